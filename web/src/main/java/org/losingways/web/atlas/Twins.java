// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.losingways.budget.Budget;
import org.losingways.census.SameQuotients;
import org.losingways.show.answer.census.Standing;

/**
 * Solved games by their quotients, those with the same but for names together. Games that look
 * alike from outside are compared ({@link SameQuotients}) when somebody asks for them.
 */
final class Twins {

  /** So many games are compared while somebody waits. */
  private static final int FEW = 8;

  private final Map<String, List<Card>> byLook = new LinkedHashMap<>();
  private final Map<String, List<List<String>>> compared = new ConcurrentHashMap<>();
  private final Atlas.Source source;
  private volatile boolean isClosed;

  Twins(Iterable<Card> cards, Atlas.Source source) {
    this.source = source;
    for (Card card : cards) {
      card.kept()
          .look()
          .ifPresent(look -> byLook.computeIfAbsent(look, l -> new ArrayList<>()).add(card));
    }
  }

  /**
   * The other games with the quotient of this one.
   *
   * @param isPatient whether many are compared now, if that has not been done
   */
  List<String> of(Card card, boolean isPatient) {
    return card.kept()
        .look()
        .flatMap(
            look -> kin(look, isPatient).stream().filter(k -> k.contains(card.code())).findFirst())
        .map(kin -> kin.stream().filter(game -> !game.equals(card.code())).toList())
        .orElse(List.of());
  }

  /** All quotients, the games of each together. */
  List<List<String>> all(boolean isPatient) {
    return byLook.keySet().stream().flatMap(look -> kin(look, isPatient).stream()).toList();
  }

  /** Whether all have been compared. */
  boolean isCompared() {
    return compared.keySet().containsAll(byLook.keySet());
  }

  /** Compares all, until somebody closes this. */
  void compareAll() {
    try {
      Budget.watched(this::goOn).during(() -> all(true));
    } catch (Budget.Stopped e) {
      return;
    }
  }

  private void goOn() {
    if (isClosed) {
      throw new Budget.Stopped(Budget.Limit.CANCELLED);
    }
  }

  void close() {
    isClosed = true;
  }

  private List<List<String>> kin(String look, boolean isPatient) {
    List<List<String>> known = compared.get(look);
    if (known != null) {
      return known;
    }
    List<Card> cards = byLook.get(look);
    List<Standing> alike = cards.stream().map(Card::kept).toList();
    if (!isPatient && SameQuotients.needsComparing(alike) && cards.size() > FEW) {
      return List.of();
    }
    List<List<String>> found =
        SameQuotients.compare(alike, game -> source.known(game).flatMap(Known::quotient)).stream()
            .map(same -> same.stream().map(Standing::code).toList())
            .toList();
    compared.put(look, found);
    return found;
  }
}
