// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.util.List;
import java.util.OptionalInt;
import org.losingways.partizan.IntegerSet;
import org.losingways.partizan.PartizanSnapshot;
import org.losingways.partizan.PartizanStep;
import org.losingways.show.CommandFailure;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The state of a solver of a partizan game as text, for the store. */
public final class SavedPartizan {

  private static final String FORMAT = "losingways-partizan-run";
  private static final int VERSION = 1;

  /** Larger counts are not read: whoever checks them makes tables that are as long. */
  private static final int LARGEST = 1 << 20;

  private static final JsonMapper JSON = new JsonMapper();

  private SavedPartizan() {}

  /** The text. */
  public static String text(PartizanSnapshot snapshot) {
    ObjectNode run = JSON.createObjectNode();
    run.put("format", FORMAT).put("version", VERSION).put("game", snapshot.game());
    ArrayNode action = run.putArray("action");
    for (int[] row : snapshot.action()) {
      SavedRun.add(action.addArray(), row);
    }
    SavedRun.add(run.putArray("parts"), snapshot.parts());
    SavedRun.add(run.putArray("counts"), snapshot.counts());
    ArrayNode left = run.putArray("left");
    snapshot.leftLost().forEach(set -> write(set, left.addObject()));
    ArrayNode right = run.putArray("right");
    snapshot.rightLost().forEach(set -> write(set, right.addObject()));
    ArrayNode steps = run.putArray("steps");
    for (PartizanStep step : snapshot.steps()) {
      ObjectNode node = steps.addObject().put("heap", step.heap());
      step.order().ifPresent(order -> node.put("order", order));
    }
    return JSON.writeValueAsString(run);
  }

  private static void write(IntegerSet set, ObjectNode node) {
    StringBuilder members = new StringBuilder();
    for (int d = set.from() - set.belowPeriod(); d < set.to() + set.abovePeriod(); d++) {
      members.append(set.contains(d) ? '1' : '0');
    }
    node.put("from", set.from())
        .put("to", set.to())
        .put("below", set.belowPeriod())
        .put("above", set.abovePeriod())
        .put("members", members.toString());
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws CommandFailure if it is something else
   */
  public static PartizanSnapshot parse(String text) {
    try {
      JsonNode run = JSON.readTree(text);
      if (!run.path("format").asString("").equals(FORMAT)
          || run.path("version").asInt(0) != VERSION) {
        throw new CommandFailure("This is not a saved run of a partizan game.");
      }
      return new PartizanSnapshot(
          run.required("game").stringValue(),
          run.required("action").valueStream().map(SavedRun::ints).toArray(int[][]::new),
          SavedRun.ints(run.required("parts")),
          counts(run.required("counts")),
          sets(run.required("left")),
          sets(run.required("right")),
          run.required("steps")
              .valueStream()
              .map(
                  step ->
                      new PartizanStep(
                          step.required("heap").intValue(),
                          step.has("order")
                              ? OptionalInt.of(step.required("order").intValue())
                              : OptionalInt.empty()))
              .toList());
    } catch (JacksonException | IllegalArgumentException e) {
      throw new CommandFailure("The saved run of a partizan game is damaged.", e);
    }
  }

  private static int[] counts(JsonNode array) {
    int[] counts = SavedRun.ints(array);
    for (int count : counts) {
      requireSmall(count);
    }
    return counts;
  }

  private static void requireSmall(int count) {
    if (Math.abs((long) count) > LARGEST) {
      throw new IllegalArgumentException("a count is too large");
    }
  }

  private static List<IntegerSet> sets(JsonNode array) {
    return array.valueStream().map(SavedPartizan::set).toList();
  }

  private static IntegerSet set(JsonNode node) {
    int from = node.required("from").intValue();
    int to = node.required("to").intValue();
    int below = node.required("below").intValue();
    int above = node.required("above").intValue();
    String members = node.required("members").stringValue();
    requireSmall(from);
    requireSmall(to);
    long first = (long) from - below;
    if (to < from || below < 1 || above < 1 || members.length() != to + (long) above - first) {
      throw new IllegalArgumentException("a set is inconsistent");
    }
    return IntegerSet.of(from, to, below, above, d -> members.charAt((int) (d - first)) == '1');
  }
}
