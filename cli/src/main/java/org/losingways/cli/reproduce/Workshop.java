// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.budget.Budget;
import org.losingways.form.Birthdays;
import org.losingways.form.Form;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.FormGenera;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.monoid.words.WordOrder;
import org.losingways.normal.NimSequence;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.theory.QuotientStructure;

/**
 * What the tables of one run share, so that the many tables about 0.123 do not compute its heaps
 * each for itself. Not for several threads at once.
 */
public final class Workshop {

  /** A quotient that takes longer is given up: no quotient of the papers needs a tenth of it. */
  private static final Duration SOLVING = Duration.ofSeconds(60);

  private final Forms forms = new Forms();
  private final Map<String, NimSequence> nimValues = new HashMap<>();
  private final Map<String, GenusTable> genera = new HashMap<>();
  private final Map<String, HeapForms> heaps = new HashMap<>();
  private final Map<String, FiniteQuotient> quotients = new HashMap<>();
  private final Map<List<Object>, QuotientStructure> structures = new HashMap<>();
  private final Map<String, PartizanSolution> partizan = new HashMap<>();
  private final FormGenera formGenera = new FormGenera();
  private final Map<Integer, Birthdays.Count> births = new HashMap<>();

  NimSequence nimValues(Ruleset rules) {
    return nimValues.computeIfAbsent(rules.code(), code -> NimSequence.of(rules));
  }

  GenusTable genera(Ruleset rules) {
    return genera.computeIfAbsent(rules.code(), code -> new GenusTable(rules));
  }

  /** The genera of the heaps up to this one at least. */
  GenusTable generaTo(Ruleset rules, int heap) {
    GenusTable table = genera(rules);
    if (!table.extendTo(heap)) {
      throw tooLarge(rules.code() + " to heap " + heap);
    }
    return table;
  }

  Genus genus(Ruleset rules, Position position) {
    return genera(rules)
        .genus(position)
        .orElseThrow(() -> tooLarge(position + " in " + rules.code()));
  }

  Forms forms() {
    return forms;
  }

  HeapForms heapForms(Ruleset rules) {
    return heaps.computeIfAbsent(rules.code(), code -> new HeapForms(rules, forms));
  }

  Form form(String text) {
    return FormText.parse(text, forms);
  }

  Genus genus(Form form) {
    return formGenera.genus(form);
  }

  /** The quotient of the heaps to this one, or of all heaps if the game is solved before. */
  FiniteQuotient quotient(Ruleset rules, int maxHeap) {
    return quotients.computeIfAbsent(
        rules.code() + " to " + maxHeap,
        key -> {
          QuotientSolver solver = QuotientSolver.heapByHeap(rules);
          solver.run(SolverLimits.none().withTime(SOLVING).withMaxHeap(maxHeap));
          require(
              solver.status() == SolverStatus.SOLVED || solver.heaps() >= maxHeap,
              "quotient of " + key);
          return solver.lastFinite();
        });
  }

  /** The misère monoid of a partizan game. */
  PartizanSolution partizan(PartizanRuleset rules) {
    return partizan.computeIfAbsent(
        rules.code(),
        key -> {
          PartizanSolver solver = new PartizanSolver(rules);
          require(
              solver.run(SolverLimits.none().withTime(SOLVING)) == SolverStatus.SOLVED,
              "misère monoid of " + key);
          return solver.solution();
        });
  }

  /**
   * A quotient with chosen generators.
   *
   * @param heaps the generators' names and heaps, in their order; if empty, as it is always printed
   */
  QuotientStructure structure(
      FiniteQuotient quotient, Map<String, Integer> heaps, WordOrder order) {
    return structures.computeIfAbsent(
        List.of(quotient, List.copyOf(heaps.entrySet()), order),
        key ->
            heaps.isEmpty()
                ? QuotientStructure.of(quotient, order)
                : QuotientStructure.of(
                    quotient,
                    List.copyOf(heaps.keySet()),
                    heaps.values().stream().mapToInt(Integer::intValue).toArray(),
                    order));
  }

  Birthdays.Count bornBy(int day) {
    return births.computeIfAbsent(day, Birthdays::count);
  }

  /** A form as the papers write it. */
  static String written(Form form) {
    return FormWriter.PAPER.write(form).orElse("a form too long to write");
  }

  private static void require(boolean isFound, String what) {
    if (!isFound) {
      // Somebody may have stopped it before.
      Budget.current().begin();
      throw CommandFailure.limit(
          "The %s was not found in %s s.".formatted(what, SOLVING.toSeconds()));
    }
  }

  private static CommandFailure tooLarge(String what) {
    // Somebody may have stopped it before.
    Budget.current().begin();
    return new CommandFailure(
        "The genus of %s needs more positions than are kept.".formatted(what));
  }
}
