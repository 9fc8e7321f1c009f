// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.certificate.GaugeEvidence;

/**
 * The referee of outcomes that gauges tell: finds all readings itself, on scales large enough for
 * all moves, and checks for every combination of them that P is right; then that the quotient is
 * infinite. The steps are those of {@code docs/gauges.md}.
 */
final class GaugeReferee implements Referee {

  /** So many combinations of cases are looked at before all of them are. */
  private static final int SOME = 1 << 16;

  /** The golden ratio, whose multiples modulo 1 are spread evenly. */
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private static final String NO_MOVE = "a position that is not in P has no move to P";

  private final GaugeEvidence evidence;
  private final Ruleset rules;
  private final Effort effort;
  private final int letters;
  private final int heaps;

  /** The different changes that moves of heaps with a word make, and last the one that is none. */
  private final List<int[]> changes = new ArrayList<>();

  /** For each change the word of the heap that is moved. */
  private final List<int[]> needs = new ArrayList<>();

  /** The changes that moves of each heap make. */
  private final int[][] moves;

  /** The heaps that are letters, or of which no smaller one has the same word and changes. */
  private int[] different;

  /** The same of words: each heap here has another one, and the changes of all that have it. */
  private final List<Word> differentWords = new ArrayList<>();

  private static final class Word {
    private final int heap;
    private final int[] moves;

    Word(int heap, int[] moves) {
      this.heap = heap;
      this.moves = moves;
    }
  }

  private final int[] counted;
  private final GaugeCases.Tally[] tallies;
  private final List<GaugeCases> groups = new ArrayList<>();
  private final List<int[][]> cases = new ArrayList<>();
  private final BitSet lost = new BitSet();
  private final int[][] words;
  private final boolean[] isLetter;

  /** For each heap the set of letters that occur in its word. */
  private final long[] occurring;

  /** For each letter the different heaps that are no letters and have it in their words. */
  private final int[][] sharing;

  GaugeReferee(GaugeEvidence evidence, Ruleset rules, Effort effort) {
    this.evidence = evidence;
    this.rules = rules;
    this.effort = effort;
    this.letters = evidence.letters().size();
    this.heaps = evidence.words().size() - 1;
    this.moves = new int[heaps + 1][];
    this.counted = new int[letters];
    this.tallies = new GaugeCases.Tally[letters];
    this.words = evidence.words().stream().map(IntList::toIntArray).toArray(int[][]::new);
    this.isLetter = new boolean[heaps + 1];
    this.occurring = new long[heaps + 1];
    this.sharing = new int[letters][];
    for (int i = 0; i < evidence.lost().length(); i++) {
      lost.set(i, evidence.lost().charAt(i) == '1');
    }
  }

  @Override
  public boolean isSame(int heap, int other) {
    return evidence.words().get(heap).equals(evidence.words().get(other));
  }

  @Override
  public boolean isPeriodFirst() {
    return true;
  }

  @Override
  public String prove() {
    readWords();
    int combinations = 1;
    for (int g = 0; g < evidence.groups().size(); g++) {
      groups.add(
          new GaugeCases(
              evidence.groups().get(g), evidence.gauges().get(g), evidence.kinds().get(g), effort));
      combinations = Math.multiplyExact(combinations, groups.get(g).size());
    }
    Objection.refuse(
        evidence.lost().length() != combinations,
        "it does not say of each combination of kinds whether it is lost");
    for (int g = 0; g < groups.size(); g++) {
      for (int x : evidence.groups().get(g)) {
        tallies[x] = groups.get(g).tally(x, counted[x], sharing[x].length > 0);
      }
    }
    checkEndless();
    for (GaugeCases group : groups) {
      cases.add(group.casesOfKinds(changes, needs, tallies));
    }
    checkAll();
    cases.clear();
    for (GaugeCases group : groups) {
      cases.add(group.cases(changes, needs, tallies));
    }
    checkSome();
    checkAll();
    int all = evidence.gauges().stream().mapToInt(List::size).sum();
    return "its misère quotient is infinite, and " + all + " gauges tell the outcomes";
  }

  private void readWords() {
    Objection.refuse(Arrays.stream(words[0]).anyMatch(e -> e != 0), "heap 0 is worth something");
    Arrays.fill(counted, 1);
    IntList found = new IntArrayList();
    Map<List<IntList>, Integer> numbers = new HashMap<>();
    Set<List<IntList>> seen = new HashSet<>();
    Map<IntList, IntSortedSet> ofWords = new LinkedHashMap<>();
    Map<IntList, Integer> first = new HashMap<>();
    for (int h = 1; h <= heaps; h++) {
      IntSortedSet mine = new IntAVLTreeSet();
      int[] word = words[h];
      int letter = evidence.letters().indexOf(h);
      for (Position option : rules.options(h)) {
        int[] change = new int[letters];
        for (int i = 0; i < option.size(); i++) {
          int[] part = words[option.heap(i)];
          Arrays.setAll(change, x -> Math.addExact(change[x], part[x]));
        }
        Arrays.setAll(change, x -> Math.subtractExact(change[x], word[x]));
        int number =
            numbers.computeIfAbsent(
                List.of(IntList.of(change), IntList.of(word)), k -> changes.size());
        if (number == changes.size()) {
          changes.add(change);
          needs.add(word);
        }
        mine.add(number);
      }
      moves[h] = mine.toIntArray();
      int sum = Arrays.stream(word).sum();
      Objection.refuse(
          letter >= 0 && (sum != 1 || word[letter] != 1), "a letter is not the word of its heap");
      Objection.refuse(moves[h].length == 0 && sum != 0, "a heap without moves is worth something");
      isLetter[h] = letter >= 0;
      if (isLetter[h] || seen.add(List.of(IntList.of(word), IntList.of(moves[h])))) {
        found.add(h);
      }
      for (int x = 0; x < letters; x++) {
        counted[x] = Math.max(counted[x], word[x]);
        occurring[h] |= word[x] > 0 ? 1L << x : 0;
      }
      Objection.refuse(
          first.putIfAbsent(IntList.of(word), h) != null && isLetter[h],
          "a smaller heap has the word of a letter");
      ofWords.computeIfAbsent(IntList.of(word), w -> new IntAVLTreeSet()).addAll(mine);
    }
    different = found.toIntArray();
    Arrays.setAll(
        sharing, x -> found.intStream().filter(h -> !isLetter[h] && words[h][x] > 0).toArray());
    ofWords.forEach((w, all) -> differentWords.add(new Word(first.get(w), all.toIntArray())));
    changes.add(new int[letters]);
    needs.add(new int[letters]);
  }

  private boolean isLost(int combination) {
    return lost.get(combination);
  }

  private void checkAll() {
    check(0, 1, new int[changes.size()], new int[letters]);
  }

  /**
   * Looks at some combinations of cases that are spread evenly over all, so that what is wrong in
   * many places is refused before all are looked at.
   */
  private void checkSome() {
    long all = 1;
    for (int[][] ofGroup : cases) {
      all = Math.multiplyExact(all, ofGroup.length);
    }
    int[] first = new int[changes.size()];
    int[] copies = new int[letters];
    for (long i = 0; i < SOME && SOME < all; i++) {
      long rest = (long) (i * GOLDEN % 1 * all);
      Arrays.fill(first, 0);
      int stride = 1;
      for (int g = 0; g < groups.size(); g++) {
        int[] one = cases.get(g)[(int) (rest % cases.get(g).length)];
        rest /= cases.get(g).length;
        count(g, one, copies);
        if (g == groups.size() - 1) {
          effort.spend(changes.size());
          check(new Combination(first, stride, one), copies);
        } else {
          add(first, stride, one, first);
          stride *= groups.get(g).size();
        }
      }
    }
  }

  private void count(int group, int[] one, int[] copies) {
    IntList mine = evidence.groups().get(group);
    for (int x = 0; x < mine.size(); x++) {
      copies[mine.getInt(x)] = one[changes.size() + x];
    }
  }

  private void add(int[] combination, int stride, int[] one, int[] next) {
    for (int m = 0; m < next.length; m++) {
      next[m] = combination[m] + stride * one[m];
    }
  }

  /** Goes through all combinations of cases, given those of the first groups. */
  private void check(int group, int stride, int[] combination, int[] copies) {
    boolean isLast = group == groups.size() - 1;
    int[] next = new int[combination.length];
    for (int[] one : cases.get(group)) {
      count(group, one, copies);
      if (isLast) {
        effort.spend(changes.size());
        check(new Combination(combination, stride, one), copies);
      } else {
        add(combination, stride, one, next);
        check(group + 1, stride * groups.get(group).size(), next, copies);
      }
    }
  }

  /** A case of each group: what those of all but the last say of each change, and the last. */
  private static final class Combination {
    private final int[] first;
    private final int stride;
    private final int[] last;

    Combination(int[] first, int stride, int[] last) {
      this.first = first;
      this.stride = stride;
      this.last = last;
    }

    int after(int change) {
      return first[change] + stride * last[change];
    }
  }

  /** Both conditions, for all words that are read so. */
  private void check(Combination combination, int[] copies) {
    boolean isLost = isLost(combination.after(changes.size() - 1));
    long there = 0;
    for (int x = 0; x < letters; x++) {
      there |= copies[x] > 0 ? 1L << x : 0;
    }
    if (isLost) {
      Objection.refuse(there == 0, "the empty position is in P");
      for (Word word : differentWords) {
        Objection.refuse(
            isIn(word.heap, there, copies) && wins(word.moves, combination),
            "a move leads from P to P");
      }
    } else if (there == 0) {
      for (int h : different) {
        Objection.refuse(
            occurring[h] == 0 && moves[h].length > 0 && !wins(moves[h], combination),
            "a heap that is worth 1 has a move, but none to P");
      }
    } else if (!someLetterWins(combination, there, copies)) {
      Objection.refuse(noLetterWins(combination, there), NO_MOVE);
      List<int[]> losers = new ArrayList<>();
      for (int h : different) {
        if (isIn(h, there, copies) && !wins(moves[h], combination)) {
          losers.add(words[h]);
        }
      }
      Objection.refuse(canBe(copies, 0, new int[letters], losers, new HashSet<>()), NO_MOVE);
    }
  }

  /** Whether the position that consists of the letters themselves has no heap that wins. */
  private boolean noLetterWins(Combination combination, long there) {
    for (int x = 0; x < letters; x++) {
      if ((there >> x & 1) != 0 && wins(moves[evidence.letters().getInt(x)], combination)) {
        return false;
      }
    }
    return true;
  }

  /** Whether some letter wins that is in no word of a heap that does not. */
  private boolean someLetterWins(Combination combination, long there, int[] copies) {
    for (int x = 0; x < letters; x++) {
      if ((there >> x & 1) != 0
          && wins(moves[evidence.letters().getInt(x)], combination)
          && !someLoses(sharing[x], combination, there, copies)) {
        return true;
      }
    }
    return false;
  }

  private boolean someLoses(int[] heaps, Combination combination, long there, int[] copies) {
    for (int h : heaps) {
      if (isIn(h, there, copies) && !wins(moves[h], combination)) {
        return true;
      }
    }
    return false;
  }

  private boolean wins(int[] moves, Combination combination) {
    for (int m : moves) {
      if (isLost(combination.after(m))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether some of these heaps, together with what there is of each letter so far, can be counted
   * as the word is: one heap after another, each as often as it makes a difference.
   */
  private boolean canBe(
      int[] copies, int heap, int[] sofar, List<int[]> heaps, Set<IntList> before) {
    effort.spend(1);
    if (heap == heaps.size()) {
      return Arrays.equals(sofar, copies);
    }
    int[] now = sofar.clone();
    Set<IntList> round = new HashSet<>();
    while (isWithin(now, copies) && round.add(IntList.of(now.clone()))) {
      IntList key = new IntArrayList(now);
      key.add(heap);
      if (before.add(key) && canBe(copies, heap + 1, now, heaps, before)) {
        return true;
      }
      for (int x = 0; x < letters; x++) {
        now[x] = tallies[x].of(Math.addExact(now[x], heaps.get(heap)[x]));
      }
    }
    return false;
  }

  /** Whether no letter is there more often than in a word in which it is counted exactly. */
  private boolean isWithin(int[] now, int[] copies) {
    for (int x = 0; x < letters; x++) {
      if (copies[x] < tallies[x].from() && now[x] > copies[x]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the word of a heap is contained, of which it is known which letters are there. */
  private boolean isIn(int heap, long there, int[] copies) {
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

  /**
   * That the powers of a letter x are all different: far out along a word that has x in it the
   * outcome is one, and with many more copies of x it is the other; and that these words have no
   * letter too many.
   */
  private void checkEndless() {
    int x = evidence.endless().get(0).getInt(0);
    int[] from = evidence.endless().get(1).toIntArray();
    int[] step = evidence.endless().get(2).toIntArray();
    Objection.refuse(step[x] < 1, "the word that is repeated lacks the letter");
    Objection.refuse(!isEndless(x, from, step), "it does not show that the quotient is infinite");
    for (int[] word : List.of(from, step)) {
      for (int y = 0; y < letters; y++) {
        if (word[y] > (word == step && y == x ? 1 : 0)) {
          word[y]--;
          Objection.refuse(
              isEndless(x, from, step), "shorter words show that the quotient is infinite");
          word[y]++;
        }
      }
    }
  }

  private boolean isEndless(int x, int[] from, int[] step) {
    int[] out = plus(from, step, times(from));
    int[] more = new int[letters];
    more[x] = 1;
    int[] farther = plus(out, more, times(out));
    return isLost(combination(out)) != isLost(combination(farther));
  }

  private long times(int[] word) {
    long far = 1;
    long common = 1;
    for (GaugeCases group : groups) {
      far = Math.max(far, group.far(word));
      common = group.common(common);
    }
    return Math.multiplyExact(far, common);
  }

  private int[] plus(int[] word, int[] step, long times) {
    int[] sum = new int[letters];
    Arrays.setAll(
        sum, x -> Math.toIntExact(Math.addExact(word[x], Math.multiplyExact(step[x], times))));
    return sum;
  }

  private int combination(int[] word) {
    int combination = 0;
    int stride = 1;
    for (GaugeCases group : groups) {
      combination += stride * group.kind(word);
      stride *= group.size();
    }
    return combination;
  }
}
