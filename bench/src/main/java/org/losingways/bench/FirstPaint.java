// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.web.work.MediaTypes;

/**
 * How long the pages of a static site take to their first paint, and how much they shift, in
 * Chromium and from a local host that knows nothing but files.
 *
 * <pre>{@code
 * ./misere site --out SITE
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.FirstPaint SITE [TIMES]
 * }</pre>
 *
 * <p>Each page is opened so many times, each time in a browser that has nothing of the site: caches
 * and the service worker are cleared away before. The times are the browser's own ({@code
 * first-contentful-paint}), from the moment when the page is asked for.
 */
public final class FirstPaint {

  private static final PrintStream OUT = System.out;

  private static final List<String> VIEWS =
      List.of("", "explore/0.123", "position/0.123/9+8+5+3", "play/kayles", "learn/1", "tools");

  private static final String LOOK =
      "const paint = performance.getEntriesByName('first-contentful-paint')[0];"
          + " const ready = document.querySelector('main:not(.coming) h1'); let shift = 0;"
          + " new PerformanceObserver((l) => l.getEntries().forEach((e) => {"
          + " shift += e.hadRecentInput ? 0 : e.value; })).observe({type: 'layout-shift',"
          + " buffered: true}); return new Promise((done) => setTimeout(() =>"
          + " done(paint && ready ? paint.startTime + ' ' + shift : ''), 50))";

  private final HttpClient client = HttpClient.newHttpClient();
  private final String driver;
  private String session = "";

  private FirstPaint(int port) {
    this.driver = "http://127.0.0.1:" + port;
  }

  public static void main(String[] args) throws Exception {
    if (args.length == 0) {
      OUT.println("FirstPaint SITE [TIMES]: SITE is what './misere site --out SITE' has written.");
      return;
    }
    int times = args.length > 1 ? Integer.parseInt(args[1]) : 9;
    HttpServer files =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    files.createContext("/", exchange -> send(exchange, Path.of(args[0])));
    files.setExecutor(Executors.newFixedThreadPool(4));
    files.start();
    int port = freePort();
    Process chromedriver =
        new ProcessBuilder("chromedriver", "--port=" + port, "--silent")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    FirstPaint browser = new FirstPaint(port);
    try {
      browser.start();
      String host = "http://127.0.0.1:" + files.getAddress().getPort() + "/";
      OUT.printf("%-26s %8s %8s %8s   %s%n", "first paint, ms", "least", "median", "most", "shift");
      for (String view : VIEWS) {
        browser.measure(host + "index.html#/" + view, view.isEmpty() ? "gallery" : view, times);
      }
    } finally {
      browser.quit();
      chromedriver.destroy();
      files.stop(0);
      ((java.util.concurrent.ExecutorService) files.getExecutor()).shutdownNow();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static void send(HttpExchange exchange, Path site) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(1);
    Path file = site.resolve(name.isEmpty() ? "index.html" : name).normalize();
    exchange.getResponseHeaders().set("Content-Type", MediaTypes.of(file.toString()));
    if (file.startsWith(site.normalize()) && Files.isRegularFile(file)) {
      byte[] bytes = Files.readAllBytes(file);
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    } else {
      exchange.sendResponseHeaders(404, -1);
    }
    exchange.close();
  }

  private String ask(String method, String path, String body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(driver + path))
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  private void start() throws Exception {
    String wanted =
        "{\"capabilities\":{\"alwaysMatch\":{\"browserName\":\"chrome\",\"goog:chromeOptions\":{"
            + "\"args\":[\"--headless=new\",\"--no-sandbox\",\"--disable-gpu\","
            + "\"--disable-dev-shm-usage\",\"--no-first-run\"]}}}}";
    for (int i = 0; session.isEmpty(); i++) {
      try {
        Matcher found =
            Pattern.compile("\"sessionId\":\"([^\"]+)\"").matcher(ask("POST", "/session", wanted));
        if (found.find()) {
          session = "/session/" + found.group(1);
        }
      } catch (IOException e) {
        if (i == 100) {
          throw e;
        }
      }
      Thread.sleep(100);
    }
  }

  private void quit() throws Exception {
    if (!session.isEmpty()) {
      ask("DELETE", session, "{}");
    }
  }

  private void go(String url) throws Exception {
    ask("POST", session + "/url", "{\"url\":\"" + url + "\"}");
  }

  /** Forgets all that the browser has of the site. */
  private void forget(String url) throws Exception {
    String origin = url.substring(0, url.indexOf('/', "http://".length()));
    String command = session + "/goog/cdp/execute";
    ask(
        "POST",
        command,
        "{\"cmd\":\"Storage.clearDataForOrigin\",\"params\":{\"origin\":\""
            + origin
            + "\",\"storageTypes\":\"all\"}}");
    ask("POST", command, "{\"cmd\":\"Network.clearBrowserCache\",\"params\":{}}");
  }

  private void measure(String url, String name, int times) throws Exception {
    List<Double> paints = new ArrayList<>();
    double shift = 0;
    for (int i = 0; i < times; i++) {
      go("about:blank");
      forget(url);
      go(url);
      Matcher found = Pattern.compile("\"value\":\"([0-9.]+) ([-0-9.e]+)\"").matcher("");
      while (!found.find()) {
        String body = "{\"script\":\"" + LOOK + "\",\"args\":[]}";
        found.reset(ask("POST", session + "/execute/sync", body));
      }
      paints.add(Double.valueOf(found.group(1)));
      shift = Math.max(shift, Double.parseDouble(found.group(2)));
    }
    Collections.sort(paints);
    OUT.printf(
        Locale.ROOT,
        "%-26s %8.0f %8.0f %8.0f   %.4f%n",
        name,
        paints.get(0),
        paints.get(times / 2),
        paints.get(times - 1),
        shift);
  }
}
