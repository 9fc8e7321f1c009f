// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.util.Locale;

/** What the files of the pages are, by their names. */
public final class MediaTypes {

  private MediaTypes() {}

  public static String of(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
      case "html" -> "text/html; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "json" -> "application/json";
      case "wasm" -> "application/wasm";
      case "woff2" -> "font/woff2";
      default -> "text/plain; charset=utf-8";
    };
  }
}
