// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * How the elements of a monoid that counts are written: least words over some of its heaps, and the
 * relations that make words least.
 *
 * <p>Shorter words come first here, since in an infinite monoid the order by the latest letter may
 * have infinitely many words before the next; among words of one length it is that order. Words are
 * gone through to a fixed length, so relations between longer words are not seen.
 */
final class CountedWords {

  /** The longest words that are gone through. */
  static final int LONGEST = 18;

  private static final int MOST = 6000;

  private final Frame frame;
  private final Rows rows;
  private final int[] generators;
  private final Map<List<IntegerSet>, Word> words = new LinkedHashMap<>();
  private final List<Long> values = new ArrayList<>();
  private final List<Relation> relations = new ArrayList<>();

  CountedWords(Frame frame, Rows rows) {
    this.frame = frame;
    this.rows = rows;
    this.generators = generators(frame, rows);
    enumerate();
  }

  /** Heaps that generate all, none a product of others as far as short words show. */
  private static int[] generators(Frame frame, Rows rows) {
    IntArrayList chosen = new IntArrayList();
    for (int h = 1; h <= frame.heaps(); h++) {
      if (!isProduct(frame, rows, frame.value(h), chosen)) {
        chosen.add(h);
      }
    }
    for (int i = 0; i < chosen.size(); ) {
      IntArrayList others = new IntArrayList(chosen);
      int heap = others.removeInt(i);
      if (isProduct(frame, rows, frame.value(heap), others)) {
        chosen = others;
      } else {
        i++;
      }
    }
    return chosen.toIntArray();
  }

  private static boolean isProduct(Frame frame, Rows rows, long value, IntArrayList heaps) {
    List<IntegerSet> wanted = rows.key(value);
    Set<List<IntegerSet>> seen = new HashSet<>();
    seen.add(rows.key(0));
    List<Long> level = List.of(0L);
    List<Long> met = new ArrayList<>(level);
    for (int length = 1; length <= LONGEST / 2 && seen.size() < MOST / 4; length++) {
      List<Long> longer = new ArrayList<>();
      for (long x : level) {
        for (int h : heaps) {
          long product = frame.times(x, frame.value(h));
          if (seen.add(rows.key(product))) {
            longer.add(product);
          }
        }
      }
      if (seen.contains(wanted)) {
        return true;
      }
      level = longer;
      met.addAll(level);
    }
    return seen.contains(wanted)
        || heaps.intStream().anyMatch(h -> power(frame, h, value, met).isPresent());
  }

  /** A power of a heap and a value that together are another value. */
  record Power(int exponent, long rest) {}

  /** Writes a value as a large power of a heap beside one of some values, if that can be done. */
  static Optional<Power> power(Frame frame, int heap, long value, List<Long> rests) {
    int weight = frame.counts()[heap];
    if (weight == 0) {
      return Optional.empty();
    }
    int exponent = Frame.count(value) / weight - LONGEST / 2;
    for (int e = Math.max(0, exponent); e < exponent + LONGEST; e++) {
      long power = Frame.pack(frame.finite().power(frame.parts()[heap], e), weight * e);
      for (long rest : rests) {
        if (frame.times(power, rest) == value) {
          return Optional.of(new Power(e, rest));
        }
      }
    }
    return Optional.empty();
  }

  private void enumerate() {
    int letters = generators.length;
    List<Word> level = new ArrayList<>();
    Map<Word, Long> valueOf = new HashMap<>();
    Word one = Word.one(letters);
    words.put(rows.key(0), one);
    values.add(0L);
    level.add(one);
    valueOf.put(one, 0L);
    for (int length = 1; length <= LONGEST && !level.isEmpty(); length++) {
      List<Word> longer = new ArrayList<>();
      for (Word w : level) {
        for (int g = Math.max(0, w.latest()); g < letters; g++) {
          longer.add(w.with(g, 1));
        }
      }
      longer.sort(null);
      level = new ArrayList<>();
      for (Word w : longer) {
        if (!w.allWithOneLess(valueOf::containsKey)) {
          continue;
        }
        int g = w.latest();
        long value = frame.times(valueOf.get(w.with(g, -1)), frame.value(generators[g]));
        Word same = words.putIfAbsent(rows.key(value), w);
        if (same == null) {
          values.add(value);
          valueOf.put(w, value);
          level.add(w);
        } else {
          relations.add(new Relation(w, same));
        }
      }
      if (words.size() > MOST) {
        return;
      }
    }
  }

  int[] generators() {
    return generators;
  }

  List<Relation> relations() {
    return relations;
  }

  /** The elements that were met, as values, in the order of their words. */
  List<Long> values() {
    return values;
  }

  /** The least word of a value, if it is not too long to have been met. */
  Optional<Word> word(long value) {
    return Optional.ofNullable(words.get(rows.key(value)));
  }
}
