// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.function.Function;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.junit.jupiter.api.Test;

/** What is known of connections. */
class ArrivalsTest {

  private final Arrivals arrivals = new Arrivals(Duration.ofSeconds(20), 2, () -> 0);

  /** A connection of which only the address and the bytes are known. */
  private static final class Line {
    private final Connection connection;
    private long bytes;
    private boolean isClosed;

    Line(String address) {
      EndPoint end =
          fake(
              EndPoint.class,
              method ->
                  switch (method) {
                    case "getRemoteSocketAddress" -> new InetSocketAddress(address, 40_000);
                    case "close" -> {
                      isClosed = true;
                      yield null;
                    }
                    default -> null;
                  });
      connection =
          fake(
              Connection.class,
              method ->
                  switch (method) {
                    case "getEndPoint" -> end;
                    case "getBytesIn" -> bytes;
                    case "hashCode" -> System.identityHashCode(this);
                    case "equals" -> false;
                    default -> null;
                  });
    }

    private static <T> T fake(Class<T> type, Function<String, Object> answers) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) -> {
                Object answer =
                    method.getName().equals("equals") && proxy == arguments[0]
                        ? true
                        : answers.apply(method.getName());
                return method.getReturnType() == void.class ? null : answer;
              }));
    }
  }

  @Test
  void requestsThatCameTogetherAreKnown() {
    Line line = new Line("127.0.0.1");
    arrivals.onOpened(line.connection);
    line.bytes = 300;
    assertThat(arrivals.arrived(line.connection)).isFalse();
    arrivals.answered(line.connection);
    assertThat(arrivals.arrived(line.connection)).isTrue();
    arrivals.answered(line.connection);
    line.bytes = 400;
    assertThat(arrivals.arrived(line.connection)).isFalse();
  }

  @Test
  void oneAddressHasAShareOfTheConnections() {
    Line first = new Line("127.0.0.1");
    Line second = new Line("127.0.0.1");
    Line third = new Line("127.0.0.1");
    Line other = new Line("127.0.0.2");
    for (Line line : new Line[] {first, second, third, other}) {
      arrivals.onOpened(line.connection);
    }
    assertThat(first.isClosed || second.isClosed || other.isClosed).isFalse();
    assertThat(third.isClosed).isTrue();
    arrivals.onClosed(third.connection);
    arrivals.onClosed(first.connection);
    Line later = new Line("127.0.0.1");
    arrivals.onOpened(later.connection);
    assertThat(later.isClosed).isFalse();
  }
}
