// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

/** How many there are of something: {@code Counted.of(1, "ray")} is "1 ray". */
public final class Counted {

  private Counted() {}

  public static String of(long number, String noun) {
    return of(number, noun, noun + "s");
  }

  public static String of(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
