// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.PartizanOutcome;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.answer.quotient.RayImage;
import org.losingways.show.json.Json;
import org.losingways.show.view.QuotientView;

/**
 * A quotient as JSON. The names are those of {@code misere solve --json}; in addition a finite
 * quotient has its elements, of which {@code action} tells all products by their places in the
 * list, and each cell of an infinite one a position for its first element, and its products.
 */
public final class JsonExport {

  private final Export export;
  private final QuotientView q;

  private JsonExport(Export export) {
    this.export = export;
    this.q = export.q();
  }

  /** The quotient as an object. */
  public static String write(Export export) {
    return export
        .whole()
        .map(Json::text)
        .orElseGet(() -> Json.text(new JsonExport(export).members()));
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

  private Map<String, Object> members() {
    Optional<Integer> order = q.order().stream().boxed().findFirst();
    boolean isFinite = order.isPresent();
    List<Integer> inP = q.words().points().stream().filter(q::inP).toList();
    Map<String, Object> members =
        JsonWriter.members(
            "game", q.code(),
            "status", export.status(),
            "order", order,
            "pSize", order.map(n -> inP.size()));
    if (!isFinite && !q.isPartizan()) {
      members.put("tame", false);
      members.put("name", Optional.empty());
    }
    if (!isFinite) {
      members.put("rank", q.structure().rank());
    }
    members.put("period", q.period().map(p -> p.period()));
    members.put("preperiod", q.period().map(p -> p.preperiod()));
    q.growth()
        .ifPresent(
            g -> {
              Map<String, Object> growth =
                  JsonWriter.members("preperiod", g.preperiod(), "period", g.period());
              g.factor().ifPresent(x -> growth.put("factor", export.word(x)));
              members.put("growth", growth);
            });
    q.pattern().ifPresent(p -> members.put("pattern", p.sentence()));
    members.put("heapsComputed", q.heaps());
    List<Object> generators = new ArrayList<>();
    for (int g = 0; g < q.names().size(); g++) {
      Map<String, Object> generator =
          JsonWriter.members("name", q.names().get(g), "heap", q.generatorHeap(g));
      if (isFinite) {
        generator.put("element", q.generator(g));
      }
      generators.add(generator);
    }
    members.put("generators", generators);
    members.put("relations", q.relations().stream().map(q.system().alphabet()::text).toList());
    members.put("pPortion", words(inP));
    members.put("idempotents", words(q.idempotents()));
    members.put("phi", words(IntStream.rangeClosed(0, q.heaps()).map(q::value).boxed().toList()));
    List<String> legend = HeapName.legend(q.labels(), q.heaps());
    if (!legend.isEmpty()) {
      members.put("labels", legend);
    }
    members.put(
        isFinite ? "elements" : "cells",
        q.words().cells().stream().map(c -> isFinite ? element(c) : cell(c)).toList());
    return members;
  }

  private List<String> words(List<Integer> elements) {
    return elements.stream().map(export::word).toList();
  }

  private Map<String, Object> element(int x) {
    Map<String, Object> element =
        JsonWriter.members("word", export.word(x), "outcome", q.outcome(x).toString());
    if (q.hasGenera()) {
      element.put("genus", export.genera().get(x).map(Object::toString));
    }
    element.put("position", export.position(x));
    element.put(
        "action", Ints.of(IntStream.range(0, q.names().size()).map(g -> q.monoid().step(x, g))));
    return element;
  }

  /**
   * The product of a point with each generator is a word, that of a ray a list of words or a ray.
   */
  private Map<String, Object> cell(int c) {
    Map<String, Object> cell =
        JsonWriter.members(
            "word", export.word(c),
            "letter", q.letter(c),
            "p", QuotientView.bits(q.first(c), PartizanOutcome.P),
            "repeating", QuotientView.bits(q.repeating(c), PartizanOutcome.P));
    if (q.isPartizan()) {
      cell.put("outcomes", Export.text(q.first(c)));
      cell.put("repeatingOutcomes", Export.text(q.repeating(c)));
    }
    cell.put("position", export.position(c));
    Map<String, Object> action = new LinkedHashMap<>();
    for (int g = 0; g < q.names().size(); g++) {
      action.put(
          q.names().get(g),
          q.words().isRay(c) ? RayImage.of(q.words(), c, g) : export.word(q.monoid().step(c, g)));
    }
    cell.put("action", action);
    return cell;
  }
}
