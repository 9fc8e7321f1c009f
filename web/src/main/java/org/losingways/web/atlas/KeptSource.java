// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Kept;
import org.losingways.store.KeptGames;
import org.losingways.store.Query;

/**
 * The games of a store. What this program did not write itself is found again before it is shown.
 */
public final class KeptSource implements Atlas.Source {

  /**
   * Partizan games are found anew, and so are the large heaps of games that are firm, which takes
   * little; nobody waits longer than this for them.
   */
  private static final Duration TIME = Duration.ofSeconds(20);

  private final KeptGames games;

  /** How the games of others stand, by how they were said to. */
  private final Map<Standing, Optional<Standing>> found = new ConcurrentHashMap<>();

  public KeptSource(KeptGames games) {
    this.games = games;
  }

  @Override
  public Object state() {
    return games.store().list(Query.all());
  }

  @Override
  public List<Atlas.Listed> list() {
    return games.store().list(Query.all()).stream().flatMap(kept -> listed(kept).stream()).toList();
  }

  private Optional<Atlas.Listed> listed(Kept kept) {
    Standing said = kept.standing();
    return (kept.isOurs()
            ? Optional.of(said)
            : found.computeIfAbsent(said, s -> known(s).map(Known::standing)))
        .map(standing -> new Atlas.Listed(standing, kept.origin().milliseconds()));
  }

  @Override
  public Optional<Known> known(Standing standing) {
    SolverLimits limits = SolverLimits.none().withMaxHeap(standing.heaps()).withTime(TIME);
    return Atlas.game(standing)
        .map(
            game ->
                game.either(
                    rules -> {
                      QuotientSolver solver = games.solver(rules, SolverLimits.none());
                      if (solver.heaps() < standing.heaps()) {
                        solver.run(limits);
                      }
                      return Known.of(solver);
                    },
                    rules -> {
                      PartizanSolver solver = games.solver(rules, limits);
                      solver.run(limits);
                      return Known.of(solver);
                    }));
  }

  @Override
  public String certificate(Known known) {
    return games
        .store()
        .find(known.standing().game())
        .filter(found -> found.isOurs() && found.entry().standing().isSolved())
        .flatMap(found -> found.entry().certificate())
        .orElseGet(known::certificate);
  }
}
