// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.losingways.web.work.Problems;
import org.losingways.web.work.Refusal;

/** Who answers at which address. */
final class Routes {

  private final Map<String, Map<String, Consumer<Exchange>>> byPath = new HashMap<>();
  private Consumer<Exchange> other =
      exchange -> {
        throw new Refusal(404, Problems.sentence(404));
      };

  /** Who answers to people at all other addresses. */
  void others(Consumer<Exchange> answer) {
    other = answer;
  }

  void get(String path, Consumer<Exchange> answer) {
    put("GET", path, answer);
    put("HEAD", path, answer);
  }

  void post(String path, Consumer<Exchange> answer) {
    put("POST", path, answer);
  }

  private void put(String method, String path, Consumer<Exchange> answer) {
    byPath.computeIfAbsent(path, p -> new HashMap<>()).put(method, answer);
  }

  /** Passes a request on. Pages have more in their addresses than their name. */
  void answer(Exchange exchange) {
    String path = exchange.path();
    int name = path.indexOf('/', 1);
    Map<String, Consumer<Exchange>> methods =
        byPath.getOrDefault(
            path, byPath.getOrDefault(name < 0 ? path : path.substring(0, name) + "/*", Map.of()));
    if (methods.isEmpty() && exchange.wantsPage()) {
      other.accept(exchange);
      return;
    }
    if (methods.isEmpty()) {
      throw new Refusal(404, Problems.sentence(404));
    }
    if (!methods.containsKey(exchange.method())) {
      throw new Refusal(405, Problems.sentence(405));
    }
    methods.get(exchange.method()).accept(exchange);
  }
}
