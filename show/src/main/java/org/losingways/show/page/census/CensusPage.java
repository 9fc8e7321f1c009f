// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.census;

import java.util.List;
import java.util.stream.Stream;
import org.losingways.show.answer.census.CensusAnswer;
import org.losingways.show.answer.census.CensusGame;
import org.losingways.show.page.text.Paper;
import org.losingways.show.view.Counted;

/** The text of {@code misere census}: a table, then a summary; or CSV. */
public record CensusPage(Paper output) {

  private static final int MOST_NEW = 40;
  private static final int MOST_SAME = 60;

  /** The table and what follows from it. */
  public void print(CensusAnswer answer) {
    StandingTable table = new StandingTable(output);
    answer.games().forEach(game -> table.row(game.standing()));
    table.print(output);
    output.line();
    summary(answer);
  }

  /** The summary alone. */
  public void summary(CensusAnswer answer) {
    int games = answer.games().size() + answer.waiting().size();
    output.line(
        "%s: %s (%s), %d solved%s."
            .formatted(
                answer.census(),
                Counted.of(games, "game"),
                Counted.of(answer.codes(), "code"),
                answer.solved(),
                answer.isComplete() ? "" : "; stopped before the end"));
    for (boolean isSolved : new boolean[] {true, false}) {
      answer.counts().stream()
          .filter(count -> count.isSolved() == isSolved)
          .forEach(
              count ->
                  output.line(
                      "%7d %s %s"
                          .formatted(
                              count.games(), isSolved ? "solved," : "open,", count.behaviour())));
    }
    if (!answer.waiting().isEmpty()) {
      output.line("%7d not examined yet".formatted(answer.waiting().size()));
    }
    answer
        .lastCensus()
        .ifPresent(
            when ->
                output.line(
                    "Solved since %s: ".formatted(when),
                    answer.fresh().isEmpty() ? "none" : list(answer.fresh().stream(), MOST_NEW)));
    if (!answer.sameQuotients().isEmpty()) {
      output.line("Games with isomorphic quotients (proved):");
      answer.sameQuotients().stream()
          .limit(output.full() ? Long.MAX_VALUE : MOST_SAME)
          .forEach(
              same ->
                  output.line(
                      "  order %-6s"
                          .formatted(
                              same.order().isPresent()
                                  ? String.valueOf(same.order().getAsInt())
                                  : "∞"),
                      list(same.games().stream(), MOST_NEW)));
      int hidden = answer.sameQuotients().size() - MOST_SAME;
      if (hidden > 0 && !output.full()) {
        output.line("  … and %d more; --full prints all.".formatted(hidden));
      }
    }
    answer
        .questions()
        .ifPresent(
            questions -> {
              output.line("Finite quotients of solved games (Advances, §10.3):");
              questions.forEach(
                  q ->
                      output.line(
                          "%7d of %d: %s%s"
                              .formatted(
                                  q.yes(),
                                  q.games(),
                                  q.question(),
                                  q.exceptions().isEmpty()
                                      ? ""
                                      : "; not " + list(q.exceptions().stream(), MOST_NEW))));
            });
    answer.objections().forEach(sentence -> output.line("Rejected: ", sentence));
  }

  private String list(Stream<String> codes, int most) {
    List<String> all = codes.toList();
    boolean isLong = all.size() > most && !output.full();
    return String.join("  ", isLong ? all.subList(0, most) : all)
        + (isLong ? "  … (%d in all)".formatted(all.size()) : "");
  }

  /** A line of CSV for each game. */
  public void csv(CensusAnswer answer) {
    output.asIs(StandingTable.csvHead("cousins"));
    for (CensusGame game : answer.games()) {
      output.asIs(
          StandingTable.csv(
              game.standing(), game.milliseconds(), String.join(" ", game.cousins())));
    }
  }
}
