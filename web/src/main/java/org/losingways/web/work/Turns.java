// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.util.Optional;

/** Seats, of which there are few. Whoever finds none waits, and the clients take turns. */
public final class Turns {

  private final int seats;
  private final int mostOfOne;
  private final int mostOfAll;
  private final ClientQueues<Runnable> waiting = new ClientQueues<>();
  private int taken;

  /**
   * @param seats how many there are
   * @param mostOfOne how many of one client may wait
   * @param mostOfAll how many may wait
   */
  public Turns(int seats, int mostOfOne, int mostOfAll) {
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
  public void take(String client, Runnable seated) {
    synchronized (this) {
      if (taken == seats) {
        if (waiting.size(client) == mostOfOne || waiting.size() == mostOfAll) {
          throw Refusal.busy(
              "Too many questions are waiting for an answer; ask again in a moment.");
        }
        waiting.add(client, seated);
        return;
      }
      taken++;
    }
    seated.run();
  }

  /** Leaves a seat to the next. */
  public void leave() {
    Optional<Runnable> next;
    synchronized (this) {
      next = waiting.next();
      taken -= next.isEmpty() ? 1 : 0;
    }
    next.ifPresent(Runnable::run);
  }
}
