// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.EOFException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.losingways.reader.GameReader;
import org.losingways.web.connection.Bodies;
import org.losingways.web.connection.Departure;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Problems;
import org.losingways.web.work.Refusal;

/**
 * One request and its one answer. Nothing here waits: bodies are read and answers written as the
 * connection allows, so that a slow client keeps no thread.
 */
final class Exchange {

  private final Request request;
  private final Response response;
  private final Callback callback;
  private final Departure departure;
  private final GameReader games;
  private final Bodies bodies;
  private final AtomicBoolean isAnswered = new AtomicBoolean();

  /**
   * @param games reads games
   * @param bodies reads what clients send
   */
  Exchange(Request request, Response response, Callback callback, GameReader games, Bodies bodies) {
    this.games = games;
    this.bodies = bodies;
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.departure = new Departure(request);
  }

  String method() {
    return request.getMethod();
  }

  /** The path without a slash at its end. */
  String path() {
    String path = Request.getPathInContext(request);
    return path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }

  Optional<String> header(String name) {
    return Optional.ofNullable(request.getHeaders().get(name));
  }

  /** Sets a header of the answer. */
  void set(String name, String value) {
    response.getHeaders().put(name, value);
  }

  /** Whether a person with a browser asks, to whom a page says more than JSON. */
  boolean wantsPage() {
    return method().equals("GET")
        && !path().startsWith("/api/")
        && header("Accept").filter(all -> all.contains("text/html")).isPresent();
  }

  /** Who asks, as far as turns are concerned. */
  String client() {
    return Request.getRemoteAddr(request);
  }

  /** On which connection it asks. */
  String connection() {
    return client() + ":" + Request.getRemotePort(request);
  }

  /** Has something done if the client goes away before it has its answer. */
  void onLeave(Runnable task) {
    departure.then(task);
  }

  /**
   * The parameters.
   *
   * @param allowed all that there may be
   */
  Asked asked(String... allowed) {
    return Asked.of(games, parameters(), allowed);
  }

  private Map<String, List<String>> parameters() {
    try {
      Map<String, List<String>> all = Request.extractQueryParameters(request).toMultiMap();
      all.remove(Guard.TOKEN);
      return all;
    } catch (RuntimeException e) {
      throw Refusal.bad("The part of the address after the question mark is not well-formed.");
    }
  }

  /** The first value of a parameter. */
  Optional<String> parameter(String name) {
    try {
      return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /** What is asked for, word for word. */
  String question() {
    return path() + "?" + request.getHttpURI().getQuery();
  }

  /** What the client sends, if it is no more than this and there in time. */
  CompletableFuture<byte[]> body(int most, Duration time) {
    return bodies.read(request, most, time);
  }

  /** Answers when the answer is there. */
  void send(CompletableFuture<Printed> answer) {
    sendLater(
        answer,
        printed -> {
          set("Cache-Control", "no-store");
          send(200, printed);
        });
  }

  /** Answers when that is there from which the answer is made. */
  <T> void sendLater(CompletableFuture<T> source, Consumer<T> answer) {
    request.addIdleTimeoutListener(timeout -> false);
    var unused =
        source
            .thenAccept(answer)
            .exceptionally(
                failure -> {
                  refuse(failure);
                  return null;
                });
  }

  /**
   * Answers, with nothing but a status if the client has the same already.
   *
   * @param tag another for each content, in quotes
   */
  void send(String tag, Supplier<Printed> content) {
    set("ETag", tag);
    set("Cache-Control", "no-cache");
    boolean isKnown = header("If-None-Match").filter(tag::equals).isPresent();
    send(isKnown ? 304 : 200, isKnown ? new Printed("", new byte[0]) : content.get());
  }

  /** Whether a person looks at the answer, and no program. */
  private boolean isReader() {
    return !path().startsWith("/api")
        && header("Accept").filter(types -> types.contains("text/html")).isPresent();
  }

  /** Answers with what went wrong. */
  void refuse(Throwable failure) {
    Refusal refusal = Problems.refusal(failure);
    if (refusal.status() == 503) {
      set("Retry-After", "5");
    }
    if (refusal.status() == 408 || refusal.status() == 413) {
      // What is still to come of the request is not read.
      set("Connection", "close");
    }
    set("Cache-Control", "no-store");
    send(refusal.status(), isReader() ? Problems.page(refusal) : Problems.printed(refusal));
  }

  /** Answers. */
  void send(int status, Printed printed) {
    if (isAnswered.compareAndSet(false, true)) {
      departure.end();
      response.setStatus(status);
      if (status != 304) {
        set("Content-Type", printed.mediaType());
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, printed.bytes().length);
      }
      response.write(true, ByteBuffer.wrap(printed.bytes()), callback);
    }
  }

  /**
   * Begins an answer that comes in pieces.
   *
   * @param gone called when the client goes away
   */
  void begin(String mediaType, Runnable gone) {
    response.setStatus(200);
    set("Content-Type", mediaType);
    set("Cache-Control", "no-store");
    set("Connection", "close");
    departure.duringStream(gone);
  }

  /**
   * Sends a piece; the next may be sent when this one is.
   *
   * @param gone called instead if the client is gone
   */
  void send(String piece, Runnable sent, Runnable gone) {
    response.write(
        false,
        ByteBuffer.wrap(piece.getBytes(StandardCharsets.UTF_8)),
        Callback.from(sent, failure -> gone.run()));
  }

  /** Ends an answer that came in pieces. */
  void end() {
    if (isAnswered.compareAndSet(false, true)) {
      departure.end();
      callback.succeeded();
    }
  }

  /** Gives up an answer that came in pieces. */
  void fail() {
    if (isAnswered.compareAndSet(false, true)) {
      departure.end();
      callback.failed(new EOFException());
    }
  }
}
