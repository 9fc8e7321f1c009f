// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /** More sums are not tried. */
  private static final int MOST_SUMS = 4;

  /** With more letters there are too many sums to try. */
  private static final int MOST_FREE = 6;

  /** So far copies are counted exactly, one trial after another, and by this residue beyond. */
  private static final int[] SCALES = {4, 6, 8, 10};

  private static final int[] MODULI = {2, 4};

  /** Where Left and Right differ, sums often count threes. */
  private static final int[] PARTIZAN_MODULI = {2, 3, 4, 6};

  /** So many words are enough to see which powers wrap, not later than here. */
  private static final long FEW_ENTRIES = 1_000_000;

  private static final int MOST_CAP = 3;

  /** More letters than this leave no room for two of any of them in a table. */
  private static final int MOST_NEW_LETTERS = 64;

  /** So much farther than that powers must be seen to wrap. */
  private static final int MARGIN = 4;

  private static final int MOST_SIZE = 90;

  /** Walls are looked for among more words, because only their outcomes are kept. */
  private static final long ENTRIES_PER_WORD = 10;

  /** So many as a part of the words of the table are taken from those, far out. */
  private static final int PART_OF_WALLS = 4;

  /** So often the proof may object to the same forms. */
  private static final int MOST_ROUNDS = 30;

  /** Which forms are tried first. */
  private enum First {
    /** Those of walls. */
    WALLS,
    /** Those that leave the fewest conflicts. */
    ALL,
    /** The same, forms in two generators before others. */
    PAIRS
  }

  private final Game game;
  private final HeapWords words;
  private final List<List<List<int[]>>> sides;
  private final List<List<int[]>> options;
  private final int letters;
  private final long entries;
  private final int[] guessed;
  private int[] caps = {};
  private WordSample sample;
  private Optional<SignatureTable> walls = Optional.empty();
  private final Map<Integer, List<IntList>> forms = new HashMap<>();

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
   * Linear forms that decide all positions with heaps up to {@code heaps} and show that their
   * quotient is infinite, if such are found.
   *
   * @param known a quotient to a smaller heap; heaps beyond it are generators
   * @param last forms that decide positions with fewer heaps, if there are some
   */
  public static Optional<GaugeSolution> find(
      Quotient known, Optional<GaugeSolution> last, int heaps) {
    return last.flatMap(gauges -> further(known.rules(), gauges, heaps))
        .or(() -> find(known, heaps))
        .map(f -> new GaugeSolution(known.rules(), f.model, f.endless, f.period));
  }

  private static Optional<Found> find(Quotient known, int heaps) {
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
    return find(known.rules(), words, guessed);
  }

  /** Forms for more heaps than are decided: the same ones, or those with one generator more. */
  static Optional<Found> further(Game game, Gauges<?> last, int heaps) {
    GaugeModel model = last.model();
    while (model.words().heaps() < heaps) {
      Optional<GaugeModel> longer = GaugeExtension.of(game, model);
      if (longer.isEmpty()) {
        return model.words().heaps() + 1 == heaps ? withGenerator(game, model) : Optional.empty();
      }
      model = longer.get();
    }
    return Optional.of(Found.of(game, model, last.endless()));
  }

  private static Optional<Found> withGenerator(Game game, GaugeModel model) {
    HeapWords words = model.words().withGenerator();
    int[] guessed = new int[words.letters().size()];
    Arrays.fill(guessed, -1);
    for (GaugeModel.Part part : model.parts()) {
      if (part.group().letters().size() == 1) {
        Gauge count = part.group().gauges().get(0);
        guessed[part.group().letters().getInt(0)] =
            WordTable.PERIOD % count.modulus() == 0 ? count.scale() + WordTable.PERIOD : -1;
      }
    }
    return find(game, words, guessed);
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
    return Arrays.stream(First.values())
        .flatMap(
            first ->
                Arrays.stream(SCALES)
                    .boxed()
                    .flatMap(
                        scale ->
                            searches.stream()
                                .flatMap(search -> search.model(scale, first).stream())))
        .flatMap(m -> GaugeEndless.of(m).map(e -> Found.of(game, m, e)).stream())
        .findFirst();
  }

  /** The same within the budget there is: nothing if that is spent first. */
  public static Optional<GaugeSolution> findInTime(
      Quotient known, Optional<GaugeSolution> last, int heaps) {
    try {
      return find(known, last, heaps);
    } catch (Budget.Stopped e) {
      return Optional.empty();
    }
  }

  /** A model that is proved, with such scales for the numbers of copies. */
  private Optional<GaugeModel> model(int scale, First first) {
    for (int modulus : sides.size() == 1 ? MODULI : PARTIZAN_MODULI) {
      try {
        Optional<GaugeModel> model = model(scale, modulus, first);
        if (model.isPresent()) {
          return model;
        }
      } catch (GaugeTrouble e) {
        // Other forms, another threshold or a larger table may do.
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

  private Optional<GaugeModel> model(int scale, int modulus, First first) {
    if (sample == null) {
      sample = new WordSample(makeTable(), letters);
      walls = SignatureTable.of(sides, caps, ENTRIES_PER_WORD * entries);
      walls.ifPresent(w -> w.addSome(sample, (int) (entries / PART_OF_WALLS)));
    }
    List<IntList> seeds =
        first == First.WALLS
            ? forms.computeIfAbsent(
                modulus, m -> walls.map(w -> Walls.forms(w, letters, m)).orElse(List.of()))
            : List.of();
    if (first == First.WALLS && seeds.isEmpty()) {
      return Optional.empty();
    }
    Optional<List<Gauge>> gauges = gauges(scale, modulus, first, seeds);
    for (int round = 0; gauges.isPresent() && round < MOST_ROUNDS; round++) {
      if (!sample.conflicts(sample.all(), gauges.get()).isEmpty()) {
        break;
      }
      GaugeModel model =
          new GaugeTabulation(
                  words, sides, sample, sample.shrunk(gauges.get(), fixed(gauges.get())))
              .model();
      Optional<GaugeProof.Objection> objection = GaugeProof.objection(game, model);
      if (objection.isEmpty()) {
        return Optional.of(model);
      }
      if (!objection
          .flatMap(GaugeProof.Objection::word)
          .filter(w -> learn(model, w.toIntArray()))
          .isPresent()) {
        break;
      }
    }
    return Optional.empty();
  }

  /** Powers that wrap are counted as they do. */
  private boolean[] fixed(List<Gauge> gauges) {
    boolean[] fixed = new boolean[gauges.size()];
    for (int x = 0; x < letters; x++) {
      fixed[x] = caps[x] >= 0;
    }
    return fixed;
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
  private Optional<List<Gauge>> gauges(int scale, int modulus, First first, List<IntList> seeds) {
    List<Gauge> gauges = new ArrayList<>();
    for (int x = 0; x < letters; x++) {
      gauges.add(
          caps[x] < 0
              ? Gauge.count(x, letters, scale, modulus)
              : Gauge.count(x, letters, caps[x] - 1, WordTable.PERIOD));
    }
    IntArrayList left = sample.conflicts(sample.all(), gauges);
    for (int i = 0; i < seeds.size() && !left.isEmpty(); i++) {
      gauges.add(new Gauge(seeds.get(i), scale + 2, 1));
      IntArrayList fewer = sample.conflicts(left, gauges);
      if (fewer.size() == left.size()) {
        gauges.remove(gauges.size() - 1);
      }
      left = fewer;
    }
    while (!left.isEmpty()) {
      if (gauges.size() >= letters + MOST_SUMS) {
        return Optional.empty();
      }
      gauges.add(best(left, gauges, scale + 2, first == First.PAIRS));
      left = sample.conflicts(left, gauges);
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
    IntArrayList some = WordSample.few(left);
    WordSample.Reader reader = new WordSample.Reader(gauges);
    long[] keys = new long[some.size()];
    int[] word = new int[letters];
    Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    int[][] exponents = new int[some.size()][];
    for (int i = 0; i < keys.length; i++) {
      sample.word(some.getInt(i), word);
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
        counts[sample.losers(some.getInt(i))][number]++;
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
    int[] free = IntStream.range(0, letters).filter(x -> caps[x] < 0).toArray();
    if (free.length > MOST_FREE) {
      throw new GaugeTrouble("too many letters are free");
    }
    return SmallForms.of(free.length).stream()
        .map(form -> new Gauge(SmallForms.spread(form, free, letters), scale, 1))
        .toList();
  }

  /**
   * Adds what is wrong about a model near a word that the proof objects to; whether anything was.
   */
  private boolean learn(GaugeModel model, int[] word) {
    int before = sample.words();
    learnOne(model, word);
    for (int x = 0; x < letters; x++) {
      if (word[x] > 0) {
        for (int[] option : options.get(x)) {
          int[] next = word.clone();
          next[x]--;
          for (int y = 0; y < x; y++) {
            next[y] += option[y];
          }
          learnOne(model, next);
        }
      }
    }
    return sample.words() > before;
  }

  private void learnOne(GaugeModel model, int[] word) {
    int losers = walls.map(w -> w.losers(word)).orElse(-1);
    int said = 0;
    for (int side = 0; side < sides.size(); side++) {
      said |= model.winsFirst(word, side) ? 0 : 1 << side;
    }
    if (losers >= 0 && losers != said) {
      sample.add(word, losers);
    }
  }
}
