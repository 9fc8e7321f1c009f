// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.GenusTable;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.proof.Certificate;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GraphText;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.EndlessStructureAnswer;
import org.losingways.show.answer.GenusAnswer;
import org.losingways.show.answer.NormalPlay;
import org.losingways.show.answer.OutcomeAnswer;
import org.losingways.show.answer.PretendAnswer;
import org.losingways.show.answer.RayStructureAnswer;
import org.losingways.show.answer.SibertConwayAnswer;
import org.losingways.show.answer.SolveAnswer;
import org.losingways.show.answer.StructureAnswer;
import org.losingways.show.draw.Picture;
import org.losingways.show.file.CertificateReader;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.Words;
import org.losingways.theory.Pretending;
import org.losingways.theory.QuotientStructure;
import tools.jackson.databind.node.ObjectNode;

/**
 * Works out what the workbench sends as JSON: the answers of the commands, as far as they are found
 * in the time that a visitor has.
 *
 * <p>Methods may be called by several threads.
 */
final class Answers {

  private static final long MOST_BYTES = 48L << 20;
  private static final int MOST_ORDER = 2000;
  private static final int MOST_POSITIONS = 200_000;
  private static final int MOST_KEPT = 200;
  private static final int MOST_VERTICES = 120;
  private static final Duration TIME_FOR_RELATIONS = Duration.ofSeconds(2);

  /** Normal play of games asked for lately; each state of a solver shows it again. */
  private final Map<String, NormalPlay> normal =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, NormalPlay> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /** Says yes when this time from now is over. */
  static BooleanSupplier after(Duration time) {
    long start = System.nanoTime();
    return () -> System.nanoTime() - start > time.toNanos();
  }

  private NormalPlay normal(Ruleset rules) {
    synchronized (normal) {
      return normal.computeIfAbsent(rules.key(), key -> NormalPlay.of(rules));
    }
  }

  /** Where a solver is now. Called by the thread that steps it. */
  SolveAnswer solve(QuotientSolver solver, long milliseconds) {
    return SolveAnswer.of(solver, normal(solver.quotient().rules()), milliseconds);
  }

  /** The genera to a heap, as far as they are found in time. */
  static GenusAnswer genus(Ruleset rules, int heaps, Duration time) {
    GenusTable table = new GenusTable(rules, MOST_POSITIONS, after(time));
    return GenusAnswer.of(table, Math.min(heaps, rules.largestHeap()));
  }

  /** {@code misere pretend}, and whether the game is solved. */
  static ObjectNode pretend(Ruleset rules, Duration time) {
    int nim = PretendAnswer.NIM_HEAPS;
    QuotientSolver solver = new QuotientSolver(new WithNimHeaps(rules, nim));
    solver.run(limits(time));
    if (solver.heaps() <= nim) {
      throw Refusal.busy("No heap of " + rules.code() + " could be looked at in time.");
    }
    NormalSolution play = NormalSolution.reaching(rules, BigInteger.valueOf(solver.heaps()));
    Pretending table = Pretending.of(solver.quotient(), play, Duration.ofSeconds(1));
    return Json.tree(PretendAnswer.of(table, Optional.empty())).put("solved", table.isSolved());
  }

  private static SolverLimits limits(Duration time) {
    return SolverLimits.none().withTime(time).withMaxOrder(MOST_ORDER).withMaxBytes(MOST_BYTES);
  }

  /** {@code misere sibert-conway}, and whether the game is solved. */
  static ObjectNode sibertConway(Quotient quotient) {
    NormalSolution play =
        NormalSolution.reaching(quotient.rules(), BigInteger.valueOf(quotient.heapsComputed()));
    // Lists by weights that are only verified so far are for the command line, which says so.
    SibertConwayAnswer answer =
        quotient instanceof EndlessQuotient
            ? SibertConwayAnswer.of(quotient, play)
            : SibertConwayAnswer.lists(quotient.lastFinite(), play);
    return Json.tree(answer).put("solved", answer.solved());
  }

  /** The inside of a quotient. */
  static Record structure(Quotient quotient, SolverStatus status) {
    if (quotient instanceof EndlessQuotient<?> endless) {
      return EndlessStructureAnswer.of(endless);
    }
    BooleanSupplier stop = after(TIME_FOR_RELATIONS);
    return quotient instanceof InfiniteQuotient infinite
        ? RayStructureAnswer.of(infinite, status, stop)
        : StructureAnswer.of(
            QuotientStructure.of(quotient.lastFinite()),
            status,
            stop,
            after(TIME_FOR_RELATIONS.multipliedBy(2)));
  }

  /** Who wins a position; without a genus unless there is time for it. */
  static OutcomeAnswer outcome(Analyst misere, Position position, Duration timeForGenus) {
    Ruleset rules = misere.solution().rules();
    Optional<PositionGenera> genera =
        timeForGenus.isZero()
            ? Optional.empty()
            : Optional.of(
                PositionGenera.of(
                    misere.solution(),
                    NormalSolution.reaching(rules, BigInteger.valueOf(position.largest())),
                    timeForGenus));
    return OutcomeAnswer.of(misere.solution(), misere.answer(Heaps.list(position)), genera);
  }

  /** What the referee says of a certificate. */
  static CheckAnswer check(Certificate certificate) {
    Verdict verdict = Referee.check(certificate);
    if (verdict instanceof Verdict.Malformed malformed) {
      throw Refusal.bad(malformed.reason());
    }
    return CheckAnswer.of(verdict, Optional.empty());
  }

  /** What the referee says of a certificate that somebody sends. */
  static CheckAnswer check(byte[] certificate) {
    try {
      return check(CertificateReader.read(new ByteArrayInputStream(certificate)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A graph to slide coins on, DOT or JSON, solved as far as time allows, with the graph placed and
   * the value of each vertex.
   */
  static ObjectNode graph(String text, Duration time) {
    Ruleset graph =
        GraphText.read("your graph", text)
            .either(
                rules -> rules,
                rules -> {
                  throw Refusal.bad(
                      "This graph has blue arrows for Left or red ones for Right; the workbench"
                          + " shows games in which both have the same moves, and 'misere solve"
                          + " graph:FILE' solves this one.");
                });
    if (graph.board().vertices().size() > MOST_VERTICES) {
      throw Refusal.bad("A graph has at most " + MOST_VERTICES + " vertices here.");
    }
    QuotientSolver solver = new QuotientSolver(graph);
    solver.run(limits(time));
    ObjectNode node = Json.tree(SolveAnswer.of(solver, NormalPlay.of(graph), 0));
    return node.setAll(Json.tree(PlacedGraph.of(picture(graph, solver.lastFinite()))));
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
