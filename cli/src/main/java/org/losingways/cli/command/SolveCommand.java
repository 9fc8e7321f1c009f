// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.losingways.cli.solving.Limits;
import org.losingways.cli.solving.PartizanRun;
import org.losingways.cli.solving.SolverRun;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.Progress;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.NormalPlay;
import org.losingways.show.answer.PartizanSolveAnswer;
import org.losingways.show.answer.SolveAnswer;
import org.losingways.show.file.SavedRun;
import org.losingways.show.file.SolverCertificate;
import org.losingways.show.page.PartizanSolvePage;
import org.losingways.show.page.SolvePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere solve}: the misère quotient, heap by heap, until the game is solved. */
@Command(
    name = "solve",
    header = "The misère quotient of a game, proved.",
    description = {
      "Find and prove the misère quotient of a game, heap by heap, until it is solved for all"
          + " heaps.",
      "'misere GAME' is short for 'misere solve GAME'.",
      "",
      "The exit status is 0 if the game is solved, 1 if a limit came first; what was verified until"
          + " then",
      "is printed in any case."
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
public final class SolveCommand extends GameCommand {

  /**
   * Beyond this many heaps the partial quotients are not kept for the log, whose lines would be
   * longer than a page.
   */
  private static final int LOGGED_HEAPS = 2000;

  @Mixin private Limits limits;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Write down where the run stopped, to go on another day.")
  private Path save;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Go on from a saved run, after verifying it.")
  private Path resume;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a certificate that 'misere check' accepts.")
  private Path certificate;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print the summary only.")
  private boolean quiet;

  @Override
  protected boolean answer() throws IOException {
    return game().either(this::impartial, this::partizan);
  }

  private boolean partizan(PartizanRuleset rules) throws IOException {
    CommandFailure.when(
        save != null || resume != null,
        "Runs of partizan games are not saved: leave out --save and --resume.");
    long start = System.nanoTime();
    PartizanSolver solver = PartizanRun.solve(rules, limits.fromNow(), output.terminal());
    if (certificate != null) {
      Files.writeString(certificate, SolverCertificate.of(solver.solution()).file());
    }
    output.show(
        PartizanSolveAnswer.of(solver, (System.nanoTime() - start) / 1_000_000),
        new PartizanSolvePage(output, rules.labels()::label)::print);
    return solver.status() == SolverStatus.SOLVED;
  }

  private boolean impartial(Ruleset rules) throws IOException {
    long start = System.nanoTime();
    SolverLimits reach = limits.fromNow();
    QuotientSolver solver = solver(rules);
    NormalPlay normal = NormalPlay.of(rules);
    SolvePage log = new SolvePage(output, rules);
    boolean chatty = !quiet && !output.isJson();
    if (chatty) {
      log.normalPlay(normal);
    }
    if (chatty) {
      run(solver, reach, log);
    } else {
      SolverRun.run(solver, reach, output.terminal());
    }
    if (save != null) {
      SavedRun.write(solver.snapshot(), save);
    }
    if (certificate != null) {
      writeCertificate(solver);
    }
    output.show(
        SolveAnswer.of(solver, normal, (System.nanoTime() - start) / 1_000_000),
        answer -> log.summary(answer, solver.lastFinite()));
    return solver.status() == SolverStatus.SOLVED;
  }

  private QuotientSolver solver(Ruleset rules) throws IOException {
    if (resume == null) {
      return new QuotientSolver(rules);
    }
    SolverSnapshot saved = SavedRun.read(resume);
    try {
      return QuotientSolver.resume(rules, saved);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure("'%s' cannot be resumed: %s.".formatted(resume, e.getMessage()), e);
    }
  }

  /** Runs the solver, and logs each partial quotient when it gives way to the next. */
  private void run(QuotientSolver solver, SolverLimits reach, SolvePage log) {
    Logging logging = new Logging(solver, log);
    SolverRun.run(solver, reach, output.terminal(), logging);
    logging.printLast();
  }

  /** Remembers the last partial quotient, which is printed when the next one is found. */
  private static final class Logging implements SolverRun.AfterHeap {
    private final QuotientSolver solver;
    private final SolvePage log;
    private int changedAt;
    private Optional<FiniteQuotient> last = Optional.empty();

    Logging(QuotientSolver solver, SolvePage log) {
      this.solver = solver;
      this.log = log;
      this.changedAt = solver.heaps();
    }

    @Override
    public void accept(boolean changed, Progress progress) {
      if (changed) {
        progress.pause();
        printLast();
        changedAt = solver.heaps();
      }
      if (!solver.steps().isEmpty() && solver.heaps() <= LOGGED_HEAPS) {
        last = Optional.of(solver.lastFinite());
      }
    }

    void printLast() {
      last.ifPresent(quotient -> log.partial(changedAt, quotient));
    }
  }

  private void writeCertificate(QuotientSolver solver) throws IOException {
    Files.writeString(certificate, SolverCertificate.of(solver.quotient()).file());
  }
}
