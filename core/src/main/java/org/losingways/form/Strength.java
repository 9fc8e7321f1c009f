// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.losingways.game.Player;

/**
 * Whether a player who begins wins G+X for every X of a universe in which this player has no move;
 * then G is <i>strong</i> for the player.
 *
 * <pre>{@code
 * Strength strength = new Strength(forms, Universe.DEAD_ENDING);
 * strength.isStrong(forms.integer(1), Player.LEFT)             // false: 1+0 is lost
 * strength.isStrong(PartizanFormText.parse(forms, "{-1|0}"), Player.LEFT)   // true
 * }</pre>
 *
 * <p>Modulo all games only an end is strong, because X may offer moves later. A dicot X is 0. A
 * dead-ending X never has a move for the player. It lets the opponent pass, as often as X has
 * moves, or give up passing with a move to 0; {@code {|0,{|0,{|0,…}}}} allows both as long as they
 * matter. So 0 and this end decide ("perfect murder games" of Larsson, Milley, Nowakowski, Renault
 * and Santos, <i>Progress on misère dead ends</i>, 2018). Cost: followers × options.
 */
final class Strength {

  private final PartizanForms forms;
  private final Universe universe;
  private final Map<Player, Map<PartizanForm, Boolean>> beside = new EnumMap<>(Player.class);

  Strength(PartizanForms forms, Universe universe) {
    this.forms = forms;
    this.universe = universe;
    for (Player player : Player.values()) {
      beside.put(player, new HashMap<>());
    }
  }

  boolean isStrong(PartizanForm g, Player player) {
    return switch (universe) {
      case ALL -> g.isEnd(player);
      case DEAD_ENDING -> forms.outcome(g).winsFirst(player) && winsBesidePasses(g, player);
      case DICOT -> forms.outcome(g).winsFirst(player);
    };
  }

  /** Whether a player who begins wins G if the opponent may pass at will, but not last. */
  private boolean winsBesidePasses(PartizanForm g, Player player) {
    Boolean known = beside.get(player).get(g);
    if (known == null) {
      known = g.isEnd(player) || g.options(player).stream().anyMatch(o -> isKept(o, player));
      beside.get(player).put(g, known);
    }
    return known;
  }

  /** The same if this player has just moved to G: the opponent moves, passes, or passes at last. */
  private boolean isKept(PartizanForm g, Player player) {
    return forms.outcome(g).winsFirst(player)
        && winsBesidePasses(g, player)
        && g.options(player.opponent()).stream().allMatch(o -> winsBesidePasses(o, player));
  }
}
