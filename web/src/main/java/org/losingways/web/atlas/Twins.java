// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.theory.QuotientIsomorphism;

/**
 * Solved games by their quotients, those with the same but for names together. The first game with
 * a quotient stands for the others, and each new one is compared with these only.
 */
final class Twins {

  /**
   * Games with one quotient.
   *
   * @param first the game that the others were compared with
   * @param summary its quotient
   */
  record Kin(Quotient first, QuotientSummary summary, List<String> games) {}

  private final Map<List<Object>, List<Kin>> byLook = new LinkedHashMap<>();
  private final Map<String, Kin> byGame = new LinkedHashMap<>();

  /** Finds the games that have the quotient of this one; nothing is done for one that is open. */
  void add(Known known) {
    Optional<Quotient> quotient = known.quotient().filter(Quotient::isSolved);
    if (quotient.isEmpty()) {
      return;
    }
    QuotientSummary summary = known.summary().orElseThrow();
    List<Object> look =
        List.of(
            known.behaviour(), summary.order(), summary.pSize(), summary.name().orElse("unnamed"));
    List<Kin> alike = byLook.computeIfAbsent(look, key -> new ArrayList<>());
    Kin kin =
        alike.stream()
            .filter(k -> summary.name().isPresent() || isSame(k.first, quotient.get()))
            .findFirst()
            .orElseGet(
                () -> {
                  Kin found = new Kin(quotient.get(), summary, new ArrayList<>());
                  alike.add(found);
                  return found;
                });
    kin.games.add(known.code());
    byGame.put(known.code(), kin);
  }

  private static boolean isSame(Quotient p, Quotient q) {
    return QuotientIsomorphism.find(p, q).images().isPresent();
  }

  /** The other games with the quotient of this one. */
  List<String> of(String code) {
    Kin kin = byGame.get(code);
    return kin == null
        ? List.of()
        : kin.games.stream().filter(game -> !game.equals(code)).toList();
  }

  /** All quotients, each with its games. */
  List<Kin> all() {
    return byLook.values().stream().flatMap(List::stream).toList();
  }
}
