// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import org.losingways.game.PartizanOutcome;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.answer.quotient.RayImage;
import org.losingways.show.json.Json;
import org.losingways.show.view.QuotientView;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A quotient as JSON. The names are those of {@code misere solve --json}; in addition a finite
 * quotient has its elements, of which {@code action} tells all products by their places in the
 * list, and each cell of an infinite one a position for its first element, and its products.
 */
public final class JsonExport {

  private final Export export;
  private final QuotientView q;
  private final ObjectNode node = Json.object();

  private JsonExport(Export export) {
    this.export = export;
    this.q = export.q();
  }

  /** The quotient as an object. */
  public static String write(Export export) {
    return export
        .whole()
        .map(Json::text)
        .orElseGet(() -> new JsonExport(export).write().toString());
  }

  /**
   * The same with what gauges tell of larger heaps.
   *
   * @param certificate their certificate, which has all tables
   */
  public static String write(Export export, GaugesAnswer gauges, String certificate) {
    String quotient = write(export);
    return "%s,\"gauges\":%s,\"certificate\":%s}"
        .formatted(
            quotient.substring(0, quotient.length() - 1), Json.text(gauges), certificate.strip());
  }

  private ObjectNode write() {
    boolean isFinite = q.order().isPresent();
    List<Integer> inP = q.words().points().stream().filter(q::inP).toList();
    node.put("game", q.code());
    node.put("status", export.status());
    node.put("order", isFinite ? q.order().getAsInt() : null);
    node.put("pSize", isFinite ? inP.size() : null);
    if (!isFinite && !q.isPartizan()) {
      node.put("tame", false);
      node.putNull("name");
    }
    if (!isFinite) {
      node.put("rank", q.structure().rank());
    }
    node.put("period", q.period().map(p -> p.period()).orElse(null));
    node.put("preperiod", q.period().map(p -> p.preperiod()).orElse(null));
    q.growth()
        .ifPresent(
            g -> {
              ObjectNode growth = node.putObject("growth");
              growth.put("preperiod", g.preperiod()).put("period", g.period());
              g.factor().ifPresent(x -> growth.put("factor", export.word(x)));
            });
    q.pattern().ifPresent(p -> node.put("pattern", p.sentence()));
    node.put("heapsComputed", q.heaps());
    ArrayNode generators = node.putArray("generators");
    for (int g = 0; g < q.names().size(); g++) {
      ObjectNode generator = generators.addObject();
      generator.put("name", q.names().get(g)).put("heap", q.generatorHeap(g));
      if (isFinite) {
        generator.put("element", q.generator(g));
      }
    }
    ArrayNode relations = node.putArray("relations");
    q.relations().forEach(r -> relations.add(q.system().alphabet().text(r)));
    words("pPortion", inP);
    words("idempotents", q.idempotents());
    ArrayNode phi = node.putArray("phi");
    for (int heap = 0; heap <= q.heaps(); heap++) {
      phi.add(export.word(q.value(heap)));
    }
    List<String> legend = HeapName.legend(q.labels(), q.heaps());
    if (!legend.isEmpty()) {
      legend.forEach(node.putArray("labels")::add);
    }
    ArrayNode parts = node.putArray(isFinite ? "elements" : "cells");
    for (int c : q.words().cells()) {
      if (isFinite) {
        element(parts.addObject(), c);
      } else {
        cell(parts.addObject(), c);
      }
    }
    return node;
  }

  private void words(String name, List<Integer> elements) {
    ArrayNode list = node.putArray(name);
    elements.forEach(x -> list.add(export.word(x)));
  }

  private void element(ObjectNode element, int x) {
    element.put("word", export.word(x));
    element.put("outcome", q.outcome(x).toString());
    if (q.hasGenera()) {
      element.put("genus", export.genera().get(x).map(Object::toString).orElse(null));
    }
    element.put("position", export.position(x));
    ArrayNode action = element.putArray("action");
    for (int g = 0; g < q.names().size(); g++) {
      action.add(q.monoid().step(x, g));
    }
  }

  /**
   * The product of a point with each generator is a word, that of a ray a list of words or a ray.
   */
  private void cell(ObjectNode node, int c) {
    node.put("word", export.word(c));
    node.put("letter", q.letter(c).orElse(null));
    node.put("p", QuotientView.bits(q.first(c), PartizanOutcome.P));
    node.put("repeating", QuotientView.bits(q.repeating(c), PartizanOutcome.P));
    if (q.isPartizan()) {
      node.put("outcomes", Export.text(q.first(c)));
      node.put("repeatingOutcomes", Export.text(q.repeating(c)));
    }
    node.put("position", export.position(c));
    ObjectNode action = node.putObject("action");
    for (int g = 0; g < q.names().size(); g++) {
      String name = q.names().get(g);
      if (q.words().isRay(c)) {
        action.set(name, Json.tree(RayImage.of(q.words(), c, g)));
      } else {
        action.put(name, export.word(q.monoid().step(c, g)));
      }
    }
  }
}
