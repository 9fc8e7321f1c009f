// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.List;

/** Fills a table from the rules of the game. */
@FunctionalInterface
interface Recomputation {

  /**
   * The rows of the table. A kind that answers row by row gives them for the labels asked for; one
   * that makes a list gives the whole list, so that what is missing from the table shows.
   */
  List<Fixture.Row> rows(Problem problem);

  /** Answers each question by itself. */
  static Recomputation rowByRow(RowAnswer answer) {
    return problem ->
        problem.questions().stream()
            .map(row -> new Fixture.Row(row.label(), answer.cells(row)))
            .toList();
  }

  /** The entries of one row. */
  @FunctionalInterface
  interface RowAnswer {
    List<String> cells(Question row);
  }
}
