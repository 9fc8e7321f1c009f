// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;

class FormCommandTest {

  @Test
  void jsonHasTheNamesOfTheDesign() {
    JsonNode json = misere("form", "{2+,0}", "--json").json();
    assertThat(json.get("form").asString()).isEqualTo("2+0");
    assertThat(json.get("ascii").asString()).isEqualTo("{2+,0}");
    assertThat(json.get("unicode").asString()).isEqualTo("2₊0");
    assertThat(json.get("birthday").asInt()).isEqualTo(4);
    assertThat(json.get("genus").asString()).isEqualTo("1^20");
    assertThat(json.get("phylum").asString()).isEqualTo("restive");
    assertThat(json.get("nimHeap").isNull()).isTrue();
    assertThat(json.get("options").toString()).isEqualTo("[\"2+\",\"0\"]");
    assertThat(misere("form", "{2,1,0}", "--json").json().get("nimHeap").asInt()).isEqualTo(3);
  }

  /** Forms of the literature, with birthday, genus, misère outcome and phylum. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2#|3|0^02|P|tame",
        "2##|4|1^13|N|tame",
        "2+2|4|0^02|P|tame",
        "{2#,0}|4|1^20|N|restive",
        "{2#,1}|4|2^1420|N|restless",
        "{2₊3, 2₊20, 3, 1}|5|0^20|N|restive"
      })
  void genusAndPhylumOfForms(
      String text, int birthday, String genus, String misere, String phylum) {
    JsonNode json = misere("form", text, "--json").json();
    assertThat(json.get("birthday").asInt()).isEqualTo(birthday);
    assertThat(json.get("genus").asString()).isEqualTo(genus);
    assertThat(json.get("misere").asString()).isEqualTo(misere);
    assertThat(json.get("phylum").asString()).isEqualTo(phylum);
  }

  @Test
  void textTellsEverythingAndDrawsTheTree() {
    Typed typed = misere("form", "{2+,0}");
    typed
        .assertAnswer()
        .isEqualToNormalizingNewlines(
            """
            2₊0  =  {2+,0}
              birthday 4; 5 subpositions
              outcome  N in misère play, N in normal play (nim-value 1)
              genus    1²⁰, restive
              options  2₊, 0
              mate     2₊1

            2₊0  N
            ├─ 2₊  P
            │  └─ 2  N
            └─ 0  N
            """);
    assertThat(misere("form", "0").out()).contains("the nim-heap 0").contains("options  none");
    assertThat(misere("form", "2+2").out()).contains("the adder :4").contains("splits   2 and 2");
  }

  @Test
  void heapsOfAGame() {
    assertThat(misere("form", "0.123", "11").out()).startsWith("{2₊1, 2₊0}  =  {{2+,1},{2+,0}}");
    JsonNode json = misere("form", "kayles", "5", "1", "--json").json();
    assertThat(json.get("game").asString()).isEqualTo("0.77");
    assertThat(json.get("position").toString()).isEqualTo("[5,1]");
    assertThat(json.get("genus").asString()).isEqualTo("5^057");
    assertThat(json.get("form").asString()).isEqualTo("(2_2321)+1");
    assertThat(misere("form", "kayles", "5+1", "--json").out())
        .isEqualTo(misere("form", "kayles", "5", "1", "--json").out());
    assertThat(misere("form", "kayles", "0", "--json").json().get("position").size()).isZero();
  }

  /** The table of Pretending, §7.1, with its forward references. */
  @Test
  void theTableOfDawsonsKayles() {
    Typed typed = misere("form", "0.07", "--table", "21");
    assertThat(typed.status()).isZero();
    assertThat(typed.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .contains(
            "10 h10 3¹⁴³¹ {2₂, 2, 1}",
            "12 h12 2⁰⁵²⁰ {2₂+1, h10, 0}",
            "14 h14 4¹⁴⁶ {h17, h12, 2₂, 3, 1}",
            "16 h16 5⁰⁵⁷ {h14, h19, h10+2, 2, 0}",
            "17 h17 = h10+1 2⁰⁵²⁰ {2₂+1, h10, 3, 0}",
            "19 h19 = h12+1 3¹⁴³¹ {h17, h12, 2₂, 1}",
            "21 h21 0⁰² {h16+1, h14, h19, 2₂+1, h10, 2}");
    JsonNode json = misere("form", "0.07", "--table", "12", "--json").json();
    assertThat(json.get("heapsComputed").asInt()).isEqualTo(12);
    assertThat(json.get("heaps").get(9).get("ascii").asString()).isEqualTo("{2+2,2,1}");
    assertThat(json.get("heaps").get(11).get("options").toString())
        .isEqualTo("[\"2₂+1\",\"h10\",\"0\"]");
  }

  @Test
  void distinguishers() {
    Typed apart = misere("form", "0.123", "6", "--distinguish", "11");
    apart.assertAnswer().contains("T = 2₊₊1  =  {2++,1} distinguishes them.");
    JsonNode json = misere("form", "2+2", "--distinguish", "1", "--json").json();
    assertThat(json.get("equal").asBoolean()).isFalse();
    assertThat(json.get("first").asString()).isNotEqualTo(json.get("second").asString());
    Typed equal = misere("form", "2+2", "--distinguish", "{3,2}");
    equal.assertNo().startsWith("Equal:");
    assertThat(misere("form", "1", "--distinguish", "1", "--json").json().get("by").isNull())
        .isTrue();
  }

  @Test
  void limitsLeaveAPartialAnswer() {
    Typed table = misere("form", "kayles", "--table", "100", "--max-forms", "300");
    assertThat(table.status()).isEqualTo(ExitStatus.NO);
    assertThat(table.said().strip())
        .matches(".* The form of heap \\d+ is too large: [^.]*300 different forms[^.]*\\.");
    Typed heap = misere("form", "kayles", "100", "--max-forms", "300", "--json");
    assertThat(heap.status()).isEqualTo(ExitStatus.NO);
    assertThat(heap.json().get("form").isNull()).isTrue();
    assertThat(heap.json().get("heapsComputed").asInt()).isGreaterThan(8);
  }

  @Test
  void largeFormsAreSummarised() {
    Typed typed = misere("form", "kayles", "30");
    typed.assertAnswer().startsWith("a form born on day 30 with 30 options");
    assertThat(typed.out().length()).isLessThan(8000);
    assertThat(typed.out()).contains("cut after 40 lines");
    assertThat(misere("form", "kayles", "30", "--lines", "3").out().lines().count()).isLessThan(20);
    assertThat(misere("form", "kayles", "30", "--json").json().get("form").isNull()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "form",
        "form {2",
        "form kayles",
        "form nobody 3",
        "form 0.77 x",
        "form 0.77 9999999",
        "form 0.07 9 --table 3",
        "form 0.07 --table x",
        "form {2} --table 4",
        "form 1 --lines 0",
        "form 1 --max-forms 1",
        "form 1 --time-limit soon",
        "form 1000000000",
        "form 0.07 40 --svg - --dot -",
        "form kayles 45 --svg -",
        "form 1 --svg /no/such/place.svg",
        "form 1 --distinguish {",
        "form 0.77 5 --distinguish {2}"
      })
  void badInputGetsOneSentence(String line) {
    Typed typed = misere(line.split(" ", -1));
    typed.assertRefused();
  }

  @Test
  void drawingsAreSavedAndPrinted(@TempDir Path folder) throws Exception {
    Path svg = folder.resolve("h 11.svg");
    Path dot = folder.resolve("h11.dot");
    Typed typed = misere("form", "0.123", "11", "--svg", svg.toString(), "--dot", dot.toString());
    typed.assertAnswer().startsWith("{2₊1, 2₊0}");
    assertThat(misere("form", "0.123", "11", "--svg", "-").out()).isEqualTo(Files.readString(svg));
    assertThat(Files.readString(dot))
        .startsWith("digraph")
        .contains("label=\"2₊1\", shape=box")
        .contains("label=\"2₊\", shape=ellipse")
        .contains("n0 -> n1;");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.07 21", "0.77 12", "0.123 41", "0.34 14"})
  void labelsStayApart(String heap) throws Exception {
    List<double[]> boxes = boxes(misere(("form " + heap + " --svg -").split(" ", -1)).out());
    assertThat(boxes).hasSizeGreaterThan(5);
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = 0; j < i; j++) {
        double[] a = boxes.get(i);
        double[] b = boxes.get(j);
        boolean apart =
            a[0] + a[2] < b[0] || b[0] + b[2] < a[0] || a[1] + a[3] < b[1] || b[1] + b[3] < a[1];
        assertThat(apart).as("%s and %s", i, j).isTrue();
      }
    }
  }

  /** The nodes of a drawing: x, y, width, height. */
  private static List<double[]> boxes(String svg) throws Exception {
    NodeList rects = xml(svg).getElementsByTagName("rect");
    List<double[]> boxes = new ArrayList<>();
    for (int i = 0; i < rects.getLength(); i++) {
      Element rect = (Element) rects.item(i);
      if (!rect.getAttribute("class").equals("paper")) {
        boxes.add(
            new double[] {
              Double.parseDouble(rect.getAttribute("x")),
              Double.parseDouble(rect.getAttribute("y")),
              Double.parseDouble(rect.getAttribute("width")),
              Double.parseDouble(rect.getAttribute("height"))
            });
      }
    }
    return boxes;
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() throws IOException {
    Path folder = Files.createTempDirectory("form");
    Typed typed = misere("form", "2", "--dot", folder.toString());
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains(folder.toString());
    Files.delete(folder);
  }
}
