// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.losingways.game.Player;

/**
 * A game by its options: {@code {a,b|c}} is the game in which Left may move to a or b and Right to
 * c. Forms of one {@link PartizanForms} are shared, so two of them are the same tree exactly if
 * they are the same object.
 */
public final class PartizanForm {

  private final int id;
  private final List<PartizanForm> left;
  private final List<PartizanForm> right;
  private final int birthday;

  PartizanForm(int id, List<PartizanForm> left, List<PartizanForm> right) {
    this.id = id;
    this.left = List.copyOf(left);
    this.right = List.copyOf(right);
    this.birthday =
        1 + Stream.of(left, right).flatMap(List::stream).mapToInt(g -> g.birthday).max().orElse(-1);
  }

  int id() {
    return id;
  }

  /** Left's options. */
  public List<PartizanForm> left() {
    return left;
  }

  /** Right's options. */
  public List<PartizanForm> right() {
    return right;
  }

  /** The options of a player. */
  public List<PartizanForm> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** Whether this player has no move. */
  public boolean isEnd(Player player) {
    return options(player).isEmpty();
  }

  /** The number of moves of the longest play, whoever makes them. */
  public int birthday() {
    return birthday;
  }

  /** All games that play can come to, this one first and none twice. */
  public List<PartizanForm> followers() {
    Set<PartizanForm> seen = new LinkedHashSet<>();
    seen.add(this);
    List<PartizanForm> queue = new ArrayList<>(seen);
    for (int i = 0; i < queue.size(); i++) {
      for (Player player : Player.values()) {
        for (PartizanForm option : queue.get(i).options(player)) {
          if (seen.add(option)) {
            queue.add(option);
          }
        }
      }
    }
    return queue;
  }

  /**
   * Whether a player who once has no move never has one again, wherever play goes. Sums of such
   * games are the universe of R. Milley and G. Renault, <i>Dead ends in misère play</i>.
   */
  public boolean isDeadEnding() {
    for (PartizanForm follower : followers()) {
      for (Player player : Player.values()) {
        if (follower.isEnd(player)
            && follower.followers().stream().anyMatch(later -> !later.isEnd(player))) {
          return false;
        }
      }
    }
    return true;
  }

  /** How the form is written; empty if that is too long to be read. */
  public Optional<String> written() {
    return PartizanFormText.writer().apply(this);
  }

  /** The form as text, or a few words about it if that would be long. */
  @Override
  public String toString() {
    return written().orElseGet(() -> "a form born on day " + birthday);
  }
}
