// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.Definition;
import org.losingways.game.Game;
import org.losingways.game.ListedRules;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.ints.Ints;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.GaugeEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.WordTable;

/** Random gauges for random rules: what is proved is so, and the referee is of the same opinion. */
@Tag("published")
class GaugeProofTest {

  private static final int TRIALS = 3_000;
  private static final int SIZE = 14;

  private int proved;
  private int refuted;
  private int infinite;
  private int withWords;

  @Test
  void ofOneSetOfMoves() {
    for (int seed = 0; seed < TRIALS; seed++) {
      Random random = new Random(seed);
      int heaps = 2 + random.nextInt(2);
      look(random, rules(random, heaps, List.of()), heaps);
    }
    assertThat(List.of(proved, refuted)).allMatch(n -> n > 50);
  }

  /** Often heap 1 is a free move of Left's and heap 2 one of Right's, so that they are counted. */
  @Test
  void ofLeftAndRight() {
    List<List<Position>> lefts = List.of(List.of(Position.EMPTY), List.of());
    List<List<Position>> rights = List.of(List.of(), List.of(Position.EMPTY));
    for (int seed = 0; seed < TRIALS; seed++) {
      Random random = new Random(seed);
      int heaps = 2 + random.nextInt(2);
      boolean isFree = random.nextInt(4) > 0;
      Ruleset left = rules(random, heaps, isFree ? lefts : List.of());
      look(
          random,
          PartizanRuleset.of(left, rules(random, heaps, isFree ? rights : List.of())),
          heaps);
    }
    assertThat(List.of(proved, refuted, infinite, withWords)).allMatch(n -> n > 20);
  }

  private void look(Random random, Game game, int heaps) {
    HeapWords words = words(random, game, heaps);
    if (words.letters().isEmpty()) {
      return;
    }
    GaugeModel model = model(random, game, words);
    Optional<GaugeProof.Objection> objection = GaugeProof.objection(game, model);
    Optional<GaugeEndless> endless = GaugeEndless.of(model);
    String what = game.sides() + " " + words + " " + model.parts();
    if (objection.isEmpty()) {
      proved++;
      PlayedOut play = new PlayedOut(game, Integer.MAX_VALUE);
      for (Position position : Definition.sums(6, heaps)) {
        int[] word = words.word(position);
        int right = model.sides() - 1;
        assertThat(PartizanOutcome.of(model.winsFirst(word, 0), model.winsFirst(word, right)))
            .as("%s of %s", position, what)
            .isEqualTo(play.outcome(position).orElseThrow());
      }
    } else {
      refuted++;
    }
    if (endless.isPresent()) {
      infinite += objection.isEmpty() ? 1 : 0;
      withWords += objection.isEmpty() && words.letters().size() < heaps ? 1 : 0;
      Verdict verdict = Referee.check(certificate(game, model, endless.get()));
      assertThat(verdict instanceof Verdict.Accepted)
          .as("%s, but %s: %s", objection, verdict.reason(), what)
          .isEqualTo(objection.isEmpty());
    }
  }

  /** All kinds of moves to smaller heaps, each with the same chance, after some that are given. */
  private static Ruleset rules(Random random, int heaps, List<List<Position>> first) {
    List<List<Position>> options = new ArrayList<>(first);
    for (int h = first.size() + 1; h <= heaps; h++) {
      int chance = 1 + random.nextInt(3);
      options.add(
          Definition.sums(2, h - 1).stream()
              .filter(o -> random.nextInt(4) < chance)
              .sorted()
              .toList());
    }
    return new ListedRules("random", options);
  }

  /** Heaps that can be moved are letters, or sometimes words of smaller letters. */
  private static HeapWords words(Random random, Game game, int heaps) {
    IntList letters = new IntArrayList();
    List<int[]> words = new ArrayList<>(List.of(new int[heaps]));
    for (int h = 1; h <= heaps; h++) {
      int heap = h;
      int[] word = new int[heaps];
      if (game.sides().stream().anyMatch(rules -> !rules.options(heap).isEmpty())) {
        if (h < 3 || random.nextInt(3) > 0) {
          word[letters.size()] = 1;
          letters.add(h);
        } else {
          for (int x = 0; x < letters.size(); x++) {
            word[x] = random.nextInt(3);
          }
        }
      }
      words.add(word);
    }
    return new HeapWords(
        letters, words.stream().map(w -> IntList.of(Arrays.copyOf(w, letters.size()))).toList());
  }

  private static GaugeModel model(Random random, Game game, HeapWords words) {
    int letters = words.letters().size();
    List<Gauge> gauges = new ArrayList<>();
    int modulus = 1 + random.nextInt(3);
    for (int x = 0; x < letters; x++) {
      gauges.add(Gauge.count(x, letters, random.nextInt(3), modulus));
    }
    if (letters > 1 && random.nextInt(4) > 0) {
      int[] some = IntStream.range(0, letters).map(x -> random.nextInt(5) - 2).toArray();
      if (random.nextInt(4) > 0) {
        some[0] = 1;
        some[1] = -1;
      }
      IntList weights = IntList.of(some);
      if (weights.intStream().filter(w -> w != 0).count() > 1) {
        gauges.add(new Gauge(weights, random.nextInt(3), 1 + random.nextInt(2)));
      }
    }
    List<List<List<int[]>>> sides = GaugeSearch.sides(game, words);
    int[] free = new int[letters];
    Arrays.fill(free, -1);
    WordTable table = WordTable.ofSides(sides, free, SIZE).orElseThrow();
    return new GaugeTabulation(words, sides, new WordSample(table, letters), gauges).model();
  }

  private static Certificate certificate(Game game, GaugeModel model, GaugeEndless endless) {
    HeapWords words = model.words();
    int heaps = words.heaps();
    return new Certificate(
        Rules.of(game, heaps),
        new Claim.Partial(),
        heaps,
        new GaugeEvidence(
            Ints.copyOf(words.letters()),
            words.words().stream().map(Ints::copyOf).toList(),
            model.parts().stream().map(p -> Ints.copyOf(p.group().letters())).toList(),
            model.parts().stream()
                .map(
                    p ->
                        p.group().gauges().stream()
                            .map(
                                g -> {
                                  IntList all = IntArrayList.of(g.scale(), g.modulus());
                                  all.addAll(g.weights());
                                  return Ints.copyOf(all);
                                })
                            .toList())
                .toList(),
            model.parts().stream().map(p -> Ints.copyOf(p.kinds())).toList(),
            bits(model, 0),
            model.sides() == 1 ? Optional.empty() : Optional.of(bits(model, 1)),
            List.of(
                Ints.of(endless.letter()),
                Ints.copyOf(endless.from()),
                Ints.copyOf(endless.step()))));
  }

  private static String bits(GaugeModel model, int side) {
    return IntStream.range(0, model.combinations())
        .mapToObj(i -> model.isLost(i, side) ? "1" : "0")
        .collect(Collectors.joining());
  }
}
