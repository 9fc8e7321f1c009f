// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.show.answer.Omitted;

/**
 * One proved statement about a game: for which heaps, by which means, and what it says.
 *
 * @param source run, store or published: where it comes from
 * @param code the code it was proved for; heaps are counted as in the record's code
 * @param kind impartial or partizan
 * @param claim solved (for heaps of every size), firm (larger heaps follow normal play) or partial
 * @param by quotient, which gives values, or gauges, which give outcomes
 * @param status as the solver says it: solved, partial, growing or infinite
 * @param quotient finite, infinite, family, levels or nim
 * @param tame whether the quotient is that of nim-heaps
 * @param order the number of elements, if the quotient is finite and they were counted
 * @param heaps the last heap that is proved one by one
 * @param infiniteAt the first heap with which the quotient is infinite, if that is known
 * @param name T0, T1, … and R8 for quotients that have a name
 * @param stoppedBy the limit that came before the end
 * @param certificate where the certificate is, if it was published
 */
public record Finding(
    String source,
    String code,
    String kind,
    String claim,
    String by,
    String status,
    String quotient,
    boolean tame,
    OptionalInt order,
    OptionalInt period,
    OptionalInt preperiod,
    int heaps,
    @Omitted OptionalInt infiniteAt,
    @Omitted Optional<String> name,
    @Omitted Optional<String> stoppedBy,
    @Omitted Optional<String> certificate) {

  public static final String RUN = "run";
  public static final String STORE = "store";
  public static final String PUBLISHED = "published";
  public static final String SOLVED = "solved";
  public static final String FIRM = "firm";
  public static final String PARTIAL = "partial";
  public static final String QUOTIENT = "quotient";
  public static final String GAUGES = "gauges";

  /**
   * The weaker statement comes first. What holds for heaps of every size is stronger than what
   * leaves large heaps to normal play, and that is stronger than what holds to some heap. Of the
   * last kind the one with the larger heap is stronger: a partial quotient determines those of
   * fewer heaps. For the same heaps a quotient, which gives values, is stronger than gauges, which
   * give outcomes. Otherwise neither is stronger: the quotient of the same heaps is unique.
   */
  public static final Comparator<Finding> STRENGTH =
      Comparator.comparingInt(Finding::reach)
          .thenComparingInt(f -> f.isSolved() ? 0 : f.heaps())
          .thenComparingInt(f -> f.isByGauges() ? 0 : 1);

  /**
   * As they are shown: the stronger first; of two that are equally strong the one that says more,
   * then the one of the record's own code, then what is here before what is elsewhere.
   */
  static Comparator<Finding> shown(String code) {
    return STRENGTH
        .reversed()
        .thenComparingInt(f -> -f.says())
        .thenComparing(f -> !f.code().equals(code))
        .thenComparingInt(f -> f.source().equals(RUN) ? 0 : f.source().equals(STORE) ? 1 : 2);
  }

  private int reach() {
    return switch (claim) {
      case SOLVED -> 2;
      case FIRM -> 1;
      default -> 0;
    };
  }

  /** How many of the details that may be missing are there. */
  private int says() {
    return (order.isPresent() ? 1 : 0) + (infiniteAt.isPresent() ? 1 : 0);
  }

  /** How a solver stands, as a statement. */
  public static Finding of(Standing s, String source) {
    return new Finding(
        source,
        s.code(),
        s.kind(),
        s.isSolved() ? SOLVED : PARTIAL,
        QUOTIENT,
        s.status(),
        s.quotient(),
        s.tame(),
        s.order(),
        s.period(),
        s.preperiod(),
        s.heaps(),
        s.infiniteAt(),
        s.name(),
        s.isSolved() ? Optional.empty() : s.stoppedBy(),
        Optional.empty());
  }

  /** Whether it holds for heaps of every size. */
  public boolean isSolved() {
    return claim.equals(SOLVED);
  }

  public boolean isByGauges() {
    return by.equals(GAUGES);
  }

  /** Whether Left and Right have different moves. */
  public boolean isPartizan() {
    return kind.equals(Standing.PARTIZAN);
  }

  /**
   * The same, with heaps counted as in an equivalent code.
   *
   * @param shift heap n of the code it was proved for is heap n + shift there
   */
  public Finding shifted(int shift) {
    return shift == 0
        ? this
        : new Finding(
            source,
            code,
            kind,
            claim,
            by,
            status,
            quotient,
            tame,
            order,
            period,
            Standing.shifted(preperiod, shift),
            heaps + shift,
            Standing.shifted(infiniteAt, shift),
            name,
            stoppedBy,
            certificate);
  }
}
