// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.quotient.WordTable;

/**
 * Words with known outcomes, and which linear forms determine these: two words <i>conflict</i> if
 * all forms have the same reduced values on them and the outcomes are different.
 */
final class WordSample {

  /** So many words are looked at while forms are tried. */
  private static final int FEW = 20_000;

  /** All words with at most so many generators are looked at as well. */
  private static final int SHORT = 6;

  /** What moduli are divided by to make them smaller. */
  private static final int[] PRIMES = {2, 3};

  private final int letters;

  /** The exponents of all words, one word after another. */
  private byte[] words;

  /** For each word the set of the sides that lose it when they begin. */
  private byte[] losers;

  private int size;

  /** All words of a table. */
  WordSample(WordTable table, int letters) {
    this.letters = letters;
    this.words = new byte[table.words() * letters];
    this.losers = new byte[table.words()];
    int[] word = new int[letters];
    for (int i = 0; i < table.words(); i++) {
      table.word(i, word);
      add(word, table.losers(i));
    }
  }

  /** One more word. */
  void add(int[] word, int sides) {
    if (size == losers.length) {
      losers = Arrays.copyOf(losers, size + size / 4 + 16);
      words = Arrays.copyOf(words, losers.length * letters);
    }
    for (int x = 0; x < letters; x++) {
      words[size * letters + x] = (byte) word[x];
    }
    losers[size++] = (byte) sides;
  }

  /** The number of words. */
  int words() {
    return size;
  }

  /** The set of the sides that lose a word when they begin: bit 0 for the first, bit 1. */
  int losers(int number) {
    return losers[number];
  }

  /** The exponents of a word. */
  void word(int number, int[] word) {
    for (int x = 0; x < letters; x++) {
      word[x] = words[number * letters + x];
    }
  }

  /** All of them. */
  IntArrayList all() {
    return IntArrayList.wrap(IntStream.range(0, size).toArray());
  }

  /** Some of them, always the same. */
  static IntArrayList few(IntArrayList from) {
    if (from.size() <= FEW) {
      return from;
    }
    Random random = new Random(1);
    IntArrayList some = new IntArrayList(FEW);
    for (int i = 0; i < FEW; i++) {
      some.add(from.getInt(random.nextInt(from.size())));
    }
    return some;
  }

  /** Forms in arrays, to reduce many words. */
  static final class Reader {
    private final int[][] letters;
    private final int[][] weights;
    private final Gauge[] gauges;

    Reader(List<Gauge> gauges) {
      this.gauges = gauges.toArray(Gauge[]::new);
      this.letters = new int[gauges.size()][];
      this.weights = new int[gauges.size()][];
      for (int i = 0; i < letters.length; i++) {
        IntList all = gauges.get(i).weights();
        letters[i] = IntStream.range(0, all.size()).filter(x -> all.getInt(x) != 0).toArray();
        weights[i] = Arrays.stream(letters[i]).map(all::getInt).toArray();
      }
    }

    long key(int[] word) {
      long key = 0;
      for (int i = 0; i < gauges.length; i++) {
        int sum = 0;
        for (int j = 0; j < letters[i].length; j++) {
          sum += weights[i][j] * word[letters[i][j]];
        }
        key = gauges[i].key(key, gauges[i].read(sum));
      }
      return key;
    }
  }

  /** Those of some words that conflict with another one of them. */
  IntArrayList conflicts(IntArrayList from, List<Gauge> gauges) {
    Reader reader = new Reader(gauges);
    Long2IntOpenHashMap outcomes = new Long2IntOpenHashMap();
    long[] keys = new long[from.size()];
    int[] word = new int[letters];
    for (int i = 0; i < keys.length; i++) {
      if ((i & 255) == 0) {
        Budget.tick();
      }
      word(from.getInt(i), word);
      keys[i] = reader.key(word);
      outcomes.mergeInt(keys[i], 1 << losers(from.getInt(i)), (a, b) -> a | b);
    }
    IntArrayList found = new IntArrayList();
    for (int i = 0; i < keys.length; i++) {
      if (Integer.bitCount(outcomes.get(keys[i])) > 1) {
        found.add(from.getInt(i));
      }
    }
    return found;
  }

  /**
   * The forms with smaller thresholds and moduli, as far as no words conflict.
   *
   * @param fixed whether a form stays as it is
   */
  List<Gauge> shrunk(List<Gauge> gauges, boolean[] fixed) {
    IntArrayList all = all();
    IntArrayList some = new IntArrayList(few(all));
    int[] word = new int[letters];
    for (int i = 0; i < size; i++) {
      word(i, word);
      if (Arrays.stream(word).sum() <= SHORT) {
        some.add(i);
      }
    }
    while (true) {
      List<Gauge> small = shrunk(gauges, fixed, some);
      IntArrayList wrong = conflicts(all, small);
      if (wrong.isEmpty()) {
        return small;
      }
      some.addAll(wrong);
    }
  }

  private List<Gauge> shrunk(List<Gauge> gauges, boolean[] fixed, IntArrayList some) {
    List<Gauge> small = new ArrayList<>(gauges);
    for (int i = small.size() - 1; i >= 0; i--) {
      if (fixed[i]) {
        continue;
      }
      Gauge whole = small.get(i);
      for (int prime : PRIMES) {
        while (small.get(i).modulus() % prime == 0
            && isGood(small, i, small.get(i).withModulus(small.get(i).modulus() / prime), some)) {
          small.set(i, small.get(i).withModulus(small.get(i).modulus() / prime));
        }
      }
      int low = 0;
      int high = whole.scale();
      while (low < high) {
        int middle = (low + high) / 2;
        if (isGood(small, i, small.get(i).withScale(middle), some)) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      small.set(i, small.get(i).withScale(high));
    }
    return small;
  }

  private boolean isGood(List<Gauge> gauges, int i, Gauge instead, IntArrayList some) {
    List<Gauge> tried = new ArrayList<>(gauges);
    tried.set(i, instead);
    return conflicts(some, tried).isEmpty();
  }
}
