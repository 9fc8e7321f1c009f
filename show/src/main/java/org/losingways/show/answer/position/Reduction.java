// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import static java.util.stream.Collectors.joining;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.losingways.game.Outcome;
import org.losingways.gauge.GaugeSolution;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.play.WinningMoves;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Solution;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;

/**
 * How the word of a position is reduced to the least word of its value: 9+8 of 0.123 is cd, which
 * is bd by cd=bd.
 *
 * @param heaps the words of the heaps, whose product is the word to start with
 * @param inP whether the value is in P
 */
public record Reduction(
    List<HeapWord> heaps, String start, List<Step> steps, String end, boolean inP) {

  /** A heap and the word of its value. */
  public record HeapWord(HeapName heap, String word) {}

  /**
   * One step.
   *
   * @param by the relation used
   * @param times how often it is used in a row, if more than once
   * @param to what the word becomes
   */
  public record Step(String by, @Omitted OptionalInt times, String to) {

    public static Step of(RewritingSystem.Step step, Alphabet letters) {
      return new Step(
          letters.text(step.rule()),
          step.times() == 1 ? OptionalInt.empty() : OptionalInt.of(step.times()),
          letters.text(step.after()));
    }
  }

  /** All at once, since of infinitely many letters any may occur. */
  private static Reduction endless(EndlessQuotient<?> q, List<BigInteger> position) {
    List<HeapWord> heaps =
        position.stream().map(h -> new HeapWord(HeapName.of(h), q.print(q.value(h)))).toList();
    int value = WinningMoves.value(q, position);
    String end = q.print(value);
    return new Reduction(
        heaps,
        heaps.isEmpty() ? end : heaps.stream().map(HeapWord::word).collect(joining("·")),
        List.of(new Step(q.explain(position), OptionalInt.empty(), end)),
        end,
        q.outcome(value) == Outcome.P);
  }

  /** The reduction of a position whose heaps have values. */
  public static Reduction of(Quotient q, List<BigInteger> position) {
    if (q instanceof EndlessQuotient<?> endless) {
      return endless(endless, position);
    }
    return of(q, q.system(), q::word, position);
  }

  /** The reduction by whatever tells the values, if these are words: a quotient or gauges. */
  static Optional<Reduction> of(Solution solution, List<BigInteger> position) {
    if (solution instanceof Quotient q) {
      return Optional.of(of(q, position));
    }
    return solution instanceof GaugeSolution q
        ? Optional.of(of(q, q.relations().system(), q::reduced, position))
        : Optional.empty();
  }

  private static Reduction of(
      Solution q, RewritingSystem system, IntFunction<Word> words, List<BigInteger> position) {
    Alphabet letters = system.alphabet();
    List<HeapWord> heaps = new ArrayList<>();
    Word all = Word.one(letters.size());
    for (BigInteger heap : position) {
      Word word = words.apply(q.value(heap)).over(letters.size());
      heaps.add(new HeapWord(HeapName.of(q.rules().labels(), heap), letters.text(word)));
      all = all.times(word);
    }
    return new Reduction(
        heaps,
        letters.text(all),
        system.steps(all).stream().map(step -> Step.of(step, letters)).toList(),
        letters.text(system.reduce(all)),
        q.outcome(WinningMoves.value(q, position)) == Outcome.P);
  }
}
