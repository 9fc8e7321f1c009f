// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.GameFormatException;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.GeneratingSet;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;

/**
 * Puts an assertion before the referee of certificates (<i>Taming the wild</i>, §9 and Theorem 3).
 *
 * <pre>{@code
 * AssertionCheck.check(assertion)   // accepted, or refuted, if possible by a position
 * }</pre>
 *
 * <p>What the assertion predicts depends only on the values that positions have, and only up to
 * elements that no company tells apart. So first the submonoid that the heaps generate is taken,
 * and elements that are interchangeable are merged; this changes no prediction. The result is
 * refuted by a position, or proved; and if it is proved and something was left out or merged, the
 * assertion is right about every outcome, but its monoid is too large to be the quotient.
 */
public final class AssertionCheck {

  private final Assertion assertion;
  private final int[] phi;
  private final Claim claim;

  private AssertionCheck(Assertion assertion) {
    this.assertion = assertion;
    this.claim = claim();
    this.phi =
        claim instanceof Claim.Solved solved ? continued(solved) : assertion.phi().toIntArray();
  }

  /** What the referee says. */
  public static Verdict check(Assertion assertion) {
    Optional<String> flaw = assertion.flaw();
    if (flaw.isPresent()) {
      return new Verdict.Refuted(flaw.get(), Optional.empty());
    }
    return new AssertionCheck(assertion).verdict();
  }

  /** Φ to the heap that proves the claimed period; as written down if no period is claimed. */
  public static int[] phi(Assertion assertion) {
    return new AssertionCheck(assertion).phi.clone();
  }

  /** The claim with the least period and preperiod that the values written down have. */
  private Claim claim() {
    if (assertion.period().isEmpty()) {
      return new Claim.Partial();
    }
    int[] values = assertion.phi().toIntArray();
    int period = assertion.period().getAsInt();
    int written = values.length;
    int from = assertion.repeatsFrom();
    if (written < from + period) {
      throw new GameFormatException(
          "A period of %s from heap %s on needs the values of the heaps to %s, not to %s."
              .formatted(period, from, from + period - 1, written - 1));
    }
    int least = period;
    for (int d = period - 1; d >= 1; d--) {
      int divisor = d;
      if (period % d == 0
          && IntStream.range(from, from + period - d)
              .allMatch(h -> values[h] == values[h + divisor])) {
        least = d;
      }
    }
    while (from > 0 && values[from - 1] == values[from - 1 + least]) {
      from--;
    }
    return new Claim.Solved(least, from);
  }

  private int[] continued(Claim.Solved solved) {
    Ruleset rules = assertion.rules();
    Reach reach =
        rules
            .reach()
            .orElseThrow(
                () ->
                    new GameFormatException(
                        "No theorem says that the values of " + rules.code() + " repeat."));
    long needed = reach.periodBound(solved.preperiod(), solved.period()) + solved.period();
    int[] values = Arrays.copyOf(assertion.phi().toIntArray(), Math.toIntExact(needed));
    for (int h = assertion.phi().size(); h < values.length; h++) {
      values[h] = values[h - solved.period()];
    }
    return values;
  }

  private Verdict verdict() {
    FiniteMonoid given = assertion.named().monoid();
    int[] part = generated(given);
    int[] classOf = classes(given, part);
    int order = Arrays.stream(classOf).max().orElse(0) + 1;
    int[] values = Arrays.stream(phi).map(x -> classOf[x]).toArray();
    BitSet p = new BitSet();
    int[] representative = new int[order];
    for (int x : part) {
      representative[classOf[x]] = x;
      p.set(classOf[x], assertion.p().get(x));
    }
    FiniteMonoid monoid = merged(given, classOf, representative);
    int[] heapValues = Arrays.stream(values).filter(x -> x != 0).distinct().toArray();
    int[] generators = GeneratingSet.smallest(monoid, heapValues);
    int[][] actions = Arrays.stream(generators).mapToObj(monoid::row).toArray(int[][]::new);
    List<String> names = IntStream.range(0, generators.length).mapToObj(Word::name).toList();
    Certificate certificate =
        CertificateBuilder.build(assertion.rules(), claim, names, actions, p, values);
    Verdict verdict = Referee.check(certificate, Budget::isSpent);
    if (verdict instanceof Verdict.Accepted && order < given.order()) {
      return new Verdict.Refuted(tooLarge(part, classOf, order), Optional.empty());
    }
    // The referee sees rules without a code as a table, and does not know whose they are.
    return verdict instanceof Verdict.Accepted accepted
        ? new Verdict.Accepted(
            accepted.reason().replace(certificate.rules().title(), assertion.rules().code()))
        : verdict;
  }

  private FiniteMonoid merged(FiniteMonoid given, int[] classOf, int[] representative) {
    int[] generators = Arrays.stream(phi).filter(x -> classOf[x] != 0).distinct().toArray();
    int[][] action = new int[generators.length][representative.length];
    for (int g = 0; g < generators.length; g++) {
      for (int c = 0; c < representative.length; c++) {
        action[g][c] = classOf[given.times(representative[c], generators[g])];
      }
    }
    return FiniteMonoid.ofAction(action);
  }

  private String tooLarge(int[] part, int[] classOf, int order) {
    String right = "Every outcome is right, but the quotient has order " + order + ", not ";
    String start = right + assertion.named().order() + ": ";
    Map<Integer, Integer> first = new HashMap<>();
    for (int x : part) {
      Integer other = first.putIfAbsent(classOf[x], x);
      if (other != null) {
        return "%s%s and %s are not distinguished by any position."
            .formatted(start, assertion.named().text(other), assertion.named().text(x));
      }
    }
    int missing =
        IntStream.range(0, assertion.named().order())
            .filter(x -> Arrays.binarySearch(part, x) < 0)
            .findFirst()
            .orElseThrow();
    return start + assertion.named().text(missing) + " is the value of no position.";
  }

  /** The elements that are values of positions, ascending. */
  private int[] generated(FiniteMonoid monoid) {
    return monoid.generated(Arrays.stream(phi).distinct().toArray()).stream().toArray();
  }

  /** The class of each element of the part, −1 outside; the identity is in class 0. */
  private int[] classes(FiniteMonoid monoid, int[] part) {
    int[] classOf = new int[monoid.order()];
    Arrays.fill(classOf, -1);
    Map<Bits.Key, Integer> byCompany = new HashMap<>();
    for (int x : part) {
      long[] company = Bits.of(monoid.order());
      for (int z : part) {
        if (assertion.p().get(monoid.times(x, z))) {
          Bits.set(company, z);
        }
      }
      Integer known = byCompany.putIfAbsent(new Bits.Key(company), byCompany.size());
      classOf[x] = known == null ? byCompany.size() - 1 : known;
    }
    return classOf;
  }
}
