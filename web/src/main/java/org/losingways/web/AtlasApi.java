// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.losingways.web.atlas.LivePages;

/** The pages of the atlas: {@code /atlas}, {@code /game/0.123} and what belongs to them. */
final class AtlasApi {

  private final LivePages pages;
  private final Views views;

  AtlasApi(LivePages pages, Views views) {
    this.pages = pages;
    this.views = views;
  }

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
      CRC32 sum = new CRC32();
      sum.update(bytes);
      String tag = "\"" + Long.toHexString(sum.getValue()) + "-" + bytes.length + "\"";
      exchange.send(tag, () -> printed);
      return;
    }
    exchange.set("Cache-Control", "no-store");
    if (sent.status() == 302) {
      exchange.set("Location", sent.text());
    }
    exchange.send(sent.status(), printed);
  }
}
