// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.TakeAndBreak;

/**
 * The referee of certificates of games with Left and Right.
 *
 * <pre>{@code
 * PartizanChecker.check(certificate).reason()
 *     // "0.7/0.07 is solved: the misère monoid is infinite, period 3 from heap 0 on, …"
 * }</pre>
 *
 * <p>It rests on the argument for impartial games with one set of lost values for each player: if
 * no move leads from a position that the mover loses to one that the opponent, then to move, loses,
 * if every position in which the mover can move and does not lose has such a move, and if no
 * position without a move is lost for the mover, then the sets are right, by induction over play.
 * Shares no code with the solver. Cost: states × heaps × cells, see {@link PartizanStates}.
 */
public final class PartizanChecker {

  /** Counts are not looked at further out than this. */
  private static final int MAX_HORIZON = 200_000;

  private final PartizanCertificate certificate;
  private final int order;
  private final int[][] product;
  private final TakeAndBreak[] rules;
  private final boolean isCounting;

  /** Reads the certificate; never throws, whatever it contains. */
  public static Verdict check(PartizanCertificate certificate) {
    // Step 1: every number names something.
    Optional<String> fault = PartizanShape.fault(certificate);
    if (fault.isPresent()) {
      return new Verdict.Malformed("This is not a certificate: " + fault.get() + ".");
    }
    try {
      return new PartizanChecker(certificate).report();
    } catch (Objection objection) {
      return objection.verdict();
    } catch (ArithmeticException e) {
      return new Verdict.Refuted(
          "The certificate is wrong: its periods are absurd.", Optional.empty());
    }
  }

  private PartizanChecker(PartizanCertificate certificate) {
    this.certificate = certificate;
    this.order = certificate.products().size();
    this.product = new int[order][];
    for (int x = 0; x < order; x++) {
      product[x] = certificate.products().get(x).toIntArray();
    }
    this.rules =
        new TakeAndBreak[] {
          TakeAndBreak.of(certificate.left()), TakeAndBreak.of(certificate.right())
        };
    this.isCounting = certificate.counts().intStream().anyMatch(d -> d != 0);
  }

  private Verdict report() {
    checkMonoid();
    checkNothing();
    List<List<Set<Long>>> options = List.of(options(rules[0]), options(rules[1]));
    PartizanStates states = null;
    for (int player = 0; player < 2; player++) {
      states = checkPlayer(player, options);
    }
    if (certificate.isExact()) {
      checkExact(states);
    }
    checkClaim();
    Objection.refuse(
        !Certificate.sha256(certificate.text()).equals(certificate.digest()),
        "its parts are a proof, but not the one its digest was made for, so something was changed");
    return new Verdict.Accepted(statement());
  }

  /** Step 2: F is a commutative monoid with identity 0, and all of it is needed. */
  private void checkMonoid() {
    for (int x = 0; x < order; x++) {
      Objection.refuse(product[0][x] != x, "0 is not the identity");
      for (int y = 0; y < order; y++) {
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
      for (int f : certificate.parts()) {
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
        certificate.parts().getInt(0) != 0 || certificate.counts().getInt(0) != 0,
        "heap 0, which is no heap, is not the identity");
    for (int f = 0; f < order && !isCounting; f++) {
      for (List<RepeatingSet> sets : List.of(certificate.leftLost(), certificate.rightLost())) {
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

  /** Step 4: the values of the options of each heap, from the digits of a code. */
  private List<Set<Long>> options(TakeAndBreak code) {
    List<Set<Long>> found = new ArrayList<>();
    for (int heap = 0; heap <= certificate.heaps(); heap++) {
      Set<Long> values = new HashSet<>();
      code.forEachOption(
          heap,
          (parts, count) -> {
            int f = 0;
            int d = 0;
            for (int i = 0; i < count; i++) {
              f = product[f][certificate.parts().getInt(parts[i])];
              d += certificate.counts().getInt(parts[i]);
            }
            values.add(pack(f, d));
          });
      found.add(values);
    }
    return found;
  }

  private List<RepeatingSet> lost(int player) {
    return player == 0 ? certificate.leftLost() : certificate.rightLost();
  }

  /** Steps 5 to 7: the three checks for one player. */
  private PartizanStates checkPlayer(int player, List<List<Set<Long>>> options) {
    int furthest = 0;
    for (int heap = 1; heap <= certificate.heaps(); heap++) {
      for (long t : options.get(player).get(heap)) {
        furthest = Math.max(furthest, Math.abs((int) t - certificate.counts().getInt(heap)));
      }
    }
    int low = 0;
    int high = 0;
    int period = 1;
    for (int side = 0; side < 2; side++) {
      for (RepeatingSet set : lost(side)) {
        low = Math.min(low, set.from());
        high = Math.max(high, set.end());
        period = Periods.lcm(Periods.lcm(period, set.below().length()), set.above().length());
      }
    }
    Objection.refuse(
        period > RepeatingSet.MAX_LENGTH, "its periods have too large a common multiple");
    PartizanStates states =
        new PartizanStates(product, isCounting, low - furthest, high + furthest, period);
    int[] samples = states.samples();
    Set<List<Object>> seen = new HashSet<>();
    List<PartizanStates.Kind> kinds = new ArrayList<>();
    for (int heap = 1; heap <= certificate.heaps(); heap++) {
      int part = certificate.parts().getInt(heap);
      int count = certificate.counts().getInt(heap);
      Set<Long> moves = options.get(player).get(heap);
      Objection.refuse(
          moves.isEmpty()
              && options.get(1 - player).get(heap).isEmpty()
              && (part != 0 || count != 0),
          "heap " + heap + ", in which nobody can move, is not the identity");
      if (!seen.add(List.of(part, count, moves))) {
        continue;
      }
      BitSet winning = new BitSet();
      for (long t : moves) {
        for (int g = 0; g < order; g++) {
          RepeatingSet set = lost(1 - player).get(product[g][(int) (t >> 32)]);
          for (int d : samples) {
            if (set.contains(d + (int) t - count)) {
              winning.set(states.index(g, d));
            }
          }
        }
      }
      PartizanStates.Kind kind =
          new PartizanStates.Kind(heap, part, count, !moves.isEmpty(), winning);
      kinds.add(kind);
      states.add(kind);
    }
    Objection.refuse(
        !states.find() || states.horizon() > MAX_HORIZON,
        "it needs more states, or larger counts, than are followed");
    checkNoMoveFromLostToLost(player, kinds, states);
    Optional<Position> wrong = states.wrong(lost(player));
    if (wrong.isPresent()) {
      throw new Objection(
          new Verdict.Refuted(
              "The certificate is wrong: "
                  + (player == 0 ? "Left" : "Right")
                  + " has no winning move where one is claimed, or has won where a loss is, in"
                  + " positions like "
                  + wrong.get()
                  + ".",
              Optional.empty()));
    }
    return states;
  }

  private void checkNoMoveFromLostToLost(
      int player, List<PartizanStates.Kind> kinds, PartizanStates states) {
    int widest = certificate.counts().intStream().map(Math::abs).max().orElse(0);
    int horizon = states.horizon() + widest;
    for (int e = -horizon; e <= horizon; e++) {
      BitSet company = states.reachedParts(e);
      for (int g = company.nextSetBit(0); g >= 0; g = company.nextSetBit(g + 1)) {
        for (PartizanStates.Kind k : kinds) {
          int d = e + k.count();
          Objection.refuse(
              k.winning().get(states.index(g, d))
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
          isPeriodic(certificate.leftLost().get(0)) && isPeriodic(certificate.rightLost().get(0)),
          "two integers are interchangeable");
      return;
    }
    Set<BitSet> rows = new HashSet<>();
    for (int x = 0; x < order; x++) {
      BitSet row = new BitSet();
      for (int z = 0; z < order; z++) {
        row.set(2 * z, certificate.leftLost().get(product[x][z]).contains(0));
        row.set(2 * z + 1, certificate.rightLost().get(product[x][z]).contains(0));
      }
      Objection.refuse(!rows.add(row), "two elements are interchangeable");
    }
  }

  private static boolean isPeriodic(RepeatingSet set) {
    return set.middle().isEmpty() && set.below().equals(set.above());
  }

  /** Step 9: the claim, for either player. */
  private void checkClaim() {
    if (certificate.claim() instanceof Claim.Solved solved) {
      Optional<Reach> reach =
          rules[0]
              .reach()
              .flatMap(
                  left ->
                      rules[1]
                          .reach()
                          .map(
                              right ->
                                  new Reach(
                                      Math.max(left.maxTaken(), right.maxTaken()),
                                      Math.max(left.maxParts(), right.maxParts()))));
      Periods.check(solved, reach, certificate.heaps(), this::isSame);
    }
  }

  private boolean isSame(int h, int k) {
    return certificate.parts().getInt(h) == certificate.parts().getInt(k)
        && certificate.counts().getInt(h) == certificate.counts().getInt(k);
  }

  private String statement() {
    String game = certificate.left() + "/" + certificate.right();
    String monoid =
        isCounting
            ? certificate.isExact()
                ? "the misère monoid is the integers"
                : "values in F × ℤ with |F| = " + order
            : (certificate.isExact()
                    ? "the misère monoid has order "
                    : "values in a monoid of order ")
                + order;
    if (certificate.claim() instanceof Claim.Solved solved) {
      return game
          + " is solved: "
          + monoid
          + ", period "
          + solved.period()
          + " from heap "
          + solved.preperiod()
          + " on, for heaps of every size.";
    }
    return game + " is verified to heap " + certificate.heaps() + ": " + monoid + ".";
  }
}
