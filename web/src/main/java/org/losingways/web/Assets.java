// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.Glossary;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.json.ApiOperation;
import org.losingways.show.json.Json;
import org.losingways.show.workbench.GalleryGame;
import org.losingways.store.PublishedResults;
import org.losingways.web.atlas.Site;
import org.losingways.web.work.MediaTypes;
import org.losingways.web.work.Printed;

/**
 * The pages, styles, scripts and fonts: all there are, read from the jars once at the start. A
 * request can only name one of them, so that no path from a request ever reaches a file.
 */
final class Assets {

  /** The only script that is no module: the atlas also works from a disk. */
  private static final String ATLAS_SCRIPT = "js/atlas.js";

  private static final Pattern FONT = Pattern.compile("url\\((fonts/[A-Za-z0-9_-]+\\.woff2)\\)");

  /**
   * One of them.
   *
   * @param zipped the same, compressed; empty where that saves nothing
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Asset(String mediaType, byte[] bytes, Optional<byte[]> zipped, String tag) {}

  private static final Pattern PART = Pattern.compile("(<(?:link|script)[^>]* (?:href|src)=\")/");

  private final Map<String, Asset> byPath = new LinkedHashMap<>();
  private final String folder;
  private final Asset page;

  /** Reads them all. */
  Assets() {
    Map<String, String> modules = new LinkedHashMap<>();
    for (String name : lines("assets.txt")) {
      if (name.startsWith("js/") && !name.equals(ATLAS_SCRIPT)) {
        modules.put(name, new String(own(name), StandardCharsets.UTF_8));
      } else {
        put("/" + name, own(name));
      }
    }
    modules.put("js/known.js", known());
    ScriptBundles.of(modules, "js/main.js")
        .forEach((name, text) -> put("/" + name, text.getBytes(StandardCharsets.UTF_8)));
    for (PublishedResults.Published each : PublishedResults.all()) {
      put("/results/" + each.place(), own("results/" + each.place()));
    }
    List<Finding> published =
        PublishedResults.all().stream().map(PublishedResults.Published::finding).toList();
    put("/results.json", Json.text(published).getBytes(StandardCharsets.UTF_8));
    put("/glossary.json", Json.text(Glossary.read().entries()).getBytes(StandardCharsets.UTF_8));
    String katex = webJar("katex") + "dist/";
    byte[] css = Site.bytes(katex + "katex.min.css");
    put("/lib/katex/katex.min.css", css);
    put("/lib/katex/katex.min.js", Site.bytes(katex + "katex.min.js"));
    Matcher fonts = FONT.matcher(new String(css, StandardCharsets.UTF_8));
    while (fonts.find()) {
      put("/lib/katex/" + fonts.group(1), Site.bytes(katex + fonts.group(1)));
    }
    put("/lib/d3/d3.min.js", Site.bytes(webJar("d3") + "dist/d3.min.js"));
    folder = "/version-" + sum();
    String index = new String(byPath.get("/index.html").bytes(), StandardCharsets.UTF_8);
    page =
        asset(
            "/index.html",
            PART.matcher(index).replaceAll("$1" + folder + "/").getBytes(StandardCharsets.UTF_8));
  }

  /**
   * A module with what the pages would else ask for before they can show anything: how the API's
   * operations are called, and the games of the gallery.
   */
  private String known() {
    return "export const OPERATIONS = %s;\nexport const GAMES = %s;\n"
        .formatted(
            Json.text(ApiOperation.all(byPath.get("/api/openapi.json").bytes())),
            Json.text(NamedGame.gallery().stream().map(GalleryGame::of).toList()));
  }

  /** Another for other files. */
  private String sum() {
    CRC32 sum = new CRC32();
    byPath.forEach(
        (path, asset) -> sum.update((path + asset.tag()).getBytes(StandardCharsets.UTF_8)));
    return Long.toHexString(sum.getValue());
  }

  private static List<String> lines(String name) {
    return new String(own(name), StandardCharsets.UTF_8).lines().toList();
  }

  private static byte[] own(String name) {
    return Site.bytes("/org/losingways/web/pages/" + name);
  }

  /** The folder of a WebJar, whose version only its own description tells. */
  private static String webJar(String name) {
    Properties properties = new Properties();
    byte[] written = Site.bytes("/META-INF/maven/org.webjars.npm/" + name + "/pom.properties");
    try {
      properties.load(new ByteArrayInputStream(written));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "/META-INF/resources/webjars/" + name + "/" + properties.getProperty("version") + "/";
  }

  private void put(String path, byte[] bytes) {
    byPath.put(path, asset(path, bytes));
  }

  private static Asset asset(String path, byte[] bytes) {
    String type = MediaTypes.of(path);
    Optional<byte[]> zipped = type.startsWith("font/") ? Optional.empty() : Optional.of(zip(bytes));
    return new Asset(type, bytes, zipped, Printed.tag(bytes));
  }

  private static byte[] zip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** All paths there are. */
  Iterable<String> paths() {
    return byPath.keySet();
  }

  /** Has them answered, each at its path, and once more where a browser need not ask again. */
  void addTo(Routes routes) {
    byPath.forEach(
        (path, asset) -> {
          routes.get(path, exchange -> send(exchange, asset));
          routes.get(folder + path, exchange -> sendForEver(exchange, asset));
        });
    routes.get("/index.html", this::sendPage);
  }

  /** Sends the page that says that there is none at this address. */
  void sendMissing(Exchange exchange) {
    exchange.set("Cache-Control", "no-store");
    exchange.send(404, new Printed(page.mediaType(), page.bytes()));
  }

  /** What is at a path. */
  byte[] bytes(String path) {
    return byPath.get(path).bytes().clone();
  }

  /** Sends the page that shows every view, with a title and a summary of what is at the address. */
  void sendPage(Exchange exchange) {
    Optional<ViewSummary> summary = ViewSummary.of(exchange.path());
    if (summary.isEmpty()) {
      send(exchange, page);
      return;
    }
    String html = new String(page.bytes(), StandardCharsets.UTF_8);
    send(exchange, asset("/index.html", summary.get().in(html).getBytes(StandardCharsets.UTF_8)));
  }

  /** Asked for anew each time, and mostly answered by 304: a new version shows at once. */
  private static void send(Exchange exchange, Asset asset) {
    byte[] bytes = encoded(exchange, asset);
    exchange.send(asset.tag(), () -> new Printed(asset.mediaType(), bytes));
  }

  /**
   * From the folder that is named after the version: the page, which is asked for anew, names
   * another when anything changes.
   */
  private static void sendForEver(Exchange exchange, Asset asset) {
    byte[] bytes = encoded(exchange, asset);
    exchange.set("Cache-Control", "private, max-age=31536000, immutable");
    exchange.send(200, new Printed(asset.mediaType(), bytes));
  }

  private static byte[] encoded(Exchange exchange, Asset asset) {
    exchange.set("Vary", "Accept-Encoding");
    boolean isZipped =
        asset.zipped().isPresent()
            && exchange.header("Accept-Encoding").filter(all -> all.contains("gzip")).isPresent();
    if (isZipped) {
      exchange.set("Content-Encoding", "gzip");
    }
    return isZipped ? asset.zipped().get() : asset.bytes();
  }
}
