// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.RayLevels;
import org.losingways.monoid.RayMonoid;

/**
 * A guess at an infinite quotient: an infinite monoid with degrees, some heaps counted beside it,
 * and the outcomes that follow when every element stands for its smallest position. What {@link
 * Trial} is to a finite quotient this is to an infinite one, as far as a window of degrees goes.
 *
 * <p>A position whose degree is within the window can be put down heap by heap, never leaving it by
 * more than one heap, so the shortest positions of all elements well inside are found. An option
 * that leads out of the window is judged by the element that lies some steps further in on the same
 * ray: P will be periodic there if the guess is right.
 *
 * <p>Cost: elements in the window × distinct heap values for the visit, × options for the outcomes.
 */
final class GradedTrial {

  /** A multiple of all periods that P is likely to have along rays. */
  private static final int FOLD = 12;

  private final GradedQuotient graded;
  private final List<Cyclic> counters;
  private final int[] lengths;
  private final int window;

  /** The number of combinations of counts. */
  private final int counts;

  /** For each heap its value, and the combination of counts. */
  private final long[] keys;

  /** For each distinct heap value the shortest heap that has it, ascending by heap. */
  private final int[] letters;

  private final Long2IntOpenHashMap place = new Long2IntOpenHashMap();
  private final LongArrayList elements = new LongArrayList();
  private final IntArrayList degree = new IntArrayList();
  private final IntArrayList length = new IntArrayList();

  /** The shortest position: a shorter one and a letter. */
  private final IntArrayList parent = new IntArrayList();

  private final IntArrayList last = new IntArrayList();

  /** The elements in the order of their shortest positions. */
  private final IntArrayList visited = new IntArrayList();

  private final BitSet done = new BitSet();

  /** The products with each factor that was asked for, by element of the base, plus 1. */
  private final Int2ObjectOpenHashMap<int[]> rows = new Int2ObjectOpenHashMap<>();

  /** The sums of combinations of counts. */
  private final int[][] sums;

  private boolean[] p = new boolean[0];

  /**
   * After reduction: the class of each element, and an element with a shortest position in each.
   */
  private int[] classOf = new int[0];

  private int[] first = new int[0];

  /** The options of each heap, by key. */
  private long[][] options = new long[0][];

  /**
   * @param graded the base, with the value of each heap in it
   * @param counters what is counted beside it
   * @param window the largest degree, positive or negative, that is looked at
   */
  GradedTrial(GradedQuotient graded, List<Cyclic> counters, int[] lengths, int window) {
    this.graded = graded;
    this.counters = counters;
    this.lengths = lengths;
    this.window = window;
    int size = 1;
    for (Cyclic c : counters) {
      size *= c.size();
    }
    this.counts = size;
    this.sums = new int[size][];
    this.keys = new long[graded.values().length];
    for (int h = 0; h < keys.length; h++) {
      int unit = 1;
      int count = 0;
      for (Cyclic c : counters) {
        count += unit * c.wrap(c.weights()[h]);
        unit *= c.size();
      }
      keys[h] = key(graded.values()[h], count);
    }
    this.letters = letters();
  }

  /** How many combinations of counts some counters have. */
  static double combinations(List<Cyclic> counters) {
    double size = 1;
    for (Cyclic c : counters) {
      size *= c.size();
    }
    return size;
  }

  private long key(int base, int count) {
    return (long) base * counts + count;
  }

  private int[] letters() {
    Long2IntOpenHashMap shortest = new Long2IntOpenHashMap();
    shortest.defaultReturnValue(-1);
    for (int h = 1; h < keys.length; h++) {
      if (keys[h] != 0) {
        int known = shortest.get(keys[h]);
        if (known < 0 || lengths[h] < lengths[known]) {
          shortest.put(keys[h], h);
        }
      }
    }
    int[] found = shortest.values().toIntArray();
    Arrays.sort(found);
    return found;
  }

  private long times(long x, long y) {
    int yb = (int) (y / counts);
    int xb = (int) (x / counts);
    int xc = (int) (x - (long) xb * counts);
    int yc = (int) (y - (long) yb * counts);
    return key(product(xb, yb), sum(xc, yc));
  }

  private int product(int x, int y) {
    if (y == 0) {
      return x;
    }
    int[] row = rows.get(y);
    if (row == null || row.length <= x) {
      int[] grown = new int[Math.max(x + 1, row == null ? 64 : 2 * row.length)];
      if (row != null) {
        System.arraycopy(row, 0, grown, 0, row.length);
      }
      row = grown;
      rows.put(y, row);
    }
    if (row[x] == 0) {
      row[x] = graded.monoid().times(x, y) + 1;
    }
    return row[x] - 1;
  }

  private int sum(int x, int y) {
    if (y == 0) {
      return x;
    }
    if (sums[y] == null) {
      sums[y] = new int[counts];
      for (int z = 0; z < counts; z++) {
        int unit = 1;
        for (Cyclic c : counters) {
          int a = z / unit % c.size();
          int b = y / unit % c.size();
          sums[y][z] += unit * c.wrap(a + b);
          unit *= c.size();
        }
      }
    }
    return sums[y][x];
  }

  /**
   * Visits the elements of the window.
   *
   * @return whether they are no more than that many
   */
  boolean visit(int most, Budget budget) {
    place.defaultReturnValue(-1);
    put(0, 0, 0, -1, -1);
    int step = 1;
    for (int h : letters) {
      step = Math.max(step, lengths[h]);
    }
    IntArrayList[] ring = new IntArrayList[step + 1];
    Arrays.setAll(ring, i -> new IntArrayList());
    ring[0].add(0);
    int waiting = 1;
    int[] steps = new int[letters.length];
    Arrays.setAll(steps, i -> graded.degree(graded.values()[letters[i]]));
    for (int at = 0; waiting > 0; at++) {
      IntArrayList bucket = ring[at % (step + 1)];
      for (int j = 0; j < bucket.size(); j++) {
        int x = bucket.getInt(j);
        if (length.getInt(x) < at) {
          continue;
        }
        if ((visited.size() & 255) == 0) {
          budget.check();
        }
        // An element may be in the bucket twice; it is moved out of the way once it was visited.
        if (!visitedNow(x, at)) {
          continue;
        }
        for (int i = 0; i < letters.length; i++) {
          int d = degree.getInt(x) + steps[i];
          if (Math.abs(d) > window) {
            continue;
          }
          long y = times(elements.getLong(x), keys[letters[i]]);
          int longer = at + lengths[letters[i]];
          int known = place.get(y);
          if (known < 0) {
            if (elements.size() >= most) {
              return false;
            }
            known = put(y, d, longer, x, i);
          } else if (longer < length.getInt(known)) {
            length.set(known, longer);
            parent.set(known, x);
            last.set(known, i);
          } else {
            continue;
          }
          ring[longer % (step + 1)].add(known);
          waiting++;
        }
      }
      waiting -= bucket.size();
      bucket.clear();
    }
    return true;
  }

  private boolean visitedNow(int x, int at) {
    if (done.get(x) || length.getInt(x) != at) {
      return false;
    }
    done.set(x);
    visited.add(x);
    return true;
  }

  private int put(long element, int d, int moves, int before, int letter) {
    int x = elements.size();
    place.put(element, x);
    elements.add(element);
    degree.add(d);
    length.add(moves);
    parent.add(before);
    last.add(letter);
    return x;
  }

  /** The number of elements in the window. */
  int size() {
    return elements.size();
  }

  /** Finds the outcomes of all elements in the window. */
  void decide(Ruleset rules, Budget budget) {
    options = new long[keys.length][];
    for (int h = 1; h < keys.length; h++) {
      LongOpenHashSet set = new LongOpenHashSet();
      rules.forEachOption(
          h,
          (parts, count) -> {
            long value = 0;
            for (int i = 0; i < count; i++) {
              value = times(value, keys[parts[i]]);
            }
            set.add(value);
          });
      options[h] = set.toLongArray();
    }
    options[0] = new long[0];
    p = new boolean[elements.size()];
    short[][] letter = new short[p.length][];
    long[][] rest = new long[p.length][];
    letter[0] = new short[0];
    rest[0] = new long[0];
    for (int v = 1; v < visited.size(); v++) {
      if ((v & 63) == 0) {
        budget.check();
      }
      int x = visited.getInt(v);
      int before = parent.getInt(x);
      int added = last.getInt(x);
      short[] ls = letter[before];
      long[] rs = rest[before];
      boolean known = false;
      for (short l : ls) {
        known |= l == added;
      }
      int size = known ? ls.length : ls.length + 1;
      short[] newLetters = known ? ls : Arrays.copyOf(ls, size);
      long[] newRests = new long[size];
      for (int j = 0; j < ls.length; j++) {
        newRests[j] = times(rs[j], keys[letters[added]]);
      }
      if (!known) {
        newLetters[size - 1] = (short) added;
        newRests[size - 1] = elements.getLong(before);
      }
      letter[x] = newLetters;
      rest[x] = newRests;
      boolean wins = false;
      for (int j = size - 1; j >= 0 && !wins; j--) {
        wins = wins(newRests[j], options[letters[newLetters[j]]]);
      }
      p[x] = !wins;
    }
  }

  private boolean wins(long company, long[] moves) {
    for (long t : moves) {
      if (loses(times(company, t))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an element is in P, or one that takes its place if it is out of the window. */
  private boolean loses(long element) {
    int x = place.get(element);
    if (x >= 0) {
      return p[x];
    }
    int base = (int) (element / counts);
    int count = (int) (element - (long) base * counts);
    RayMonoid monoid = graded.monoid();
    int cell = monoid.cell(base);
    if (cell < monoid.points()) {
      return false;
    }
    for (int n = monoid.steps(base) - FOLD; n >= 0; n -= FOLD) {
      x = place.get(key(monoid.at(cell, n), count));
      if (x >= 0) {
        return p[x];
      }
    }
    return false;
  }

  /** The value of a position. */
  private long value(int[] position) {
    long value = 0;
    for (int h : position) {
      value = times(value, keys[h]);
    }
    return value;
  }

  /** Whether a position stands for its value, or one as short, and has a given outcome. */
  boolean isRight(int[] position, boolean losing) {
    int x = place.get(value(position));
    return x >= 0 && length.getInt(x) == Candidate.length(position, lengths) && p[x] == losing;
  }

  /** The position that stands for the value of another one: a shortest one. */
  Optional<int[]> wordOf(int[] position) {
    int x = place.get(value(position));
    return x < 0 ? Optional.empty() : Optional.of(word(x));
  }

  private int[] word(int element) {
    IntArrayList word = new IntArrayList();
    for (int x = element; x != 0; x = parent.getInt(x)) {
      word.add(letters[last.getInt(x)]);
    }
    int[] heaps = word.toIntArray();
    IntArrays.quickSort(heaps);
    return heaps;
  }

  /** After reduction: a position that is not told apart from another one, if it is not the same. */
  Optional<int[]> confusedWith(int[] position) {
    int x = place.get(value(position));
    if (x < 0) {
      return Optional.empty();
    }
    int[] word = word(first[classOf[x]]);
    return Arrays.equals(word, position) ? Optional.empty() : Optional.of(word);
  }

  /** Whether a position is valued as lost. */
  boolean isLost(int[] position) {
    return loses(value(position));
  }

  /**
   * A shortest position that is wrong, among those that add one heap to the word of an element of
   * at most a certain degree.
   */
  Optional<int[]> oneMore(int most, Budget budget) {
    int[] kinds = kinds();
    int best = Integer.MAX_VALUE;
    int element = -1;
    int added = -1;
    for (int x : visited) {
      if (length.getInt(x) >= best) {
        break;
      }
      if (Math.abs(degree.getInt(x)) > most) {
        continue;
      }
      budget.check();
      int[] word = null;
      for (int k : kinds) {
        if (length.getInt(x) + lengths[k] >= best) {
          continue;
        }
        long whole = times(elements.getLong(x), keys[k]);
        boolean lost = loses(whole);
        boolean wins = wins(elements.getLong(x), options[k]);
        if (!wins) {
          if (word == null) {
            word = word(x);
          }
          wins = winsElsewhere(word, k);
        }
        if (wins == lost) {
          best = length.getInt(x) + lengths[k];
          element = x;
          added = k;
        }
      }
    }
    if (added < 0) {
      return Optional.empty();
    }
    int[] word = word(element);
    int[] found = Arrays.copyOf(word, word.length + 1);
    found[word.length] = added;
    Arrays.sort(found);
    return Optional.of(found);
  }

  /** One heap for each pair of a value and a set of option values. */
  private int[] kinds() {
    IntArrayList kinds = new IntArrayList();
    LongOpenHashSet seen = new LongOpenHashSet();
    for (int h = 1; h < keys.length; h++) {
      if (options[h].length > 0) {
        long[] sorted = options[h].clone();
        Arrays.sort(sorted);
        if (seen.add(Arrays.hashCode(sorted) * 1_000_003L ^ keys[h])) {
          kinds.add(h);
        }
      }
    }
    return kinds.toIntArray();
  }

  private boolean winsElsewhere(int[] word, int added) {
    for (int i = 0; i < word.length; i++) {
      if (i == 0 || word[i] != word[i - 1]) {
        long rest = keys[added];
        for (int j = 0; j < word.length; j++) {
          if (j != i) {
            rest = times(rest, keys[word[j]]);
          }
        }
        if (wins(rest, options[word[i]])) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Merges what no company tells apart, and reads the monoid off the levels.
   *
   * @param believed up to which degree the merging is believed
   */
  Optional<GradedQuotient> reduce(int believed, Budget budget) {
    int size = elements.size();
    int[][] action = new int[letters.length][size + 1];
    for (int i = 0; i < letters.length; i++) {
      budget.check();
      for (int x = 0; x < size; x++) {
        int y = place.get(times(elements.getLong(x), keys[letters[i]]));
        // Elements of one degree leave the window together.
        action[i][x] = y < 0 ? size : y;
      }
      action[i][size] = size;
    }
    int[] colour = new int[size + 1];
    for (int x = 0; x < size; x++) {
      colour[x] = 2 * (degree.getInt(x) + window) + (p[x] ? 1 : 0);
    }
    colour[size] = -1;
    classOf = Refinement.classes(action, colour, budget);
    first = new int[Arrays.stream(classOf).max().orElse(0) + 1];
    Arrays.fill(first, -1);
    first[classOf[size]] = size;
    for (int x : visited) {
      if (first[classOf[x]] < 0) {
        first[classOf[x]] = x;
      }
    }
    return read(action, classOf[size], believed);
  }

  /** The sink comes last, so that classes can be numbered without it. */
  private Optional<GradedQuotient> read(int[][] action, int outside, int believed) {
    int classes = first.length - 1;
    int[] generators = generators(action, outside);
    int[][] act = new int[generators.length][classes];
    int[] degrees = new int[generators.length];
    int[] heaps = new int[generators.length];
    for (int g = 0; g < generators.length; g++) {
      heaps[g] = letters[generators[g]];
      degrees[g] = graded.degree(graded.values()[heaps[g]]);
      for (int c = 0; c < classes; c++) {
        int image = classOf[action[generators[g]][first[c]]];
        act[g][c] = image == outside ? -1 : image;
      }
    }
    int[] degreeOf = new int[classes];
    boolean[] portion = new boolean[classes];
    for (int c = 0; c < classes; c++) {
      degreeOf[c] = degree.getInt(first[c]);
      portion[c] = p[first[c]];
    }
    Optional<RayLevels.Seen> seen =
        RayLevels.read(new RayLevels.Table(degreeOf, act, degrees, portion), believed);
    if (seen.isEmpty()) {
      return Optional.empty();
    }
    int[] values = new int[keys.length];
    for (int h = 1; h < values.length; h++) {
      values[h] = seen.get().place()[classOf[place.get(keys[h])]];
      if (values[h] < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(
        new GradedQuotient(seen.get().monoid(), seen.get().p(), values, degrees, heaps));
  }

  /** Letters that are no products of the letters before. */
  private int[] generators(int[][] action, int outside) {
    boolean[] reached = new boolean[first.length];
    reached[classOf[0]] = true;
    IntArrayList closure = IntArrayList.of(classOf[0]);
    IntArrayList chosen = new IntArrayList();
    for (int i = 0; i < letters.length; i++) {
      if (reached[classOf[place.get(keys[letters[i]])]]) {
        continue;
      }
      chosen.add(i);
      // Products that leave the window on the way are found in another order.
      int known = closure.size();
      for (int j = 0; j < closure.size(); j++) {
        for (int g : j < known ? IntArrayList.of(i) : chosen) {
          int y = classOf[action[g][first[closure.getInt(j)]]];
          if (y != outside && !reached[y]) {
            reached[y] = true;
            closure.add(y);
          }
        }
      }
    }
    return chosen.toIntArray();
  }
}
