// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.losingways.web.work.Refusal;

/**
 * Sets the headers of every answer, and refuses what another site may have sent, or somebody who
 * was not let in.
 *
 * <p>On a loopback address only requests that name such an address are answered, so that no page
 * can reach the workbench through a name of its own. On others the name is a number or that of this
 * machine, and a token is needed: a parameter of the first page, which leaves a cookie, or of each
 * request. Nothing is done for a page of another origin.
 */
final class Guard {

  static final String TOKEN = "token";

  private static final String COOKIE = "losing-ways";
  private static final int TOKEN_BYTES = 16;

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'"
              + " data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=()");

  private final String host;
  private final Optional<String> token;

  /**
   * @param host the address that the workbench is bound to
   */
  Guard(String host, boolean isLoopback) {
    this.host = host;
    this.token = isLoopback ? Optional.empty() : Optional.of(newToken());
  }

  private static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** What has to be known in order to be let in; nothing on loopback. */
  Optional<String> token() {
    return token;
  }

  /** Sets the headers of the answer. */
  static void setHeaders(Exchange exchange) {
    HEADERS.forEach(exchange::set);
  }

  /**
   * Lets a request in.
   *
   * @throws Refusal or not
   */
  void check(Exchange exchange) {
    String authority = exchange.header("Host").orElse("");
    String name = authority.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
    if (!(token.isEmpty() ? isLoopbackName(name) : isNameOfThisMachine(name))) {
      throw new Refusal(421, "This workbench answers only to its own address.");
    }
    boolean isPage = exchange.method().matches("GET|HEAD") && !exchange.path().startsWith("/api/");
    if (!isPage && isFromElsewhere(exchange, authority)) {
      throw new Refusal(403, "Pages of other sites may not use this workbench.");
    }
    token.ifPresent(wanted -> checkToken(exchange, wanted));
  }

  private static boolean isFromElsewhere(Exchange exchange, String authority) {
    String site = exchange.header("Sec-Fetch-Site").orElse("none");
    String origin = exchange.header("Origin").orElse("http://" + authority);
    return !site.matches("none|same-origin")
        || !origin.replaceFirst("^https?://", "").equals(authority);
  }

  private static void checkToken(Exchange exchange, String wanted) {
    Optional<String> asked = exchange.parameter(TOKEN);
    String cookie = COOKIE + "=" + wanted;
    if (asked.isPresent() && isSame(asked.get(), wanted)) {
      exchange.set("Set-Cookie", cookie + "; Path=/; HttpOnly; SameSite=Strict");
    } else if (exchange.header("Cookie").stream()
        .flatMap(all -> java.util.Arrays.stream(all.split(";\\s*", -1)))
        .noneMatch(one -> isSame(one, cookie))) {
      throw new Refusal(
          403, "Open this workbench at the address it printed, with ?token= and what follows.");
    }
  }

  /** Takes the same time whatever is sent, so that nothing is learned from trying. */
  private static boolean isSame(String sent, String wanted) {
    return MessageDigest.isEqual(
        sent.getBytes(StandardCharsets.UTF_8), wanted.getBytes(StandardCharsets.UTF_8));
  }

  private static boolean isLoopbackName(String name) {
    return name.matches("localhost|127(\\.[0-9]{1,3}){3}|\\[::1]");
  }

  /** Numbers and the names that this machine has for itself; no other page has such an origin. */
  private boolean isNameOfThisMachine(String name) {
    return isLoopbackName(name)
        || name.matches("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-f:.]+]")
        || name.equalsIgnoreCase(host)
        || name.equalsIgnoreCase(ownName());
  }

  private static String ownName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "localhost";
    }
  }
}
