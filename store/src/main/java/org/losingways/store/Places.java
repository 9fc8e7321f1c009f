// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where this program keeps its data: {@code $XDG_DATA_HOME/losing-ways} or {@code
 * ~/.local/share/losing-ways}, as the XDG Base Directory Specification has it; {@code
 * ~/Library/Application Support} on macOS and {@code %LOCALAPPDATA%} on Windows.
 */
public final class Places {

  /** Names a file to be used as the store, or {@code none}, where no option does. */
  public static final String VARIABLE = "MISERE_STORE";

  /** A system property: the folder for data, for programs that are not to touch the user's. */
  public static final String FOLDER = "losingways.data";

  private static final String NAME = "losing-ways";
  private static final String FILE = "games.sqlite";

  private Places() {}

  /** The folder for data. */
  public static Path data() {
    String own = System.getProperty(FOLDER);
    if (own != null) {
      return Path.of(own);
    }
    return data(
        System.getenv(), System.getProperty("os.name", ""), System.getProperty("user.home", ""));
  }

  static Path data(Map<String, String> environment, String system, String home) {
    String given = environment.getOrDefault("XDG_DATA_HOME", "");
    if (Path.of(given).isAbsolute()) {
      return Path.of(given, NAME);
    }
    String os = system.toLowerCase(Locale.ROOT);
    String local = environment.getOrDefault("LOCALAPPDATA", "");
    if (os.startsWith("windows") && !local.isEmpty()) {
      return Path.of(local, NAME);
    }
    return os.startsWith("mac")
        ? Path.of(home, "Library", "Application Support", NAME)
        : Path.of(home, ".local", "share", NAME);
  }

  /**
   * The file of the store where no option names one: what {@value #VARIABLE} says, as a system
   * property or in the environment, or a file in the folder for data; none if it says so.
   */
  public static Optional<Path> store() {
    String said =
        Optional.ofNullable(System.getProperty(VARIABLE))
            .orElse(System.getenv().getOrDefault(VARIABLE, ""));
    if (said.equals("none")) {
      return Optional.empty();
    }
    return Optional.of(said.isEmpty() ? data().resolve(FILE) : Path.of(said));
  }

  /** The file with the secret of {@link Marks}. */
  static Path secret() {
    return data().resolve("secret");
  }
}
