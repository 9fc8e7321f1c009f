// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.partizan.MonoidText;
import org.losingways.partizan.PartizanLimits;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.partizan.PartizanStep;
import org.losingways.partizan.RulesetTests;
import org.losingways.quotient.SolverLimits;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.json.Json;
import org.losingways.show.page.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere solve LEFT/RIGHT}: the misère monoid of a partizan game. */
final class PartizanSolve {

  private static final int LONGEST_PHI = 500;

  private final Output output;
  private final SolverLimits limits;

  PartizanSolve(Output output, SolverLimits limits) {
    this.output = output;
    this.limits = limits;
  }

  int run(PartizanRuleset rules, Optional<Path> certificate) throws IOException {
    long start = System.nanoTime();
    PartizanSolver solver = new PartizanSolver(rules);
    PartizanLimits own = PartizanLimits.none().withMaxHeap(limits.maxHeap());
    if (limits.maxOrder() < Integer.MAX_VALUE) {
      own = own.withMaxOrder(limits.maxOrder());
    }
    own = new PartizanLimits(own.maxHeap(), limits.deadline(), own.maxOrder());
    PartizanRun.run(solver, own, output.terminal());
    PartizanSolution solution = solver.solution();
    if (certificate.isPresent()) {
      Files.writeString(certificate.get(), SolverCertificate.of(solution).file());
    }
    if (output.isJson()) {
      output.print(json(solver, solution, (System.nanoTime() - start) / 1_000_000));
    } else {
      print(solver, solution);
    }
    return solver.status() == PartizanSolver.Status.SOLVED ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private void print(PartizanSolver solver, PartizanSolution solution) {
    String code = solution.rules().code();
    boolean isSolved = solver.status() == PartizanSolver.Status.SOLVED;
    output.line(
        output
            .ink()
            .strong(
                isSolved
                    ? "Misère play of " + code + " is solved"
                    : "Misère play of " + code + " to heap " + solver.heaps()));
    MonoidText text = solution.text();
    String names =
        text.generators().stream()
            .map(MonoidText.Generator::name)
            .collect(Collectors.joining(", "));
    String relations =
        text.relations().stream().map(Words::raised).collect(Collectors.joining(", "));
    output.line(
        (solution.order().isPresent() ? "Size " + solution.order().getAsInt() : "Infinite")
            + ": ⟨"
            + names
            + (relations.isEmpty() ? "" : " | " + relations)
            + "⟩");
    String heaps =
        text.generators().stream()
            .map(g -> g.name() + " = " + solution.rules().labels().label(g.heap()))
            .collect(Collectors.joining(", "));
    output.line("where " + (heaps.isEmpty() ? "there is nothing but 1" : heaps));
    text.outcomes()
        .forEach(
            (outcome, elements) ->
                output.line(String.format(Locale.ROOT, "  %s = %s", outcome, Words.set(elements))));
    if (text.outcomes().values().stream().flatMap(List::stream).anyMatch(w -> w.contains("k"))
        && solution.isInfinite()) {
      output.line("  with k = 0, 1, 2, …");
    }
    phi(solution);
    output.line(universe(solution));
    if (isSolved) {
      output.line(
          solution
              .period()
              .map(
                  p ->
                      "Period "
                          + p.period()
                          + " from heap "
                          + p.preperiod()
                          + " on, proved for heaps of every size.")
              .orElse("Proved for all its heaps."));
    } else {
      output.line(
          solver.status() == PartizanSolver.Status.GROWING
              ? "No monoid with heap "
                  + (solver.heaps() + 1)
                  + " was found; "
                  + solver.refuted()
                  + " were tried and refuted."
              : "Verified so far; a limit was reached.");
    }
  }

  private static String universe(PartizanSolution solution) {
    if (RulesetTests.isPlacement(solution.rules())) {
      return "A placement game, so it is dead-ending.";
    }
    OptionalInt alive = RulesetTests.notDeadEnding(solution.rules(), solution.heapsComputed());
    return alive.isPresent()
        ? "Not dead-ending: in "
            + solution.rules().labels().label(alive.getAsInt())
            + " a player has no move now but may have one later."
        : "Dead-ending, as far as it was looked at.";
  }

  private void phi(PartizanSolution solution) {
    if (solution.heapsComputed() > LONGEST_PHI) {
      output.line(
          "Φ has been computed to heap " + solution.heapsComputed() + "; --json prints it.");
      return;
    }
    output.line(
        "Φ = "
            + solution.printedPhi().stream().map(Words::raised).collect(Collectors.joining(" ")));
  }

  static ObjectNode json(PartizanSolver solver, PartizanSolution solution, long milliseconds) {
    ObjectNode node = Json.object();
    node.put("game", solution.rules().code());
    node.put("status", solver.status().name().toLowerCase(Locale.ROOT));
    node.put("infinite", solution.isInfinite());
    node.put(
        "order",
        solution.order().isPresent() ? Integer.valueOf(solution.order().getAsInt()) : null);
    node.put("period", solution.period().map(p -> p.period()).orElse(null));
    node.put("preperiod", solution.period().map(p -> p.preperiod()).orElse(null));
    node.put("heapsComputed", solution.heapsComputed());
    node.put("placement", RulesetTests.isPlacement(solution.rules()));
    node.put(
        "deadEnding",
        RulesetTests.notDeadEnding(solution.rules(), solution.heapsComputed()).isEmpty());
    ArrayNode generators = node.putArray("generators");
    solution
        .text()
        .generators()
        .forEach(g -> generators.addObject().put("name", g.name()).put("heap", g.heap()));
    solution.text().relations().forEach(node.putArray("relations")::add);
    ObjectNode outcomes = node.putObject("outcomes");
    for (Map.Entry<PartizanOutcome, List<String>> entry : solution.text().outcomes().entrySet()) {
      entry.getValue().forEach(outcomes.putArray(entry.getKey().name())::add);
    }
    solution.printedPhi().forEach(node.putArray("phi")::add);
    ArrayNode steps = node.putArray("steps");
    for (PartizanStep step : solution.steps()) {
      steps
          .addObject()
          .put("heap", step.heap())
          .put("order", step.order().isPresent() ? Integer.valueOf(step.order().getAsInt()) : null);
    }
    node.put("milliseconds", milliseconds);
    return node;
  }
}
