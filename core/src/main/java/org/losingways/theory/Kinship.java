// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.game.TakeAndBreak;

/**
 * Codes that are written differently and play alike: cousins.
 *
 * <pre>{@code
 * Kinship.shift(TakeAndBreak.of("0.07"), TakeAndBreak.of("0.137"))   // -1: heap n there is heap n-1 here
 * }</pre>
 *
 * <p>A heap without moves might as well not be there. Leave such dead heaps out of every option,
 * and a finite code becomes a list of pairs (l, e): a heap n may become any l live heaps with n−e
 * beans in all. If the smallest live heap is s+1, count heaps from s: the pair becomes (l,
 * e+(l−1)s). Two codes with the same pairs and the same dead heaps after that have the same options
 * for every heap, so they play alike in normal and in misère play, in every company. This is a
 * proof, not an observation; games whose values agree for deeper reasons are not found.
 *
 * <p>Cost: a few microseconds for codes of three digits.
 */
public final class Kinship {

  private Kinship() {}

  /**
   * A relative.
   *
   * @param game the other code
   * @param shift heap n of the first game plays like heap n+shift of this one
   */
  public record Cousin(TakeAndBreak game, int shift) {}

  /**
   * How far heaps of one game are shifted against heaps of another that plays alike; empty when the
   * two are not shown to be alike, and for codes that never end.
   */
  public static OptionalInt shift(TakeAndBreak from, TakeAndBreak to) {
    return pattern(from).map(pattern -> shift(pattern, to)).orElse(OptionalInt.empty());
  }

  private static OptionalInt shift(Pattern from, TakeAndBreak to) {
    return pattern(to)
        .filter(from::playsLike)
        .map(other -> OptionalInt.of(other.start - from.start))
        .orElse(OptionalInt.empty());
  }

  /** The cousins of a game among the given codes, itself left out, in the order given. */
  public static List<Cousin> cousins(TakeAndBreak game, Stream<TakeAndBreak> among) {
    List<Cousin> found = new ArrayList<>();
    pattern(game)
        .ifPresent(
            own ->
                among
                    .filter(other -> !other.equals(game))
                    .forEach(
                        other ->
                            shift(own, other).ifPresent(s -> found.add(new Cousin(other, s)))));
    return found;
  }

  /**
   * Classes of codes that play alike, each in the order given, and the classes in the order of
   * their first codes; a code that never ends is alone.
   */
  public static List<List<TakeAndBreak>> classes(Stream<TakeAndBreak> among) {
    Map<Object, List<TakeAndBreak>> classes = new LinkedHashMap<>();
    among.forEach(code -> classes.computeIfAbsent(kind(code), k -> new ArrayList<>()).add(code));
    return List.copyOf(classes.values());
  }

  /** What cousins have in common and no other codes have; a code that never ends has its own. */
  static Object kind(TakeAndBreak code) {
    return pattern(code).<Object>map(p -> List.of(p.dead, p.families)).orElse(code.key());
  }

  /**
   * The codes that people tabulate, shortest first: octal codes with 0 or 4 before the point and at
   * most three digits after it, and quaternary codes of four digits.
   */
  public static Stream<TakeAndBreak> tabulatedCodes() {
    return Stream.concat(codes(8, 3), codesOfLength(0, 4, 4));
  }

  /**
   * All codes with digits below a base and at most so many of them after the point, shortest first.
   * Before the point there is a 0, or a digit that only splits heaps, if the base has one.
   *
   * @param base 4 for quaternary codes, 8 for octal ones, 16 for hexadecimal ones
   */
  public static Stream<TakeAndBreak> codes(int base, int digits) {
    return IntStream.rangeClosed(1, digits)
        .boxed()
        .flatMap(
            length ->
                IntStream.iterate(0, d0 -> d0 < base, d0 -> d0 + 4)
                    .boxed()
                    .flatMap(d0 -> codesOfLength(d0, length, base)));
  }

  private static Stream<TakeAndBreak> codesOfLength(int d0, int length, int base) {
    return IntStream.range(0, (int) Math.pow(base, length))
        .filter(i -> i % base != 0)
        .mapToObj(i -> Integer.toString(i, base).toUpperCase(Locale.ROOT))
        .map(
            i ->
                TakeAndBreak.of(
                    Integer.toString(d0, base).toUpperCase(Locale.ROOT)
                        + "."
                        + "0".repeat(length - i.length())
                        + i));
  }

  /**
   * A family of options: any {@code live} live heaps with {@code missing} beans fewer than the heap
   * moved in.
   */
  private record Family(int live, int missing) {}

  /**
   * What a code comes to when dead heaps are left out.
   *
   * @param start the smallest live heap
   * @param dead the dead heaps above it, counted from it
   * @param families the options, counted from it
   */
  private record Pattern(int start, BitSet dead, Set<Family> families) {
    boolean playsLike(Pattern o) {
      return dead.equals(o.dead) && families.equals(o.families);
    }
  }

  private static Optional<Pattern> pattern(TakeAndBreak game) {
    Budget.tick();
    if (!game.isFinite()) {
      return Optional.empty();
    }
    BitSet dead = deadHeaps(game);
    int start = dead.nextClearBit(1);
    int s = start - 1;
    Set<Family> families = new HashSet<>();
    for (int k = 0; k <= game.length(); k++) {
      for (int parts = 0; parts <= TakeAndBreak.MAX_PARTS; parts++) {
        if (game.allows(k, parts)) {
          addFamilies(families, k, parts, dead, s);
        }
      }
    }
    BitSet above = dead.get(start, Math.max(start, dead.length()));
    return Optional.of(new Pattern(start, above, families));
  }

  private static void addFamilies(Set<Family> into, int k, int parts, BitSet dead, int s) {
    BitSet deadBeans = new BitSet();
    deadBeans.set(0);
    for (int live = parts; live >= 0; live--) {
      int l = live;
      deadBeans.stream()
          .map(beans -> k + beans + (l - 1) * s)
          .filter(e -> l > 0 || e > 0)
          .forEach(e -> into.add(new Family(l, e)));
      BitSet oneMore = new BitSet();
      deadBeans.stream().forEach(beans -> dead.stream().forEach(d -> oneMore.set(beans + d)));
      deadBeans = oneMore;
    }
  }

  /**
   * The heaps from 1 on that have no move, as far as some live heap lies above them. When the code
   * only ever takes whole heaps there are infinitely many; those above the last live one never
   * occur as a part, so nothing asks for them.
   */
  private static BitSet deadHeaps(TakeAndBreak game) {
    BitSet dead = new BitSet();
    int bound = game.length() + TakeAndBreak.MAX_PARTS;
    int lastLive = 0;
    for (int n = 1; n <= bound; n++) {
      if (hasMove(game, n)) {
        lastLive = n;
      } else {
        dead.set(n);
      }
    }
    dead.clear(lastLive + 1, bound + 1);
    return dead;
  }

  private static boolean hasMove(TakeAndBreak game, int heap) {
    for (int k = 0; k <= Math.min(heap, game.length()); k++) {
      int rest = heap - k;
      int leavable = rest == 0 ? 1 : (1 << (Math.min(rest, TakeAndBreak.MAX_PARTS) + 1)) - 2;
      if ((game.digit(k) & leavable) != 0) {
        return true;
      }
    }
    return false;
  }
}
