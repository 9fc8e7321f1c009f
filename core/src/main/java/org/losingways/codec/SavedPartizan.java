// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import java.util.Map;
import java.util.OptionalInt;
import org.losingways.game.GameFormatException;
import org.losingways.ints.Ints;
import org.losingways.json.JsonObject;
import org.losingways.json.JsonReader;
import org.losingways.json.JsonWriter;
import org.losingways.partizan.IntegerSet;
import org.losingways.partizan.PartizanSnapshot;
import org.losingways.partizan.PartizanStep;

/** The state of a solver of a partizan game as text, for the store. */
public final class SavedPartizan {

  private static final String FORMAT = "losingways-partizan-run";
  private static final int VERSION = 1;

  /** Larger counts are not read: whoever checks them makes tables that are as long. */
  private static final int LARGEST = 1 << 20;

  private SavedPartizan() {}

  /** The text. */
  public static String text(PartizanSnapshot snapshot) {
    return JsonWriter.text(
        JsonWriter.members(
            "format", FORMAT,
            "version", VERSION,
            "game", snapshot.game(),
            "action", SavedRun.table(snapshot.action()),
            "parts", snapshot.parts(),
            "counts", snapshot.counts(),
            "left", snapshot.leftLost().stream().map(SavedPartizan::members).toList(),
            "right", snapshot.rightLost().stream().map(SavedPartizan::members).toList(),
            "steps", snapshot.steps().stream().map(SavedPartizan::members).toList()));
  }

  private static Map<String, Object> members(PartizanStep step) {
    Map<String, Object> members = JsonWriter.members("heap", step.heap());
    step.order().ifPresent(order -> members.put("order", order));
    return members;
  }

  private static Map<String, Object> members(IntegerSet set) {
    StringBuilder members = new StringBuilder();
    for (int d = set.from() - set.belowPeriod(); d < set.to() + set.abovePeriod(); d++) {
      members.append(set.contains(d) ? '1' : '0');
    }
    return JsonWriter.members(
        "from", set.from(),
        "to", set.to(),
        "below", set.belowPeriod(),
        "above", set.abovePeriod(),
        "members", members.toString());
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws GameFormatException if it is something else
   */
  public static PartizanSnapshot parse(String text) {
    try {
      JsonObject run = JsonObject.of(JsonReader.read(text, JsonReader.USUAL), "a saved run");
      if (!run.take("format").equals(FORMAT) || !run.take("version").equals(VERSION)) {
        throw new GameFormatException("This is not a saved run of a partizan game.");
      }
      Ints counts = run.numbers("counts");
      counts.forEach(SavedPartizan::requireSmall);
      return new PartizanSnapshot(
          run.text("game"),
          SavedRun.table(run, "action"),
          run.numbers("parts").toIntArray(),
          counts.toIntArray(),
          run.list("left", SavedPartizan::set),
          run.list("right", SavedPartizan::set),
          run.list("steps", SavedPartizan::step));
    } catch (GameFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new GameFormatException("The saved run of a partizan game is damaged.");
    }
  }

  private static PartizanStep step(Object value) {
    JsonObject step = JsonObject.of(value, "a step");
    return new PartizanStep(
        step.number("heap"),
        step.has("order") ? OptionalInt.of(step.number("order")) : OptionalInt.empty());
  }

  private static void requireSmall(int count) {
    if (Math.abs((long) count) > LARGEST) {
      throw new IllegalArgumentException("a count is too large");
    }
  }

  private static IntegerSet set(Object value) {
    JsonObject set = JsonObject.of(value, "a set");
    int from = set.number("from");
    int to = set.number("to");
    int below = set.number("below");
    int above = set.number("above");
    String members = set.text("members");
    requireSmall(from);
    requireSmall(to);
    long first = (long) from - below;
    if (to < from || below < 1 || above < 1 || members.length() != to + (long) above - first) {
      throw new IllegalArgumentException("a set is inconsistent");
    }
    return IntegerSet.of(from, to, below, above, d -> members.charAt((int) (d - first)) == '1');
  }
}
