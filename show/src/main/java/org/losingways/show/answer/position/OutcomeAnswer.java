// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Labels;
import org.losingways.game.Outcome;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.Genus;
import org.losingways.play.Answer;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere outcome}: who wins a position, and by which moves.
 *
 * @param blurryGenus what is known of the genus, where it is not known
 * @param verifiedTo the heap to which the quotient is known that the value is of, if that is not
 *     proved for all heaps: with larger heaps it may be another word
 * @param ground where the answer is from, if it is not from a verified value
 * @param complete false when not every winning move is listed
 * @param reduction how the value is found, if that is asked for
 * @param normal normal play beside it, if that is asked for
 * @param basis where the answer is from
 */
public record OutcomeAnswer(
    String game,
    List<HeapName> position,
    Optional<String> outcome,
    Optional<String> value,
    Optional<String> genus,
    @Omitted Optional<String> blurryGenus,
    List<MoveName> winning,
    @Omitted OptionalInt verifiedTo,
    @Omitted Optional<String> ground,
    @Omitted Optional<Boolean> complete,
    @Omitted Optional<Reduction> reduction,
    @Omitted Optional<Convention> normal,
    @Unwritten Answer.Ground basis)
    implements Outcomes {

  /** Who wins when the last player to move loses, or wins. */
  public record Convention(
      Optional<String> outcome, Optional<String> value, List<MoveName> winning, boolean complete) {

    /** What was found. */
    public static Convention of(Solution solution, Answer answer) {
      Labels labels = solution.rules().labels();
      return new Convention(
          answer.outcome().map(Enum::name),
          answer.value().stream().mapToObj(solution::print).findFirst(),
          answer.winning().moves().stream().map(move -> MoveName.of(labels, move)).toList(),
          answer.winning().complete());
    }
  }

  /** What was found; without genera the genus is left open. */
  public static OutcomeAnswer of(Solution solution, Answer found, Optional<PositionGenera> genera) {
    Optional<Genus> genus = genera.flatMap(g -> g.genus(found.position()));
    Optional<BlurryGenus> blurry =
        genus.isPresent() ? Optional.empty() : genera.flatMap(g -> g.blurry(found.position()));
    // A genus tells the outcome, also where it was found and the outcome was not.
    Answer answer =
        found.outcome().isPresent()
            ? found
            : genus
                .map(BlurryGenus::of)
                .or(() -> blurry)
                .map(g -> found.settled(g.isMisereP() ? Outcome.P : Outcome.N))
                .orElse(found);
    Convention misere = Convention.of(solution, answer);
    return new OutcomeAnswer(
        solution.rules().code(),
        HeapName.all(solution.rules().labels(), answer.position()),
        misere.outcome(),
        misere.value(),
        genus.map(Genus::toString),
        blurry.map(BlurryGenus::toString),
        misere.winning(),
        misere.value().isPresent() ? solution.verifiedTo() : OptionalInt.empty(),
        misere.value().isPresent() ? Optional.empty() : Optional.of(text(answer.ground())),
        misere.complete() ? Optional.empty() : Optional.of(false),
        Optional.empty(),
        Optional.empty(),
        answer.ground());
  }

  /** What a search found that uses no quotient. */
  public static OutcomeAnswer searched(
      String game, List<HeapName> position, Convention misere, Convention normal) {
    Answer.Ground ground =
        misere.outcome().isPresent() ? Answer.Ground.PLAYED_OUT : Answer.Ground.UNSETTLED;
    return new OutcomeAnswer(
        game,
        position,
        misere.outcome(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        misere.winning(),
        OptionalInt.empty(),
        Optional.of(text(ground)),
        misere.complete() ? Optional.empty() : Optional.of(false),
        Optional.empty(),
        Optional.of(normal),
        ground);
  }

  private static String text(Answer.Ground ground) {
    return ground.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The same with an explanation of the value, if there is one. */
  public OutcomeAnswer explained(Solution solution, Answer answer) {
    return with(value.flatMap(v -> Reduction.of(solution, answer.position())), normal);
  }

  /** The same with normal play beside it. */
  public OutcomeAnswer beside(Convention normalPlay) {
    return with(reduction, Optional.of(normalPlay));
  }

  private OutcomeAnswer with(Optional<Reduction> steps, Optional<Convention> normalPlay) {
    return new OutcomeAnswer(
        game,
        position,
        outcome,
        value,
        genus,
        blurryGenus,
        winning,
        verifiedTo,
        ground,
        complete,
        steps,
        normalPlay,
        basis);
  }

  /** Misère play. */
  public Convention misere() {
    return new Convention(outcome, value, winning, complete.isEmpty());
  }
}
