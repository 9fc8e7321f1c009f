// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Play;

/**
 * Who wins a position that is a sum of parts, for games with too many parts to list them all.
 *
 * <pre>{@code
 * ReducedTreeSearch<SproutsLand> search =
 *     new ReducedTreeSearch<>(Play.MISERE, SproutsLand::options, SproutsLand::lives, 7);
 * search.outcome(SproutsLand.spots(5))      // N: the first player wins with five spots
 * }</pre>
 *
 * <p>A part that is small is replaced by its misère canonical form, in normal play by its nim-heap,
 * and the forms of all small parts are added up. So a state of the search is a few large parts and
 * one form, and many positions share a state. These are the reduced canonical trees of J. Lemoine
 * and S. Viennot (<i>Analysis of misere Sprouts game with reduced canonical trees</i>, 2009).
 * States are searched depth first, those with the fewest lives first, and remembered: about a
 * thousand for six spots.
 *
 * @param <C> a part
 */
public final class ReducedTreeSearch<C extends Comparable<C>> {

  private static final FormLimits LIMITS = new FormLimits(500_000, 16_000_000, 3_000_000, 1000);

  private final Play play;
  private final Function<C, List<List<C>>> options;
  private final ToIntFunction<C> size;
  private final int small;
  private final Forms forms = new Forms(LIMITS);
  private final Map<C, Form> formOf = new HashMap<>();
  private final Map<C, List<State<C>>> movesOf = new HashMap<>();
  private final Map<State<C>, Boolean> wins = new HashMap<>();

  /** Large parts, sorted, and the form of all others. */
  private record State<C>(List<C> large, Form rest) {}

  /**
   * @param options the positions that one move in a part leads to
   * @param size more than the number of moves that can be made in a part
   * @param small parts to this size are replaced by their forms
   */
  public ReducedTreeSearch(
      Play play, Function<C, List<List<C>>> options, ToIntFunction<C> size, int small) {
    this.play = play;
    this.options = options;
    this.size = size;
    this.small = small;
  }

  /**
   * Who wins a sum of parts.
   *
   * @throws Budget.Stopped if time is up
   * @throws FormLimitException if the forms of small parts are too large
   */
  public Outcome outcome(List<C> position) {
    return isWin(state(position, List.of(), forms.zero())) ? Outcome.N : Outcome.P;
  }

  /** How many states were decided so far. */
  public int states() {
    return wins.size();
  }

  private State<C> state(List<C> parts, List<C> others, Form form) {
    List<C> large = new ArrayList<>(others);
    Form rest = form;
    for (C part : parts) {
      if (size.applyAsInt(part) <= small) {
        rest = sum(rest, form(part));
      } else {
        large.add(part);
      }
    }
    large.sort(Comparator.naturalOrder());
    return new State<>(large, rest);
  }

  private Form form(C part) {
    Form known = formOf.get(part);
    if (known == null) {
      List<Form> after = new ArrayList<>();
      for (List<C> option : options.apply(part)) {
        after.add(state(option, List.of(), forms.zero()).rest());
      }
      known = play == Play.MISERE ? forms.of(after) : forms.nimHeap(mex(after));
      formOf.put(part, known);
    }
    return known;
  }

  private static int mex(List<Form> nimHeaps) {
    int least = 0;
    Set<Integer> values = new LinkedHashSet<>();
    nimHeaps.forEach(heap -> values.add(heap.birthday()));
    while (values.contains(least)) {
      least++;
    }
    return least;
  }

  private Form sum(Form a, Form b) {
    return play == Play.MISERE ? forms.sum(a, b) : forms.nimHeap(a.birthday() ^ b.birthday());
  }

  private List<State<C>> moves(C part) {
    List<State<C>> known = movesOf.get(part);
    if (known == null) {
      Set<State<C>> different = new LinkedHashSet<>();
      for (List<C> option : options.apply(part)) {
        different.add(state(option, List.of(), forms.zero()));
      }
      known = List.copyOf(different);
      movesOf.put(part, known);
    }
    return known;
  }

  private boolean isWin(State<C> state) {
    if (state.large().isEmpty()) {
      return play == Play.MISERE ? !state.rest().isMisereP() : !state.rest().isZero();
    }
    Boolean known = wins.get(state);
    if (known != null) {
      return known;
    }
    Budget.tick();
    List<State<C>> moves = moves(state);
    boolean win = moves.stream().anyMatch(this::isKnownLoss);
    for (int k = 0; k < moves.size() && !win; k++) {
      win = !isWin(moves.get(k));
    }
    wins.put(state, win);
    return win;
  }

  private boolean isKnownLoss(State<C> state) {
    return state.large().isEmpty() ? !isWin(state) : Boolean.FALSE.equals(wins.get(state));
  }

  /** The states that a move leads to, those with the shortest play first. */
  private List<State<C>> moves(State<C> state) {
    Set<State<C>> different = new LinkedHashSet<>();
    for (int k = 0; k < state.large().size(); k++) {
      C part = state.large().get(k);
      if (k > 0 && part.equals(state.large().get(k - 1))) {
        continue;
      }
      List<C> others = new ArrayList<>(state.large());
      others.remove(k);
      for (State<C> option : moves(part)) {
        different.add(state(option.large(), others, sum(option.rest(), state.rest())));
      }
    }
    for (Form option : state.rest().options()) {
      different.add(new State<>(state.large(), option));
    }
    List<State<C>> sorted = new ArrayList<>(different);
    sorted.sort(Comparator.comparingInt(this::length).thenComparingInt(s -> s.large().size()));
    return sorted;
  }

  private int length(State<C> state) {
    return state.rest().birthday() + state.large().stream().mapToInt(size).sum();
  }
}
