// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.app.Inquiry;
import org.losingways.app.KeptRun;
import org.losingways.app.ShownQuotient;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Output;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.WordOrder;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.view.QuotientView;
import org.losingways.theory.QuotientStructure;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The mixin of commands that look at a quotient: how far to compute it, and how to name it. */
public final class QuotientOptions {

  @Mixin private Limits limits;

  @Option(
      names = "--generators",
      paramLabel = "LIST",
      description =
          "The generators and their order: heaps such as 1,3,8,9, with names such as"
              + " x=1,z=3,a=8,b=9.")
  private String generators;

  @Mixin private OrderOption order;

  /** How words are compared. */
  public WordOrder order() {
    return order.get();
  }

  /**
   * A quotient of any kind, and how it was got.
   *
   * @param what the quotient, and gauges that tell of larger heaps, as far as was asked for
   * @param isDone whether the game is solved, or verified as far as was asked for
   */
  public record Shown(ShownQuotient what, boolean isDone) {

    /** The quotient opened up. */
    public QuotientView view() {
      return what.view();
    }

    /** How the game stands, such as solved. */
    public SolverStatus status() {
      return what.status();
    }

    /** What gauges tell beyond what is shown. */
    public Optional<Gauges<?>> beyond() {
      return what.beyond();
    }

    /** Says, where a limit came before the quotient that was asked for, which one it is instead. */
    public void tellPart(Output output, boolean isOnStandardOutput) {
      if (isDone || (output.isJson() && !isOnStandardOutput)) {
        return;
      }
      if (beyond().isPresent()) {
        tell(output, isOnStandardOutput, sentence(beyond().get()));
        return;
      }
      String sentence =
          "%s; it shows the %s to %s, which is verified."
              .formatted(
                  Interrupt.isPressed() ? "Stopped by ctrl-C" : "Stopped at the limit",
                  view().shortNoun(),
                  new Heaps(view().game()).named(what.heaps()));
      tell(output, isOnStandardOutput, sentence);
    }

    private static void tell(Output output, boolean isOnStandardOutput, String sentence) {
      if (isOnStandardOutput) {
        output.note(sentence);
      } else {
        output.line(sentence);
      }
    }

    /** What there is of larger heaps, and why that is not this. */
    private String sentence(Gauges<?> larger) {
      return ("This shows the %1$s to %2$s. Linear forms decide the outcomes for heaps to %3$d, with relations"
              + " between words of length at most %5$d, which may not be all:"
              + " 'misere gauges %4$s --max-heap %3$d' shows them, 'reduce' applies them,"
              + " 'draw --what gauges' draws %6$s, and 'export --format json' writes them.")
          .formatted(
              view().shortNoun(),
              new Heaps(view().game()).named(what.heaps()),
              larger.heaps(),
              view().code(),
              larger.relations().length(),
              larger.model().sides() == 1 ? "P" : "outcomes");
    }
  }

  /** Solves a game of any kind as far as the options say, and opens its quotient up. */
  public Shown show(Game game, Output output) {
    return game.either(rules -> find(rules, output), rules -> partizan(rules, output));
  }

  /** What gauges tell of heaps beyond the quotient; it is said why there is nothing. */
  public Gauges<?> gauges(Game game, Output output) {
    SolverLimits reach = limits.reach();
    return game.<Gauges<?>, RuntimeException>either(
        rules -> {
          QuotientSolver solver = solved(rules, output);
          return told(
              game, solver.status(), solver.heaps(), limits.inquiry(output).saved(solver, reach));
        },
        rules -> {
          PartizanSolver solver = solved(rules, output);
          return told(
              game, solver.status(), solver.heaps(), limits.inquiry(output).saved(solver, reach));
        });
  }

  private static Gauges<?> told(
      Game game, SolverStatus status, int heaps, Optional<? extends Gauges<?>> kept) {
    String noun = game instanceof PartizanRuleset ? "monoid" : "quotient";
    CommandFailure.when(
        status == SolverStatus.SOLVED,
        "%s is solved, and its %s decides the outcomes: draw --what cayley instead.",
        game.code(),
        noun);
    return kept.<Gauges<?>>map(found -> found)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "No linear forms of %1$s beyond heap %2$d are saved: 'misere gauges %1$s --max-heap %3$d' looks for them; draw --what cayley shows the %4$s to heap %2$d."
                        .formatted(game.code(), heaps, heaps + 1, noun)));
  }

  private Shown partizan(PartizanRuleset rules, Output output) {
    if (!hasOwnLetters()) {
      throw new CommandFailure(
          "The monoid of "
              + output.named(rules.code())
              + " is shown in its own generators and order only: leave out --generators and"
              + " --word-order.");
    }
    SolverLimits reach = limits.reach();
    PartizanSolver solver = solved(rules, output);
    return new Shown(
        ShownQuotient.of(
            solver.solution(), solver.status(), limits.inquiry(output).saved(solver, reach)),
        Inquiry.isDone(solver.status(), solver.heaps(), reach));
  }

  private PartizanSolver solved(PartizanRuleset rules, Output output) {
    Inquiry inquiry = limits.inquiry(output);
    return inquiry.context().inHalfTheTime(() -> inquiry.solve(rules, limits.reach()));
  }

  private QuotientSolver solved(Ruleset rules, Output output) {
    Inquiry inquiry = limits.inquiry(output);
    return inquiry.context().inHalfTheTime(() -> inquiry.solve(rules, limits.reach()));
  }

  /** Solves a game as far as the options say, and names the elements of its quotient. */
  public Shown find(Ruleset rules, Output output) {
    SolverLimits reach = limits.reach();
    QuotientSolver solver = solved(rules, output);
    boolean isDone = Inquiry.isDone(solver.status(), solver.heaps(), reach);
    output.proved(
        "The quotient of %1$s is verified to %2$s%3$s; 'misere solve %1$s' prints it. "
            .formatted(
                rules.code(),
                new Heaps(rules).named(solver.heaps()),
                solver.finiteOrder().isPresent()
                    ? " and has order " + solver.finiteOrder().getAsInt()
                    : ""));
    if (solver.quotient() instanceof EndlessQuotient<?> endless) {
      if (reach.maxHeap() == Integer.MAX_VALUE && hasOwnLetters()) {
        return new Shown(ShownQuotient.of(endless, solver.status(), Optional.empty()), true);
      }
      // What is shown element by element is a partial quotient, to the heap that is asked for.
      int last = reach.maxHeap() == Integer.MAX_VALUE ? endless.heapsComputed() : reach.maxHeap();
      QuotientSolver partial = QuotientSolver.heapByHeap(rules);
      KeptRun run = KeptRun.alone(partial);
      limits
          .context(output)
          .inHalfTheTime(
              () ->
                  limits
                      .inquiry(output)
                      .finish(run, reach.withMaxHeap(last), KeptRun.Watcher.NOBODY));
      return new Shown(
          ShownQuotient.of(
              named(partial.lastFinite()),
              partial.status(),
              Optional.empty(),
              () -> SolverCertificate.of(partial.lastFinite())),
          partial.heaps() >= last);
    }
    Optional<GaugeSolution> gauges =
        isDone ? Optional.empty() : limits.inquiry(output).saved(solver, reach);
    if (hasOwnLetters()) {
      ShownQuotient best = ShownQuotient.of(solver.quotient(), solver.status(), gauges);
      return new Shown(
          best, isDone || best.status() == SolverStatus.SOLVED || best.heaps() >= reach.maxHeap());
    }
    if (solver.quotient() instanceof InfiniteQuotient infinite) {
      throw new CommandFailure(
          "The quotient of "
              + output.named(rules.code())
              + " to "
              + new Heaps(rules).named(infinite.heapsComputed())
              + " is infinite, and is shown in its own generators and order only: leave out"
              + " --generators and --word-order.");
    }
    return new Shown(
        ShownQuotient.of(
            named(solver.lastFinite()),
            solver.status(),
            gauges,
            () -> SolverCertificate.of(solver.lastFinite())),
        isDone);
  }

  private boolean hasOwnLetters() {
    return generators == null && order.get() == WordOrder.LATEST_LETTER;
  }

  private QuotientView named(FiniteQuotient quotient) {
    if (generators == null) {
      return QuotientView.of(QuotientStructure.of(quotient, order.get()));
    }
    List<String> names = new ArrayList<>();
    List<Integer> heaps = new ArrayList<>();
    for (String item : generators.split(generators.contains(";") ? ";" : ",", -1)) {
      String[] parts = item.strip().split("=", -1);
      if (parts.length > 2 || parts[parts.length - 1].isBlank()) {
        throw new CommandFailure(
            "Generators are heaps such as 1,3,8,9 or names and heaps such as x=1,z=3,a=8,b=9, not '"
                + generators
                + "'.");
      }
      Position typed = quotient.rules().labels().position(parts[parts.length - 1].strip());
      if (typed.size() > 1) {
        throw new CommandFailure(
            "A generator is one heap such as " + item.strip().replaceAll("[+].*", "") + ".");
      }
      int heap = typed.largest();
      if (heap > quotient.largestHeap()) {
        throw new CommandFailure(
            "The value of heap "
                + heap
                + " is not known; the last one is that of heap "
                + quotient.largestHeap()
                + ".");
      }
      names.add(parts.length == 2 ? parts[0].strip() : Word.name(names.size()));
      heaps.add(heap);
    }
    try {
      int[] chosen = heaps.stream().mapToInt(Integer::intValue).toArray();
      return QuotientView.of(QuotientStructure.of(quotient, names, chosen, order.get()));
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(e.getMessage(), e);
    }
  }
}
