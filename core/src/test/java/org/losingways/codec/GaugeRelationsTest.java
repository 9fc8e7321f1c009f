// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.budget.Budget;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.gauge.GaugeCompany;
import org.losingways.gauge.GaugeRelations;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/** Normal forms and relations of quotients that gauges describe. */
@Tag("published")
class GaugeRelationsTest {

  /** So many positions are played out in all. */
  private static final int MOST = 20_000_000;

  /** Relations are found once for all tests. */
  private static final Map<String, Gauges<?>> READ = new HashMap<>();

  private static Gauges<?> read(String name) {
    return READ.computeIfAbsent(name, n -> CertifiedGauges.of(Samples.gauges(n)));
  }

  /** Of a game in which both players have the same moves. */
  private static GaugeSolution solution(String name) {
    return (GaugeSolution) read(name);
  }

  private static QuotientSolver solver(String code, int heap) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(heap));
    return solver;
  }

  /** What rays say of 0.76, found and proved in another way, is the same to the letter. */
  @Test
  void theQuotientIsThatOfRaysWhereTheseAreKnown() {
    InfiniteQuotient rays = (InfiniteQuotient) solver("0.76", 12).quotient();
    GaugeSolution gauges = solution("0.76-12");
    InfiniteQuotient found = gauges.quotient(rays.lastFinite()).orElseThrow();
    assertThat(found.system()).isEqualTo(rays.system());
    assertThat(found.printedPhi()).isEqualTo(rays.printedPhi());
    assertThat(found.generators().stream().map(g -> g.heap()))
        .isEqualTo(rays.generators().stream().map(g -> g.heap()).toList());
    assertThat(found.cells()).isEqualTo(rays.cells());
  }

  /** Stopped after some looks at the budget, they are fewer and say so, and hold all the same. */
  @ParameterizedTest
  @ValueSource(ints = {0, 40, 300})
  void aBudgetThatIsSpentLeavesFewerRelations(int looks) {
    GaugeRelations all = read("4.77-6").relations();
    AtomicInteger left = new AtomicInteger(looks);
    Budget budget =
        Budget.of(Duration.ofDays(1), System::nanoTime, () -> left.getAndDecrement() <= 0);
    GaugeRelations some = budget.during(() -> GaugeRelations.of(read("4.77-6").model()));
    assertThat(some.isComplete()).isFalse();
    assertThat(some.length()).isLessThan(all.length());
    for (Relation relation : some.system().relations().list()) {
      assertThat(all.system().reduce(relation.left()))
          .isEqualTo(all.system().reduce(relation.right()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.76-12,48,8",
    "4.77-6,142,32",
    "4.77-7,214,32",
    "0.024-17,270,52",
    "0.404-21,120,72",
    "4.765-9,68,64"
  })
  void relationsAreComplete(String name, int points, int rays) {
    GaugeSolution s = solution(name);
    assertThat(s.relations().isComplete()).isTrue();
    InfiniteQuotient q = s.quotient(solver(s.rules().code(), 2).lastFinite()).orElseThrow();
    assertThat(q.monoid().points()).isEqualTo(points);
    assertThat(q.monoid().rays()).isEqualTo(rays);
    Random random = new Random(3);
    for (int i = 0; i < 3000; i++) {
      Position position = Position.of(random.ints(random.nextInt(30), 1, s.heaps() + 1).toArray());
      assertThat(q.outcome(position)).as(position.toString()).isEqualTo(s.outcome(position));
    }
  }

  /**
   * Two free directions, rays that letters take to rays of other letters, or two players: not
   * proved.
   */
  @ParameterizedTest
  @ValueSource(strings = {"0.3122-8", "0.026-16", "0.544", "0.7-0.41-4", "0.11-0.41"})
  void relationsOfShortWordsAreAllThatIsKnown(String name) {
    GaugeRelations relations = read(name).relations();
    assertThat(relations.isComplete()).isFalse();
    assertThat(relations.length()).isGreaterThan(3);
    assertThat(relations.system().isConfluent()).isTrue();
  }

  /** In 0.544 heap 18 is worth 1+15+15, though it is a letter of its own. */
  @Test
  void aLetterMayBeWorthAProductOfOthers() {
    Gauges<?> s = read("0.544");
    assertThat(s.print(s.value(18))).isEqualTo("ag2");
    assertThat(s.value(18)).isEqualTo(s.value(Position.of(15, 15, 1)));
  }

  /** In 0.4/0.05 heap 8 is worth half of heap 2, and heaps 2 and 3 cancel. */
  @Test
  void lettersOfTwoPlayersMayCancel() {
    Gauges<?> s = read("0.4-0.05-8");
    assertThat(s.relations().system().text(",")).isEqualTo("ab=1,c2=a");
    assertThat(s.value(Position.of(8, 8, 3, 2))).isEqualTo(s.value(2));
  }

  /** All words of few letters: equal exactly if they have the same normal form. */
  @ParameterizedTest
  @CsvSource({"0.76-12,3", "4.77-6,4", "0.3122-8,2", "0.5-0.03-4,3", "0.7-0.41-4,3", "0.1-0.35,3"})
  void shortWordsHaveOneNormalFormEach(String name, int length) {
    Gauges<?> s = read(name);
    List<int[]> words = new ArrayList<>();
    grow(new int[s.model().words().letters().size()], 0, length, words);
    List<int[]> different = new ArrayList<>();
    for (int[] word : words) {
      int[] least = s.relations().reduce(word);
      assertThat(GaugeCompany.telling(s.model(), word, least)).isEmpty();
      if (different.stream().noneMatch(d -> Arrays.equals(d, least))) {
        different.add(least);
      }
    }
    // By outcomes beside company of many copies of two letters and some of others: the definition
    // of equality, as far as it goes.
    int letters = s.model().words().letters().size();
    List<int[]> few = new ArrayList<>();
    grow(new int[letters], 0, 2, few);
    List<int[]> company = new ArrayList<>();
    for (int x = 0; x < letters; x++) {
      for (int y = 0; y < x; y++) {
        for (int copies = 0; copies < 36; copies++) {
          for (int[] some : few) {
            int[] word = some.clone();
            word[x] += copies % 6;
            word[y] += copies / 6;
            company.add(word);
          }
        }
      }
    }
    Set<List<Enum<?>>> rows = new HashSet<>();
    for (int[] word : words) {
      List<Enum<?>> row = new ArrayList<>();
      for (int[] z : company) {
        row.add(s.outcome(plus(word, z)));
      }
      rows.add(row);
    }
    assertThat(different).hasSize(rows.size());
  }

  /** What has the same normal form has the same outcome in all small company, played out. */
  @ParameterizedTest
  @ValueSource(strings = {"0.76-12", "4.77-6", "0.3122-8", "0.5-0.03-4", "0.7-0.41-4", "0.11-0.54"})
  void whatIsEqualPlaysAlike(String name) {
    Gauges<?> s = read(name);
    int letters = s.model().words().letters().size();
    PlayedOut play = new PlayedOut(s.rules(), MOST);
    Random random = new Random(11);
    List<int[]> company = new ArrayList<>();
    grow(new int[letters], 0, 2, company);
    int reduced = 0;
    for (int i = 0; i < 40; i++) {
      int[] word = new int[letters];
      IntStream.range(0, 5).forEach(j -> word[random.nextInt(letters)]++);
      int[] least = s.relations().reduce(word);
      if (beans(s, word) > 30 || beans(s, least) > 30 || Arrays.equals(word, least)) {
        continue;
      }
      reduced++;
      for (int[] z : company) {
        assertThat(play.outcome(position(s, plus(word, z))))
            .isEqualTo(play.outcome(position(s, plus(least, z))));
      }
    }
    assertThat(reduced).isGreaterThan(5);
  }

  /** What has different normal forms is told apart by company, as playing it out shows. */
  @ParameterizedTest
  @ValueSource(strings = {"0.76-12", "4.77-6", "0.5-0.03-4", "0.4-0.45-5"})
  void whatIsDifferentIsToldApart(String name) {
    Gauges<?> s = read(name);
    int letters = s.model().words().letters().size();
    PlayedOut play = new PlayedOut(s.rules(), MOST);
    Random random = new Random(12);
    int played = 0;
    for (int i = 0; i < 300; i++) {
      int[] one = s.relations().reduce(random.ints(letters, 0, 3).toArray());
      int[] other = s.relations().reduce(random.ints(letters, 0, 3).toArray());
      if (Arrays.equals(one, other)) {
        continue;
      }
      Optional<IntList> company = GaugeCompany.telling(s.model(), one, other);
      assertThat(company).as(Arrays.toString(one) + Arrays.toString(other)).isPresent();
      int[] z = company.get().toIntArray();
      if (beans(s, plus(one, z)) <= 40 && beans(s, plus(other, z)) <= 40) {
        played++;
        assertThat(play.outcome(position(s, plus(one, z))))
            .isNotEqualTo(play.outcome(position(s, plus(other, z))));
      }
    }
    assertThat(played).isGreaterThan(20);
  }

  private static int[] plus(int[] one, int[] other) {
    int[] sum = new int[one.length];
    Arrays.setAll(sum, x -> one[x] + other[x]);
    return sum;
  }

  private static int beans(Gauges<?> s, int[] word) {
    return IntStream.range(0, word.length)
        .map(x -> word[x] * s.model().words().letters().getInt(x))
        .sum();
  }

  private static Position position(Gauges<?> s, int[] word) {
    IntList heaps = new IntArrayList();
    for (int x = 0; x < word.length; x++) {
      int heap = s.model().words().letters().getInt(x);
      IntStream.range(0, word[x]).forEach(i -> heaps.add(heap));
    }
    return Position.of(heaps.toIntArray());
  }

  private static void grow(int[] word, int x, int left, List<int[]> words) {
    if (x == word.length) {
      words.add(word.clone());
      return;
    }
    for (int e = 0; e <= left; e++) {
      word[x] = e;
      grow(word, x + 1, left - e, words);
    }
    word[x] = 0;
  }
}
