// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;

/**
 * Closes connections on which a request has begun to arrive and does not get to the end of its
 * headers in time. Each byte ends the server's idle time, so that without this one byte now and
 * then would keep a connection for ever.
 */
final class Arrivals implements Connection.Listener {

  private final long nanos;
  private final LongSupplier clock;
  private final Map<Connection, Arrival> open = new ConcurrentHashMap<>();

  /** What is known of a connection; only ever used by one thread at a time. */
  private static final class Arrival {
    private int underWay;
    private long bytes;
    private long since;
  }

  /**
   * @param time from the first byte of a request to the end of its headers
   * @param clock the time now, in nanoseconds
   */
  Arrivals(Duration time, LongSupplier clock) {
    this.nanos = time.toNanos();
    this.clock = clock;
  }

  @Override
  public void onOpened(Connection connection) {
    Arrival arrival = new Arrival();
    arrival.since = clock.getAsLong();
    open.put(connection, arrival);
  }

  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
  }

  /** Says that all headers of a request are there. */
  void arrived(Connection connection) {
    count(connection, 1);
  }

  /** Says that a request is answered. */
  void answered(Connection connection) {
    count(connection, -1);
  }

  private void count(Connection connection, int more) {
    open.computeIfPresent(
        connection,
        (same, arrival) -> {
          arrival.underWay += more;
          arrival.bytes = connection.getBytesIn();
          arrival.since = clock.getAsLong();
          return arrival;
        });
  }

  /** To be called every now and then: closes what takes too long. */
  void look() {
    for (Connection connection : open.keySet()) {
      open.computeIfPresent(
          connection,
          (same, arrival) -> {
            long now = clock.getAsLong();
            if (arrival.underWay > 0 || connection.getBytesIn() == arrival.bytes) {
              arrival.since = now;
            }
            if (now - arrival.since <= nanos) {
              return arrival;
            }
            connection.getEndPoint().close();
            return null;
          });
    }
  }
}
