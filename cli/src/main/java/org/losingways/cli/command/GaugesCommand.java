// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.cli.solving.CertificateOption;
import org.losingways.cli.solving.Limits;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSearch;
import org.losingways.gauge.GaugeSolution;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.file.OutputFile;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.page.quotient.GaugesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code misere gauges}: outcomes beyond an infinite quotient, told by a few sums of heaps. */
@Command(
    name = "gauges",
    header = "Outcomes of a game with an infinite quotient, told by a few sums of heaps.",
    description = {
      "Look for sums of heaps, with whole weights, that tell who wins every position with heaps up to",
      "--max-heap, and prove it. It is for games whose partial quotient is infinite, one heap beyond where",
      "'misere solve' gets: in 4.765 with heaps to 9 the number of heaps 3 less that of heaps 6, twice that",
      "of 7 and three times that of 9 matters, near 0, and nothing else grows.",
      "",
      "With HEAPs it says who wins that position. The exit status is 1 if nothing was found."
    },
    footer = {
      "  misere gauges 4.765 --max-heap 9 --time-limit 2s    too short: it takes 5m",
      "  misere gauges 4.765 3 3 9 8 2 --max-heap 9 --time-limit 1s --json"
    })
public final class GaugesCommand extends GameCommand {

  /** The part of the time in which quotients of fewer heaps are looked for. */
  private static final int SHARE = 4;

  @Parameters(index = "1..*", paramLabel = "HEAP", description = "A position to look at.")
  private List<String> heaps = new ArrayList<>();

  @Mixin private CertificateOption certificate;

  @Mixin private Limits limits;

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    Optional<OutputFile> proof = certificate.file();
    SolverLimits reach = limits.reach();
    CommandFailure.when(reach.maxHeap() < 1, "Gauges are for heaps from 1 on.");
    boolean isBounded = reach.maxHeap() < Integer.MAX_VALUE;
    int below =
        isBounded ? Math.min(reach.maxHeap(), rules.largestHeap()) - 1 : rules.largestHeap();
    QuotientSolver solver =
        Interrupt.budget(limits.time().dividedBy(SHARE))
            .during(() -> limits.solve(rules, reach.withMaxHeap(below), output));
    CommandFailure.when(
        solver.status() == SolverStatus.SOLVED,
        "%s is solved, and its quotient tells the outcomes: see 'misere solve %s'.",
        rules.code(),
        written());
    int last = isBounded ? below + 1 : Math.min(solver.heaps() + 1, rules.largestHeap());
    Optional<Position> asked = heaps.isEmpty() ? Optional.empty() : Optional.of(position(last));
    Optional<GaugeSolution> found = GaugeSearch.findInTime(solver.quotient(), last);
    found.ifPresent(s -> proof.ifPresent(f -> f.write(SolverCertificate.of(s).file())));
    output.show(GaugesAnswer.of(rules.code(), last, found, asked), new GaugesPage(output)::print);
    return found.isPresent();
  }

  private Position position(int last) {
    Position position = Position.of(heaps.stream().mapToInt(GameText::heap).toArray());
    CommandFailure.when(
        !position.isEmpty() && position.largest() > last,
        "Heap %s is larger than --max-heap, which is %s.",
        position.isEmpty() ? 0 : position.largest(),
        last);
    return position;
  }
}
