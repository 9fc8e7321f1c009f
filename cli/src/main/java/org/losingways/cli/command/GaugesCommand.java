// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.CertificateOption;
import org.losingways.cli.solving.Limits;
import org.losingways.cli.terminal.BothKindsCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.codec.CertifiedGauges;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.game.GameText;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.Gauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.file.OutputFile;
import org.losingways.show.page.quotient.GaugesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere gauges}: outcomes beyond an infinite quotient, told by a few sums of heaps. */
@Command(
    name = "gauges",
    header = "Which linear forms decide outcomes if the quotient is infinite?",
    description = {
      "Look for linear forms in the numbers of heaps that decide every position with heaps up to",
      "--max-heap, and prove it. A gauge is a linear form that is exact up to a threshold; beyond, only its",
      "sign and residue count. Gauges serve games with an infinite quotient that 'misere solve' cannot find.",
      "In 4.765 with heaps to 9 the only unbounded form is n3 − n6 − 2·n7 − 3·n9, where nk counts heaps k.",
      "",
      "With HEAPs it decides that position. The result is saved in the store, and 'solve', 'outcome',",
      "'play', 'distinguish', 'draw --what gauges' and 'export --format json' use it. The exit status is 1 if",
      "nothing was found.",
      "",
      "For a partizan game LEFT/RIGHT the forms decide who wins when Left moves first and",
      "when Right does."
    },
    footer = {
      "  misere gauges 4.765 --max-heap 9 --time-limit 2s    too short: it takes 5m",
      "  misere gauges 4.765 3 3 9 8 2 --max-heap 9 --time-limit 1s --json",
      "  misere gauges 4.765 3 3 9 8 2 --from 4.765-9.json",
      "  misere gauges 0.5/0.03 4 4 1 2 1 --max-heap 4"
    })
public final class GaugesCommand extends BothKindsCommand {

  /** The part of the time in which quotients of fewer heaps are looked for. */
  private static final int SHARE = 4;

  @Parameters(index = "1..*", paramLabel = "HEAP", description = "A position to decide.")
  private List<String> heaps = new ArrayList<>();

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Take the linear forms from a certificate, which is checked first.")
  private Path from;

  @Mixin private CertificateOption certificate;

  @Mixin private Limits limits;

  @Override
  protected boolean impartial(Ruleset rules) {
    Optional<OutputFile> proof = proof();
    return from == null ? look(rules, proof) : show(rules, read(rules), proof);
  }

  @Override
  protected boolean partizan(PartizanRuleset rules) {
    Optional<OutputFile> proof = proof();
    return from == null ? look(rules, proof) : show(rules, read(rules), proof);
  }

  /** Where the proof goes, if anywhere; what is wrong is said before the work. */
  private Optional<OutputFile> proof() {
    heaps.forEach(GameText::heap);
    CommandFailure.when(
        from == null && limits.reach().maxHeap() < 1, "Gauges are for heaps from 1 on.");
    return certificate.file();
  }

  private boolean look(Ruleset rules, Optional<OutputFile> proof) {
    SolverLimits reach = limits.reach();
    boolean isBounded = reach.maxHeap() < Integer.MAX_VALUE;
    int below =
        isBounded ? Math.min(reach.maxHeap(), rules.largestHeap()) - 1 : rules.largestHeap();
    QuotientSolver solver =
        Interrupt.budget(limits.time().dividedBy(SHARE))
            .during(() -> limits.inquiry(output).solve(rules, reach.withMaxHeap(below)));
    CommandFailure.when(
        solver.status() == SolverStatus.SOLVED,
        "%s is solved, and its quotient decides the outcomes: see 'misere solve %s'.",
        rules.code(),
        written());
    int last = isBounded ? below + 1 : Math.min(solver.heaps() + 1, rules.largestHeap());
    Optional<Position> asked = asked(last);
    return show(rules, last, limits.inquiry(output).forms(solver, last), asked, proof);
  }

  /** The monoid of fewer heaps is needed to know where it ends only. */
  private boolean look(PartizanRuleset rules, Optional<OutputFile> proof) {
    SolverLimits reach = limits.reach();
    int last = Math.min(reach.maxHeap(), rules.largestHeap());
    PartizanSolver solver =
        Interrupt.budget(limits.time().dividedBy(SHARE))
            .during(() -> limits.inquiry(output).solve(rules, reach.withMaxHeap(last)));
    CommandFailure.when(
        solver.status() == SolverStatus.SOLVED || solver.heaps() >= last,
        "The misère monoid of %s decides the outcomes%s: see 'misere solve %s'.",
        rules.code(),
        solver.status() == SolverStatus.SOLVED ? "" : " to heap " + last,
        written());
    int to = reach.maxHeap() < Integer.MAX_VALUE ? last : solver.heaps() + 1;
    Optional<Position> asked = asked(to);
    return show(rules, to, limits.inquiry(output).forms(rules, to), asked, proof);
  }

  private boolean show(
      Game game,
      int last,
      Optional<? extends Gauges<?>> found,
      Optional<Position> asked,
      Optional<OutputFile> proof) {
    found.ifPresent(s -> proof.ifPresent(f -> f.write(SolverCertificate.of(s).file())));
    int heaps = found.map(Gauges::heaps).orElse(last);
    output.show(GaugesAnswer.of(game.code(), heaps, found, asked), new GaugesPage(output)::print);
    return found.isPresent();
  }

  private boolean show(Game game, Gauges<?> read, Optional<OutputFile> proof) {
    Optional<Position> asked = asked(read.largestHeap());
    limits.inquiry(output).keep(read);
    return show(game, read.heaps(), Optional.of(read), asked, proof);
  }

  /** What a certificate says that the referee accepts. */
  private Gauges<?> read(Game game) {
    try (InputStream in = Files.newInputStream(from)) {
      Certificate read = CertificateReader.read(in);
      CommandFailure.when(
          !(read.evidence() instanceof GaugeEvidence)
              || !read.rules().equals(Rules.of(game, read.heaps())),
          "'%s' is not a certificate of linear forms of %s; 'misere gauges --certificate' writes one.",
          from,
          output.named(game.code()));
      Verdict verdict = Referee.check(read, Budget::isSpent);
      if (verdict instanceof Verdict.Unfinished) {
        throw CommandFailure.limit(
            "The certificate could not be checked within the limits; raise --time-limit.");
      }
      CommandFailure.when(
          !(verdict instanceof Verdict.Accepted),
          "The certificate is refuted: %s",
          verdict.reason());
      return CertifiedGauges.of(game, read);
    } catch (IOException e) {
      throw new CommandFailure("'%s' cannot be read.".formatted(from), e);
    }
  }

  private Optional<Position> asked(int last) {
    return heaps.isEmpty() ? Optional.empty() : Optional.of(position(last));
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
