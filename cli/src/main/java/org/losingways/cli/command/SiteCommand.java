// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
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
import org.losingways.web.StaticSite;
import org.losingways.web.atlas.KeptSource;
import org.losingways.web.atlas.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code misere site}: the workbench as files, with the program in the page. */
@Command(
    name = "site",
    header = "Write the workbench as pages that need no server.",
    description = {
      "Write the workbench into a folder, for any static host: games are solved in the page itself."
          + " It works",
      "without a network after the first visit, and loads nothing from elsewhere. If the store has games,"
          + " their",
      "atlas is written as well.",
      "",
      "The folder is new, empty, or one that this command wrote before, which it brings up to date."
    },
    footer = {
      "  misere site --out site                       then publish the folder",
      "  misere site --out site --store games.sqlite  with an atlas of these games"
    })
public final class SiteCommand extends AnsweringCommand {

  private static final String GAMES = "game/";
  private static final String PAGE = ".html";

  @Mixin private FolderOption folder;

  @Override
  protected boolean answer() throws IOException {
    Map<String, byte[]> engine = engine();
    Store store = folder.store().store(output);
    Set<String> pages = new ConcurrentSkipListSet<>();
    try (OutputFolder files = OutputFolder.of(folder.out());
        Progress progress = Progress.on(output.terminal())) {
      if (!store.list(Query.all()).isEmpty()) {
        writeAtlas(store, files, progress, pages);
      }
      StaticSite.write(engine, files::put, pages);
      files.finish();
    } catch (Budget.Stopped stopped) {
      throw AtlasCommand.unfinished(folder.out(), stopped);
    }
    int games = pages.size();
    output.show(
        new AtlasAnswer(folder.out().resolve("index.html").toString(), games),
        answer ->
            output.line(
                "The workbench%s is in %s; browsers show it from any web server."
                    .formatted(
                        games == 0 ? "" : " with an atlas of " + Counted.of(games, "game"),
                        folder.out())));
    return true;
  }

  private static void writeAtlas(
      Store store, OutputFolder folder, Progress progress, Set<String> pages) {
    new Site(new KeptSource(new KeptGames(store)), Optional.of("../index.html#/"))
        .write(
            (name, bytes) -> {
              folder.put("atlas/" + name, bytes);
              if (name.startsWith(GAMES) && name.endsWith(PAGE)) {
                pages.add(name.substring(GAMES.length(), name.length() - PAGE.length()));
              }
            },
            AtlasCommand.shownBy(progress));
  }

  /** The compiled library, beside the program or where the build has put it. */
  private static Map<String, byte[]> engine() throws IOException {
    Path home;
    try {
      home =
          Path.of(SiteCommand.class.getProtectionDomain().getCodeSource().getLocation().toURI())
              .toAbsolutePath()
              .getParent();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
    Path folder =
        Stream.of(home.resolve("engine"), home.resolve("../../site/target/engine"))
            .filter(place -> Files.isRegularFile(place.resolve("engine.js")))
            .findFirst()
            .orElseThrow(
                () ->
                    new CommandFailure(
                        "The program for pages is not here: it comes with the zip that ./package"
                            + " makes, and 'mvn -pl site -am package' builds it in a checkout."));
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path path : all.filter(Files::isRegularFile).toList()) {
        files.put(path.getFileName().toString(), Files.readAllBytes(path));
      }
    }
    return files;
  }
}
