// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.losingways.form.FormRules;
import org.losingways.form.PartizanFormRules;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.Cram;
import org.losingways.game.board.Sprouts;
import org.losingways.game.sum.GameSum;

/**
 * Turns what a person types into a game: the door through which every text about a game comes in.
 *
 * <pre>{@code
 * GameReader.of("0.77")             // a code
 * GameReader.of("sub(1,4)")         // a subtraction set, 0.3003
 * GameReader.of("notakto")          // a name
 * GameReader.of("{2+,0}; 3")        // forms and their followers
 * GameReader.of("0.7/0.07")         // Left's code and Right's: Partizan Kayles
 * GameReader.of("kayles + 0.123")   // heaps of Kayles and of 0.123
 * GameReader.of("{0|*}")            // a form in which Left and Right have different moves
 * GameReader.of("digraph{B->A}")    // a graph, written out
 * new GameReader(name -> "digraph { B -> A }").read("graph:b.dot")     // a graph in a file
 * }</pre>
 *
 * <p>The reader opens no file: whoever makes it brings what finds the text of a graph by its name,
 * which is asked once.
 */
public final class GameReader {

  /** What the name of a graph's file follows. */
  public static final String GRAPH = "graph:";

  private static final GameReader WITHOUT_FILES =
      new GameReader(
          name -> {
            throw new GameFormatException(
                "Files are not read here: write a code like 0.123, a form like {2+,0}, or a name"
                    + " like kayles.");
          });

  /** Signs that begin a form and no code or name; a number alone is a nim-heap. */
  private static final Pattern FORM =
      Pattern.compile("[{*:(].*|[0-9]+([^.0-9].*)?", Pattern.DOTALL);

  /** Signs that begin a form for Left and Right only. */
  private static final Pattern SIGNED = Pattern.compile("[-~].*", Pattern.DOTALL);

  private static final Pattern DIGRAPH = Pattern.compile("(strict\\s+)?digraph\\b");

  private final UnaryOperator<String> graphs;
  private final Function<String, Optional<Game>> own;

  private GameReader(UnaryOperator<String> graphs, Function<String, Optional<Game>> own) {
    this.graphs = graphs;
    this.own = own;
  }

  /**
   * A reader.
   *
   * @param graphs the text of the graph with a name, DOT or JSON
   */
  public GameReader(UnaryOperator<String> graphs) {
    this(graphs, name -> Optional.empty());
  }

  /** A reader that opens no file. */
  public static GameReader withoutFiles() {
    return WITHOUT_FILES;
  }

  /**
   * The same reader for somebody who has games of their own, which are asked for first.
   *
   * @param games the game that a text names, if it is one of them
   */
  public GameReader with(Function<String, Optional<Game>> games) {
    return new GameReader(graphs, games);
  }

  /**
   * The game that a text means, graphs in files left out.
   *
   * @throws GameFormatException if it means none
   */
  public static Game of(String text) {
    return WITHOUT_FILES.read(text);
  }

  /**
   * The game that a text means.
   *
   * @throws GameFormatException if it means none
   */
  public Game read(String text) {
    String stripped = text.strip();
    Optional<Game> theirs = own.apply(stripped);
    if (theirs.isPresent()) {
      return theirs.get();
    }
    if (stripped.indexOf('+') < 0) {
      return one(stripped);
    }
    List<String> parts = SumText.split(stripped);
    return parts.size() > 1 ? sum(parts) : one(stripped);
  }

  private Game sum(List<String> parts) {
    return GameSum.named(
        parts.stream()
            .map(
                part -> {
                  Game game = read(part);
                  Stream<String> others =
                      NamedGame.withRules(game).stream()
                          .flatMap(
                              n -> Stream.concat(Stream.of(n.name()), n.otherNames().stream()));
                  return new GameSum.Summand(
                      game,
                      Stream.concat(Stream.of(game.code(), part.strip()), others)
                          .distinct()
                          .toList());
                })
            .toList());
  }

  private Game one(String stripped) {
    if (stripped.startsWith(GRAPH)) {
      String name = stripped.substring(GRAPH.length()).strip();
      return GraphText.read(GameFormatException.printable(stripped), graphs.apply(name));
    }
    if (DIGRAPH.matcher(stripped).lookingAt()) {
      return GraphText.read(stripped);
    }
    if (stripped.indexOf('|') >= 0 || SIGNED.matcher(stripped).matches()) {
      return PartizanFormRules.parse(stripped);
    }
    return stripped.indexOf('/') >= 0 ? sides(stripped) : impartial(stripped);
  }

  private Game sides(String text) {
    String[] sides = text.split("/", -1);
    if (sides.length != 2 || sides[0].isBlank() || sides[1].isBlank()) {
      throw GameFormatException.about(
          text,
          "is not a partizan game: write Left's code, a slash and Right's code, like 0.7/0.07, or a"
              + " form like {0|*}.");
    }
    return PartizanRuleset.of(
        impartial(sides[0].strip()).impartial(), impartial(sides[1].strip()).impartial());
  }

  private Game impartial(String text) {
    if (FORM.matcher(text).matches()) {
      return FormRules.parse(text);
    }
    if (text.startsWith("cram:")) {
      return Cram.parse(text);
    }
    if (text.startsWith(Sprouts.PREFIX)) {
      return Sprouts.parse(text);
    }
    return own.apply(text)
        .or(() -> TakeAndBreak.read(text))
        .or(() -> NamedGame.find(text).map(NamedGame::rules))
        .orElseThrow(() -> unknown(text));
  }

  private static GameFormatException unknown(String text) {
    List<String> near = NamedGame.near(text);
    return GameFormatException.about(
        text,
        "is not a game"
            + (near.isEmpty() ? ": write" : Spelling.question(near) + " Write")
            + " a code like 0.123 or 4.7, a subtraction set like sub(1,4,7), a form like {2+,0}, or"
            + " a name like kayles.");
  }
}
