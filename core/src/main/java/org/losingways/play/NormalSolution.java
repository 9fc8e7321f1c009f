// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Pattern;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimSequence;
import org.losingways.quotient.NimQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;

/**
 * Normal play behind the same door as misère play: values are nim-values, their product is the
 * exclusive or, and 0 is the one value at which the previous player wins.
 *
 * <pre>{@code
 * Solution normal = NormalSolution.of(TakeAndBreak.of("0.77"), 100);
 * normal.value(Position.of(3, 1))   // 2
 * }</pre>
 *
 * <p>Sprague and Grundy. The values are computed once, as described at {@link NimSequence}.
 */
public final class NormalSolution implements Solution {

  private static final BigInteger USUAL_HEAPS = BigInteger.valueOf(3000);

  private final NimSequence sequence;
  private final Optional<Period> period;
  private final Optional<Pattern> pattern;

  private NormalSolution(NimSequence sequence) {
    this.sequence = sequence;
    this.period = sequence.period().map(p -> new Period(p.preperiod(), p.period()));
    this.pattern = period.isPresent() ? Optional.empty() : pattern(sequence);
  }

  /** Mex, too, is determined by the values of options, so that patterns are proved in this way. */
  private static Optional<Pattern> pattern(NimSequence sequence) {
    for (int heap = 1; heap < sequence.size(); heap++) {
      Optional<Pattern> found = sequence.rules().pattern(heap, sequence::value).map(p -> p);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /**
   * The values of at least these many heaps, if the budget goes that far, and of all if a period is
   * proved on the way.
   */
  public static NormalSolution of(Ruleset rules, int heaps) {
    NimSequence sequence = NimSequence.of(rules);
    sequence.extendWithinBudget((int) Math.min(heaps + 1L, rules.largestHeap() + 1L));
    return new NormalSolution(sequence);
  }

  /** The same, to at least this heap where that is no great work. */
  public static NormalSolution reaching(Ruleset rules, BigInteger heap) {
    int most = rules.reach().map(reach -> reach.maxParts() < 2 ? 100_000 : 20_000).orElse(2000);
    int wanted = heap.min(BigInteger.valueOf(most)).max(USUAL_HEAPS).intValue();
    return of(rules, Math.min(wanted, most));
  }

  /**
   * Normal play beside misère play: of a game like Nim it is known for heaps of every size as soon
   * as misère play is.
   */
  public static Solution beside(Solution misere, NormalSolution normal) {
    return misere instanceof NimQuotient nim ? nim.normal() : normal;
  }

  /** The nim-values, if they are proved to repeat, so that nothing can change them any more. */
  Optional<NimSequence> known() {
    return Optional.of(sequence).filter(s -> period.isPresent());
  }

  @Override
  public Ruleset rules() {
    return sequence.rules();
  }

  @Override
  public int largestHeap() {
    return period.isPresent() || pattern.isPresent() ? Integer.MAX_VALUE : sequence.size() - 1;
  }

  @Override
  public Optional<Period> period() {
    return period;
  }

  @Override
  public int value(int heap) {
    if (pattern.isPresent() && heap >= sequence.size()) {
      return sequence.value(pattern.get().like(heap));
    }
    if (!sequence.knows(heap)) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last known heap, " + largestHeap());
    }
    return sequence.value(heap);
  }

  @Override
  public int times(int x, int y) {
    return x ^ y;
  }

  @Override
  public Outcome outcome(int value) {
    return value == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public String print(int value) {
    return Integer.toString(value);
  }
}
