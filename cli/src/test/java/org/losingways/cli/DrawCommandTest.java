// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.losingways.cli.Typed.misere;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class DrawCommandTest {

  private static final String NARROW = "₀₁₂₃₄₅₆₇₈₉₊⁰¹²³⁴⁵⁶⁷⁸⁹,.: (){}";

  @TempDir private Path folder;

  private static Typed draw(String arguments) {
    return misere(("draw " + arguments).split(" ", -1));
  }

  private String svg(String arguments) throws Exception {
    Path file = folder.resolve("picture.svg");
    Typed typed = draw(arguments + " -o " + file);
    assertThat(typed.err()).isEmpty();
    return Files.readString(file);
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }

  private record Area(String text, double left, double top, double right, double bottom) {
    boolean meets(Area o) {
      return left < o.right && o.left < right && top < o.bottom && o.top < bottom;
    }
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  /** The room of each label, by the widths of a common serif font. */
  private static List<Area> labels(Document svg) {
    NodeList texts = svg.getElementsByTagName("text");
    List<Area> areas = new ArrayList<>();
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      String written = text.getTextContent();
      String style = text.getAttribute("class");
      double size = style.matches("P|N|on-tint|on-tint-p") ? 16 : style.equals("note") ? 12 : 14;
      double width =
          size * written.chars().mapToDouble(c -> NARROW.indexOf(c) >= 0 ? 0.4 : 0.6).sum();
      double x = number(text, "x");
      double y = number(text, "y");
      double left =
          switch (text.getAttribute("text-anchor")) {
            case "middle" -> x - width / 2;
            case "end" -> x - width;
            default -> x;
          };
      areas.add(new Area(written, left, y - 0.7 * size, left + width, y + 0.2 * size));
    }
    return areas;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.123 --what cayley",
        "0.123 --what idempotents",
        "0.123 --what phi",
        "0.123 --what table",
        "0.123 --what ideals",
        "0.123 --what form --heap 11",
        "{2+,0} --what form",
        "0.15 --what cayley",
        "0.77 --what cayley",
        "0.77 --what phi",
        "0.77 --what table",
        "0.77 --what ideals",
        "0.3 --what phi",
        "0.0 --what cayley",
        "0.07 --max-heap 31 --what cayley",
        "0.07 --max-heap 31 --what idempotents",
        "0.07 --max-heap 31 --what ideals",
        "0.07 --max-heap 31 --what phi",
        "0.76 --max-heap 12 --what cayley",
        "0.005 --max-heap 18 --what cayley",
        "0.3102 --max-heap 12 --what cayley",
        "0.76 --max-heap 12 --what idempotents",
        "0.76 --max-heap 12 --what phi",
        "0.7/0.07 --what cayley",
        "0.7/0.07 --what phi",
        "0.31/0.13 --max-heap 8 --what cayley",
        "0.31/0.13 --max-heap 8 --what table",
        "0.31/0.13 --max-heap 8 --what ideals",
        "0.31/0.13 --max-heap 8 --what idempotents"
      })
  void labelsDoNotOverlapAndStayOnTheSheet(String arguments) throws Exception {
    Document svg = xml(svg(arguments));
    double width = number(svg.getDocumentElement(), "width");
    double height = number(svg.getDocumentElement(), "height");
    List<Area> labels = labels(svg);
    assertThat(labels).hasSizeGreaterThan(2);
    for (int i = 0; i < labels.size(); i++) {
      Area a = labels.get(i);
      assertThat(a.left() >= 0 && a.right() <= width && a.bottom() <= height).as("%s", a).isTrue();
      for (int j = 0; j < i; j++) {
        assertThat(a.meets(labels.get(j))).as("%s and %s", a, labels.get(j)).isFalse();
      }
    }
  }

  /** P is told from N by colour, shape and weight alike. */
  @Test
  void theCayleyGraphOf0123() throws Exception {
    Document svg = xml(svg("0.123 --what cayley"));
    NodeList texts = svg.getElementsByTagName("text");
    Set<String> inP = new HashSet<>();
    int others = 0;
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      if (text.getAttribute("class").equals("P")) {
        inP.add(text.getTextContent());
      } else if (text.getAttribute("class").equals("N")) {
        others++;
      }
    }
    assertThat(inP).containsExactlyInAnyOrder("a", "b²", "ac", "bd", "d²");
    assertThat(others).isEqualTo(15);
    NodeList boxes = svg.getElementsByTagName("rect");
    for (int i = 0; i < boxes.getLength(); i++) {
      Element box = (Element) boxes.item(i);
      if (box.getAttribute("class").equals("P")) {
        assertThat(number(box, "rx")).isEqualTo(15);
      } else if (box.getAttribute("class").equals("N")) {
        assertThat(number(box, "rx")).isEqualTo(2);
      }
    }
    assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
        .contains("both ways")
        .contains("the player to move loses");
  }

  @Test
  void phiMarksThePeriod() throws Exception {
    Document svg = xml(svg("0.123 --what phi"));
    NodeList boxes = svg.getElementsByTagName("rect");
    int bars = 0;
    for (int i = 0; i < boxes.getLength(); i++) {
      bars += ((Element) boxes.item(i)).getAttribute("class").equals("bar") ? 1 : 0;
    }
    assertThat(bars).isEqualTo(5);
  }

  @Test
  void theTableHoldsEveryProduct() throws Exception {
    long words =
        labels(xml(svg("0.123 --what table"))).stream().filter(a -> a.text().equals("d²")).count();
    // d² is twice a heading, and as often a product as pairs multiply to it.
    long products =
        misere("export", "0.123", "--format", "csv", "--table", "products")
            .out()
            .lines()
            .skip(1)
            .flatMap(line -> List.of(line.split(",", -1)).stream().skip(1))
            .filter("d2"::equals)
            .count();
    assertThat(words).isEqualTo(products + 2);
  }

  @Test
  void largeQuotientsAreSimplifiedAndSayIt() throws Exception {
    for (String what : List.of("cayley", "table", "ideals")) {
      String svg = svg("0.07 --max-heap 31 --what " + what);
      assertThat(svg).contains("Simplified").contains("0.07 to heap 31");
      assertThat(svg.length()).as(what).isLessThan(1_500_000);
    }
    assertThat(svg("0.77 --what cayley")).doesNotContain("Simplified").contains(">abcg</text>");
  }

  /** Each statement of the file is one that the grammar of DOT allows; Graphviz reads it too. */
  @Test
  void dotHasEveryArrow() throws Exception {
    Path file = folder.resolve("picture.dot");
    assertThat(draw("0.77 --what cayley -o " + file).status()).isZero();
    List<String> lines = Files.readAllLines(file);
    String quoted = "\"(?:[^\"\\\\]|\\\\.)*\"";
    String list = "\\[\\w+=(?:" + quoted + "|[\\w.]+)(?:, \\w+=(?:" + quoted + "|[\\w.]+))*\\]";
    assertThat(lines.get(0)).isEqualTo("digraph picture {");
    assertThat(lines.get(lines.size() - 1)).isEqualTo("}");
    assertThat(lines.subList(1, lines.size() - 1))
        .allMatch(line -> line.matches("  \\w+(?: -> \\w+)?(?: " + list + ")?;"));
    assertThat(lines.stream().filter(line -> line.matches("  n\\d+ \\[.*"))).hasSize(40);
    Set<String> letters = new HashSet<>();
    lines.stream()
        .filter(line -> line.contains(" -> "))
        .flatMap(line -> Pattern.compile("label=\"([^\"]*)\"").matcher(line).results())
        .map(result -> result.group(1).split(" = ", -1)[0])
        .forEach(label -> letters.addAll(List.of(label.split(",", -1))));
    assertThat(letters).containsExactlyInAnyOrder("a", "b", "c", "d", "e", "f", "g");
  }

  /** Columns and rows as in the papers: heap 1 first, the number of heaps before each row. */
  @Test
  void phiIsNumberedAsInThePapers() throws Exception {
    List<Area> labels = labels(xml(svg("0.77 --what phi --no-caption")));
    Area first = labels.stream().filter(a -> a.text().equals("1")).findFirst().orElseThrow();
    Area second = labels.stream().filter(a -> a.text().equals("12+")).findFirst().orElseThrow();
    // Heap 13, the first of the second row, is worth ab².
    assertThat(labels)
        .anyMatch(
            a ->
                a.text().equals("ab²")
                    && Math.abs(a.top() - second.top()) < 8
                    && a.left() < first.right()
                    && first.left() < a.right());
    assertThat(labels).noneMatch(a -> a.text().equals("0"));
  }

  /** Of Partizan Kayles, in which P are the 1, 4, 7, … and R all others that are not 0, 3, 6, …. */
  @Test
  void theFourOutcomesAreToldApart() throws Exception {
    String svg = svg("0.7/0.07 --what cayley");
    assertThat(svg)
        .contains("The misère monoid of 0.7/0.07, which is infinite")
        .containsPattern("<text class=\"N\"[^>]*>b³<")
        .containsPattern("<text class=\"R\"[^>]*>b²<")
        .containsPattern("<text class=\"P\"[^>]*>b<")
        .containsPattern("<text class=\"N\"[^>]*>1<")
        .containsPattern("<text class=\"R\"[^>]*>a³<");
    assertThat(svg.split("<rect class=\"bar-r\"", -1)).hasSize(1 + 4);
  }

  @Test
  void theLookIsAsWanted() throws Exception {
    String usual = svg("0.123 --what cayley");
    assertThat(usual).contains("class=\"caption\"", "width=\"100%\"", "prefers-color-scheme");
    String bare = svg("0.123 --what cayley --no-caption --theme print --width 300");
    assertThat(bare)
        .contains("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\"")
        .contains("<title>The Cayley graph")
        .doesNotContain("class=\"caption\"", "width=\"100%\"", "prefers-color-scheme", "#fffefb");
  }

  /** Every picture explains its letters, in a key or in its caption. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.123 --what cayley",
        "0.77 --what cayley",
        "0.07 --max-heap 31 --what cayley",
        "0.76 --max-heap 12 --what cayley",
        "0.123 --what idempotents",
        "0.123 --what phi",
        "0.123 --what table",
        "0.123 --what ideals"
      })
  void lettersAreExplained(String arguments) throws Exception {
    assertThat(svg(arguments).replace('\u00a0', ' ')).containsPattern(">.*a = Φ\\([0-9]+\\)");
  }

  /** The page is as large as the picture, and its table of objects points at objects. */
  @Test
  void pdfIsWellFormed() throws Exception {
    Path file = folder.resolve("picture.pdf");
    Typed typed = draw("0.123 --what cayley --width 400 -o " + file);
    assumeFalse(
        typed.err().contains("needs a font") && !"true".equals(System.getenv("CI")),
        "skipped: no font is installed");
    assertThat(typed.status()).as(typed.err()).isZero();
    String pdf = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertThat(pdf).startsWith("%PDF-1.4\n").endsWith("%%EOF\n").contains("/MediaBox [0 0 300 ");
    int table = pdf.lastIndexOf("xref\n0 5");
    assertThat(pdf.substring(pdf.lastIndexOf("startxref"))).contains("\n" + table + "\n");
    String[] places = pdf.substring(table).split("\n", -1);
    for (int i = 1; i <= 4; i++) {
      int at = Integer.parseInt(places[2 + i].substring(0, 10));
      assertThat(pdf.substring(at)).startsWith(i + " 0 obj");
    }
    int start = pdf.indexOf("stream\n") + 7;
    byte[] packed =
        pdf.substring(start, pdf.indexOf("\nendstream")).getBytes(StandardCharsets.ISO_8859_1);
    String page =
        new String(
            new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes(),
            StandardCharsets.ISO_8859_1);
    assertThat(page.lines())
        .allMatch(
            line -> line.matches("(?:[-0-9.\\[\\] ]+(?:cm|rg|RG|re|w|j|d|m|l|c|f) ?)+|[SfBh]"));
  }

  @Test
  void tikzHasEveryWord() throws Exception {
    Path file = folder.resolve("picture.tex");
    assertThat(draw("0.123 --what cayley -o " + file).status()).isZero();
    String tex = Files.readString(file);
    assertThat(tex)
        .contains("\\begin{tikzpicture}", "{\\small$abd^{2}$};", "{\\small$\\boldsymbol{d^{2}}$};")
        .contains("$a\\ =\\ \\Phi (1)$")
        .endsWith("\\end{tikzpicture}\n");
    assertThat(tex.lines().filter(line -> !line.startsWith("%")))
        .allMatch(line -> line.chars().allMatch(c -> c < 128));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cayley", "idempotents", "phi", "table", "ideals"})
  void pngIsTheSamePictureTwiceAsLarge(String what) throws Exception {
    Path file = folder.resolve("picture.png");
    Typed typed = draw("0.123 --what " + what + " -o " + file);
    assumeFalse(
        typed.err().contains("needs a font") && !"true".equals(System.getenv("CI")),
        "skipped: no font is installed");
    assertThat(typed.status()).as(typed.err()).isZero();
    BufferedImage image = ImageIO.read(file.toFile());
    String svg = svg("0.123 --what " + what);
    MatchResult size =
        Pattern.compile("width=\"(\\d+)\" height=\"(\\d+)\"")
            .matcher(svg)
            .results()
            .findFirst()
            .orElseThrow();
    assertThat((double) image.getWidth() / Integer.parseInt(size.group(1))).isBetween(1.98, 2.02);
    assertThat((double) image.getHeight() / Integer.parseInt(size.group(2))).isBetween(1.98, 2.02);
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        colours.add(image.getRGB(x, y) & 0xffffff);
      }
    }
    assertThat(colours).contains(0xfffefb, 0x0072b2, 0xd55e00);
  }

  @Test
  void jsonNamesTheFile() {
    Path file = folder.resolve("picture.svg");
    assertThat(draw("0.3 --what phi --json -o " + file).json().toString())
        .contains("\"what\":\"phi\"")
        .contains("\"format\":\"svg\"");
    assertThat(draw("0.07 --max-heap 9 --what phi -o " + file).status()).isZero();
  }

  /** What is drawn comes before where. */
  @Test
  void whatIsMissingIsAskedForOneAfterTheOther() {
    draw("0.123").assertRefused().contains("-o cayley.svg");
    draw("0.123 --what form").assertRefused().contains("--heap 5 -o form.svg");
    draw("0.123 --what form --heap 5").assertRefused().contains("-o form.svg");
    draw("{2+,0} --what form").assertRefused().contains("-o form.svg").doesNotContain("--heap");
    draw("0.123 --what cayley").assertRefused().contains("-o cayley.svg");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.123",
        "0.123 --what cayley",
        "0.123 --what horse -o x.svg",
        "0.123 --what cayley -o x.gif",
        "0.123 --what phi -o x.dot",
        "0.123 --what phi --heap 3 -o x.svg",
        "0.123 --what form -o x.svg",
        "0.77 --what form --heap 45 -o x.svg",
        "nobody --what phi -o x.svg",
        "0.123 --what phi -o /no/such/folder/x.svg",
        "0.123 --what phi --theme loud -o x.svg",
        "0.123 --what phi --width 0 -o x.svg",
        "0.7/0.07 --what table -o x.svg",
        "0.7/0.07 --what cayley --generators 1,2 -o x.svg",
        "0.7/0.07 --what triangle -o x.svg"
      })
  void badInputGetsOneSentence(String arguments) {
    Typed typed = draw(arguments);
    typed.assertRefused();
  }
}
