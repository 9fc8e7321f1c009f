// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import java.util.Locale;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.SolverStatus;
import org.losingways.show.json.InfiniteJson;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.RayWords;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An infinite quotient as JSON. The names are those of {@code misere solve --json}; in addition
 * each cell has a position for its first element, and the products with the generators.
 */
public final class InfiniteJsonExport {

  private InfiniteJsonExport() {}

  /** The quotient as an object. */
  public static ObjectNode write(InfiniteFacts facts, SolverStatus status) {
    InfiniteQuotient q = facts.q();
    ObjectNode node = Json.object();
    node.put("game", facts.code());
    node.put("status", status.name().toLowerCase(Locale.ROOT));
    InfiniteJson.into(node, q);
    new Heaps(q.rules()).putLabels(node, q.heapsComputed());
    ArrayNode idempotents = node.putArray("idempotents");
    RayStructure.of(q.monoid()).idempotents().forEach(e -> idempotents.add(q.print(e)));
    RayWords words = facts.words();
    List<Integer> cells = words.cells();
    ArrayNode told = (ArrayNode) node.get("cells");
    for (int i = 0; i < cells.size(); i++) {
      ObjectNode cell = (ObjectNode) told.get(i);
      cell.put("position", q.rules().labels().text(facts.position(cells.get(i))));
      action(cell.putObject("action"), facts, cells.get(i));
    }
    return node;
  }

  /**
   * The product of a point with each generator is a word, that of a ray a list of words or a ray.
   */
  private static void action(ObjectNode node, InfiniteFacts facts, int cell) {
    InfiniteQuotient q = facts.q();
    RayMonoid m = q.monoid();
    for (int g = 0; g < facts.names().size(); g++) {
      String name = facts.names().get(g);
      if (cell < m.points()) {
        node.put(name, q.print(m.step(cell, g)));
      } else {
        InfiniteJson.image(node.putObject(name), q, facts.words().image(cell, g));
      }
    }
  }
}
