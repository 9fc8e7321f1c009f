// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.losingways.budget.Budget;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.census.Standing;
import org.losingways.theory.QuotientIsomorphism;

/**
 * Solved games by their quotients, those with the same but for names together. Games that look
 * alike from outside are compared: the first with a quotient stands for the others, and each new
 * one is compared with these only.
 */
public final class SameQuotients {

  private SameQuotients() {}

  /**
   * Solved impartial games, those with the same quotient together, in the order given.
   *
   * @param quotient finds the quotient of a game, which is asked for only where others look alike
   */
  public static List<List<Standing>> of(
      List<Standing> games, Function<Standing, Optional<Quotient>> quotient) {
    Map<String, List<Standing>> byLook = new LinkedHashMap<>();
    for (Standing game : games) {
      game.look().ifPresent(look -> byLook.computeIfAbsent(look, l -> new ArrayList<>()).add(game));
    }
    return byLook.values().stream().flatMap(alike -> compare(alike, quotient).stream()).toList();
  }

  /** Whether games that look alike may differ: quotients with a name were recognised. */
  public static boolean needsComparing(List<Standing> alike) {
    return alike.size() > 1 && alike.get(0).name().isEmpty();
  }

  /** Games that look alike, those with the same quotient together. */
  public static List<List<Standing>> compare(
      List<Standing> alike, Function<Standing, Optional<Quotient>> quotient) {
    if (!needsComparing(alike)) {
      return List.of(List.copyOf(alike));
    }
    Map<Quotient, List<Standing>> byFirst = new LinkedHashMap<>();
    for (Standing game : alike) {
      Budget.tick();
      quotient
          .apply(game)
          .ifPresent(
              own -> {
                Quotient first =
                    byFirst.keySet().stream()
                        .filter(q -> QuotientIsomorphism.find(q, own).images().isPresent())
                        .findFirst()
                        .orElse(own);
                byFirst.computeIfAbsent(first, q -> new ArrayList<>()).add(game);
              });
    }
    return List.copyOf(byFirst.values());
  }
}
