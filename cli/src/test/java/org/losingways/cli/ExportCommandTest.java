// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;
import static org.losingways.cli.Typed.strings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ExportCommandTest {

  @TempDir private Path folder;

  private static Typed export(String arguments) {
    return misere(("export " + arguments).split(" ", -1));
  }

  @Test
  void jsonHasTheFactsOf0123() {
    JsonNode json = export("0.123 --format json").json();
    assertThat(json.get("order").asInt()).isEqualTo(20);
    assertThat(json.get("pSize").asInt()).isEqualTo(5);
    assertThat(json.get("period").asInt()).isEqualTo(5);
    assertThat(strings(json.get("relations")))
        .containsExactly("a2=1", "b4=b2", "b2c=b3", "c2=1", "b2d=d", "cd=bd", "d3=ad2");
    assertThat(strings(json.get("pPortion"))).containsExactly("a", "b2", "ac", "bd", "d2");
    assertThat(strings(json.get("idempotents"))).containsExactly("1", "b2", "d2");
    assertThat(strings(json.get("phi"))).startsWith("1", "a", "1", "b", "b", "a", "d2", "1", "c");
    JsonNode ac =
        json.get("elements")
            .valueStream()
            .filter(e -> e.get("word").asString().equals("ac"))
            .findFirst()
            .orElseThrow();
    assertThat(ac.get("outcome").asString()).isEqualTo("P");
    assertThat(ac.get("genus").asString()).isEqualTo("3^0531");
    assertThat(ac.get("position").asString()).isEqualTo("8+1");
    assertThat(export("0.123 --json").out()).isEqualTo(export("0.123 --format json").out());
  }

  /** The action tells every product: following words from the identity leads to their elements. */
  @Test
  void theActionSpellsTheWords() {
    JsonNode json = export("0.77 --format json").json();
    JsonNode elements = json.get("elements");
    assertThat(elements.size()).isEqualTo(40);
    for (int x = 0; x < 40; x++) {
      int at = 0;
      String word = elements.get(x).get("word").asString();
      for (MatchResult letter : Pattern.compile("([a-z])(\\d*)").matcher(word).results().toList()) {
        int times = letter.group(2).isEmpty() ? 1 : Integer.parseInt(letter.group(2));
        for (int i = 0; i < times; i++) {
          at = elements.get(at).get("action").get(letter.group(1).charAt(0) - 'a').asInt();
        }
      }
      assertThat(at).as(word).isEqualTo(x);
    }
  }

  @Test
  void csvTables() {
    List<String> elements = export("0.123 --format csv").out().lines().toList();
    assertThat(elements).hasSize(21);
    assertThat(elements.get(0))
        .isEqualTo("element,outcome,genus,idempotent,position,times a,times b,times c,times d");
    assertThat(elements)
        .contains("a,P,1^031,no,1,1,ab,ac,ad")
        .contains("d2,P,0^02,yes,9+9,ad2,bd2,bd2,ad2");
    List<String> phi = export("0.77 --format csv --table phi --max-heap 20").out().lines().toList();
    assertThat(phi).hasSize(22).startsWith("heap,value,outcome", "0,1,N", "1,a,P", "2,b,N");
    List<List<String>> products = new ArrayList<>();
    export("0.123 --format csv --table products")
        .out()
        .lines()
        .forEach(line -> products.add(List.of(line.split(",", -1))));
    assertThat(products).hasSize(21);
    for (int i = 0; i < 21; i++) {
      for (int j = 0; j < 21; j++) {
        assertThat(products.get(i).get(j)).isEqualTo(products.get(j).get(i));
      }
    }
    int b = products.get(0).indexOf("b");
    int d = products.get(0).indexOf("d");
    int cd = products.get(0).indexOf("c");
    assertThat(products.get(b).get(d)).isEqualTo("bd").isEqualTo(products.get(cd).get(d));
  }

  /**
   * GAP's own Knuth–Bendix completion agrees, or the program it reads stops with an error. All in
   * one run, since GAP takes a second to start.
   */
  @Tag("process")
  @Test
  void gapAgrees() throws Exception {
    OtherProgram.need("gap", "gap-core");
    List<String> sizes =
        List.of(
            "0.123 : order 20, 5 in P, 3 idempotents,",
            "0.123 --order shortlex --generators x=1,z=3,a=8,b=9 : order 20, 5 in P, 3 idempotents,",
            "0.77 : order 40, 9 in P, 5 idempotents,",
            "0.77 --order shortlex : order 40, 9 in P, 5 idempotents,",
            "0.15 : order 42,",
            "0.71 : order 36,",
            "0.75 : order 8, 2 in P, 2 idempotents,",
            "0.3 : order 2, 1 in P, 1 idempotents,",
            "0.33 : order 6, 2 in P, 2 idempotents,",
            "0.0 : order 1, 0 in P, 1 idempotents,",
            "0.07 --max-heap 20 : order 24,",
            "0.07 --max-heap 31 : order 520, 89 in P, 10 idempotents,",
            "0.31/0.13 --max-heap 8 : order 13, 2 in P, 2 idempotents,",
            "0.7/0.07 : infinite, 1 points, 2 rays,");
    List<String> command = new ArrayList<>(List.of("gap", "-q", "-A"));
    for (String line : sizes) {
      String file = "q" + command.size() + ".g";
      String game = line.substring(0, line.indexOf(" :"));
      assertThat(export(game + " --format gap -o " + folder.resolve(file)).err()).isEmpty();
      command.add(file);
    }
    List<String> said = OtherProgram.run(folder, command.toArray(String[]::new)).lines().toList();
    assertThat(said).hasSameSizeAs(sizes);
    for (int i = 0; i < said.size(); i++) {
      assertThat(said.get(i))
          .startsWith(sizes.get(i).replaceFirst(" .*?: ", ": "))
          .endsWith("rules, confluent.");
    }
  }

  /** A wrong relation, a wrong action and a missing idempotent are all noticed. */
  @Tag("process")
  @Test
  void gapRefusesWhatIsWrong() throws Exception {
    OtherProgram.need("gap", "gap-core");
    String right = export("0.123 --format gap").out();
    List<String> wrong =
        List.of(
            right.replace("[d^3, a*d^2]", "[d^3, d^2]"),
            right.replace("action[1] := [2, 1, 4, 3", "action[1] := [2, 1, 3, 4"),
            right.replaceFirst("idempotents := \\[1, ", "idempotents := ["));
    OtherProgram.assertGapRefuses(folder, right, wrong);
  }

  /** The position of Taming's opening example: its value and a winning move's, in GAP. */
  @Tag("process")
  @Test
  void gapKnowsTheValuesOfPositions() throws Exception {
    OtherProgram.need("gap", "gap-core");
    Files.writeString(
        folder.resolve("ask.g"),
        export("0.123 --format gap").out()
            + "Print(\"<\", MisereQuotient.value([9, 8, 5, 3]) in MisereQuotient.P, \"><\","
            + " MisereQuotient.value([9, 5, 5, 3]) in MisereQuotient.P, \"><\","
            + " MisereQuotient.Phi(1000009) = MisereQuotient.Phi(9), \">\\n\");\n");
    assertThat(OtherProgram.run(folder, "gap", "-q", "-A", "ask.g"))
        .contains("<false><true><true>");
  }

  @Test
  void latexSpeaksTheLanguageOfThePapers() {
    assertThat(export("0.123 --format latex").out())
        .contains("\\usepackage{array,booktabs,longtable}")
        .contains("$\\Q = \\langle\\, a, b, c, d \\mid{}$ $a^{2}=1$,\n$b^{4}=b^{2}$")
        .contains("$d^{3}=ad^{2}$$\\,\\rangle$")
        .contains("$|\\Q| = 20$, $|\\Pp| = 5$")
        .contains("$\\Phi(n+5)=\\Phi(n)$ for all $n\\ge 5$")
        .contains("& ac & \\textbf{P} & 3^{0531} & c &");
  }

  @Tag("process")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.123",
        "0.77",
        "0.0",
        "0.07 --max-heap 31",
        "0.123 --generators x_1=1,z=3,a=8,b=9",
        "0.7/0.07",
        "0.31/0.13 --max-heap 8"
      })
  void latexCompiles(String game) throws Exception {
    OtherProgram.need("pdflatex", "texlive-latex-recommended");
    export(game + " --format latex -o " + folder.resolve("quotient.tex"));
    String said =
        OtherProgram.run(
            folder, "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "quotient.tex");
    assertThat(said).contains("Output written on quotient.pdf").doesNotContain("Overfull");
  }

  /** A fragment is the inside of the document. */
  @Test
  void fragmentsStandInsideADocument() {
    String whole = export("0.123 --format latex").out();
    String part = export("0.123 --format latex --fragment").out();
    assertThat(part).doesNotContain("\\documentclass", "\\begin{document}");
    String inside = part.substring(part.indexOf("\\section*"));
    assertThat(whole).contains("\\begin{document}\n" + inside + "\\end{document}");
  }

  /** Partizan Kayles is the integers: a counts up, b down, and outcomes repeat after three. */
  @Test
  void theMonoidOfPartizanKayles() {
    assertThat(export("0.7/0.07 --format csv").out().lines())
        .containsExactly(
            "element,outcome,repeating,idempotent,position,times a,times b",
            "1,N,,yes,0,a,b",
            "a^(n+1),,RRR,no,1,a^(n+2),a^n",
            "b^(n+1),,PRN,no,2,b^n,b^(n+2)");
    JsonNode json = export("0.7/0.07 --format json").json();
    assertThat(json.get("order").isNull()).isTrue();
    assertThat(json.get("cells").get(2).get("repeatingOutcomes").asString()).isEqualTo("PRN");
    assertThat(export("0.7/0.07 --format latex").out())
        .contains("The mis\\`ere monoid of", "$n \\equiv 0 \\pmod{3}$");
  }

  /** Outcomes and products of a finite monoid are those that {@code misere outcome} finds. */
  @Test
  void aFinitePartizanMonoidKnowsItsPositions() {
    JsonNode json = export("0.31/0.13 --max-heap 8 --format json").json();
    assertThat(json.get("order").asInt()).isEqualTo(13);
    assertThat(json.get("elements").get(0).has("genus")).isFalse();
    for (JsonNode element : json.get("elements")) {
      String position = element.get("position").asString();
      JsonNode outcome = misere("outcome", "0.31/0.13", position, "--json").json();
      assertThat(element.get("outcome").asString())
          .as(position)
          .isEqualTo(outcome.get("outcome").asString());
    }
  }

  @Test
  void filesAreReported() {
    Path file = folder.resolve("a.csv");
    Typed typed = export("0.3 --format csv -o " + file);
    typed.assertAnswer().contains("order 2").contains(file.toString());
    assertThat(file).isRegularFile();
    assertThat(export("0.3 --format csv --json -o " + file).json().get("format").asString())
        .isEqualTo("csv");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0.123",
        "0.123 --format xml",
        "0.123 --format gap --table phi",
        "0.123 --format gap --fragment",
        "0.7/0.07 --format csv --table products",
        "0.123 --format csv --table all",
        "0.123 --format gap --json",
        "0.123 --format gap -o /no/such/folder/x.g",
        "nobody --format gap"
      })
  void badInputGetsOneSentence(String arguments) {
    Typed typed = arguments.isEmpty() ? misere("export") : export(arguments);
    typed.assertRefused();
  }
}
