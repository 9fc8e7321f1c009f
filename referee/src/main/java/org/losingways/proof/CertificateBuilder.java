// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.Rules;

/**
 * Makes certificates of finite quotients from plain arrays: the quotient as whoever found it has
 * it, with its elements numbered in any way.
 *
 * <pre>{@code
 * // She Loves Me, She Loves Me Not: Q = {1, a}, a² = 1, P = {a}, heaps alternate.
 * Certificate certificate = CertificateBuilder.build(
 *     TakeAndBreak.of("0.3"), new Claim.Solved(2, 0), List.of("a"),
 *     new int[][] {{1, 0}}, BitSet.valueOf(new long[] {2}), new int[] {0, 1, 0, 1, 0, 1, 0});
 * }</pre>
 *
 * <p>The builder numbers the elements by their least words, cuts Φ to the heaps that the claim
 * needs, and grows the witnesses, or finds the relations of a large quotient. It proves nothing:
 * wrong arrays give a certificate that the {@link Referee} refutes.
 */
public final class CertificateBuilder {

  /** Larger quotients are given by relations and without witnesses, which fill many megabytes. */
  public static final int MOST_WITH_WITNESSES = 1024;

  private CertificateBuilder() {}

  /**
   * The certificate of a quotient.
   *
   * @param rules the rules
   * @param claim what is claimed; for a solved game Φ should reach the heap that proves its period,
   *     or one that proves that all beyond are firm
   * @param names the names of the generators, in the order of the first heaps that have their value
   * @param actions for each generator the product of each element with it
   * @param p the elements of P
   * @param phi the value of each heap from 0 on; the value of heap 0 is the identity
   * @throws IllegalArgumentException if the arrays do not describe a finite set that the generators
   *     act on and reach from the identity
   */
  public static Certificate build(
      Ruleset rules, Claim claim, List<String> names, int[][] actions, BitSet p, int[] phi) {
    int order = actions.length == 0 ? 1 : actions[0].length;
    return order > MOST_WITH_WITNESSES
        ? presented(rules, claim, actions, p, phi)
        : withWitnesses(rules, claim, names, actions, p, phi);
  }

  private static Certificate withWitnesses(
      Ruleset rules, Claim claim, List<String> names, int[][] actions, BitSet p, int[] phi) {
    Renumbered q = new Renumbered(rules, claim, actions, p, phi);
    List<FiniteEvidence.Generator> generators = new ArrayList<>();
    for (int g = 0; g < actions.length; g++) {
      generators.add(
          new FiniteEvidence.Generator(names.get(g), q.letters.getInt(g), Ints.of(q.actions[g])));
    }
    return q.certificate(
        new FiniteEvidence(
            q.order,
            generators,
            q.elements.words(names),
            q.portion(),
            Ints.of(q.phi),
            new Witnesses(rules, q.elements, q.inP, q.phi, Effort.ofBuilder()).smallest()));
  }

  /**
   * The same by relations and without witnesses: few numbers, whatever the order is. Large
   * quotients are always written down so.
   */
  public static Certificate presented(
      Ruleset rules, Claim claim, int[][] actions, BitSet p, int[] phi) {
    Renumbered q = new Renumbered(rules, claim, actions, p, phi);
    return q.certificate(
        new PresentedEvidence(
            q.order, q.letters, relations(q.elements), q.portion(), Ints.of(q.phi)));
  }

  /**
   * A finite quotient with everything written out that its proof needs: what the generators do to
   * the elements, and the witnesses. A certificate that has them is returned as it is; of one given
   * by relations both are worked out, and the generators are named by numbers.
   *
   * @throws IllegalArgumentException if the relations define no such elements, in which case the
   *     {@link Referee} refuses the certificate as well
   */
  public static FiniteEvidence writtenOut(Certificate certificate) {
    if (certificate.evidence() instanceof FiniteEvidence evidence) {
      return evidence;
    }
    PresentedEvidence presented = (PresentedEvidence) certificate.evidence();
    Effort effort = Effort.ofBuilder();
    Elements elements;
    try {
      elements = Elements.of(presented, effort);
    } catch (Objection e) {
      throw new IllegalArgumentException(e.verdict().reason(), e);
    }
    boolean[] inP = new boolean[presented.order()];
    presented.pPortion().forEach(x -> inP[x] = true);
    List<FiniteEvidence.Generator> generators = new ArrayList<>();
    for (int g = 0; g < elements.letters(); g++) {
      int letter = g;
      generators.add(
          new FiniteEvidence.Generator(
              "[%d]".formatted(g + 1),
              presented.letters().getInt(g),
              Ints.of(IntStream.range(0, presented.order()).map(x -> elements.act(letter, x)))));
    }
    int[] phi = presented.phi().toIntArray();
    return new FiniteEvidence(
        presented.order(),
        generators,
        elements.words(generators.stream().map(FiniteEvidence.Generator::name).toList()),
        presented.pPortion(),
        presented.phi(),
        new Witnesses(certificate.rules().played(0), elements, inP, phi, effort).smallest());
  }

  /** The least words that are not those of their elements, and these. */
  private static List<PresentedEvidence.Relation> relations(Elements elements) {
    Effort effort = Effort.ofBuilder();
    List<PresentedEvidence.Relation> found = new ArrayList<>();
    for (int x = 0; x < elements.order(); x++) {
      effort.spend(elements.letters());
      int[] word = elements.word(x);
      for (int g = latest(word); g < elements.letters(); g++) {
        word[g]++;
        int[] least = elements.word(elements.act(g, x));
        if (!Arrays.equals(word, least) && areFactorsLeast(elements, word)) {
          found.add(new PresentedEvidence.Relation(Ints.of(word), Ints.of(least)));
        }
        word[g]--;
      }
    }
    found.sort((a, b) -> Elements.compare(a.left(), b.left()));
    return found;
  }

  private static int latest(int[] word) {
    int latest = word.length - 1;
    while (latest > 0 && word[latest] == 0) {
      latest--;
    }
    return Math.max(latest, 0);
  }

  private static boolean areFactorsLeast(Elements elements, int[] word) {
    for (int g = 0; g < word.length; g++) {
      if (word[g] > 0) {
        int[] factor = word.clone();
        factor[g]--;
        int value = 0;
        for (int h = 0; h < factor.length; h++) {
          for (int e = factor[h]; e > 0; e--) {
            value = elements.act(h, value);
          }
        }
        if (!Arrays.equals(factor, elements.word(value))) {
          return false;
        }
      }
    }
    return true;
  }

  private static int neededHeaps(Ruleset rules, Claim claim, int given) {
    if (!(claim instanceof Claim.Solved solved)) {
      return given;
    }
    Reach reach =
        rules
            .reach()
            .orElseThrow(
                () -> new IllegalArgumentException("these rules have no periodicity theorem"));
    long needed = reach.periodBound(solved.preperiod(), solved.period()) + solved.period();
    return (int) Math.min(needed, given);
  }

  private static void checkRange(int order, int[][] actions, int[] phi) {
    boolean inRange = phi.length > 0 && Arrays.stream(phi).allMatch(x -> 0 <= x && x < order);
    for (int[] action : actions) {
      inRange &= action.length == order && Arrays.stream(action).allMatch(x -> 0 <= x && x < order);
    }
    if (!inRange) {
      throw new IllegalArgumentException("actions and phi must be lists of elements 0 to order-1");
    }
  }

  /** The quotient with its elements in the order of their least words. */
  private static final class Renumbered {
    private final Ruleset rules;
    private final Claim claim;
    private final int order;
    private final Ints letters;
    private final int[][] actions;
    private final boolean[] inP;
    private final int[] phi;
    private final Elements elements;

    Renumbered(Ruleset rules, Claim claim, int[][] given, BitSet p, int[] values) {
      this.rules = rules;
      this.claim = claim;
      this.order = given.length == 0 ? 1 : given[0].length;
      checkRange(order, given, values);
      int[] found = found(order, values[0], given);
      int[] number = new int[order];
      for (int i = 0; i < order; i++) {
        number[found[i]] = i;
      }
      this.actions = new int[given.length][order];
      this.inP = new boolean[order];
      for (int i = 0; i < order; i++) {
        inP[i] = p.get(found[i]);
        for (int g = 0; g < given.length; g++) {
          actions[g][i] = number[given[g][found[i]]];
        }
      }
      Ints ofHeaps = Ints.of(values);
      this.letters =
          Ints.of(Arrays.stream(given).mapToInt(action -> ofHeaps.indexOf(action[values[0]])));
      this.phi =
          Arrays.stream(values)
              .limit(neededHeaps(rules, claim, values.length))
              .map(x -> number[x])
              .toArray();
      this.elements = new Elements(order, actions, Effort.ofBuilder());
    }

    /** The elements in the order of their least words, as {@link Elements} says. */
    private static int[] found(int order, int identity, int[][] actions) {
      IntsBuilder found = new IntsBuilder(identity);
      BitSet seen = new BitSet(order);
      seen.set(identity);
      for (int[] action : actions) {
        for (int i = 0; i < found.size(); i++) {
          int product = action[found.getInt(i)];
          if (!seen.get(product)) {
            seen.set(product);
            found.add(product);
          }
        }
      }
      if (found.size() < order) {
        throw new IllegalArgumentException(
            "the generators reach only " + found.size() + " of " + order + " elements");
      }
      return found.toIntArray();
    }

    Ints portion() {
      return Ints.of(IntStream.range(0, order).filter(x -> inP[x]));
    }

    Certificate certificate(Evidence evidence) {
      int last = phi.length - 1;
      return new Certificate(Rules.of(rules, last), claim, last, evidence);
    }
  }
}
