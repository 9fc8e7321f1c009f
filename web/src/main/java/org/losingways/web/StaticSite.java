// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.losingways.show.json.Json;

/**
 * The workbench as files for any static host: the same pages, whose requests a worker answers with
 * the compiled library. Addresses are relative, and a service worker keeps everything for times
 * without a network.
 *
 * <pre>{@code
 * StaticSite.write(Map.of("engine.js", script), folder::put, List.of());
 * }</pre>
 */
public final class StaticSite {

  /** As the server's, except for what only headers can say. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self';"
          + " img-src 'self' data: blob:; connect-src 'self' blob:; base-uri 'none'; form-action 'none'";

  private static final String OFFLINE =
      """
      // SPDX-License-Identifier: Apache-2.0
      // Keeps the program of one version of the site; another version is another cache. Whatever else is there,
      // an atlas, is asked for, and kept for times without a network.
      const CACHE = "losing-ways-%s";
      const FILES = [%s];

      async function keep() {
        // What a browser has from an earlier version is not asked.
        await (await caches.open(CACHE)).addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
        await self.skipWaiting();
      }

      async function forgetOthers() {
        for (const name of await caches.keys()) {
          if (name.startsWith("losing-ways-") && name !== CACHE) {
            await caches.delete(name);
          }
        }
        await self.clients.claim();
      }

      async function answer(request) {
        const cache = await caches.open(CACHE);
        const kept = await cache.match(request);
        // Views are behind the sign #, which is no part of where a file is.
        const [place] = request.url.split("#");
        const isProgram = FILES.some((file) => new URL(file, location.href).href === place);
        if (kept && isProgram) {
          return kept;
        }
        try {
          const found = await fetch(request);
          if (found.ok) {
            await cache.put(request, found.clone());
          }
          return found;
        } catch (error) {
          if (kept) {
            return kept;
          }
          throw error;
        }
      }

      self.addEventListener("install", (event) => event.waitUntil(keep()));
      self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
      self.addEventListener("fetch", (event) => {
        if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
          event.respondWith(answer(event.request));
        }
      });
      """;

  private StaticSite() {}

  /**
   * Writes all of it.
   *
   * @param engine the compiled library: names of files, and what is in them
   * @param out takes the path of a file in the folder, and what is in it
   * @param atlas the names of the games whose pages are in the folder {@code atlas/game}
   */
  public static void write(
      Map<String, byte[]> engine, BiConsumer<String, byte[]> out, Collection<String> atlas) {
    Map<String, byte[]> files = new TreeMap<>();
    Assets assets = new Assets();
    for (String path : assets.paths()) {
      files.put(path.substring(1), assets.bytes(path));
    }
    engine.forEach((name, bytes) -> files.put("engine/" + name, bytes));
    String index = new String(files.get("index.html"), StandardCharsets.UTF_8);
    files.put("index.html", page(index, !atlas.isEmpty()).getBytes(StandardCharsets.UTF_8));
    if (!atlas.isEmpty()) {
      String names = atlas.stream().sorted().map(Json::text).collect(Collectors.joining(",\n"));
      files.put("atlas-games.json", ("[" + names + "]\n").getBytes(StandardCharsets.UTF_8));
    }
    files.forEach(out);
    out.accept("sw.js", offline(files).getBytes(StandardCharsets.UTF_8));
  }

  /** The page for a static host: its engine, its policy, and addresses that any folder has. */
  static String page(String served, boolean hasAtlas) {
    return served
        .replace(
            "<html lang=\"en\"",
            "<html lang=\"en\" data-engine=\"page\"" + (hasAtlas ? " data-atlas=\"\"" : ""))
        .replaceFirst(
            "(<meta charset[^>]*>)",
            "$1\n    <meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\" />")
        .replaceAll("<a([^>]*) href=\"/", "<a$1 href=\"#/")
        .replaceAll("(href|src)=\"/", "$1=\"")
        .replaceFirst(
            " *<a href=\"#/atlas\">Atlas</a>\n",
            hasAtlas ? "        <a href=\"atlas/index.html\">Atlas</a>\n" : "");
  }

  private static String offline(Map<String, byte[]> files) {
    CRC32 sum = new CRC32();
    files.forEach(
        (name, bytes) -> {
          sum.update(name.getBytes(StandardCharsets.UTF_8));
          sum.update(bytes);
        });
    return OFFLINE.formatted(
        Long.toHexString(sum.getValue()),
        files.keySet().stream()
            .map(name -> "\"" + name + "\"")
            .collect(Collectors.joining(", ", "\"./\", ", "")));
  }
}
