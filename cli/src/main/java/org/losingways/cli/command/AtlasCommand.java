// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.nio.file.Path;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.FolderOption;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Progress;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.census.AtlasAnswer;
import org.losingways.show.file.OutputFolder;
import org.losingways.show.view.Counted;
import org.losingways.store.KeptGames;
import org.losingways.store.Query;
import org.losingways.store.Store;
import org.losingways.web.atlas.KeptSource;
import org.losingways.web.atlas.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code misere atlas}: all games of the store as pages. */
@Command(
    name = "atlas",
    header = "Write a page for every game of the store.",
    description = {
      "Write a page for every game of the store into a folder, and pages that lead to them: by code,"
          + " by",
      "quotient, by behaviour, open problems, a search. They work in any browser, from a disk or"
          + " well as",
      "from a web server, and load nothing from elsewhere.",
      "",
      "The folder is new, empty, or one that this command wrote before, which it brings up to date."
    },
    footer = {
      "  misere atlas --out atlas                     then open atlas/index.html",
      "  misere atlas --out atlas --store games.sqlite"
    })
public final class AtlasCommand extends AnsweringCommand {

  @Mixin private FolderOption folder;

  @Override
  protected boolean answer() {
    Store store = folder.store().store(output);
    CommandFailure.when(
        !store.isKept(), "There is no store; --store FILE names one, such as games.sqlite.");
    CommandFailure.when(
        store.list(Query.all()).isEmpty(),
        "The store '%s' has no games yet; 'misere census octal --digits 2' fills it.",
        store.file().orElseThrow());
    int games = write(store);
    Path page = folder.out().resolve("index.html");
    output.show(
        new AtlasAnswer(page.toString(), games),
        answer ->
            output.line(
                "%s; open %s in a browser.".formatted(Counted.of(games, "game"), answer.page())));
    return true;
  }

  private int write(Store store) {
    try (OutputFolder files = OutputFolder.of(folder.out());
        Progress progress = Progress.on(output.terminal())) {
      int games =
          new Site(new KeptSource(new KeptGames(store))).write(files::put, shownBy(progress));
      files.finish();
      return games;
    } catch (Budget.Stopped stopped) {
      throw unfinished(folder.out(), stopped);
    }
  }

  /** Pages are written whole, one by one, so those that are there are of use. */
  static RuntimeException unfinished(Path out, Budget.Stopped stopped) {
    return stopped.limit() == Budget.Limit.CANCELLED
        ? CommandFailure.limit(
            "Stopped by ctrl-C before all pages were written; those in '%s' are complete, and the same"
                    .formatted(out)
                + " command writes the rest.")
        : stopped;
  }

  /** Shows which page is written, and stops when the limits are reached. */
  static Site.Watcher shownBy(Progress progress) {
    return at -> {
      Budget.tick();
      progress.at(() -> "page %d of %d: %s".formatted(at.done(), at.games(), at.game()));
    };
  }
}
