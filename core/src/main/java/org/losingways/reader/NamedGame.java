// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.CoinGraph;
import org.losingways.game.board.Cram;
import org.losingways.game.board.GrundysGame;
import org.losingways.game.board.Notakto;
import org.losingways.game.board.PascalsBeans;
import org.losingways.game.board.Sprouts;

/**
 * A game with a name. Who wins when nobody can move is no part of it: {@link
 * org.losingways.game.Play} says that.
 *
 * @param name what to type, lower case with hyphens
 * @param title what to print
 * @param otherNames other spellings that are understood
 * @param rules the rules
 * @param story the moves and where they come from, in a sentence or two, whoever wins
 * @param known what was known about the game before this program
 */
public record NamedGame(
    String name, String title, List<String> otherNames, Ruleset rules, String story, String known) {

  public NamedGame {
    otherNames = List.copyOf(otherNames);
  }

  /** The game with this name or other name; case, blanks, apostrophes and accents do not matter. */
  public static Optional<NamedGame> find(String text) {
    String wanted = plain(text);
    return Gallery.ALL.stream()
        .filter(
            g ->
                plain(g.name).equals(wanted)
                    || plain(g.title).equals(wanted)
                    || g.otherNames.stream().anyMatch(n -> plain(n).equals(wanted)))
        .findFirst();
  }

  /**
   * What to call a game that somebody typed so: Kayles (0.77) if it was its name, and otherwise by
   * its code, which may be a name itself.
   */
  public static String called(String typed, Game game) {
    String code = game.code();
    return typed.equals(code)
        ? code
        : find(typed)
            .filter(named -> named.rules.key().equals(game.key()) && find(code).isEmpty())
            .map(named -> named.title + " (" + code + ")")
            .orElse(code);
  }

  /** The named games with exactly these rules. */
  public static List<NamedGame> withRules(Game rules) {
    return Gallery.ALL.stream().filter(g -> g.rules.key().equals(rules.key())).toList();
  }

  /** All names that are understood, other names after the usual ones. */
  public static Stream<String> names() {
    return Stream.concat(
        Gallery.ALL.stream().map(NamedGame::name),
        Gallery.ALL.stream().flatMap(g -> g.otherNames.stream()));
  }

  /** Names that somebody may have meant, one for each game. */
  static List<String> near(String text) {
    Set<NamedGame> games = new HashSet<>();
    return Spelling.near(text, names()).stream()
        .filter(name -> games.add(find(name).orElseThrow()))
        .toList();
  }

  /** All of them, the best known first. */
  public static List<NamedGame> gallery() {
    return Gallery.ALL;
  }

  private static String plain(String text) {
    return Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
        .replaceAll("[^a-z0-9.]", "");
  }

  /**
   * The heptagon of <i>Advances</i>, Figure 15, on which coins slide towards the top.
   *
   * <p>The figure's labels give the form at each corner: going round from the top 0, 1, 2, 2+,
   * {2+,0}, 0 and 1; its caption says that there are two arrows besides the seven sides. That
   * leaves a little freedom in the drawing and none in the values. Here both additional arrows are
   * needed: R is 2 and N is {2+,0} because of them. The corners have the letters of the board that
   * was given away at the Seventh Gathering for Gardner.
   */
  private static CoinGraph heptagon() {
    Map<String, List<String>> arrows = new LinkedHashMap<>();
    arrows.put("A", List.of("G"));
    arrows.put("R", List.of("A", "G"));
    arrows.put("D", List.of("R"));
    arrows.put("N", List.of("D", "G"));
    arrows.put("E", List.of("N", "R2"));
    arrows.put("R2", List.of("G"));
    return new CoinGraph("heptagon", arrows);
  }

  /** Name, title, other names and rules; what is played; what was known. */
  private static final String GAMES =
      """
      nim | Nim | misere-nim | 0.(3)
      Take any number of beans from one heap. Bouton named it and solved it both ways in 1902.
      Normal and misère play solved; every game that plays like it in misère play is called tame.

      kayles | Kayles | rip-van-winkle | 0.77
      Pins stand in a row; a ball knocks down one pin or two neighbours. Posed by Loyd and by Dudeney.
      Normal play periodic (Guy and Smith, 1956). Misère play solved by Sibert in 1973, published with Conway in 1992.

      dawsons-kayles | Dawson's Kayles | dawson-kayles | 0.07
      Pins stand in a row; every ball knocks down exactly two neighbours.
      Normal play periodic (Guy and Smith, 1956). Misère play open.

      dawsons-chess | Dawson's Chess | dawson-chess | 0.137
      Two facing rows of pawns on three ranks; whoever can capture must. T. R. Dawson, 1935.
      Dawson's Kayles with one bean fewer in each heap; Dawson asked about misère play, which is still open.

      guiles | Guiles | | 0.15
      Remove a heap of one or two, or take two beans from a larger heap and leave the rest in two heaps. Winning Ways.
      Normal play periodic. Misère play solved by Siegel with MisereSolver, 2005.

      stalking | Stalking | | 0.31
      Take one bean from a heap, or a heap of two. Winning Ways.
      Tame, though not all of its heaps are nim-heaps.

      adders | Adders | | 0.73
      Take one bean and leave at most two heaps, or take two and leave at most one. Winning Ways.
      Heap n is exactly the adder :n, a sum of nim-heaps of sizes 1 and 2.

      canapes | Canapés | | 0.75
      Take one from a row, or two neighbours; whoever takes two leaves nothing of the row, or a row on either side.
      Misère play solved by Allemang, 1984: the smallest wild quotient.

      knots | Knots | daisies | 4.7
      Split a heap in two, or take one bean and leave at most two heaps.
      Misère play solved with weights (Plambeck, 1992); the quotient is infinite, finite to every heap.

      triplicate-knots | Triplicate Knots | | 0.157
      Take a heap of one; take two beans and leave nothing or two heaps; or take three and leave at most two heaps.
      Knots with every heap three times over: heaps 3n−2, 3n−1 and 3n are heap n of Knots. Solved like Knots.

      treblecross | Treblecross | james-bond | 0.007
      Take three beans and leave at most two heaps: a heap of n + 2 is a strip of n squares for crosses, each at least three squares from the next.
      Normal play is Treblecross, where three crosses in a row win; it is unsolved, and no period is known.

      officers | Officers | | 0.6
      Take one bean and leave one or two heaps. Winning Ways.
      Normal play unsolved; values are sparse as far as anyone has looked.

      grundys-game | Grundy's game | grundy | grundys-game
      Split a heap into two heaps of different sizes. P. M. Grundy, 1939.
      Normal play unsolved; Conway took the misère play as an example of how hard it can be.

      heptagon | The heptagon | gardner | heptagon
      Coins lie on the corners of a heptagon and slide along arrows to the top. Plambeck, 2005.
      Misère play solved with MisereSolver: the quotient of the form {2+,0}, of order 14.

      notakto | Notakto | no-tac-toe | notakto
      Tic-tac-toe on any number of boards with crosses only; three in a row kill a board, on which nobody moves any more.
      Misère play solved by Plambeck and Whitehead, 2013: a quotient of order 18.

      cram | Cram on a board of 3x4 | | cram:3x4
      Put dominoes on two free neighbouring squares of a board; cram:2x6 and the like are other boards. Gardner, 1974.
      Normal and misère outcomes of larger boards were found by Lemoine and Viennot.

      sprouts | Sprouts with three spots | | sprouts:3
      Draw a line from a spot to a spot, crossing none, and put a new spot on it; no spot has more than three lines.
      Misère play of the n-spot game was decided to n = 20 by Lemoine and Viennot; sprouts:5 is the game with 5 spots.

      pascals-beans | Pascal's Beans | pascal-beans | pascals-beans
      Slide a bean on Pascal's triangle to either cell above it, until it reaches the boundary of ones. Plambeck, 2005.
      Misère play solved by Siegel with MisereSolver, 2005: a wild quotient of order 12.

      she-loves-me | She Loves Me, She Loves Me Not | she-loves-me-she-loves-me-not | 0.3
      Pluck one petal at a time.
      Parity decides.

      laskers-nim | Lasker's Nim | lasker, lasker-nim | 4.(3)
      Take any number of beans from one heap, or split a heap in two.
      Normal play solved by Lasker.

      flanigan-34 | Flanigan's game 0.34 | | 0.34
      Take one bean and leave at most one heap, or take two and leave exactly two.
      Misère play solved by Flanigan: wild, and its exact misère values repeat.

      flanigan-71 | Flanigan's game 0.71 | | 0.71
      Take one bean and leave at most two heaps, or take a whole heap of two.
      Misère play solved by Flanigan.

      snake | The snake in the underbrush | the-snake | 0.3102
      A quaternary game: no heap is ever split. Plambeck offered a reward for it.
      Misère play open.
      """;

  /** All of them, read when somebody first asks: most games are written as codes. */
  private static final class Gallery {
    static final List<NamedGame> ALL =
        Arrays.stream(GAMES.split("\n\n", -1)).map(NamedGame::read).toList();
  }

  private static NamedGame read(String entry) {
    String[] lines = entry.split("\n", -1);
    String[] head = lines[0].split(" *\\| *", -1);
    List<String> otherNames = head[2].isEmpty() ? List.of() : List.of(head[2].split(", ", -1));
    return new NamedGame(head[0], head[1], otherNames, rules(head[3]), lines[1], lines[2]);
  }

  private static Ruleset rules(String code) {
    return switch (code) {
      case "grundys-game" -> new GrundysGame();
      case "heptagon" -> heptagon();
      case "notakto" -> new Notakto();
      case "cram:3x4" -> new Cram(3, 4);
      case "sprouts:3" -> new Sprouts(3);
      case "pascals-beans" -> new PascalsBeans();
      default -> TakeAndBreak.of(code);
    };
  }
}
