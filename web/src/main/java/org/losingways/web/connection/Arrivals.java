// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.connection;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;

/**
 * Closes connections on which a request has begun to arrive and does not get to the end of its
 * headers in time, and those that one address opens beyond its share. Each byte ends the server's
 * idle time, so that without this one byte now and then would keep a connection for ever.
 */
public final class Arrivals implements Connection.Listener {

  private final long nanos;
  private final int mostOfOne;
  private final LongSupplier clock;
  private final Map<Connection, Arrival> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

  /** What is known of a connection; only ever used by one thread at a time. */
  private static final class Arrival {
    private final String address;
    private int underWay;
    private long bytes;
    private long bytesOfLast = -1;
    private long since;

    Arrival(String address) {
      this.address = address;
    }
  }

  /**
   * @param time from the first byte of a request to the end of its headers
   * @param mostOfOne connections from one address
   * @param clock the time now, in nanoseconds
   */
  public Arrivals(Duration time, int mostOfOne, LongSupplier clock) {
    this.nanos = time.toNanos();
    this.mostOfOne = mostOfOne;
    this.clock = clock;
  }

  @Override
  public void onOpened(Connection connection) {
    Arrival arrival = new Arrival(address(connection));
    arrival.since = clock.getAsLong();
    open.put(connection, arrival);
    if (byAddress.merge(arrival.address, 1, Integer::sum) > mostOfOne) {
      connection.getEndPoint().close();
    }
  }

  private static String address(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress inet
        ? inet.getHostString()
        : "";
  }

  @Override
  public void onClosed(Connection connection) {
    Arrival arrival = open.remove(connection);
    if (arrival != null) {
      forget(arrival);
    }
  }

  private void forget(Arrival arrival) {
    byAddress.computeIfPresent(arrival.address, (same, count) -> count > 1 ? count - 1 : null);
  }

  /**
   * Says that all headers of a request are there. Returns whether it was sent together with the
   * request before it, by a client that does not wait for answers.
   */
  public boolean arrived(Connection connection) {
    count(connection, 1);
    Arrival arrival = open.get(connection);
    if (arrival == null) {
      return false;
    }
    boolean isPipelined = arrival.bytes == arrival.bytesOfLast;
    arrival.bytesOfLast = arrival.bytes;
    return isPipelined;
  }

  /** Says that a request is answered. */
  public void answered(Connection connection) {
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
  public void look() {
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
            forget(arrival);
            return null;
          });
    }
  }
}
