// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanRuleset;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.WordTable;

/**
 * Looks for gauges of a game in which Left and Right have different moves: guesses which heaps are
 * worth words of smaller ones, and leaves the rest to {@link GaugeSearch}. In 0.5/0.03 heap 3 is
 * worth 1·1·1.
 *
 * <p>A heap is worth a word as far as can be seen if no short word of heaps tells them apart; the
 * proof shows whether that is right, and if it is not, all heaps are tried as letters.
 */
public final class PartizanGaugeSearch {

  /** So many words of heaps are looked at to see what heaps are worth. */
  private static final long ENTRIES = 300_000;

  /** More heaps leave no room for company. */
  private static final int MOST_HEAPS = 24;

  private static final int MOST_SIZE = 40;

  /** Longer words are not tried. */
  private static final int LONGEST = 8;

  /** So much company, of which none tells them apart, is enough for a guess. */
  private static final int ENOUGH = 20;

  private final PartizanRuleset rules;
  private final int heaps;

  /** For each heap its number among those that have a move, or −1. */
  private final int[] numbers;

  private final HeapWords all;

  private PartizanGaugeSearch(PartizanRuleset rules, int heaps) {
    this.rules = rules;
    this.heaps = heaps;
    this.numbers = new int[heaps + 1];
    IntList letters = new IntArrayList();
    for (int h = 0; h <= heaps; h++) {
      int heap = h;
      boolean hasMove = rules.sides().stream().anyMatch(r -> !r.options(heap).isEmpty());
      numbers[h] = hasMove ? letters.size() : -1;
      if (hasMove) {
        letters.add(h);
      }
    }
    this.all = words(letters, Arrays.stream(numbers).mapToObj(this::unit).toList());
  }

  /**
   * Gauges that tell the outcomes of all positions with heaps up to {@code heaps} and show that the
   * misère monoid is infinite, if such are found.
   *
   * @param last forms that decide positions with fewer heaps, if there are some
   */
  public static Optional<PartizanGauges> find(
      PartizanRuleset rules, Optional<PartizanGauges> last, int heaps) {
    return last.flatMap(gauges -> GaugeSearch.further(rules, gauges, heaps))
        .or(() -> find(rules, heaps))
        .map(f -> new PartizanGauges(rules, f.model(), f.endless(), f.period()));
  }

  private static Optional<GaugeSearch.Found> find(PartizanRuleset rules, int heaps) {
    if (heaps > MOST_HEAPS) {
      return Optional.empty();
    }
    PartizanGaugeSearch search = new PartizanGaugeSearch(rules, heaps);
    return Stream.concat(search.guessed().stream(), Stream.of(search.all))
        .distinct()
        .filter(words -> !words.letters().isEmpty())
        .flatMap(words -> search.find(words).stream())
        .findFirst();
  }

  /** The same within the budget there is: nothing if that is spent first. */
  public static Optional<PartizanGauges> findInTime(
      PartizanRuleset rules, Optional<PartizanGauges> last, int heaps) {
    try {
      return find(rules, last, heaps);
    } catch (Budget.Stopped e) {
      return Optional.empty();
    }
  }

  private Optional<GaugeSearch.Found> find(HeapWords words) {
    int[] unknown = new int[words.letters().size()];
    Arrays.fill(unknown, -1);
    return GaugeSearch.find(rules, words, unknown);
  }

  private int[] unit(int number) {
    int[] word = new int[heaps + 1];
    if (number >= 0) {
      word[number] = 1;
    }
    return word;
  }

  /** Words of heaps, of which only exponents of some are not 0, as words of these. */
  private HeapWords words(IntList letters, List<int[]> words) {
    return new HeapWords(
        letters,
        words.stream()
            .map(word -> IntList.of(letters.intStream().map(h -> word[numbers[h]]).toArray()))
            .toList());
  }

  /** The shortest words that heaps seem to be worth, none if there are too many heaps to look. */
  private Optional<HeapWords> guessed() {
    int letters = all.letters().size();
    List<List<List<int[]>>> sides = GaugeSearch.sides(rules, all);
    int[] free = new int[letters];
    Arrays.fill(free, -1);
    int size = 1;
    while (size < MOST_SIZE
        && WordTable.entries(WordTable.together(sides), free, size + 1, ENTRIES) < ENTRIES) {
      size++;
    }
    Optional<WordTable> table = WordTable.ofSides(sides, free, size);
    if (table.isEmpty()) {
      return Optional.empty();
    }
    List<int[]> found = new ArrayList<>();
    IntList kept = new IntArrayList();
    for (int h = 0; h <= heaps; h++) {
      int[] word = unit(numbers[h]);
      if (numbers[h] >= 0) {
        int[] other = shorter(table.get(), numbers[h], kept).orElse(null);
        if (other == null) {
          kept.add(h);
        } else {
          word = Arrays.copyOf(other, heaps + 1);
        }
      }
      found.add(word);
    }
    return Optional.of(words(kept, found));
  }

  /** The first word of some heaps that a heap seems to be worth. */
  private Optional<int[]> shorter(WordTable table, int number, IntList kept) {
    int[] word = new int[all.letters().size()];
    for (int length = 0; length <= LONGEST; length++) {
      Optional<int[]> found = grown(table, number, kept, 0, length, word);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<int[]> grown(
      WordTable table, int number, IntList kept, int next, int left, int[] word) {
    if (left == 0) {
      return seemsEqual(table, number, word) ? Optional.of(word.clone()) : Optional.empty();
    }
    for (int i = next; i < kept.size(); i++) {
      int letter = numbers[kept.getInt(i)];
      word[letter]++;
      Optional<int[]> found = grown(table, number, kept, i, left - 1, word);
      word[letter]--;
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean seemsEqual(WordTable table, int number, int[] word) {
    int compared = 0;
    int[] with = new int[word.length];
    for (int i = 0; i < table.words(); i++) {
      if ((i & 255) == 0) {
        Budget.tick();
      }
      table.word(i, with);
      if (with[number] > 0) {
        int losers = table.losers(i);
        with[number]--;
        for (int x = 0; x < with.length; x++) {
          with[x] += word[x];
        }
        int others = table.losers(with);
        if (others >= 0 && others != losers) {
          return false;
        }
        compared += others >= 0 ? 1 : 0;
      }
    }
    return compared >= ENOUGH;
  }
}
