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
 * The order of partizan games in misère play modulo a {@link Universe}, and their canonical forms.
 *
 * <pre>{@code
 * PartizanForms forms = new PartizanForms();
 * MisereOrder order = new MisereOrder(forms, Universe.DEAD_ENDING);
 * order.isEqual(forms.sum(one, minusOne), forms.zero())   // true; false modulo all games
 * order.canonical(g)                                      // dominated and reversible options gone
 * }</pre>
 *
 * <p>G ≥ H means that Left does at least as well with G as with H in every context of the universe;
 * G and H belong to it. It is decided by recursion: G is <i>downlinked</i> to H, by some T with
 * which Left loses G+T and Right loses H+T when they begin, exactly if no Gᴸ ≥ H and no Hᴿ ≤ G; and
 * G ≥ H exactly if
 *
 * <ol>
 *   <li>G is downlinked to no Hᴸ, and no Gᴿ is downlinked to H;
 *   <li>if Left has no move in H, then G is <i>strong</i> for Left, see {@link Strength}; if Right
 *       has no move in G, then H is strong for Right.
 * </ol>
 *
 * <p>For all games this is a theorem of A. N. Siegel, <i>Misère canonical forms of partizan
 * games</i> (2007), for the others of U. Larsson, R. Milley, R. Nowakowski, G. Renault and C.
 * Santos, <i>Progress on misère dead ends</i> (2018).
 *
 * <p>In the canonical form no option is dominated (another one is at least as good) or reversible
 * (the opponent's answer Gᴸᴿ ≤ G takes it back), with one exception. A reversible Gᴸ is replaced by
 * the left options of Gᴸᴿ if there are some. If there are none, Gᴸ has no use but to make G strong:
 * it is deleted, or replaced by the universe's {@linkplain Universe#waiting waiting move} where G
 * would be less without it. Modulo all games that never happens. Cost: pairs of followers × pairs
 * of options. Not thread-safe.
 */
public final class MisereOrder {

  private final PartizanForms forms;
  private final Universe universe;
  private final Strength strength;
  private final Long2IntOpenHashMap atLeast = new Long2IntOpenHashMap();
  private final Map<PartizanForm, PartizanForm> canonical = new HashMap<>();

  /** The order of the forms of this store that belong to a universe. */
  public MisereOrder(PartizanForms forms, Universe universe) {
    this.forms = forms;
    this.universe = universe;
    this.strength = new Strength(forms, universe);
  }

  /** The universe. */
  public Universe universe() {
    return universe;
  }

  boolean isStrong(PartizanForm g, Player player) {
    return strength.isStrong(g, player);
  }

  /** Whether G ≥ H: whether Left may always replace H by G. Both belong to the universe. */
  public boolean isAtLeast(PartizanForm g, PartizanForm h) {
    Budget.tick();
    if (g == h) {
      return true;
    }
    if ((g.isEnd(Player.RIGHT) && !strength.isStrong(h, Player.RIGHT))
        || (h.isEnd(Player.LEFT) && !strength.isStrong(g, Player.LEFT))) {
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

  /** Whether some T of the universe has Left losing G+T and Right losing H+T when they begin. */
  public boolean isDownlinked(PartizanForm g, PartizanForm h) {
    return g.left().stream().noneMatch(gl -> isAtLeast(gl, h))
        && h.right().stream().noneMatch(hr -> isAtLeast(g, hr));
  }

  /** Whether the two games are equal in every context of the universe. */
  public boolean isEqual(PartizanForm g, PartizanForm h) {
    return isAtLeast(g, h) && isAtLeast(h, g);
  }

  /**
   * The inverse of a game, in canonical form: the game with which its sum equals 0. The universes
   * have the conjugate property (Larsson and others, as above): if there is an inverse, it is the
   * conjugate.
   */
  public Optional<PartizanForm> inverse(PartizanForm g) {
    PartizanForm conjugate = canonical(forms.conjugate(g));
    PartizanForm sum = forms.sum(canonical(g), conjugate);
    return isEqual(sum, forms.zero()) ? Optional.of(conjugate) : Optional.empty();
  }

  /** The canonical form: the same for equal games, and no two different ones are equal. */
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
    PartizanForm clear = withoutEnds(simple);
    PartizanForm found =
        forms.of(undominated(clear, Player.LEFT), undominated(clear, Player.RIGHT));
    canonical.put(g, found);
    canonical.put(found, found);
    return found;
  }

  /** The game with one option bypassed that is reversible, but not through an end, if any is. */
  private Optional<PartizanForm> bypassed(PartizanForm g) {
    for (Player player : Player.values()) {
      for (PartizanForm option : g.options(player)) {
        for (PartizanForm answer : option.options(player.opponent())) {
          if (!answer.isEnd(player) && likes(player, g, answer)) {
            Set<PartizanForm> changed = replaced(g.options(player), option, answer.options(player));
            return Optional.of(
                player == Player.LEFT ? forms.of(changed, g.right()) : forms.of(g.left(), changed));
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The game without options that are reversible through ends, but for a waiting move if needed.
   */
  private PartizanForm withoutEnds(PartizanForm g) {
    List<List<PartizanForm>> lefts = withoutEnds(g, Player.LEFT);
    List<List<PartizanForm>> rights = withoutEnds(g, Player.RIGHT);
    for (List<PartizanForm> left : lefts) {
      for (List<PartizanForm> right : rights) {
        PartizanForm simpler = forms.of(left, right);
        if (universe.contains(simpler) && isEqual(simpler, g)) {
          return simpler;
        }
      }
    }
    throw new IllegalStateException("no waiting move fits " + g);
  }

  /** A player's options that are not reversible through ends, without and with a waiting move. */
  private List<List<PartizanForm>> withoutEnds(PartizanForm g, Player player) {
    List<PartizanForm> kept =
        g.options(player).stream().filter(option -> !isReversible(g, option, player)).toList();
    if (kept.size() == g.options(player).size()) {
      return List.of(kept);
    }
    List<PartizanForm> waiting = new ArrayList<>(kept);
    waiting.add(universe.waiting(player, forms, end -> likes(player, g, end)));
    return List.of(kept, waiting);
  }

  private boolean isReversible(PartizanForm g, PartizanForm option, Player player) {
    return option.options(player.opponent()).stream().anyMatch(answer -> likes(player, g, answer));
  }

  /** Whether a player does at least as well with G as with H in every context. */
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
