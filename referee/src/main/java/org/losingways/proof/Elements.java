// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.PresentedEvidence.Relation;

/**
 * The elements of a finite quotient as a certificate numbers them, and what its generators do to
 * them.
 *
 * <p>Words are compared by the exponent of the latest letter first. Take the letters one after the
 * other, and for each go through the list of elements from its beginning, multiply each by the
 * letter, and append what is new. That meets every element first in its least word, and in the
 * order of these words: if the least word of a new element is wg, w is a least word and on the
 * list, and of all elements that the letter takes there it is the first. So the actions alone tell
 * the words.
 *
 * <p>There is no multiplication table: a product is what the letters of one factor do to the other,
 * and the products of an element with all others are kept where they are asked for and there is
 * room. So room and time are elements × generators, and not the square of the order.
 */
final class Elements {

  /** The square of the order up to which all products may be kept: 128 MiB. */
  private static final long MOST_KEPT = 1L << 26;

  private final char[][] actions;
  private final int order;
  private final Effort effort;

  /** An element is that before it times a letter, the latest of its least word. */
  private final char[] before;

  private final int[] letter;

  private final char[][] rows;

  /** The number of rows that are kept. */
  private int kept;

  /**
   * Elements that generators act on.
   *
   * @throws Objection if the elements are not numbered in the order of their least words, or not
   *     all reached
   */
  Elements(int order, int[][] actions, Effort effort) {
    effort.room(actions.length, order);
    this.order = order;
    this.effort = effort;
    this.actions = new char[actions.length][order];
    this.before = new char[order];
    this.letter = new int[order];
    this.rows = new char[order][];
    for (int g = 0; g < actions.length; g++) {
      for (int x = 0; x < order; x++) {
        this.actions[g][x] = (char) actions[g][x];
      }
    }
    checkNumbers();
  }

  /** The elements of a quotient that is given by relations. */
  static Elements of(PresentedEvidence evidence, Effort effort) {
    return new Elements(evidence.order(), LeastWords.actions(evidence, effort), effort);
  }

  private void checkNumbers() {
    int known = 1;
    for (int g = 0; g < actions.length; g++) {
      effort.spend(order);
      for (int x = 0; x < known; x++) {
        int product = actions[g][x];
        Objection.refuse(product > known, "the elements are not in the order of their words");
        if (product == known) {
          before[known] = (char) x;
          letter[known] = g;
          known++;
        }
      }
    }
    Objection.refuse(known < order, "some elements are not products of the generators");
  }

  /**
   * Objects unless these are the elements of a commutative monoid with identity 0.
   *
   * <p>If commuting maps of a set reach every element from 0, then the monoid of their compositions
   * corresponds to the set by τ ↦ τ(0): when τ(0) = σ(0), then τ(ρ(0)) = ρ(τ(0)) = ρ(σ(0)) =
   * σ(ρ(0)) for each ρ, so τ = σ. So it suffices that the actions commute and that each element is
   * reached; associativity needs no check of its own.
   */
  void checkCommute() {
    for (char[] g : actions) {
      for (char[] h : actions) {
        effort.spend(order);
        for (int x = 0; x < order; x++) {
          Objection.refuse(g[h[x]] != h[g[x]], "two generators do not commute");
        }
      }
    }
  }

  /** The number of elements. */
  int order() {
    return order;
  }

  /** The number of generators. */
  int letters() {
    return actions.length;
  }

  /** The element that is a generator. */
  int generator(int g) {
    return actions[g][0];
  }

  /** An element times a generator. */
  int act(int g, int x) {
    return actions[g][x];
  }

  /** The exponents of the least word of an element. */
  int[] word(int x) {
    int[] word = new int[actions.length];
    for (int y = x; y != 0; y = before[y]) {
      word[letter[y]]++;
    }
    return word;
  }

  /** The least words of all elements, written down. */
  List<String> words(List<String> names) {
    List<String> words = new ArrayList<>(order);
    for (int x = 0; x < order; x++) {
      int[] word = word(x);
      StringBuilder text = new StringBuilder(x == 0 ? "1" : "");
      for (int g = 0; g < word.length; g++) {
        if (word[g] > 0) {
          text.append(names.get(g)).append(word[g] == 1 ? "" : word[g]);
        }
      }
      words.add(text.toString());
    }
    return words;
  }

  /** The product. */
  int times(int x, int y) {
    if (isSmall()) {
      return row(x)[y];
    }
    if (rows[x] != null) {
      return rows[x][y];
    }
    int product = x;
    for (int z = y; z != 0; z = before[z]) {
      product = actions[letter[z]][product];
    }
    return product;
  }

  private boolean isSmall() {
    return (long) order * order <= MOST_KEPT;
  }

  /** All products with an element, which are kept. */
  char[] row(int x) {
    if (rows[x] == null) {
      effort.room(++kept, order);
      rows[x] = products(x);
    }
    return rows[x];
  }

  /** All products with an element; what lies before it is kept if there is room for everything. */
  private char[] products(int x) {
    IntsBuilder missing = new IntsBuilder();
    int y = x;
    while (y != 0 && rows[y] == null) {
      missing.add(y);
      y = before[y];
    }
    char[] row = y == 0 ? identity() : rows[y];
    for (int i = missing.size() - 1; i >= 0; i--) {
      effort.spend(order);
      row = after(row, actions[letter[missing.getInt(i)]]);
      if (isSmall()) {
        rows[missing.getInt(i)] = row;
      }
    }
    return row;
  }

  private char[] identity() {
    char[] row = new char[order];
    for (int z = 0; z < order; z++) {
      row[z] = (char) z;
    }
    return row;
  }

  private static char[] after(char[] row, char[] action) {
    char[] after = new char[row.length];
    for (int z = 0; z < row.length; z++) {
      after[z] = action[row[z]];
    }
    return after;
  }

  /** All z such that x·z is in a set. */
  BitSet quotient(boolean[] set, int x) {
    BitSet result = new BitSet(order);
    char[] row = rows[x] == null ? products(x) : rows[x];
    effort.spend(order);
    for (int z = 0; z < order; z++) {
      result.set(z, set[row[z]]);
    }
    return result;
  }

  /** Words are compared by the exponent of the latest letter first. */
  static int compare(Ints a, Ints b) {
    for (int g = a.size() - 1; g >= 0; g--) {
      if (a.getInt(g) != b.getInt(g)) {
        return Integer.compare(a.getInt(g), b.getInt(g));
      }
    }
    return 0;
  }

  /**
   * The elements of a quotient that is given by relations: the words that no left side divides, and
   * what the letters do to them.
   *
   * <p>The relations must be reduced: left sides ascend and do not divide each other, and each
   * right side is one of these words, smaller than the left one. Then each action is defined: let
   * the word w times the letter g be divided by a left side, with the rest r. Its value is what the
   * letters of r make of the right side. That is a smaller word, and so is each on the way, so the
   * actions are found by going through the words w·g in their order. Nothing is believed of the
   * relations: the actions found must commute, and are checked like those of any certificate. If
   * they do, each left side is equal to its right side in Q, and no element has a smaller word than
   * that which stands for it, as a reducible word could be made smaller.
   *
   * <p>Cost: elements × letters × relations.
   */
  private static final class LeastWords {

    private final PresentedEvidence evidence;
    private final Effort effort;
    private final int letters;

    /** For each letter the relations by its exponent in their left sides. */
    private final List<Map<Integer, List<Relation>>> byPower = new ArrayList<>();

    /** The words by their exponents, ascending. */
    private final List<int[]> words = new ArrayList<>();

    private LeastWords(PresentedEvidence evidence, Effort effort) {
      this.evidence = evidence;
      this.effort = effort;
      this.letters = evidence.letters().size();
      for (int g = 0; g < letters; g++) {
        Map<Integer, List<Relation>> powers = new HashMap<>();
        for (Relation relation : evidence.relations()) {
          powers.computeIfAbsent(relation.left().getInt(g), e -> new ArrayList<>()).add(relation);
        }
        byPower.add(powers);
      }
    }

    /** What each letter does to each element. */
    static int[][] actions(PresentedEvidence evidence, Effort effort) {
      LeastWords least = new LeastWords(evidence, effort);
      least.checkReduced();
      least.findWords();
      return least.actions();
    }

    private void checkReduced() {
      List<Relation> relations = evidence.relations();
      for (int i = 0; i < relations.size(); i++) {
        effort.spend((long) relations.size() * letters);
        Ints left = relations.get(i).left();
        Ints right = relations.get(i).right();
        Objection.refuse(compare(right, left) >= 0, "a relation does not make a word smaller");
        Objection.refuse(
            i > 0 && compare(relations.get(i - 1).left(), left) >= 0,
            "its relations are not in the order of their words");
        for (int j = 0; j < relations.size(); j++) {
          Ints other = relations.get(j).left();
          Objection.refuse(
              divides(other, right) || (j != i && divides(other, left)),
              "its relations are not reduced");
        }
      }
    }

    private static boolean divides(Ints factor, Ints word) {
      for (int g = 0; g < factor.size(); g++) {
        if (factor.getInt(g) > word.getInt(g)) {
          return false;
        }
      }
      return true;
    }

    /**
     * The relation whose left side divides a word, which has one letter more than a word that no
     * left side divides: so this letter stands in the left side as often as in the word.
     */
    private Optional<Relation> relation(int[] word, int letter) {
      List<Relation> some = byPower.get(letter).getOrDefault(word[letter], List.of());
      effort.spend(some.size());
      Ints exponents = Ints.wrap(word);
      for (Relation relation : some) {
        if (divides(relation.left(), exponents)) {
          return Optional.of(relation);
        }
      }
      return Optional.empty();
    }

    /** Letter by letter, power by power: so they are met in their order. */
    private void findWords() {
      words.add(new int[letters]);
      for (int g = 0; g < letters; g++) {
        List<int[]> round = List.copyOf(words);
        while (!round.isEmpty()) {
          List<int[]> next = new ArrayList<>();
          for (int[] word : round) {
            int[] longer = word.clone();
            longer[g]++;
            if (relation(longer, g).isEmpty()) {
              next.add(longer);
            }
          }
          words.addAll(next);
          Objection.refuse(
              words.size() > evidence.order(), "its relations leave too many elements");
          round = next;
        }
      }
      Objection.refuse(words.size() < evidence.order(), "its relations leave too few elements");
    }

    private int[][] actions() {
      int order = words.size();
      effort.room(order, letters);
      int[] products = new int[order * letters];
      for (int i = 0; i < products.length; i++) {
        products[i] = i;
      }
      effort.spend(products.length);
      // Those with one letter are in their order already, and only merged with the others.
      Ints.mergeSort(products, this::compareProducts);
      int[][] actions = new int[letters][order];
      for (int product : products) {
        int g = product / order;
        int x = product % order;
        int[] word = words.get(x).clone();
        word[g]++;
        Optional<Relation> relation = relation(word, g);
        actions[g][x] =
            relation.isEmpty() ? number(word) : rewritten(word, relation.get(), actions);
      }
      return actions;
    }

    /** Compares x·k and y·h, the first numbered x and the number of words k times. */
    private int compareProducts(int a, int b) {
      int order = words.size();
      int[] x = words.get(a % order);
      int[] y = words.get(b % order);
      int k = a / order;
      int h = b / order;
      for (int g = letters - 1; g >= 0; g--) {
        int difference = x[g] + (k == g ? 1 : 0) - y[g] - (h == g ? 1 : 0);
        if (difference != 0) {
          return difference;
        }
      }
      return 0;
    }

    private int rewritten(int[] word, Relation relation, int[][] actions) {
      int value = number(relation.right().toIntArray());
      for (int g = 0; g < letters; g++) {
        for (int e = word[g] - relation.left().getInt(g); e > 0; e--) {
          value = actions[g][value];
        }
      }
      return value;
    }

    /** The number of a word that no left side divides. */
    private int number(int[] word) {
      Ints sought = Ints.wrap(word);
      int from = 0;
      int to = words.size() - 1;
      while (from < to) {
        int middle = (from + to) >>> 1;
        if (compare(Ints.wrap(words.get(middle)), sought) < 0) {
          from = middle + 1;
        } else {
          to = middle;
        }
      }
      return from;
    }
  }
}
