// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.proof.LevelCases.Case;
import org.losingways.proof.LevelCases.Left;
import org.losingways.proof.LevelCases.Rest;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * The referee of games in which only the order of the largest heaps counts: reads the digits of the
 * code and the machine, and nothing else, and makes the checks of the theorem on levels in {@code
 * docs/families.md}.
 */
@SuppressWarnings("ArrayRecordComponent")
record LevelReferee(LevelEvidence evidence, Claim.Growing claim, int[] digits, Effort effort)
    implements Referee {

  @Override
  public String prove() {
    Objection.refuse(
        claim.preperiod() < 1 || claim.period() < 1 || claim.saltus() != 1,
        "preperiod, period or saltus make no sense");
    Objection.refuse(
        evidence.letters().size() != (long) claim.preperiod() + claim.period(),
        "its letters do not go to the end of the first level");
    LevelCases levels = new LevelCases(evidence, claim, digits, effort);
    new MovesInsideP(levels, effort).check();
    new LevelMovesToP(levels, effort).check();
    return "a machine of " + evidence.down().size() + " states reads the heaps of each level";
  }

  /** The first check: that no move leads from P to P. */
  private record MovesInsideP(LevelCases levels, Effort effort) {

    void check() {
      Map<Case, BitSet> pairs = new HashMap<>();
      spread(pairs, begin(levels.onHighLevels()), true);
      for (int level = levels.high() - 1; level >= 0; level--) {
        Map<Case, BitSet> next = begin(levels.onLevel(level));
        pairs.forEach(
            (after, before) -> levels.lower(after).forEach(c -> add(next, c, lower(before))));
        pairs = new HashMap<>();
        spread(pairs, next, false);
      }
      pairs.forEach(
          (after, before) ->
              Objection.refuse(
                  after.rest().isRead()
                      && levels.loses(after.state())
                      && before.stream().anyMatch(levels::loses),
                  "a move leads from P to P"));
    }

    /** For each position after a move the states in which it can have been before. */
    private Map<Case, BitSet> begin(List<Left> moves) {
      Map<Case, BitSet> found = new HashMap<>();
      for (Left heap : moves) {
        for (int s = levels.reached().nextSetBit(0);
            s >= 0;
            s = levels.reached().nextSetBit(s + 1)) {
          BitSet before = new BitSet();
          before.set(levels.step()[heap.letter()][s]);
          for (Rest rest : heap.possible()) {
            levels.read(s, rest).forEach(c -> add(found, c, before));
          }
        }
      }
      return found;
    }

    private static boolean add(Map<Case, BitSet> to, Case after, BitSet before) {
      BitSet known = to.computeIfAbsent(after, c -> new BitSet());
      int size = known.cardinality();
      known.or(before);
      return known.cardinality() > size;
    }

    private BitSet lower(BitSet before) {
      BitSet found = new BitSet();
      before.stream().forEach(s -> found.set(levels.down()[s]));
      return found;
    }

    /** Adds company on this level, and on lower ones if that is wanted. */
    private void spread(Map<Case, BitSet> pairs, Map<Case, BitSet> more, boolean toLowerLevels) {
      Deque<Case> open = new ArrayDeque<>();
      more.forEach(
          (after, before) -> {
            if (add(pairs, after, before)) {
              open.add(after);
            }
          });
      while (!open.isEmpty()) {
        Case after = open.poll();
        BitSet before = (BitSet) pairs.get(after).clone();
        effort.spend((long) before.cardinality() * levels.step().length);
        for (int[] x : levels.step()) {
          BitSet then = new BitSet();
          before.stream().forEach(s -> then.set(x[s]));
          meet(pairs, new Case(x[after.state()], after.rest()), then, open);
        }
        if (toLowerLevels) {
          levels.lower(after).forEach(c -> meet(pairs, c, lower(before), open));
        }
        Objection.refuse(
            pairs.size() > LevelCases.MOST_CASES, "too many cases would have to be looked at");
      }
    }

    private static void meet(Map<Case, BitSet> pairs, Case after, BitSet before, Deque<Case> open) {
      if (add(pairs, after, before)) {
        open.add(after);
      }
    }
  }
}
