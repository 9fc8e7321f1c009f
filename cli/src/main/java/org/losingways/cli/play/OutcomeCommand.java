// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.losingways.app.Known;
import org.losingways.app.SproutsQuestion;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.BothKindsCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.answer.position.PartizanOutcomeAnswer;
import org.losingways.show.page.position.OutcomePage;
import org.losingways.show.page.position.PartizanOutcomePage;
import org.losingways.show.page.text.Heaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere outcome}: who wins a position, and by which moves. */
@Command(
    name = "outcome",
    header = "Who wins a position, by which moves, and why?",
    description = {
      "Decide a position in misère and normal play, with its value, its genus and",
      "every winning move.",
      "",
      "In a solved game heaps may have any size. In other games, positions with heaps beyond the last",
      "verified one are searched as far as possible; the answer says so. The exit status is 1",
      "if an outcome was not decided. In a genus that is known in part, # stands for a misère",
      "value of 4 or more."
    },
    footer = {
      "  misere outcome 0.123 9 8 5 3",
      "  misere outcome 0.123 9 8 5 3 --explain",
      "  misere outcome 0.123 1000000000000000000",
      "  misere outcome '{2+,0}' '{2+,0}' 2+ 1",
      "  misere outcome notakto X../.../... .../.../...",
      "  misere outcome sprouts:5                              Sprouts with five spots",
      "  misere outcome 0.7/0.07 6 4 --left                    Left begins in Partizan Kayles",
      "  misere outcome kayles --batch positions.txt --json    one position per line"
    })
public final class OutcomeCommand extends BothKindsCommand {

  /** Positions that may be played out. */
  private static final int MAX_PLAYED_OUT = 1_000_000;

  /** The same of Left and Right. */
  private static final int MAX_PLAYED_OUT_BY_TWO = 300_000;

  /** So much of a batch is looked through for its largest heap before it is answered. */
  private static final int LOOKED_THROUGH = 64 << 20;

  @Parameters(
      index = "1..*",
      paramLabel = "HEAP",
      description = "The heaps, of any size; or forms, vertices or boards.")
  private List<String> heaps = new ArrayList<>();

  @Option(
      names = "--explain",
      description = "Show each step of the reduction of the word to the value.")
  private boolean explain;

  @Option(names = "--left", description = "In a partizan game: only when Left begins.")
  private boolean left;

  @Option(names = "--right", description = "In a partizan game: only when Right begins.")
  private boolean right;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Answer for each line of FILE, heaps separated by spaces; - reads standard input.")
  private Path batch;

  @Mixin private Solving solving;

  @Override
  protected boolean partizan(PartizanRuleset rules) throws IOException {
    EnumSet<Player> begin = EnumSet.allOf(Player.class);
    if (left != right) {
      begin.remove(left ? Player.RIGHT : Player.LEFT);
    }
    Function<Position, PartizanAnalyst> analysts =
        largest -> solving.inquiry().know(rules, largest).analyst(largest, MAX_PLAYED_OUT_BY_TWO);
    if (batch != null) {
      return answerAll(
          in -> PartizanBatch.largest(rules, in, LOOKED_THROUGH),
          (largest, in) ->
              new PartizanBatch(output.textBytes(), analysts.apply(largest), begin, output.isJson())
                  .run(in));
    }
    Position position = rules.position(heaps);
    PartizanAnalyst analyst = analysts.apply(position);
    PartizanOutcomeAnswer answer = PartizanOutcomeAnswer.of(analyst, position, begin);
    output.show(
        explain ? answer.explained(analyst, position) : answer,
        a -> {
          PartizanOutcomePage.print(output, a);
          if (explain) {
            PartizanOutcomePage.explain(output, a, rules.labels());
          }
        });
    return answer.outcome().isPresent();
  }

  @Override
  protected boolean impartial(Ruleset rules) throws IOException {
    CommandFailure.when(
        left || right, "--left and --right are for games with Left and Right, such as 0.7/0.07.");
    if (batch != null) {
      return answerAll(rules);
    }
    Optional<SproutsQuestion> searched = SproutsQuestion.of(rules, heaps);
    if (searched.isPresent()) {
      return searched(searched.get());
    }
    List<BigInteger> position =
        heaps.isEmpty() ? Heaps.list(rules.position(heaps)) : new Heaps(rules).read(heaps);
    requireHeaps(rules, position);
    BigInteger largest = Solving.largest(position);
    Optional<Beside> beside = Beside.begin(solving, rules, position);
    Known.Impartial known = solving.inquiry().beforePlayingOut(rules, largest);
    NormalSolution normal =
        beside.map(Beside::normal).orElseGet(() -> NormalSolution.reaching(rules, largest));
    Solution telling = known.deciding(largest);
    Answer misere = new Analyst(telling, MAX_PLAYED_OUT).answer(position);
    Solution other = NormalSolution.beside(known.quotient(), normal);
    Answer plain = new Analyst(other, MAX_PLAYED_OUT).answer(position);
    OutcomeAnswer found =
        withGenus(
                telling,
                misere,
                () -> beside.map(Beside::genera).orElseGet(() -> genera(telling, normal)))
            .beside(OutcomeAnswer.Convention.of(other, plain));
    output.show(
        explain ? found.explained(telling, misere) : found,
        answer -> {
          OutcomePage page = new OutcomePage(output, telling);
          page.print(answer);
          if (explain) {
            page.explain(answer);
          }
        });
    return found.outcome().isPresent();
  }

  private boolean searched(SproutsQuestion question) {
    CommandFailure.when(
        explain, "--explain shows how values are found; this position has to be searched.");
    OutcomeAnswer answer = question.answer();
    output.show(answer, a -> OutcomePage.printSearched(output, a));
    return answer.outcome().isPresent();
  }

  /** What was found with its genus, if there is time for that. */
  private static OutcomeAnswer withGenus(
      Solution quotient, Answer misere, Supplier<PositionGenera> genera) {
    try {
      return Budget.current()
          .forExtras()
          .during(() -> OutcomeAnswer.of(quotient, misere, Optional.of(genera.get())));
    } catch (Budget.Stopped e) {
      return OutcomeAnswer.of(quotient, misere, Optional.empty());
    }
  }

  private PositionGenera genera(Solution quotient, NormalSolution normal) {
    return PositionGenera.of(
        quotient, normal, solving.inquiry().patience(), solving.besideNimHeaps());
  }

  static void requireHeaps(Ruleset rules, List<BigInteger> position) {
    BigInteger largest = Solving.largest(position);
    CommandFailure.when(
        largest.compareTo(BigInteger.valueOf(rules.largestHeap())) > 0
            && rules.largestHeap() != Integer.MAX_VALUE,
        "The largest heap of %s is %s, not %s.",
        rules.code(),
        rules.largestHeap(),
        largest);
  }

  private boolean answerAll(Ruleset rules) throws IOException {
    return answerAll(
        in ->
            rules.labels().areSizes()
                ? PositionLines.largest(in, LOOKED_THROUGH)
                : OutcomeBatch.largest(rules, in, LOOKED_THROUGH),
        (largest, in) -> answerAll(rules, largest, in));
  }

  /** Finds the largest heap of a batch. */
  private interface Looking<T> {
    T largest(InputStream in) throws IOException;
  }

  /**
   * @param looking finds the largest heap, so that it is known how far to solve
   * @param answers answers for the lines
   */
  private <T> boolean answerAll(
      Looking<T> looking, BiFunction<T, InputStream, BatchLoop.Result> answers) throws IOException {
    CommandFailure.when(
        !heaps.isEmpty() || explain,
        "--batch answers for the lines of a file: write 'misere outcome %s --batch FILE'"
            + " without heaps and without --explain.",
        written());
    try (BufferedInputStream in = open()) {
      in.mark(LOOKED_THROUGH);
      T largest = looking.largest(in);
      in.reset();
      LineCount lines = new LineCount(in);
      BatchLoop.Result result = answers.apply(largest, lines);
      if (result.isStopped()) {
        throw CommandFailure.limit(
            "%s after %,d lines; %s%s."
                .formatted(
                    Interrupt.isPressed() ? "Stopped by ctrl-C" : "Stopped at the time limit",
                    result.answered(),
                    lines.remaining(result.answered(), Files.isRegularFile(batch)),
                    Interrupt.isPressed() ? "" : "; raise --time-limit"));
      }
      return result.isSettled();
    }
  }

  /** Solving has half of the time, so that some lines are answered even if it leads nowhere. */
  private BatchLoop.Result answerAll(Ruleset rules, BigInteger largest, InputStream in) {
    OutcomeBatch lines;
    Solution quotient;
    try {
      quotient = solving.inquiry().beforePlayingOut(rules, largest).deciding(largest);
      NormalSolution normal = NormalSolution.reaching(rules, largest);
      lines =
          new OutcomeBatch(
              output.textBytes(),
              quotient,
              genera(quotient, normal),
              new Analyst(quotient, MAX_PLAYED_OUT),
              output.isJson());
    } catch (Budget.Stopped e) {
      return new BatchLoop.Result(0, true, true);
    }
    BatchLoop.Result result = rules.labels().areSizes() ? lines.run(in) : lines.runLabels(in);
    OptionalInt last = quotient.verifiedTo();
    if (result.answered() > 0 && last.isPresent() && !output.isJson()) {
      output.note(
          "Values are elements of the quotient to %s."
              .formatted(new Heaps(rules).named(last.getAsInt())));
    }
    return result;
  }

  private BufferedInputStream open() throws IOException {
    if (batch.toString().equals("-")) {
      return new BufferedInputStream(System.in);
    }
    CommandFailure.when(
        !Files.isReadable(batch) || Files.isDirectory(batch),
        "'%s' cannot be read: --batch takes a text file with one position per line.",
        batch);
    return new BufferedInputStream(Files.newInputStream(batch), 1 << 16);
  }
}
