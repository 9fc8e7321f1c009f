// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Something that was proved before and may take too long while somebody waits: what a certificate
 * says that the referee accepts.
 *
 * @param game its code
 * @param kind the kind of the certificate
 * @param heaps the heaps that it is about
 * @param solved whether it is about all heaps
 * @param order the order of a quotient that is finite
 * @param certificate where it is
 */
record Published(
    String game, String kind, int heaps, boolean solved, OptionalInt order, String certificate) {

  /** What is claimed stands before the quotient; nothing after that is looked at. */
  private static final int HEAD = 300;

  /** What a certificate claims. */
  static Published of(String place, byte[] certificate) {
    String head =
        new String(certificate, 0, Math.min(HEAD, certificate.length), StandardCharsets.ISO_8859_1);
    return new Published(
        part(head, "\"game\":\"([^\"]+)\""),
        part(head, "\"kind\":\"([a-z]+)\""),
        Integer.parseInt(part(head, "\"heaps\":([0-9]+)")),
        head.contains("\"period\":"),
        find(head, "\"order\":([0-9]+)").stream().mapToInt(Integer::parseInt).findFirst(),
        place);
  }

  private static String part(String head, String pattern) {
    return find(head, pattern)
        .orElseThrow(
            () -> new IllegalStateException("a published certificate begins with " + head));
  }

  private static Optional<String> find(String head, String pattern) {
    return Pattern.compile(pattern)
        .matcher(head)
        .results()
        .map(found -> found.group(1))
        .findFirst();
  }
}
