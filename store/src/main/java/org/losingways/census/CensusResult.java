// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.Optional;
import org.losingways.show.answer.census.Standing;

/**
 * What came of a {@link CensusTask}: plain data, which is believed only after it was examined.
 *
 * @param code the game of the task
 * @param standing how the game stands, by the word of whoever worked on it
 * @param run the solver's state, as {@code --save} writes it, or of a partizan game
 * @param certificate the proof of a solved game
 * @param milliseconds of work that it took
 * @param failure why there is no result, if there is none
 */
public record CensusResult(
    String code,
    Optional<Standing> standing,
    Optional<String> run,
    Optional<String> certificate,
    long milliseconds,
    Optional<String> failure) {

  /** No result. */
  public static CensusResult failed(CensusTask task, String why) {
    return new CensusResult(
        task.code(), Optional.empty(), Optional.empty(), Optional.empty(), 0, Optional.of(why));
  }

  /** The result as bytes, to be sent. */
  public byte[] bytes() {
    return RecordBytes.write(this);
  }

  /** What {@link #bytes} wrote. */
  public static CensusResult of(byte[] bytes) {
    return RecordBytes.read(bytes, CensusResult.class);
  }
}
