// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losingways.game.Ruleset;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.PartizanEvidence;
import org.losingways.proof.certificate.PartizanEvidence.RepeatingSet;
import org.losingways.proof.certificate.Rules;

/**
 * The referee of games with Left and Right.
 *
 * <p>It rests on the argument for impartial games with one set of lost values for each player: if
 * no move leads from a position that the mover loses to one that the opponent, then to move, loses,
 * if every position in which the mover can move and does not lose has such a move, and if no
 * position without a move is lost for the mover, then the sets are right, by induction over play.
 * Where counts grow for ever, heaps from some point on are those a period before with counts larger
 * by the saltus, and nothing else changes: so one more question is asked, with which counts
 * positions occur then. Shares no code with the solver. Cost: states × heaps × cells, see {@link
 * PartizanStates}.
 */
final class PartizanReferee implements Referee {

  /** Counts are not looked at further out than this. */
  private static final int MAX_HORIZON = 200_000;

  /** The room of the value of an option in a set. */
  private static final int NUMBERS_OF_AN_OPTION = 12;

  private final PartizanEvidence evidence;
  private final Rules rules;
  private final Effort effort;
  private final int order;
  private final int heaps;
  private final int[][] product;
  private final boolean isCounting;
  private final Optional<Claim.Growing> growth;

  PartizanReferee(PartizanEvidence evidence, Rules rules, Claim claim, Effort effort) {
    this.growth = claim instanceof Claim.Growing g ? Optional.of(g) : Optional.empty();
    this.evidence = evidence;
    this.rules = rules;
    this.effort = effort;
    this.order = evidence.products().size();
    this.heaps = evidence.parts().size() - 1;
    this.product = evidence.products().stream().map(Ints::toIntArray).toArray(int[][]::new);
    this.isCounting = evidence.counts().intStream().anyMatch(d -> d != 0);
  }

  @Override
  public String prove() {
    growth.ifPresent(this::checkClaim);
    checkMonoid();
    checkNothing();
    List<List<Set<Long>>> options = List.of(options(rules.played(0)), options(rules.played(1)));
    checkPlayer(0, options);
    PartizanStates states = checkPlayer(1, options);
    if (evidence.isExact()) {
      checkExact(states);
    }
    String exactly = evidence.isExact() ? "the misère monoid " : "values in ";
    if (isCounting) {
      return exactly
          + (evidence.isExact() ? "is the integers" : "F × ℤ with |F| = " + order)
          + growth.map(PartizanReferee::change).orElse("");
    }
    return exactly + (evidence.isExact() ? "has order " : "a monoid of order ") + order;
  }

  /** What can be claimed of counts that grow; that they do is checked with the period. */
  private void checkClaim(Claim.Growing claim) {
    Objection.refuse(
        claim.period() < 1
            || claim.preperiod() < 0
            || claim.saltus() == 0
            || Math.abs((long) claim.saltus()) > RepeatingSet.MAX_LENGTH
            || rules.reach().filter(r -> claim.period() % r.step() == 0).isEmpty(),
        "preperiod, period or saltus make no sense");
  }

  private static String change(Claim.Growing claim) {
    return ", counts %s by %d each period"
        .formatted(claim.saltus() > 0 ? "growing" : "falling", Math.abs(claim.saltus()));
  }

  /** The first heap from which on heaps are those a period before with larger counts. */
  private long growing() {
    return growth
        .map(g -> rules.reach().orElseThrow().periodBound(g.preperiod(), g.period()))
        .orElse(Long.MAX_VALUE);
  }

  /** Step 2: F is a commutative monoid with identity 0, and all of it is needed. */
  private void checkMonoid() {
    for (int x = 0; x < order; x++) {
      Objection.refuse(product[0][x] != x, "0 is not the identity");
      for (int y = 0; y < order; y++) {
        effort.spend(order);
        Objection.refuse(product[x][y] != product[y][x], "two elements do not commute");
        for (int z = 0; z < order; z++) {
          Objection.refuse(
              product[product[x][y]][z] != product[x][product[y][z]],
              "its multiplication is not associative");
        }
      }
    }
    BitSet reached = new BitSet();
    List<Integer> queue = new ArrayList<>(List.of(0));
    reached.set(0);
    for (int i = 0; i < queue.size(); i++) {
      effort.spend(heaps);
      for (int f : evidence.parts()) {
        int next = product[queue.get(i)][f];
        if (!reached.get(next)) {
          reached.set(next);
          queue.add(next);
        }
      }
    }
    Objection.refuse(reached.cardinality() < order, "some elements are not products of heaps");
  }

  /** Step 3: nothing is worth nothing; without counts a set is everything or nothing. */
  private void checkNothing() {
    Objection.refuse(
        evidence.parts().getInt(0) != 0 || evidence.counts().getInt(0) != 0,
        "heap 0, which is no heap, is not the identity");
    for (int f = 0; f < order && !isCounting; f++) {
      for (List<RepeatingSet> sets : List.of(evidence.leftLost(), evidence.rightLost())) {
        RepeatingSet set = sets.get(f);
        Objection.refuse(
            !set.middle().isEmpty() || set.below().length() > 1 || !set.below().equals(set.above()),
            "nothing is counted, but a set depends on the count");
      }
    }
  }

  private static long pack(int part, int count) {
    return (long) part << 32 | (count & 0xffffffffL);
  }

  /** Step 4: the values of the options of each heap, from the rules of a player. */
  private List<Set<Long>> options(Ruleset player) {
    List<Set<Long>> found = new ArrayList<>();
    long listed = 0;
    for (int heap = 0; heap <= heaps; heap++) {
      Set<Long> values = new HashSet<>();
      player.forEachOption(
          heap,
          (parts, count) -> {
            effort.spend(1 + count);
            int f = 0;
            int d = 0;
            for (int i = 0; i < count; i++) {
              f = product[f][evidence.parts().getInt(parts[i])];
              d = Math.addExact(d, evidence.counts().getInt(parts[i]));
            }
            values.add(pack(f, d));
          });
      listed += values.size();
      effort.room(listed, NUMBERS_OF_AN_OPTION);
      found.add(values);
    }
    return found;
  }

  private List<RepeatingSet> lost(int player) {
    return player == 0 ? evidence.leftLost() : evidence.rightLost();
  }

  /** Steps 5 to 7: the three checks for one player. */
  private PartizanStates checkPlayer(int player, List<List<Set<Long>>> options) {
    int furthest = 0;
    for (int heap = 1; heap <= heaps; heap++) {
      for (long t : options.get(player).get(heap)) {
        long change = Math.abs((int) t - (long) evidence.counts().getInt(heap));
        furthest = Math.max(furthest, Math.toIntExact(change));
      }
    }
    int low = 0;
    int high = 0;
    long period = 1;
    for (int side = 0; side < 2; side++) {
      for (RepeatingSet set : lost(side)) {
        low = Math.min(low, set.from());
        high = Math.max(high, set.end());
        period =
            PartizanStates.lcm(
                PartizanStates.lcm(period, set.below().length()), set.above().length());
      }
    }
    Objection.refuse(furthest > MAX_HORIZON, "its moves change counts too much");
    Objection.refuse(
        period > RepeatingSet.MAX_LENGTH, "its periods have too large a common multiple");
    PartizanStates states =
        new PartizanStates(
            product,
            isCounting,
            low - furthest,
            high + furthest,
            (int) period,
            growth.map(Claim.Growing::saltus).orElse(0),
            effort);
    int[] samples = states.samples();
    Set<List<Object>> seen = new HashSet<>();
    List<PartizanStates.Kind> kinds = new ArrayList<>();
    for (int heap = 1; heap <= heaps; heap++) {
      int part = evidence.parts().getInt(heap);
      int count = evidence.counts().getInt(heap);
      Set<Long> moves = options.get(player).get(heap);
      Objection.refuse(
          moves.isEmpty()
              && options.get(1 - player).get(heap).isEmpty()
              && (part != 0 || count != 0),
          "heap " + heap + ", in which nobody can move, is not the identity");
      boolean isGrowing = heap >= growing();
      Objection.refuse(
          isGrowing && moves.isEmpty() && options.get(1 - player).get(heap).isEmpty(),
          "heap " + heap + ", in which nobody can move, is said to grow");
      if (!seen.add(List.of(part, count, moves, isGrowing))) {
        continue;
      }
      BitSet winning = new BitSet();
      for (long t : moves) {
        for (int g = 0; g < order; g++) {
          effort.spend(samples.length);
          RepeatingSet set = lost(1 - player).get(product[g][(int) (t >> 32)]);
          for (int d : samples) {
            if (set.contains(Math.subtractExact(Math.addExact(d, (int) t), count))) {
              winning.set(states.index(g, d));
            }
          }
        }
      }
      PartizanStates.Kind kind =
          new PartizanStates.Kind(heap, part, count, !moves.isEmpty(), winning, isGrowing);
      kinds.add(kind);
      states.add(kind);
      effort.roomForBits(kinds.size(), (long) order * samples.length);
    }
    Objection.refuse(
        !states.find() || states.horizon() > MAX_HORIZON,
        "it needs more states, or larger counts, than are followed");
    checkNoMoveFromLostToLost(player, kinds, states);
    states
        .wrong(lost(player))
        .ifPresent(
            wrong -> {
              throw Objection.because(
                  (player == 0 ? "Left" : "Right")
                      + " has no winning move where one is claimed, or has won where a loss is, in"
                      + " positions like "
                      + wrong);
            });
    return states;
  }

  private void checkNoMoveFromLostToLost(
      int player, List<PartizanStates.Kind> kinds, PartizanStates states) {
    int horizon = states.horizon() + states.widest();
    for (int e = -horizon; e <= horizon; e++) {
      BitSet company = states.reachedParts(e);
      BitSet grown = states.grownParts(e);
      for (int g = 0; g < order; g++) {
        effort.spend(kinds.size());
        for (PartizanStates.Kind k : kinds) {
          int d = e + k.count();
          Objection.refuse(
              (k.isGrowing() ? grown : company).get(g)
                  && k.winning().get(states.index(g, d))
                  && lost(player).get(product[g][k.part()]).contains(d),
              "a move in heap " + k.heap() + " leads from a lost position to one that is lost too");
        }
      }
    }
  }

  /**
   * Step 8: exactness. Without counts, any two elements have different rows. With counts it is
   * claimed only when F is trivial: all integers must occur, and a shift that changes neither set
   * would make both periodic from end to end.
   */
  private void checkExact(PartizanStates states) {
    if (isCounting) {
      Objection.refuse(
          order > 1, "exactness is only claimed for the integers or for a finite monoid");
      int horizon = states.horizon();
      for (int d = -horizon; d <= horizon; d++) {
        Objection.refuse(!states.isReached(0, d), "no position counts " + d);
      }
      Objection.refuse(
          isPeriodic(evidence.leftLost().get(0)) && isPeriodic(evidence.rightLost().get(0)),
          "two integers are interchangeable");
      return;
    }
    Set<BitSet> rows = new HashSet<>();
    for (int x = 0; x < order; x++) {
      BitSet row = new BitSet();
      for (int z = 0; z < order; z++) {
        row.set(2 * z, evidence.leftLost().get(product[x][z]).contains(0));
        row.set(2 * z + 1, evidence.rightLost().get(product[x][z]).contains(0));
      }
      Objection.refuse(!rows.add(row), "two elements are interchangeable");
    }
  }

  private static boolean isPeriodic(RepeatingSet set) {
    return set.middle().isEmpty() && set.below().equals(set.above());
  }

  @Override
  public boolean isSame(int h, int k) {
    long saltus = growth.map(Claim.Growing::saltus).orElse(0);
    long period = growth.map(Claim.Growing::period).orElse(1);
    long more = (long) evidence.counts().getInt(k) - evidence.counts().getInt(h);
    return evidence.parts().getInt(h) == evidence.parts().getInt(k)
        && more * period == saltus * (k - h);
  }
}
