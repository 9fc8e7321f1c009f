// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

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
 * from loading anything from elsewhere and from being framed. A workbench on a loopback address
 * answers only requests that name such an address, so that no other page can reach it through a
 * name of its own; and it does nothing for a page of another origin.
 */
public final class Workbench implements AutoCloseable {

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'"
              + " data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=()");

  private static final int THREADS = 24;
  private static final int MILLIS_IDLE = 30_000;
  private static final int HEADER_BYTES = 8192;

  private final WorkbenchOptions options;
  private final boolean isLoopback;
  private final SolvedGames store;
  private final Jobs jobs;
  private final Views views = new Views();
  private final Watchers watchers;
  private final Javalin server;

  private Workbench(WorkbenchOptions options, boolean isLoopback, SolvedGames store) {
    this.options = options;
    this.isLoopback = isLoopback;
    this.store = store;
    this.jobs = new Jobs(options.limits(), store);
    this.watchers = new Watchers(options.limits().watchers());
    this.server = Javalin.create(this::configure);
  }

  /**
   * Starts a workbench.
   *
   * @throws IOException if the address or the data folder cannot be used
   */
  public static Workbench start(WorkbenchOptions options) throws IOException {
    boolean isLoopback;
    try {
      isLoopback = InetAddress.getByName(options.host()).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new IOException("there is no host '" + options.host() + "'", e);
    }
    SolvedGames store =
        options.data().isPresent() ? SolvedGames.in(options.data().get()) : SolvedGames.none();
    Workbench workbench = new Workbench(options, isLoopback, store);
    try {
      workbench.server.start();
    } catch (RuntimeException e) {
      workbench.close();
      throw new IOException(
          isBind(e)
              ? options.host() + ":" + options.port() + " is in use or not allowed"
              : "the server does not start: " + e.getMessage(),
          e);
    }
    return workbench;
  }

  private static boolean isBind(Throwable thrown) {
    for (Throwable e = thrown; e != null; e = e.getCause()) {
      if (e instanceof BindException
          || Optional.ofNullable(e.getMessage()).orElse("").contains("ort already in use")) {
        return true;
      }
    }
    return false;
  }

  /** Where it answers. */
  public URI address() {
    String host = options.host().contains(":") ? "[" + options.host() + "]" : options.host();
    return URI.create("http://" + host + ":" + server.port() + "/");
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.generateEtags = false;
    config.http.prefer405over404 = true;
    config.http.maxRequestSize = options.limits().requestBytes();
    config.http.asyncTimeout = 0;
    config.router.ignoreTrailingSlashes = true;
    config.jetty.host = options.host();
    config.jetty.port = options.port();
    config.jetty.threadPool = new QueuedThreadPool(THREADS, 4, MILLIS_IDLE);
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setRequestHeaderSize(HEADER_BYTES);
          http.setIdleTimeout(MILLIS_IDLE);
        });
    config.routes.before(this::guard);
    config.routes.exception(HttpResponseException.class, (e, context) -> Problems.send(context, e));
    config.routes.exception(Exception.class, (e, context) -> Problems.send(context, e));
    config.router.javaLangErrorHandler(
        (response, error) -> {
          throw Refusal.busy(
              "The memory is not enough for this now; ask for less, or again later.");
        });
    Assets assets = new Assets();
    for (String path : assets.paths()) {
      config.routes.get(path, context -> assets.send(context, path));
    }
    for (String page : List.of("/", "/explore*", "/position*", "/play*", "/learn*", "/about*")) {
      config.routes.get(page, context -> assets.send(context, "/index.html"));
    }
    new GameApi(jobs, views, watchers).addTo(config.routes);
    new PlayApi(jobs, views).addTo(config.routes);
  }

  /** Sets the headers, and refuses what another site may have sent. */
  private void guard(Context request) {
    HEADERS.forEach(request::header);
    String host = Optional.ofNullable(request.header("Host")).orElse("");
    if (isLoopback && !isLoopbackName(host.replaceFirst(":[0-9]*$", ""))) {
      throw new Refusal(421, "This workbench answers only to its own address, " + address() + ".");
    }
    if (!request.method().equals(HandlerType.GET) && !request.method().equals(HandlerType.HEAD)) {
      String site = Optional.ofNullable(request.header("Sec-Fetch-Site")).orElse("none");
      String origin = Optional.ofNullable(request.header("Origin")).orElse("http://" + host);
      if (!(site.equals("none") || site.equals("same-origin"))
          || !origin.replaceFirst("^https?://", "").equals(host)) {
        throw new Refusal(403, "Pages of other sites may not use this workbench.");
      }
    }
  }

  private static boolean isLoopbackName(String name) {
    return name.toLowerCase(Locale.ROOT).matches("localhost|127(\\.[0-9]{1,3}){3}|\\[::1]");
  }

  /** Stops answering, and every computation. */
  @Override
  public void close() {
    watchers.close();
    jobs.close();
    views.close();
    server.stop();
    store.close();
  }
}
