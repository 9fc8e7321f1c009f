// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.position.FriskyAnswer;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.answer.position.GlobalDistinguishAnswer;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.answer.position.PretendAnswer;
import org.losingways.show.answer.position.SibertConwayAnswer;
import org.losingways.show.answer.quotient.Compared;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.answer.quotient.MonoidAnswer;
import org.losingways.show.answer.quotient.QuotientsAnswer;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.answer.quotient.Structured;
import org.losingways.show.workbench.DistinguishView;
import org.losingways.show.workbench.GalleryGame;
import org.losingways.show.workbench.JobView;
import org.losingways.show.workbench.PartizanJobView;
import org.losingways.show.workbench.PartizanPositionView;
import org.losingways.show.workbench.PlacedGraph;
import org.losingways.show.workbench.PositionView;
import org.losingways.show.workbench.Reply;
import org.losingways.show.workbench.RulesView;
import org.losingways.show.workbench.TableView;
import org.losingways.show.workbench.UniverseView;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The description of the workbench's API has the schemas of its answers: {@code
 * -Dschema.write=true} writes them anew.
 */
class ApiSchemaTest {

  private static final Path FILE =
      Path.of("../web/src/main/resources/org/losingways/web/pages/api/openapi.json");
  private static final JsonMapper MAPPER = new JsonMapper();

  /** What certificates are called among the schemas. */
  private static final String CERTIFICATE = "certificate";

  /** What stands beside an answer about a game that may not be solved. */
  private record Whether(boolean solved) {}

  private static final List<List<Class<?>>> STATE =
      List.of(List.of(JobView.class), List.of(PartizanJobView.class));

  /** The answer of each operation. */
  private static final Map<String, List<List<Class<?>>>> ANSWERS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("games", one(GalleryGame.class)),
              Map.entry("rules", one(RulesView.class)),
              Map.entry("solve", STATE),
              Map.entry("stop", STATE),
              Map.entry("resume", STATE),
              Map.entry("genus", one(GenusAnswer.class)),
              Map.entry("pretend", one(PretendAnswer.class, Whether.class)),
              Map.entry("sibertConway", one(SibertConwayAnswer.class, Whether.class)),
              Map.entry("structure", one(Structured.class)),
              Map.entry("cayley", one(PlacedGraph.Named.class, PlacedGraph.class)),
              Map.entry("table", one(TableView.class)),
              Map.entry(
                  "form",
                  List.of(
                      List.of(PlacedGraph.NamedForm.class, PlacedGraph.class),
                      List.of(PlacedGraph.NamedForm.class, PlacedGraph.Undrawn.class))),
              Map.entry(
                  "outcome",
                  List.of(List.of(PositionView.class), List.of(PartizanPositionView.class))),
              Map.entry("start", one(Reply.Start.class)),
              Map.entry("reply", one(Reply.class)),
              Map.entry("hint", one(Reply.Hint.class)),
              Map.entry("check", one(CheckAnswer.class)),
              Map.entry(
                  "graph",
                  List.of(
                      List.of(SolveAnswer.class, PlacedGraph.class),
                      List.of(PartizanJobView.class))),
              Map.entry("compare", one(Compared.class)),
              Map.entry(
                  "distinguish",
                  List.of(List.of(DistinguishView.class), List.of(GlobalDistinguishAnswer.class))),
              Map.entry("inverse", one(InverseAnswer.class)),
              Map.entry("universe", one(UniverseView.class)),
              Map.entry("reduce", one(ReduceAnswer.class)),
              Map.entry("monoid", one(MonoidAnswer.class)),
              Map.entry("quotients", one(QuotientsAnswer.class)),
              Map.entry("frisky", one(FriskyAnswer.class)),
              Map.entry("gauges", one(GaugesAnswer.class))));

  private static List<List<Class<?>>> one(Class<?>... parts) {
    return List.of(List.of(parts));
  }

  @Test
  void everyAnswerIsDescribedAsItIs() throws IOException {
    ObjectNode document = (ObjectNode) MAPPER.readTree(Files.readString(FILE));
    ObjectNode components = MAPPER.createObjectNode();
    components.set("Problem", document.path("components").path("schemas").path("Problem"));
    ANSWERS.forEach((name, kinds) -> components.set(name, Schema.component(name, kinds)));
    components.set(CERTIFICATE, certificate());
    if (Boolean.getBoolean("schema.write")) {
      ((ObjectNode) document.get("components")).set("schemas", components);
      Files.writeString(
          FILE, MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(document) + "\n");
    }
    assertThat(document.path("components").path("schemas")).isEqualTo(components);
  }

  /** The schema of the file, its definitions found where it stands here. */
  private static ObjectNode certificate() throws IOException {
    String text =
        Files.readString(
            Path.of(
                "../referee/src/main/resources/org/losingways/proof/certificate/certificate.schema.json"));
    String here = "\"#/components/schemas/" + CERTIFICATE + "/$defs/";
    ObjectNode schema = (ObjectNode) MAPPER.readTree(text.replace("\"#/$defs/", here));
    schema.remove("$schema");
    return schema;
  }

  @Test
  void noAnswerIsABareObject() throws IOException {
    Set<String> referred = new LinkedHashSet<>();
    for (JsonNode methods : MAPPER.readTree(Files.readString(FILE)).path("paths")) {
      for (JsonNode operation : methods) {
        JsonNode schema =
            operation
                .path("responses")
                .path("200")
                .path("content")
                .path("application/json")
                .path("schema");
        JsonNode named = schema.has("items") ? schema.path("items") : schema;
        assertThat(named.properties())
            .as(operation.path("operationId").asString())
            .isNotEqualTo(MAPPER.createObjectNode().put("type", "object").properties());
        if (named.has("$ref")) {
          referred.add(named.path("$ref").asString().replace("#/components/schemas/", ""));
        }
      }
    }
    assertThat(referred.remove(CERTIFICATE)).isTrue();
    assertThat(referred).containsExactlyInAnyOrderElementsOf(ANSWERS.keySet());
  }
}
