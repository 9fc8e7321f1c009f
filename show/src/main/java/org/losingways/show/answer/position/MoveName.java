// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.math.BigInteger;
import java.util.List;
import org.losingways.game.Labels;
import org.losingways.play.Move;
import org.losingways.show.answer.HeapName;

/**
 * A move as people write it.
 *
 * @param heap the heap that is moved in
 * @param to what becomes of it
 */
public record MoveName(HeapName heap, List<HeapName> to) {

  /** A move of a game with these labels. */
  public static MoveName of(Labels labels, Move move) {
    return new MoveName(HeapName.of(labels, move.heap()), HeapName.all(labels, move.to()));
  }

  /** A move of a game whose heaps are small. */
  public static MoveName of(Labels labels, int heap, List<HeapName> to) {
    return new MoveName(HeapName.of(labels, BigInteger.valueOf(heap)), to);
  }
}
