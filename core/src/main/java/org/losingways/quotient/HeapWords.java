// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Word;

/**
 * Heaps as words in letters, which are heaps themselves: in 0.74 the letters are the heaps 1, 4, 7,
 * 9, 10 and 15, and heap 14 is the word 1·4·4.
 *
 * @param letters the heaps that are letters, ascending
 * @param words for heap 0, heap 1, …, the exponents of the letters
 */
public record HeapWords(IntList letters, List<IntList> words) {

  public HeapWords {
    letters = new IntImmutableList(letters);
    words = words.stream().<IntList>map(IntImmutableList::new).toList();
  }

  /** The words that a quotient has for its heaps, if of smaller heaps; all others are letters. */
  public static HeapWords of(Quotient known, int heaps) {
    IntList letters = new IntArrayList();
    List<Position> words = new ArrayList<>(List.of(Position.EMPTY));
    List<Quotient.Generator> generators = known.generators();
    for (int h = 1; h <= heaps; h++) {
      Budget.tick();
      Position word = Position.of(h);
      if (h <= known.heapsComputed()) {
        Word least = known.word(known.value(h));
        IntList parts = new IntArrayList();
        for (int g = 0; g < generators.size(); g++) {
          for (int e = 0; e < least.exponent(g); e++) {
            parts.add(generators.get(g).heap());
          }
        }
        word = Position.of(parts.toIntArray());
      }
      boolean isSmaller = word.isEmpty() || word.largest() < h;
      if (!isSmaller) {
        letters.add(h);
      }
      words.add(isSmaller ? word : Position.of(h));
    }
    return new HeapWords(letters, words.stream().map(w -> exponents(w, letters)).toList());
  }

  private static IntList exponents(Position word, IntList letters) {
    int[] exponents = new int[letters.size()];
    for (int i = 0; i < word.size(); i++) {
      exponents[letters.indexOf(word.heap(i))]++;
    }
    return IntList.of(exponents);
  }

  /** These words and one heap more, which is a letter. */
  public HeapWords withGenerator() {
    IntList more = new IntArrayList(letters);
    more.add(words.size());
    List<IntList> longer = new ArrayList<>();
    for (IntList word : words) {
      IntList exponents = new IntArrayList(word);
      exponents.add(0);
      longer.add(exponents);
    }
    int[] generator = new int[more.size()];
    generator[more.size() - 1] = 1;
    longer.add(IntList.of(generator));
    return new HeapWords(more, longer);
  }

  /** The last heap that has a word. */
  public int heaps() {
    return words.size() - 1;
  }

  /** The number of a heap among the letters, or −1. */
  public int letter(int heap) {
    return letters.indexOf(heap);
  }

  /** The word of a position: the exponents of all letters. */
  public int[] word(Position position) {
    int[] word = new int[letters.size()];
    for (int i = 0; i < position.size(); i++) {
      add(word, position.heap(i));
    }
    return word;
  }

  private void add(int[] word, int heap) {
    IntList more = words.get(heap);
    for (int x = 0; x < word.length; x++) {
      word[x] = Math.addExact(word[x], more.getInt(x));
    }
  }

  /** The words of the options of a heap. */
  public List<int[]> options(Ruleset rules, int heap) {
    Set<IntList> found = new LinkedHashSet<>();
    for (Position option : rules.options(heap)) {
      found.add(IntArrayList.wrap(word(option)));
    }
    List<int[]> options = new ArrayList<>();
    found.forEach(word -> options.add(word.toIntArray()));
    return options;
  }
}
