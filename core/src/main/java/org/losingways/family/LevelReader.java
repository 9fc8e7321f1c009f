// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;

/**
 * Reads a {@link LevelModel} off a finite partial quotient, if one can be seen there.
 *
 * <pre>{@code
 * LevelReader.read(q.monoid(), q.bipartite()::inP, q.phi())   // of 0.54 to heap 52: 54 states
 * }</pre>
 *
 * <p>In some classes of heaps modulo a period every heap has a value that no smaller one has, in
 * the others the value is always the same. Where that is so, the machine is learned as D. Angluin's
 * algorithm learns a finite automaton: two beginnings of positions, read from the top, are one
 * state if no end among those tried tells them apart; an end that tells what comes after them apart
 * is tried from then on. Outcomes are looked up in the quotient, which has so many levels and no
 * more; if they do not suffice there is no answer. It may be wrong: whoever reads proves.
 */
public final class LevelReader {

  /** No machine found has half as many. */
  private static final int MOST_STATES = 200;

  /** Fewer levels show nothing. */
  private static final int LEAST_LEVELS = 5;

  /** Below the level of its last letter a word needs more levels than the quotient has. */
  private static final int UNKNOWN = -1;

  private final FiniteMonoid monoid;
  private final IntPredicate p;
  private final int[] phi;
  private final int start;
  private final int period;
  private final int levels;

  /** For each heap its letter, and for each letter its first heap. */
  private final int[] letters;

  private final IntList heaps = new IntArrayList();

  /** A heap below {@code start}, or one of level 0 raised by so many levels. */
  private record Placed(int heap, int above) {}

  /**
   * The beginning or the end of a position, read from the top.
   *
   * @param heaps the heaps, above the level that was read last
   * @param depth the number of steps down
   */
  private record Word(List<Placed> heaps, int depth) {

    Word then(int heap) {
      List<Placed> more = new ArrayList<>(heaps);
      more.add(new Placed(heap, 0));
      return new Word(more, depth);
    }

    Word down() {
      return new Word(
          heaps.stream().map(h -> new Placed(h.heap(), h.above() + 1)).toList(), depth + 1);
    }

    /** This word after one letter, or after a step down. */
    Word after(int heap) {
      List<Placed> more = new ArrayList<>();
      if (heap > 0) {
        more.add(new Placed(heap, depth));
      }
      more.addAll(heaps);
      return new Word(more, depth + (heap > 0 ? 0 : 1));
    }
  }

  private final List<Word> ends = new ArrayList<>(List.of(new Word(List.of(), 0)));
  private final IntList endValues = new IntArrayList(new int[] {0});
  private List<Word> states;
  private List<int[]> next;

  private LevelReader(FiniteMonoid monoid, IntPredicate p, int[] phi, int start, int period) {
    this.monoid = monoid;
    this.p = p;
    this.phi = phi;
    this.start = start;
    this.period = period;
    this.levels = (phi.length - start) / period;
    this.letters = new int[start + period];
    Map<Integer, Integer> known = new HashMap<>(Map.of(0, 0));
    heaps.add(0);
    for (int h = 1; h < start + period; h++) {
      Integer old = h < start || isConstant(h) ? known.get(phi[h]) : null;
      letters[h] = old == null ? heaps.size() : old;
      if (old == null) {
        // A value that grows is told from an equal one that does not by its sign.
        known.put(h < start || isConstant(h) ? phi[h] : -1 - h, heaps.size());
        heaps.add(h);
      }
    }
  }

  private boolean isConstant(int heap) {
    return phi[heap] == phi[heap + period];
  }

  /**
   * The model that a partial quotient shows.
   *
   * @param p which elements are in P
   * @param phi the values of the heaps 0, 1, 2, …
   */
  public static Optional<LevelModel> read(FiniteMonoid monoid, IntPredicate p, int[] phi) {
    boolean[] isNew = new boolean[phi.length];
    Set<Integer> seen = new HashSet<>();
    for (int h = 0; h < phi.length; h++) {
      isNew[h] = seen.add(phi[h]);
    }
    for (int period = 1; LEAST_LEVELS * period < phi.length; period++) {
      Budget.tick();
      int start = phi.length - period;
      while (start > 1 && goesOn(start - 1, period, phi, isNew)) {
        start--;
      }
      boolean grows = IntStream.range(start + period, phi.length).anyMatch(h -> isNew[h]);
      // Where the irregular heaps are the more, what the last ones show is chance.
      boolean isEarly = 2 * start <= phi.length;
      if (grows && isEarly && start + LEAST_LEVELS * period <= phi.length) {
        return new LevelReader(monoid, p, phi, start, period).learn();
      }
    }
    return Optional.empty();
  }

  private static boolean goesOn(int heap, int period, int[] phi, boolean[] isNew) {
    return phi[heap] == phi[heap + period] || (isNew[heap] && isNew[heap + period]);
  }

  private Optional<LevelModel> learn() {
    while (explore()) {
      Optional<Word> end = inconsistency();
      if (end.isEmpty()) {
        return Optional.of(model());
      }
      ends.add(end.get());
      endValues.add(value(end.get(), 0));
    }
    return Optional.empty();
  }

  /** The value of a word that is followed by so many steps down, or UNKNOWN. */
  private int value(Word word, int below) {
    int value = 0;
    for (Placed h : word.heaps()) {
      int level = h.above() + below;
      if (h.heap() >= start && level >= levels) {
        return UNKNOWN;
      }
      value = monoid.times(value, phi[h.heap() < start ? h.heap() : h.heap() + level * period]);
    }
    return value;
  }

  /** For each end 1 if the word loses with it, 0 if not, UNKNOWN if there are too few levels. */
  private IntList row(Word word) {
    Budget.tick();
    int[] row = new int[ends.size()];
    int[] values = new int[levels + 1];
    Arrays.fill(values, UNKNOWN - 1);
    for (int i = 0; i < row.length; i++) {
      int below = ends.get(i).depth();
      if (values[below] < UNKNOWN) {
        values[below] = value(word, below);
      }
      int end = endValues.getInt(i);
      row[i] =
          values[below] == UNKNOWN || end == UNKNOWN
              ? UNKNOWN
              : p.test(monoid.times(values[below], end)) ? 1 : 0;
    }
    return IntList.of(row);
  }

  /** Where a word leads when a letter follows; the letter 0 stands for the step down. */
  private Word extended(Word word, int letter) {
    return letter == 0 ? word.down() : word.then(heaps.getInt(letter));
  }

  /** Finds the states that the ends known tell apart, those of few levels first. */
  private boolean explore() {
    Map<IntList, Integer> known = new HashMap<>();
    states = new ArrayList<>();
    next = new ArrayList<>();
    if (!meet(new Word(List.of(), 0), known).isPresent()) {
      return false;
    }
    int lowered = 0;
    for (int read = 0; lowered < states.size(); ) {
      boolean isDown = read == states.size();
      int at = isDown ? lowered++ : read++;
      for (int x = isDown ? 0 : 1; x < (isDown ? 1 : heaps.size()); x++) {
        Optional<Integer> to = meet(extended(states.get(at), x), known);
        if (to.isEmpty()) {
          return false;
        }
        next.get(at)[x] = to.get();
      }
    }
    return true;
  }

  private Optional<Integer> meet(Word word, Map<IntList, Integer> known) {
    IntList row = row(word);
    if (row.contains(UNKNOWN) || states.size() > MOST_STATES) {
      return Optional.empty();
    }
    Integer old = known.putIfAbsent(row, states.size());
    if (old == null) {
      states.add(word);
      next.add(new int[heaps.size()]);
      return Optional.of(states.size() - 1);
    }
    return Optional.of(old);
  }

  /** An end that tells a word from the state it is taken for, if there is one. */
  private Optional<Word> inconsistency() {
    for (int s = 0; s < states.size(); s++) {
      Budget.tick();
      for (int x = 0; x < heaps.size(); x++) {
        Word word = extended(states.get(s), x);
        Word taken = states.get(next.get(s)[x]);
        for (int y = 0; y < heaps.size() && !word.equals(taken); y++) {
          IntList first = row(extended(word, y));
          IntList second = row(extended(taken, y));
          for (int i = 0; i < ends.size(); i++) {
            if (first.getInt(i) + second.getInt(i) == 1
                && first.getInt(i) >= 0
                && second.getInt(i) >= 0) {
              return Optional.of(ends.get(i).after(y == 0 ? 0 : heaps.getInt(y)));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private LevelModel model() {
    List<IntList> steps = new ArrayList<>();
    for (int x = 0; x < heaps.size(); x++) {
      int letter = x;
      steps.add(
          IntList.of(
              IntStream.range(0, states.size())
                  .map(s -> letter == 0 ? s : next.get(s)[letter])
                  .toArray()));
    }
    return new LevelModel(
        start,
        period,
        IntList.of(letters),
        steps,
        IntList.of(next.stream().mapToInt(n -> n[0]).toArray()),
        IntList.of(states.stream().mapToInt(w -> p.test(value(w, 0)) ? 1 : 0).toArray()));
  }
}
