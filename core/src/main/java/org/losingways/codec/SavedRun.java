// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import org.losingways.game.GameFormatException;
import org.losingways.ints.Ints;
import org.losingways.json.JsonFormatException;
import org.losingways.json.JsonObject;
import org.losingways.json.JsonReader;
import org.losingways.json.JsonWriter;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.solver.SolverSnapshot;

/** A solver's state as text, for {@code --save} and {@code --resume} and for the store. */
public final class SavedRun {

  private static final String FORMAT = "losingways-run";
  private static final int VERSION = 1;

  private SavedRun() {}

  /** The text. */
  public static String text(SolverSnapshot snapshot) {
    Map<String, Object> run =
        JsonWriter.members(
            "game", snapshot.code(),
            "action", table(snapshot.action()),
            "p", snapshot.p(),
            "phi", snapshot.phi(),
            "steps", snapshot.steps().stream().map(SavedRun::members).toList());
    snapshot.infinite().ifPresent(q -> run.put("infinite", SavedRays.members(q)));
    return JsonWriter.text(
        JsonWriter.members(
            "format", FORMAT, "version", VERSION, "crc32", checksum(run), "run", run));
  }

  private static Map<String, Object> members(GrowthStep step) {
    Map<String, Object> members =
        JsonWriter.members("heap", step.heap(), "order", step.order(), "pSize", step.pSize());
    step.name().ifPresent(name -> members.put("name", name));
    return members;
  }

  static List<Ints> table(int[][] rows) {
    return Arrays.stream(rows).map(Ints::wrap).toList();
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @param file what the text is called if it is something else
   * @throws GameFormatException if it is something else
   */
  public static SolverSnapshot parse(String text, String file) {
    JsonObject whole;
    try {
      whole = whole(text);
    } catch (JsonFormatException e) {
      throw damaged(file, "it is not complete JSON");
    }
    if (!whole.has("format") || !whole.take("format").equals(FORMAT)) {
      throw new GameFormatException("'" + file + "' is not a run that misere --save wrote.");
    }
    if (!whole.has("version") || !whole.take("version").equals(VERSION)) {
      throw new GameFormatException(
          "'" + file + "' was saved by another version of misere; start the run again.");
    }
    if (!whole.has("run")
        || !whole.has("crc32")
        || !whole.take("crc32").toString().equals(checksum(whole.take("run")).toString())) {
      throw damaged(file, "its checksum is wrong");
    }
    try {
      return snapshot(whole);
    } catch (IllegalArgumentException e) {
      throw damaged(file, "a value is missing");
    }
  }

  /**
   * The same for a text that is known to be as {@link #text} wrote it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static SolverSnapshot own(String text) {
    return snapshot(whole(text));
  }

  private static JsonObject whole(String text) {
    return JsonObject.of(JsonReader.read(text, JsonReader.USUAL), "a saved run");
  }

  private static SolverSnapshot snapshot(JsonObject whole) {
    JsonObject run = JsonObject.of(whole.take("run"), "a saved run");
    return new SolverSnapshot(
        run.text("game"),
        table(run, "action"),
        run.numbers("p").toIntArray(),
        run.numbers("phi").toIntArray(),
        run.list("steps", SavedRun::step),
        run.has("infinite")
            ? Optional.of(SavedRays.read(JsonObject.of(run.take("infinite"), "a quotient")))
            : Optional.empty());
  }

  private static GrowthStep step(Object value) {
    JsonObject step = JsonObject.of(value, "a step");
    return new GrowthStep(
        step.number("heap"),
        step.number("order"),
        step.number("pSize"),
        step.has("name") ? Optional.of(step.text("name")) : Optional.empty());
  }

  static int[][] table(JsonObject object, String name) {
    List<int[]> rows = new ArrayList<>();
    object.list(name, JsonObject::numbers).forEach(row -> rows.add(row.toIntArray()));
    return rows.toArray(int[][]::new);
  }

  private static Long checksum(Object run) {
    CRC32 crc = new CRC32();
    crc.update(JsonWriter.text(run).getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }

  private static GameFormatException damaged(String file, String why) {
    return new GameFormatException("The saved run '" + file + "' is damaged: " + why + ".");
  }
}
