// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.util.Locale;
import java.util.Optional;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthReport;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.SolverStatus;
import org.losingways.quotient.StopReason;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.NormalPlay;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of {@code misere solve}; its names are a contract with other people's scripts. */
public final class SolveJson {

  private SolveJson() {}

  public static ObjectNode of(QuotientSolver solver, NormalPlay normal, long milliseconds) {
    FiniteQuotient quotient = solver.lastFinite();
    ObjectNode node = Json.object();
    node.put("game", quotient.rules().code());
    node.put("status", solver.status().name().toLowerCase(Locale.ROOT));
    node.put("tame", quotient.name().filter(n -> n.startsWith("T")).isPresent());
    node.put("order", quotient.order());
    node.put("pSize", quotient.pSize());
    node.put("period", quotient.period().map(p -> p.period()).orElse(null));
    node.put("preperiod", quotient.period().map(p -> p.preperiod()).orElse(null));
    quotient.pattern().ifPresent(p -> node.put("pattern", p.sentence()));
    node.put("heapsComputed", quotient.heapsComputed());
    node.put("lastTameHeap", quotient.lastTameHeap());
    node.put("name", quotient.name().orElse(null));
    ArrayNode generators = node.putArray("generators");
    quotient
        .generators()
        .forEach(
            g -> {
              ObjectNode generator = generators.addObject();
              generator.put("name", g.name()).put("heap", g.heap());
              if (!quotient.rules().labels().areSizes()) {
                generator.put("label", quotient.rules().labels().label(g.heap()));
              }
            });
    ArrayNode relations = node.putArray("relations");
    quotient.presentation().relations().forEach(r -> relations.add(r.toString()));
    quotient.pPortion().forEach(node.putArray("pPortion")::add);
    quotient.printedPhi().forEach(node.putArray("phi")::add);
    new Heaps(quotient.rules()).putLabels(node, quotient.heapsComputed());
    node.set("normal", normal.json());
    ArrayNode steps = node.putArray("steps");
    for (GrowthStep step : solver.steps()) {
      steps
          .addObject()
          .put("heap", step.heap())
          .put("order", step.order())
          .put("pSize", step.pSize());
    }
    if (solver.quotient() instanceof InfiniteQuotient infinite) {
      InfiniteJson.into(node, infinite);
    }
    if (solver.status() == SolverStatus.GROWING
        || solver.stopped().equals(Optional.of(StopReason.BEYOND))) {
      node.set("growing", growing(solver.report(), quotient.rules().labels()));
    }
    solver
        .stopped()
        .ifPresent(reason -> node.put("stoppedBy", reason.name().toLowerCase(Locale.ROOT)));
    node.put("milliseconds", milliseconds);
    return node;
  }

  private static ObjectNode growing(GrowthReport report, Labels labels) {
    ObjectNode node = Json.object();
    node.put("heap", report.heap());
    node.put("trials", report.trials());
    report.orders().forEach(node.putArray("orders")::add);
    ArrayNode refuting = node.putArray("refuting");
    for (Position position : report.refuting()) {
      refuting.add(labels.text(position));
    }
    return node;
  }
}
