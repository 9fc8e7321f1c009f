// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.losingways.gauge.GaugeRelations;
import org.losingways.gauge.Gauges;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.show.answer.Omitted;
import org.losingways.show.view.QuotientView;

/**
 * The answer of {@code misere reduce}: words and the least words that they are equal to, in the
 * quotient of a game or in a presentation.
 *
 * @param wordsTo if not all relations of the quotient are known: those between words of at most so
 *     many letters follow from those that are
 * @param verifiedTo the heap to which the quotient is known whose relations these are, if that is
 *     not proved for all heaps
 */
public record ReduceAnswer(
    @Omitted Optional<String> game,
    @Omitted Optional<String> presentation,
    @Omitted OptionalInt wordsTo,
    @Omitted OptionalInt verifiedTo,
    List<Reduced> reductions) {

  /**
   * A word.
   *
   * @param outcome of the positions with this value, if it is that of a game
   */
  public record Reduced(
      String word, String reduced, @Omitted Optional<String> outcome, List<Step> steps) {}

  /** A rule, how often it is applied, and what comes of it. */
  public record Step(String rule, int times, String result) {}

  /** Reductions of words of a presentation. */
  public static ReduceAnswer of(RewritingSystem system, List<String> words) {
    return new ReduceAnswer(
        Optional.empty(),
        Optional.of(system.relations().toString()),
        OptionalInt.empty(),
        OptionalInt.empty(),
        reductions(system, words, word -> Optional.empty()));
  }

  /** Reductions of words in the quotient of a game. */
  public static ReduceAnswer of(QuotientView q, List<String> words) {
    return new ReduceAnswer(
        Optional.of(q.code()),
        Optional.empty(),
        OptionalInt.empty(),
        // Relations of the whole hold for all heaps.
        q.whole().isPresent() ? OptionalInt.empty() : q.verifiedTo(),
        reductions(q.reducing(), words, word -> Optional.of(q.outcome(word))));
  }

  /** Reductions of words in the letters of gauges. */
  public static ReduceAnswer of(Gauges<?> gauges, List<String> words) {
    GaugeRelations relations = gauges.relations();
    return new ReduceAnswer(
        Optional.of(gauges.rules().code()),
        Optional.empty(),
        relations.isComplete() ? OptionalInt.empty() : OptionalInt.of(relations.length()),
        gauges.verifiedTo(),
        reductions(
            relations.system(), words, word -> Optional.of(gauges.outcome(word.exponents()))));
  }

  private static List<Reduced> reductions(
      RewritingSystem system,
      List<String> words,
      Function<Word, Optional<? extends Enum<?>>> outcome) {
    Alphabet letters = system.alphabet();
    return words.stream()
        .map(letters::word)
        .map(
            word -> {
              Word reduced = system.reduce(word);
              return new Reduced(
                  letters.text(word),
                  letters.text(reduced),
                  outcome.apply(reduced).map(Enum::name),
                  system.steps(word).stream().map(step -> step(letters, step)).toList());
            })
        .toList();
  }

  private static Step step(Alphabet letters, RewritingSystem.Step step) {
    return new Step(letters.text(step.rule()), step.times(), letters.text(step.after()));
  }
}
