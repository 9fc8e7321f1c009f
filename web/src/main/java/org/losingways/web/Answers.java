// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.app.ShownQuotient;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.genus.GenusTable;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GraphText;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.answer.position.PretendAnswer;
import org.losingways.show.answer.position.SibertConwayAnswer;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.answer.quotient.StructureAnswer;
import org.losingways.show.answer.quotient.Structured;
import org.losingways.show.draw.Picture;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.QuotientView;
import org.losingways.show.workbench.Concluded;
import org.losingways.show.workbench.JobView;
import org.losingways.show.workbench.PartizanJobView;
import org.losingways.show.workbench.PlacedGraph;
import org.losingways.theory.Pretending;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;

/**
 * Works out what the workbench sends as JSON: the answers of the commands, as far as they are found
 * in the time that a visitor has.
 */
final class Answers {

  private static final long MOST_BYTES = 48L << 20;
  private static final int MOST_ORDER = 2000;
  private static final int MOST_POSITIONS = 200_000;
  private static final int MOST_VERTICES = 120;
  private static final Duration TIME_FOR_RELATIONS = Duration.ofSeconds(2);

  private Answers() {}

  /** The genera to a heap, as far as they are found in time. */
  static GenusAnswer genus(Ruleset rules, int heaps, BooleanSupplier stop) {
    GenusTable table = new GenusTable(rules, MOST_POSITIONS, stop);
    return GenusAnswer.of(table, Math.min(heaps, rules.largestHeap()));
  }

  /** {@code misere pretend}, and whether the game is solved. */
  static Record pretend(Ruleset rules, Turn turn, PositionGenera.Finder finder) {
    Optional<Pretending> endless = Pretending.endless(new QuotientSolver(rules));
    if (endless.isPresent()) {
      return new Concluded(PretendAnswer.of(endless.get(), Optional.empty()), true);
    }
    int nim = PretendAnswer.NIM_HEAPS;
    Quotient beside =
        new Budget(Optional.empty(), MOST_ORDER, MOST_BYTES, turn)
            .during(() -> finder.find(new WithNimHeaps(rules, nim), Limits.VIEW_TIME));
    if (beside.heapsComputed() <= nim) {
      throw Refusal.busy("No heap of " + rules.code() + " could be looked at in time.");
    }
    NormalSolution play =
        NormalSolution.reaching(rules, BigInteger.valueOf(beside.heapsComputed()));
    Pretending table = Pretending.of(beside, play, Duration.ofSeconds(1), finder);
    return new Concluded(PretendAnswer.of(table, Optional.empty()), table.isSolved());
  }

  /** {@code misere sibert-conway}, and whether the game is solved. */
  static Record sibertConway(Job.State state) {
    Quotient quotient = state.quotient();
    NormalSolution play =
        NormalSolution.reaching(quotient.rules(), BigInteger.valueOf(quotient.heapsComputed()));
    // Lists by weights that are only verified so far are for the command line.
    SibertConwayAnswer answer =
        quotient instanceof EndlessQuotient
            ? SibertConwayAnswer.of(quotient, play)
            : SibertConwayAnswer.lists(quotient.lastFinite(), play);
    return new Concluded(answer, answer.solved());
  }

  /**
   * The inside of a quotient, or of the misère monoid of a game of Left and Right.
   *
   * @param mex whether to add the mex function, if the quotient is small
   */
  static Record structure(ShownQuotient shown, boolean mex, Turn turn) {
    Record answer =
        structure(
            shown.view(),
            shown.status(),
            turn.within(TIME_FOR_RELATIONS),
            turn.within(TIME_FOR_RELATIONS.multipliedBy(2)));
    return mex && answer instanceof StructureAnswer finite
        ? finite.withMex(turn.within(TIME_FOR_RELATIONS))
        : answer;
  }

  static Record structure(
      QuotientView view, SolverStatus status, BooleanSupplier stop, BooleanSupplier later) {
    return (Record) Structured.of(view, status, stop, later);
  }

  /** What the referee says of a certificate. */
  static CheckAnswer check(Certificate certificate, BooleanSupplier stop) {
    Verdict verdict = Referee.check(certificate, stop);
    if (verdict instanceof Verdict.Malformed malformed) {
      throw Refusal.bad(malformed.reason());
    }
    return CheckAnswer.of(verdict, Optional.empty());
  }

  /** What the referee says of a certificate that somebody sends. */
  static CheckAnswer check(byte[] certificate, BooleanSupplier stop) {
    return check(certificate(certificate), stop);
  }

  /** A certificate that somebody sends, as it is read. */
  static Certificate certificate(byte[] sent) {
    return CertificateReader.read(sent);
  }

  /** A game's partial quotient to a heap, whatever is known beyond it. */
  static Job.State part(Ruleset rules, int heaps, Turn turn) {
    long start = System.nanoTime();
    int last = Math.min(heaps, rules.largestHeap());
    QuotientSolver solver = towards(rules, last, Limits.VIEW_TIME, turn);
    if (solver.heaps() < last && solver.status() != SolverStatus.SOLVED) {
      throw Refusal.busy(
          "The quotient to heap %d is not found in the time that there is here; the last is that to heap %d."
              .formatted(last, solver.heaps()));
    }
    JobView view =
        JobView.of(
            solver,
            NormalPlay.of(rules),
            (System.nanoTime() - start) / 1_000_000,
            "done",
            0,
            1,
            Optional.empty());
    return new Job.State(Job.Phase.DONE, view, solver.quotient(), solver.status());
  }

  /** A game, solved to a heap or as far as time allows. */
  static QuotientSolver towards(Ruleset rules, int heap, Duration time, Turn turn) {
    return run(QuotientSolver.heapByHeap(rules), limits().withTime(time).withMaxHeap(heap), turn);
  }

  private static QuotientSolver run(QuotientSolver solver, SolverLimits limits, Turn turn) {
    turn.whenOver(solver::cancel);
    solver.run(limits);
    return solver;
  }

  private static SolverLimits limits() {
    return SolverLimits.none()
        .withTime(Limits.VIEW_TIME)
        .withMaxOrder(MOST_ORDER)
        .withMaxBytes(MOST_BYTES);
  }

  /**
   * A graph to slide coins on, DOT or JSON, solved as far as time allows, with the graph placed and
   * the value of each vertex. The game that it names can be asked for as any other.
   */
  static Record graph(String text, Turn turn) {
    return GraphText.read(text)
        .<Record, RuntimeException>either(
            graph -> graph(graph, turn),
            graph -> {
              checkVertices(graph.largestHeap() + 1);
              PartizanSolver solver = new PartizanSolver(graph);
              solver.run(SolverLimits.none().withTime(Limits.VIEW_TIME));
              return PartizanJobView.of(solver, 0, Optional.empty());
            });
  }

  private static void checkVertices(int vertices) {
    if (vertices > MOST_VERTICES) {
      throw Refusal.bad("A graph has at most " + MOST_VERTICES + " vertices here.");
    }
  }

  private static Record graph(Ruleset graph, Turn turn) {
    checkVertices(graph.board().vertices().size());
    QuotientSolver solver = run(new QuotientSolver(graph), limits(), turn);
    return new PlacedGraph.Beside(
        SolveAnswer.of(solver, NormalPlay.of(graph), 0),
        PlacedGraph.of(picture(graph, solver.lastFinite())));
  }

  /** The graph, each vertex with its value; what is beyond the last verified one is left open. */
  private static Picture picture(Ruleset graph, FiniteQuotient quotient) {
    List<Picture.Node> nodes = new ArrayList<>();
    List<Picture.Edge> edges = new ArrayList<>();
    for (int heap = 0; heap <= graph.largestHeap(); heap++) {
      boolean isKnown = heap <= quotient.heapsComputed();
      int value = isKnown ? quotient.value(heap) : 0;
      String word = isKnown ? Words.raised(quotient.print(value)) : "?";
      boolean isP = isKnown && quotient.bipartite().inP(value);
      nodes.add(
          new Picture.Node(
              graph.labels().label(heap) + " = " + word, isP ? Picture.Mark.P : Picture.Mark.N));
      for (int target : graph.board().targets(heap)) {
        edges.add(new Picture.Edge(heap, target, 0, true, ""));
      }
    }
    return new Picture(
        "A graph",
        "A coin slides along an arrow; whoever moves last loses. Beside each vertex the value of a"
            + " coin on it. Round, blue and heavy: a lone coin there is lost for the player to"
            + " move.",
        nodes,
        edges);
  }
}
