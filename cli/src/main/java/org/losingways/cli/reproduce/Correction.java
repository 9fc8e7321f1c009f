// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

/**
 * A place where a paper prints something else than the fixture holds.
 *
 * @param where the place in words
 * @param place the place in the fixture
 * @param printed what the paper prints
 * @param right what is right
 * @param why how that is known
 */
public record Correction(String where, Place place, String printed, String right, String why) {

  /** What a correction is about. */
  public sealed interface Place {}

  /**
   * An entry of the table.
   *
   * @param row the row, from 1
   * @param cell the entry in it, from 1
   */
  public record Entry(int row, int cell) implements Place {}

  /**
   * The label of a row.
   *
   * @param row the row, from 1
   */
  public record Label(int row) implements Place {}

  /**
   * Something that holds for the whole table.
   *
   * @param name the setting
   */
  public record Setting(String name) implements Place {}

  /** A sentence beside the table. */
  public record Sentence() implements Place {}
}
