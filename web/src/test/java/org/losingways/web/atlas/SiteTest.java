// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.board.CoinGraph;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.GameRecords;

/** A small atlas with a game of each kind, written as files. */
class SiteTest {

  private static final Pattern LINK = Pattern.compile(" (?:href|src)=\"([^\"#]*)\"");
  private static final Pattern TAG = Pattern.compile("<[^>]*>");

  private static final Map<String, String> FILES = new TreeMap<>();

  /** Games solved in a test. */
  record Solved(Map<String, Known> games) implements Atlas.Source {

    @Override
    public Object state() {
      return games;
    }

    @Override
    public List<Atlas.Listed> list() {
      return games.values().stream()
          .map(
              k ->
                  new Atlas.Listed(
                      GameRecords.of(
                          k.game(),
                          game ->
                              Optional.ofNullable(games.get(game.code()))
                                  .map(known -> Finding.of(known.standing(), Finding.STORE))
                                  .stream()
                                  .toList(),
                          Optional.empty()),
                      k.standing(),
                      List.of(k.game().code()),
                      61_000))
          .toList();
    }

    @Override
    public Optional<Known> known(Standing standing) {
      return Optional.of(games.get(standing.code()));
    }

    @Override
    public String certificate(Known known) {
      return known.certificate();
    }
  }

  static Solved games() {
    Map<String, Known> games = new LinkedHashMap<>();
    Map.ofEntries(
            Map.entry("0.123", 60),
            Map.entry("0.77", 300),
            Map.entry("0.771", 300),
            Map.entry("0.31", 60),
            Map.entry("0.75", 60),
            Map.entry("0.(3)", 60),
            Map.entry("4.7", 60),
            Map.entry("0.76", 12),
            Map.entry("0.07", 20),
            Map.entry("0.7/0.07", 30),
            Map.entry("0.54", 60),
            Map.entry("0.414", 300),
            Map.entry("0.644", 10_000),
            Map.entry("notakto", 1000),
            Map.entry("pascals-beans", 1000))
        .forEach((code, heaps) -> games.put(code, Solver.known(code, heaps)));
    return new Solved(games);
  }

  @BeforeAll
  static void write() {
    Map<String, String> files = new ConcurrentHashMap<>();
    int games =
        new Site(games())
            .write(
                (path, bytes) -> files.put(path, new String(bytes, StandardCharsets.UTF_8)),
                progress -> {});
    assertThat(games).isEqualTo(15);
    FILES.putAll(files);
  }

  private static String text(String page) {
    assertThat(FILES).containsKey(page);
    return TAG.matcher(FILES.get(page)).replaceAll("").replace("&lt;", "<").replace("&gt;", ">");
  }

  /** Every link leads to a file that was written, from wherever the folder is. */
  @Test
  void allLinksLeadSomewhere() {
    int links = 0;
    for (String page : FILES.keySet()) {
      if (page.endsWith(".html")) {
        Matcher link = LINK.matcher(FILES.get(page));
        while (link.find()) {
          URI target = URI.create("x:/" + page).resolve(link.group(1));
          assertThat(FILES.keySet())
              .as("%s in %s", link.group(1), page)
              .contains(target.getPath().substring(1));
          links++;
        }
      }
    }
    assertThat(links).isGreaterThan(300);
  }

  /** Coq has accepted the certificates of some games, and pages say so of no others. */
  @ParameterizedTest
  @CsvSource({"0.123,true", "0.77,true", "0.75,true", "0.07,false", "0.644,false", "4.7,false"})
  void pagesSayWhatCoqHasChecked(String code, boolean isChecked) {
    assertThat(text("game/" + code + ".html").contains("Checked by Coq")).isEqualTo(isChecked);
  }

  /** Nothing comes from elsewhere, and no page has a script or a style of its own. */
  @Test
  void pagesAskNobodyElse() {
    FILES.forEach(
        (name, content) -> {
          if (name.endsWith(".html")) {
            assertThat(content)
                .as(name)
                .doesNotContain("http:", "https:", " style=", "<style", " onclick");
            assertThat(content).as(name).containsOnlyOnce("<h1>");
            assertThat(content.replaceAll("<script [^>]*></script>", "")).doesNotContain("<script");
          }
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.123 | Solved by a wild quotient of order 20; Φ has period 5 from heap 5 on",
        "0.123 | Take 3 beans and leave nothing or one heap.",
        "0.123 | The first wild heap is 8.",
        "0.123 | E(8,13,…) E(1,5,10,…)",
        "0.123 | Taming the wild in impartial combinatorial games, 2005, §4, §5.1, §7.3, §9.2,"
            + " §11.2",
        "0.77 | Nim-values of normal play have period 12 from heap 71 on; the largest is 8.",
        "0.77 | The same quotient but for names: 0.771.",
        "0.77 | Equivalent codes, whose heap n + 1 is heap n here: 4.4, 4.6,",
        "0.77 | Misère play solved by Sibert in 1973",
        "0.31 | Solved by the tame quotient T2 of order 6",
        "0.75 | Solved by the wild quotient R8 of order 8",
        "0.(3) | Tame Solved for heaps of every size by nim-values",
        "0.(3) | some heap is firm and the nim-sum is 0",
        "4.7 | From heap 7 on, 2 heaps later the weight is larger by 2 and the threshold by 4",
        "4.7 | They grow for ever.",
        "0.76 | the quotient is proved to be infinite from heap 12 on, and verified to heap 12",
        "0.76 | Orders of the partial quotients; full dots where they are wild. From heap 12 on"
            + " they are infinite.",
        "0.07 | Open, infinite Not solved; the quotient is proved to be infinite, and verified to"
            + " heap 38.",
        "0.07 | What follows is read from a saved run. A quotient of order 24 is"
            + " verified to heap 20.",
        "0.07 | misere '0.07' --certificate FILE",
        "0.54 | Solved for heaps of every size by levels",
        "0.54 | From heap 9 on, each 7 heaps are a level: heaps 9 to 15 the level 0",
        "0.54 | The relations of the generators of the lowest levels: ",
        "0.414 | Open Not solved; the quotient is verified to heap 256, and a position with a larger"
            + " heap is P exactly if its nim-sum is 0.",
        "0.414 | A quotient of order 72 is verified to heap 300.",
        "0.414 | Heaps from 19 on are firm, of every size",
        "0.644 | Solved by a wild quotient of order 172; Φ has period 442 from heap 3256 on",
        "0.644 | Heaps from 28 on are firm, of every size",
        "0.7_2F0.07 | Solved by an infinite misère monoid; Φ has period 3 from heap 0 on",
        "0.7_2F0.07 | From heap 2 on they are infinite.",
        "0.7_2F0.07 | Left: Take 1 bean and leave nothing or one heap or two heaps.",
        "notakto | proved for all boards there are",
        "pascals-beans | Solved by a wild quotient of order 12; proved for all cells"
      })
  void pagesSayWhatIsTrue(String game, String sentence) {
    assertThat(text("game/" + game + ".html")).contains(sentence);
  }

  @Test
  void aPresentationIsWrittenOut() {
    assertThat(text("game/0.123.html"))
        .contains("Q = ⟨ a, b, c, d | a2=1, b4=b2, b2c=b3, c2=1, b2d=d, cd=bd, d3=ad2 ⟩")
        .contains("P = {a, b2, ac, bd, d2}");
  }

  /** The period is underlined once: rows before the line, then it repeats. */
  @Test
  void thePeriodIsMarked() {
    String page = FILES.get("game/0.123.html");
    String phi = page.substring(page.indexOf("Values of the heaps"), page.indexOf("<h2>Growth"));
    assertThat(phi).containsOnlyOnce("class=\"underline\"");
    assertThat(phi).contains("<td class=\"P\"><i>d</i><sup>2</sup></td>");
    assertThat(FILES.get("game/0.07.html"))
        .doesNotContain("class=\"underline\"><td></td><td colspan=\"10\"");
  }

  /** The period of 0.644 begins late: the rows between are left out, and all of it is marked. */
  @Test
  void aLatePeriodIsShownAsWell() {
    String phi = text("game/0.644.html");
    String table = FILES.get("game/0.644.html");
    assertThat(phi).contains("3263+").doesNotContain("1703+");
    assertThat(table.split("class=\"underline\"", -1)).hasSize(1 + 442 / 13);
  }

  /** A period that no row has room for is marked cell by cell. */
  @Test
  void aPeriodThatIsNoMultipleOfARowIsMarkedAllTheSame() {
    String html =
        new PhiTable(
                "values",
                100,
                heap -> Html.of("i", "a"),
                heap -> "N",
                OptionalInt.of(29),
                OptionalInt.of(7))
            .html()
            .markup();
    assertThat(html.split("class=\"N repeats\"", -1)).hasSize(1 + 29);
    assertThat(html).doesNotContain("underline");
  }

  @Test
  void certificatesAndPicturesLieBesideTheirPages() {
    assertThat(FILES.get("game/0.123.certificate.json")).startsWith("{\"format\"");
    assertThat(FILES.get("game/0.123.cayley.svg")).startsWith("<svg");
    assertThat(FILES).doesNotContainKey("game/0.07.certificate.json");
  }

  @Test
  void indexPagesLeadToGamesInEveryWay() {
    assertThat(text("index.html")).contains("15 games, 12 of them solved.");
    assertThat(FILES.get("index.html"))
        .contains("class=\"cell wild\" href=\"game/0.123.html\"")
        .contains("aria-label=\"0.123, 20, Wild\"")
        // Dawson's Chess is equivalent to Dawson's Kayles, and has no page of its own.
        .contains("class=\"cell open-infinite\" href=\"game/0.07.html\" title=\"0.137: Not solved");
    assertThat(text("quotients.html")).contains("Order 40").contains("0.77, 0.771");
    assertThat(text("behaviour.html")).contains("Largest quotients").contains("Endless2 games");
    assertThat(text("open.html"))
        .contains("3 games are not solved here")
        .contains("0.76heap 12infinite from heap 12 on")
        .contains("61 s")
        .contains("Dawson's Kayles")
        .doesNotContain("Kayles0.77");
    assertThat(FILES.get("games.js"))
        .contains("\"code\":\"0.137\",\"page\":\"game/0.07.html\"")
        .contains("\"names\":\"Pascal's Beans\"");
  }

  /** Whatever a label is, it is shown and does nothing. */
  @Test
  void namesOfVerticesAreEscaped() {
    QuotientSolver solver =
        new QuotientSolver(
            new CoinGraph("<img src=x>", Map.of("<b>a&", List.of("top"), "c\"", List.of("<b>a&"))));
    solver.run(SolverLimits.none());
    Known known = Known.of(solver);
    Atlas empty = Atlas.of(new Solved(Map.of()));
    String page = empty.page(Links.LIVE, known, Pictures.of(known));
    assertThat(page).contains("&lt;img src=x&gt;").doesNotContain("<img src=x>", "<b>a");
    assertThat(page).contains("&lt;b&gt;a&amp;");
  }

  @Test
  void everyReferenceIsToAGameThatIsOne() {
    for (String game : References.games()) {
      assertThat(Solver.known(game, 1).code()).as(game).isEqualTo(game);
      assertThat(References.to(game)).allMatch(r -> r.paper() != null);
    }
    assertThat(References.to("0.77")).hasSize(2);
  }
}
