// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.game.Game;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;

/** The example in README is a project of its own that compiles and runs with this library alone. */
class ReadmeExampleTest {

  @TempDir Path project;

  private static String block(String page, String language, String containing) throws IOException {
    Matcher blocks =
        Pattern.compile("```" + language + "\\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("..", page)));
    return blocks
        .results()
        .map(result -> result.group(1))
        .filter(text -> text.contains(containing))
        .findFirst()
        .orElseThrow();
  }

  private static String place(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  private static String path() throws Exception {
    return String.join(
        System.getProperty("path.separator"),
        place(Game.class),
        place(GameReader.class),
        place(Misere.class),
        place(CommandFailure.class),
        place(IntList.class));
  }

  @Test
  void itPrintsWhatItSays() throws Exception {
    Path source =
        Files.writeString(
            project.resolve("Example.java"), block("README.md", "java", "class Example"));
    assertThat(compile("-cp", path(), source.toString())).isZero();
    assertThat(run("-cp", path() + System.getProperty("path.separator") + project, "Example"))
        .containsExactly("0.123 is solved: order 20, period 5 from heap 5 on", "N");
  }

  @Test
  void theCoordinatesAreThoseOfTheBuild() throws IOException {
    String wanted = block("docs/library.md", "xml", "losingways-app");
    String pom = Files.readString(Path.of("pom.xml"));
    for (String name : List.of("groupId", "artifactId", "version")) {
      Matcher said = Pattern.compile("<" + name + ">.*</" + name + ">").matcher(wanted);
      assertThat(said.find()).isTrue();
      assertThat(pom).contains(said.group());
    }
  }

  private int compile(String option, String path, String... sources) {
    String[] words = new String[sources.length + 4];
    words[0] = option;
    words[1] = path;
    words[2] = "-d";
    words[3] = project.toString();
    System.arraycopy(sources, 0, words, 4, sources.length);
    return ToolProvider.getSystemJavaCompiler().run(null, null, null, words);
  }

  private List<String> run(String... words) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
    return said.lines().toList();
  }
}
