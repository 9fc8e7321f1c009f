// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.losingways.game.GameFormatException;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;

/**
 * A quotient as people publish it: generators, relations, P and Φ in words, perhaps a period.
 *
 * <pre>{@code
 * AssertedQuotient taming = new AssertedQuotient(TakeAndBreak.of("0.123"), new Claim.Solved(5, 5),
 *     List.of("x", "z", "a", "b"),
 *     List.of("x2=1", "a2=1", "z4=z2", "b4=b2", "abz=b", "b3x=b2", "z3a=z2"),
 *     List.of("x", "xa", "z2", "zb", "b2"),
 *     List.of("1", "x", "1", "z", "z", "x", "b2", "1", "a", "b"));
 * CertificateChecker.check(taming.certificate())   // accepted
 * }</pre>
 *
 * <p>Words are letters with exponents, {@code xb2} or {@code x*b^2}; 1 is the empty word. Φ starts
 * at heap 0 and may stop at the end of the first period.
 *
 * @param rules the rules
 * @param claim how much is asserted
 * @param names the letters
 * @param relations equations between words
 * @param pPortion the elements of P
 * @param phi the values of the heaps
 */
public record AssertedQuotient(
    Ruleset rules,
    Claim claim,
    List<String> names,
    List<String> relations,
    List<String> pPortion,
    List<String> phi) {

  public AssertedQuotient {
    names = List.copyOf(names);
    relations = List.copyOf(relations);
    pPortion = List.copyOf(pPortion);
    phi = List.copyOf(phi);
  }

  /**
   * The certificate that would prove it.
   *
   * @throws GameFormatException if a word cannot be read or the relations leave infinitely many
   *     elements
   */
  public Certificate certificate() {
    List<int[][]> equations = new ArrayList<>();
    for (String relation : relations) {
      // A chain of equations, as in x2=a2=1, is several.
      String[] sides = relation.split("=", -1);
      for (int i = 1; i < sides.length || i == 1; i++) {
        String right = i < sides.length ? sides[i] : "";
        equations.add(new int[][] {word(sides[i - 1]), word(right)});
      }
    }
    try {
      return certificate(new Completion(names.size(), equations));
    } catch (IllegalArgumentException e) {
      throw e instanceof GameFormatException
          ? e
          : new GameFormatException("This is no finite quotient: " + e.getMessage() + ".");
    }
  }

  private Certificate certificate(Completion monoid) {
    int[] values = continued(phi.stream().mapToInt(text -> monoid.element(word(text))).toArray());
    if (values.length == 0) {
      throw new GameFormatException("Φ must begin with the value of heap 0, which is 1.");
    }
    BitSet p = new BitSet();
    pPortion.forEach(text -> p.set(monoid.element(word(text))));
    // A letter that stands for 1, or for the same element as another, is not needed.
    BitSet seen = new BitSet();
    seen.set(0);
    List<Integer> letters = new ArrayList<>();
    for (int g = 0; g < names.size(); g++) {
      int element = monoid.actions()[g][0];
      if (!seen.get(element)) {
        if (firstHeap(values, element) == values.length) {
          throw new GameFormatException(
              "The letter " + names.get(g) + " must be the value of one of the heaps given.");
        }
        letters.add(g);
        seen.set(element);
      }
    }
    letters.sort(Comparator.comparing(g -> firstHeap(values, monoid.actions()[g][0])));
    List<String> sorted = letters.stream().map(names::get).toList();
    int[][] actions = letters.stream().map(g -> monoid.actions()[g]).toArray(int[][]::new);
    return CertificateBuilder.build(rules, claim, sorted, actions, p, values);
  }

  private static int firstHeap(int[] values, int element) {
    int heap = 0;
    while (heap < values.length && values[heap] != element) {
      heap++;
    }
    return heap;
  }

  /** Φ continued with its period as far as a proof needs it. */
  private int[] continued(int[] values) {
    if (!(claim instanceof Claim.Solved solved)) {
      return values;
    }
    Reach reach =
        rules
            .reach()
            .orElseThrow(() -> new GameFormatException("No theorem proves periods of this game."));
    long needed = reach.periodBound(solved.preperiod(), solved.period()) + solved.period();
    if (solved.period() < 1
        || solved.preperiod() < 0
        || needed > Certificate.MAX_HEAPS
        || values.length < (long) solved.preperiod() + solved.period()) {
      throw new GameFormatException(
          "Φ must be given for at least preperiod + period heaps, heap 0 included.");
    }
    int[] longer = java.util.Arrays.copyOf(values, (int) Math.max(needed, values.length));
    for (int heap = values.length; heap < longer.length; heap++) {
      longer[heap] = longer[heap - solved.period()];
    }
    return longer;
  }

  private int[] word(String text) {
    int[] exponents = new int[names.size()];
    String rest = text.replaceAll("[\\s*·^]", "");
    if (rest.equals("1")) {
      return exponents;
    }
    if (rest.isEmpty()) {
      throw unreadable(text);
    }
    List<String> longestFirst = new ArrayList<>(names);
    longestFirst.sort(Collections.reverseOrder(Comparator.comparing(String::length)));
    while (!rest.isEmpty()) {
      String left = rest;
      String name =
          longestFirst.stream()
              .filter(n -> !n.isEmpty() && left.startsWith(n))
              .findFirst()
              .orElseThrow(() -> unreadable(text));
      int end = name.length();
      while (end < rest.length() && rest.charAt(end) >= '0' && rest.charAt(end) <= '9') {
        end++;
      }
      if (end - name.length() > 3) {
        throw unreadable(text);
      }
      String exponent = rest.substring(name.length(), end);
      exponents[names.indexOf(name)] += exponent.isEmpty() ? 1 : Integer.parseInt(exponent);
      rest = rest.substring(end);
    }
    return exponents;
  }

  private GameFormatException unreadable(String text) {
    String shown = text.length() > 30 ? text.substring(0, 30) + "…" : text;
    return new GameFormatException(
        "'"
            + shown
            + "' is not a word in the letters "
            + String.join(", ", names)
            + ": write it like ab2, and 1 for the empty word.");
  }
}
