// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.junit.jupiter.api.Test;
import org.losingways.reader.GameReader;
import org.losingways.store.Store;
import org.losingways.web.connection.Bodies;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Refusal;

/** Slow, foreign and departing clients. */
class WorkbenchTest {

  private static Workbench start(String host, Limits limits) throws IOException {
    return Workbench.start(new WorkbenchOptions(host, 0, Store.none(), limits));
  }

  /** A connection of somebody who writes HTTP by hand. */
  private static final class Hand implements AutoCloseable {
    private final Socket socket;
    private final int port;

    Hand(int port) throws IOException {
      this.port = port;
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setSoTimeout(600_000);
    }

    Hand write(String text) throws IOException {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
      return this;
    }

    /** Sends a request with these headers, and returns all of the answer. */
    String ask(String request, String... headers) throws IOException {
      write(request + " HTTP/1.1\r\nConnection: close\r\n");
      if (String.join("", headers).indexOf("Host:") < 0) {
        write("Host: 127.0.0.1:" + port + "\r\n");
      }
      for (String header : headers) {
        write(header + "\r\n");
      }
      write("\r\n");
      return rest();
    }

    String rest() throws IOException {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  private static String ask(int port, String request, String... headers) throws IOException {
    try (Hand hand = new Hand(port)) {
      return hand.ask(request, headers);
    }
  }

  @Test
  void bodiesThatDoNotArriveKeepNobodyWaiting() throws Exception {
    List<Hand> slow = new ArrayList<>();
    try (Workbench bench = start("127.0.0.1", Limits.usual())) {
      int port = bench.address().getPort();
      for (int i = 0; i < 60; i++) {
        slow.add(
            new Hand(port)
                .write("POST /api/check HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                .write("Content-Length: 1000\r\n\r\n{"));
      }
      for (String path : List.of("/", "/js/main.js", "/api/games", "/api/rules?game=kayles")) {
        assertThat(ask(port, "GET " + path)).startsWith("HTTP/1.1 200 ");
      }
    } finally {
      for (Hand hand : slow) {
        hand.close();
      }
    }
  }

  @Test
  void aBodyHasToArriveInTime() throws Exception {
    try (Workbench bench = start("127.0.0.1", Limits.usual().withBodyTime(Duration.ofSeconds(3)));
        Hand hand = new Hand(bench.address().getPort())) {
      hand.write("POST /api/graph HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nd");
      assertThat(hand.rest()).startsWith("HTTP/1.1 408 ").contains("did not arrive in time");
    }
  }

  /** A graph in pieces of one byte, padded to so many. */
  private static String sendInPieces(int port, int pieces) throws IOException {
    String graph = "digraph { A -> B }";
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < pieces; i++) {
      all.append("1\r\n").append(i < graph.length() ? graph.charAt(i) : ' ').append("\r\n");
    }
    try (Hand hand = new Hand(port)) {
      hand.write("POST /api/graph HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n");
      hand.write("Transfer-Encoding: chunked\r\n\r\n");
      hand.write(all + "0\r\n\r\n");
      return hand.rest();
    }
  }

  @Test
  void aBodyMayComeInManyPieces() throws Exception {
    try (Workbench bench = start("127.0.0.1", Limits.usual())) {
      int port = bench.address().getPort();
      assertThat(sendInPieces(port, 16_000)).startsWith("HTTP/1.1 200 ");
      assertThat(sendInPieces(port, 17_000))
          .startsWith("HTTP/1.1 413 ")
          .contains("comes in too many pieces; send it in larger ones");
    }
  }

  /** Who sends many requests and reads no answer is answered in order all the same. */
  @Test
  void requestsThatCameTogetherAreAnsweredInOrder() throws Exception {
    String headers = " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    try (Workbench bench = start("127.0.0.1", Limits.usual());
        Hand hand = new Hand(bench.address().getPort())) {
      StringBuilder all = new StringBuilder();
      for (int i = 1; i <= 40; i++) {
        all.append("GET /api/rules?game=none").append(i).append("x" + headers + "\r\n");
        all.append("GET /js/main.js" + headers + "\r\n");
      }
      hand.write(all + "GET /api/games" + headers + "Connection: close\r\n\r\n");
      String answers = hand.rest();
      assertThat(answers.split("HTTP/1.1 200 ", -1)).hasSize(42);
      int last = 0;
      for (int i = 1; i <= 40; i++) {
        int next = answers.indexOf("none" + i + "x", last);
        assertThat(next).as("answer " + i).isGreaterThan(last);
        last = next;
      }
    }
  }

  @Test
  void headersHaveToArriveInTime() throws Exception {
    try (Workbench bench = start("127.0.0.1", Limits.usual().withBodyTime(Duration.ofSeconds(3)));
        Hand quiet = new Hand(bench.address().getPort());
        Hand hand = new Hand(bench.address().getPort())) {
      String request = "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n";
      quiet.write(request + "\r\n");
      hand.write(request);
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 30_000; i++) {
                  hand.write("A: b\r\n");
                  Thread.sleep(20);
                }
              })
          .isInstanceOf(IOException.class);
      // Whoever says nothing between two requests is not meant.
      assertThat(quiet.ask("GET /api/games")).contains("HTTP/1.1 200 ").endsWith("]");
    }
  }

  @Test
  void otherSitesStartNoWork() throws Exception {
    try (Workbench bench = start("127.0.0.1", Limits.usual())) {
      int port = bench.address().getPort();
      for (String site : List.of("cross-site", "same-site")) {
        assertThat(ask(port, "GET /api/solve?game=0.123", "Sec-Fetch-Site: " + site))
            .startsWith("HTTP/1.1 403 ");
      }
      assertThat(ask(port, "GET /api/solve?game=0.123", "Origin: http://example.org"))
          .startsWith("HTTP/1.1 403 ");
      assertThat(ask(port, "GET /explore/0.123", "Sec-Fetch-Site: cross-site"))
          .startsWith("HTTP/1.1 200 ");
      assertThat(ask(port, "GET /api/games", "Sec-Fetch-Site: same-origin"))
          .startsWith("HTTP/1.1 200 ");
    }
  }

  @Test
  void aStateThatTheClientHasIsNotSentAgain() throws Exception {
    try (Workbench bench = start("127.0.0.1", Limits.usual())) {
      int port = bench.address().getPort();
      String state = "";
      while (!state.contains("\"phase\":\"done\"")) {
        state = ask(port, "GET /api/solve?game=0.3");
      }
      String tag = state.replaceFirst("(?s).*\r\nETag: ([^\r]*)\r\n.*", "$1");
      assertThat(ask(port, "GET /api/solve?game=0.3", "If-None-Match: " + tag))
          .startsWith("HTTP/1.1 304 ")
          .endsWith("\r\n\r\n");
      assertThat(ask(port, "GET /api/solve?game=0.3", "If-None-Match: \"other\""))
          .startsWith("HTTP/1.1 200 ");
    }
  }

  @Test
  void aWorkbenchForOthersWantsItsToken() throws Exception {
    try (Workbench bench = start("0.0.0.0", Limits.usual())) {
      URI address = bench.address();
      int port = address.getPort();
      String token = address.getQuery();
      assertThat(token).matches("token=[0-9a-f]{32}");
      assertThat(bench.notes()).singleElement().asString().contains("whoever knows the address");
      for (String path : List.of("/", "/api/games", "/js/main.js", "/?token=0", "/?token=")) {
        assertThat(ask(port, "GET " + path)).startsWith("HTTP/1.1 403 ");
      }
      String page = ask(port, "GET /?" + token);
      assertThat(page).startsWith("HTTP/1.1 200 ");
      String cookie = "losing-ways=" + token.substring("token=".length());
      assertThat(page).contains("Set-Cookie: " + cookie + "; Path=/; HttpOnly; SameSite=Strict");
      assertThat(ask(port, "GET /api/games", "Cookie: a=b; " + cookie)).startsWith("HTTP/1.1 200 ");
      assertThat(ask(port, "GET /api/rules?game=kayles&" + token)).startsWith("HTTP/1.1 200 ");
      assertThat(ask(port, "GET /api/games", "Cookie: losing-ways=0")).startsWith("HTTP/1.1 403 ");
      assertThat(ask(port, "GET /?" + token, "Host: evil.example")).startsWith("HTTP/1.1 421 ");
    }
    try (Workbench bench = start("127.0.0.1", Limits.usual())) {
      assertThat(bench.notes()).isEmpty();
      assertThat(bench.address().getQuery()).isNull();
    }
  }

  /** A server whose exchanges a test answers itself. */
  private static final class ByHand implements AutoCloseable {
    private final BlockingQueue<Exchange> asked = new ArrayBlockingQueue<>(10);
    private final Bodies bodies = new Bodies();
    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);

    ByHand() throws Exception {
      connector.setHost("127.0.0.1");
      server.addConnector(connector);
      server.setHandler(
          new Handler.Abstract.NonBlocking() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
              return asked.add(
                  new Exchange(request, response, callback, GameReader.withoutFiles(), bodies));
            }
          });
      server.start();
    }

    @Override
    public void close() {
      LifeCycle.stop(server);
      bodies.close();
    }
  }

  @Test
  void whoGoesAwayIsNoticed() throws Exception {
    CountDownLatch isGone = new CountDownLatch(1);
    try (ByHand server = new ByHand()) {
      Hand hand = new Hand(server.connector.getLocalPort());
      hand.write("GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
      server.asked.take().onLeave(isGone::countDown);
      hand.close();
      assertThat(isGone.await(10, TimeUnit.MINUTES)).isTrue();
    }
  }

  private static final String WATCH =
      "GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n";

  /** No sign of life is sent here, so that only its going frees the place of a client. */
  @Test
  void whoStopsWatchingLeavesItsPlaceToOthers() throws Exception {
    try (Jobs jobs = new Jobs(Limits.usual(), Store.none());
        ByHand server = new ByHand();
        Hand other = new Hand(server.connector.getLocalPort())) {
      Watchers watchers = new Watchers(4, 2);
      Job job = jobs.of("a", "0.3", GameReader.of("0.3").impartial());
      List<Hand> own = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        own.add(new Hand(server.connector.getLocalPort()).write(WATCH));
        watchers.add(server.asked.take(), job);
      }
      other.write(WATCH);
      Exchange third = server.asked.take();
      assertThatThrownBy(() -> watchers.add(third, job))
          .isInstanceOfSatisfying(
              Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(429))
          .hasMessageContaining("Your address is watching 2 games already");
      watchers.checkRoom("192.0.2.1");
      own.get(0).close();
      // Nothing can come behind a stream, so who sends more is gone as well.
      own.get(1).write(WATCH);
      for (int i = 0; i < 60_000 && watchers.size() > 0; i++) {
        Thread.sleep(10);
      }
      assertThat(watchers.size()).isZero();
      watchers.add(third, job);
      assertThat(watchers.size()).isOne();
      watchers.close();
      assertThat(other.rest()).startsWith("HTTP/1.1 200 ").contains("event: state");
      own.get(1).close();
    }
  }

  /** What is read in order to notice a departure is not lost. */
  @Test
  void aRequestBeforeTheAnswerIsAnsweredToo() throws Exception {
    try (ByHand server = new ByHand();
        Hand hand = new Hand(server.connector.getLocalPort())) {
      for (int round = 0; round < 3; round++) {
        hand.write("GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        Exchange first = server.asked.take();
        first.onLeave(() -> {});
        hand.write("GET /b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        first.send(CompletableFuture.completedFuture(Printed.text("text/plain", "one")));
        Exchange second = server.asked.take();
        second.onLeave(() -> {});
        assertThat(second.path()).isEqualTo("/b");
        second.send(CompletableFuture.completedFuture(Printed.text("text/plain", "two")));
        InputStream in = hand.socket.getInputStream();
        StringBuilder all = new StringBuilder();
        while (all.indexOf("\r\n\r\ntwo") < 0) {
          all.append((char) in.read());
        }
        assertThat(all.toString()).contains("\r\n\r\none");
      }
    }
  }
}
