// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.Arrays;
import java.util.Locale;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.WordStyle;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A quotient as JSON. The names are those of {@code misere solve --json}; in addition there are the
 * elements, of which {@code action} tells all products by their places in the list.
 */
public final class JsonExport {

  private JsonExport() {}

  /** The quotient as an object. */
  public static ObjectNode write(QuotientFacts facts) {
    ObjectNode node = Json.object();
    node.put("game", facts.code());
    node.put("status", facts.status().name().toLowerCase(Locale.ROOT));
    node.put("order", facts.order());
    node.put("pSize", facts.pPortion().length);
    node.put("period", facts.period().map(p -> p.period()).orElse(null));
    node.put("preperiod", facts.period().map(p -> p.preperiod()).orElse(null));
    facts.q().quotient().pattern().ifPresent(p -> node.put("pattern", p.sentence()));
    node.put("heapsComputed", facts.q().heaps());
    ArrayNode generators = node.putArray("generators");
    for (int g = 0; g < facts.names().size(); g++) {
      generators
          .addObject()
          .put("name", facts.names().get(g))
          .put("heap", facts.q().generatorHeap(g))
          .put("element", facts.generator(g));
    }

    ArrayNode relations = node.putArray("relations");
    for (Relation r : facts.relations()) {
      relations.add(
          facts.text(r.left(), WordStyle.PLAIN) + "=" + facts.text(r.right(), WordStyle.PLAIN));
    }
    words(node.putArray("pPortion"), facts, facts.pPortion());
    words(node.putArray("idempotents"), facts, facts.idempotents());
    ArrayNode phi = node.putArray("phi");
    for (int heap = 0; heap <= facts.q().heaps(); heap++) {
      phi.add(facts.text(facts.q().value(heap), WordStyle.PLAIN));
    }
    new Heaps(facts.q().rules()).putLabels(node, facts.q().heaps());
    ArrayNode elements = node.putArray("elements");
    for (int x = 0; x < facts.order(); x++) {
      ObjectNode element = elements.addObject();
      element.put("word", facts.text(x, WordStyle.PLAIN));
      element.put("outcome", facts.q().outcome(x).toString());
      element.put("genus", facts.genera().get(x).map(Object::toString).orElse(null));
      element.put("position", facts.q().rules().labels().text(facts.q().position(x)));
      ArrayNode action = element.putArray("action");
      for (int g = 0; g < facts.names().size(); g++) {
        action.add(facts.times(x, g));
      }
    }
    return node;
  }

  private static void words(ArrayNode list, QuotientFacts facts, int... elements) {
    Arrays.stream(elements).mapToObj(x -> facts.text(x, WordStyle.PLAIN)).forEach(list::add);
  }
}
