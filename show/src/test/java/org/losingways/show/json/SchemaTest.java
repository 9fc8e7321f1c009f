// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.CompletionAnswer;
import org.losingways.show.answer.DrawAnswer;
import org.losingways.show.answer.ExplainAnswer;
import org.losingways.show.answer.ExportAnswer;
import org.losingways.show.answer.GamesAnswer;
import org.losingways.show.answer.ReproduceAnswer;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.answer.ServeAnswer;
import org.losingways.show.answer.census.AtlasAnswer;
import org.losingways.show.answer.census.CensusAnswer;
import org.losingways.show.answer.census.StoreAnswer;
import org.losingways.show.answer.position.Distinguished;
import org.losingways.show.answer.position.FormAnswer;
import org.losingways.show.answer.position.FriskyAnswer;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.answer.position.Inverted;
import org.losingways.show.answer.position.NimAnswer;
import org.losingways.show.answer.position.Outcomes;
import org.losingways.show.answer.position.PlayAnswer;
import org.losingways.show.answer.position.PretendAnswer;
import org.losingways.show.answer.position.SibertConwayAnswer;
import org.losingways.show.answer.quotient.Compared;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.answer.quotient.MonoidAnswer;
import org.losingways.show.answer.quotient.QuotientsAnswer;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.answer.quotient.Solved;
import org.losingways.show.answer.quotient.Structured;
import org.losingways.show.answer.quotient.SurveyAnswer;

/**
 * The files in docs/schema are what the answers say: {@code -Dschema.write=true} writes them anew.
 */
class SchemaTest {

  private static final Path FOLDER = Path.of("../docs/schema");

  /** The answer of each command. */
  private static final Map<String, Class<?>> ANSWERS =
      Map.ofEntries(
          Map.entry("compare", Compared.class),
          Map.entry("distinguish", Distinguished.class),
          Map.entry("outcome", Outcomes.class),
          Map.entry("reduce", ReduceAnswer.class),
          Map.entry("census", CensusAnswer.class),
          Map.entry("check", CheckAnswer.class),
          Map.entry("atlas", AtlasAnswer.class),
          Map.entry("site", AtlasAnswer.class),
          Map.entry("serve", ServeAnswer.class),
          Map.entry("explain", ExplainAnswer.class),
          Map.entry("export", ExportAnswer.class),
          Map.entry("draw", DrawAnswer.class),
          Map.entry("completion", CompletionAnswer.class),
          Map.entry("form", FormAnswer.class),
          Map.entry("frisky", FriskyAnswer.class),
          Map.entry("games", GamesAnswer.class),
          Map.entry("gauges", GaugesAnswer.class),
          Map.entry("genus", GenusAnswer.class),
          Map.entry("inverse", Inverted.class),
          Map.entry("monoid", MonoidAnswer.class),
          Map.entry("nim", NimAnswer.class),
          Map.entry("play", PlayAnswer.class),
          Map.entry("pretend", PretendAnswer.class),
          Map.entry("quotients", QuotientsAnswer.class),
          Map.entry("reproduce", ReproduceAnswer.class),
          Map.entry("rules", RulesAnswer.class),
          Map.entry("sibert-conway", SibertConwayAnswer.class),
          Map.entry("solve", Solved.class),
          Map.entry("store", StoreAnswer.class),
          Map.entry("structure", Structured.class),
          Map.entry("survey", SurveyAnswer.class));

  static Set<String> commands() {
    return new TreeSet<>(ANSWERS.keySet());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void isWhatTheAnswerSays(String command) throws IOException {
    String schema = Schema.of(command, ANSWERS.get(command));
    Path file = FOLDER.resolve(command + ".schema.json");
    if (Boolean.getBoolean("schema.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, schema);
    }
    assertThat(Files.readString(file)).isEqualTo(schema);
  }

  @Test
  void thereAreNoOthers() throws IOException {
    Set<String> names = new TreeSet<>();
    if (Files.isDirectory(FOLDER)) {
      try (Stream<Path> files = Files.list(FOLDER)) {
        files.forEach(f -> names.add(f.getFileName().toString().replace(".schema.json", "")));
      }
    }
    assertThat(names).isEqualTo(commands());
  }
}
