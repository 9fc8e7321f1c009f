// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.nio.file.Path;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.StoreOption;
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
import picocli.CommandLine.Option;

/** {@code misere atlas}: all games of the store as pages. */
@Command(
    name = "atlas",
    header = "Write all games of the store as pages that need no server.",
    description = {
      "Write a page for every game of the store into a folder, and pages that lead to them: by code,"
          + " by",
      "quotient, by behaviour, open problems, a search. They work in any browser, from a disk as"
          + " well as",
      "from a web server, and ask nobody for anything.",
      "",
      "The folder is new, empty, or one that this command wrote before, which it brings up to date."
    },
    footer = {
      "  misere atlas --out atlas                     then open atlas/index.html",
      "  misere atlas --out atlas --store games.sqlite"
    })
public final class AtlasCommand extends AnsweringCommand {

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "Where the pages are written.")
  private Path out;

  @Mixin private StoreOption option;

  @Override
  protected boolean answer() {
    Store store = option.store(output);
    CommandFailure.when(
        !store.isKept(), "There is no store; --store FILE names one, such as games.sqlite.");
    CommandFailure.when(
        store.list(Query.all()).isEmpty(),
        "The store '%s' has no games yet; 'misere census octal --digits 2' fills it.",
        store.file().orElseThrow());
    int games = write(store);
    Path page = out.resolve("index.html");
    output.show(
        new AtlasAnswer(page.toString(), games),
        answer ->
            output.line(
                "%s; open %s in a browser.".formatted(Counted.of(games, "game"), answer.page())));
    return true;
  }

  private int write(Store store) {
    try (OutputFolder folder = OutputFolder.of(out);
        Progress progress = Progress.on(output.terminal())) {
      int games =
          new Site(new KeptSource(new KeptGames(store))).write(folder::put, shownBy(progress));
      folder.finish();
      return games;
    }
  }

  /** Shows which page is written, and stops when the limits are reached. */
  static Site.Watcher shownBy(Progress progress) {
    return at -> {
      Budget.tick();
      progress.at(() -> "page %d of %d: %s".formatted(at.done(), at.games(), at.game()));
    };
  }
}
