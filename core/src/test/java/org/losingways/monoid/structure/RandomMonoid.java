// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.Relations;

/**
 * A random finite commutative monoid, made without any of the library's algorithms: words with
 * bounded exponents, joined by random equations and everything that follows from them by
 * multiplication, by union-find.
 */
public final class RandomMonoid {

  public final Relations relations;

  /** All words with small exponents, and the class of each. */
  public final List<Word> words = new ArrayList<>();

  public final FiniteMonoid monoid;

  private final int[] index;
  private final int[] period;
  private final int[] parent;
  private final int[] classOf;

  public RandomMonoid(long seed) {
    Random random = new Random(seed);
    int letters = 1 + random.nextInt(3);
    index = new int[letters];
    period = new int[letters];
    List<Relation> list = new ArrayList<>();
    int size = 1;
    for (int g = 0; g < letters; g++) {
      index[g] = random.nextInt(4);
      period[g] = 1 + random.nextInt(3);
      size *= index[g] + period[g];
      int[] left = new int[letters];
      int[] right = new int[letters];
      left[g] = index[g] + period[g];
      right[g] = index[g];
      list.add(new Relation(Word.of(left), Word.of(right)));
    }
    for (int i = 0; i < size; i++) {
      words.add(word(i));
    }
    parent = new int[size];
    for (int i = 0; i < size; i++) {
      parent[i] = i;
    }
    int equations = random.nextInt(4);
    List<int[]> joined = new ArrayList<>();
    for (int e = 0; e < equations; e++) {
      int u = random.nextInt(size);
      int v = random.nextInt(size);
      list.add(new Relation(words.get(u), words.get(v)));
      joined.add(new int[] {u, v});
    }
    close(joined);
    relations = new Relations(Alphabet.letters(letters), list);
    classOf = new int[size];
    int classes = 0;
    for (int i = 0; i < size; i++) {
      classOf[i] = find(i) == i ? classes++ : -1;
    }
    for (int i = 0; i < size; i++) {
      classOf[i] = classOf[find(i)];
    }
    int[][] action = new int[letters][classes];
    for (int i = 0; i < size; i++) {
      for (int g = 0; g < letters; g++) {
        action[g][classOf[i]] = classOf[times(i, g)];
      }
    }
    monoid = FiniteMonoid.ofAction(action);
  }

  /** The element that the i-th word stands for. */
  public int element(int i) {
    return classOf[i];
  }

  private Word word(int number) {
    int[] exponents = new int[index.length];
    for (int g = 0, rest = number; g < exponents.length; g++) {
      exponents[g] = rest % (index[g] + period[g]);
      rest /= index[g] + period[g];
    }
    return Word.of(exponents);
  }

  private int times(int i, int g) {
    int[] exponents = words.get(i).exponents();
    exponents[g] = exponents[g] + 1 == index[g] + period[g] ? index[g] : exponents[g] + 1;
    return words.indexOf(Word.of(exponents));
  }

  private void close(List<int[]> joined) {
    for (int i = 0; i < joined.size(); i++) {
      int u = find(joined.get(i)[0]);
      int v = find(joined.get(i)[1]);
      if (u != v) {
        parent[Math.max(u, v)] = Math.min(u, v);
        for (int g = 0; g < index.length; g++) {
          joined.add(new int[] {times(joined.get(i)[0], g), times(joined.get(i)[1], g)});
        }
      }
    }
  }

  private int find(int i) {
    int root = i;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }
}
