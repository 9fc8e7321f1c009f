// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.losingways.app.Known;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.HelpText;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.ProcessOutput;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.Sentence;
import org.losingways.cli.terminal.Terminal;
import org.losingways.cli.terminal.TerminalText;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.game.GameFormatException;
import org.losingways.monoid.words.WordFormatException;
import org.losingways.reader.NamedGame;
import org.losingways.reader.Spelling;
import org.losingways.show.CommandFailure;
import org.losingways.show.page.text.Wrapped;
import org.losingways.store.Places;
import org.losingways.store.ProgramVersion;
import org.losingways.store.Store;
import org.losingways.store.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The {@code misere} command itself: finds the subcommand, and turns whatever goes wrong into one
 * sentence.
 */
@Command(
    name = "misere",
    mixinStandardHelpOptions = true,
    commandListHeading = "%n",
    versionProvider = Misere.Version.class,
    description = {
      "Games in which the last player to move loses: who wins, and how.",
      "",
      "GAME is a take-and-break code (0.123, 4.7, 0.(3)), a subtraction set (sub(1,4,7)), a form",
      "('{2+,0}', several with ; between them), a graph to slide coins on (graph:FILE, DOT or"
          + " JSON), a",
      "board (cram:3x4) or a name (kayles; 'misere games' lists them). Two codes with a slash are a"
          + " partizan game with",
      "Left's rules and Right's (0.7/0.07), and so is a form with a bar ({0|*}): solve, outcome,"
          + " compare,",
      "inverse and play accept them."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere 0.123                 the misère quotient of 0.123, proved for all heaps",
      "  misere nim kayles            nim-values of Kayles, with their period proved",
      "  misere genus 0.123           genus values of the heaps of 0.123",
      "  misere form '{2+,0}'         the misère form with options 2+ and 0",
      "  misere help nim              all about one command"
    })
public final class Misere implements Runnable, Terminal.Owner {

  /** What a subcommand is for; help and docs/commands.md list them by group. */
  enum Group {
    PLAY("Play and learn"),
    GAME("Analyse a game"),
    COMPARE("Compare positions and games"),
    PROOF("Prove and check"),
    MANY("Many games, and monoids"),
    PUBLISH("Pictures, files and pages"),
    SHELL("The shell");

    final String title;

    Group(String title) {
      this.title = title;
    }
  }

  private static final String HERE = "org.losingways.cli.";

  /**
   * A subcommand under its name. The name is in the class's annotation too, but to load all classes
   * and read their annotations takes longer than many answers: only the one that is meant is
   * loaded.
   */
  record Subcommand(Group group, String name, String className) {

    /** Its class, loaded when this is first asked for. */
    Class<?> type() {
      try {
        return Class.forName(className);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("no class for the command " + name, e);
      }
    }
  }

  /** By group, in the order in which people need them. */
  static final List<Subcommand> SUBCOMMANDS =
      List.of(
          new Subcommand(Group.PLAY, "play", HERE + "play.PlayCommand"),
          new Subcommand(Group.PLAY, "outcome", HERE + "play.OutcomeCommand"),
          new Subcommand(Group.PLAY, "games", HERE + "command.GamesCommand"),
          new Subcommand(Group.PLAY, "rules", HERE + "command.RulesCommand"),
          new Subcommand(Group.PLAY, "explain", HERE + "command.ExplainCommand"),
          new Subcommand(Group.PLAY, "serve", HERE + "command.ServeCommand"),
          new Subcommand(Group.GAME, "solve", HERE + "command.SolveCommand"),
          new Subcommand(Group.GAME, "structure", HERE + "command.StructureCommand"),
          new Subcommand(Group.GAME, "reduce", HERE + "play.ReduceCommand"),
          new Subcommand(Group.GAME, "genus", HERE + "command.GenusCommand"),
          new Subcommand(Group.GAME, "nim", HERE + "command.NimCommand"),
          new Subcommand(Group.GAME, "form", HERE + "command.FormCommand"),
          new Subcommand(Group.GAME, "pretend", HERE + "command.PretendCommand"),
          new Subcommand(Group.GAME, "sibert-conway", HERE + "command.SibertConwayCommand"),
          new Subcommand(Group.GAME, "frisky", HERE + "command.FriskyCommand"),
          new Subcommand(Group.COMPARE, "distinguish", HERE + "play.DistinguishCommand"),
          new Subcommand(Group.COMPARE, "compare", HERE + "play.CompareCommand"),
          new Subcommand(Group.COMPARE, "inverse", HERE + "play.InverseCommand"),
          new Subcommand(Group.PROOF, "check", HERE + "command.CheckCommand"),
          new Subcommand(Group.PROOF, "gauges", HERE + "command.GaugesCommand"),
          new Subcommand(Group.PROOF, "reproduce", HERE + "command.ReproduceCommand"),
          new Subcommand(Group.MANY, "census", HERE + "command.CensusCommand"),
          new Subcommand(Group.MANY, "survey", HERE + "command.SurveyCommand"),
          new Subcommand(Group.MANY, "quotients", HERE + "command.QuotientsCommand"),
          new Subcommand(Group.MANY, "store", HERE + "command.StoreCommand"),
          new Subcommand(Group.MANY, "monoid", HERE + "command.MonoidCommand"),
          new Subcommand(Group.PUBLISH, "draw", HERE + "command.DrawCommand"),
          new Subcommand(Group.PUBLISH, "export", HERE + "command.ExportCommand"),
          new Subcommand(Group.PUBLISH, "atlas", HERE + "command.AtlasCommand"),
          new Subcommand(Group.PUBLISH, "site", HERE + "command.SiteCommand"),
          new Subcommand(Group.SHELL, "completion", HERE + "CompletionCommand"),
          new Subcommand(Group.SHELL, "warm-up", HERE + "WarmUpCommand"),
          new Subcommand(Group.SHELL, "help", CommandLine.HelpCommand.class.getName()));

  /** Those that look into the store before all else. */
  static final Set<String> KEEPING =
      Set.of(
          "solve",
          "outcome",
          "distinguish",
          "play",
          "pretend",
          "sibert-conway",
          "compare",
          "inverse",
          "structure",
          "reduce",
          "draw",
          "export");

  private static final String ASCII = "--ascii";

  /** Where output goes; a field so that tests can pretend to be a terminal. */
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  Misere(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] args) {
    Interrupt.ownProcess();
    if (subcommand(args).filter(KEEPING::contains).isPresent()
        && !Arrays.asList(args).contains("--no-store")
        && Places.store().isPresent()) {
      Store.getReady();
    }
    PrintWriter out = new ProcessOutput(FileDescriptor.out);
    PrintWriter err = new ProcessOutput(FileDescriptor.err);
    int status = run(Terminal.ofProcess(), out, err, args);
    Interrupt.exit(status);
  }

  /** Runs the command as if typed, and returns its exit status. */
  static int run(Terminal where, PrintWriter toOut, PrintWriter toErr, String... args) {
    Terminal terminal = Arrays.asList(args).contains(ASCII) ? where.inAscii() : where;
    TerminalText out = new TerminalText(toOut, terminal.colour(), terminal.ascii());
    TerminalText err = new TerminalText(toErr, false, terminal.ascii());
    Optional<String> meant = subcommand(args);
    boolean isVersion = Arrays.asList(args).equals(List.of("--version"));
    boolean needsAll = meant.map(name -> name.matches("help|completion")).orElse(!isVersion);
    CommandLine command =
        commandLine(terminal, name -> needsAll || meant.filter(name::equals).isPresent())
            .setOut(out)
            .setErr(err);
    if (needsAll || Arrays.stream(args).anyMatch(arg -> arg.matches("--help|-[a-zA-Z]*h.*"))) {
      dress(command, terminal);
    }
    Optional<String> mistyped = mistyped(args);
    if (mistyped.isPresent()) {
      say(command, mistyped.get());
      err.flush();
      return ExitStatus.BAD_INPUT;
    }
    boolean isNamed = meant.isEmpty() || Arrays.asList(args).contains(meant.get());
    boolean hasOptions = Arrays.stream(args).anyMatch(arg -> arg.startsWith("--"));
    String[] renewed = hasOptions ? OldNames.renewed(meant.orElse(""), args) : args;
    String[] words =
        isNamed
            ? renewed
            : Stream.concat(meant.stream(), Arrays.stream(renewed)).toArray(String[]::new);
    int status;
    try {
      status = command.execute(words);
    } catch (OutOfMemoryError e) {
      say(
          command,
          "There is not enough memory for this; set MISERE_JAVA_OPTS=-Xmx8g or lower the limits.");
      status = ExitStatus.BAD_INPUT;
    } catch (StackOverflowError e) {
      say(command, "This is nested too deeply for the program.");
      status = ExitStatus.BAD_INPUT;
    }
    // PrintWriter swallows errors; asking here is what notices a closed pipe or a full disk.
    if (out.checkError() && out.isRead()) {
      say(command, "The output could not be written: the disk is full, or it is closed.");
      status = ExitStatus.BAD_INPUT;
    }
    err.flush();
    return status;
  }

  /**
   * The subcommand that is meant: the first word if it is one, and {@code solve} if a game is named
   * instead. None for {@code misere --help} and the like.
   */
  private static Optional<String> subcommand(String... args) {
    return Arrays.stream(args)
        .filter(arg -> !arg.startsWith("-"))
        .findFirst()
        .map(word -> isSubcommand(word) ? word : "solve");
  }

  /** A sentence about a first word that is neither a command nor a game, though it looks so. */
  private static Optional<String> mistyped(String... args) {
    boolean hasOwnGames = Arrays.stream(args).anyMatch(arg -> arg.startsWith("--rules"));
    Optional<String> first = Arrays.stream(args).filter(arg -> !arg.startsWith("-")).findFirst();
    Optional<String> code = first.filter(word -> word.matches("[0-9]{2,9}|[0-9],[0-9]{1,9}"));
    if (code.isPresent()) {
      String word = code.get();
      return Optional.of(
          word.contains(",")
              ? "'%s' is not a code; did you mean %s?".formatted(word, word.replace(',', '.'))
              : "'%1$s' is not a code; did you mean 0.%1$s? The nim-heap of that size is '(%1$s)'."
                  .formatted(word));
    }
    return first
        .filter(word -> !hasOwnGames && word.matches("\\p{L}[\\p{L}-]+"))
        .filter(word -> !isSubcommand(word))
        .filter(word -> NamedGame.find(word).isEmpty())
        .map(
            word -> {
              List<String> near = Spelling.near(word, Stream.concat(commands(), NamedGame.names()));
              return "'%s' is neither a command nor a game%s"
                  .formatted(
                      GameFormatException.shown(word),
                      near.isEmpty()
                          ? ": 'misere --help' lists the commands, and 'misere games' the games."
                          : Spelling.question(near));
            });
  }

  private static Stream<String> commands() {
    return SUBCOMMANDS.stream()
        .filter(command -> !command.type().getAnnotation(Command.class).hidden())
        .map(Subcommand::name);
  }

  private static boolean isSubcommand(String word) {
    return SUBCOMMANDS.stream().anyMatch(c -> c.name().equals(word));
  }

  /** The command with all its subcommands. */
  static CommandLine commandLine(Terminal terminal) {
    return dress(commandLine(terminal, name -> true), terminal);
  }

  /** Makes the help of a command fit; to prepare that takes longer than many answers. */
  private static CommandLine dress(CommandLine command, Terminal terminal) {
    command.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.colour() ? Ansi.ON : Ansi.OFF));
    HelpText.fit(command, terminal);
    command
        .getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
            help -> HelpText.text(listed(help.subcommands(), command.getUsageHelpWidth())));
    return command;
  }

  /** The subcommands by group, each with the first line of its help. */
  private static List<String> listed(Map<String, CommandLine.Help> subcommands, int width) {
    return Arrays.stream(Group.values())
        .flatMap(
            group ->
                Stream.concat(
                    Stream.of(group.title + ":"),
                    SUBCOMMANDS.stream()
                        .filter(c -> c.group() == group && subcommands.containsKey(c.name()))
                        .flatMap(
                            c ->
                                Wrapped.lines(
                                    "  %-15s".formatted(c.name()),
                                    header(subcommands.get(c.name()).commandSpec()),
                                    width)
                                    .stream())))
        .toList();
  }

  /** The first line of a command's help: the question that it answers. */
  static String header(CommandSpec command) {
    UsageMessageSpec usage = command.usageMessage();
    return Stream.of(usage.header(), usage.description())
        .flatMap(Arrays::stream)
        .findFirst()
        .orElse("");
  }

  /**
   * The command with some of its subcommands. Reading the annotations of them all takes longer than
   * most answers, so that a subcommand named on the command line comes alone.
   */
  private static CommandLine commandLine(Terminal terminal, Predicate<String> wanted) {
    CommandLine command = new CommandLine(new Misere(terminal));
    // It is looked for before all else, so that help and sentences about mistakes obey it too.
    command
        .getCommandSpec()
        .addOption(
            OptionSpec.builder(ASCII)
                .type(boolean.class)
                .scopeType(ScopeType.INHERIT)
                .description(
                    "Print text in ASCII: Phi, a^2, <=. This is the default in locales other than"
                        + " UTF-8.")
                .build());
    for (Subcommand each : SUBCOMMANDS) {
      if (wanted.test(each.name())) {
        command.addSubcommand(each.type());
      }
    }
    IVersionProvider version = command.getCommandSpec().versionProvider();
    command.getSubcommands().values().forEach(c -> c.getCommandSpec().versionProvider(version));
    command.registerConverter(Amount.Time.class, Amount.Time::of);
    command.registerConverter(Amount.Memory.class, Amount.Memory::of);
    // An argument that begins with @ is that argument, not a file of further ones.
    command.setExpandAtFiles(false);
    command.setExecutionStrategy(Misere::withinBudget);
    command.setParameterExceptionHandler((e, args) -> explain(e));
    command.setExecutionExceptionHandler((e, c, result) -> explain(c, e));
    return command;
  }

  private static int withinBudget(ParseResult typed) {
    ParseResult last = typed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    CommandSpec command = last.commandSpec();
    Budget budget = TimeLimit.budget(command);
    // Commands that can say more about where they are show a line of their own.
    try (Progress progress = Progress.on(Terminal.of(command))) {
      Runnable look = () -> progress.at(() -> command.name() + ": at work");
      return budget.during(
          () -> Budget.watched(look).during(() -> new CommandLine.RunLast().execute(typed)));
    }
  }

  @Override
  public Terminal terminal() {
    return terminal;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which game, or which command?");
  }

  private static int explain(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String sentence = e.getMessage();
    if (e instanceof MissingParameterException && command.getCommandName().equals("nim")) {
      sentence =
          "Which game? 'misere nim kayles' prints the nim-values of Kayles; the game Nim is solved"
              + " by 'misere solve nim'.";
    }
    if (e instanceof UnmatchedArgumentException unmatched
        && !unmatched.getSuggestions().isEmpty()) {
      sentence += "; did you mean " + String.join(" or ", unmatched.getSuggestions()) + "?";
    }
    say(command, sentence + (sentence.matches(".*[.?!]") ? "" : ".") + hint(command));
    return ExitStatus.BAD_INPUT;
  }

  private static String hint(CommandLine command) {
    String name = command.getCommandSpec().qualifiedName();
    return " Try '" + name + " --help'.";
  }

  private static int explain(CommandLine command, Exception e) {
    if (command.getOut() instanceof TerminalText out && !out.isRead()) {
      return ExitStatus.NO;
    }
    if (e instanceof Budget.Stopped stopped) {
      say(
          command,
          said(command, Output::proved).orElse("")
              + (stopped.limit() == Budget.Limit.CANCELLED
                  ? "Interrupted before there was an answer."
                  : said(command, Output::blame)
                      .orElse("No answer was found within the limits; raise --time-limit.")));
      return ExitStatus.NO;
    }
    if (e instanceof Known.Unknown) {
      say(command, e.getMessage() + "; raise --time-limit, or use smaller heaps.");
      return ExitStatus.NO;
    }
    if (e instanceof CommandFailure failure && failure.isLimit()) {
      say(command, e.getMessage());
      return ExitStatus.NO;
    }
    if (e instanceof GameFormatException
        || e instanceof WordFormatException
        || e instanceof StoreException
        || e instanceof CommandFailure) {
      say(command, e.getMessage());
    } else if (e instanceof IOException || e instanceof UncheckedIOException) {
      say(command, "A file could not be read or written: " + e.getMessage() + ".");
    } else {
      say(
          command,
          "This is a bug in the program, not in your input ("
              + e.getClass().getSimpleName()
              + (e.getMessage() == null ? "" : ": " + e.getMessage())
              + "); please report it with the command you typed.");
    }
    return ExitStatus.BAD_INPUT;
  }

  /** A sentence that a command has left for the case that it has no answer. */
  private static Optional<String> said(
      CommandLine command, Function<Output, Optional<String>> what) {
    return command.getCommandSpec().userObject() instanceof AnsweringCommand
        ? what.apply(AnsweringCommand.output(command.getCommandSpec()))
        : Optional.empty();
  }

  private static void say(CommandLine command, String sentence) {
    Sentence.say(command.getErr(), sentence);
  }

  /** The version the build stamped into the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"misere " + ProgramVersion.TEXT};
    }
  }
}
