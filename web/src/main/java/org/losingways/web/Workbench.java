// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.losingways.store.KeptGames;
import org.losingways.web.atlas.KeptSource;
import org.losingways.web.atlas.LivePages;
import org.losingways.web.connection.Arrivals;
import org.losingways.web.connection.Bodies;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Problems;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Workers;

/**
 * The workbench: misère play in a browser.
 *
 * <pre>{@code
 * try (Workbench bench = Workbench.start(options)) {
 *   bench.address()     // http://127.0.0.1:8077/
 * }
 * }</pre>
 *
 * <p>It answers on one address until it is closed. Every answer carries headers that keep the pages
 * from loading anything from elsewhere and from being framed, and the {@link Guard} refuses what
 * other sites may have sent. Threads that serve requests neither compute nor wait.
 */
public final class Workbench implements AutoCloseable {

  private static final int THREADS = 8;
  private static final int MILLIS_IDLE = 30_000;
  private static final int HEADER_BYTES = 8192;

  /** Clients that knock at the same moment; one that finds no room tries again after seconds. */
  private static final int KNOCKING = 1024;

  /** So much of its answers a client may leave unread before the server waits for it. */
  private static final int BYTES_UNREAD = 1 << 18;

  private static final int MILLIS_BETWEEN_LOOKS = 50;
  private static final int MILLIS_BETWEEN_TURNS = 250;
  private static final int MILLIS_BETWEEN_SIGNS = 10_000;

  private final WorkbenchOptions options;
  private final Guard guard;
  private final LivePages atlas;
  private final Jobs jobs;
  private final Workers workers = new Workers(Limits.VIEW_TIME);
  private final Watchers watchers = new Watchers(Limits.WATCHERS, Limits.WATCHERS_OF_ONE);
  private final Arrivals arrivals;
  private final Bodies bodies = new Bodies();
  private final Routes routes = new Routes();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "clock");
            thread.setDaemon(true);
            return thread;
          });
  private final Server server;
  private final ServerConnector connector;

  private Workbench(WorkbenchOptions options, boolean isLoopback) {
    this.options = options;
    this.guard = new Guard(options.host(), isLoopback);
    this.atlas = new LivePages(new KeptSource(new KeptGames(options.store())));
    this.jobs = new Jobs(options.limits(), options.store());
    this.arrivals =
        new Arrivals(options.limits().bodyTime(), Limits.CONNECTIONS_OF_ONE, System::nanoTime);
    QueuedThreadPool threads = new QueuedThreadPool(THREADS, 4, MILLIS_IDLE);
    threads.setName("requests");
    threads.setDaemon(true);
    this.server = new Server(threads);
    this.connector = connector();
    addRoutes();
  }

  private ServerConnector connector() {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    // Addresses are only looked up among those there are, so any may be asked for.
    http.setUriCompliance(UriCompliance.LEGACY);
    ServerConnector made = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    made.setHost(options.host());
    made.setPort(options.port());
    made.setIdleTimeout(MILLIS_IDLE);
    made.setAcceptQueueSize(KNOCKING);
    made.setAcceptedSendBufferSize(BYTES_UNREAD);
    made.addBean(arrivals);
    server.addConnector(made);
    server.addBean(new NetworkConnectionLimit(Limits.CONNECTIONS, made));
    server.setHandler(
        new Handler.Abstract.NonBlocking() {
          @Override
          public boolean handle(Request request, Response response, Callback callback) {
            Connection connection = request.getConnectionMetaData().getConnection();
            boolean isPipelined = arrivals.arrived(connection);
            Callback counted = Callback.from(callback, () -> arrivals.answered(connection));
            Exchange exchange = exchange(request, response, counted);
            if (isPipelined) {
              // Its turn comes behind that of clients who wait for each answer.
              server.getThreadPool().execute(() -> answer(exchange));
            } else {
              answer(exchange);
            }
            return true;
          }
        });
    server.setErrorHandler(
        (request, response, callback) -> {
          Exchange exchange = exchange(request, response, callback);
          Guard.setHeaders(exchange);
          exchange.refuse(
              new Refusal(response.getStatus(), Problems.sentence(response.getStatus())));
          return true;
        });
    return made;
  }

  private Exchange exchange(Request request, Response response, Callback callback) {
    return new Exchange(request, response, callback, options.games(), bodies);
  }

  private void addRoutes() {
    Assets assets = new Assets();
    assets.addTo(routes);
    routes.get("/", assets::sendPage);
    for (String page : List.of("/explore", "/position", "/play", "/learn", "/tools", "/about")) {
      routes.get(page, assets::sendPage);
      routes.get(page + "/*", assets::sendPage);
    }
    routes.others(assets::sendMissing);
    Views views = new Views(workers);
    Games games = new Games(jobs, views);
    GameApi api = new GameApi(games, jobs, views, watchers, options.limits());
    api.addTo(routes);
    new GaugeApi(api).addTo(routes);
    new PlayApi(games, views).addTo(routes);
    new ToolApi(games, views).addTo(routes);
    new AtlasApi(atlas, views).addTo(routes);
  }

  private void answer(Exchange exchange) {
    try {
      Guard.setHeaders(exchange);
      guard.check(exchange);
      routes.answer(exchange);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      exchange.refuse(e);
    }
  }

  /**
   * Starts a workbench.
   *
   * @throws IOException if the address cannot be used
   */
  public static Workbench start(WorkbenchOptions options) throws IOException {
    boolean isLoopback;
    try {
      isLoopback = InetAddress.getByName(options.host()).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new IOException("there is no host '" + options.host() + "'", e);
    }
    Workbench workbench = new Workbench(options, isLoopback);
    try {
      workbench.server.start();
    } catch (Exception e) {
      workbench.close();
      throw new IOException(
          e instanceof BindException || e.getCause() instanceof BindException
              ? options.host() + ":" + options.port() + " is in use or not allowed"
              : "the server does not start: " + e.getMessage(),
          e);
    }
    workbench.every(MILLIS_BETWEEN_LOOKS, workbench.workers::look);
    workbench.every(MILLIS_BETWEEN_TURNS, workbench.jobs::look);
    workbench.every(MILLIS_BETWEEN_TURNS, workbench.arrivals::look);
    workbench.every(MILLIS_BETWEEN_SIGNS, workbench.watchers::signOfLife);
    return workbench;
  }

  private void every(int milliseconds, Runnable task) {
    Runnable always =
        () -> {
          try {
            task.run();
          } catch (RuntimeException | OutOfMemoryError e) {
            // A clock stops at the first failure; the next look may do better.
            return;
          }
        };
    var unused =
        clock.scheduleWithFixedDelay(always, milliseconds, milliseconds, TimeUnit.MILLISECONDS);
  }

  /** Where it answers; with the token, if one is needed. */
  public URI address() {
    String host = options.host().contains(":") ? "[" + options.host() + "]" : options.host();
    String query = guard.token().map(token -> "?" + Guard.TOKEN + "=" + token).orElse("");
    return URI.create("http://" + host + ":" + connector.getLocalPort() + "/" + query);
  }

  /** What a person should know, a sentence each. */
  public List<String> notes() {
    return guard.token().stream()
        .map(
            token ->
                "Others can reach this machine: whoever knows the address with its token can use"
                    + " the workbench, and what is sent is not encrypted. Write this machine's name"
                    + " or number for 0.0.0.0.")
        .toList();
  }

  /** Stops answering, and every computation. */
  @Override
  public void close() {
    clock.shutdownNow();
    watchers.close();
    bodies.close();
    workers.close();
    jobs.close();
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    } finally {
      atlas.close();
    }
  }
}
