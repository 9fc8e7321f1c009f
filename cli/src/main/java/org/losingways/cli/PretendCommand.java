// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.losingways.game.Ruleset;
import org.losingways.genus.Genus;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.Period;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.SolverLimits;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.PretendPage;
import org.losingways.theory.Pretending;
import org.losingways.theory.PretendingProof;
import org.losingways.theory.SmallSums;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere pretend}: a game's solution as a table of adders and special games. */
@Command(
    name = "pretend",
    header = "What each heap can be pretended to be.",
    mixinStandardHelpOptions = true,
    description = {
      "Print what each heap can be pretended to be: an adder :a, a sum of nim-heaps of sizes 1 and 2, or a",
      "special game X(p,s), of which p can be left out as long as s remain; then the genera of small sums",
      "of special games, the adders that come closest to the special games, and the exceptions.",
      "",
      "The exit status is 0 if the table holds for all heaps or to --max-heap, 1 if a limit came first."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere pretend 0.123",
      "  misere pretend 0.35 --max-heap 7",
      "  misere pretend 0.75 --prove",
      "  misere pretend 0.34 --json"
    })
final class PretendCommand implements Callable<Integer> {

  static final int MAX_ROWS = 5000;

  /** Where nim-heaps beside the game make for a large quotient, genera are played out instead. */
  private static final Duration TIME_FOR_GENERA = Duration.ofSeconds(2);

  /** All adders are sums of nim-heaps up to this one. */
  static final int NIM_HEAPS = 2;

  private static final int MOST_LABELLED = 300;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--prove",
      description = {
        "Prove the table from the rules, by Theorems 9.3 and 9.5 of 'Pretending in misère",
        "combinatorial games', and report each hypothesis."
      })
  private boolean prove;

  @Mixin private Limits limits;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    QuotientSolver solver = new QuotientSolver(new WithNimHeaps(rules, NIM_HEAPS));
    SolverLimits reach = limits.fromNow();
    // Rows of numbers say little about cells and boards, however many there are.
    int most = rules.labels().areSizes() ? Integer.MAX_VALUE - NIM_HEAPS : MOST_LABELLED;
    int last = Math.min(rules.largestHeap(), most);
    int wanted = Math.min(reach.maxHeap(), last);
    SolverRun.run(solver, reach.withMaxHeap(wanted + NIM_HEAPS), output.terminal());
    if (solver.heaps() <= NIM_HEAPS) {
      throw new CommandFailure(
          "No heap of " + rules.code() + " could be looked at; a larger limit may help.");
    }
    Pretending table =
        Pretending.of(
            solver.quotient(),
            Solving.normal(rules, BigInteger.valueOf(solver.heaps())),
            limits.time(TIME_FOR_GENERA));
    SmallSums sums = SmallSums.of(table, MAX_ROWS);
    Optional<PretendingProof> proof =
        prove ? PretendingProof.of(table, Interrupt.onCtrlC()) : Optional.empty();
    if (output.isJson()) {
      output.print(json(table, sums, proof));
    } else {
      PretendPage page = new PretendPage(output, table);
      page.heaps();
      new Heaps(rules).legend(output, table.lastHeap());
      page.sums(sums);
      proof.ifPresent(page::proof);
      if (prove && table.property().isEmpty()) {
        output.line();
        output.line(
            "The theorems are about tables in which every heap has a p and an s; in this one, of an"
                + " infinite quotient, some have not.");
      }
    }
    boolean isDone =
        (table.isSolved() || table.lastHeap() >= wanted)
            && (!prove || proof.map(PretendingProof::holds).orElse(false));
    return isDone ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  static ObjectNode json(Pretending table, SmallSums sums, Optional<PretendingProof> proof) {
    ObjectNode node = Json.object();
    node.put("game", table.rules().code());
    table.entries().forEach(node.putArray("heaps")::add);
    new Heaps(table.rules()).putLabels(node, table.lastHeap());
    node.put("period", table.period().map(Period::period).orElse(null));
    node.put("preperiod", table.period().map(Period::preperiod).orElse(null));
    ArrayNode specials = node.putArray("specials");
    for (Pretending.Special special : table.specials()) {
      specials
          .addObject()
          .put("name", special.name())
          .put("p", special.powers().map(Period::period).orElse(null))
          .put("s", special.powers().map(Period::preperiod).orElse(null))
          .put("genus", special.genus().map(Genus::toString).orElse(null))
          .put("heap", special.heap());
    }
    ObjectNode approximator = node.putObject("approximator");
    for (int i = 0; i < table.specials().size(); i++) {
      approximator.put(table.specials().get(i).name(), sums.approximator().get(i).toString());
    }
    ArrayNode exceptions = node.putArray("exceptions");
    for (SmallSums.Row row : sums.exceptions()) {
      add(exceptions, table.specials(), row);
    }
    ArrayNode genera = node.putArray("genera");
    table.heapGenera().forEach(g -> genera.add(g.map(Genus::toString).orElse(null)));
    ArrayNode addition = node.putArray("sums");
    for (SmallSums.Row row : sums.rows()) {
      add(addition, table.specials(), row);
    }
    if (!sums.complete()) {
      node.put("complete", false);
    }
    proof.ifPresent(p -> add(node, p));
    return node;
  }

  private static void add(ObjectNode node, PretendingProof proof) {
    node.putObject("property").put("p", proof.property().p()).put("s", proof.property().s());
    ObjectNode entry = node.putObject("proof");
    entry.put("holds", proof.holds());
    entry.put("lastHeap", proof.lastHeap());
    entry.put("positions", proof.positions());
    entry.put("cases", proof.cases());
    if (proof.refutation().isPresent()) {
      Json.addHeaps(entry.putArray("refutedBy"), proof.refutation().get());
    } else {
      entry.putNull("refutedBy");
    }
    proof
        .recurrence()
        .ifPresent(
            r ->
                entry
                    .putObject("recurrence")
                    .put("m", r.m())
                    .put("period", r.period())
                    .put("taken", r.taken())
                    .put("lastCompared", r.lastCompared())
                    .put("holds", r.holds()));
  }

  private static void add(ArrayNode array, List<Pretending.Special> specials, SmallSums.Row row) {
    ObjectNode node = array.addObject();
    ObjectNode sum = node.putObject("sum");
    for (int i = 0; i < specials.size(); i++) {
      if (row.counts().get(i) > 0) {
        sum.put(specials.get(i).name(), row.counts().get(i));
      }
    }
    node.put("genus", row.genus().toString());
  }
}
