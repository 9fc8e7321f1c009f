// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Game;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;

/**
 * All that is proved of a game, from every source, the strongest statement first. Equivalent codes
 * have one record, under the code people know; every page that says how a game stands reads it.
 *
 * @param game the code of the record
 * @param names what people call the game
 * @param verdict such as {@code wild} or {@code open-infinite}, a short name for programs
 * @param title the verdict in a word or two
 * @param line the verdict and its proof in a sentence, with heaps as {@code game} counts them
 * @param solved whether the game is proved for heaps of every size
 * @param findings what is proved, the strongest first
 * @param equivalent the code that was asked for, if it is another
 */
public record GameRecord(
    String game,
    List<String> names,
    String verdict,
    String title,
    String line,
    boolean solved,
    List<Stated> findings,
    @Omitted Optional<Equivalent> equivalent) {

  /** Before anything is proved. */
  private static final String NOTHING = "Nothing is proved yet.";

  /**
   * A code with the same record.
   *
   * @param shift heap n of this code is heap n + shift of the record's code
   */
  public record Equivalent(String code, int shift) {}

  /**
   * A statement, also as a sentence.
   *
   * @param text the sentence
   */
  public record Stated(@Flattened Finding finding, String text) {}

  /**
   * The record of a game.
   *
   * @param findings in any order, with heaps counted as this game counts them
   */
  public static GameRecord of(Game game, List<Finding> findings) {
    List<Finding> sorted = new ArrayList<>(findings);
    sorted.removeIf(f -> f.heaps() == 0 && !f.isSolved());
    sorted.sort(Finding.shown(game.code()));
    Optional<Finding> best = sorted.stream().findFirst();
    GameVerdict verdict = best.map(GameVerdict::of).orElse(GameVerdict.OPEN);
    return new GameRecord(
        game.code(),
        NamedGame.withRules(game).stream().map(NamedGame::title).toList(),
        verdict.style(),
        verdict.title(),
        best.map(f -> GameVerdict.line(f, game)).orElse(NOTHING),
        verdict.isSolved(),
        stated(sorted, game),
        Optional.empty());
  }

  /** Statements that say the same in the same words stand once, as the first of them. */
  private static List<Stated> stated(List<Finding> sorted, Game game) {
    Map<String, Finding> byText = new LinkedHashMap<>();
    sorted.forEach(f -> byText.putIfAbsent(GameVerdict.statement(f, game), f));
    return byText.entrySet().stream().map(e -> new Stated(e.getValue(), e.getKey())).toList();
  }

  /** The same as an answer about an equivalent code. */
  public GameRecord askedAs(String code, int shift) {
    return code.equals(game)
        ? this
        : new GameRecord(
            game,
            names,
            verdict,
            title,
            line,
            solved,
            findings,
            Optional.of(new Equivalent(code, shift)));
  }

  /** The strongest statement, if there is one. */
  public Optional<Finding> best() {
    return findings.stream().findFirst().map(Stated::finding);
  }
}
