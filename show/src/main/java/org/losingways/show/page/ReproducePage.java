// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.List;
import java.util.stream.Stream;
import org.losingways.show.answer.ReproduceAnswer;
import org.losingways.show.answer.ReproduceAnswer.Difference;
import org.losingways.show.answer.ReproduceAnswer.Name;
import org.losingways.show.answer.ReproduceAnswer.Table;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.view.Counted;

/**
 * Tables of the papers, a line each as they are done.
 *
 * @param verbose whether to show the misprints that the tables correct
 */
public record ReproducePage(Paper output, boolean verbose) {

  private static final int DIFFERENCES_SHOWN = 5;

  /** Prints a table that was just compared. */
  public void print(Table table) {
    Ink ink = output.ink();
    List<Difference> differences = table.differences();
    output.line(
        head(table.name())
            + (table.match() ? "match" : ink.strong(differences.size() + " different")));
    differences.stream().limit(DIFFERENCES_SHOWN).forEach(d -> output.line("    " + d));
    if (differences.size() > DIFFERENCES_SHOWN) {
      output.line("    and " + (differences.size() - DIFFERENCES_SHOWN) + " more");
    }
    if (verbose) {
      table.corrections().stream()
          .map(
              c ->
                  "    misprint, %s: printed %s, right %s; %s"
                      .formatted(c.where(), c.printed(), c.right(), c.why()))
          .forEach(text -> output.line(ink.faint(text)));
    }
    table.shown().ifPresent(this::shown);
    output.out().flush();
  }

  /** A table as it was computed, and how to make it. */
  private void shown(ReproduceAnswer.Shown table) {
    List<List<String>> lines =
        table.rows().stream()
            .map(row -> Stream.concat(Stream.of(row.label()), row.cells().stream()).toList())
            .toList();
    output.line();
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder("  ");
      for (int i = 0; i < line.size(); i++) {
        int column = i;
        int width =
            lines.stream()
                .filter(l -> l.size() > column + 1)
                .mapToInt(l -> l.get(column).length())
                .max()
                .orElse(0);
        text.append(Paper.whole(line.get(i)))
            .append(Paper.whole(" ".repeat(Math.max(0, width - line.get(i).length())) + "  "));
      }
      output.line(text.toString().stripTrailing());
    }
    output.line();
    table
        .command()
        .ifPresentOrElse(
            command -> output.asIs("  Made by: " + command),
            () -> output.line("  No other command makes it."));
    output.line();
  }

  /** Prints what was left out, and how it went. */
  public void end(ReproduceAnswer answer) {
    answer
        .leftOut()
        .forEach(
            name -> output.line(head(name) + "skipped because it takes long; --slow computes it"));
    output.line();
    output.line(summary(answer.tables()));
    if (!answer.notReached().isEmpty()) {
      output.line(
          "Stopped by ctrl-C before %s."
              .formatted(Counted.of(answer.notReached().size(), "other table")));
    }
  }

  private String head(Name name) {
    return output.ink().strong("%-10s  ".formatted(name.paper()) + name.number())
        + " ".repeat(Math.max(0, 24 - name.number().length()))
        + "  %s: ".formatted(name.title());
  }

  private String summary(List<Table> done) {
    long different = done.stream().filter(t -> !t.match()).count();
    int entries = done.stream().mapToInt(Table::entries).sum();
    int misprints = done.stream().mapToInt(t -> t.corrections().size()).sum();
    return "%s, %s: %s%s"
        .formatted(
            Counted.of(done.size(), "table", "tables"),
            Counted.of(entries, "entry", "entries"),
            different == 0 ? "all match" : Counted.of(different, "table differs", "tables differ"),
            misprints == 0
                ? "."
                : "; %s of the papers corrected%s"
                    .formatted(
                        Counted.of(misprints, "misprint", "misprints"),
                        verbose ? "." : " (--verbose shows them)."));
  }
}
