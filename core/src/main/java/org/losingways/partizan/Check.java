// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.longs.LongList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.Progression;
import org.losingways.search.Exploration;
import org.losingways.search.Exploration.Explored;
import org.losingways.search.NumberedPositions;

/**
 * Decides whether a model gives every position its right outcome.
 *
 * <p>Three things for each player (for impartial games they are the two checks of <i>Taming</i>,
 * §§5–6): no move leads from a position the player loses to one the opponent loses; from each other
 * position in which the player can move some move leads to one the opponent loses; and no position
 * in which the player cannot move is lost, since in misère play that player has won. Then the
 * outcomes are right, by induction over play.
 */
final class Check {

  /** Heaps that no check can tell apart: equal values, equal values of options. */
  @SuppressWarnings("ArrayRecordComponent")
  record HeapClass(int heap, int length, long value, long[][] options, boolean isGrowing) {

    boolean canMove(Player player) {
      return options[player.index()].length > 0;
    }
  }

  private record ClassKey(long value, LongList left, LongList right, boolean isGrowing) {}

  private final Model model;
  private final int[] lengths;
  private final PartizanRuleset rules;
  private final NumberedPositions walk;

  /** The values of the options of heaps, as far as they were asked for. */
  private final long[][][] options;

  private final List<HeapClass> classes;
  private final List<IntegerSet> reached = new ArrayList<>();
  private final Optional<Progression> growth;
  private final int growing;
  private final Optional<int[]> failure;
  private boolean isConclusive = true;

  Check(PartizanRuleset rules, Model model, int[] lengths, Budget budget) {
    this(rules, model, lengths, Optional.empty(), budget);
  }

  /**
   * Decides it for heaps of every size, if the values go on in a progression that they have kept to
   * for long enough: from the bound of {@link org.losingways.game.Reach#periodBound} on, a heap has
   * the options of the heap a period before, all counts larger by the saltus. So the two have the
   * same W, and differ in nothing but their counts.
   */
  Check(
      PartizanRuleset rules,
      Model model,
      int[] lengths,
      Optional<Progression> growth,
      Budget budget) {
    this.growth = growth;
    this.growing =
        growth
            .map(g -> rules.reach().orElseThrow().periodBound(g.preperiod(), g.period()))
            .map(Math::toIntExact)
            .orElse(Integer.MAX_VALUE);
    this.model = model;
    this.lengths = lengths;
    Frame frame = model.frame();
    int longest = PartizanTrial.longest(frame, lengths);
    this.rules = rules;
    this.walk = frame.walk(lengths, frame.isCounting() ? longest / 2 : longest, budget);
    this.options = new long[2][frame.heaps() + 1][];
    this.classes = classes(budget);
    Optional<int[]> near = oneMore(budget);
    this.failure = near.isPresent() ? near : everywhere(budget);
  }

  private List<HeapClass> classes(Budget budget) {
    Map<ClassKey, HeapClass> found = new LinkedHashMap<>();
    for (int h = 1; h <= model.frame().heaps(); h++) {
      budget.check();
      long[][] moves = {options(h, Player.LEFT), options(h, Player.RIGHT)};
      HeapClass c = new HeapClass(h, lengths[h], model.frame().value(h), moves, h >= growing);
      if (c.canMove(Player.LEFT) || c.canMove(Player.RIGHT)) {
        ClassKey key =
            new ClassKey(c.value(), LongList.of(moves[0]), LongList.of(moves[1]), c.isGrowing());
        found.merge(key, c, (a, b) -> a.length() <= b.length() ? a : b);
      } else if (c.isGrowing()) {
        // It is worth nothing, and so is the heap a period later.
        isConclusive = false;
      }
    }
    return List.copyOf(found.values());
  }

  private long[] options(int heap, Player player) {
    long[][] known = options[player.index()];
    if (known[heap] == null) {
      known[heap] = model.frame().options(rules.of(player), heap);
    }
    return known[heap];
  }

  Model model() {
    return model;
  }

  NumberedPositions walk() {
    return walk;
  }

  /** A position with a wrong outcome, if one was found. */
  Optional<int[]> failure() {
    return failure;
  }

  /** Whether every position has its right outcome. */
  boolean isRight() {
    return failure.isEmpty() && isConclusive;
  }

  /** For each element of F the counts with which it occurs; only of a model that is right. */
  IntegerSet[] reached() {
    return reached.toArray(IntegerSet[]::new);
  }

  /** The options of the word at a place, by value. */
  long[] wordOptions(int place, Player player) {
    Frame frame = model.frame();
    int[] word = walk.word(place);
    LongOpenHashSet found = new LongOpenHashSet();
    for (int i = 0; i < word.length; i++) {
      if (i > 0 && word[i] == word[i - 1]) {
        continue;
      }
      long rest = 0;
      for (int j = 0; j < word.length; j++) {
        if (j != i) {
          rest = frame.times(rest, frame.value(word[j]));
        }
      }
      for (long t : options(word[i], player)) {
        found.add(frame.times(rest, t));
      }
    }
    return found.toLongArray();
  }

  /** A shortest wrong position among those that add one heap to a word. */
  private Optional<int[]> oneMore(Budget budget) {
    int best = Integer.MAX_VALUE;
    Optional<int[]> found = Optional.empty();
    for (int x : walk.inOrder()) {
      budget.check();
      long[][] ofWord = {wordOptions(x, Player.LEFT), wordOptions(x, Player.RIGHT)};
      for (HeapClass k : classes) {
        int total = walk.length(x) + k.length();
        if (total < best && isWrong(walk.element(x), ofWord, k)) {
          best = total;
          int[] word = walk.word(x);
          int[] position = Arrays.copyOf(word, word.length + 1);
          position[word.length] = k.heap();
          Arrays.sort(position);
          found = Optional.of(position);
        }
      }
    }
    return found;
  }

  private boolean isWrong(long value, long[][] options, HeapClass k) {
    Frame frame = model.frame();
    long sum = frame.times(value, k.value());
    for (Player player : Player.values()) {
      Player opponent = player.opponent();
      boolean wins = false;
      for (long t : k.options()[player.index()]) {
        wins = wins || model.isLost(opponent, frame.times(value, t));
      }
      for (long y : options[player.index()]) {
        wins = wins || model.isLost(opponent, frame.times(y, k.value()));
      }
      boolean moves = k.canMove(player) || options[player.index()].length > 0;
      if ((moves && !wins) != model.isLost(player, sum)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a player who begins loses a position, by looking one move ahead in the model. */
  boolean losesByMoves(int[] position, Player player) {
    Frame frame = model.frame();
    boolean moves = false;
    for (int i = 0; i < position.length; i++) {
      int[] rest = new int[position.length - 1];
      System.arraycopy(position, 0, rest, 0, i);
      System.arraycopy(position, i + 1, rest, i, rest.length - i);
      long others = frame.value(rest);
      for (long t : options(position[i], player)) {
        moves = true;
        if (model.isLost(player.opponent(), frame.times(others, t))) {
          return false;
        }
      }
    }
    return moves;
  }

  private Optional<int[]> everywhere(Budget budget) {
    Frame frame = model.frame();
    int furthest = 0;
    for (HeapClass k : classes) {
      for (long[] options : k.options()) {
        for (long t : options) {
          furthest = Math.max(furthest, Math.abs(Frame.count(t) - Frame.count(k.value())));
        }
      }
    }
    Cells cells = new Cells(model, furthest);
    for (Player player : Player.values()) {
      List<Kind> kinds = kinds(cells, player);
      if (!frame.isCounting()) {
        Optional<int[]> wrong = shortest(kinds, player, budget);
        if (wrong.isPresent()) {
          return wrong;
        }
        continue;
      }
      Optional<StateGraph> graph = StateGraph.of(frame, cells, kinds, growth, budget);
      if (graph.isEmpty()) {
        isConclusive = false;
        return Optional.empty();
      }
      Optional<StateGraph.Wrong> wrong = graph.get().failure(model.lost(player));
      if (wrong.isEmpty()) {
        wrong = lostToLost(cells, player, graph.get());
      }
      if (wrong.isPresent()) {
        // A heap of the position may be one that is larger than all that have a value.
        isConclusive = growth.isEmpty();
        return isConclusive ? wrong.map(StateGraph.Wrong::position) : Optional.empty();
      }
      if (player == Player.LEFT) {
        reached.addAll(List.of(graph.get().reached()));
      }
    }
    if (!frame.isCounting()) {
      for (int f = 0; f < frame.finite().order(); f++) {
        reached.add(IntegerSet.of(0, 1, 1, 1, d -> d == 0));
      }
    }
    return Optional.empty();
  }

  /**
   * A shortest position that a finite model gets wrong for one player: one that the player could
   * move in and should win, but without a winning move, or one without moves that is called lost.
   * Positions without moves are explored beside the others; one for each value is enough.
   */
  private Optional<int[]> shortest(List<Kind> kinds, Player player, Budget budget) {
    FiniteMonoid monoid = model.frame().finite();
    int order = monoid.order();
    Exploration<long[]> exploration = Exploration.byWinning();
    Optional<Explored<long[]>> next = Optional.of(Explored.empty(order, Bits.of(order)));
    for (; next.isPresent(); next = exploration.next()) {
      Explored<long[]> u = next.get();
      budget.check();
      boolean isAlive = u.value() < order;
      int value = isAlive ? u.value() : u.value() - order;
      boolean isLost = model.isLost(player, Frame.pack(value, 0));
      if (isAlive ? !isLost && !Bits.get(u.company(), 0) : isLost) {
        return Optional.of(u.position());
      }
      exploration.keep(u);
      for (Kind k : kinds) {
        int[] row = monoid.row(Frame.part(k.value()));
        long[] own = Bits.of(order);
        Bits.preimage(row, u.company(), own);
        Bits.preimage(monoid.row(value), k.winning(), own);
        int longer = isAlive || k.isAlive() ? row[value] : order + row[value];
        exploration.meet(u, k.heap(), k.length(), longer, own);
      }
    }
    return Optional.empty();
  }

  private List<Kind> kinds(Cells cells, Player player) {
    List<Kind> kinds = new ArrayList<>();
    for (HeapClass k : classes) {
      long[] options = k.options()[player.index()];
      long[] winning =
          cells.winning(model.frame().finite(), model.lost(player.opponent()), k.value(), options);
      Kind kind =
          new Kind(
              k.heap(), lengths[k.heap()], k.value(), options.length > 0, winning, k.isGrowing());
      if (kinds.stream().noneMatch(other -> isBelow(other, kind))) {
        kinds.removeIf(other -> isBelow(kind, other));
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /** Whether one kind fails wherever the other does. */
  private static boolean isBelow(Kind a, Kind b) {
    return a.value() == b.value()
        && a.isAlive() == b.isAlive()
        && (a.isGrowing() || !b.isGrowing())
        && Bits.subset(a.winning(), b.winning());
  }

  /**
   * A position that is lost for the player and has a move to one that is lost for the opponent. The
   * kinds left out have more winning moves than those kept, so all classes are looked at.
   */
  private Optional<StateGraph.Wrong> lostToLost(Cells cells, Player player, StateGraph graph) {
    Frame frame = model.frame();
    IntegerSet[] company = graph.reached();
    for (HeapClass k : classes) {
      long[] winning =
          cells.winning(
              frame.finite(),
              model.lost(player.opponent()),
              k.value(),
              k.options()[player.index()]);
      int weight = Frame.count(k.value());
      int[] row = frame.finite().row(Frame.part(k.value()));
      for (int g = 0; g < company.length; g++) {
        IntegerSet with = company[g].shift(weight);
        IntegerSet totals = k.isGrowing() ? with.plusMultiples(growth.get().saltus()) : with;
        IntegerSet wrong = cells.slice(winning, g).and(model.lost(player)[row[g]]).and(totals);
        if (!wrong.isEmpty()) {
          int part = g;
          return Optional.of(
              () -> {
                int[] rest = graph.position(part, wrong.nearest() - weight);
                int[] position = Arrays.copyOf(rest, rest.length + 1);
                position[rest.length] = k.heap();
                Arrays.sort(position);
                return position;
              });
        }
      }
    }
    return Optional.empty();
  }
}
