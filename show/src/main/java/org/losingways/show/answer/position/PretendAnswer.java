// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.genus.Genus;
import org.losingways.quotient.Period;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import org.losingways.show.answer.quotient.EndlessParts;
import org.losingways.theory.Pretending;
import org.losingways.theory.PretendingProof;
import org.losingways.theory.SmallSums;

/**
 * The answer of {@code misere pretend}: a game's solution as a table of adders and special games.
 *
 * @param heaps what each heap from 0 on can be pretended to be
 * @param approximator the sum of nim-heaps that comes closest to each special game
 * @param exceptions the sums that the approximator gets wrong
 * @param sums the genera of sums of special games
 * @param complete false if these are not all sums
 * @param verifiedTo the last heap for which all this is known, if that is not proved for all heaps
 * @param companies of a family: which adder each heap is as soon as the others weigh enough
 * @param endless how heaps go on where no finite set generates the quotient
 * @param property the (p,s)-pretending property that is proved
 */
public record PretendAnswer(
    String game,
    List<String> heaps,
    @Omitted List<String> labels,
    Optional<Integer> period,
    Optional<Integer> preperiod,
    List<Special> specials,
    Map<String, String> approximator,
    List<Sum> exceptions,
    List<Optional<String>> genera,
    List<Sum> sums,
    @Omitted Optional<Boolean> complete,
    @Omitted OptionalInt verifiedTo,
    @Omitted List<Pretending.Company> companies,
    @Omitted Optional<EndlessParts> endless,
    @Omitted Optional<PretendingProof.Property> property,
    @Omitted Optional<Proof> proof,
    @Unwritten Pretending table,
    @Unwritten SmallSums small,
    @Unwritten Optional<PretendingProof> hypotheses) {

  /** All adders are sums of nim-heaps up to this one. */
  public static final int NIM_HEAPS = 2;

  private static final int MAX_ROWS = 5000;

  /** A special game, of which p can be left out as long as s remain; of some none ever can. */
  public record Special(
      String name, Optional<Integer> p, Optional<Integer> s, Optional<String> genus, int heap) {}

  /** How many of each special game, and the genus of them all. */
  public record Sum(Map<String, Integer> sum, String genus) {}

  /**
   * What was checked.
   *
   * @param refutedBy a position that is not won by whom the table says
   */
  public record Proof(
      boolean holds,
      int lastHeap,
      BigInteger positions,
      long cases,
      Optional<List<Integer>> refutedBy,
      @Omitted Optional<PretendingProof.Recurrence> recurrence) {}

  /** A pretending table with the sums of its special games, and the proof if one was asked for. */
  public static PretendAnswer of(Pretending table, Optional<PretendingProof> proof) {
    SmallSums small = SmallSums.of(table, MAX_ROWS);
    List<Pretending.Special> specials = table.specials();
    Map<String, String> approximator = new LinkedHashMap<>();
    for (int i = 0; i < specials.size(); i++) {
      approximator.put(specials.get(i).name(), small.approximator().get(i).toString());
    }
    return new PretendAnswer(
        table.rules().code(),
        table.entries(),
        HeapName.legend(table.rules().labels(), table.lastHeap()),
        table.period().map(Period::period),
        table.period().map(Period::preperiod),
        specials.stream()
            .map(
                x ->
                    new Special(
                        x.name(),
                        x.powers().map(Period::period),
                        x.powers().map(Period::preperiod),
                        x.genus().map(Genus::toString),
                        x.heap()))
            .toList(),
        approximator,
        small.exceptions().stream().map(row -> sum(specials, row)).toList(),
        table.heapGenera().stream().map(g -> g.map(Genus::toString)).toList(),
        small.rows().stream().map(row -> sum(specials, row)).toList(),
        small.complete() ? Optional.empty() : Optional.of(false),
        table.isSolved() ? OptionalInt.empty() : OptionalInt.of(table.lastHeap()),
        table.companies(),
        EndlessParts.of(table.quotient()),
        proof.map(PretendingProof::property),
        proof.map(
            p ->
                new Proof(
                    p.holds(),
                    p.lastHeap(),
                    p.positions(),
                    p.cases(),
                    p.refutation().map(HeapName::sizes),
                    p.recurrence())),
        table,
        small,
        proof);
  }

  private static Sum sum(List<Pretending.Special> specials, SmallSums.Row row) {
    Map<String, Integer> sum = new LinkedHashMap<>();
    for (int i = 0; i < specials.size(); i++) {
      if (row.counts().get(i) > 0) {
        sum.put(specials.get(i).name(), row.counts().get(i));
      }
    }
    return new Sum(sum, row.genus().toString());
  }
}
