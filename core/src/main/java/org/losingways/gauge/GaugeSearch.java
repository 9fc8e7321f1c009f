// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Game;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.WordTable;

/**
 * Looks for gauges that tell the outcomes of a game.
 *
 * <p>The outcomes of all small words are computed. Each letter is counted, up to some number and by
 * a residue beyond; where words that are counted alike have different outcomes, sums are added that
 * tell most of them apart, one after another. Then scales and moduli are made as small as the
 * outcomes allow, and what is found is proved or given up.
 */
public final class GaugeSearch {

  /** So many words are looked at, and if these are not enough, so many. */
  private static final long[] ENTRIES = {3_000_000, 8_000_000};

  /** So many of them while gauges are tried. */
  private static final int SAMPLE = 20_000;

  /** Larger weights in a sum are not tried, nor larger totals, nor more sums. */
  private static final int MOST_WEIGHT = 3;

  private static final int MOST_TOTAL = 8;
  private static final int MOST_SUMS = 4;

  /** With more letters there are too many sums to try. */
  private static final int MOST_FREE = 6;

  /** So far copies are counted exactly, one trial after another, and by this residue beyond. */
  private static final int[] SCALES = {4, 6, 8, 10};

  private static final int[] MODULI = {2, 4};

  /** Where Left and Right differ, sums often count threes. */
  private static final int[] PARTIZAN_MODULI = {2, 3, 4, 6};

  /** What moduli are divided by to make them smaller. */
  private static final int[] PRIMES = {2, 3};

  /** So many words are enough to see which powers wrap, not later than here. */
  private static final long FEW_ENTRIES = 1_000_000;

  private static final int MOST_CAP = 3;

  /** More letters than this leave no room for two of any of them in a table. */
  private static final int MOST_NEW_LETTERS = 64;

  /** So much farther than that powers must be seen to wrap. */
  private static final int MARGIN = 4;

  private static final int MOST_SIZE = 90;

  private final Game game;
  private final HeapWords words;
  private final List<List<List<int[]>>> sides;
  private final List<List<int[]>> options;
  private final int letters;
  private final long entries;
  private final int[] guessed;
  private WordTable table;
  private int[] caps = {};

  private GaugeSearch(Game game, HeapWords words, long entries, int[] guessed) {
    this.entries = entries;
    this.guessed = guessed;
    this.game = game;
    this.words = words;
    this.letters = words.letters().size();
    this.sides = sides(game, words);
    this.options = WordTable.together(sides);
  }

  /** For each side the words that each letter can be moved to. */
  static List<List<List<int[]>>> sides(Game game, HeapWords words) {
    return game.sides().stream()
        .map(rules -> words.letters().intStream().mapToObj(h -> words.options(rules, h)).toList())
        .toList();
  }

  /** A model that is proved, why what it describes is infinite, and the period of its words. */
  record Found(GaugeModel model, GaugeEndless endless, Optional<Period> period) {

    static Found of(Game game, GaugeModel model, GaugeEndless endless) {
      return GaugePeriod.of(game, model)
          .map(p -> new Found(p.model(), endless, Optional.of(p.period())))
          .orElse(new Found(model, endless, Optional.empty()));
    }
  }

  /**
   * Gauges that tell the outcomes of all positions with heaps up to {@code heaps} and show that
   * their quotient is infinite, if such are found.
   *
   * @param known a quotient to a smaller heap; heaps beyond it are letters
   */
  public static Optional<GaugeSolution> find(Quotient known, int heaps) {
    if (heaps - known.heapsComputed() > MOST_NEW_LETTERS) {
      return Optional.empty();
    }
    HeapWords words = HeapWords.of(known, heaps);
    int[] guessed =
        words
            .letters()
            .intStream()
            .map(h -> h > known.heapsComputed() ? -1 : cap(known.powers(known.value(h))))
            .toArray();
    return find(known.rules(), words, guessed)
        .map(f -> new GaugeSolution(known.rules(), f.model, f.endless, f.period));
  }

  /**
   * The same for heaps with these words.
   *
   * @param guessed for each letter from which exponent on powers may wrap by two, or −1
   */
  static Optional<Found> find(Game game, HeapWords words, int[] guessed) {
    List<GaugeSearch> searches = new ArrayList<>();
    for (long entries : ENTRIES) {
      searches.add(new GaugeSearch(game, words, entries, guessed));
    }
    return Arrays.stream(SCALES)
        .boxed()
        .flatMap(scale -> searches.stream().flatMap(search -> search.model(scale).stream()))
        .flatMap(m -> GaugeEndless.of(m).map(e -> Found.of(game, m, e)).stream())
        .findFirst();
  }

  /** The same within the budget there is: nothing if that is spent first. */
  public static Optional<GaugeSolution> findInTime(Quotient known, int heaps) {
    try {
      return find(known, heaps);
    } catch (Budget.Stopped e) {
      return Optional.empty();
    }
  }

  /** A model that is proved, with such scales for the numbers of copies. */
  private Optional<GaugeModel> model(int scale) {
    for (int modulus : sides.size() == 1 ? MODULI : PARTIZAN_MODULI) {
      for (boolean pairsFirst : new boolean[] {false, true}) {
        try {
          Optional<GaugeModel> model = model(scale, modulus, pairsFirst);
          if (model.isPresent()) {
            return model;
          }
        } catch (GaugeTrouble e) {
          // Other sums, another scale or a larger table may do.
        }
      }
    }
    return Optional.empty();
  }

  /** From which exponent on powers wrap by two, or −1. */
  private static int cap(Optional<Period> powers) {
    return powers
        .filter(p -> WordTable.PERIOD % p.period() == 0)
        .map(p -> p.preperiod() + p.period() - 1)
        .orElse(-1);
  }

  private Optional<GaugeModel> model(int scale, int modulus, boolean pairsFirst) {
    if (table == null) {
      table = makeTable();
    }
    IntArrayList all = new IntArrayList(IntStream.range(0, table.words()).toArray());
    Optional<List<Gauge>> gauges = gauges(all, scale, modulus, pairsFirst);
    if (gauges.isEmpty()) {
      return Optional.empty();
    }
    List<Gauge> small = shrunk(all, gauges.get());
    GaugeModel model = new GaugeTabulation(words, sides, table, small).model();
    Optional<String> objection = GaugeProof.objection(game, model);
    return Optional.of(model).filter(m -> objection.isEmpty());
  }

  /** A table that is as large as allowed, with letters free whose powers do not wrap early. */
  private WordTable makeTable() {
    caps = new int[letters];
    for (int x = 0; x < letters; x++) {
      caps[x] = isStar(x) ? WordTable.PERIOD - 1 : -1;
    }
    WordTable few = table(Math.min(entries, FEW_ENTRIES));
    for (int x = 0; x < letters; x++) {
      int least = few.leastCap(x).orElse(Integer.MAX_VALUE);
      if (caps[x] < 0
          && least <= Math.max(MOST_CAP, guessed[x])
          && few.longest(x) >= least + MARGIN) {
        caps[x] = least;
      }
    }
    return table(entries);
  }

  /** Where Left and Right have different moves, two such heaps may be worth something. */
  private boolean isStar(int x) {
    return sides.size() == 1 && WordTable.isStar(options.get(x));
  }

  private WordTable table(long most) {
    return WordTable.ofSides(sides, caps, size(most))
        .orElseThrow(() -> new GaugeTrouble("the table is too large"));
  }

  private int size(long most) {
    int size = 6;
    while (size < MOST_SIZE && WordTable.entries(options, caps, size + 1, most) < most) {
      size++;
    }
    return size;
  }

  /** Counts of all letters and sums that tell the outcomes of all words, if there are some. */
  private Optional<List<Gauge>> gauges(
      IntArrayList all, int scale, int modulus, boolean pairsFirst) {
    List<Gauge> gauges = new ArrayList<>();
    for (int x = 0; x < letters; x++) {
      gauges.add(
          caps[x] < 0
              ? Gauge.count(x, letters, scale, modulus)
              : Gauge.count(x, letters, caps[x] - 1, WordTable.PERIOD));
    }
    IntArrayList left = conflicts(all, gauges);
    while (!left.isEmpty()) {
      if (gauges.size() == letters + MOST_SUMS) {
        return Optional.empty();
      }
      gauges.add(best(left, gauges, scale + 2, pairsFirst));
      left = conflicts(left, gauges);
    }
    return Optional.of(gauges);
  }

  /** The first of the best candidates, or of those with two letters; −1 if there is none. */
  private static int best(List<Gauge> candidates, int[] scores, boolean pairs) {
    int best = -1;
    for (int i = 0; i < scores.length; i++) {
      boolean isMeant =
          !pairs || candidates.get(i).weights().intStream().filter(w -> w != 0).count() == 2;
      if (isMeant && (best < 0 || scores[i] < scores[best])) {
        best = i;
      }
    }
    return best;
  }

  /** The sum that leaves the fewest words of {@code left} in the wrong company. */
  private Gauge best(IntArrayList left, List<Gauge> gauges, int scale, boolean pairsFirst) {
    IntArrayList some = sample(left);
    Reader reader = new Reader(gauges);
    long[] keys = new long[some.size()];
    int[] word = new int[letters];
    Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    int[][] exponents = new int[some.size()][];
    for (int i = 0; i < keys.length; i++) {
      table.word(some.getInt(i), word);
      exponents[i] = word.clone();
      long key = reader.key(word);
      int number = numbers.getOrDefault(key, numbers.size());
      numbers.put(key, number);
      keys[i] = (long) number * (2L * scale + 3) + scale + 1;
    }
    List<Gauge> candidates = candidates(scale);
    int[] scores = new int[candidates.size()];
    for (int c = 0; c < scores.length; c++) {
      Budget.tick();
      Gauge candidate = candidates.get(c);
      Long2IntOpenHashMap balance = new Long2IntOpenHashMap(keys.length);
      int[][] counts = new int[1 << sides.size()][keys.length];
      for (int i = 0; i < keys.length; i++) {
        long key = keys[i] + candidate.read(candidate.sum(exponents[i]));
        int number = balance.getOrDefault(key, balance.size());
        balance.put(key, number);
        counts[table.losers(some.getInt(i))][number]++;
      }
      for (int i = 0; i < balance.size(); i++) {
        int most = 0;
        for (int[] ofOutcome : counts) {
          scores[c] += ofOutcome[i];
          most = Math.max(most, ofOutcome[i]);
        }
        scores[c] -= most;
      }
    }
    int pair = best(candidates, scores, true);
    return candidates.get(
        pairsFirst && pair >= 0 && scores[pair] < some.size() / 4
            ? pair
            : best(candidates, scores, false));
  }

  /** Sums of free letters with small weights, the simplest first. */
  private List<Gauge> candidates(int scale) {
    if (Arrays.stream(caps).filter(c -> c < 0).count() > MOST_FREE) {
      throw new GaugeTrouble("too many letters are free");
    }
    List<IntArrayList> found = new ArrayList<>();
    grow(new int[letters], 0, 0, found);
    found.sort(
        Comparator.<IntArrayList>comparingInt(w -> w.intStream().map(Math::abs).sum())
            .thenComparing(IntArrayList::compareTo));
    return found.stream().map(w -> new Gauge(w, scale, 1)).toList();
  }

  private void grow(int[] weights, int x, int total, List<IntArrayList> found) {
    if (x == letters) {
      int used = (int) Arrays.stream(weights).filter(w -> w != 0).count();
      int first = Arrays.stream(weights).filter(w -> w != 0).findFirst().orElse(-1);
      if (used >= 2 && first > 0 && Arrays.stream(weights).anyMatch(w -> w == 1 || w == -1)) {
        found.add(IntArrayList.wrap(weights.clone()));
      }
      return;
    }
    int most = caps[x] < 0 ? Math.min(MOST_WEIGHT, MOST_TOTAL - total) : 0;
    for (int w = -most; w <= most; w++) {
      weights[x] = w;
      grow(weights, x + 1, total + Math.abs(w), found);
    }
    weights[x] = 0;
  }

  private static IntArrayList sample(IntArrayList from) {
    if (from.size() <= SAMPLE) {
      return from;
    }
    Random random = new Random(1);
    IntArrayList some = new IntArrayList(SAMPLE);
    for (int i = 0; i < SAMPLE; i++) {
      some.add(from.getInt(random.nextInt(from.size())));
    }
    return some;
  }

  /** Gauges in arrays, to read many words. */
  private static final class Reader {
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
        Gauge gauge = gauges[i];
        key = key * gauge.readings() + gauge.read(sum) + gauge.scale() + gauge.modulus();
      }
      return key;
    }
  }

  /** Those words that are read like one with another outcome. */
  private IntArrayList conflicts(IntArrayList from, List<Gauge> gauges) {
    Reader reader = new Reader(gauges);
    Long2IntOpenHashMap outcomes = new Long2IntOpenHashMap();
    long[] keys = new long[from.size()];
    int[] word = new int[letters];
    for (int i = 0; i < keys.length; i++) {
      if ((i & 255) == 0) {
        Budget.tick();
      }
      table.word(from.getInt(i), word);
      keys[i] = reader.key(word);
      outcomes.mergeInt(keys[i], 1 << table.losers(from.getInt(i)), (a, b) -> a | b);
    }
    IntArrayList found = new IntArrayList();
    for (int i = 0; i < keys.length; i++) {
      if (Integer.bitCount(outcomes.get(keys[i])) > 1) {
        found.add(from.getInt(i));
      }
    }
    return found;
  }

  /** The gauges with smaller scales and moduli, as far as all words are still told apart. */
  private List<Gauge> shrunk(IntArrayList all, List<Gauge> gauges) {
    IntArrayList some = new IntArrayList(sample(all));
    int[] word = new int[letters];
    for (int index : all) {
      table.word(index, word);
      if (Arrays.stream(word).sum() <= 6) {
        some.add(index);
      }
    }
    while (true) {
      List<Gauge> small = shrunk(gauges, some);
      IntArrayList wrong = conflicts(all, small);
      if (wrong.isEmpty()) {
        return small;
      }
      some.addAll(wrong);
    }
  }

  private List<Gauge> shrunk(List<Gauge> gauges, IntArrayList some) {
    List<Gauge> small = new ArrayList<>(gauges);
    for (int i = small.size() - 1; i >= 0; i--) {
      if (i < letters && caps[i] >= 0) {
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
