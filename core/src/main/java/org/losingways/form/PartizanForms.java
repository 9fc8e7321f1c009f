// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.budget.Budget;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;

/**
 * Partizan forms, each kept once: sums, conjugates and misère outcomes.
 *
 * <pre>{@code
 * PartizanForms forms = new PartizanForms();
 * PartizanForm one = forms.integer(1);                   // {0|}
 * forms.outcome(one)                                     // R: Left has to move, Right need not
 * forms.outcome(forms.sum(one, forms.conjugate(one)))    // N
 * }</pre>
 *
 * <p>In misère play a player who cannot move wins. A sum is a form itself, made when it is asked
 * for; its size is at most the product of the numbers of followers. Not thread-safe.
 */
public final class PartizanForms {

  /** More forms than this are not kept: a sum of that many followers is not one to write down. */
  private static final int MAX_FORMS = 1_000_000;

  /** Larger integers and nim-heaps are refused: they are trees as deep as they are large. */
  static final int MAX_NUMBER = 200;

  private record Key(List<Integer> left, List<Integer> right) {}

  private final Map<Key, PartizanForm> forms = new HashMap<>();
  private final Map<PartizanForm, PartizanForm> conjugates = new HashMap<>();
  private final Long2ObjectOpenHashMap<PartizanForm> sums = new Long2ObjectOpenHashMap<>();
  private final Map<PartizanForm, PartizanOutcome> outcomes = new HashMap<>();

  /** The form with these options; the order and repetitions do not matter. */
  public PartizanForm of(Collection<PartizanForm> left, Collection<PartizanForm> right) {
    Budget.tick();
    List<PartizanForm> ls = sorted(left);
    List<PartizanForm> rs = sorted(right);
    Key key =
        new Key(
            ls.stream().map(PartizanForm::id).toList(), rs.stream().map(PartizanForm::id).toList());
    PartizanForm known = forms.get(key);
    if (known != null) {
      return known;
    }
    if (forms.size() >= MAX_FORMS) {
      throw new GameFormatException(
          "This game has more than " + MAX_FORMS + " followers, which is too many to write down.");
    }
    PartizanForm made = new PartizanForm(forms.size(), ls, rs);
    forms.put(key, made);
    return made;
  }

  /** The form in which only one player has options. */
  PartizanForm of(Player player, Collection<PartizanForm> options) {
    return player == Player.LEFT ? of(options, List.of()) : of(List.of(), options);
  }

  private static List<PartizanForm> sorted(Collection<PartizanForm> options) {
    return options.stream().distinct().sorted(Comparator.comparingInt(PartizanForm::id)).toList();
  }

  /** The game without moves. */
  public PartizanForm zero() {
    return of(List.of(), List.of());
  }

  /** The integer n: n moves in a row for Left, or −n for Right. */
  public PartizanForm integer(int n) {
    PartizanForm form = zero();
    for (int i = 0; i < Math.abs(n); i++) {
      form = n > 0 ? of(List.of(form), List.of()) : of(List.of(), List.of(form));
    }
    return form;
  }

  /** The nim-heap *n, in which both players have the same moves. */
  public PartizanForm nimber(int n) {
    List<PartizanForm> smaller = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      smaller.add(of(smaller, smaller));
    }
    return of(smaller, smaller);
  }

  /** The same game with Left and Right exchanged. */
  public PartizanForm conjugate(PartizanForm g) {
    PartizanForm known = conjugates.get(g);
    if (known == null) {
      known =
          of(
              g.right().stream().map(this::conjugate).toList(),
              g.left().stream().map(this::conjugate).toList());
      conjugates.put(g, known);
      conjugates.put(known, g);
    }
    return known;
  }

  /** Both games side by side: a move is a move in one of them. */
  public PartizanForm sum(PartizanForm g, PartizanForm h) {
    if (g.birthday() == 0) {
      return h;
    }
    if (h.birthday() == 0) {
      return g;
    }
    long key = (long) Math.min(g.id(), h.id()) << 32 | Math.max(g.id(), h.id());
    PartizanForm known = sums.get(key);
    if (known == null) {
      known = of(sumOptions(g, h, Player.LEFT), sumOptions(g, h, Player.RIGHT));
      sums.put(key, known);
    }
    return known;
  }

  private List<PartizanForm> sumOptions(PartizanForm g, PartizanForm h, Player player) {
    List<PartizanForm> options = new ArrayList<>();
    for (PartizanForm option : g.options(player)) {
      options.add(sum(option, h));
    }
    for (PartizanForm option : h.options(player)) {
      options.add(sum(g, option));
    }
    return options;
  }

  /** Who wins when the last player to move loses. */
  public PartizanOutcome outcome(PartizanForm g) {
    PartizanOutcome known = outcomes.get(g);
    if (known == null) {
      known = PartizanOutcome.of(winsFirst(g, Player.LEFT), winsFirst(g, Player.RIGHT));
      outcomes.put(g, known);
    }
    return known;
  }

  private boolean winsFirst(PartizanForm g, Player player) {
    return g.isEnd(player)
        || g.options(player).stream().anyMatch(option -> outcome(option).winsSecond(player));
  }
}
