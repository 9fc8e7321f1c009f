// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.family.LevelMoves.Debt;
import org.losingways.family.LevelMoves.Moves;
import org.losingways.family.LevelMoves.Paid;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Bits;
import org.losingways.search.Exploration;
import org.losingways.search.Exploration.Explored;

/**
 * Proves that a {@link LevelModel} tells the outcomes of all positions of a game, with heaps of
 * every size; {@code docs/families.md} has the theorem and its proof.
 *
 * <pre>{@code
 * LevelProof.objection(TakeAndBreak.of("0.54"), model)   // empty: it is proved
 * }</pre>
 *
 * <p>The machine reads all positions at once, level by level: those with a move made in one heap
 * beside those without, as long as there is anything new. A <i>version</i> of a position is what a
 * move leaves of it, as far as it is read: a state and what is still to be read.
 */
public final class LevelProof {

  /** So many cases are looked at, and no more. */
  private static final int MOST_CASES = 100_000;

  /** So many equal pairs may be waited for at once. */
  private static final int MOST_TWINS = 10;

  private int explored;
  private boolean tooMany;

  private final LevelModel m;
  private final LevelMoves moves;
  private final int states;
  private final int letters;
  private final List<Moves> settled = new ArrayList<>();

  /** The debts that occur, numbered. */
  private final Map<Debt, Integer> debts = new LinkedHashMap<>();

  /** For each debt what is read a level lower, and which debts remain. */
  private final List<List<Paid>> lower = new ArrayList<>();

  private final Map<Integer, List<Integer>> loweredVersions = new HashMap<>();

  private LevelProof(TakeAndBreak rules, LevelModel m) {
    this.m = m;
    this.moves = new LevelMoves(rules, m);
    this.states = m.states();
    this.letters = m.steps().size();
    for (int c = m.start(); c < m.start() + m.period(); c++) {
      settled.addAll(moves.settled(c));
    }
  }

  /** What is wrong with a model of a game; empty if it is proved right. */
  public static Optional<String> objection(TakeAndBreak rules, LevelModel m) {
    if (!rules.isFinite() || rules.maxParts() > 2) {
      return Optional.of("the game is no octal game");
    }
    LevelProof proof = new LevelProof(rules, m);
    return proof.order().or(proof::moveInsideP).or(proof::noMoveToP);
  }

  /** Whether a proved model has infinitely many elements that no finite set generates. */
  public static boolean growsForEver(LevelModel m) {
    return new LevelGrowth(m).isShown();
  }

  /** Letters of a level may be read in any order, those of small heaps at any time. */
  private Optional<String> order() {
    for (int x = 0; x < letters; x++) {
      for (int y = 0; y < x; y++) {
        for (int s = 0; s < states; s++) {
          Budget.tick();
          if (m.step(m.step(s, x), y) != m.step(m.step(s, y), x)) {
            return Optional.of("the order of letters matters");
          }
        }
      }
    }
    for (int s = 0; s < states; s++) {
      if (m.step(s, 0) != s) {
        return Optional.of("no heap is some heap");
      }
    }
    for (int h = 1; h < m.start(); h++) {
      if (!moves.isConstant(m.letter(h))) {
        return Optional.of("heap " + h + " is on a level");
      }
    }
    return m.down().getInt(0) == 0 ? Optional.empty() : Optional.of("empty levels matter");
  }

  private int number(Debt debt) {
    Integer known = debts.get(debt);
    if (known == null) {
      known = debts.size();
      debts.put(debt, known);
      lower.add(List.of());
      List<Paid> found = LevelMoves.pay(debt.later());
      lower.set(known, found);
      found.forEach(p -> number(p.rest()));
    }
    return known;
  }

  private int read(int state, List<Integer> some) {
    int s = state;
    for (int x : some) {
      s = m.step(s, x);
    }
    return s;
  }

  private int version(int state, Debt debt) {
    return number(debt) * states + state;
  }

  /** The versions of a position in this state after a move. */
  private List<Integer> versions(int state, Iterable<Debt> left) {
    List<Integer> found = new ArrayList<>();
    for (Debt debt : left) {
      for (Paid paid : LevelMoves.pay(debt)) {
        found.add(version(read(state, paid.letters()), paid.rest()));
      }
    }
    return found;
  }

  private int stepped(int version, int letter) {
    int state = version % states;
    return version - state + m.step(state, letter);
  }

  /** A version a level lower, in all the ways there are. */
  private List<Integer> lowered(int version) {
    List<Integer> known = loweredVersions.get(version);
    if (known == null) {
      int state = m.down().getInt(version % states);
      known =
          lower.get(version / states).stream()
              .map(p -> version(read(state, p.letters()), p.rest()))
              .toList();
      loweredVersions.put(version, known);
    }
    return known;
  }

  private List<Moves> exact(int level) {
    List<Moves> found = new ArrayList<>();
    for (int h = level == 0 ? 1 : m.start(); h < m.start() + m.period(); h++) {
      found.add(moves.exact(h < m.start() ? h : h + level * m.period()));
    }
    return found;
  }

  private boolean[] reachable() {
    boolean[] found = new boolean[states];
    List<Integer> open = new ArrayList<>(List.of(0));
    found[0] = true;
    while (!open.isEmpty()) {
      Budget.tick();
      int s = open.remove(open.size() - 1);
      for (int x = 0; x <= letters; x++) {
        int to = x == letters ? m.down().getInt(s) : m.step(s, x);
        if (!found[to]) {
          found[to] = true;
          open.add(to);
        }
      }
    }
    return found;
  }

  /** Pairs of a position's state and a version of it. */
  private final class Pairs {
    private final Map<Integer, BitSet> found = new HashMap<>();
    private final List<int[]> open = new ArrayList<>();

    void add(int state, int version) {
      BitSet versions = found.computeIfAbsent(state, s -> new BitSet());
      if (!versions.get(version)) {
        versions.set(version);
        open.add(new int[] {state, version});
      }
    }

    void start(List<Moves> all, boolean[] reachable) {
      for (Moves h : all) {
        for (int s = 0; s < states; s++) {
          if (reachable[s]) {
            int state = m.step(s, h.letter());
            versions(s, h.all()).forEach(v -> add(state, v));
          }
        }
      }
    }

    /** Reads more heaps, and goes to lower levels or not. */
    void close(boolean down) {
      while (!open.isEmpty()) {
        Budget.tick();
        int[] pair = open.remove(open.size() - 1);
        for (int x = 1; x < letters; x++) {
          add(m.step(pair[0], x), stepped(pair[1], x));
        }
        if (down) {
          lowered(pair[1]).forEach(v -> add(m.down().getInt(pair[0]), v));
        }
      }
    }

    Pairs lower() {
      Pairs pairs = new Pairs();
      found.forEach(
          (s, versions) ->
              versions.stream()
                  .forEach(v -> lowered(v).forEach(w -> pairs.add(m.down().getInt(s), w))));
      return pairs;
    }
  }

  private Optional<String> moveInsideP() {
    boolean[] reachable = reachable();
    Pairs pairs = new Pairs();
    pairs.start(settled, reachable);
    pairs.close(true);
    for (int level = moves.settled() - 1; level >= 0; level--) {
      pairs = pairs.lower();
      pairs.start(exact(level), reachable);
      pairs.close(false);
    }
    int paid = number(Debt.NONE);
    for (Map.Entry<Integer, BitSet> entry : pairs.found.entrySet()) {
      boolean isBad =
          m.losing().getInt(entry.getKey()) == 1
              && entry.getValue().stream()
                  .anyMatch(v -> v / states == paid && m.losing().getInt(v % states) == 1);
      if (isBad) {
        return Optional.of("a move leads from P to P");
      }
    }
    return Optional.empty();
  }

  /** What a position's moves lead to, as sets of versions for each state before. */
  private record Choice(Moves moves, List<long[]> versions) {}

  private List<Choice> choices(List<Moves> all) {
    all.forEach(h -> versions(0, h.sure()));
    int size = debts.size() * states;
    List<Choice> found = new ArrayList<>();
    for (Moves h : all) {
      List<long[]> sets = new ArrayList<>();
      for (int s = 0; s < states; s++) {
        long[] set = Bits.of(size);
        versions(s, h.sure()).forEach(v -> Bits.set(set, v));
        sets.add(set);
      }
      found.add(new Choice(h, sets));
    }
    return found;
  }

  private Optional<String> noMoveToP() {
    List<List<Choice>> exact = new ArrayList<>();
    // All debts are numbered before sets of them are made.
    settled.forEach(h -> versions(0, h.sure()));
    for (int level = 0; level < moves.settled(); level++) {
      exact(level).forEach(h -> versions(0, h.sure()));
    }
    for (int level = 0; level < moves.settled(); level++) {
      exact.add(choices(exact(level)));
    }
    List<Choice> choices = choices(settled);
    Exploration<long[]> all = Exploration.byWinning();
    Explored<long[]> empty = Explored.empty(0, Bits.of(debts.size() * states));
    all.meet(empty, 0, 0, 0, empty.company());
    explore(all, choices, true);
    for (int level = moves.settled() - 1; level >= 0; level--) {
      Exploration<long[]> next = Exploration.byWinning();
      all.forEach(u -> lower(u, next));
      all = next;
      explore(all, exact.get(level), false);
    }
    boolean[] fails = {tooMany};
    all.forEach(u -> fails[0] |= fails(u));
    return fails[0] ? Optional.of("no move leads to P from some other position") : Optional.empty();
  }

  private void explore(Exploration<long[]> all, List<Choice> choices, boolean down) {
    for (Optional<Explored<long[]>> next = all.next(); next.isPresent(); next = all.next()) {
      Budget.tick();
      Explored<long[]> u = next.get();
      all.keep(u);
      tooMany |= ++explored > MOST_CASES;
      if (tooMany) {
        return;
      }
      int state = u.value() >> 1;
      for (Choice choice : choices) {
        int letter = choice.moves().letter();
        long[] own = choice.versions().get(state).clone();
        for (int v = Bits.next(u.company(), 0); v >= 0; v = Bits.next(u.company(), v + 1)) {
          Bits.set(own, stepped(v, letter));
        }
        int moved = choice.moves().canMove() ? 1 : u.value() & 1;
        all.meet(u, letter, 1, 2 * m.step(state, letter) + moved, own);
      }
      if (down) {
        lower(u, all);
      }
    }
  }

  /** A level lower; twins are met there or later, as may be worst. */
  private void lower(Explored<long[]> u, Exploration<long[]> into) {
    long[] own = new long[u.company().length];
    List<int[]> twins = new ArrayList<>();
    for (int v = Bits.next(u.company(), 0); v >= 0; v = Bits.next(u.company(), v + 1)) {
      for (int w : lowered(v)) {
        int twin = twin(w);
        if (twin == 0) {
          Bits.set(own, w);
        } else {
          int met = m.step(m.step(w % states, twin), twin);
          twins.add(new int[] {w, version(met, Debt.NONE)});
        }
      }
    }
    int value = 2 * m.down().getInt(u.value() >> 1) + (u.value() & 1);
    if (twins.size() > MOST_TWINS) {
      tooMany = true;
      return;
    }
    for (int met = 0; met < 1 << twins.size(); met++) {
      long[] set = own.clone();
      for (int i = 0; i < twins.size(); i++) {
        Bits.set(set, twins.get(i)[met >> i & 1]);
      }
      into.meet(u, 0, 1, value, set);
    }
  }

  private final List<Integer> twinOf = new ArrayList<>();

  private int twin(int version) {
    if (twinOf.size() < debts.size()) {
      twinOf.clear();
      debts.keySet().forEach(d -> twinOf.add(d.twin()));
    }
    return twinOf.get(version / states);
  }

  /** Whether a position that is not P has a move and none to P, or is P and has none. */
  private boolean fails(Explored<long[]> u) {
    boolean loses = m.losing().getInt(u.value() >> 1) == 1;
    if ((u.value() & 1) == 0) {
      return loses;
    }
    int paid = number(Debt.NONE);
    for (int v = Bits.next(u.company(), 0); v >= 0; v = Bits.next(u.company(), v + 1)) {
      if (twin(v) != 0 || (v / states == paid && m.losing().getInt(v % states) == 1)) {
        return false;
      }
    }
    return !loses;
  }
}
