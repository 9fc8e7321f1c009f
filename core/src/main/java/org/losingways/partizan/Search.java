// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.monoid.Counters;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.HeapCounts;
import org.losingways.search.Weakening;

/**
 * Looks for a model by refining a frame: a trial is given outcomes, merged and checked; if it
 * fails, counters that tell the failing position from the word it was confused with are put beside
 * it, and that is the next trial. It is the expanding step of impartial games (<i>Taming</i> §9)
 * with two players, and the frame may count.
 */
final class Search {

  /** Exponents from which on a period of 2 is no longer taken for granted. */
  private static final int LONG = 5;

  /** The periods tried in turn from there on. */
  private static final int[] PERIODS = {1, 2, 3, 2, 4, 6, 2, 12};

  /** Beyond this many counters at once all of them are tried together. */
  private static final int MANY = 2;

  private final PartizanRuleset rules;
  private final int[] lengths;
  private final Predicate<Check> isWanted;
  private Frame next;
  private List<Cyclic> counters;
  private int refuted;
  private boolean isDead;

  Search(PartizanRuleset rules, Frame start, List<Cyclic> counters, int[] lengths) {
    this(rules, start, counters, lengths, check -> true);
  }

  /**
   * @param isWanted whether a model that is right is an answer; if not, the search ends there
   */
  Search(
      PartizanRuleset rules,
      Frame start,
      List<Cyclic> counters,
      int[] lengths,
      Predicate<Check> isWanted) {
    this.rules = rules;
    this.next = start;
    this.counters = counters;
    this.lengths = lengths;
    this.isWanted = isWanted;
  }

  /** Whether there is nothing more to try. */
  boolean isDead() {
    return isDead;
  }

  /** How many trials failed. */
  int refuted() {
    return refuted;
  }

  /** Tries some more trials; the answer if one is right. */
  Optional<Check> run(int trials, Budget budget) {
    for (int i = 0; i < trials && !isDead; i++) {
      budget.check();
      Optional<Frame> frame = next.with(counters, budget.maxOrder());
      if (frame.isEmpty()) {
        isDead = true;
        return Optional.empty();
      }
      Optional<Model> model = new PartizanTrial(rules, frame.get(), lengths, budget).reduce(budget);
      if (model.isEmpty()) {
        isDead = true;
        return Optional.empty();
      }
      Check check = new Check(rules, model.get(), lengths, budget);
      if (check.isRight() && isWanted.test(check)) {
        return Optional.of(check);
      }
      if (check.failure().isEmpty()) {
        isDead = true;
        return Optional.empty();
      }
      refuted++;
      weaken(check, check.failure().get(), budget);
    }
    return Optional.empty();
  }

  private void weaken(Check check, int[] position, Budget budget) {
    Frame frame = check.model().frame();
    boolean[] truth = new boolean[2];
    for (Player player : Player.values()) {
      truth[player.index()] = check.losesByMoves(position, player);
    }
    int wanted = Arrays.stream(position).map(h -> lengths[h]).sum();
    next = frame;
    List<List<Cyclic>> kinds =
        Weakening.counters(
            kinds(frame, position), position, LONG, PERIODS[refuted % PERIODS.length]);
    counters =
        Weakening.fewest(
                kinds,
                MANY,
                Counters::combinations,
                some ->
                    isRightWith(frame, some, position, wanted, truth, budget)
                        ? Optional.of(some)
                        : Optional.empty())
            .orElseGet(() -> kinds.get(kinds.size() - 1));
  }

  private boolean isRightWith(
      Frame frame, List<Cyclic> some, int[] position, int wanted, boolean[] truth, Budget budget) {
    Optional<Frame> refined = frame.with(some, budget.maxOrder());
    if (refined.isEmpty()) {
      return false;
    }
    PartizanTrial trial = new PartizanTrial(rules, refined.get(), lengths, budget);
    int x = trial.walk().place(refined.get().value(position));
    return x >= 0
        && trial.walk().length(x) == wanted
        && trial.isLost(Player.LEFT, x) == truth[0]
        && trial.isLost(Player.RIGHT, x) == truth[1];
  }

  /** Weights of counters, from the most to the least sweeping. */
  private static List<List<int[]>> kinds(Frame frame, int[] position) {
    return List.of(
        HeapCounts.letters(frame.finite(), frame.parts(), position),
        HeapCounts.groups(
            position, frame.parts().length, (h, k) -> frame.value(h) == frame.value(k)),
        HeapCounts.groups(position, frame.parts().length, (h, k) -> h == k));
  }
}
