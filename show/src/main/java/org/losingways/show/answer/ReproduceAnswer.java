// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.List;
import java.util.Optional;

/**
 * The answer of {@code misere reproduce}: tables of the papers, computed again and compared.
 *
 * @param leftOut those that take long, and nobody asked for
 * @param notReached those that were to be computed when somebody stopped it
 * @param match whether all that were computed are as printed
 */
public record ReproduceAnswer(
    List<Table> tables,
    List<Name> leftOut,
    List<Name> notReached,
    boolean match,
    long milliseconds) {

  /**
   * Which table.
   *
   * @param number what the paper calls it: Figure 12, Table 3, §4.5
   * @param kind the computation that gives it
   */
  public record Name(String paper, String number, String title, String kind) {}

  /** A place where table and computation disagree. */
  public record Difference(String where, String expected, String computed) {

    @Override
    public String toString() {
      return where + ": " + expected + " in the table, " + computed + " computed";
    }
  }

  /** A place where a paper prints something else than what is right. */
  public record Misprint(String where, String printed, String right, String why) {}

  /**
   * A table that was computed.
   *
   * @param entries how many entries were compared
   * @param shown the table itself, if somebody wants to see it
   */
  public record Table(
      @Flattened Name name,
      boolean match,
      int entries,
      List<Difference> differences,
      List<Misprint> corrections,
      @Omitted Optional<Shown> shown) {}

  /**
   * A table as it was computed.
   *
   * @param command what to type for it, or for its first row
   */
  public record Shown(Optional<String> command, List<Row> rows) {}

  /**
   * A row of a table.
   *
   * @param label what it is about: a heap, a position, a game
   */
  public record Row(String label, List<String> cells) {}

  /** The tables in one answer. */
  public static ReproduceAnswer of(
      List<Table> tables, List<Name> leftOut, List<Name> notReached, long milliseconds) {
    return new ReproduceAnswer(
        tables, leftOut, notReached, tables.stream().allMatch(Table::match), milliseconds);
  }
}
