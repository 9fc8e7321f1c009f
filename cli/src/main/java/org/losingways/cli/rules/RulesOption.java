// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.show.file.GameArgument;
import picocli.CommandLine.Option;

/** The mixin of commands that read games: {@code --rules}, games of the user's own in Java. */
public final class RulesOption {

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description =
          "Games of your own in Java, named by their classes: a source file such as Crosses.java,"
              + " or a jar. The code in it is run.")
  private List<Path> files = new ArrayList<>();

  private Optional<OwnGames> loaded = Optional.empty();

  /** The games in the files, which are read once. */
  public Optional<OwnGames> own() {
    if (loaded.isEmpty()) {
      loaded = Optional.of(OwnGames.of(files));
    }
    return loaded;
  }

  /**
   * Reads games, those in the files among them.
   *
   * @param blame told, in a sentence, when the code of one does not return in time
   */
  public GameArgument games(Consumer<String> blame) {
    if (files.isEmpty()) {
      return GameArgument.FILES;
    }
    OwnGames games = own().orElseThrow();
    games.blaming(blame);
    return GameArgument.with(games::find);
  }
}
