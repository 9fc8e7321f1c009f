// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

/**
 * What matters of a heap to one player.
 *
 * @param heap a heap of this kind
 * @param length the number of moves of its longest play
 * @param value its value
 * @param isAlive whether the player can move in it
 * @param winning the set W of all (g, D) such that in company of part g, with the count D of heap
 *     and company together, some move of the player in the heap wins
 * @param isGrowing whether there are larger and larger heaps that differ from this one in their
 *     counts only, by all multiples of a saltus
 */
@SuppressWarnings("ArrayRecordComponent")
record Kind(int heap, int length, long value, boolean isAlive, long[] winning, boolean isGrowing) {}
