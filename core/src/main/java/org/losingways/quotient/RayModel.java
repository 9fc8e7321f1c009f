// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Arrays;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;

/**
 * An infinite quotient in the form in which it was verified: elements of different degree are kept
 * apart, so that there are finitely many of each degree.
 *
 * @param monoid the monoid
 * @param p P
 * @param values Φ from heap 0 on
 * @param degrees the degree of each generator
 * @param heaps the heap that each generator is the value of
 */
@SuppressWarnings("ArrayRecordComponent")
public record RayModel(RayMonoid monoid, RaySet p, int[] values, int[] degrees, int[] heaps) {

  /** This quotient with one heap more. */
  public RayModel withNext(int value) {
    int[] more = Arrays.copyOf(values, values.length + 1);
    more[values.length] = value;
    return new RayModel(monoid, p, more, degrees, heaps);
  }

  /** The degree of a position. */
  public int degree(int[] position) {
    int degree = 0;
    for (int h : position) {
      degree += degree(values[h]);
    }
    return degree;
  }

  /** The degree of an element. */
  public int degree(int element) {
    return monoid.degree(element, degrees);
  }
}
