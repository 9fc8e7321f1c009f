// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;

/**
 * Machines that were changed are refused, by the prover and by the referee, if they became wrong.
 */
class LevelMutationTest {

  @Test
  void aThousandFalseMachinesAreRefused() {
    Random random = new Random(54);
    TakeAndBreak rules = TakeAndBreak.of("0.54");
    LevelModel m = Solved.levels("0.54");
    // Many a change is made twice; nobody judges it otherwise the second time.
    Map<LevelModel, Boolean> judged = new HashMap<>();
    int refused = 0;
    int accepted = 0;
    while (refused < 1000) {
      LevelModel changed = mutate(m, random);
      Boolean isAccepted = judged.get(changed);
      if (isAccepted == null) {
        Verdict verdict = Referee.check(Solved.certificate(rules, changed));
        isAccepted = verdict instanceof Verdict.Accepted;
        if (judged.size() % 7 == 0) {
          assertThat(LevelProof.objection(rules, changed).isEmpty()).isEqualTo(isAccepted);
        }
        if (isAccepted) {
          assertThat(agrees(m, changed, new Random(54))).as("%s", changed).isTrue();
        }
        judged.put(changed, isAccepted);
      }
      if (isAccepted) {
        accepted++;
      } else {
        refused++;
      }
    }
    assertThat(accepted).isLessThan(refused);
  }

  private static LevelModel mutate(LevelModel m, Random random) {
    IntList letters = new IntArrayList(m.letters());
    List<IntList> steps = new ArrayList<>();
    m.steps().forEach(s -> steps.add(new IntArrayList(s)));
    IntList down = new IntArrayList(m.down());
    IntList losing = new IntArrayList(m.losing());
    int start = m.start();
    int state = random.nextInt(m.states());
    switch (random.nextInt(12)) {
      case 0, 1, 2 ->
          steps.get(random.nextInt(steps.size())).set(state, random.nextInt(m.states()));
      case 3, 4 -> down.set(state, random.nextInt(m.states()));
      case 5 -> letters.set(1 + random.nextInt(letters.size() - 1), random.nextInt(steps.size()));
      case 6 -> losing.set(state, 1 - losing.getInt(state));
      case 7 -> {
        // A level begins with a later heap.
        int shift = 1 + random.nextInt(m.period());
        start += shift;
        for (int h = m.start() + m.period(); h < start + m.period(); h++) {
          letters.add(m.letters().getInt(h - m.period()));
        }
      }
      case 8 -> {
        int first = random.nextInt(steps.size());
        steps.set(first, steps.get(random.nextInt(steps.size())));
      }
      default -> {
        // One state is taken for another wherever the machine goes.
        int other = random.nextInt(m.states());
        steps.forEach(s -> s.replaceAll(t -> t == state ? other : t));
        down.replaceAll(t -> t == state ? other : t);
      }
    }
    return new LevelModel(start, m.period(), letters, steps, down, losing);
  }

  private static boolean agrees(LevelModel m, LevelModel other, Random random) {
    return IntStream.range(0, 3000)
        .mapToObj(i -> random.ints(random.nextInt(7), 1, 90).mapToObj(BigInteger::valueOf).toList())
        .allMatch(u -> m.outcome(u) == other.outcome(u));
  }
}
