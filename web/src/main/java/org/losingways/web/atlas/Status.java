// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.OptionalInt;
import org.losingways.game.Labels;
import org.losingways.show.answer.quotient.EndlessParts;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.SolveAnswer;

/** Status and proof of a game in one line. */
final class Status {

  private Status() {}

  /**
   * The line on an impartial game.
   *
   * @param isFinite whether the game has finitely many heaps
   */
  static String line(SolveAnswer answer, Labels labels, boolean isFinite) {
    QuotientSummary q = answer.quotient();
    if (!q.status().equals("solved")) {
      return open(answer, labels);
    }
    if (answer.endless().isPresent()) {
      EndlessParts e = answer.endless().get();
      return "Solved for heaps of every size by "
          + switch (e.kind()) {
            case "nim" -> "nim-values";
            case "levels" -> "levels";
            default -> "weights and thresholds";
          }
          + ", which go on regularly from heap %d on; no finite set generates the quotient."
              .formatted(e.start());
    }
    String what =
        q.order().isEmpty()
            ? "an infinite quotient"
            : q.name()
                .map(name -> "the %s quotient %s of order %d".formatted(
                    q.tame() ? "tame" : "wild", name, q.order().getAsInt()))
                .orElseGet(
                    () -> "a %s quotient of order %d".formatted(
                        q.tame() ? "tame" : "wild", q.order().getAsInt()));
    String how =
        q.period().isPresent()
            ? "Φ has %s, proved for heaps of every size".formatted(period(q.period(), q.preperiod()))
            : q.pattern()
                .map(sentence -> sentence + ", proved for all " + labels.nouns())
                .orElse(
                    isFinite
                        ? "proved for all %s there are".formatted(labels.nouns())
                        : "proved for all " + labels.nouns());
    return "Solved by %s; %s.".formatted(what, how);
  }

  private static String period(OptionalInt period, OptionalInt preperiod) {
    return "period %d from heap %d on".formatted(period.getAsInt(), preperiod.getAsInt());
  }

  private static String open(SolveAnswer answer, Labels labels) {
    QuotientSummary q = answer.quotient();
    String last = labels.noun() + " " + labels.label(q.heapsComputed());
    String what =
        q.order().isPresent()
            ? "a quotient of order %d is verified to %s".formatted(q.order().getAsInt(), last)
            : "the quotient is proved to be infinite, and verified to " + last;
    String next =
        answer
            .promise()
            .map(
                p ->
                    "; Φ has period %d from heap %d on so far, and for ever if it goes on to heap %d"
                        .formatted(p.period(), p.preperiod(), p.provedAt()))
            .orElse("");
    return "Not solved; " + what + next + ".";
  }

  /** The line on a game with Left and Right. */
  static String line(PartizanSolveAnswer answer) {
    String what =
        answer.order().isPresent()
            ? "a misère monoid of order " + answer.order().getAsInt()
            : "an infinite misère monoid";
    if (!answer.status().equals("solved")) {
      return "Not solved; %s is verified to heap %d.".formatted(what, answer.heapsComputed());
    }
    return answer.period().isPresent()
        ? "Solved by %s; Φ has %s, proved for heaps of every size."
            .formatted(what, period(answer.period(), answer.preperiod()))
        : "Solved by %s; proved for all its heaps.".formatted(what);
  }
}
