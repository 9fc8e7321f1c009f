// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import org.losingways.monoid.FiniteMonoid;

/**
 * A reduced bipartite monoid with the values of heaps: a candidate for a partial quotient.
 *
 * @param monoid Q
 * @param p the elements in P
 * @param values Φ from heap 0 on
 * @param words for each element a shortest position with this value
 */
@SuppressWarnings("ArrayRecordComponent")
record Reduced(FiniteMonoid monoid, long[] p, int[] values, int[][] words) {}
