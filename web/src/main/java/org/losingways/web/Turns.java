// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Seats, of which there are few. Whoever finds none waits in the queue of its client, and the
 * clients take turns: one that asks for much waits behind itself and not before the others.
 */
final class Turns {

  private final int seats;
  private final int mostOfOne;
  private final int mostOfAll;
  private final Map<String, Deque<Runnable>> queues = new LinkedHashMap<>();
  private int taken;
  private int waiting;

  /**
   * @param seats how many there are
   * @param mostOfOne how many of one client may wait
   * @param mostOfAll how many may wait
   */
  Turns(int seats, int mostOfOne, int mostOfAll) {
    this.seats = seats;
    this.mostOfOne = mostOfOne;
    this.mostOfAll = mostOfAll;
  }

  /**
   * Takes a seat, now or later.
   *
   * @param seated called when there is one; whoever calls {@link #leave} later lets the next sit
   * @throws Refusal if too many wait
   */
  void take(String client, Runnable seated) {
    synchronized (this) {
      if (taken == seats) {
        Deque<Runnable> queue = queues.getOrDefault(client, new ArrayDeque<>());
        if (queue.size() == mostOfOne || waiting == mostOfAll) {
          throw Refusal.busy(
              "Too many questions are waiting for an answer; ask again in a moment.");
        }
        queue.add(seated);
        queues.put(client, queue);
        waiting++;
        return;
      }
      taken++;
    }
    seated.run();
  }

  /** Leaves a seat to the next. */
  void leave() {
    Runnable next;
    synchronized (this) {
      Iterator<Map.Entry<String, Deque<Runnable>>> clients = queues.entrySet().iterator();
      if (!clients.hasNext()) {
        taken--;
        return;
      }
      Map.Entry<String, Deque<Runnable>> first = clients.next();
      Deque<Runnable> queue = first.getValue();
      clients.remove();
      next = queue.remove();
      waiting--;
      if (!queue.isEmpty()) {
        queues.put(first.getKey(), queue);
      }
    }
    next.run();
  }
}
