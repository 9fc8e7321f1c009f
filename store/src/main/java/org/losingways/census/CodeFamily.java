// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.losingways.game.TakeAndBreak;
import org.losingways.theory.CommonCode;
import org.losingways.theory.Kinship;

/**
 * Families of codes, of which each class of games that play alike is looked at once.
 *
 * <pre>{@code
 * CodeFamily.OCTAL.games(3)       // 0.1, 0.2, …, each with its cousins among codes of three digits
 * CodeFamily.PARTIZAN.games(1)    // 0.1/0.1, 0.1/0.2, …
 * }</pre>
 */
public enum CodeFamily {
  /** Digits 0 to 7: a move leaves at most two heaps. */
  OCTAL(8, 3, 5),
  /** Digits 0 to 3: a move leaves at most one heap. */
  QUATERNARY(4, 4, 8),
  /** Digits 0 to F: a move leaves at most three heaps. */
  HEX(16, 2, 4),
  /** Two octal codes, Left's and Right's; of a pair and its conjugate, one. */
  PARTIZAN(8, 2, 3);

  private final int base;
  private final int usualDigits;
  private final int mostDigits;

  CodeFamily(int base, int usualDigits, int mostDigits) {
    this.base = base;
    this.usualDigits = usualDigits;
    this.mostDigits = mostDigits;
  }

  /**
   * A game that stands for all that play like it.
   *
   * @param code the one that people know ({@link CommonCode#ORDER})
   * @param cousins the others
   */
  public record Kin(String code, List<String> cousins) {}

  /** The family with a name, such as {@code octal}. */
  public static Optional<CodeFamily> named(String name) {
    return Stream.of(values()).filter(f -> f.text().equals(name)).findFirst();
  }

  /** Such as {@code octal}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How many digits after the point people tabulate. */
  public int usualDigits() {
    return usualDigits;
  }

  /** How many digits after the point a census can have. */
  public int mostDigits() {
    return mostDigits;
  }

  /** One game of each class of cousins among the codes of at most so many digits. */
  public List<Kin> games(int digits) {
    return games(digits, base - 1);
  }

  /**
   * The same for codes with no digit larger than this after the point, nor before it.
   *
   * @param largest the largest digit
   */
  public List<Kin> games(int digits, int largest) {
    Stream<TakeAndBreak> codes =
        Kinship.codes(base, digits).filter(code -> hasDigitsTo(code, largest));
    return this == PARTIZAN ? pairs(codes) : classes(codes);
  }

  private static boolean hasDigitsTo(TakeAndBreak code, int largest) {
    for (int k = 0; k <= code.length(); k++) {
      if (code.digit(k) > largest) {
        return false;
      }
    }
    return true;
  }

  /** In the order of the codes that stand for their classes. */
  private static List<Kin> classes(Stream<TakeAndBreak> codes) {
    List<TakeAndBreak> all = codes.toList();
    Map<TakeAndBreak, Kin> byFirst = new HashMap<>();
    for (List<TakeAndBreak> alike : Kinship.classes(all.stream())) {
      TakeAndBreak first = Collections.min(alike, CommonCode.ORDER);
      byFirst.put(
          first,
          new Kin(
              first.code(),
              alike.stream().filter(c -> !c.equals(first)).map(TakeAndBreak::code).toList()));
    }
    return all.stream().filter(byFirst::containsKey).map(byFirst::get).toList();
  }

  private static List<Kin> pairs(Stream<TakeAndBreak> codes) {
    List<String> all =
        Stream.concat(Stream.of("0.0"), codes.filter(c -> c.digit(0) == 0).map(TakeAndBreak::code))
            .toList();
    List<Kin> pairs = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i; j < all.size(); j++) {
        pairs.add(
            new Kin(
                all.get(i) + "/" + all.get(j),
                i == j ? List.of() : List.of(all.get(j) + "/" + all.get(i))));
      }
    }
    return pairs;
  }
}
