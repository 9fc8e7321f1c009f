// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.losingways.game.Ruleset;

/** Games for tests to try. */
public final class Codes {

  /** A heap is split into two unequal ones: rules in Java. */
  public static final Ruleset GRUNDY =
      (heap, options) -> {
        int[] parts = new int[2];
        for (parts[0] = 1; 2 * parts[0] < heap; parts[0]++) {
          parts[1] = heap - parts[0];
          options.accept(parts, 2);
        }
      };

  private static final String SIXTEEN = "0123456789ABCDEF";

  private Codes() {}

  /** 0. and one to four digits to 3. */
  public static Arbitrary<String> quaternary() {
    return of("0123", 4, "0.");
  }

  /** Codes that begin like this, with so many digits to 7 at most. */
  public static Arbitrary<String> octal(int most, String... starts) {
    return of("01234567", most, starts);
  }

  /** Codes that begin like this, with one to four digits to F. */
  public static Arbitrary<String> hexadecimal(String... starts) {
    return of(SIXTEEN, 4, starts);
  }

  /** The same, with digits that repeat for ever, or without. */
  public static Arbitrary<String> repeating(String... starts) {
    Arbitrary<String> tails = of(SIXTEEN, 3, "(").map(tail -> tail + ")");
    return Arbitraries.oneOf(
        hexadecimal(starts),
        Arbitraries.of(starts).flatMap(start -> tails.map(start::concat)),
        hexadecimal(starts).flatMap(code -> tails.map(code::concat)));
  }

  private static Arbitrary<String> of(String digits, int most, String... starts) {
    Arbitrary<String> rest =
        Arbitraries.strings().withChars(digits).ofMinLength(1).ofMaxLength(most);
    return Arbitraries.of(starts).flatMap(start -> rest.map(start::concat));
  }
}
