// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.show.CommandFailure;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A solver's state in a file, for {@code --save} and {@code --resume}. */
public final class SavedRun {

  private static final String FORMAT = "losingways-run";
  private static final int VERSION = 1;

  /** Made when first needed. */
  private static final class Trees {
    static final JsonMapper JSON = new JsonMapper();

    /** Reads a value after which others come. */
    static final ObjectReader PART =
        JSON.readerFor(JsonNode.class).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  private SavedRun() {}

  /** The text of the file. */
  public static String text(SolverSnapshot snapshot) {
    ObjectNode run = Trees.JSON.createObjectNode();
    run.put("game", snapshot.code());
    ArrayNode action = run.putArray("action");
    for (int[] row : snapshot.action()) {
      add(action.addArray(), row);
    }
    add(run.putArray("p"), snapshot.p());
    add(run.putArray("phi"), snapshot.phi());
    ArrayNode steps = run.putArray("steps");
    for (GrowthStep step : snapshot.steps()) {
      ObjectNode node =
          steps
              .addObject()
              .put("heap", step.heap())
              .put("order", step.order())
              .put("pSize", step.pSize());
      step.name().ifPresent(name -> node.put("name", name));
    }
    snapshot.infinite().ifPresent(q -> SavedRays.write(q, run.putObject("infinite")));
    ObjectNode whole = Trees.JSON.createObjectNode();
    whole.put("format", FORMAT).put("version", VERSION).put("crc32", checksum(run));
    whole.set("run", run);
    return Trees.JSON.writeValueAsString(whole);
  }

  static void add(ArrayNode array, int[] values) {
    for (int value : values) {
      array.add(value);
    }
  }

  /** Reads a file with what {@link #text} wrote; whatever else it is gets one sentence. */
  public static SolverSnapshot read(Path file) throws IOException {
    try {
      return parse(Files.readString(file), file.toString());
    } catch (NoSuchFileException e) {
      throw new CommandFailure("There is no file '" + file + "'.", e);
    } catch (java.nio.charset.MalformedInputException e) {
      throw damaged(file.toString(), "it is not complete JSON", e);
    }
  }

  /** Reads what {@link #text} wrote. */
  public static SolverSnapshot parse(String text, String file) {
    JsonNode whole;
    try {
      whole = Trees.JSON.readTree(text);
    } catch (JacksonException e) {
      throw damaged(file, "it is not complete JSON", e);
    }
    if (!whole.path("format").asString("").equals(FORMAT)) {
      throw new CommandFailure("'" + file + "' is not a run that misere --save wrote.");
    }
    if (whole.path("version").asInt(0) != VERSION) {
      throw new CommandFailure(
          "'" + file + "' was saved by another version of misere; start the run again.");
    }
    JsonNode run = whole.path("run");
    if (!run.isObject() || whole.path("crc32").asLong(-1) != checksum(run)) {
      throw damaged(file, "its checksum is wrong", null);
    }
    try {
      return own(text);
    } catch (IllegalArgumentException e) {
      throw damaged(file, "a value is missing", e);
    }
  }

  /**
   * The same for a text that is known to be as {@link #text} wrote it. It is read from beginning to
   * end, without what makes trees of JSON: to get that ready takes longer than many answers.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static SolverSnapshot own(String text) {
    try (JsonParser json = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
      Reading whole = new Reading();
      json.nextToken();
      fields(
          json,
          field -> {
            if (field.equals("run")) {
              fields(json, inside -> whole.take(inside, json));
            } else {
              json.skipChildren();
            }
          });
      return whole.snapshot();
    } catch (JacksonException | NoSuchElementException e) {
      throw new IllegalArgumentException("this is not a saved run", e);
    }
  }

  /** Goes through an object at which the parser is, and stops at each value. */
  private static void fields(JsonParser json, Consumer<String> value) {
    require(json.currentToken() == JsonToken.START_OBJECT);
    while (json.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = json.currentName();
      json.nextToken();
      value.accept(name);
    }
  }

  /** Goes through an array in the same way. */
  private static void items(JsonParser json, Runnable value) {
    require(json.currentToken() == JsonToken.START_ARRAY);
    while (json.nextToken() != JsonToken.END_ARRAY) {
      value.run();
    }
  }

  private static void require(boolean isRight) {
    if (!isRight) {
      throw new IllegalArgumentException("a value is missing");
    }
  }

  private static int number(JsonParser json) {
    require(json.currentToken() == JsonToken.VALUE_NUMBER_INT);
    return json.getIntValue();
  }

  private static String string(JsonParser json) {
    require(json.currentToken() == JsonToken.VALUE_STRING);
    return json.getString();
  }

  private static int[] numbers(JsonParser json) {
    IntArrayList found = new IntArrayList();
    items(json, () -> found.add(number(json)));
    return found.toIntArray();
  }

  /** What was read of a run so far. */
  private static final class Reading {
    private Optional<String> game = Optional.empty();
    private Optional<int[]> p = Optional.empty();
    private Optional<int[]> phi = Optional.empty();
    private Optional<List<int[]>> action = Optional.empty();
    private Optional<List<GrowthStep>> steps = Optional.empty();
    private Optional<SolverSnapshot.Infinite> infinite = Optional.empty();

    void take(String field, JsonParser json) {
      switch (field) {
        case "game" -> game = Optional.of(string(json));
        case "p" -> p = Optional.of(numbers(json));
        case "phi" -> phi = Optional.of(numbers(json));
        case "action" -> {
          List<int[]> rows = new ArrayList<>();
          items(json, () -> rows.add(numbers(json)));
          action = Optional.of(rows);
        }
        case "steps" -> {
          List<GrowthStep> all = new ArrayList<>();
          items(json, () -> all.add(step(json)));
          steps = Optional.of(all);
        }
        case "infinite" -> infinite = Optional.of(SavedRays.read(Trees.PART.readTree(json)));
        default -> json.skipChildren();
      }
    }

    private static GrowthStep step(JsonParser json) {
      Map<String, Integer> numbers = new HashMap<>();
      List<String> name = new ArrayList<>();
      fields(
          json,
          field -> {
            if (field.equals("name")) {
              name.add(string(json));
            } else {
              numbers.put(field, number(json));
            }
          });
      require(numbers.keySet().containsAll(List.of("heap", "order", "pSize")));
      return new GrowthStep(
          numbers.get("heap"),
          numbers.get("order"),
          numbers.get("pSize"),
          name.stream().findFirst());
    }

    SolverSnapshot snapshot() {
      return new SolverSnapshot(
          game.orElseThrow(),
          action.orElseThrow().toArray(int[][]::new),
          p.orElseThrow(),
          phi.orElseThrow(),
          steps.orElseThrow(),
          infinite);
    }
  }

  static int[] ints(JsonNode array) {
    return array.valueStream().mapToInt(JsonNode::intValue).toArray();
  }

  private static long checksum(JsonNode run) {
    CRC32 crc = new CRC32();
    crc.update(Trees.JSON.writeValueAsString(run).getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }

  private static CommandFailure damaged(String file, String why, Exception cause) {
    return new CommandFailure("The saved run '" + file + "' is damaged: " + why + ".", cause);
  }
}
