// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.Ruleset;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;

/**
 * The GAME of every command: what {@link GameReader} reads, graphs in files among it. Only this
 * class opens files that contain games, each of them once.
 */
public final class GameArgument {

  /** What the argument is, for the help of all commands. */
  public static final String WHAT =
      "A code, a subtraction set, a form such as '{2+,0}', graph:FILE or a name; with --rules a class.";

  private static final int MOST_BYTES = 64 << 20;

  /** What everybody can read. */
  public static final GameArgument FILES = new GameArgument(new GameReader(GameArgument::contents));

  private final GameReader reader;

  private GameArgument(GameReader reader) {
    this.reader = reader;
  }

  /** The same for somebody who has games of their own. */
  public static GameArgument with(Function<String, Optional<Game>> own) {
    return new GameArgument(FILES.reader.with(own));
  }

  /** The game that a text names; without games of anybody's own. */
  public static Game read(String text) {
    return FILES.game(text);
  }

  /** The game that a text names, which must be impartial; without games of anybody's own. */
  public static Ruleset rules(String text) {
    return FILES.impartial(text);
  }

  /** The game that a text names. */
  public Game game(String text) {
    return reader.read(text);
  }

  /** The game that a text names, which must be impartial. */
  public Ruleset impartial(String text) {
    Game game = game(text);
    if (game instanceof Ruleset rules) {
      return rules;
    }
    throw new CommandFailure(
        "In "
            + game.code()
            + " Left and Right have different moves, which this command does not support;"
            + " rules, solve, structure, outcome, compare, inverse, reduce, play, form, draw and export do.");
  }

  private static String contents(String file) {
    String shown = "'" + GameFormatException.printable(file) + "'";
    try {
      Path path = Path.of(file);
      if (file.isEmpty() || Files.isDirectory(path)) {
        throw new CommandFailure(
            "graph: needs the name of a DOT or JSON file, such as graph:heptagon.dot.");
      }
      byte[] bytes;
      try (InputStream in = Files.newInputStream(path)) {
        bytes = in.readNBytes(MOST_BYTES + 1);
      }
      if (bytes.length > MOST_BYTES) {
        throw new CommandFailure(shown + " is too large to be a graph.");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new CommandFailure(
          "There is no file " + shown + ": graph: needs a DOT or JSON file.", e);
    } catch (CharacterCodingException e) {
      throw new CommandFailure(
          shown + " is not text in UTF-8: graph: needs a DOT or JSON file.", e);
    } catch (IOException e) {
      throw new UncheckedIOException("The graph in " + shown + " could not be read", e);
    }
  }
}
