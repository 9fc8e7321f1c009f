// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.NimEvidence;

/**
 * The referee of games that play like Nim: checks that the nim-values are right, and the two
 * conditions of the theorem in {@code docs/families.md}, as far as that theorem says that all heaps
 * beyond behave like those checked.
 */
final class NimReferee implements Referee {

  private final NimEvidence evidence;
  private final Claim.Growing claim;
  private final Effort effort;
  private final TakeAndBreak rules;

  NimReferee(NimEvidence evidence, Claim.Growing claim, Ruleset rules, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    Objection.refuse(
        !(rules instanceof TakeAndBreak code) || code.digit(0) != 0,
        "its game is no code that begins with 0");
    this.rules = (TakeAndBreak) rules;
  }

  @Override
  public String prove() {
    int r = claim.preperiod();
    int p = claim.period();
    int most = NimEvidence.MOST_HEAPS;
    Objection.refuse(
        r < 0 || p < 1 || claim.saltus() < 1 || r > most || p > most || claim.saltus() > most,
        "preperiod, period or saltus make no sense");
    Objection.refuse(
        evidence.nimValues().size() != r + p,
        "its values do not go to the end of the first period");
    Objection.refuse(value(0) != 0 || isFirm(0), "heap 0, which is no heap, is worth something");
    Objection.refuse(
        IntStream.range(r, r + p).anyMatch(h -> value(h) <= 1),
        "a nim-value that is to grow is 0 or 1");
    Objection.refuse(
        (rules.maxParts() > 1 || p % Math.max(1, rules.tailLength()) != 0) && !isNimItself(),
        "its period is no multiple of that of the digits, or several heaps may be left, and it is"
            + " not Nim itself");
    int last = last();
    Objection.refuse(last > most, "too many heaps would have to be looked at");
    for (int h = 1; h <= last; h++) {
      check(h);
    }
    return "it plays like Nim, and nim-values grow by " + claim.saltus();
  }

  private int given(int heap) {
    return heap < claim.preperiod()
        ? heap
        : claim.preperiod() + (heap - claim.preperiod()) % claim.period();
  }

  private int value(int heap) {
    int at = given(heap);
    return evidence.nimValues().getInt(at) + (heap - at) / claim.period() * claim.saltus();
  }

  private boolean isFirm(int heap) {
    return evidence.firm().charAt(given(heap)) == '1';
  }

  /**
   * Whether every smaller heap is an option and heap h has the nim-value h: then no option that
   * leaves several heaps has a nim-sum of h or more, and none is needed.
   */
  private boolean isNimItself() {
    return rules.tailLength() > 0
        && IntStream.rangeClosed(1, rules.length()).allMatch(k -> (rules.digit(k) & 3) == 3)
        && claim.period() == claim.saltus()
        && IntStream.range(0, evidence.nimValues().size())
            .allMatch(h -> value(h) == h && isFirm(h) == h > 1);
  }

  /** B of the theorem. */
  private int last() {
    int end = claim.preperiod() + claim.period();
    int high = IntStream.range(0, end).map(this::value).max().orElse(0) + claim.saltus();
    int beyond = 0;
    for (int h = claim.preperiod(); h < end; h++) {
      int periods = (high - value(h)) / claim.saltus() + 1;
      beyond = Math.max(beyond, Math.addExact(h, Math.multiplyExact(periods, claim.period())));
    }
    int before = rules.length() - rules.tailLength();
    return Math.addExact(beyond, before + 2 * claim.period() + 1);
  }

  /**
   * Heaps of nim-value 2 and more are firm, all others fickle. A firm heap needs, for 0 and for 1,
   * an option with that value that is firm or one with the other value that is fickle. So a firm
   * heap of value 0 would have a firm option of value 1, and one of value 1 a firm option of value
   * 0: there is no smallest one. With a larger value it has fickle options 0 and 1, and is firm. A
   * fickle heap of value 0 or 1 has no options or a fickle one of the other value.
   */
  private void check(int heap) {
    effort.spend(heap);
    BitSet options = new BitSet();
    for (int k = 1; k <= rules.maxTaken(heap); k++) {
      if (rules.allows(k, k == heap ? 0 : 1)) {
        options.set(value(heap - k));
      }
    }
    int g = value(heap);
    Objection.refuse(options.nextClearBit(0) != g, "heap " + heap + " has another nim-value");
    Objection.refuse(isFirm(heap) && g <= 1, "heap " + heap + " is not firm");
    boolean isFickle = g == 1 || (g == 0 && (options.isEmpty() || options.get(1)));
    Objection.refuse(
        !isFirm(heap) && !isFickle, "heap " + heap + " is neither firm nor fickle as it should be");
  }
}
