// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losingways.budget.Budget;
import org.losingways.game.Player;

/**
 * The order of partizan games in misère play modulo all games, and their canonical forms.
 *
 * <pre>{@code
 * PartizanForms forms = new PartizanForms();
 * MisereOrder order = new MisereOrder(forms);
 * order.isAtLeast(forms.integer(1), forms.zero())   // false: 1 and 0 are incomparable
 * order.canonical(g)                                // dominated and reversible options gone
 * }</pre>
 *
 * <p>G ≥ H means that Left does at least as well with G as with H in every company. A. N. Siegel,
 * <i>Misère canonical forms of partizan games</i> (2007), decides it by recursion: G is
 * <i>downlinked</i> to H, by some T in which Left loses G+T and Right loses H+T when they begin,
 * exactly if no Gᴸ ≥ H and no Hᴿ ≤ G; and G ≥ H exactly if
 *
 * <ol>
 *   <li>G is downlinked to no Hᴸ, and no Gᴿ is downlinked to H;
 *   <li>if Left has no move in H, she has none in G; if Right has no move in G, he has none in H.
 * </ol>
 *
 * <p>In the canonical form no option is dominated (another one is at least as good) or reversible
 * (the opponent's answer Gᴸᴿ ≤ G takes it back). A reversible Gᴸ is replaced by the left options of
 * Gᴸᴿ. There always are some: if Left had no move in Gᴸᴿ ≤ G, she would have none in G. Cost: pairs
 * of followers × pairs of options. Not thread-safe.
 */
public final class MisereOrder {

  private final PartizanForms forms;
  private final Long2IntOpenHashMap atLeast = new Long2IntOpenHashMap();
  private final Map<PartizanForm, PartizanForm> canonical = new HashMap<>();

  /** The order of the forms of this store. */
  public MisereOrder(PartizanForms forms) {
    this.forms = forms;
  }

  /** Whether G ≥ H: whether Left may always replace H by G. */
  public boolean isAtLeast(PartizanForm g, PartizanForm h) {
    Budget.tick();
    if (g == h) {
      return true;
    }
    if ((g.isEnd(Player.RIGHT) && !h.isEnd(Player.RIGHT))
        || (h.isEnd(Player.LEFT) && !g.isEnd(Player.LEFT))) {
      return false;
    }
    long key = (long) g.id() << 32 | h.id();
    if (atLeast.containsKey(key)) {
      return atLeast.get(key) == 1;
    }
    boolean found =
        h.left().stream().noneMatch(hl -> isDownlinked(g, hl))
            && g.right().stream().noneMatch(gr -> isDownlinked(gr, h));
    atLeast.put(key, found ? 1 : 0);
    return found;
  }

  /** Whether some T has Left losing G+T and Right losing H+T when they begin. */
  public boolean isDownlinked(PartizanForm g, PartizanForm h) {
    return g.left().stream().noneMatch(gl -> isAtLeast(gl, h))
        && h.right().stream().noneMatch(hr -> isAtLeast(g, hr));
  }

  /** Whether the two games are equal in every company. */
  public boolean isEqual(PartizanForm g, PartizanForm h) {
    return isAtLeast(g, h) && isAtLeast(h, g);
  }

  /** The canonical form: the simplest of all games equal to this one. */
  public PartizanForm canonical(PartizanForm g) {
    PartizanForm known = canonical.get(g);
    if (known != null) {
      return known;
    }
    PartizanForm simple =
        forms.of(
            g.left().stream().map(this::canonical).toList(),
            g.right().stream().map(this::canonical).toList());
    while (true) {
      Optional<PartizanForm> simpler = bypassed(simple);
      if (simpler.isEmpty()) {
        break;
      }
      simple = simpler.get();
    }
    PartizanForm found =
        forms.of(undominated(simple, Player.LEFT), undominated(simple, Player.RIGHT));
    canonical.put(g, found);
    canonical.put(found, found);
    return found;
  }

  /** The game with one reversible option bypassed, if it has one. */
  private Optional<PartizanForm> bypassed(PartizanForm g) {
    for (Player player : Player.values()) {
      for (PartizanForm option : g.options(player)) {
        for (PartizanForm answer : option.options(player.opponent())) {
          if (likes(player, g, answer)) {
            Set<PartizanForm> changed = replaced(g.options(player), option, answer.options(player));
            return Optional.of(
                player == Player.LEFT ? forms.of(changed, g.right()) : forms.of(g.left(), changed));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a player does at least as well with G as with H in every company. */
  private boolean likes(Player player, PartizanForm g, PartizanForm h) {
    return player == Player.LEFT ? isAtLeast(g, h) : isAtLeast(h, g);
  }

  private static Set<PartizanForm> replaced(
      List<PartizanForm> options, PartizanForm reversible, List<PartizanForm> by) {
    Set<PartizanForm> changed = new LinkedHashSet<>(options);
    changed.remove(reversible);
    changed.addAll(by);
    return changed;
  }

  private List<PartizanForm> undominated(PartizanForm g, Player player) {
    List<PartizanForm> kept = new ArrayList<>();
    for (PartizanForm option : g.options(player)) {
      if (kept.stream().noneMatch(k -> likes(player, k, option))) {
        kept.removeIf(k -> likes(player, option, k));
        kept.add(option);
      }
    }
    return kept;
  }
}
