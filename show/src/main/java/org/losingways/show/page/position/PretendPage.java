// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.genus.Genus;
import org.losingways.quotient.Period;
import org.losingways.show.answer.position.PretendAnswer;
import org.losingways.show.answer.quotient.EndlessParts;
import org.losingways.show.page.text.Grid;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Paper;
import org.losingways.show.view.Counted;
import org.losingways.theory.Pretending;
import org.losingways.theory.PretendingProof;
import org.losingways.theory.SmallSums;

/** The text of {@code misere pretend}: the five elements of <i>Pretending</i>, §3.2. */
public record PretendPage(Paper output, PretendAnswer answer) {

  /** Longer addition tables are left to JSON. */
  private static final int MOST_ROWS = 64;

  private static final int MOST_EXCEPTIONS = 40;

  /**
   * Prints the tables, and the proof if there is one.
   *
   * @param isBeyond whether a proof was asked for that the theorems do not give
   */
  public void print(boolean isBeyond) {
    heaps();
    new Heaps(table().rules()).legend(output, table().lastHeap());
    answer.endless().filter(e -> !answer.companies().isEmpty()).ifPresent(this::companies);
    sums(answer.small());
    answer.hypotheses().ifPresent(this::proof);
    if (isBeyond) {
      output.line();
      output.line(
          "The theorems need a p and an s for every heap; here the quotient is infinite, and some"
              + " heaps have none.");
    }
  }

  private void heaps() {
    String code = output.named(answer.game());
    output.line(
        output
            .ink()
            .strong(
                answer.endless().isPresent()
                    ? code + " is solved for heaps of every size; these are the first ones."
                    : table().isSolved()
                        ? code + " is solved: these tables hold for all heaps."
                        : code + ", to heap " + table().lastHeap() + " only."));
    output.line();
    output.line("Genus table");
    grid(table().heapGenera().stream().map(g -> g.map(Genus::toUnicode).orElse("?")).toList());
    output.line();
    output.line("Heap pretending table");
    List<String> cells = new ArrayList<>();
    for (String entry : table().entries()) {
      cells.add(
          table().specials().stream()
              .filter(x -> x.name().equals(entry))
              .findFirst()
              .flatMap(Pretending.Special::powers)
              .map(powers -> entry + "(" + powers.period() + "," + powers.preperiod() + ")")
              .orElse(entry));
    }
    grid(cells);
    output.line(
        ":n is an adder: ⌊n/2⌋ nim-heaps of size 2, and one of size 1 if n is odd."
            + (cells.stream().anyMatch(cell -> cell.endsWith(")"))
                ? " X(p,s) is a special game: p copies of it can be left out while s others remain."
                : ""));
  }

  private void companies(EndlessParts parts) {
    output.line();
    output.line(
        "In a large enough context each heap is an adder: \":a w\" means that the heap can be pretended to be :a when the other heaps have weight w or more.");
    grid(
        Stream.concat(
                Stream.of(":0"),
                answer.companies().stream()
                    .map(c -> ":" + c.adder() + (c.beside() == 0 ? "" : " w" + c.beside())))
            .toList());
    output.line(
        "From heap %d on, %s later the adder is larger by %d, and the weight w, if any, by %d."
            .formatted(
                parts.start(),
                Counted.of(parts.period(), "heap"),
                2 * parts.saltus(),
                parts.saltus()));
    output.line("A heap that is pretended to be :a has weight ⌊a/2⌋.");
  }

  private void grid(List<String> fromZero) {
    List<String> cells = fromZero.subList(1, fromZero.size());
    long period = table().period().map(Period::period).orElse(0);
    long repeatsFrom =
        table().period().map(p -> Math.max(1, p.preperiod())).orElse(Integer.MAX_VALUE);
    int columns = Grid.columnsFor(period, cells, output);
    int fullRows = cells.size() - cells.size() % columns;
    // A last row that is not full says nothing new once the period has been shown whole.
    List<String> shown = fullRows >= repeatsFrom + period ? cells.subList(0, fullRows) : cells;
    new Grid(shown, columns, repeatsFrom).print(output);
  }

  private void sums(SmallSums sums) {
    output.line();
    if (table().specials().isEmpty()) {
      output.line("There are no special games: every heap is an adder.");
      return;
    }
    output.line("Special games");
    for (Pretending.Special x : table().specials()) {
      output.line(
          "  %s  heap %d, genus %s, %s"
              .formatted(
                  x.name(),
                  x.heap(),
                  x.genus().map(Genus::toUnicode).orElse("not found"),
                  x.powers()
                      .map(
                          p ->
                              "%s = %s"
                                  .formatted(
                                      times(x.name(), p.preperiod() + p.period()),
                                      times(x.name(), p.preperiod())))
                      .orElse("no two multiples of it are equal")));
    }
    output.line();
    if (sums.complete() && (sums.rows().size() <= MOST_ROWS || output.full())) {
      output.line("Addition table");
      sums.rows().forEach(this::row);
    } else {
      output.line(
          "The addition table has %s sums%s"
              .formatted(
                  sums.total().map(String::valueOf).orElse("infinitely many"),
                  sums.complete() ? "; --full prints them." : ", too many to list."));
    }
    output.line();
    List<String> stand = new ArrayList<>();
    for (int i = 0; i < table().specials().size(); i++) {
      stand.add(table().specials().get(i).name() + " as " + sums.approximator().get(i));
    }
    output.line(
        "Adder approximator: ", stand.stream().map(Paper::whole).collect(Collectors.joining(", ")));
    output.line(
        sums.exceptions().isEmpty()
            ? "It has no exceptions."
            : "Exceptions, %d of the %d %ssums:"
                .formatted(
                    sums.exceptions().size(),
                    sums.rows().size(),
                    sums.complete() ? "" : "shortest "));
    int shown = output.full() ? Integer.MAX_VALUE : MOST_EXCEPTIONS;
    sums.exceptions().stream().limit(shown).forEach(this::row);
    if (sums.exceptions().size() > shown) {
      output.line("  … (--full prints all)");
    }
  }

  private void row(SmallSums.Row row) {
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < row.counts().size(); i++) {
      if (row.counts().get(i) > 0) {
        terms.add(times(table().specials().get(i).name(), row.counts().get(i)));
      }
    }
    String sum = terms.isEmpty() ? "0" : terms.stream().collect(Collectors.joining("+"));
    output.line("  " + sum + " ".repeat(Math.max(1, 16 - sum.length())) + row.genus().toUnicode());
  }

  private static String times(String name, int count) {
    return count == 0 ? "0" : count == 1 ? name : count + "·" + name;
  }

  /** Each hypothesis of the two theorems, and what follows. */
  private void proof(PretendingProof proof) {
    int p = proof.property().p();
    int s = proof.property().s();
    int last = proof.lastHeap();
    String property = "(%d,%d)-pretending property".formatted(p, s);
    output.line();
    output.line(output.ink().strong("Proof of the " + property));
    output.line("Theorem 9.3 with p = %d, s = %d, n = %d:".formatted(p, s, last));
    output.line(
        "  %s = %s in the table, for each heap h".formatted(times("h", p + s), times("h", s)));
    output.line(
        "  each position with at most 2p+s−1 = %d heaps of each size (%d^%d of them, in %d cases) has the outcome that the table gives"
                .formatted(2 * p + s - 1, 2 * p + s, last, proof.cases())
            + proof.refutation().map(r -> ": no, not " + r).orElse(", verified by its moves: yes"));
    if (proof.refutation().isEmpty()) {
      output.line(
          "  So this holds for all positions with heaps to "
              + last
              + ", and they have the "
              + property
              + ".");
    }
    proof.recurrence().ifPresent(r -> recurrence(r, last));
  }

  private void recurrence(PretendingProof.Recurrence r, int last) {
    output.line("Theorem 9.5 with m = %d, s = %d, r = %d:".formatted(r.m(), r.period(), r.taken()));
    output.line(
        "  heaps i and i+%d are the same in the table for %d < i ≤ %d, in the context of all positions with heaps to %d: %s"
            .formatted(r.period(), r.m(), r.lastCompared(), last, r.holds() ? "yes" : "no"));
    if (r.holds()) {
      output.line("  So they are for all i > " + r.m() + ", in every context.");
    }
  }

  private Pretending table() {
    return answer.table();
  }
}
