// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.game.Game;
import org.losingways.game.TakeAndBreak;
import org.losingways.reader.NamedGame;

/**
 * The code that stands for all codes equivalent to it: the one people know.
 *
 * <pre>{@code
 * CommonCode.of(TakeAndBreak.of("4.4")).game()    // 0.77, which is Kayles
 * CommonCode.of(TakeAndBreak.of("4.4")).shift()   // -1: heap n of 4.4 is heap n-1 of 0.77
 * }</pre>
 *
 * <p>A code with a name comes first, the best known name before others; then 0 before the point;
 * then the fewest digits; then the smallest digits, read from the left. Equivalence is that of
 * {@link Kinship}; a code is compared with the named codes, the tabulated ones and itself. The
 * first question costs some milliseconds, later ones some microseconds.
 */
public final class CommonCode {

  /** The code to be preferred comes first. */
  public static final Comparator<TakeAndBreak> ORDER =
      Comparator.comparingInt(CommonCode::fame)
          .thenComparingInt(code -> code.digit(0))
          .thenComparingInt(TakeAndBreak::length)
          .thenComparing(TakeAndBreak::code);

  private CommonCode() {}

  /** The place among the named games; without a name, a place after them. */
  private static int fame(TakeAndBreak code) {
    return Known.FAME.getOrDefault(code.key(), Integer.MAX_VALUE);
  }

  /** Built when first asked for, whatever budget there is then. */
  private static final class Known {

    static final Map<String, Integer> FAME = fame();
    static final Map<Object, List<TakeAndBreak>> CLASSES =
        Budget.unlimited().during(Known::classes);

    private static Stream<TakeAndBreak> named() {
      return NamedGame.gallery().stream()
          .map(NamedGame::rules)
          .filter(TakeAndBreak.class::isInstance)
          .map(TakeAndBreak.class::cast);
    }

    private static Map<String, Integer> fame() {
      Map<String, Integer> fame = new HashMap<>();
      named().forEach(code -> fame.putIfAbsent(code.key(), fame.size()));
      return fame;
    }

    private static Map<Object, List<TakeAndBreak>> classes() {
      Map<Object, List<TakeAndBreak>> classes = new LinkedHashMap<>();
      Stream.concat(named(), Kinship.tabulatedCodes())
          .distinct()
          .forEach(
              code ->
                  classes.computeIfAbsent(Kinship.kind(code), k -> new ArrayList<>()).add(code));
      return classes;
    }
  }

  /** The named and tabulated codes that are equivalent to this one, with itself, in order. */
  public static List<TakeAndBreak> equivalents(TakeAndBreak code) {
    // A few microseconds, also for somebody whose time is over: that ends searches, not names.
    Object kind = Budget.unlimited().during(() -> Kinship.kind(code));
    return Stream.concat(Stream.of(code), Known.CLASSES.getOrDefault(kind, List.of()).stream())
        .distinct()
        .sorted(ORDER)
        .toList();
  }

  /** The code that stands for this one, and how heaps are shifted from here to there. */
  public static Kinship.Cousin of(TakeAndBreak code) {
    TakeAndBreak first = equivalents(code).get(0);
    return new Kinship.Cousin(first, shift(code, first).orElse(0));
  }

  /** The game that stands for all that are equivalent to this one: itself, unless it is a code. */
  public static Game of(Game game) {
    return game instanceof TakeAndBreak code ? of(code).game() : game;
  }

  /** How heaps are shifted from one game to an equivalent one; none if they are not equivalent. */
  public static Optional<Integer> shift(Game from, Game to) {
    if (from.key().equals(to.key())) {
      return Optional.of(0);
    }
    return from instanceof TakeAndBreak a && to instanceof TakeAndBreak b
        ? Budget.unlimited().during(() -> Kinship.shift(a, b)).stream().boxed().findFirst()
        : Optional.empty();
  }
}
