// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import org.losingways.web.atlas.LivePages;
import org.losingways.web.work.Printed;

/** The pages of the atlas: {@code /atlas}, {@code /game/0.123} and what belongs to them. */
record AtlasApi(LivePages pages, Views views) {

  void addTo(Routes routes) {
    routes.get("/atlas", this::answer);
    routes.get("/atlas/*", this::answer);
    routes.get("/game/*", this::answer);
  }

  private void answer(Exchange exchange) {
    String path = exchange.path();
    exchange.sendLater(
        views.unshared(exchange, turn -> pages.at(path)), sent -> send(exchange, sent));
  }

  private static void send(Exchange exchange, LivePages.Sent sent) {
    byte[] bytes = sent.text().getBytes(StandardCharsets.UTF_8);
    Printed printed = new Printed(sent.mediaType(), bytes);
    if (sent.status() == 200) {
      exchange.send(Printed.tag(bytes), () -> printed);
      return;
    }
    exchange.set("Cache-Control", "no-store");
    if (sent.status() == 302) {
      exchange.set("Location", sent.text());
    }
    exchange.send(sent.status(), printed);
  }
}
