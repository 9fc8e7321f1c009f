// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/**
 * The pages, styles, scripts and fonts: all there are, read from the jars once at the start. A
 * request can only name one of them, so that no path from a request ever reaches a file.
 */
final class Assets {

  private static final Pattern FONT = Pattern.compile("url\\((fonts/[A-Za-z0-9_-]+\\.woff2)\\)");

  /**
   * One of them.
   *
   * @param zipped the same, compressed; empty where that saves nothing
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Asset(String mediaType, byte[] bytes, Optional<byte[]> zipped, String tag) {}

  private final Map<String, Asset> byPath = new LinkedHashMap<>();

  /** Reads them all. */
  Assets() {
    String list = new String(own("assets.txt"), StandardCharsets.UTF_8);
    for (String name : list.split("\\R", -1)) {
      if (!name.isBlank()) {
        put("/" + name, own(name));
      }
    }
    String katex = webJar("katex") + "dist/";
    byte[] css = read(katex + "katex.min.css");
    put("/lib/katex/katex.min.css", css);
    put("/lib/katex/katex.min.js", read(katex + "katex.min.js"));
    Matcher fonts = FONT.matcher(new String(css, StandardCharsets.UTF_8));
    while (fonts.find()) {
      put("/lib/katex/" + fonts.group(1), read(katex + fonts.group(1)));
    }
    put("/lib/d3/d3.min.js", read(webJar("d3") + "dist/d3.min.js"));
  }

  private static byte[] own(String name) {
    return read("/org/losingways/web/pages/" + name);
  }

  private static byte[] read(String resource) {
    try (InputStream in = Assets.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder of a WebJar, whose version only its own description tells. */
  private static String webJar(String name) {
    Properties properties = new Properties();
    try (InputStream in =
        Assets.class.getResourceAsStream(
            "/META-INF/maven/org.webjars.npm/" + name + "/pom.properties")) {
      if (in == null) {
        throw new IllegalStateException("the WebJar of " + name + " is not on the class path");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "/META-INF/resources/webjars/" + name + "/" + properties.getProperty("version") + "/";
  }

  private void put(String path, byte[] bytes) {
    String type = mediaType(path);
    CRC32 sum = new CRC32();
    sum.update(bytes);
    String tag = "\"" + Long.toHexString(sum.getValue()) + "-" + bytes.length + "\"";
    Optional<byte[]> zipped = type.startsWith("font/") ? Optional.empty() : Optional.of(zip(bytes));
    byPath.put(path, new Asset(type, bytes, zipped, tag));
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

  private static String mediaType(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
      case "html" -> "text/html; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "json" -> "application/json";
      case "woff2" -> "font/woff2";
      default -> "text/plain; charset=utf-8";
    };
  }

  /** All paths there are. */
  Iterable<String> paths() {
    return byPath.keySet();
  }

  /** Sends the page that says that there is none at this address. */
  void sendMissing(Exchange exchange) {
    Asset page = byPath.get("/index.html");
    exchange.set("Cache-Control", "no-store");
    exchange.send(404, new Printed(page.mediaType(), page.bytes()));
  }

  /** What is at a path. */
  byte[] bytes(String path) {
    return byPath.get(path).bytes().clone();
  }

  /** Sends one of them. */
  void send(Exchange exchange, String path) {
    Asset asset = byPath.get(path);
    // Asked for anew each time, and mostly answered by 304: a new version shows at once.
    exchange.set("Vary", "Accept-Encoding");
    boolean isZipped =
        asset.zipped().isPresent()
            && exchange.header("Accept-Encoding").filter(all -> all.contains("gzip")).isPresent();
    if (isZipped) {
      exchange.set("Content-Encoding", "gzip");
    }
    byte[] bytes = isZipped ? asset.zipped().get() : asset.bytes();
    exchange.send(asset.tag(), () -> new Printed(asset.mediaType(), bytes));
  }
}
