// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.Definition;
import org.losingways.game.board.CoinGraph;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.DotText;
import org.losingways.reader.GameReader;
import org.losingways.reader.GraphText;

class CoinGraphTest {

  private static FiniteQuotient solve(Ruleset rules) {
    QuotientSolver solver = new QuotientSolver(rules);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    return solver.lastFinite();
  }

  private static CoinGraph dot(String text) {
    return (CoinGraph) GraphText.read("test", text);
  }

  /** Advances, Figures 15 and 16. */
  @Test
  void theHeptagon() {
    Ruleset heptagon = GameReader.of("heptagon").impartial();
    FiniteQuotient q = solve(heptagon);
    assertThat(q.presentation().relations())
        .extracting(Object::toString)
        .containsExactly("a2=1", "b3=b", "b2c=c", "c3=ac2");
    assertThat(q.pPortion()).containsExactly("a", "b2", "bc", "c2");
    Map<String, String> values = new LinkedHashMap<>();
    for (String vertex : List.of("G", "A", "R", "D", "N", "E", "R2")) {
      values.put(vertex, q.print(q.value(heptagon.labels().position(vertex))));
    }
    assertThat(values.values()).containsExactly("1", "a", "b", "c2", "c", "1", "a");
    int arrows = 0;
    for (int heap = 0; heap <= heptagon.largestHeap(); heap++) {
      arrows += heptagon.board().targets(heap).size();
    }
    assertThat(arrows).as("seven sides and two more").isEqualTo(9);
  }

  @Test
  void theHeptagonIsAlsoAFile() throws IOException {
    String dot = Files.readString(Path.of("../examples/heptagon.dot"));
    assertThat(GraphText.read("heptagon", dot).key()).isEqualTo(GameReader.of("heptagon").key());
  }

  @Test
  void verticesAreHeapsInTheOrderOfTheirLongestWays() {
    CoinGraph graph = dot("digraph { top -> mid -> low; top -> low; mid2 -> low2; alone }");
    assertThat(graph.vertices()).containsExactly("low", "low2", "alone", "mid", "mid2", "top");
    assertThat(graph.largestHeap()).isEqualTo(3);
    assertThat(graph.options(3)).containsExactly(Position.EMPTY, Position.of(1));
    assertThat(graph.heap("alone")).isZero();
    assertThat(graph.twin(2)).as("mid2 plays like mid").isEqualTo(1);
    assertThat(graph.board().targets(3))
        .extracting(graph.labels()::label)
        .containsExactly("mid", "low");
  }

  @Test
  void positionsAreReadAndWritten() {
    CoinGraph graph = dot("digraph { \"a b\" -> c -> d; \"x+\" -> \"a b\" }");
    Labels labels = graph.labels();
    for (Position position : Definition.sums(3, graph.largestHeap())) {
      assertThat(labels.position(labels.text(position))).isEqualTo(position);
    }
    assertThat(labels.position("a b")).isEqualTo(Position.of(2));
    assertThat(labels.position("c c;d + \"x+\"")).isEqualTo(Position.of(1, 1, 3));
    assertThatThrownBy(() -> labels.position("c z"))
        .isInstanceOf(GameFormatException.class)
        .hasMessage("'z' is not a vertex of test; its vertices are d, c, a b, x+.");
  }

  @Test
  void aCycleIsNamed() {
    assertThatThrownBy(() -> dot("digraph { z -> a -> b -> c -> a; c -> d }"))
        .isInstanceOf(GameFormatException.class)
        .hasMessageStartingWith("The graph has a cycle, a -> b -> c -> a, on which");
    assertThatThrownBy(() -> dot("digraph { a -> a }")).hasMessageContaining("cycle, a -> a,");
  }

  @Test
  void readsDotAsPeopleWriteIt() {
    String text =
        """
        /* a comment */ strict digraph "G 1" {
          # a line
          rankdir = LR; node [shape=circle, label="-> not an arrow"]
          A -> { B C } -> D [color=red; weight=-1.5]
          subgraph cluster_1 { E; F }
          E:n -> F:s // to the end
          "has \\"quotes\\"" -> E
          β -> 7
        }
        """;
    assertThat(DotText.read(text).vertices())
        .containsExactly("A", "B", "C", "D", "E", "F", "has \"quotes\"", "β", "7");
    assertThat(DotText.read(text).arrows())
        .extracting(a -> a.from() + a.to() + a.colour())
        .containsExactly("ABred", "ACred", "BDred", "CDred", "EF", "has \"quotes\"E", "β7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          graph { a -- b }           | A graph to slide coins on has arrows, so it is a digraph
          digraph { a -- b }         | Arrows are written ->, not --
          digraph { a -> }           | The graph has an unexpected '}'
          digraph { a -> b           | The graph ends too early
          digraph { a -> b } }       | Something follows the end of the graph
          digraph { a -> "b }        | A quotation mark is not closed
          diagraph { a -> b }        | The graph does not begin with digraph
          digraph { a [b }           | The graph has an unexpected '}'
          digraph { /* a -> b }      | A comment is not closed
          digraph { <b> -> c }       | The graph has an unexpected '<'
          digraph { }                | The graph has no vertices
          """)
  void saysWhatIsWrong(String text, String sentence) {
    assertThatThrownBy(() -> dot(text))
        .isInstanceOf(GameFormatException.class)
        .hasMessageStartingWith(sentence)
        .hasMessageEndingWith("; write a graph like digraph { A -> B; B -> C }.");
  }

  /** Every sum of at most three coins, in a thousand random graphs. */
  @Property(tries = 1000, seed = "15160")
  void agreesWithTheDefinition(@ForAll long seed) {
    Random random = new Random(seed);
    int size = 2 + random.nextInt(7);
    int density = 2 + random.nextInt(3);
    Map<String, List<String>> arrows = new LinkedHashMap<>();
    for (int v = 0; v < size; v++) {
      List<String> to = new ArrayList<>();
      for (int w = 0; w < v; w++) {
        if (random.nextInt(density) == 0) {
          to.add("v" + w);
        }
      }
      arrows.put("v" + v, to);
    }
    CoinGraph graph = new CoinGraph("random", arrows);
    QuotientSolver solver = new QuotientSolver(graph);
    solver.run(SolverLimits.none().withMaxOrder(400).withMaxBytes(1 << 24));
    FiniteQuotient q = solver.lastFinite();
    Definition definition = new Definition(graph);
    for (Position sum : Definition.sums(3, q.heapsComputed())) {
      assertThat(q.outcome(sum)).as("%s of %s", sum, arrows).isEqualTo(definition.outcome(sum));
    }
  }

  /** Ten thousand vertices with few forms among them are no more work than the few. */
  @Test
  void aLargeGraphWithFewForms() {
    Random random = new Random(1);
    Map<String, List<String>> arrows = new LinkedHashMap<>();
    Ruleset heptagon = GameReader.of("heptagon").impartial();
    for (int heap = 0; heap <= heptagon.largestHeap(); heap++) {
      arrows.put(
          heptagon.labels().label(heap),
          heptagon.board().targets(heap).stream().map(heptagon.labels()::label).toList());
    }
    List<String> vertices = new ArrayList<>(arrows.keySet());
    for (int v = 0; v < 10_000; v++) {
      String like = vertices.get(random.nextInt(vertices.size()));
      arrows.put("v" + v, arrows.get(like));
      vertices.add("v" + v);
    }
    CoinGraph graph = new CoinGraph("large", arrows);
    FiniteQuotient q = solve(graph);
    assertThat(q.order()).isEqualTo(14);
    assertThat(q.value(graph.heap("v9999"))).isEqualTo(q.value(graph.twin(graph.heap("v9999"))));
  }
}
