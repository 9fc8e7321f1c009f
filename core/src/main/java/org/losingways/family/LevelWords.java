// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.losingways.budget.Budget;

/**
 * The elements of the misère quotient that heaps of so many levels generate, according to a proved
 * {@link LevelModel}, each with its least word.
 *
 * <pre>{@code
 * new LevelWords(model, 3).least(IntList.of(21, 21, 28))   // 0.54: 7 and 14, that is c·e₀ … whatever the levels
 * }</pre>
 *
 * <p>Let v(s) say what becomes of a position's lower levels, in all company on them, if the machine
 * comes to them in state s. One level higher, where x is read and company c, v becomes the function
 * that takes s to all v(down(s·x·c)). So functions of one level are numbered by those of the level
 * below, and two positions are interchangeable exactly if their functions above the highest level
 * are the same: company further up only chooses s. Letters are taken in the order of their heaps,
 * and words with a higher power of the last letter later, so the first word of an element is its
 * least.
 */
public final class LevelWords {

  private final LevelModel m;
  private final int levels;
  private final boolean[] constantLetters;

  /** What letters of levels, and those of small heaps, can do to states; all products of them. */
  private final Actions high;

  private final Actions low;
  private final IntList generators = new IntArrayList();
  private final Map<Integer, IntList> words = new LinkedHashMap<>();

  /** The numbers of functions, for each level, and what they are made of. */
  private final Map<List<Object>, Integer> numbers = new HashMap<>();

  private final List<int[]> functions = new ArrayList<>();
  private final Map<List<Integer>, Integer> above = new HashMap<>();

  /** All products of some letters as maps of the states. */
  private final class Actions {
    private final List<int[]> maps = new ArrayList<>();
    private final Map<IntList, Integer> known = new HashMap<>();
    private final Map<List<Integer>, Integer> products = new HashMap<>();

    Actions(List<Integer> letters) {
      int[] same = new int[m.states()];
      Arrays.setAll(same, s -> s);
      add(same);
      for (int i = 0; i < maps.size(); i++) {
        Budget.tick();
        for (int x : letters) {
          times(i, x);
        }
      }
    }

    private int add(int[] map) {
      Integer old = known.putIfAbsent(IntList.of(map.clone()), maps.size());
      if (old == null) {
        maps.add(map);
        return maps.size() - 1;
      }
      return old;
    }

    int times(int action, int letter) {
      return products.computeIfAbsent(
          List.of(action, letter),
          key -> add(Arrays.stream(maps.get(action)).map(s -> m.step(s, letter)).toArray()));
    }
  }

  /** The elements that the small heaps and those on the lowest levels generate. */
  public LevelWords(LevelModel m, int levels) {
    this.m = m;
    this.levels = levels;
    this.constantLetters = new boolean[m.steps().size()];
    for (int x = 0; x < constantLetters.length; x++) {
      constantLetters[x] = m.isConstant(x);
    }
    List<Integer> growing = new ArrayList<>();
    List<Integer> constant = new ArrayList<>();
    for (int x = 1; x < m.steps().size(); x++) {
      (constantLetters[x] ? constant : growing).add(x);
    }
    this.high = new Actions(growing);
    this.low = new Actions(constant);
    words.put(number(IntList.of()), IntList.of());
    for (int h = 1; h < m.start() + levels * m.period(); h++) {
      if (!words.containsKey(number(IntList.of(h)))) {
        generators.add(h);
        meet(h);
      }
    }
  }

  /** Adds the products with a new letter. */
  private void meet(int heap) {
    List<IntList> before = List.copyOf(words.values());
    IntList power = new IntArrayList();
    for (boolean isNew = true; isNew; ) {
      isNew = false;
      power.add(heap);
      for (IntList word : before) {
        Budget.tick();
        IntList longer = new IntArrayList(word);
        longer.addAll(power);
        isNew |= words.putIfAbsent(number(longer), longer) == null;
      }
    }
  }

  /** The number of the element that a position is. */
  private int number(IntList heaps) {
    int[] actions = new int[levels];
    int small = 0;
    for (int h : heaps) {
      int letter = m.letter(h);
      if (constantLetters[letter]) {
        small = low.times(small, letter);
      } else {
        actions[m.level(h)] = high.times(actions[m.level(h)], letter);
      }
    }
    int function = bottom(small);
    for (int level = 0; level < levels; level++) {
      function = above(function, actions[level], level == 0);
    }
    return function;
  }

  private int number(List<Object> key, int[] function) {
    Integer known = numbers.putIfAbsent(key, functions.size());
    if (known == null) {
      functions.add(function);
      return functions.size() - 1;
    }
    return known;
  }

  private int remember(List<Integer> key, ToIntFunction<List<Integer>> made) {
    Integer known = above.get(key);
    if (known == null) {
      known = made.applyAsInt(key);
      above.put(key, known);
    }
    return known;
  }

  /** Which states lose, with small heaps and in all company of small heaps. */
  private int bottom(int small) {
    return remember(
        List.of(small),
        key -> {
          int[] map = low.maps.get(small);
          int[] loses = new int[m.states()];
          for (int s = 0; s < loses.length; s++) {
            int[] all = new int[low.maps.size()];
            for (int c = 0; c < all.length; c++) {
              all[c] = m.losing().getInt(low.maps.get(c)[map[s]]);
            }
            loses[s] = number(List.of(-1, IntList.of(all)), all);
          }
          return number(List.of(0, IntList.of(loses)), loses);
        });
  }

  /** The function one level higher. */
  private int above(int function, int action, boolean isLowest) {
    int company = isLowest ? function : company(function);
    return remember(
        List.of(company, action, 1),
        key -> {
          int[] map = high.maps.get(action);
          int[] of = functions.get(isLowest ? company(function, false) : company);
          int[] found = new int[m.states()];
          Arrays.setAll(found, s -> of[map[s]]);
          return number(List.of(1, IntList.of(found)), found);
        });
  }

  private int company(int function) {
    return company(function, true);
  }

  /** For each state on a level what all company on it makes of a function below it. */
  private int company(int function, boolean down) {
    return remember(
        List.of(function, down ? 1 : 0),
        key -> {
          int[] below = functions.get(function);
          int[] found = new int[m.states()];
          for (int s = 0; s < found.length; s++) {
            int[] all = new int[high.maps.size()];
            for (int c = 0; c < all.length; c++) {
              int to = high.maps.get(c)[s];
              all[c] = below[down ? m.down().getInt(to) : to];
            }
            found[s] = number(List.of(2, IntList.of(all)), all);
          }
          return number(List.of(3, IntList.of(found)), found);
        });
  }

  /** The letters: heaps that no product of smaller ones is equal to. */
  public IntList generators() {
    return new IntImmutableList(generators);
  }

  /** The least words of all elements, in their order, as positions of generators. */
  public List<IntList> words() {
    return List.copyOf(words.values());
  }

  /** The least word of an element given by any position of heaps on these levels. */
  public IntList least(IntList heaps) {
    return Optional.ofNullable(words.get(number(heaps))).orElseThrow();
  }
}
