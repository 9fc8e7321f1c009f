// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What commands print as JSON is what the schemas in docs/schema allow. */
class SchemaOfAnswersTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "form {2+,0}",
        "form 0.123 11 4",
        "form 0.123 0",
        "form 0.07 --table 9",
        "form 0.123 6 --distinguish 11",
        "form 2+2 --distinguish 2+2",
        "form {0,*|-1}",
        "form 0.123 40 --max-forms 200",
        "frisky 0.3102 --heaps 2 --max 20",
        "explain genus",
        "games",
        "genus 0.123 --heaps 12 --pairs 3 --explain 8 5",
        "genus {2+,0}",
        "monoid <a,b,c|a2=1,c2=1,b3=b2c>",
        "monoid <a,b|a2=1>",
        "monoid <a|a3000=1>",
        "nim kayles --heaps 20",
        "nim {2+,0}",
        "outcome 0.123 9 8 5 3 --explain",
        "outcome 4.7 30 4",
        "outcome 0.7/0.07 6 4 --explain",
        "play kayles 5 --you second",
        "play 0.7/0.07 6 --you second",
        "pretend 0.75 --prove",
        "pretend {2+,0}",
        "quotients --order 8",
        "reproduce --only 62",
        "rules kayles --options 4",
        "rules {2+,0} --options 0",
        "sibert-conway 0.75",
        "sibert-conway 4.7 --max-heap 12",
        "sibert-conway {2+,0}",
        "census octal --digits 1 --largest 3 --rounds 100ms",
        "check ../docs/results/gauges/4.765-9.json",
        "compare 0.123 0.1331",
        "compare 0.7/0.07 2 1+1",
        "distinguish 0.123 4+4 6",
        "inverse 0.123 9",
        "inverse 0.7/0.07 1",
        "reduce 0.123 ab2",
        "reduce 0.7/0.07 a2",
        "reduce 4.7 ab",
        "solve 0.123",
        "solve 0.76 --max-heap 12",
        "solve 4.7",
        "solve 0.(3)",
        "solve 0.7/0.07",
        "structure 0.123",
        "structure 0.76 --max-heap 12",
        "structure 0.7/0.07",
        "structure {0|}",
        "structure 4.7",
        "structure 0.(3)",
        "survey --digits 1 --largest 1"
      })
  void isAsDescribed(String line) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.add("--json");
    Typed typed = Typed.reading("", words.toArray(String[]::new));
    assertThat(typed.err()).isEmpty();
    Schema schema = new Schema(words.get(0));
    typed.out().lines().forEach(answer -> assertThat(schema.faults(answer)).isEmpty());
  }

  @Test
  void whatIsNotDescribedIsNoticed() {
    Schema schema = new Schema("survey");
    String right = Typed.misere("survey", "--digits", "1", "--largest", "0", "--json").out();
    assertThat(schema.faults(right)).isEmpty();
    assertThat(schema.faults(right.replace("\"left\"", "\"links\"")))
        .containsExactlyInAnyOrder("$ has links", "$ has no left");
    assertThat(schema.faults(right.replaceFirst("\"heaps\":\\d+", "\"heaps\":\"many\"")))
        .containsExactly("$.heaps is \"many\"");
  }

  /** As much of JSON Schema as the files use. */
  private static final class Schema {

    private final JsonNode root;

    Schema(String command) {
      root = MAPPER.readTree(Path.of("../docs/schema", command + ".schema.json"));
    }

    List<String> faults(String answer) {
      List<String> faults = new ArrayList<>();
      check(root, MAPPER.readTree(answer), "$", faults);
      return faults;
    }

    private void check(JsonNode schema, JsonNode value, String at, List<String> faults) {
      if (schema.has("$ref")) {
        check(root.at(schema.get("$ref").stringValue().substring(1)), value, at, faults);
        return;
      }
      for (String choice : List.of("oneOf", "anyOf")) {
        if (schema.has(choice) && !fits(schema.get(choice), value)) {
          faults.add(at + " is none of these: " + value);
        }
      }
      if (schema.has("type") && !isOf(schema.get("type"), value)) {
        faults.add(at + " is " + value);
        return;
      }
      if (value.isArray()) {
        for (int i = 0; i < value.size(); i++) {
          check(schema.get("items"), value.get(i), at + "[" + i + "]", faults);
        }
      } else if (value.isObject() && schema.has("type")) {
        members(schema, value, at, faults);
      }
    }

    private void members(JsonNode schema, JsonNode value, String at, List<String> faults) {
      JsonNode others = schema.get("additionalProperties");
      value.forEachEntry(
          (name, member) -> {
            JsonNode known = schema.path("properties").path(name);
            if (!known.isMissingNode()) {
              check(known, member, at + "." + name, faults);
            } else if (others.isObject()) {
              check(others, member, at + "." + name, faults);
            } else {
              faults.add(at + " has " + name);
            }
          });
      for (JsonNode name : schema.path("required")) {
        if (!value.has(name.stringValue())) {
          faults.add(at + " has no " + name.stringValue());
        }
      }
    }

    private boolean fits(JsonNode schemas, JsonNode value) {
      for (JsonNode schema : schemas) {
        List<String> faults = new ArrayList<>();
        check(schema, value, "", faults);
        if (faults.isEmpty()) {
          return true;
        }
      }
      return false;
    }

    private static boolean isOf(JsonNode types, JsonNode value) {
      if (types.isArray()) {
        for (JsonNode type : types) {
          if (isOf(type, value)) {
            return true;
          }
        }
        return false;
      }
      return switch (types.stringValue()) {
        case "array" -> value.isArray();
        case "boolean" -> value.isBoolean();
        case "integer" -> value.isIntegralNumber();
        case "null" -> value.isNull();
        case "number" -> value.isNumber();
        case "object" -> value.isObject();
        default -> value.isString();
      };
    }
  }
}
