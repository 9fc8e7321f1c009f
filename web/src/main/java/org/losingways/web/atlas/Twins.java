// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.losingways.budget.Budget;
import org.losingways.quotient.Quotient;
import org.losingways.theory.QuotientIsomorphism;

/**
 * Solved games by their quotients, those with the same but for names together. Games that look
 * alike from outside are compared when somebody asks for them: the first with a quotient stands for
 * the others, and each new one is compared with these only.
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
      card.look().ifPresent(look -> byLook.computeIfAbsent(look, l -> new ArrayList<>()).add(card));
    }
  }

  /**
   * The other games with the quotient of this one.
   *
   * @param isPatient whether many are compared now, if that has not been done
   */
  List<String> of(Card card, boolean isPatient) {
    return card.look()
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
    if (!isPatient && needsComparing(cards) && cards.size() > FEW) {
      return List.of();
    }
    List<List<String>> found = compare(cards);
    compared.put(look, found);
    return found;
  }

  /** Quotients with a name were recognised, and are the same. */
  private static boolean needsComparing(List<Card> cards) {
    return cards.size() > 1 && cards.get(0).standing().name().isEmpty();
  }

  private List<List<String>> compare(List<Card> cards) {
    if (!needsComparing(cards)) {
      return List.of(cards.stream().map(Card::code).toList());
    }
    Map<Quotient, List<String>> byFirst = new LinkedHashMap<>();
    for (Card card : cards) {
      Budget.tick();
      Optional<Quotient> own = source.known(card.standing()).flatMap(Known::quotient);
      if (own.isPresent()) {
        Quotient first =
            byFirst.keySet().stream()
                .filter(q -> QuotientIsomorphism.find(q, own.get()).images().isPresent())
                .findFirst()
                .orElse(own.get());
        byFirst.computeIfAbsent(first, q -> new ArrayList<>()).add(card.code());
      }
    }
    return List.copyOf(byFirst.values());
  }
}
