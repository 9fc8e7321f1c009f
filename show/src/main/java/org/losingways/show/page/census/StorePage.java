// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.census;

import java.util.List;
import org.losingways.show.answer.census.StoreAnswer;
import org.losingways.show.page.text.Paper;
import org.losingways.show.view.Counted;

/** The text of {@code misere store}. */
public record StorePage(Paper output) {

  private static final int KIB = 1024;

  /** The games that were asked for. */
  public void list(StoreAnswer.Listed answer) {
    if (!answer.games().isEmpty()) {
      StandingTable table = new StandingTable(output);
      answer.games().forEach(game -> table.row(game.standing()));
      table.print(output);
      output.line();
    }
    long solved = answer.games().stream().filter(g -> g.standing().isSolved()).count();
    long claims = answer.games().stream().filter(g -> !g.verified()).count();
    output.line(
        "%s in '%s', %d solved%s."
            .formatted(
                Counted.of(answer.games().size(), "game"),
                answer.store(),
                solved,
                claims == 0
                    ? ""
                    : "; %d not verified ('misere store verify' verifies them)".formatted(claims)));
  }

  /** One game. */
  public void show(StoreAnswer.Listed answer) {
    StoreAnswer.Stored game = answer.games().get(0);
    StandingTable table = new StandingTable(output);
    table.row(game.standing());
    table.print(output);
    output.line();
    output.line(
        "Found by misere %s, last written %s, after %d ms of work (limits %s)."
            .formatted(
                game.origin().version(),
                game.origin().written(),
                game.origin().milliseconds(),
                game.origin().limits()));
    output.line(
        "Saved run %d KiB, certificate %d KiB, %s."
            .formatted(
                (game.runBytes() + KIB - 1) / KIB,
                (game.certificateBytes() + KIB - 1) / KIB,
                game.verified() ? "verified" : "not verified on this machine"));
    answer
        .record()
        .ifPresent(
            record ->
                output.line("Record of " + output.named(record.game()) + ": ", record.line()));
  }

  /** What an inspection found. */
  public void verified(StoreAnswer.Verified answer) {
    if (!answer.integrity().equals("ok")) {
      output.line("The file is damaged: " + answer.integrity());
    }
    output.line(right(answer.right(), answer.store()) + ".");
    faults(answer.wrong(), answer.unread());
  }

  /** What was taken over. */
  public void merged(StoreAnswer.Merged answer) {
    output.line(
        "%s; %d %s new to '%s' and saved."
            .formatted(
                right(answer.right(), answer.from()),
                answer.taken(),
                answer.taken() == 1 ? "was" : "were",
                answer.store()));
    faults(answer.wrong(), answer.unread());
  }

  private static String right(long entries, String store) {
    return "%s of '%s' %s right"
        .formatted(Counted.of(entries, "entry", "entries"), store, entries == 1 ? "is" : "are");
  }

  private void faults(List<StoreAnswer.Wrong> wrong, List<String> unread) {
    wrong.forEach(w -> output.line("Rejected: ", w.code() + ": " + w.why() + "."));
    if (!unread.isEmpty()) {
      output.line("Not examined: ", String.join("  ", unread));
    }
  }

  /** What was done. */
  public void done(StoreAnswer.Done answer) {
    output.line(
        answer.action().equals("prune")
            ? "%s deleted.".formatted(games(answer))
            : "%s in '%s'.".formatted(games(answer), answer.file().orElse("")));
  }

  private static String games(StoreAnswer.Done answer) {
    return "%s of '%s' %s"
        .formatted(
            Counted.of(answer.games(), "game"), answer.store(), answer.games() == 1 ? "is" : "are");
  }
}
