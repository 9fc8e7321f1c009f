// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;

/**
 * Quotients found by another program, as presentations: confluent relations, P and Φ as words.
 * Completing them here keeps the tests of the referee apart from our own solver.
 */
final class Known {

  private final String code;
  private final int order;
  private final int pSize;
  private final int period;
  private final int preperiod;
  private final List<String> names;
  private final int[][] actions;
  private final BitSet p;
  private final int[] phi;

  private Known(String[] field, List<String> names, int[][] actions, BitSet p, int[] phi) {
    this.code = field[0];
    this.order = Integer.parseInt(field[1]);
    this.pSize = Integer.parseInt(field[2]);
    this.period = Integer.parseInt(field[3]);
    this.preperiod = Integer.parseInt(field[4]);
    this.names = names;
    this.actions = actions;
    this.p = p;
    this.phi = phi;
  }

  private static final Map<String, Known> ALL = read();

  static Known of(String code) {
    return ALL.get(code);
  }

  static List<Known> all() {
    return List.copyOf(ALL.values());
  }

  String code() {
    return code;
  }

  @Override
  public String toString() {
    return code;
  }

  /** What an accepting verdict says. */
  String statement() {
    return String.format(
        Locale.ROOT,
        "%s is solved: order %d, |P| = %d, period %d from heap %d on, for heaps of every size.",
        code,
        order,
        pSize,
        period,
        preperiod);
  }

  /** The certificate of the quotient as it is given, only to some heap. */
  Certificate partial(int heaps) {
    return CertificateBuilder.build(
        TakeAndBreak.of(code),
        new Claim.Partial(),
        names,
        actions,
        p,
        Arrays.copyOf(phi, heaps + 1));
  }

  Certificate solved() {
    return CertificateBuilder.build(
        TakeAndBreak.of(code), new Claim.Solved(period, preperiod), names, actions, p, phi);
  }

  /** The same by relations, as large quotients are written down. */
  Certificate presented() {
    return CertificateBuilder.presented(
        TakeAndBreak.of(code), new Claim.Solved(period, preperiod), actions, p, phi);
  }

  private static Map<String, Known> read() {
    Map<String, Known> all = new LinkedHashMap<>();
    try (InputStream in = Known.class.getResourceAsStream("quotients.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(Known::parse)
          .forEach(known -> all.put(known.code, known));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  private static Known parse(String line) {
    String[] field = line.split(" \\| ", -1);
    String[] presentation = field[5].split(" : ", -1);
    List<String> names = List.of(presentation[0].split(",", -1));
    List<int[][]> relations = new ArrayList<>();
    for (String relation : presentation[1].split(",", -1)) {
      String[] sides = relation.split("=", -1);
      relations.add(new int[][] {word(names, sides[0]), word(names, sides[1])});
    }

    Map<List<Integer>, Integer> index = new LinkedHashMap<>();
    ArrayDeque<int[]> waiting = new ArrayDeque<>();
    List<int[]> table = new ArrayList<>();
    int[] identity = new int[names.size()];
    index.put(boxed(identity), 0);
    waiting.add(identity);
    while (!waiting.isEmpty()) {
      int[] x = waiting.remove();
      int[] row = new int[names.size()];
      for (int g = 0; g < row.length; g++) {
        int[] y = x.clone();
        y[g]++;
        reduce(y, relations);
        Integer known = index.putIfAbsent(boxed(y), index.size());
        if (known == null) {
          waiting.add(y);
        }
        row[g] = index.get(boxed(y));
      }
      table.add(row);
    }
    int[][] actions = new int[names.size()][index.size()];
    for (int g = 0; g < actions.length; g++) {
      for (int x = 0; x < index.size(); x++) {
        actions[g][x] = table.get(x)[g];
      }
    }
    BitSet p = new BitSet();
    for (String word : field[6].split(",", -1)) {
      p.set(value(names, relations, index, word));
    }
    int[] phi =
        Arrays.stream(field[7].split(" ", -1))
            .mapToInt(word -> value(names, relations, index, word))
            .toArray();
    return new Known(field, names, actions, p, phi);
  }

  private static int value(
      List<String> names, List<int[][]> relations, Map<List<Integer>, Integer> index, String text) {
    int[] word = word(names, text);
    reduce(word, relations);
    return index.get(boxed(word));
  }

  private static int[] word(List<String> names, String text) {
    int[] exponents = new int[names.size()];
    for (int i = 0; i < text.length() && !text.equals("1"); ) {
      int letter = names.indexOf(text.substring(i, i + 1));
      int end = i + 1;
      while (end < text.length() && Character.isDigit(text.charAt(end))) {
        end++;
      }
      exponents[letter] += end == i + 1 ? 1 : Integer.parseInt(text.substring(i + 1, end));
      i = end;
    }
    return exponents;
  }

  static void reduce(int[] word, List<int[][]> relations) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int[][] relation : relations) {
        while (divides(relation[0], word)) {
          for (int g = 0; g < word.length; g++) {
            word[g] += relation[1][g] - relation[0][g];
          }
          changed = true;
        }
      }
    }
  }

  static boolean divides(int[] factor, int[] word) {
    for (int g = 0; g < word.length; g++) {
      if (factor[g] > word[g]) {
        return false;
      }
    }
    return true;
  }

  private static List<Integer> boxed(int[] word) {
    return Arrays.stream(word).boxed().toList();
  }
}
