// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Board;
import org.losingways.game.Fingerprint;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.ListedRules;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.CoinGraph;
import org.losingways.theory.Kinship;

class GameReaderTest {

  /** Two games that were once taken for one: both are forms of birthday 23. */
  private static final String LONG = "{4,3}+{4,3}+{5,2}+{{5},3}";

  private static final String OTHER = "{{4,2},2}+{4,2}+{4,2}+{3,0}+{2+,0}+2";

  private static Game graph(String text) {
    return new GameReader(name -> text).read("graph:g");
  }

  private static String kind(Game game) {
    return game.either(rules -> "impartial", rules -> "partizan");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          0.77            ! impartial ! 0.77
          kayles          ! impartial ! 0.77
          sub(1,4)        ! impartial ! 0.3003
          cram:2x3        ! impartial ! cram:2x3
          sprouts:2       ! impartial ! sprouts:2
          sprouts:22.]0.AB}AB]2AB.}AB. ! impartial ! sprouts:22.}]2AB.}AB.}]0.AB.}AB.}
          sprouts:BA.}0.AB ! impartial ! sprouts:0.AB.}AB.}
          {2+, 0}         ! impartial ! {2+,0}
          2+ 3            ! impartial ! 2+; 3
          0.7/0.07        ! partizan  ! 0.7/0.07
          sub(1,2)/.3     ! partizan  ! 0.33/0.3
          kayles / {2+,0} ! partizan  ! 0.77/{2+,0}
          {0|*}           ! partizan  ! {0|*}
          """)
  void readsWhatPeopleType(String text, String kind, String code) {
    assertThat(kind(GameReader.of(text))).isEqualTo(kind);
    assertThat(GameReader.of(text).code()).isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "bridge",
        "0.7/",
        "/",
        "0.7/0.07/0.3",
        "{0|",
        "{2+,0",
        "graph:g",
        "1.5",
        "a.b",
        "{0|201}",
        "2\0",
        "{0|*}\0"
      })
  void refusesEverythingElse(String text) {
    assertThatThrownBy(() -> GameReader.of(text)).isInstanceOf(GameFormatException.class);
  }

  @Test
  void everyGameIsAlsoOneForTwoPlayers() {
    Game heptagon = GameReader.of("heptagon");
    assertThat(heptagon.partizan().labels().position("N + D"))
        .isEqualTo(heptagon.labels().position("N + D"));
    assertThat(GameReader.of("heptagon/notakto").labels().areSizes()).isTrue();
    assertThatThrownBy(() -> GameReader.of("0.7/0.07").impartial())
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("Left and Right have different moves");
    assertThat(GameReader.of("{0|*}").start()).contains(Position.of(2));
    assertThat(GameReader.of("pascals-beans").start()).isEmpty();
  }

  @Test
  void aGraphIsFetchedOnce() {
    List<String> asked = new ArrayList<>();
    GameReader reader =
        new GameReader(
            name -> {
              asked.add(name);
              return "digraph { up -> one [color=red]; up -> end [color=blue]; alone }";
            });
    Game game = reader.read(" graph: a b.dot ");
    assertThat(asked).containsExactly("a b.dot");
    assertThat(kind(game)).isEqualTo("partizan");
    assertThat(game.code()).isEqualTo("graph: a b.dot");
    assertThat(game.labels().position("alone up")).isEqualTo(game.labels().position("up"));
  }

  @Test
  void dotAndJsonAreTheSameGraph() {
    String dot = "digraph { s -> o [color=blue]; d -> s [color=blue]; d -> o [color=red]; d -> o }";
    String json =
        "{\"edges\":[{\"from\":\"s\",\"to\":\"o\",\"color\":\"blue\"},"
            + "{\"from\":\"d\",\"to\":\"s\",\"color\":\"Blue\"},"
            + "{\"from\":\"d\",\"to\":\"o\",\"color\":\"red\"},[\"d\",\"o\"]]}";
    assertThat(graph(json).key()).isEqualTo(graph(dot).key());
    assertThat(kind(graph("{\"edges\":[{\"from\":\"s\",\"to\":\"o\",\"color\":\"green\"}]}")))
        .isEqualTo("impartial");
    assertThat(graph("{\"1\":[],\"\\u0062\":[1]}").key())
        .isEqualTo(graph("{\"edges\":[[\"b\",1]],\"vertices\":[1]}").key());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":[]} x",
        "{\"a\":[],\"a\":[]}",
        "{\"a\":[],}",
        "{\"a\":[01]}",
        "{\"a\":[1.5]}",
        "{\"a\":[true]}",
        "{\"a\":[\"\\x\"]}",
        "{\"a\":[\"\\u00g0\"]}",
        "{\"a\":[\"b]}",
        "{\"a\":[\"\n\"]}",
        "{'a':[]}",
        "{\"edges\":[],\"arrows\":[]}",
        "{\"edges\":[{\"from\":\"a\"}]}",
        "{\"edges\":[{\"from\":\"a\",\"to\":\"b\",\"color\":1}]}",
        "[]",
        "{}",
        ""
      })
  void refusesWhatIsNoGraph(String text) {
    assertThatThrownBy(() -> graph(text)).isInstanceOf(GameFormatException.class);
  }

  @Test
  void deepJsonIsRefused() {
    assertThatThrownBy(() -> graph("[".repeat(100_000))).isInstanceOf(GameFormatException.class);
  }

  /** What is printed must not move the cursor or change colours. */
  @Test
  void namesHaveNoControlCharacters() {
    for (String name : List.of("a\u001b[31m", "\u009b31m", "a\nb", "\u2028")) {
      assertThatThrownBy(() -> graph("digraph { \"" + name + "\" -> b }"))
          .isInstanceOf(GameFormatException.class)
          .hasMessageContaining("contains control characters")
          .message()
          .matches("[^\\p{Cntrl}\u0080-\u009f\u2028]*");
    }
    assertThatThrownBy(() -> graph("digraph { \u001b }"))
        .hasMessageStartingWith("The graph has an unexpected '\\u001b'");
    assertThat(new GameReader(name -> "digraph { a -> b }").read("graph:\u001b[2J").code())
        .isEqualTo("graph:\\u001b[2J");
  }

  @Test
  void theKeyIsTheGame() {
    Game first = GameReader.of(LONG);
    Game second = GameReader.of(OTHER);
    assertThat(first.code()).isEqualTo(second.code()).startsWith("a form of birthday");
    assertThat(first.key()).isNotEqualTo(second.key());
    assertThat(GameReader.of("{{5},3}+{5,2}+{4,3}+{3,4}").key()).isEqualTo(first.key());
    assertThat(GameReader.of("{2+,0}").key()).isEqualTo("{2+,0}");
    assertThat(GameReader.of("kayles").key()).isEqualTo("0.77");
    assertThat(GameReader.of(LONG + "/0.7").key())
        .isNotEqualTo(GameReader.of(OTHER + "/0.7").key());
    Game partizan = GameReader.of("{*9,1|2}+{*8|3,-1}+{*7,0|}+{|*6,2}");
    assertThat(partizan.code()).startsWith("a form of birthday");
    assertThat(GameReader.of("{|2,*6}+{*7,0|}+{*8|3,-1}+{*9,1|2}").key()).isEqualTo(partizan.key());
    assertThat(GameReader.of("{|2,*6}+{*7,0|}+{*8|3,-1}+{*9,1|1}").key())
        .isNotEqualTo(partizan.key());
  }

  @Test
  void keysTellTablesApart() {
    String plain = graph("digraph { b -> a; c -> a }").key();
    assertThat(graph("digraph { b -> a; c -> b }").key()).isNotEqualTo(plain);
    assertThat(graph("digraph { b -> a; d -> a }").key()).isNotEqualTo(plain);
    assertThat(graph("digraph { b -> a; c -> a [color=red] }").key()).isNotEqualTo(plain);
    assertThat(new CoinGraph("graph:g", Map.of("b", List.of("a"))).key()).isNotEqualTo(plain);
    assertThat(new ListedRules("mine", List.of(List.of(Position.EMPTY))).key())
        .isNotEqualTo(new ListedRules("mine", List.of(List.of())).key());
  }

  @Test
  void followersThatAreTooLongHaveNumbers() {
    for (String text : List.of(LONG, "{*9,1|2}+{*8|3,-1}+{*7,0|}+{|*6,2}")) {
      Game game = GameReader.of(text);
      int last = game.largestHeap();
      assertThat(game.labels().label(last)).isEqualTo("#" + last);
      Position some = Position.of(last, last - 1, 3);
      assertThat(game.labels().position(game.labels().text(some))).isEqualTo(some);
      assertThat(game.labels().position("#" + last + "+#" + last))
          .isEqualTo(Position.of(last, last));
    }
  }

  @Test
  void fingerprintsAreSha256() throws NoSuchAlgorithmException {
    for (int length = 0; length < 200; length++) {
      String text = "é".repeat(length % 3) + "x".repeat(length);
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      assertThat(Fingerprint.of(text)).isEqualTo(HexFormat.of().formatHex(hash));
    }
  }

  @Test
  void codesHaveAThousandDigits() {
    TakeAndBreak longest = (TakeAndBreak) GameReader.of("0." + "7".repeat(1000));
    assertThat(longest.length()).isEqualTo(1000);
    assertThat(((TakeAndBreak) GameReader.of("sub(1000)")).length()).isEqualTo(1000);
    assertThat(
            ((TakeAndBreak) GameReader.of("." + "12".repeat(250) + "(" + "01".repeat(249) + "34)"))
                .length())
        .isEqualTo(1000);
    for (String code :
        List.of("0." + "7".repeat(1001), "." + "7".repeat(1001), "0.7(" + "01".repeat(500) + ")")) {
      assertThatThrownBy(() -> GameReader.of(code))
          .isInstanceOf(GameFormatException.class)
          .hasMessage("A code of 1001 digits is too long: 1000 digits are the most.");
    }
    assertThat(Kinship.cousins(longest, Kinship.tabulatedCodes())).isEmpty();
  }

  @Test
  void boardsAreDrawnAndPointedAt() {
    Board graph = GameReader.of("heptagon").board();
    assertThat(graph.kind()).isEqualTo(Board.Kind.GRAPH);
    assertThat(graph.vertices()).contains("G", "R2");
    Board crosses = GameReader.of("notakto").board();
    Position empty = GameReader.of("notakto").start().orElseThrow();
    Board.Pick centre = crosses.pick("5", empty).orElseThrow();
    assertThat(crosses.draw(centre.to()))
        .containsExactly("  board 1", "  1 2 3", "  4 X 6", "  7 8 9");
    assertThat(crosses.say(centre, empty)).contains("cell 5");
    assertThat(GameReader.of("pascals-beans").board().kind()).isEqualTo(Board.Kind.TRIANGLE);
    assertThat(GameReader.of("0.7/0.07").board().draw(Position.of(3)))
        .containsExactly("     3  ● ● ●");
    assertThat(GameReader.of("{0|*}").board().example()).isEqualTo("'{0|*} -> *'");
    assertThat(GameReader.of("{0|*}").board().pick("{0|*} -> *", Position.of(2)))
        .contains(new Board.Pick(2, Position.of(1)));
  }

  @Test
  void aConjugateKeepsItsLabels() {
    PartizanRuleset game = GameReader.of("{0|*}").partizan();
    PartizanRuleset conjugate = game.conjugate();
    assertThat(conjugate.labels().position("{0|*}")).isEqualTo(Position.of(2));
    assertThat(conjugate.left().options(2)).isEqualTo(game.right().options(2));
    assertThat(conjugate.right().options(2)).isEqualTo(game.left().options(2));
    assertThat(conjugate.code()).isEqualTo("~({0|*})");
    assertThat(conjugate.key()).isNotEqualTo(game.key());
    assertThat(conjugate.conjugate()).isSameAs(game);
    assertThat(GameReader.of("0.7/0.07").partizan().conjugate().code()).isEqualTo("0.07/0.7");
  }

  @Test
  void aGraphWrittenOutIsItsOwnName() {
    Game game =
        GameReader.of(
            "digraph { C -> B [color=red]\n C -> \"a b\"; B -> \"a b\" [color=blue]; lone }");
    assertThat(game.code())
        .isEqualTo("digraph{C->B[color=red];C->\"a b\";B->\"a b\"[color=blue];lone}");
    assertThat(kind(game)).isEqualTo(kind(graph("digraph { B -> A [color=blue] }")));
    assertThat(GameReader.of(game.code()).code()).isEqualTo(game.code());
    assertThat(GameReader.of("digraph{\"node\"->x}").code()).isEqualTo("digraph{\"node\"->x}");
    assertThat(GameReader.of("strict digraph g { B -> A }").code()).isEqualTo("digraph{B->A}");
  }
}
