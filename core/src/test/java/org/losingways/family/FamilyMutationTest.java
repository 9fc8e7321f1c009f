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
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;

/** Claims that were changed are refused, by the prover and by the referee, if they became false. */
class FamilyMutationTest {

  private static final String[] CODES = {"0.26", "0.757", "4.502", "4.124"};

  @Test
  void aThousandFalseClaimsAreRefused() {
    Random random = new Random(16);
    // Many a change is made twice; nobody judges it otherwise the second time.
    Map<String, Map<FamilyModel, Boolean>> judged = new HashMap<>();
    int refused = 0;
    int accepted = 0;
    while (refused < 1000) {
      String code = CODES[random.nextInt(CODES.length)];
      FamilyModel changed = mutate(Solved.family(code).model(), random);
      if (judged
          .computeIfAbsent(code, c -> new HashMap<>())
          .computeIfAbsent(changed, c -> isProved(code, c))) {
        accepted++;
      } else {
        refused++;
      }
    }
    // Some changes do no harm, such as thresholds that are outweighed anyway.
    assertThat(accepted).isLessThan(refused);
  }

  /** Whether prover and referee accept a claim, which then is true. */
  private static boolean isProved(String code, FamilyModel changed) {
    Family family = Solved.family(code);
    TakeAndBreak rules = family.rules();
    boolean proved = FamilyProof.objection(rules, changed).isEmpty();
    Verdict verdict = Referee.check(Solved.certificate(rules, changed));
    assertThat(verdict instanceof Verdict.Accepted).as("%s", changed).isEqualTo(proved);
    if (proved) {
      assertThat(agrees(family.model(), changed, new Random(16))).as("%s", changed).isTrue();
    }
    return proved;
  }

  @Test
  void changesThatAreSeenAtOnceAreNeverAccepted() {
    Random random = new Random(61);
    for (int i = 0; i < 300; i++) {
      Family family = Solved.family(CODES[random.nextInt(CODES.length)]);
      FamilyModel changed = mutate(family.model(), random);
      if (!agrees(family.model(), changed, random)) {
        assertThat(FamilyProof.objection(family.rules(), changed)).as("%s", changed).isPresent();
      }
    }
  }

  private static FamilyModel mutate(FamilyModel m, Random random) {
    IntList weights = new IntArrayList(m.weights());
    IntList thresholds = new IntArrayList(m.thresholds());
    IntList signs = new IntArrayList(m.signs());
    int start = m.start();
    int saltus = m.saltus();
    int exceptional = m.exceptional();
    int period = m.period();
    int h = 1 + random.nextInt(weights.size() - 1);
    int by = random.nextBoolean() ? 1 + random.nextInt(2) : -1 - random.nextInt(2);
    switch (random.nextInt(8)) {
      case 0, 1 -> weights.set(h, Math.max(0, weights.getInt(h) + by));
      case 2, 3 ->
          thresholds.set(
              h,
              thresholds.getInt(h) == FamilyModel.NONE
                  ? 1 + random.nextInt(2 * weights.getInt(h) + 3)
                  : random.nextInt(4) == 0
                      ? FamilyModel.NONE
                      : Math.max(1, thresholds.getInt(h) + by));
      case 4 -> signs.set(h, 1 - signs.getInt(h));
      case 5 -> exceptional = 1 + random.nextInt(3);
      case 6 -> saltus += 2;
      default -> {
        int shift = 1 + random.nextInt(start - 1);
        start -= shift;
        weights = weights.subList(0, weights.size() - shift);
        thresholds = thresholds.subList(0, thresholds.size() - shift);
        signs = signs.subList(0, signs.size() - shift);
      }
    }
    return new FamilyModel(start, period, saltus, weights, thresholds, signs, exceptional);
  }

  /** Compares outcomes of one or two heaps beside light ones. */
  private static boolean agrees(FamilyModel m, FamilyModel other, Random random) {
    for (int i = 0; i < 3000; i++) {
      List<BigInteger> u = new ArrayList<>();
      int large = random.nextInt(3);
      for (int j = 0; j < large; j++) {
        u.add(BigInteger.valueOf(1 + random.nextInt(60)));
      }
      int light = random.nextInt(12);
      for (int j = 0; j < light; j++) {
        u.add(BigInteger.valueOf(1 + random.nextInt(5)));
      }
      if (m.outcome(u) != other.outcome(u)) {
        return false;
      }
    }
    return true;
  }
}
