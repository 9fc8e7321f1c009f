// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.show.answer.Omitted;

/**
 * The answer of {@code misere census}: how all games of a family stand.
 *
 * @param census which games, such as {@code octal 3}
 * @param isComplete whether all rounds were done
 * @param games a line for each class of codes that play alike
 * @param codes how many codes that are
 * @param waiting codes of games that nobody has looked at yet
 * @param counts how many games behave how
 * @param fresh games that are solved now and were not when the last census ended
 * @param lastCensus when that was
 * @param sameQuotients quotients without a name that several games have
 * @param questions answers of the finite quotients to open questions, if they are asked for
 * @param objections results that were not believed, a sentence each
 */
public record CensusAnswer(
    String census,
    boolean isComplete,
    List<CensusGame> games,
    int codes,
    List<String> waiting,
    List<Count> counts,
    List<String> fresh,
    Optional<String> lastCensus,
    List<SameQuotient> sameQuotients,
    @Omitted Optional<List<Question>> questions,
    List<String> objections) {

  /**
   * A question about finite quotients.
   *
   * @param question as a statement
   * @param games how many solved games it makes sense for
   * @param yes how many of them answer yes
   * @param exceptions the others
   */
  public record Question(String question, int games, int yes, List<String> exceptions) {}

  /** How many games behave in one way. */
  public record Count(String behaviour, boolean isSolved, int games) {}

  /** A quotient that several games have, by proved isomorphisms. */
  public record SameQuotient(OptionalInt order, OptionalInt pSize, List<String> games) {}

  /** How games behave; each in one of these ways. */
  public enum Behaviour {
    TAME("tame", true),
    WILD("wild, with a finite quotient", true),
    INFINITE("with an infinite quotient", true),
    FAMILY("with a quotient that is not finitely generated", true),
    FINITE("with a finite misère monoid", true),
    OPEN_INFINITE("infinite from some heap on", false),
    OPEN_GROWING("growing", false),
    OPEN("with a finite quotient so far", false);

    private final String text;
    private final boolean isSolved;

    Behaviour(String text, boolean isSolved) {
      this.text = text;
      this.isSolved = isSolved;
    }

    /** In words. */
    public String text() {
      return text;
    }

    public boolean isSolved() {
      return isSolved;
    }

    /** How a game behaves. */
    public static Behaviour of(Standing s) {
      if (!s.isSolved()) {
        return s.quotient().equals("infinite")
            ? OPEN_INFINITE
            : s.status().equals("growing") ? OPEN_GROWING : OPEN;
      }
      return switch (s.quotient()) {
        case "infinite" -> INFINITE;
        case "finite" -> s.kind().equals(Standing.PARTIZAN) ? FINITE : s.tame() ? TAME : WILD;
        default -> s.tame() ? TAME : FAMILY;
      };
    }
  }

  /** How many of the games behave how, where there are any. */
  public static List<Count> counts(List<CensusGame> games) {
    Map<Behaviour, Integer> counts = new EnumMap<>(Behaviour.class);
    games.forEach(g -> counts.merge(Behaviour.of(g.standing()), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(e -> new Count(e.getKey().text(), e.getKey().isSolved(), e.getValue()))
        .toList();
  }

  /** How many games are solved. */
  public int solved() {
    return counts.stream().filter(Count::isSolved).mapToInt(Count::games).sum();
  }

  /** The same with the answers to open questions. */
  public CensusAnswer withQuestions(List<Question> asked) {
    return new CensusAnswer(
        census,
        isComplete,
        games,
        codes,
        waiting,
        counts,
        fresh,
        lastCensus,
        sameQuotients,
        Optional.of(asked),
        objections);
  }
}
