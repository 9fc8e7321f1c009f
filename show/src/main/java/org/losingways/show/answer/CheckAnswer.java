// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.proof.Verdict;

/**
 * The answer of {@code misere check}: what a referee says.
 *
 * @param refutedBy a position of which a claim is wrong, if that is what is wrong
 * @param refutedByLabels the same as people write it, unless its heaps are sizes
 * @param undecided whether the referee gave up
 * @param kernel what a proof assistant says, if it was asked
 */
public record CheckAnswer(
    boolean accepted,
    String reason,
    Optional<List<Integer>> refutedBy,
    @Omitted Optional<String> refutedByLabels,
    @Unwritten boolean undecided,
    @Omitted Optional<KernelAnswer> kernel) {

  /**
   * A verdict in plain words.
   *
   * @param rules those of the game, where they are at hand
   */
  public static CheckAnswer of(Verdict verdict, Optional<Ruleset> rules) {
    Optional<Position> by =
        verdict instanceof Verdict.Refuted refuted ? refuted.by() : Optional.empty();
    return new CheckAnswer(
        verdict instanceof Verdict.Accepted,
        verdict.reason(),
        by.map(HeapName::sizes),
        rules.filter(r -> !r.labels().areSizes()).flatMap(r -> by.map(r.labels()::text)),
        verdict instanceof Verdict.Unfinished,
        Optional.empty());
  }

  /** The same with what a proof assistant says, which has to accept it as well. */
  public CheckAnswer with(KernelAnswer said) {
    return new CheckAnswer(
        accepted && said.accepted(),
        reason,
        refutedBy,
        refutedByLabels,
        undecided,
        Optional.of(said));
  }
}
