// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;

/**
 * The referee of outcomes that gauges tell: finds all readings itself, on scales large enough for
 * all moves, and checks for every combination of them that the outcomes are right; then that the
 * quotient is infinite. The steps are those of {@code docs/gauges.md}.
 */
final class GaugeReferee implements Referee {

  /** So many combinations of cases are looked at before all of them are. */
  private static final int SOME = 1 << 16;

  /** The golden ratio, whose multiples modulo 1 are spread evenly. */
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final GaugeEvidence evidence;
  private final Rules rules;
  private final Effort effort;
  private final int letters;
  private final GaugeCases.Tally[] tallies;
  private final List<GaugeCases> groups = new ArrayList<>();
  private final List<int[][]> cases = new ArrayList<>();
  private final List<BitSet> lost;
  private GaugeMoves moves;
  private GaugeConditions conditions;

  GaugeReferee(GaugeEvidence evidence, Rules rules, Effort effort) {
    this.evidence = evidence;
    this.rules = rules;
    this.effort = effort;
    this.letters = evidence.letters().size();
    this.tallies = new GaugeCases.Tally[letters];
    this.lost = evidence.lostBy().stream().map(GaugeReferee::set).toList();
  }

  private static BitSet set(String bits) {
    BitSet set = new BitSet();
    IntStream.range(0, bits.length()).filter(i -> bits.charAt(i) == '1').forEach(set::set);
    return set;
  }

  @Override
  public boolean isSame(int heap, int other) {
    return evidence.words().get(heap).equals(evidence.words().get(other));
  }

  @Override
  public boolean isPeriodFirst() {
    return true;
  }

  @Override
  public String prove() {
    moves =
        new GaugeMoves(
            evidence,
            IntStream.range(0, evidence.players()).mapToObj(rules::played).toList(),
            effort);
    int combinations = 1;
    for (int g = 0; g < evidence.groups().size(); g++) {
      groups.add(
          new GaugeCases(
              evidence.groups().get(g), evidence.gauges().get(g), evidence.kinds().get(g), effort));
      combinations = Math.multiplyExact(combinations, groups.get(g).size());
    }
    for (String bits : evidence.lostBy()) {
      Objection.refuse(
          bits.length() != combinations,
          "it does not say of each combination of kinds whether it is lost");
    }
    for (int g = 0; g < groups.size(); g++) {
      for (int x : evidence.groups().get(g)) {
        tallies[x] = groups.get(g).tally(x, moves.asked(x), moves.sharing(x).length > 0);
      }
    }
    conditions = new GaugeConditions(moves, tallies, lost, effort);
    checkEndless();
    for (GaugeCases group : groups) {
      cases.add(group.casesOfKinds(moves.changes(), moves.needs(), tallies));
    }
    checkAll();
    cases.clear();
    for (GaugeCases group : groups) {
      cases.add(group.cases(moves.changes(), moves.needs(), tallies));
    }
    checkSome();
    checkAll();
    int all = evidence.gauges().stream().mapToInt(List::size).sum();
    return "its misère %s is infinite, and %s linear forms decide the outcomes"
        .formatted(evidence.players() == 1 ? "quotient" : "monoid", all);
  }

  private void checkAll() {
    check(0, 1, new int[moves.changes().size()], new int[letters]);
  }

  /**
   * Looks at some combinations of cases that are spread evenly over all, so that what is wrong in
   * many places is refused before all are looked at.
   */
  private void checkSome() {
    long all = 1;
    for (int[][] ofGroup : cases) {
      all = Math.multiplyExact(all, ofGroup.length);
    }
    int[] first = new int[moves.changes().size()];
    int[] copies = new int[letters];
    for (long i = 0; i < SOME && SOME < all; i++) {
      long rest = (long) (i * GOLDEN % 1 * all);
      Arrays.fill(first, 0);
      int stride = 1;
      for (int g = 0; g < groups.size(); g++) {
        int[] one = cases.get(g)[(int) (rest % cases.get(g).length)];
        rest /= cases.get(g).length;
        count(g, one, copies);
        if (g == groups.size() - 1) {
          effort.spend(moves.changes().size());
          conditions.check(new GaugeConditions.Combination(first, stride, one), copies);
        } else {
          add(first, stride, one, first);
          stride *= groups.get(g).size();
        }
      }
    }
  }

  private void count(int group, int[] one, int[] copies) {
    Ints mine = evidence.groups().get(group);
    for (int x = 0; x < mine.size(); x++) {
      copies[mine.getInt(x)] = one[moves.changes().size() + x];
    }
  }

  private void add(int[] combination, int stride, int[] one, int[] next) {
    for (int m = 0; m < next.length; m++) {
      next[m] = combination[m] + stride * one[m];
    }
  }

  /** Goes through all combinations of cases, given those of the first groups. */
  private void check(int group, int stride, int[] combination, int[] copies) {
    boolean isLast = group == groups.size() - 1;
    int[] next = new int[combination.length];
    for (int[] one : cases.get(group)) {
      count(group, one, copies);
      if (isLast) {
        effort.spend(moves.changes().size());
        conditions.check(new GaugeConditions.Combination(combination, stride, one), copies);
      } else {
        add(combination, stride, one, next);
        check(group + 1, stride * groups.get(group).size(), next, copies);
      }
    }
  }

  /**
   * That the powers of a letter x are all different: far out along a word that has x in it the
   * outcome is one, and with many more copies of x it is the other; and that these words have no
   * letter too many.
   */
  private void checkEndless() {
    int x = evidence.endless().get(0).getInt(0);
    int[] from = evidence.endless().get(1).toIntArray();
    int[] step = evidence.endless().get(2).toIntArray();
    Objection.refuse(step[x] < 1, "the word that is repeated lacks the letter");
    Objection.refuse(!isEndless(x, from, step), "it does not show that the quotient is infinite");
    for (int[] word : List.of(from, step)) {
      for (int y = 0; y < letters; y++) {
        if (word[y] > (word == step && y == x ? 1 : 0)) {
          word[y]--;
          Objection.refuse(
              isEndless(x, from, step), "shorter words show that the quotient is infinite");
          word[y]++;
        }
      }
    }
  }

  private boolean isEndless(int x, int[] from, int[] step) {
    int[] out = plus(from, step, times(from));
    int[] more = new int[letters];
    more[x] = 1;
    int[] farther = plus(out, more, times(out));
    int one = combination(out);
    int other = combination(farther);
    return lost.stream().anyMatch(set -> set.get(one) != set.get(other));
  }

  private long times(int[] word) {
    long far = 1;
    long common = 1;
    for (GaugeCases group : groups) {
      far = Math.max(far, group.far(word));
      common = group.common(common);
    }
    return Math.multiplyExact(far, common);
  }

  private int[] plus(int[] word, int[] step, long times) {
    int[] sum = new int[letters];
    Arrays.setAll(
        sum, x -> Math.toIntExact(Math.addExact(word[x], Math.multiplyExact(step[x], times))));
    return sum;
  }

  private int combination(int[] word) {
    int combination = 0;
    int stride = 1;
    for (GaugeCases group : groups) {
      combination += stride * group.kind(word);
      stride *= group.size();
    }
    return combination;
  }
}
