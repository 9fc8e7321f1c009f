// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.losingways.cli.terminal.Output;
import org.losingways.show.CommandFailure;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import picocli.CommandLine.Option;

/** The mixin of commands that solve games: where what was proved is kept. */
public final class StoreOption {

  @Option(
      names = "--store",
      paramLabel = "FILE",
      description = "Save results in this file, and reuse them.")
  private Path file;

  @Option(names = "--no-store", description = "Neither reuse nor save results.")
  private boolean noStore;

  private Optional<Store> store = Optional.empty();
  private Optional<KeptGames> games = Optional.empty();

  /** The store, opened when it is first asked for, and closed when the command ends. */
  public Store store(Output output) {
    return store(output, false);
  }

  /** The same for a command that is about changing it. */
  public Store toChange(Output output) {
    return store(output, true);
  }

  private Store store(Output output, boolean isChanged) {
    if (store.isEmpty()) {
      CommandFailure.when(noStore && file != null, "Choose one of --store and --no-store.");
      Store opened = noStore ? Store.none() : file != null ? Store.open(file) : Store.usual();
      output.atEnd(opened::close);
      if (isChanged) {
        opened.requireWritable();
      }
      opened.note().ifPresent(output::note);
      store = Optional.of(opened);
    }
    return store.get();
  }

  /** The store, or one that is gone when the command ends. */
  public Store orTemporary(Output output) throws IOException {
    Store own = toChange(output);
    if (own.isKept()) {
      return own;
    }
    Path folder = Files.createTempDirectory("misere");
    Path temporary = folder.resolve("games.sqlite");
    Store made = Store.temporary(temporary);
    output.atEnd(
        () -> {
          made.close();
          temporary.toFile().delete();
          folder.toFile().delete();
        });
    return made;
  }

  /** Solvers that begin where the store has got to; the same ones for the whole command. */
  KeptGames games(Output output) {
    if (games.isEmpty()) {
      games = Optional.of(new KeptGames(store(output)));
    }
    return games.get();
  }
}
