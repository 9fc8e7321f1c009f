// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.util.ArrayList;
import java.util.List;
import org.losingways.monoid.rays.RayTable;
import org.losingways.quotient.solver.SolverSnapshot;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The infinite quotient in a saved run. */
final class SavedRays {

  private SavedRays() {}

  static void write(SolverSnapshot.Infinite q, ObjectNode node) {
    table(node.putArray("words"), q.monoid().words());
    SavedRun.add(node.putArray("letters"), q.monoid().letters());
    ArrayNode generators = node.putArray("generators");
    for (int g = 0; g < q.heaps().length; g++) {
      RayTable.Generator generator = q.monoid().generators().get(g);
      ObjectNode made = generators.addObject();
      made.put("heap", q.heaps()[g]).put("degree", q.degrees()[g]);
      SavedRun.add(made.putArray("points"), generator.points());
      table(made.putArray("first"), generator.first());
      SavedRun.add(made.putArray("target"), generator.target());
      SavedRun.add(made.putArray("shift"), generator.shift());
    }
    node.put("pPoints", bits(q.points()));
    ArrayNode first = node.putArray("pFirst");
    ArrayNode repeating = node.putArray("pRepeating");
    for (int r = 0; r < q.first().length; r++) {
      first.add(bits(q.first()[r]));
      repeating.add(bits(q.repeating()[r]));
    }
    SavedRun.add(node.putArray("phi"), q.values());
  }

  private static void table(ArrayNode array, int[][] rows) {
    for (int[] row : rows) {
      SavedRun.add(array.addArray(), row);
    }
  }

  private static String bits(boolean[] bits) {
    StringBuilder text = new StringBuilder();
    for (boolean bit : bits) {
      text.append(bit ? '1' : '0');
    }
    return text.toString();
  }

  static SolverSnapshot.Infinite read(JsonNode node) {
    List<RayTable.Generator> generators = new ArrayList<>();
    List<JsonNode> given = node.required("generators").valueStream().toList();
    for (JsonNode generator : given) {
      generators.add(
          new RayTable.Generator(
              SavedRun.ints(generator.required("points")),
              table(generator.required("first")),
              SavedRun.ints(generator.required("target")),
              SavedRun.ints(generator.required("shift"))));
    }
    return new SolverSnapshot.Infinite(
        new RayTable(
            table(node.required("words")), SavedRun.ints(node.required("letters")), generators),
        bits(node.required("pPoints")),
        node.required("pFirst").valueStream().map(SavedRays::bits).toArray(boolean[][]::new),
        node.required("pRepeating").valueStream().map(SavedRays::bits).toArray(boolean[][]::new),
        SavedRun.ints(node.required("phi")),
        given.stream().mapToInt(g -> g.required("degree").intValue()).toArray(),
        given.stream().mapToInt(g -> g.required("heap").intValue()).toArray());
  }

  private static int[][] table(JsonNode array) {
    return array.valueStream().map(SavedRun::ints).toArray(int[][]::new);
  }

  private static boolean[] bits(JsonNode node) {
    String text = node.stringValue();
    boolean[] bits = new boolean[text.length()];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = text.charAt(i) == '1';
    }
    return bits;
  }
}
