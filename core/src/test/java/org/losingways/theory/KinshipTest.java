// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losingways.Codes;
import org.losingways.game.TakeAndBreak;
import org.losingways.theory.Kinship.Cousin;

class KinshipTest {

  private static OptionalInt shift(String from, String to) {
    return Kinship.shift(TakeAndBreak.of(from), TakeAndBreak.of(to));
  }

  /**
   * Pretending §7.1: a heap of n in Dawson's Kayles is one of n−1 in Dawson's Chess and of n+1 in
   * 0.4. (The paper says n−2 for 0.4 and means Dawson's Chess.)
   */
  @Test
  void dawsonsFamily() {
    assertThat(shift("0.07", "0.137")).hasValue(-1);
    assertThat(shift("0.4", "0.137")).hasValue(-2);
    assertThat(shift("0.4", "0.07")).hasValue(-1);
    assertThat(shift("0.137", "0.4")).hasValue(2);
    assertThat(shift("0.07", "0.77")).isEmpty();
    assertThat(Kinship.cousins(TakeAndBreak.of("0.4"), Kinship.tabulatedCodes()))
        .contains(
            new Cousin(TakeAndBreak.of("0.07"), -1), new Cousin(TakeAndBreak.of("0.137"), -2));
  }

  /** Pretending §6.2, §6.8: 0.1231 is 0.123 again, and 0.201 and 0.211 are Stalking. */
  @Test
  void quaternaryRelatives() {
    assertThat(shift("0.1231", "0.123")).hasValue(0);
    assertThat(shift("0.123", "0.1233")).isEmpty();
    assertThat(shift("0.211", "0.201")).hasValue(0);
    assertThat(shift("0.2112", "0.2012")).hasValue(0);
  }

  /**
   * With all dead heaps left out and the others numbered anew there are 542 octal games of at most
   * three digits, as the literature counts them. Cousins are 543 classes: in 0.101 heaps 1 and 3
   * are what heaps 1 and 2 are in 0.11, and no shift takes one to the other.
   */
  @Test
  void withoutDeadHeapsThereAreAsManyAsInTheLiterature() {
    Map<List<Set<List<Integer>>>, List<String>> alike = new LinkedHashMap<>();
    List<List<TakeAndBreak>> classes = Kinship.classes(Kinship.codes(8, 3));
    for (List<TakeAndBreak> each : classes) {
      alike.computeIfAbsent(live(each.get(0)), k -> new ArrayList<>()).add(each.get(0).code());
    }
    assertThat(classes).hasSize(543);
    assertThat(alike).hasSize(542);
    assertThat(alike.values().stream().filter(codes -> codes.size() > 1))
        .containsExactly(List.of("0.11", "0.101"));
  }

  /** The options of the first live heaps, by their numbers among these. */
  private static List<Set<List<Integer>>> live(TakeAndBreak code) {
    List<Set<List<Integer>>> live = new ArrayList<>();
    int[] number = new int[61];
    for (int heap = 1; heap < number.length && live.size() < 25; heap++) {
      Set<List<Integer>> options = new HashSet<>();
      code.forEachOption(
          heap,
          (parts, count) ->
              options.add(
                  Arrays.stream(parts, 0, count)
                      .map(h -> number[h])
                      .filter(n -> n > 0)
                      .sorted()
                      .boxed()
                      .toList()));
      if (!options.isEmpty()) {
        live.add(options);
        number[heap] = live.size();
      }
    }
    return live;
  }

  @Test
  void codesWithoutEndHaveNoShownCousins() {
    assertThat(shift("0.(3)", "0.(3)")).isEmpty();
  }

  /** Cousins have equal game trees when heaps without moves are left out. */
  @Property(tries = 200)
  void cousinsHaveTheSameTrees(@ForAll("codes") String code) {
    TakeAndBreak game = TakeAndBreak.of(code);
    Map<Set<List<Integer>>, Integer> known = new HashMap<>();
    int[] here = trees(game, 14, known);
    for (Cousin cousin : Kinship.cousins(game, Kinship.tabulatedCodes().limit(200))) {
      int[] there = trees(cousin.game(), 14, known);
      for (int n = Math.max(0, -cousin.shift()); n <= 14 && n + cousin.shift() <= 14; n++) {
        assertThat(here[n])
            .as("%s at %d and %s", code, n, cousin)
            .isEqualTo(there[n + cousin.shift()]);
      }
    }
  }

  /** Numbers the heaps so that equal numbers mean equal trees; 0 is the tree without options. */
  private static int[] trees(TakeAndBreak game, int most, Map<Set<List<Integer>>, Integer> known) {
    known.putIfAbsent(Set.of(), 0);
    int[] tree = new int[most + 1];
    for (int n = 0; n <= most; n++) {
      Set<List<Integer>> options = new HashSet<>();
      game.forEachOption(
          n,
          (heaps, count) ->
              options.add(
                  Arrays.stream(heaps, 0, count)
                      .map(h -> tree[h])
                      .filter(t -> t != 0)
                      .sorted()
                      .boxed()
                      .toList()));
      tree[n] = known.computeIfAbsent(options, o -> known.size());
    }
    return tree;
  }

  @Provide
  static Arbitrary<String> codes() {
    return Codes.octal(3, "0.");
  }
}
