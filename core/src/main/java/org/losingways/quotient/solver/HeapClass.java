// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

/**
 * Heaps that a quotient cannot tell apart by one move: same value, same winning company.
 *
 * @param heap one of them, of least length
 * @param length the number of moves of its longest play
 * @param value Φ(heap)
 * @param winning W(heap) = { z : some option t has z·Φ(t) ∈ P }, the values of company in which a
 *     move in this heap wins
 */
@SuppressWarnings("ArrayRecordComponent")
record HeapClass(int heap, int length, int value, long[] winning) {}
