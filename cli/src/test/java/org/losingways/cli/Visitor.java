// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who uses the workbench's API. */
final class Visitor {

  private static final JsonMapper JSON = new JsonMapper();

  /** Only ends what would never end. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI address;

  Visitor(URI address) {
    this.address = address;
  }

  /** An answer. */
  record Answer(int status, String type, String body, HttpResponse<String> whole) {
    JsonNode json() {
      return JSON.readTree(body);
    }

    /** The sentence of a problem. */
    String detail() {
      return json().path("detail").asString("");
    }
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  Answer get(String path) {
    return send(HttpRequest.newBuilder(address.resolve(path)).GET());
  }

  Answer post(String path, String body) {
    return send(
        HttpRequest.newBuilder(address.resolve(path))
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          client.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString());
      String type = response.headers().firstValue("Content-Type").orElse("");
      return new Answer(response.statusCode(), type, response.body(), response);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Sends bytes as they are, and returns the first line of the answer; empty if there is none. */
  String raw(byte[] bytes) throws IOException {
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      socket.getOutputStream().write(bytes);
      socket.shutdownOutput();
      byte[] first = new byte[64];
      InputStream in = socket.getInputStream();
      int length = in.readNBytes(first, 0, first.length);
      return new String(first, 0, length, StandardCharsets.ISO_8859_1).split("\r\n", 2)[0];
    } catch (java.net.SocketException | java.net.SocketTimeoutException e) {
      return "";
    }
  }

  /** Asks for the state of a game until it is as wanted. */
  JsonNode waitFor(String game, Predicate<JsonNode> wanted) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      JsonNode state = get("/api/solve?game=" + encoded(game)).json();
      if (wanted.test(state)) {
        return state;
      }
      if (System.nanoTime() - end > 0) {
        throw new AssertionError("the game never came so far: " + state);
      }
      Thread.sleep(20);
    }
  }

  static Predicate<JsonNode> inPhase(String phase) {
    return state -> state.path("phase").asString("").equals(phase);
  }
}
