// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.quotient.Quotient;
import org.losingways.theory.QuotientIsomorphism;

/**
 * Solved games by their quotients, those with the same but for names together. Games that look
 * alike from outside are compared when somebody asks for them: the first with a quotient stands for
 * the others, and each new one is compared with these only.
 */
final class Twins {

  private final Map<String, List<Card>> byLook = new LinkedHashMap<>();
  private final Map<String, List<List<String>>> compared = new LinkedHashMap<>();
  private final Atlas.Source source;

  Twins(Iterable<Card> cards, Atlas.Source source) {
    this.source = source;
    for (Card card : cards) {
      card.look().ifPresent(look -> byLook.computeIfAbsent(look, l -> new ArrayList<>()).add(card));
    }
  }

  /** The other games with the quotient of this one. */
  List<String> of(Card card) {
    return card.look()
        .flatMap(look -> kin(look).stream().filter(k -> k.contains(card.code())).findFirst())
        .map(kin -> kin.stream().filter(game -> !game.equals(card.code())).toList())
        .orElse(List.of());
  }

  /** All quotients, the games of each together. */
  List<List<String>> all() {
    return byLook.keySet().stream().flatMap(look -> kin(look).stream()).toList();
  }

  private synchronized List<List<String>> kin(String look) {
    List<List<String>> known = compared.get(look);
    if (known == null) {
      known = compare(byLook.get(look));
      compared.put(look, known);
    }
    return known;
  }

  private List<List<String>> compare(List<Card> cards) {
    boolean isNamed = cards.get(0).standing().name().isPresent();
    if (isNamed || cards.size() == 1) {
      return List.of(cards.stream().map(Card::code).toList());
    }
    Map<Quotient, List<String>> byFirst = new LinkedHashMap<>();
    for (Card card : cards) {
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
