// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;
import static org.losingways.cli.Typed.strings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Word;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import tools.jackson.databind.JsonNode;

/** Commands that look at a quotient, where it is infinite: 0.76 from heap 12 on. */
class InfiniteCommandsTest {

  private static InfiniteQuotient q;

  @TempDir private Path folder;

  @BeforeAll
  static void solve() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.76"));
    solver.run(SolverLimits.none().withMaxHeap(12));
    q = (InfiniteQuotient) solver.quotient();
  }

  private static Typed run(String line) {
    String[] words = line.split(" ", -1);
    String[] command = new String[words.length + 3];
    command[0] = words[0];
    command[1] = "0.76";
    command[2] = "--max-heap";
    command[3] = "12";
    System.arraycopy(words, 1, command, 4, words.length - 1);
    return misere(command);
  }

  @Test
  void structureShowsTheGroupsOfIntegers() {
    Typed typed = run("structure");
    assertThat(typed.err()).isEmpty();
    typed
        .assertAnswer()
        .contains("0.76  infinite, of rank 1, 48 elements and 8 rays, verified to heap 12")
        .contains("Idempotents: 1, b², b²c², d², ce, acde")
        .contains("  acde < ce\n")
        .contains("  c: all different\n")
        .contains("  d: index 2, period 2\n")
        .contains("  ce: Z2 x Z  {c², ac², ce, ace, c²e, ac²e, e², ae², ce², ace², cⁿ⁺³, acⁿ⁺³,")
        .contains("group (kernel)   {bc, abc, b²c, ab²c, bc², abc², b²c², ab²c²}")
        .contains("Normal play: the kernel is a copy of its quotient")
        .contains("Not defined for this quotient, because it is infinite: its order");
  }

  @Test
  void structureIsTheSameInJson() {
    JsonNode json = run("structure --json").json();
    assertThat(json.get("status").asString()).isEqualTo("infinite");
    assertThat(json.get("order").isNull()).isTrue();
    assertThat(json.get("rank").asInt()).isEqualTo(1);
    assertThat(strings(json.get("idempotents")))
        .containsExactly("1", "b2", "b2c2", "d2", "ce", "acde");
    assertThat(json.get("idempotentOrder").size()).isEqualTo(7);
    assertThat(json.get("subgroups").valueStream().map(g -> g.get("type").asString()))
        .containsExactly("Z2", "Z2 x Z2", "Z2", "Z2 x Z", "Z2 x Z", "Z2 x Z2 x Z2");
    assertThat(json.get("subgroups").get(3).get("order").isNull()).isTrue();
    assertThat(json.get("kernelOrder").asInt()).isEqualTo(8);
    assertThat(json.get("normalOrder").asInt()).isEqualTo(8);
    assertThat(json.get("normalCopy").size()).isEqualTo(8);
    assertThat(json.get("elements").size()).isEqualTo(48);
    assertThat(json.get("rays").size()).isEqualTo(8);
    assertThat(json.get("factors").size()).isEqualTo(11);
    for (JsonNode element : json.get("elements")) {
      int x = element(element.get("word").asString());
      assertThat(element.get("outcome").asString()).isEqualTo(q.outcome(x).toString());
      assertThat(element.get("action").get("e").asString())
          .isEqualTo(q.print(q.monoid().step(x, 4)));
    }
  }

  private static int element(String word) {
    return q.monoid().element(q.system().alphabet().word(word).exponents());
  }

  /** A component of 0.005 without an idempotent, and rays on which divisors are proper for ever. */
  @Test
  void notEverythingIsThereEverywhere() {
    Typed typed = misere("structure", "0.005", "--max-heap", "18");
    typed
        .assertAnswer()
        .contains("There is no principal series")
        .contains("Each element is a proper divisor of the next along eⁿ⁺², aeⁿ⁺²")
        .contains("  no idempotent, Z2 x Z, infinite: {e, ae, eⁿ⁺², aeⁿ⁺²}")
        .contains("  b², infinite: {b, ab, b², ab², d, ad,");
  }

  @Test
  void wordsAreReducedHoweverLong() {
    Typed typed = run("reduce c900e500 c3e");
    typed.assertAnswer().contains("= c⁴⁰⁰").containsPattern("= c² +c³e=c²");
    JsonNode json = run("reduce ac31 --json").json().get("reductions").get(0);
    assertThat(json.get("outcome").asString()).isEqualTo("P");
  }

  @Test
  void jsonHasTheProducts() {
    JsonNode json = run("export --format json").json();
    assertThat(json.get("status").asString()).isEqualTo("infinite");
    assertThat(strings(json.get("relations"))).contains("c2e2=ce");
    JsonNode ray =
        json.get("cells")
            .valueStream()
            .filter(c -> c.get("word").asString().equals("c3"))
            .findFirst()
            .orElseThrow();
    assertThat(ray.get("letter").asString()).isEqualTo("c");
    assertThat(ray.get("position").asString()).isEqualTo("7+7+7");
    assertThat(strings(ray.get("action").get("b").get("repeating"))).containsExactly("bc", "bc2");
    assertThat(ray.get("action").get("c").get("then").get("word").asString()).isEqualTo("c4");
    assertThat(strings(ray.get("action").get("e").get("first"))).containsExactly("c2");
  }

  @Test
  void csvHasALineForEachPointAndEachRay() {
    List<String> lines = run("export --format csv").out().lines().toList();
    assertThat(lines).hasSize(57);
    assertThat(lines.get(0))
        .isEqualTo(
            "element,outcome,repeating,idempotent,position,times a,times b,times c,times d,times"
                + " e");
    assertThat(lines)
        .contains("ce,N,,yes,12+7,ace,bc2,c2e,cde,ce2")
        .contains(
            "c^(n+3)d,,PN,no,11+7+7+7,ac^(n+3)d,\"abc, abc2, …\",c^(n+4)d,ac^(n+3)d,c^(n+2)d");
    assertThat(run("export --format csv --table phi").out().lines())
        .startsWith("heap,value,outcome", "0,1,N", "1,a,P")
        .endsWith("12,e,N");
  }

  /** GAP finds the rules confluent and the cells complete, or stops with an error. */
  @Tag("process")
  @Test
  void gapAgrees() throws Exception {
    OtherProgram.need("gap", "gap-core");
    Random random = new Random(76);
    List<Position> positions = new ArrayList<>();
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      positions.add(Position.of(random.ints(random.nextInt(14), 1, 13).toArray()));
      words.add(Word.of(random.ints(5, 0, i % 2 == 0 ? 4 : 40).toArray()));
    }
    String program =
        run("export --format gap").out()
            + "Print(List("
            + positions.stream()
                .map(p -> Arrays.toString(p.toArray()))
                .collect(Collectors.joining(", ", "[", "]"))
            + ", p -> MisereQuotient.isP(MisereQuotient.value(p))), \"\\n\");\n"
            + "for w in "
            + words.stream()
                .map(w -> Arrays.toString(w.exponents()))
                .collect(Collectors.joining(", ", "[", "]"))
            + " do Print(\"<\", MisereQuotient.reduce(w), \">\\n\"); od;\n"
            + "Print(\"<\", MisereQuotient.monoid, \">\\n\");\n";
    Files.writeString(folder.resolve("q.g"), program);
    String said = OtherProgram.run(folder, "gap", "-q", "-A", "q.g");
    assertThat(said).contains("0.76: infinite, 48 points, 8 rays, 13 rules, confluent.");
    String outcomes =
        positions.stream()
            .map(p -> String.valueOf(q.outcome(p) == Outcome.P))
            .collect(Collectors.joining(","));
    String reduced =
        words.stream()
            .map(w -> "<" + Arrays.toString(q.system().reduce(w).exponents()) + ">")
            .collect(Collectors.joining());
    assertThat(said.replaceAll("\\s", ""))
        .contains("[" + outcomes + "]")
        .contains(reduced.replaceAll("\\s", ""));
  }

  @Tag("process")
  @Test
  void gapRefusesWhatIsWrong() throws Exception {
    OtherProgram.need("gap", "gap-core");
    String right = run("export --format gap").out();
    List<String> wrong =
        List.of(
            right.replace("[[0,3,0,0,0],[0,1,0,0,0]]", "[[0,3,0,0,0],[0,2,0,0,0]]"),
            right.replace("[[0,0,2,0,2],[0,0,1,0,1]]", "[[0,0,3,0,2],[0,0,1,0,1]]"),
            right.replaceFirst("actionOnPoints\\[2\\] := \\[\\[3,", "actionOnPoints[2] := [[4,"));
    OtherProgram.assertGapRefuses(folder, right, wrong);
  }

  @Tag("process")
  @Test
  void latexCompiles() throws Exception {
    Path file = folder.resolve("quotient.tex");
    Typed typed = run("export --format latex -o " + file);
    assertThat(typed.out())
        .isEqualTo("The quotient of 0.76 to heap 12, infinite, is in " + file + ".\n");
    assertThat(Files.readString(file))
        .contains("$\\Q$ is infinite, of rank $1$: 48 elements and 8 rays")
        .contains("ce & \\mathbb{Z}_{2} \\times \\mathbb{Z} & infinite")
        .contains("c^{n+3}d & $n \\equiv 0 \\pmod{2}$ & ac^{n+3}d & abc, abc^{2}, \\dots");
    OtherProgram.need("pdflatex", "texlive-latex-recommended");
    String said =
        OtherProgram.run(
            folder, "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "quotient.tex");
    assertThat(said).contains("Output written on quotient.pdf").doesNotContain("Overfull");
  }

  /** The row … e², ce², ce, c²e, c², … goes on at both ends, each element where its degree is. */
  @Test
  void aGroupOfIntegersIsDrawnInOneRow() throws Exception {
    Path file = folder.resolve("rays.svg");
    assertThat(run("draw --what cayley -o " + file).status()).isEqualTo(ExitStatus.ANSWER);
    String svg = Files.readString(file);
    List<String> row = List.of("e⁵", "e⁴", "e³", "e²", "ce²", "ce", "c²e", "c²", "c³", "c⁴", "c⁵");
    List<Double> x = new ArrayList<>();
    List<String> y = new ArrayList<>();
    for (String word : row) {
      Matcher place =
          Pattern.compile("<text class=\"[PN]\" x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>" + word + "<")
              .matcher(svg);
      assertThat(place.find()).as(word).isTrue();
      x.add(Double.valueOf(place.group(1)));
      y.add(place.group(2));
    }
    assertThat(x).isSorted();
    assertThat(y).containsOnly(y.get(0));
    // Nine arrows between frames, and one at each end of four rows.
    assertThat(svg.split("<polygon", -1).length - 1).isEqualTo(9 + 8);
  }

  @Test
  void dotHasTheFirstElementsOfEachRay() throws Exception {
    Path file = folder.resolve("rays.dot");
    run("draw --what cayley -o " + file);
    long nodes = Files.readAllLines(file).stream().filter(l -> l.contains("shape=")).count();
    assertThat(nodes).isEqualTo(48 + 3 * 8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "structure --tables",
        "structure --generators 1,5,7,11,12",
        "structure --order shortlex",
        "export --format csv --table products",
        "draw --what table -o x.svg",
        "draw --what ideals -o x.svg",
        "reduce c999999999"
      })
  void whatCannotBeSaidGetsOneSentence(String line) {
    Typed typed = run(line);
    typed.assertRefused();
  }

  /** Every element of the structure's table is a position that the quotient knows. */
  @Test
  void csvAgreesWithTheQuotient() {
    List<String> lines = run("export --format csv").out().lines().skip(1).toList();
    for (String line : lines) {
      String[] fields = line.split(",", -1);
      Position position =
          Position.of(
              fields[4].equals("0")
                  ? new int[0]
                  : Arrays.stream(fields[4].split("\\+")).mapToInt(Integer::parseInt).toArray());
      String outcome = (fields[1] + fields[2]).substring(0, 1);
      assertThat(q.outcome(position).toString()).as(line).isEqualTo(outcome);
    }
  }

  @Test
  void aRunCanBeContinuedAndGivesTheSameAnswer() throws Exception {
    Path saved = folder.resolve("run.json");
    run("solve --quiet --save " + saved);
    JsonNode resumed =
        misere("0.76", "--max-heap", "13", "--resume", saved.toString(), "--json").json();
    JsonNode whole = misere("0.76", "--max-heap", "13", "--json").json();
    assertThat(whole.get("heapsComputed").asInt()).isEqualTo(13);
    for (String field : List.of("status", "relations", "cells", "phi", "steps", "heapsComputed")) {
      assertThat(resumed.get(field)).as(field).isEqualTo(whole.get(field));
    }
    String text = Files.readString(saved);
    Files.writeString(saved, text.replaceFirst("\"pPoints\":\"0", "\"pPoints\":\"1"));
    Typed damaged = misere("0.76", "--resume", saved.toString());
    assertThat(damaged.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(damaged.err()).contains("is damaged: its checksum is wrong");
  }

  /** In 4.765 the least words of a ray do not all end in its letter; the cells are right anyway. */
  @Tag("process")
  @Test
  void leastWordsMayChangeAlongARay() throws Exception {
    Path file = folder.resolve("q.g");
    Typed typed =
        misere("export", "4.765", "--max-heap", "8", "--format", "gap", "-o", file.toString());
    assertThat(typed.out()).contains("infinite");
    OtherProgram.need("gap", "gap-core");
    assertThat(OtherProgram.run(folder, "gap", "-q", "-A", "q.g"))
        .startsWith("4.765: infinite, ")
        .endsWith(" rules, confluent.\n");
  }
}
