// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.show.CommandFailure;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A solver's state in a file, for {@code --save} and {@code --resume}. */
public final class SavedRun {

  private static final String FORMAT = "losingways-run";
  private static final int VERSION = 1;
  private static final JsonMapper JSON = new JsonMapper();

  private SavedRun() {}

  /** The text of the file. */
  public static String text(SolverSnapshot snapshot) {
    ObjectNode run = JSON.createObjectNode();
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
    ObjectNode whole = JSON.createObjectNode();
    whole.put("format", FORMAT).put("version", VERSION).put("crc32", checksum(run));
    whole.set("run", run);
    return JSON.writeValueAsString(whole);
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
      whole = JSON.readTree(text);
    } catch (JacksonException e) {
      throw damaged(file, "it is not complete JSON", e);
    }
    if (!whole.path("format").asString("").equals(FORMAT)) {
      throw new CommandFailure("'" + file + "' is not a run that misere --save wrote.");
    }
    if (whole.path("version").asInt(0) != VERSION) {
      throw new CommandFailure(
          "'" + file + "' was saved by another version of misere; start the run anew.");
    }
    JsonNode run = whole.path("run");
    if (!run.isObject() || whole.path("crc32").asLong(-1) != checksum(run)) {
      throw damaged(file, "its checksum does not fit", null);
    }
    try {
      return snapshot(run);
    } catch (JacksonException | IllegalArgumentException e) {
      throw damaged(file, "a value is missing", e);
    }
  }

  /**
   * The same for a text that is known to be as {@link #text} wrote it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static SolverSnapshot own(String text) {
    try {
      return snapshot(JSON.readTree(text).path("run"));
    } catch (JacksonException e) {
      throw new IllegalArgumentException("this is no saved run", e);
    }
  }

  private static SolverSnapshot snapshot(JsonNode run) {
    int[][] action = run.required("action").valueStream().map(SavedRun::ints).toArray(int[][]::new);
    List<GrowthStep> steps = new ArrayList<>();
    for (JsonNode step : run.required("steps")) {
      Optional<String> name = step.optional("name").map(SavedRun::text);
      steps.add(
          new GrowthStep(
              step.required("heap").intValue(),
              step.required("order").intValue(),
              step.required("pSize").intValue(),
              name));
    }
    return new SolverSnapshot(
        text(run.required("game")),
        action,
        ints(run.required("p")),
        ints(run.required("phi")),
        steps,
        run.optional("infinite").map(SavedRays::read));
  }

  private static String text(JsonNode node) {
    if (!node.isString()) {
      throw new IllegalArgumentException("a text is missing");
    }
    return node.stringValue();
  }

  static int[] ints(JsonNode array) {
    return array.valueStream().mapToInt(JsonNode::intValue).toArray();
  }

  private static long checksum(JsonNode run) {
    CRC32 crc = new CRC32();
    crc.update(JSON.writeValueAsString(run).getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }

  private static CommandFailure damaged(String file, String why, Exception cause) {
    return new CommandFailure("The saved run '" + file + "' is damaged: " + why + ".", cause);
  }
}
