// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game to be worked on for a while, by whoever: plain data that can be sent to another machine.
 *
 * @param code how the game is written, as {@link org.losingways.reader.GameReader} reads it
 * @param milliseconds of work, at most
 * @param maxHeap the last heap to look at
 * @param maxOrder the largest order of a quotient
 * @param maxBytes the most memory a trial may take, by estimate
 * @param run where to go on: a saved run, as {@code --save} writes it, or one of a partizan game
 */
public record CensusTask(
    String code,
    long milliseconds,
    OptionalInt maxHeap,
    OptionalInt maxOrder,
    long maxBytes,
    Optional<String> run) {

  /** How long it may be worked on. */
  public Duration time() {
    return Duration.ofMillis(milliseconds);
  }

  /** The task as bytes, to be sent. */
  public byte[] bytes() {
    return RecordBytes.write(this);
  }

  /** What {@link #bytes} wrote. */
  public static CensusTask of(byte[] bytes) {
    return RecordBytes.read(bytes, CensusTask.class);
  }

  /** Works on the task within its limits, on this thread. */
  public CensusResult work() {
    return work(() -> false);
  }

  /**
   * Works on the task within its limits, on this thread.
   *
   * @param isOver asked again and again whether to stop early; what is proved by then is the result
   */
  public CensusResult work(java.util.function.BooleanSupplier isOver) {
    return CensusWork.on(this, isOver);
  }
}
