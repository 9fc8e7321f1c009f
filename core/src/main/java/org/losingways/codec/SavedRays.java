// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.losingways.json.JsonObject;
import org.losingways.json.JsonWriter;
import org.losingways.monoid.rays.RayTable;
import org.losingways.quotient.solver.SolverSnapshot;

/** The infinite quotient in a saved run. */
final class SavedRays {

  private SavedRays() {}

  static Map<String, Object> members(SolverSnapshot.Infinite q) {
    List<Object> generators = new ArrayList<>();
    for (int g = 0; g < q.heaps().length; g++) {
      RayTable.Generator generator = q.monoid().generators().get(g);
      generators.add(
          JsonWriter.members(
              "heap", q.heaps()[g],
              "degree", q.degrees()[g],
              "points", generator.points(),
              "first", SavedRun.table(generator.first()),
              "target", generator.target(),
              "shift", generator.shift()));
    }
    return JsonWriter.members(
        "words", SavedRun.table(q.monoid().words()),
        "letters", q.monoid().letters(),
        "generators", generators,
        "pPoints", bits(q.points()),
        "pFirst", Arrays.stream(q.first()).map(SavedRays::bits).toList(),
        "pRepeating", Arrays.stream(q.repeating()).map(SavedRays::bits).toList(),
        "phi", q.values());
  }

  private static String bits(boolean[] bits) {
    StringBuilder text = new StringBuilder();
    for (boolean bit : bits) {
      text.append(bit ? '1' : '0');
    }
    return text.toString();
  }

  static SolverSnapshot.Infinite read(JsonObject node) {
    List<JsonObject> given = node.list("generators", g -> JsonObject.of(g, "a generator"));
    List<RayTable.Generator> generators = new ArrayList<>();
    for (JsonObject generator : given) {
      generators.add(
          new RayTable.Generator(
              generator.numbers("points").toIntArray(),
              SavedRun.table(generator, "first"),
              generator.numbers("target").toIntArray(),
              generator.numbers("shift").toIntArray()));
    }
    return new SolverSnapshot.Infinite(
        new RayTable(
            SavedRun.table(node, "words"), node.numbers("letters").toIntArray(), generators),
        bits(node.take("pPoints")),
        node.list("pFirst", SavedRays::bits).toArray(boolean[][]::new),
        node.list("pRepeating", SavedRays::bits).toArray(boolean[][]::new),
        node.numbers("phi").toIntArray(),
        given.stream().mapToInt(g -> g.number("degree")).toArray(),
        given.stream().mapToInt(g -> g.number("heap")).toArray());
  }

  private static boolean[] bits(Object value) {
    String text = JsonObject.text(value);
    boolean[] bits = new boolean[text.length()];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = text.charAt(i) == '1';
    }
    return bits;
  }
}
