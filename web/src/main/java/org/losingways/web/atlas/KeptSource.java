// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Entry;
import org.losingways.store.Kept;
import org.losingways.store.KeptGames;
import org.losingways.store.Query;
import org.losingways.store.Store;

/**
 * The games of a store.
 *
 * @param games the store
 */
public record KeptSource(KeptGames games) implements Atlas.Source {

  /** Runs of partizan games are not kept; their monoids are found anew, which takes little. */
  private static final Duration TIME = Duration.ofSeconds(5);

  @Override
  public List<Standing> standings() {
    return games.store().list(Query.all()).stream().map(Kept::standing).toList();
  }

  @Override
  public Optional<Known> known(Standing standing) {
    return Atlas.game(standing)
        .map(
            game ->
                game.either(
                    rules -> Known.of(games.solver(rules, SolverLimits.none())),
                    rules -> {
                      PartizanSolver solver = new PartizanSolver(rules);
                      solver.run(SolverLimits.none().withMaxHeap(standing.heaps()).withTime(TIME));
                      return Known.of(solver);
                    }));
  }

  @Override
  public Optional<String> certificate(Standing standing) {
    return games.store().find(standing.game()).map(Store.Found::entry).flatMap(Entry::certificate);
  }
}
