// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.List;

/**
 * The state of a solver as plain arrays, to be written to a file and resumed on another day.
 *
 * @param code the code of the rules
 * @param action what each generator of Q does to each element
 * @param p the elements in P
 * @param phi Φ from heap 0 on
 * @param steps the heaps at which the quotient changed
 */
@SuppressWarnings("ArrayRecordComponent")
public record SolverSnapshot(
    String code, int[][] action, int[] p, int[] phi, List<GrowthStep> steps) {}
