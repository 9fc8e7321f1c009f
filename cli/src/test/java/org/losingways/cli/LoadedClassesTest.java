// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a command loads: most of the time of a short answer goes into loading classes. */
@Tag("process")
class LoadedClassesTest {

  /** Classes with a file of their own; what is nested in them comes with them. */
  private static final Pattern OURS = Pattern.compile("load\\] (org\\.losingways\\.[\\w.]+) ");

  private static final int MOST = 120;

  @TempDir private Path folder;

  @Test
  void aSavedQuotientIsPrintedByFewClasses() throws Exception {
    misere("0.123", "-q");
    Set<String> loaded = misere("0.123");
    assertThat(loaded).hasSizeLessThanOrEqualTo(MOST);
    assertThat(loaded)
        .contains("org.losingways.cli.command.SolveCommand")
        .doesNotContain("org.losingways.cli.command.NimCommand");
  }

  /** The classes of this project that a command loads, with a store in a folder of its own. */
  private Set<String> misere(String... words) throws Exception {
    Path log = folder.resolve("loaded.txt");
    String[] java = {
      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
      "-Xlog:class+load:file=" + log,
      "-DMISERE_STORE=" + folder.resolve("games.sqlite"),
      "-Dlosingways.data=" + folder,
      "-cp",
      System.getProperty("java.class.path"),
      "org.losingways.cli.Misere"
    };
    OtherProgram.run(folder, concatenated(java, words));
    Set<String> loaded = new TreeSet<>();
    Matcher lines = OURS.matcher(Files.readString(log));
    while (lines.find()) {
      loaded.add(lines.group(1));
    }
    return loaded;
  }

  private static String[] concatenated(String[]... parts) {
    return Arrays.stream(parts).flatMap(Arrays::stream).toArray(String[]::new);
  }
}
