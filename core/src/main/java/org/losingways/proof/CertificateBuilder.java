// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FiniteEvidence;
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
 * needs, and grows the witnesses. It proves nothing: wrong arrays give a certificate that the
 * {@link Referee} refutes.
 */
public final class CertificateBuilder {

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
    int length = neededHeaps(rules, claim, phi.length);
    int order = actions.length == 0 ? 1 : actions[0].length;
    checkRange(order, actions, phi);
    Elements elements = new Elements(order, phi[0], names, actions);
    List<FiniteEvidence.Generator> generators = new ArrayList<>();
    for (int g = 0; g < actions.length; g++) {
      int heap = IntList.of(phi).indexOf(actions[g][phi[0]]);
      IntList action = new IntArrayList(order);
      for (int i = 0; i < order; i++) {
        action.add(elements.number[actions[g][elements.found.getInt(i)]]);
      }
      generators.add(new FiniteEvidence.Generator(names.get(g), heap, action));
    }
    boolean[] inP = new boolean[order];
    for (int i = 0; i < order; i++) {
      inP[i] = p.get(elements.found.getInt(i));
    }
    IntList portion = IntArrayList.toList(IntStream.range(0, order).filter(i -> inP[i]));
    int[] values = Arrays.stream(phi).limit(length).map(x -> elements.number[x]).toArray();
    return new Certificate(
        Rules.of(rules, length - 1),
        claim,
        length - 1,
        new FiniteEvidence(
            order,
            generators,
            elements.words,
            portion,
            IntList.of(values),
            new Witnesses(rules, elements.table(), inP, values, Effort.ofBuilder()).smallest()));
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

  /** The elements in the order of their least words, with these words and all products. */
  private static final class Elements {
    private final IntArrayList found = new IntArrayList();
    private final List<String> words = new ArrayList<>();
    private final char[][] product;

    /** In the caller's numbering: where each element stands in {@link #found}. */
    private final int[] number;

    Elements(int order, int identity, List<String> names, int[][] actions) {
      product = new char[order][];
      number = new int[order];
      Arrays.fill(number, -1);
      char[] units = new char[order];
      for (int z = 0; z < order; z++) {
        units[z] = (char) z;
      }
      add(identity, "", units);
      for (int g = 0; g < actions.length; g++) {
        int before = found.size();
        int[] round = found.toIntArray();
        int size = 0;
        for (int exponent = 1; found.size() > size; exponent++) {
          size = found.size();
          for (int i = 0; i < before; i++) {
            char[] times = product[round[i]];
            round[i] = actions[g][round[i]];
            if (number[round[i]] < 0) {
              String power = names.get(g) + (exponent == 1 ? "" : exponent);
              add(round[i], words.get(i) + power, translate(times, actions[g]));
            }
          }
        }
      }
      if (found.size() < order) {
        throw new IllegalArgumentException(
            "the generators reach only " + found.size() + " of " + order + " elements");
      }
      words.set(0, "1");
    }

    private void add(int element, String word, char[] products) {
      number[element] = found.size();
      found.add(element);
      words.add(word);
      product[element] = products;
    }

    private static char[] translate(char[] products, int[] action) {
      char[] result = new char[products.length];
      for (int z = 0; z < result.length; z++) {
        result[z] = (char) action[products[z]];
      }
      return result;
    }

    /** The table of products in the new numbering. */
    char[][] table() {
      char[][] table = new char[number.length][number.length];
      for (int x = 0; x < number.length; x++) {
        for (int z = 0; z < number.length; z++) {
          table[number[x]][number[z]] = (char) number[product[x][z]];
        }
      }
      return table;
    }
  }
}
