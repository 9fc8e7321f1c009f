// SPDX-License-Identifier: Apache-2.0
/**
 * Normal play, in which the last player to move wins: nim-values of heaps, and their periods,
 * proved.
 *
 * <p>Start at {@link org.losingways.normal.NimSequence}.
 */
package org.losingways.normal;
