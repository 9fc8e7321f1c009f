// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.losingways.budget.Budget;
import org.losingways.census.Census;
import org.losingways.census.CensusRunner;
import org.losingways.census.Cluster;
import org.losingways.census.CodeFamily;
import org.losingways.census.ThreadRunner;
import org.losingways.cli.solving.StoreOption;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Progress;
import org.losingways.game.GameFormatException;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.census.CensusAnswer;
import org.losingways.show.page.census.CensusPage;
import org.losingways.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere census}: every game of a family, solved as far as limits allow. */
@Command(
    name = "census",
    header = "Which games of a family are solved, tame, wild, infinite?",
    description = {
      "Solve all games of a family within limits, one for each class of codes that are proved to be",
      "equivalent, and save the results in the store. FAMILY is octal, quaternary, hex or partizan.",
      "",
      "The census runs in rounds: each game gets a short time, then the unsolved ones get a longer time, and",
      "so on. It can be stopped at any time with ctrl-C, and continues from the saved results when it is",
      "started again. The exit status is 1 if it was stopped."
    },
    footer = {
      "  misere census octal --digits 3",
      "  misere census octal --digits 3 --rounds 1s,10s,2m --jobs 4",
      "  misere census quaternary --digits 4 --csv > quaternary.csv",
      "  misere census octal --digits 3 --questions --quiet",
      "  misere census --codes my-games.txt --json",
      "  misere census octal --digits 4 --cluster spark://master:7077"
    })
public final class CensusCommand extends AnsweringCommand {

  /** A list of games is not longer than this. */
  private static final int MOST_MB = 16;

  private static final int MOST_BYTES = MOST_MB << 20;

  /** How long a cluster may take after ctrl-C to send what it has proved, and to be left. */
  private static final Duration FAREWELL = Duration.ofMinutes(1);

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "FAMILY",
      description = "octal, quaternary, hex or partizan.")
  private String family;

  @Option(
      names = "--digits",
      paramLabel = "N",
      description =
          "The maximal number of digits after the point (default: 3 of octal codes, 4 of quaternary ones, 2 of"
              + " others).")
  private Integer digits;

  @Option(
      names = "--largest",
      paramLabel = "D",
      description = "Leave out codes with a digit larger than this.")
  private Integer largest;

  @Option(
      names = "--codes",
      paramLabel = "FILE",
      description = "Take the games from a file instead, one per line.")
  private Path codes;

  @Option(
      names = "--rounds",
      paramLabel = "TIMES",
      split = ",",
      defaultValue = "1s",
      description = "How long to work on each game in each round (default: ${DEFAULT-VALUE}).")
  private List<Amount.Time> rounds;

  @Option(names = "--max-heap", paramLabel = "N", description = "Stop each game after this heap.")
  private Integer maxHeap;

  @Option(
      names = "--max-order",
      paramLabel = "N",
      description = "Stop each game before a quotient larger than this.")
  private Integer maxOrder;

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      description = "Stop each game before a trial that needs more memory than this.")
  private Amount.Memory maxMemory;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "The number of games to work on at once (default: one for each processor).")
  private Integer jobs;

  @Option(
      names = "--cluster",
      paramLabel = "ADDRESS",
      description = {
        "Work on the machines of an Apache Spark cluster, spark://HOST:PORT. Their results are",
        "verified here before they are saved. Games have 512 MiB unless --max-memory is given."
      })
  private String cluster;

  @Option(
      names = "--questions",
      description =
          "Also ask the finite quotients the open questions of Advances in losing, §10.3: powers, subgroups, and"
              + " how normal and misère periods are related.")
  private boolean questions;

  @Option(names = "--csv", description = "Print the table as CSV, without a summary.")
  private boolean csv;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print the summary only.")
  private boolean quiet;

  @Mixin private StoreOption store;

  @Override
  protected boolean answer() throws IOException {
    int atOnce = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
    CommandFailure.when(atOnce < 1 || atOnce > 1024, "--jobs takes a number from 1 to 1024.");
    CommandFailure.when(
        jobs != null && cluster != null, "Leave out --jobs: a cluster uses all its cores.");
    CommandFailure.when(csv && output.isJson(), "Choose one of --csv and --json.");
    CommandFailure.when(csv && questions, "Choose one of --csv and --questions.");
    Census.Plan plan = plan(atOnce);
    Store kept = store.orTemporary(output);
    try (CensusRunner runner = runner(plan, atOnce)) {
      Census census = new Census(plan, kept, runner);
      boolean isDone = run(census, plan);
      // After ctrl-C as well: what is proved is told.
      return Budget.unlimited().during(() -> tell(census, isDone));
    }
  }

  private boolean tell(Census census, boolean isDone) {
    CensusAnswer all = census.answer(isDone);
    CensusAnswer answer = questions ? all.withQuestions(census.questions(all)) : all;
    CensusPage page = new CensusPage(output);
    output.show(answer, csv ? page::csv : quiet ? page::summary : page::print);
    if (isDone) {
      census.remember(answer);
    }
    return isDone;
  }

  private CensusRunner runner(Census.Plan plan, int atOnce) {
    if (cluster == null) {
      return new ThreadRunner(atOnce);
    }
    Interrupt.finishWithin(FAREWELL);
    return Cluster.at(cluster, plan.maxBytes(), output::note);
  }

  private boolean run(Census census, Census.Plan plan) {
    try (Progress progress = Progress.on(output.terminal())) {
      return census.run(
          now -> progress.at(() -> now.text(plan.rounds().size())), Interrupt::isPressed);
    }
  }

  private Census.Plan plan(int atOnce) throws IOException {
    List<Duration> times = rounds.stream().map(Amount.Time::duration).toList();
    CommandFailure.when(
        (maxHeap != null && maxHeap < 1) || (maxOrder != null && maxOrder < 1),
        "--max-heap and --max-order take a number from 1 on.");
    return new Census.Plan(
        codes == null ? name(known()) : codes.getFileName().toString(),
        codes == null ? games(known()) : listed(),
        times,
        number(maxHeap),
        number(maxOrder),
        maxMemory == null ? usualMemory(atOnce) : maxMemory.bytes());
  }

  /** What this machine has is no measure of what others have. */
  private long usualMemory(int atOnce) {
    return cluster == null ? Runtime.getRuntime().maxMemory() / 2 / atOnce : 512L << 20;
  }

  private static OptionalInt number(Integer given) {
    return given == null ? OptionalInt.empty() : OptionalInt.of(given);
  }

  private CodeFamily known() {
    CommandFailure.when(family == null, "Which games? Write 'misere census octal --digits 3'.");
    return CodeFamily.named(family)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "A census is of octal, quaternary, hex or partizan codes, not of '%s'."
                        .formatted(family)));
  }

  private int digits(CodeFamily of) {
    int most = digits == null ? of.usualDigits() : digits;
    CommandFailure.when(
        most < 1 || most > of.mostDigits(),
        "A census of %s codes has 1 to %s digits, not %s.",
        of.text(),
        of.mostDigits(),
        most);
    return most;
  }

  private String name(CodeFamily of) {
    return of.text() + " " + digits(of) + (largest == null ? "" : " to digit " + largest);
  }

  private List<CodeFamily.Kin> games(CodeFamily of) {
    if (largest == null) {
      return of.games(digits(of));
    }
    CommandFailure.when(largest < 1, "--largest takes a digit from 1 on.");
    return of.games(digits(of), largest);
  }

  /** The games of a file, each once. */
  private List<CodeFamily.Kin> listed() throws IOException {
    CommandFailure.when(
        family != null || digits != null || largest != null,
        "--codes names all games: leave out the family, --digits and --largest.");
    CommandFailure.when(
        !Files.isReadable(codes) || Files.isDirectory(codes),
        "'%s' cannot be read: --codes takes a text file with one game per line.",
        codes);
    Map<String, CodeFamily.Kin> games = new LinkedHashMap<>();
    for (String line : lines()) {
      try {
        games.putIfAbsent(GameReader.of(line).key(), new CodeFamily.Kin(line, List.of()));
      } catch (GameFormatException e) {
        throw new CommandFailure("In '%s': %s".formatted(codes, e.getMessage()), e);
      }
    }
    CommandFailure.when(games.isEmpty(), "'%s' names no game.", codes);
    return List.copyOf(games.values());
  }

  private List<String> lines() throws IOException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(codes)) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    }
    CommandFailure.when(
        bytes.length > MOST_BYTES, "'%s' is longer than the limit of %s MB.", codes, MOST_MB);
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.lines()
          .map(String::strip)
          .filter(l -> !l.isEmpty() && !l.startsWith("#"))
          .toList();
    } catch (CharacterCodingException e) {
      throw new CommandFailure("'%s' is not a text file.".formatted(codes), e);
    }
  }
}
