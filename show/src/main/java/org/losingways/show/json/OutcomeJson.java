// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.util.Locale;
import java.util.Optional;
import org.losingways.genus.Genus;
import org.losingways.play.Answer;
import org.losingways.play.Move;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.page.Heaps;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON of {@code misere outcome}; its names are a contract. Where the answer is not from a
 * verified value, {@code ground} says what it is from; {@code complete} is false when not every
 * winning move is listed. Where the genus is null, {@code blurryGenus} has what is known of it.
 */
public final class OutcomeJson {

  private OutcomeJson() {}

  public static ObjectNode of(Solution solution, Answer answer, PositionGenera genera) {
    return of(solution, answer, Optional.of(genera));
  }

  /** Without genera the genus is left open. */
  public static ObjectNode of(Solution solution, Answer answer, Optional<PositionGenera> genera) {
    ObjectNode node = Json.object();
    node.put("game", solution.rules().code());
    Heaps heaps = new Heaps(solution.rules());
    heaps.add(node.putArray("position"), answer.position());
    node.put("outcome", answer.outcome().map(Enum::name).orElse(null));
    node.put(
        "value", answer.value().isPresent() ? solution.print(answer.value().getAsInt()) : null);
    Optional<Genus> genus = genera.flatMap(g -> g.genus(answer.position()));
    node.put("genus", genus.map(Genus::toString).orElse(null));
    if (genus.isEmpty()) {
      genera
          .flatMap(g -> g.blurry(answer.position()))
          .ifPresent(blurry -> node.put("blurryGenus", blurry.toString()));
    }
    ArrayNode winning = node.putArray("winning");
    for (Move move : answer.winning().moves()) {
      ObjectNode entry = winning.addObject();
      heaps.put(entry, "heap", move.heap());
      heaps.add(entry.putArray("to"), move.to());
    }
    if (answer.value().isEmpty()) {
      node.put("ground", answer.ground().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    if (!answer.winning().complete()) {
      node.put("complete", false);
    }
    return node;
  }
}
