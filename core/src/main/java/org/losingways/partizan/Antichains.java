// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.losingways.game.Player;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * Finds a shortest position that a finite model gets wrong for one player: one that the player
 * could move in and should win, but without a winning move, or one without moves that is called
 * lost.
 *
 * <p>For a position u let V(u) be the set of values of company in which the player has a winning
 * move in u itself; V(u+k) = { z : zΦ(k) ∈ V(u) } ∪ { z : zΦ(u) ∈ W(k) }. Among positions of one
 * value those with the smallest V fail first, so only an antichain of sets for each value is
 * followed, apart from the positions without moves, of which one for each value is enough.
 */
final class Antichains {

  @SuppressWarnings("ArrayRecordComponent")
  private record Met(
      Optional<Met> before, int heap, int length, int value, boolean isAlive, long[] own) {

    int[] position() {
      List<Integer> heaps = new ArrayList<>();
      for (Met u = this; u.before.isPresent(); u = u.before.get()) {
        heaps.add(u.heap);
      }
      return heaps.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
  }

  private final FiniteMonoid monoid;
  private final List<Kind> kinds;
  private final List<List<Met>> alive = new ArrayList<>();
  private final boolean[] isDeadMet;
  private final PriorityQueue<Met> queue =
      new PriorityQueue<>((a, b) -> Integer.compare(a.length(), b.length()));

  private Antichains(FiniteMonoid monoid, List<Kind> kinds) {
    this.monoid = monoid;
    this.kinds = kinds;
    this.isDeadMet = new boolean[monoid.order()];
    for (int x = 0; x < monoid.order(); x++) {
      alive.add(List.of());
    }
  }

  /** A position that is wrong for the player, if there is one. */
  static Optional<int[]> failure(Model model, List<Kind> kinds, Player player, Budget budget) {
    return new Antichains(model.frame().finite(), kinds).explore(model, player, budget);
  }

  private Optional<int[]> explore(Model model, Player player, Budget budget) {
    queue.add(new Met(Optional.empty(), 0, 0, 0, false, Bits.of(monoid.order())));
    while (!queue.isEmpty()) {
      Met u = queue.poll();
      if (isCovered(u)) {
        continue;
      }
      budget.check();
      boolean isLost = model.isLost(player, Frame.pack(u.value(), 0));
      if (u.isAlive() ? !isLost && !Bits.get(u.own(), 0) : isLost) {
        return Optional.of(u.position());
      }
      keep(u);
      for (Kind k : kinds) {
        push(u, k);
      }
    }
    return Optional.empty();
  }

  private void push(Met u, Kind k) {
    int part = Frame.part(k.value());
    int value = monoid.row(part)[u.value()];
    long[] own = Bits.of(monoid.order());
    Bits.preimage(monoid.row(part), u.own(), own);
    Bits.preimage(monoid.row(u.value()), k.winning(), own);
    boolean isAlive = u.isAlive() || k.isAlive();
    Met longer = new Met(Optional.of(u), k.heap(), u.length() + k.length(), value, isAlive, own);
    if (!isCovered(longer)) {
      queue.add(longer);
    }
  }

  private boolean isCovered(Met u) {
    if (!u.isAlive()) {
      return isDeadMet[u.value()];
    }
    for (Met v : alive.get(u.value())) {
      if (Bits.subset(v.own(), u.own())) {
        return true;
      }
    }
    return false;
  }

  private void keep(Met u) {
    if (!u.isAlive()) {
      isDeadMet[u.value()] = true;
      return;
    }
    List<Met> kept = new ArrayList<>();
    for (Met v : alive.get(u.value())) {
      if (!Bits.subset(u.own(), v.own())) {
        kept.add(v);
      }
    }
    kept.add(u);
    alive.set(u.value(), kept);
  }
}
