// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.gauge.Gauge;
import org.losingways.gauge.GaugeCompany;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.GaugeSearch;
import org.losingways.gauge.GaugeSolution;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.WordTable;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** The elements of quotients that gauges describe: which words are equal, and how many run free. */
@Tag("published")
class GaugeElementsTest {

  private static final long MOST_WORDS = 200_000;

  private static GaugeSolution read(String name) {
    Certificate certificate = Samples.gauges(name);
    return (GaugeSolution) CertifiedGauges.of(certificate);
  }

  private static int[] plus(int[] one, int[] other) {
    int[] sum = new int[one.length];
    Arrays.setAll(sum, x -> one[x] + other[x]);
    return sum;
  }

  /** A word given by pairs of a heap and how many copies there are. */
  private static int[] word(GaugeSolution s, int... heapsAndCopies) {
    int[] word = new int[s.model().words().letters().size()];
    for (int i = 0; i < heapsAndCopies.length; i += 2) {
      word[s.model().words().letter(heapsAndCopies[i])] += heapsAndCopies[i + 1];
    }
    return word;
  }

  @ParameterizedTest
  @CsvSource({"4.765-9,1", "0.404-21,1", "0.76-12,1", "4.77-6,1", "0.024-17,1", "0.3122-8,2"})
  void hasThisRank(String name, int rank) {
    assertThat(read(name).rank().rank()).isEqualTo(rank);
  }

  /** Words along the letters that the rank names are all different: they generate a copy of ℕʳ. */
  @Test
  void wordsAlongTheDirectionsAreAllDifferent() {
    GaugeSolution s = read("0.3122-8");
    assertThat(s.rank().letters().size()).isEqualTo(2);
    int one = s.rank().letters().getInt(0);
    int other = s.rank().letters().getInt(1);
    List<int[]> words = new ArrayList<>();
    for (int i = 0; i <= 4; i += 2) {
      for (int j = 0; j <= 4; j += 2) {
        int[] word = new int[8];
        word[one] = i;
        word[other] = j;
        words.add(word);
      }
    }
    for (int i = 0; i < words.size(); i++) {
      for (int j = 0; j < i; j += 2) {
        assertThat(GaugeCompany.telling(s.model(), words.get(i), words.get(j))).isPresent();
      }
    }
  }

  /** No third direction: what leaves all sums as they are changes nothing far out. */
  @Test
  void heapsThatRunAgainstEachOtherCancel() {
    GaugeSolution s = read("0.3122-8");
    assertThat(GaugeCompany.telling(s.model(), word(s, 5, 4, 7, 4), word(s, 5, 8, 7, 8))).isEmpty();
    assertThat(GaugeCompany.telling(s.model(), word(s, 5, 8), word(s, 5, 12))).isPresent();
    GaugeSolution t = read("4.765-9");
    assertThat(GaugeCompany.telling(t.model(), word(t, 3, 4, 9, 2), word(t, 3, 10, 9, 4)))
        .isEmpty();
    assertThat(GaugeCompany.telling(t.model(), word(t, 3, 4, 9, 2), word(t, 3, 8, 9, 4)))
        .isPresent();
  }

  /** What company tells is what outcomes say, and where none is found none is met. */
  @ParameterizedTest
  @ValueSource(strings = {"4.765-9", "0.404-21"})
  void companyTellsApartWhatOutcomesTellApart(String name) {
    GaugeSolution s = read(name);
    GaugeModel model = s.model();
    int letters = model.words().letters().size();
    Random random = new Random(7);
    int same = 0;
    int different = 0;
    for (int i = 0; i < 60; i++) {
      int[] one = random.ints(letters, 0, 4).toArray();
      int[] other = one.clone();
      // Two more of some letter is what is most likely to make no difference.
      other[random.nextInt(letters)] += 2;
      if (random.nextInt(4) == 0) {
        other = random.ints(letters, 0, 3).toArray();
      }
      Optional<IntList> company = GaugeCompany.telling(model, one, other);
      if (company.isPresent()) {
        different++;
        int[] z = company.get().toIntArray();
        assertThat(model.outcome(plus(one, z))).isNotEqualTo(model.outcome(plus(other, z)));
      } else {
        same++;
        for (int j = 0; j < 3000; j++) {
          int most = 1 + random.nextInt(20);
          int[] z = random.ints(letters, 0, most).toArray();
          assertThat(model.outcome(plus(one, z)))
              .as(Arrays.toString(one) + Arrays.toString(other) + Arrays.toString(z))
              .isEqualTo(model.outcome(plus(other, z)));
        }
      }
    }
    assertThat(same).isGreaterThan(5);
    assertThat(different).isGreaterThan(5);
  }

  /** All words of a table of outcomes that is computed from the definition. */
  @ParameterizedTest
  @ValueSource(strings = {"0.3122-8", "4.765-9", "4.77-6"})
  void outcomesAreThoseOfATable(String name) {
    GaugeSolution s = read(name);
    HeapWords words = s.model().words();
    int letters = words.letters().size();
    int[] free = new int[letters];
    Arrays.fill(free, -1);
    List<List<int[]>> options =
        words.letters().intStream().mapToObj(h -> words.options(s.rules(), h)).toList();
    int size = 1;
    while (WordTable.entries(options, free, size + 1, MOST_WORDS) < MOST_WORDS) {
      size++;
    }
    WordTable table = WordTable.of(options, free, size).orElseThrow();
    assertThat(table.words()).isGreaterThan(20_000);
    int[] word = new int[letters];
    int wrong = 0;
    for (int i = 0; i < table.words(); i++) {
      table.word(i, word);
      wrong += table.isLostWord(i) == (s.model().outcome(word) == Outcome.P) ? 0 : 1;
    }
    assertThat(wrong).isZero();
  }

  /** Far out, near where sums and counts pass their scales: P exactly if no move leads to P. */
  @ParameterizedTest
  @ValueSource(strings = {"0.3122-8", "4.765-9", "0.404-21", "0.76-12", "4.77-6", "0.024-17"})
  void farOutEachOutcomeFollowsFromThoseAfterTheMoves(String name) {
    GaugeSolution s = read(name);
    Random random = new Random(31);
    int lost = 0;
    for (int i = 0; i < 2500; i++) {
      int[] word = nearBorders(s.model(), random);
      List<Integer> heaps = new ArrayList<>();
      for (int x = 0; x < word.length; x++) {
        int heap = s.model().words().letters().getInt(x);
        IntStream.range(0, word[x]).forEach(j -> heaps.add(heap));
      }
      IntStream.range(0, random.nextInt(3)).forEach(j -> heaps.add(1 + random.nextInt(s.heaps())));
      Position position = Position.of(heaps.stream().mapToInt(Integer::intValue).toArray());
      boolean isLost = s.outcome(position) == Outcome.P;
      lost += isLost ? 1 : 0;
      boolean hasMove = heaps.stream().anyMatch(h -> !s.rules().options(h).isEmpty());
      boolean byMoves = hasMove && s.winningMoves(position).isEmpty();
      assertThat(isLost).as(position.toString()).isEqualTo(byMoves);
    }
    assertThat(lost).isGreaterThan(100);
  }

  /** A word of many letters for which some sum is about as large as its scale. */
  private static int[] nearBorders(GaugeModel model, Random random) {
    int letters = model.words().letters().size();
    int[] word = new int[letters];
    for (GaugeModel.Part part : model.parts()) {
      List<Gauge> gauges = part.group().gauges();
      IntList mine = part.group().letters();
      boolean isFar = random.nextInt(3) > 0;
      for (int x : mine) {
        word[x] = random.nextInt(isFar && mine.size() > 1 ? 30 : 5);
      }
      Gauge gauge = gauges.get(random.nextInt(gauges.size()));
      int goal = (random.nextInt(3) - 1) * gauge.scale() + random.nextInt(5) - 2;
      for (int step = 0; step < 400; step++) {
        int sum = 0;
        for (int x = 0; x < mine.size(); x++) {
          sum += gauge.weights().getInt(x) * word[mine.getInt(x)];
        }
        int x = random.nextInt(mine.size());
        int weight = gauge.weights().getInt(x);
        if (sum != goal && weight != 0) {
          int by = Integer.signum(goal - sum) * Integer.signum(weight);
          word[mine.getInt(x)] = Math.max(0, word[mine.getInt(x)] + by);
        }
      }
    }
    return word;
  }

  /**
   * Where heaps are words of others: the search of 0.76, which needs all of the second condition.
   */
  @Test
  void aQuotientWithRaysIsProvedByGaugesToo() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.76"));
    solver.run(SolverLimits.none().withMaxHeap(11));
    GaugeSolution found = GaugeSearch.find(solver.quotient(), Optional.empty(), 12).orElseThrow();
    Certificate certificate = SolverCertificate.of(found);
    assertThat(Referee.check(certificate)).isInstanceOf(Verdict.Accepted.class);
    solver.run(SolverLimits.none().withMaxHeap(12));
    Random random = new Random(76);
    for (int i = 0; i < 20_000; i++) {
      Position position = Position.of(random.ints(random.nextInt(40), 1, 13).toArray());
      assertThat(found.outcome(position))
          .as(position.toString())
          .isEqualTo(solver.quotient().outcome(position));
    }
  }
}
