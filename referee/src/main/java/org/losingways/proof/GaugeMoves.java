// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.losingways.game.Ruleset;
import org.losingways.ints.Ints;
import org.losingways.ints.IntsBuilder;
import org.losingways.proof.certificate.GaugeEvidence;

/**
 * What a {@link GaugeReferee} knows of heaps: their words, and what moves change. If both players
 * have the same moves there is one side, else Left is side 0 and Right is side 1.
 */
final class GaugeMoves {

  /** A word that heaps have: the first of them, and for each side the changes of all of them. */
  static final class Word {
    private final int heap;
    private final List<SortedSet<Integer>> found = new ArrayList<>();
    private int[][] moves;

    Word(int heap, int sides) {
      this.heap = heap;
      for (int side = 0; side < sides; side++) {
        found.add(new TreeSet<>());
      }
    }

    int heap() {
      return heap;
    }

    int[] moves(int side) {
      return moves[side];
    }
  }

  private final GaugeEvidence evidence;
  private final Effort effort;
  private final int letters;
  private final int sides;
  private final int[][] words;
  private final boolean[] isLetter;

  /** The different changes that moves of heaps with a word make, and last the one that is none. */
  private final List<int[]> changes = new ArrayList<>();

  /** For each change the word of the heap that is moved. */
  private final List<int[]> needs = new ArrayList<>();

  private final Map<List<Ints>, Integer> numbers = new HashMap<>();

  /** For each side the changes that moves of each heap make. */
  private final int[][][] moves;

  /** The heaps of which no smaller one has the same word and changes; letters are among them. */
  private final int[] different;

  private final Map<Ints, Word> ofWords = new LinkedHashMap<>();

  /** For each letter as many copies as some word has: at least one, since its heap has one. */
  private final int[] asked;

  /** For each heap the set of letters that occur in its word. */
  private final long[] occurring;

  /** For each letter the different heaps that are no letters and have it in their words. */
  private final int[][] sharing;

  /** The number of moves of all heaps. */
  private long listed;

  GaugeMoves(GaugeEvidence evidence, List<Ruleset> rules, Effort effort) {
    this.evidence = evidence;
    this.effort = effort;
    this.letters = evidence.letters().size();
    this.sides = rules.size();
    this.words = evidence.words().stream().map(Ints::toIntArray).toArray(int[][]::new);
    this.isLetter = new boolean[words.length];
    this.moves = new int[sides][words.length][];
    this.asked = new int[letters];
    this.occurring = new long[words.length];
    this.sharing = new int[letters][];
    Objection.refuse(Arrays.stream(words[0]).anyMatch(e -> e != 0), "heap 0 is worth something");
    Set<List<Ints>> seen = new HashSet<>();
    IntsBuilder fresh = new IntsBuilder();
    for (int h = 1; h < words.length; h++) {
      for (int side = 0; side < sides; side++) {
        moves[side][h] = changes(rules.get(side), h);
      }
      if (readWord(h, seen)) {
        fresh.add(h);
      }
    }
    this.different = fresh.toIntArray();
    Arrays.setAll(
        sharing,
        x -> Arrays.stream(different).filter(h -> !isLetter[h] && words[h][x] > 0).toArray());
    for (Word word : ofWords.values()) {
      word.moves =
          word.found.stream()
              .map(set -> set.stream().mapToInt(n -> n).toArray())
              .toArray(int[][]::new);
    }
    changes.add(new int[letters]);
    needs.add(new int[letters]);
  }

  /** The numbers of the changes that moves of a heap make. */
  private int[] changes(Ruleset rules, int heap) {
    SortedSet<Integer> mine = new TreeSet<>();
    int[] word = words[heap];
    rules.forEachOption(
        heap,
        (parts, count) -> {
          effort.spend(letters);
          int[] change = new int[letters];
          for (int i = 0; i < count; i++) {
            int[] part = words[parts[i]];
            Arrays.setAll(change, x -> Math.addExact(change[x], part[x]));
          }
          Arrays.setAll(change, x -> Math.subtractExact(change[x], word[x]));
          int number =
              numbers.computeIfAbsent(
                  List.of(Ints.wrap(change), Ints.wrap(word)), k -> changes.size());
          if (number == changes.size()) {
            effort.room(number, letters);
            changes.add(change);
            needs.add(word);
          }
          mine.add(number);
        });
    listed += mine.size();
    effort.room(listed, 1);
    return mine.stream().mapToInt(n -> n).toArray();
  }

  /** Reads the word of a heap; whether no smaller one has the same word and changes. */
  private boolean readWord(int h, Set<List<Ints>> seen) {
    int[] word = words[h];
    int letter = evidence.letters().indexOf(h);
    int sum = Arrays.stream(word).sum();
    boolean hasMove = false;
    List<Ints> key = new ArrayList<>(List.of(Ints.wrap(word)));
    for (int[][] ofSide : moves) {
      hasMove |= ofSide[h].length > 0;
      key.add(Ints.wrap(ofSide[h]));
    }
    Objection.refuse(
        letter >= 0 && (sum != 1 || word[letter] != 1), "a letter is not the word of its heap");
    Objection.refuse(!hasMove && sum != 0, "a heap without moves is worth something");
    isLetter[h] = letter >= 0;
    for (int x = 0; x < letters; x++) {
      asked[x] = Math.max(asked[x], word[x]);
      occurring[h] |= word[x] > 0 ? 1L << x : 0;
    }
    Objection.refuse(
        isLetter[h] && ofWords.containsKey(Ints.wrap(word)),
        "a smaller heap has the word of a letter");
    Word all = ofWords.computeIfAbsent(Ints.wrap(word), w -> new Word(h, sides));
    for (int side = 0; side < sides; side++) {
      all.found.get(side).addAll(Ints.wrap(moves[side][h]));
    }
    return seen.add(key);
  }

  List<int[]> changes() {
    return changes;
  }

  List<int[]> needs() {
    return needs;
  }

  /** The number of the change that is none. */
  int none() {
    return changes.size() - 1;
  }

  int sides() {
    return sides;
  }

  int letters() {
    return letters;
  }

  int[] word(int heap) {
    return words[heap];
  }

  /** The numbers of the changes that moves of a side in a heap make. */
  int[] moves(int side, int heap) {
    return moves[side][heap];
  }

  boolean canMove(int side, int heap) {
    return moves[side][heap].length > 0;
  }

  int[] different() {
    return different;
  }

  Iterable<Word> differentWords() {
    return ofWords.values();
  }

  int asked(int letter) {
    return asked[letter];
  }

  /** The heap that is a letter. */
  int heap(int letter) {
    return evidence.letters().getInt(letter);
  }

  int[] sharing(int letter) {
    return sharing[letter];
  }

  /** Whether the word of a heap is contained in one that has so many copies of each letter. */
  boolean isIn(int heap, long there, int[] copies) {
    if ((occurring[heap] & ~there) != 0) {
      return false;
    }
    int[] word = words[heap];
    for (int x = 0; x < letters; x++) {
      if (copies[x] < word[x]) {
        return false;
      }
    }
    return true;
  }
}
