// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;

/** Genera and phyla of random codes and positions against their definitions. */
class GenusDefinitionTest {

  @Provide
  Arbitrary<String> codes() {
    return Combinators.combine(
            Arbitraries.of("0", "0", "0", "4", "8", "C"),
            Arbitraries.of(
                    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F")
                .list()
                .ofMinSize(1)
                .ofMaxSize(4))
        .as((d0, digits) -> d0 + "." + String.join("", digits));
  }

  @Provide
  Arbitrary<List<Integer>> positions() {
    return Arbitraries.integers()
        .between(1, 9)
        .list()
        .ofMaxSize(5)
        .filter(heaps -> heaps.stream().mapToInt(Integer::intValue).sum() <= 13);
  }

  private static Position position(List<Integer> heaps) {
    return Position.of(heaps.stream().mapToInt(Integer::intValue).toArray());
  }

  @Property(tries = 400)
  void genusIsTheSequenceOfMisereValues(
      @ForAll("codes") String code, @ForAll("positions") List<Integer> heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    BruteForce brute = new BruteForce(rules);
    Position position = position(heaps);
    Genus genus = new GenusTable(rules).genus(position).orElseThrow();
    assertThat(genus.base()).isEqualTo(brute.normal(position));
    for (int twos = 0; twos < genus.length() + 2; twos++) {
      assertThat(genus.superscript(twos))
          .as("%s %s twos %d of %s", code, position, twos, genus)
          .isEqualTo(brute.misere(position, twos));
    }
  }

  /** Longer, so that letters, their equalities and nim-heaps of 4 and more occur. */
  @Property(tries = 100)
  void outcomesOfSingleHeaps(@ForAll("codes") String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    BruteForce brute = new BruteForce(rules);
    GenusTable table = new GenusTable(rules);
    table.extendTo(14);
    for (int heap = 0; heap <= 14; heap++) {
      Position single = Position.of(heap);
      assertThat(table.heap(heap).base()).isEqualTo(brute.normal(single));
      assertThat(table.heap(heap).misere())
          .as("%s heap %d", code, heap)
          .isEqualTo(brute.misere(single, 0));
    }
  }

  /**
   * A tame game is tame in whatever form it is written. A restive or restless one may be wild by
   * the letter in a form with reversible options, which the table has deleted.
   */
  @Property(tries = 150)
  void phylumFollowsTheDefinition(
      @ForAll("codes") String code, @ForAll("positions") List<Integer> heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    GenusTable table = new GenusTable(rules);
    BruteForce brute = new BruteForce(rules);
    assertAgree(code, position(heaps), table, brute);
    for (int heap = 1; heap <= 13; heap++) {
      assertAgree(code, Position.of(heap), table, brute);
    }
  }

  private static void assertAgree(
      String code, Position position, GenusTable table, BruteForce brute) {
    Phylum found = table.phylum(position).orElseThrow();
    Phylum literal = brute.phylum(position, table);
    if (found == Phylum.TAME || literal != Phylum.WILD) {
      assertThat(found).as("%s %s", code, position).isEqualTo(literal);
    }
  }
}
