// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.util.List;
import java.util.Random;

/**
 * Requests of all kinds, by chance: pages, games and views of them, what is too large or not
 * well-formed, what is sent.
 *
 * @param path what is asked for
 * @param body what is sent; nothing if it is empty
 */
record MixedRequests(String path, String body) {

  /** Answers that are always there. */
  static final List<String> SMALL =
      List.of("/", "/js/main.js", "/book.css", "/api/games", "/api/solve?game=0.123");

  /** What can be asked of a game. */
  static final List<String> VIEWS =
      List.of(
          "structure?game=%s",
          "genus?game=%s",
          "pretend?game=%s",
          "sibert-conway?game=%s",
          "table?game=%s",
          "cayley?game=%s",
          "rules?game=%s",
          "picture?what=phi&game=%s",
          "export?format=latex&game=%s",
          "outcome?genus=yes&position=7,5,3&game=%s",
          "play/reply?position=9,4&game=%s",
          "form?form=4&game=%s");

  private static final List<String> HOSTILE =
      List.of(
          "rules?game=0." + "7".repeat(390),
          "solve?game=sub(1000)",
          "solve?game=%7B%7B%7B",
          "solve?game=0.3&game=0.3",
          "nothing");

  static MixedRequests next(Random random) {
    String game = game(random);
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> get(one(random, SMALL));
      case 4 -> get("/api/solve?game=" + game);
      case 5, 6, 7, 8 -> get("/api/" + one(random, VIEWS).formatted(game));
      case 9 -> get(random.nextBoolean() ? "/atlas" : "/api/" + one(random, HOSTILE));
      case 10 -> new MixedRequests("/api/graph", "digraph { A -> B; B -> C; A -> C }");
      default -> new MixedRequests("/api/check", "{\"format\": \"" + game + "\"}");
    };
  }

  private static MixedRequests get(String path) {
    return new MixedRequests(path, "");
  }

  /** One of them. */
  static String one(Random random, List<String> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** They are solved soon, and more than are kept in memory. */
  private static String game(Random random) {
    return "0."
        + random.nextInt(4)
        + random.nextInt(4)
        + random.nextInt(4)
        + (1 + random.nextInt(3));
  }

  Serving.Answer ask(Serving.Connection connection) throws IOException {
    return body.isEmpty() ? connection.get(path) : connection.post(path, body);
  }
}
