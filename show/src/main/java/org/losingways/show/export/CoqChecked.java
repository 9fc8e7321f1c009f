// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The certificates that Coq has accepted: those of the published census, by game and digest.
 *
 * <pre>{@code
 * CoqChecked.isListed("0.77")     // true
 * CoqChecked.isChecked("0.77", certificate.digest())
 * }</pre>
 */
public final class CoqChecked {

  private static final Map<String, String> DIGESTS = digests();

  private CoqChecked() {}

  /** Whether some certificate of a game was accepted. */
  public static boolean isListed(String game) {
    return DIGESTS.containsKey(game);
  }

  /** Whether the certificate of a game with this digest was accepted. */
  public static boolean isChecked(String game, String digest) {
    return digest.equals(DIGESTS.get(game));
  }

  /** The digest of the certificate of each game. */
  static Map<String, String> digests() {
    try (InputStream in = CoqChecked.class.getResourceAsStream("coq/checked.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ", 2))
          .collect(Collectors.toUnmodifiableMap(line -> line[0], line -> line[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
