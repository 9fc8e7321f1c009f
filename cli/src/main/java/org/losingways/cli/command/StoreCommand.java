// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.losingways.census.Inspection;
import org.losingways.cli.solving.QueryOptions;
import org.losingways.cli.solving.StoreOption;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Progress;
import org.losingways.game.Game;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.answer.census.StoreAnswer;
import org.losingways.show.file.GameArgument;
import org.losingways.show.file.OutputFile;
import org.losingways.show.json.Json;
import org.losingways.show.page.census.StandingTable;
import org.losingways.show.page.census.StorePage;
import org.losingways.store.GameRecords;
import org.losingways.store.Kept;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere store}: what was ever proved, listed, verified, exported, merged and pruned. */
@Command(
    name = "store",
    header = "Which results are saved?",
    description = {
      "Manage the store of saved results, which every command reuses. ACTION is",
      "  list           the games, or those that the options select (the default)",
      "  show GAME      everything about one game; --certificate and --run write its proof into a file",
      "  verify         verify every entry from scratch; wrong entries are deleted",
      "  export         one line per game, as CSV or JSON Lines",
      "  merge FILE     verify another store, and add what is right and new",
      "  prune          delete the games that the options select, and free their space",
      "",
      "The exit status is 1 if nothing was found, or something was wrong."
    },
    footer = {
      "  misere store",
      "  misere store list --status solved --wild --least 100",
      "  misere store show 0.123 --certificate 0.123.json",
      "  misere store export --format jsonl -o games.jsonl",
      "  misere store merge colleague.sqlite",
      "  misere store prune --status partial"
    })
public final class StoreCommand extends AnsweringCommand {

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "ACTION",
      defaultValue = "list",
      description = "list, show, verify, export, merge or prune.")
  private String action;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "WHAT",
      description = "The game to show, or the file to merge.")
  private String what;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "csv",
      description = "csv or jsonl, which is JSON Lines (default: ${DEFAULT-VALUE}).")
  private String format;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Export into this file.")
  private Path out;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write the certificate of the game that is shown.")
  private Path certificate;

  @Option(
      names = "--run",
      paramLabel = "FILE",
      description = "Write its saved run, which 'misere solve --resume' takes.")
  private Path run;

  @Mixin private QueryOptions query;

  @Mixin private StoreOption option;

  @Override
  protected boolean answer() {
    boolean takesWhat = action.matches("show|merge");
    CommandFailure.when(
        takesWhat != (what != null) && action.matches("list|show|verify|export|merge|prune"),
        takesWhat
            ? "'misere store %s' needs one more argument."
            : "'misere store %s' takes no further arguments.",
        action);
    Store store = action.matches("merge|prune") ? option.toChange(output) : option.store(output);
    CommandFailure.when(
        !store.isKept(), "There is no store: MISERE_STORE says none; use --store FILE.");
    String name = store.file().orElseThrow().toString();
    return switch (action) {
      case "list" -> list(store, name);
      case "show" -> show(store, name);
      case "verify" -> verify(store, name);
      case "export" -> export(store, name);
      case "merge" -> merge(store, name);
      case "prune" -> prune(store, name);
      default ->
          throw new CommandFailure(
              "A store can list, show, verify, export, merge and prune, not '%s'."
                  .formatted(action));
    };
  }

  private static StoreAnswer.Stored stored(Kept kept) {
    return new StoreAnswer.Stored(
        kept.standing(), kept.origin(), kept.runBytes(), kept.certificateBytes(), kept.isOurs());
  }

  private boolean list(Store store, String name) {
    List<StoreAnswer.Stored> games =
        store.list(query.get()).stream().map(StoreCommand::stored).toList();
    output.show(new StoreAnswer.Listed(name, games, Optional.empty()), new StorePage(output)::list);
    return !games.isEmpty();
  }

  private boolean show(Store store, String name) {
    Game game = output.named(what, GameArgument.read(what));
    Optional<Kept> kept =
        Stream.concat(Stream.of(game), GameRecords.equivalents(game).stream())
            .flatMap(each -> store.kept(each.key()).stream())
            .findFirst();
    CommandFailure.when(kept.isEmpty(), "'%s' has no entry for %s.", name, what);
    Store.Found found = store.find(kept.get().standing().game()).orElseThrow();
    write(certificate, found.entry().certificate(), "certificate, as it is not solved");
    write(
        run,
        found.entry().run().filter(r -> !found.entry().standing().kind().equals(Standing.PARTIZAN)),
        "run that 'misere solve --resume' takes, as Left and Right have different moves");
    GameRecord record = GameRecords.of(game, new KeptGames(store)::findings, Optional.empty());
    output.show(
        new StoreAnswer.Listed(name, List.of(stored(kept.get())), Optional.of(record)),
        new StorePage(output)::show);
    return true;
  }

  private void write(Path file, Optional<String> text, String lack) {
    if (file != null) {
      CommandFailure.when(text.isEmpty(), "%s has no %s.", what, lack);
      OutputFile.of(file).write(text.get());
    }
  }

  private boolean verify(Store store, String name) {
    Inspection inspection = new Inspection(store, Interrupt::isPressed);
    String integrity = store.integrity();
    try (Progress progress = Progress.on(output.terminal())) {
      store.forEach(
          query.get(),
          found -> {
            progress.at(() -> "verifying " + found.entry().standing().code());
            inspection.look(found);
          });
    }
    output.show(
        new StoreAnswer.Verified(
            name, integrity, inspection.right(), wrong(inspection), inspection.unread()),
        new StorePage(output)::verified);
    return integrity.equals("ok") && inspection.wrong().isEmpty() && inspection.unread().isEmpty();
  }

  private static List<StoreAnswer.Wrong> wrong(Inspection inspection) {
    return inspection.wrong().stream().map(w -> new StoreAnswer.Wrong(w.game(), w.why())).toList();
  }

  private boolean merge(Store store, String name) {
    Path other = Path.of(what);
    CommandFailure.when(!Files.isRegularFile(other), "There is no store '%s'.", what);
    Inspection inspection = new Inspection(store, Interrupt::isPressed);
    try (Store from = Store.open(other);
        Progress progress = Progress.on(output.terminal())) {
      from.forEach(
          query.get(),
          found -> {
            progress.at(() -> "examining " + found.entry().standing().code());
            inspection.take(found.entry());
          });
    }
    output.show(
        new StoreAnswer.Merged(
            name,
            what,
            inspection.right(),
            inspection.taken(),
            wrong(inspection),
            inspection.unread()),
        new StorePage(output)::merged);
    return inspection.wrong().isEmpty() && inspection.unread().isEmpty();
  }

  private boolean export(Store store, String name) {
    CommandFailure.when(
        !format.matches("csv|jsonl"), "--format takes csv or jsonl, not '%s'.", format);
    List<String> lines = new ArrayList<>();
    List<Kept> games = store.list(query.get());
    if (format.equals("csv")) {
      lines.add(StandingTable.csvHead("verified"));
      games.forEach(
          k ->
              lines.add(
                  StandingTable.csv(
                      k.standing(), k.origin().milliseconds(), String.valueOf(k.isOurs()))));
    } else {
      games.forEach(k -> lines.add(Json.text(stored(k))));
    }
    if (out == null) {
      lines.forEach(output::asIs);
    } else {
      OutputFile.of(out).write(String.join("\n", lines) + "\n");
      output.show(
          new StoreAnswer.Done(name, action, games.size(), Optional.of(out.toString())),
          new StorePage(output)::done);
    }
    return true;
  }

  private boolean prune(Store store, String name) {
    CommandFailure.when(
        query.isAll(),
        "Choose the games to delete, such as --status partial; --code '*' deletes all.");
    List<Kept> games = store.list(query.get());
    games.forEach(k -> store.forget(k.standing().game()));
    store.compact();
    output.show(
        new StoreAnswer.Done(name, action, games.size(), Optional.empty()),
        new StorePage(output)::done);
    return true;
  }
}
