// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.losingways.game.Game;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.GameRecords;
import org.losingways.store.Kept;
import org.losingways.store.KeptGames;
import org.losingways.store.Query;
import org.losingways.theory.CommonCode;

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

  /** A row whose game can be read, with what is proved of it. */
  private record Row(Game game, Kept kept, Standing standing, List<Finding> findings) {}

  @Override
  public List<Atlas.Listed> list() {
    Map<String, Row> rows = new LinkedHashMap<>();
    Map<String, List<Row>> byRecord = new LinkedHashMap<>();
    for (Kept kept : games.store().list(Query.all())) {
      row(kept)
          .ifPresent(
              row -> {
                rows.put(row.game().key(), row);
                byRecord
                    .computeIfAbsent(CommonCode.of(row.game()).code(), code -> new ArrayList<>())
                    .add(row);
              });
    }
    GameRecords.Source stored =
        game -> Optional.ofNullable(rows.get(game.key())).map(Row::findings).orElse(List.of());
    return byRecord.values().stream().map(same -> listed(same, stored)).toList();
  }

  private static Atlas.Listed listed(List<Row> same, GameRecords.Source stored) {
    Game first = CommonCode.of(same.get(0).game());
    List<Standing> standings =
        same.stream()
            .map(r -> r.standing().as(first, CommonCode.shift(r.game(), first).orElse(0)))
            .toList();
    return new Atlas.Listed(
        GameRecords.of(first, stored, Optional.empty()),
        standings.stream().reduce((a, b) -> b.exceeds(a) ? b : a).orElseThrow(),
        same.stream().map(r -> r.game().code()).toList(),
        same.stream().mapToLong(r -> r.kept().origin().milliseconds()).sum());
  }

  private Optional<Row> row(Kept kept) {
    Standing said = kept.standing();
    return Atlas.game(said)
        .flatMap(
            game ->
                kept.isOurs()
                    ? Optional.of(new Row(game, kept, said, games.findings(game, kept)))
                    : found
                        .computeIfAbsent(said, s -> known(s).map(Known::standing))
                        .map(s -> new Row(game, kept, s, List.of(Finding.of(s, Finding.STORE)))));
  }

  @Override
  public Optional<Known> known(Standing standing) {
    // A solved game may have been solved as an equivalent code, with fewer heaps.
    int most = standing.isSolved() ? Integer.MAX_VALUE : standing.heaps();
    SolverLimits limits = SolverLimits.none().withMaxHeap(most).withTime(TIME);
    return Atlas.game(standing)
        .map(
            game ->
                game.either(
                    rules -> {
                      QuotientSolver solver = games.solver(rules, SolverLimits.none());
                      if (solver.heaps() < most && solver.status() != SolverStatus.SOLVED) {
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
