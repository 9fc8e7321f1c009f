// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.losingways.app.Checkpoints;
import org.losingways.app.Inquiry;
import org.losingways.app.KeptRun;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.CertificateOption;
import org.losingways.cli.solving.Limits;
import org.losingways.cli.solving.ProofFile;
import org.losingways.cli.solving.RunFile;
import org.losingways.cli.terminal.BothKindsCommand;
import org.losingways.cli.terminal.Progress;
import org.losingways.codec.SavedRun;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSolution;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.file.OutputFile;
import org.losingways.show.page.quotient.SolvePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere solve}: the misère quotient, heap by heap, until the game is solved. */
@Command(
    name = "solve",
    header = "What is the misère quotient of a game, and is it proved?",
    description = {
      "Find and prove the misère quotient of a game, heap by heap, until it is solved for all"
          + " heaps.",
      "'misere GAME' is short for 'misere solve GAME'.",
      "",
      "The exit status is 0 if the game is solved, 1 if a limit was reached first; the verified part is"
          + " printed",
      "in any case. Each partial quotient shows what changed; --full prints all of it."
    },
    footer = {
      "  misere 0.123",
      "  misere solve kayles --quiet",
      "  misere '{2+,0}'                   a form and its followers",
      "  misere notakto --quiet",
      "  misere solve 0.07 --max-heap 30 --json",
      "  misere solve 0.34 --time-limit 10s --max-order 5000",
      "  misere 0.7/0.07               Left takes by 0.7 and Right by 0.07: Partizan Kayles"
    })
public final class SolveCommand extends BothKindsCommand {

  /**
   * Beyond this many heaps the partial quotients are not kept for the log, whose lines would be
   * longer than a page.
   */
  private static final int LOGGED_HEAPS = 2000;

  private static final Duration FOR_NORMAL_PLAY = Duration.ofSeconds(1);

  @Mixin private Limits limits;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Save the run, also while it is running, to continue later with --resume.")
  private Path save;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Continue a saved run, after verifying it.")
  private Path resume;

  @Mixin private CertificateOption certificate;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print the summary only.")
  private boolean quiet;

  @Override
  protected boolean partizan(PartizanRuleset rules) {
    CommandFailure.when(
        save != null || resume != null,
        "Runs of partizan games are not saved: leave out --save and --resume.");
    return new PartizanSolving(limits, output).solve(rules, certificate.file());
  }

  private static Optional<OutputFile> file(Path path) {
    return path == null ? Optional.empty() : Optional.of(OutputFile.of(path));
  }

  @Override
  protected boolean impartial(Ruleset rules) throws IOException {
    Optional<OutputFile> file = file(save);
    Optional<OutputFile> proof = certificate.file();
    long start = System.nanoTime();
    SolverLimits reach = limits.reach();
    Inquiry inquiry = limits.inquiry(output);
    Optional<QuotientSolver> resumed = resumed(rules);
    // A run that was not verified may go further than this one: nothing takes its place.
    Optional<OutputFile> saved = resume != null && resumed.isEmpty() ? Optional.empty() : file;
    KeptRun run =
        resumed.isPresent() ? inquiry.run(resumed.get(), reach) : inquiry.run(rules, reach);
    QuotientSolver solver = run.solver();
    // It is no more than a remark, and must not take the time for what was asked.
    NormalPlay normal =
        inquiry.context().inHalfTheTime(FOR_NORMAL_PLAY, () -> NormalPlay.of(rules));
    SolvePage log = new SolvePage(output, rules);
    boolean chatty = !quiet && !output.isJson();
    if (chatty) {
      log.normalPlay(normal);
    }
    Optional<Checkpoints> checkpoints =
        saved.isPresent()
            ? Optional.of(RunFile.checkpoints(saved.get(), solver, output::note))
            : Optional.empty();
    Logging logging =
        new Logging(solver, chatty ? Optional.of(log) : Optional.empty(), checkpoints);
    if (resumed.isEmpty()) {
      try {
        logging.retell(rules);
      } catch (Budget.Stopped e) {
        // The run notes it when it is asked to go on.
        Budget.current().finish();
      }
    }
    inquiry.finish(run, reach, logging);
    Optional<GaugeSolution> gauges = inquiry.beyond(solver, reach);
    // A limit that comes now comes too late to keep back what was found.
    Budget.current().finish();
    logging.end();
    // Whatever happens to the files, what was proved is printed.
    try {
      if (saved.isPresent()) {
        saved.get().write(SavedRun.text(solver.snapshot()));
      }
    } finally {
      output.show(
          SolveAnswer.of(solver, normal, gauges, (System.nanoTime() - start) / 1_000_000),
          answer -> log.summary(answer, solver.lastFinite()));
    }
    if (proof.isPresent()) {
      ProofFile.write(proof.get(), limits.time(), solver.quotient(), gauges);
    }
    return solver.status() == SolverStatus.SOLVED
        || (gauges.isPresent() && gauges.get().period().isPresent());
  }

  /** The run to go on from, if one is named and there is time to verify it. */
  private Optional<QuotientSolver> resumed(Ruleset rules) throws IOException {
    if (resume == null) {
      return Optional.empty();
    }
    SolverSnapshot saved = RunFile.read(resume);
    try {
      return Optional.of(QuotientSolver.resume(rules, saved));
    } catch (Budget.Stopped e) {
      output.note(
          "The run in '%s' was not verified within the limits and is not used%s."
              .formatted(resume, save == null ? "" : "; '%s' is left as it is".formatted(save)));
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("'%s' cannot be resumed: %s.".formatted(resume, e.getMessage()), e);
    }
  }

  /** Prints partial quotients as soon as they are verified, and how far each went at its end. */
  private static final class Logging implements KeptRun.Watcher {
    private final QuotientSolver solver;
    private final Optional<SolvePage> log;
    private final Optional<Checkpoints> checkpoints;

    /** The partial quotient that is being printed, as far as it goes. */
    private Optional<FiniteQuotient> last = Optional.empty();

    /** The one before it, at its last heap. */
    private Optional<FiniteQuotient> before = Optional.empty();

    Logging(QuotientSolver solver, Optional<SolvePage> log, Optional<Checkpoints> checkpoints) {
      this.solver = solver;
      this.log = log;
      this.checkpoints = checkpoints;
    }

    /** Prints what was found before, as if it were found now. */
    void retell(Ruleset rules) {
      if (log.isEmpty() || solver.heaps() == 0) {
        return;
      }
      SolverSnapshot whole = solver.snapshot();
      FiniteQuotient end = solver.lastFinite();
      int most = Math.min(LOGGED_HEAPS, end.heapsComputed());
      for (GrowthStep step : solver.steps()) {
        if (step.heap() <= most) {
          last = last.map(quotient -> part(rules, whole, step.heap() - 1));
          end();
          changed(step.heap(), part(rules, whole, step.heap()));
        }
      }
      if (last.isPresent()) {
        last = Optional.of(end.heapsComputed() <= LOGGED_HEAPS ? end : part(rules, whole, most));
      }
    }

    private static FiniteQuotient part(Ruleset rules, SolverSnapshot whole, int heap) {
      return QuotientSolver.believing(
              rules, whole.within(heap, Integer.MAX_VALUE), partial -> Optional.empty())
          .lastFinite();
    }

    @Override
    public void afterHeap(boolean changed) {
      if (log.isPresent() && solver.heaps() <= LOGGED_HEAPS && !solver.steps().isEmpty()) {
        FiniteQuotient now = solver.lastFinite();
        if (changed || last.isEmpty()) {
          Progress.makeRoom();
          end();
          changed(solver.heaps(), now);
        }
        last = Optional.of(now);
      }
      meanwhile();
    }

    @Override
    public void meanwhile() {
      checkpoints.ifPresent(Checkpoints::look);
    }

    private void changed(int heap, FiniteQuotient now) {
      before = last;
      last = Optional.of(now);
      log.orElseThrow().changed(heap, now, before);
    }

    void end() {
      last.ifPresent(quotient -> log.orElseThrow().held(quotient, before));
    }
  }
}
