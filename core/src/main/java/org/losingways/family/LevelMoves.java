// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losingways.game.TakeAndBreak;

/**
 * What the machine of a {@link LevelModel} still has to read when a heap of the level it is on has
 * been replaced by what a move leaves of it: a {@link Debt}.
 */
final class LevelMoves {

  /** A letter that is read so many steps down later. */
  record Due(int delay, int letter) implements Comparable<Due> {
    @Override
    public int compareTo(Due o) {
      return delay == o.delay ? Integer.compare(letter, o.letter) : Integer.compare(delay, o.delay);
    }
  }

  /**
   * What is still to be read.
   *
   * @param due letters of which it is known when
   * @param free letters that may come at any time, but no sooner
   * @param twin a letter that comes twice on some lower level, or 0
   */
  record Debt(List<Due> due, List<Due> free, int twin) {

    static final Debt NONE = new Debt(List.of(), List.of(), 0);

    Debt {
      due = due.stream().sorted().toList();
      free = free.stream().sorted().toList();
    }

    /** The debt one level lower. */
    Debt later() {
      return new Debt(
          due.stream().map(d -> new Due(d.delay() - 1, d.letter())).toList(),
          free.stream().map(d -> new Due(Math.max(0, d.delay() - 1), d.letter())).toList(),
          twin);
    }
  }

  /** Letters that are read now, and what remains. */
  record Paid(List<Integer> letters, Debt rest) {}

  /**
   * The moves in a heap.
   *
   * @param letter the letter of the heap
   * @param all debts among which are those of all moves
   * @param sure debts of moves that there are; each stands for one move
   * @param canMove whether there is a move
   */
  record Moves(int letter, Set<Debt> all, Set<Debt> sure, boolean canMove) {}

  private final TakeAndBreak rules;
  private final LevelModel m;
  private final boolean[] constant;

  /** The first level whose heaps all have moves of the same kinds. */
  private final int settled;

  LevelMoves(TakeAndBreak rules, LevelModel m) {
    this.rules = rules;
    this.m = m;
    this.constant = new boolean[m.steps().size()];
    for (int x = 0; x < constant.length; x++) {
      constant[x] = m.isConstant(x);
    }
    int level = (m.start() - 1 + rules.length() + m.period() - 1) / m.period();
    for (int c = m.start(); c < m.start() + m.period(); c++) {
      level = Math.max(level, latestTwin(c));
    }
    this.settled = Math.max(level, 1);
  }

  int settled() {
    return settled;
  }

  boolean isConstant(int letter) {
    return constant[letter];
  }

  /** A level on which every pair of classes shows that can be left of a heap of this class. */
  private int high() {
    return (m.start() + 2 * m.period() + rules.length()) / m.period() + 1;
  }

  /** By how much the levels of two equal parts together fall short of that of the heap, at most. */
  private int latestTwin(int heap) {
    int[] most = {0};
    for (int level = high(); level < high() + 2; level++) {
      int at = level;
      rules.forEachOption(
          heap + level * m.period(),
          (parts, count) -> {
            if (count == 2 && parts[0] == parts[1] && grows(parts[0])) {
              most[0] = Math.max(most[0], at - 2 * m.level(parts[0]));
            }
          });
    }
    return most[0];
  }

  private boolean grows(int heap) {
    return heap >= m.start() && !constant[m.letter(heap)];
  }

  /** The moves of a heap below the settled levels. */
  Moves exact(int heap) {
    Set<Debt> found = new LinkedHashSet<>();
    rules.forEachOption(
        heap,
        (parts, count) -> {
          List<Due> due = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            int delay = parts[i] < m.start() ? 0 : m.level(heap) - m.level(parts[i]);
            due.add(new Due(delay, m.letter(parts[i])));
          }
          found.add(new Debt(due, List.of(), 0));
        });
    return new Moves(m.letter(heap), found, found, !found.isEmpty());
  }

  /** The moves of the heaps of a class on all settled levels, even or odd ones. */
  List<Moves> settled(int heap) {
    List<Moves> both = new ArrayList<>();
    Set<Debt> all = new LinkedHashSet<>();
    for (int level = high(); level < high() + 2; level++) {
      Set<Debt> sure = new LinkedHashSet<>();
      int at = level;
      rules.forEachOption(
          heap + level * m.period(), (parts, count) -> add(at, parts, count, all, sure));
      both.add(new Moves(m.letter(heap), all, sure, true));
    }
    return all.isEmpty()
        ? List.of(new Moves(m.letter(heap), all, Set.of(), false))
        : both.get(0).sure().equals(both.get(1).sure()) ? both.subList(0, 1) : both;
  }

  private void add(int level, int[] parts, int count, Set<Debt> all, Set<Debt> sure) {
    List<Due> due = new ArrayList<>();
    List<Due> free = new ArrayList<>();
    boolean large = count == 2 && Math.min(parts[0], parts[1]) >= m.start();
    int missing = large ? level - m.level(parts[0]) - m.level(parts[1]) : 0;
    for (int i = 0; i < count; i++) {
      int letter = m.letter(parts[i]);
      if (!grows(parts[i])) {
        due.add(new Due(0, letter));
      } else if (large) {
        free.add(new Due(missing, letter));
      } else {
        due.add(new Due(level - m.level(parts[i]), letter));
      }
    }
    all.add(new Debt(due, free, 0));
    if (free.size() == 1 || (free.isEmpty() && missing <= settled)) {
      sure.add(new Debt(due, free, 0));
    } else if (free.size() == 2 && parts[0] == parts[1]) {
      sure.add(new Debt(List.of(), List.of(), free.get(0).letter()));
    }
  }

  /** What may be read at once of a debt: all that is due, and free letters or not. */
  static List<Paid> pay(Debt debt) {
    List<Integer> now = debt.due().stream().filter(d -> d.delay() == 0).map(Due::letter).toList();
    List<Due> due = debt.due().stream().filter(d -> d.delay() > 0).toList();
    List<Paid> found = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << debt.free().size(); chosen++) {
      List<Integer> letters = new ArrayList<>(now);
      List<Due> free = new ArrayList<>();
      boolean possible = true;
      for (int i = 0; i < debt.free().size(); i++) {
        Due d = debt.free().get(i);
        if ((chosen >> i & 1) == 0) {
          free.add(d);
        } else {
          letters.add(d.letter());
          possible &= d.delay() == 0;
        }
      }
      if (possible) {
        found.add(new Paid(letters, new Debt(due, free, debt.twin())));
      }
    }
    return found;
  }
}
