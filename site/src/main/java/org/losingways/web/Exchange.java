// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.losingways.reader.GameReader;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Problems;
import org.losingways.web.work.Refusal;

/** A request of the page and its answer: what an HTTP exchange is to the server. */
final class Exchange {

  private static final GameReader GAMES = GameReader.withoutFiles();

  private final String method;
  private final String path;
  private final String query;
  private final Map<String, List<String>> parameters;
  private final String sent;
  private final PageEngine.Answer answer;
  private boolean isAnswered;

  /**
   * @param query all that follows the question mark, word for word
   * @param sent what the page sends
   */
  Exchange(
      String method,
      String path,
      String query,
      Map<String, List<String>> parameters,
      String sent,
      PageEngine.Answer answer) {
    this.method = method;
    this.path = path;
    this.query = query;
    this.parameters = parameters;
    this.sent = sent;
    this.answer = answer;
  }

  String method() {
    return method;
  }

  String path() {
    return path;
  }

  /** There is only one. */
  String client() {
    return "";
  }

  boolean wantsPage() {
    return false;
  }

  /** A page that goes away takes its engine with it. */
  void onLeave(Runnable task) {}

  Optional<String> header(String name) {
    return Optional.empty();
  }

  Asked asked(String... allowed) {
    return Asked.of(GAMES, parameters, allowed);
  }

  Optional<String> parameter(String name) {
    return Optional.ofNullable(parameters.get(name)).map(values -> values.get(0));
  }

  String question() {
    return path + "?" + query;
  }

  CompletableFuture<byte[]> body(int most, Duration time) {
    byte[] bytes = sent.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > most) {
      throw new Refusal(413, Problems.TOO_LARGE);
    }
    return CompletableFuture.completedFuture(bytes);
  }

  void send(CompletableFuture<Printed> printed) {
    sendLater(printed, made -> send(200, made));
  }

  <T> void sendLater(CompletableFuture<T> source, Consumer<T> then) {
    var unused =
        source
            .thenAccept(then)
            .exceptionally(
                failure -> {
                  refuse(failure);
                  return null;
                });
  }

  void send(String tag, Supplier<Printed> content) {
    send(200, content.get());
  }

  void refuse(Throwable failure) {
    Refusal refusal = Problems.refusal(failure);
    send(refusal.status(), Problems.printed(refusal));
  }

  void send(int status, Printed printed) {
    if (!isAnswered) {
      isAnswered = true;
      answer.is(status, printed.mediaType(), new String(printed.bytes(), StandardCharsets.UTF_8));
    }
  }
}
