// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Game;
import org.losingways.game.TakeAndBreak;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.census.Standing;
import org.losingways.theory.CommonCode;

/**
 * One record for each game: what the store has, what is published, and what a run has proved, of
 * the game and of all codes equivalent to it.
 *
 * <pre>{@code
 * GameRecords.of(rules, stored, Optional.of(Standing.of(solver))).line()
 * }</pre>
 */
public final class GameRecords {

  private GameRecords() {}

  /** Where statements about a game itself come from. */
  @FunctionalInterface
  public interface Source {
    List<Finding> about(Game game);
  }

  /**
   * The record of a game, under the code that stands for it.
   *
   * @param stored what the store has of a code
   * @param run where a run of this game is now
   */
  public static GameRecord of(Game game, Source stored, Optional<Standing> run) {
    return of(game, statements(game, stored), run);
  }

  /**
   * The same from statements that were gathered before.
   *
   * @param known what {@link #statements} gave
   */
  public static GameRecord of(Game game, List<Finding> known, Optional<Standing> run) {
    Game first = CommonCode.of(game);
    int shift = CommonCode.shift(game, first).orElse(0);
    List<Finding> all = new ArrayList<>(known);
    run.ifPresent(
        standing -> {
          // What a run of this game has proved is what the store has of it, and more.
          all.removeIf(
              f ->
                  f.source().equals(Finding.STORE)
                      && f.code().equals(game.code())
                      && !f.isByGauges());
          all.add(Finding.of(standing, Finding.RUN).shifted(shift));
        });
    return GameRecord.of(first, all).askedAs(game.code(), shift);
  }

  /**
   * What the store has and what is published of a game and of all equivalent codes, with heaps
   * counted as in the code that stands for them.
   */
  public static List<Finding> statements(Game game, Source stored) {
    Game first = CommonCode.of(game);
    List<Finding> all = new ArrayList<>();
    for (Game each : equivalents(game)) {
      int shift = CommonCode.shift(each, first).orElse(0);
      List<Finding> own = new ArrayList<>(stored.about(each));
      own.addAll(PublishedResults.about(each.code()));
      own.forEach(f -> all.add(f.shifted(shift)));
    }
    return all;
  }

  /** The game and all equivalent codes that are named or tabulated. */
  public static List<Game> equivalents(Game game) {
    return game instanceof TakeAndBreak code
        ? List.copyOf(CommonCode.equivalents(code))
        : List.of(game);
  }
}
