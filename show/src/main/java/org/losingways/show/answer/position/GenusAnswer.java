// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.game.Position;
import org.losingways.genus.CarryingTable;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusPeriod;
import org.losingways.genus.GenusTable;
import org.losingways.genus.Phylum;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere genus}.
 *
 * @param genera of the heaps from 0 on
 * @param nimHeaps the size of the nim-heap that each heap is equal to
 * @param classes nim-heap, tame, restive, restless or wild; as far as the limits let it be known
 * @param pairs the genera of pairs of heaps, those with heap 1 first
 * @param explain how the genus of a position comes about
 * @param table where all that was looked up
 * @param why the same as {@code explain}, column by column
 * @param complete whether no limit was met
 */
public record GenusAnswer(
    String game,
    @Omitted List<String> labels,
    List<String> genera,
    Optional<Integer> period,
    Optional<Integer> preperiod,
    Optional<Boolean> periodProved,
    Optional<FirstWild> firstWild,
    OptionalInt firstNonNimHeap,
    List<OptionalInt> nimHeaps,
    List<String> classes,
    @Omitted List<Pair> pairs,
    @Omitted Optional<Explanation> explain,
    @Unwritten GenusTable table,
    @Unwritten Optional<CarryingTable> why,
    @Unwritten boolean complete) {

  /** The first heap that is not tame. */
  public record FirstWild(int heap, String genus) {}

  /** Two heaps side by side. */
  public record Pair(List<Integer> heaps, String genus, @Unwritten String shown) {}

  /** A position and its genus. */
  public record Option(List<Integer> position, String genus) {}

  /**
   * How a genus comes about, by mex-with-carrying.
   *
   * @param carries what is carried into each column
   */
  public record Explanation(
      List<Integer> position, String genus, List<Option> options, List<OptionalInt> carries) {}

  /** The genera of the heaps to this one. */
  public static GenusAnswer of(GenusTable table, int wanted) {
    return of(table, wanted, 0, Optional.empty());
  }

  /**
   * The genera of the heaps to one, of all pairs of heaps to another, and how that of a position
   * comes about; what the limits of the table do not allow is left out.
   */
  public static GenusAnswer of(
      GenusTable table, int wanted, int paired, Optional<Position> explained) {
    int largest = table.rules().largestHeap();
    boolean complete = table.extendTo(Math.min(wanted, largest));
    List<Phylum> phyla = phyla(table);
    int size = Math.min(paired, largest);
    List<Pair> pairs = pairs(table, size);
    Optional<CarryingTable> why = explained.flatMap(table::explain);
    complete &= phyla.size() > table.lastHeap() && pairs.size() == size * (size + 1) / 2;
    complete &= explained.isPresent() == why.isPresent();
    int shown = Math.min(wanted, table.lastHeap());
    OptionalInt wild = table.firstWild();
    return new GenusAnswer(
        table.rules().code(),
        HeapName.legend(table.rules().labels(), shown),
        table.heaps().subList(0, shown + 1).stream().map(Genus::toString).toList(),
        table.period().map(GenusPeriod::period),
        table.period().map(GenusPeriod::preperiod),
        table.period().map(GenusPeriod::isProved),
        wild.isPresent()
            ? Optional.of(new FirstWild(wild.getAsInt(), table.heap(wild.getAsInt()).toString()))
            : Optional.empty(),
        table.firstNonNimHeap(),
        IntStream.rangeClosed(0, shown).mapToObj(table::nimHeap).toList(),
        phyla.stream().limit(shown + 1L).map(Phylum::toString).toList(),
        pairs,
        why.map(GenusAnswer::explanation),
        table,
        why,
        complete);
  }

  /** From heap 0, as far as the limits let it be known. */
  private static List<Phylum> phyla(GenusTable table) {
    return IntStream.rangeClosed(0, table.lastHeap())
        .mapToObj(table::phylum)
        .takeWhile(Optional::isPresent)
        .map(Optional::get)
        .toList();
  }

  /** Heap i with heaps i, i+1, … for all i; whole rows only. */
  private static List<Pair> pairs(GenusTable table, int size) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 1; i <= size; i++) {
      List<Pair> row = new ArrayList<>();
      for (int j = i; j <= size; j++) {
        Optional<Genus> genus = table.genus(Position.of(i, j));
        if (genus.isEmpty()) {
          return pairs;
        }
        row.add(new Pair(List.of(i, j), genus.get().toString(), genus.get().toUnicode()));
      }
      pairs.addAll(row);
    }
    return pairs;
  }

  private static Explanation explanation(CarryingTable why) {
    return new Explanation(
        HeapName.sizes(why.position()),
        why.result().toString(),
        why.rows().stream()
            .map(row -> new Option(HeapName.sizes(row.option()), row.genus().toString()))
            .toList(),
        IntStream.range(0, why.columns()).mapToObj(why::carry).toList());
  }
}
