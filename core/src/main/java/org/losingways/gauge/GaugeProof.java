// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Game;
import org.losingways.game.Ruleset;
import org.losingways.quotient.HeapWords;

/**
 * Whether a {@link GaugeModel} is right for all positions with its heaps: the theorem of {@code
 * docs/gauges.md}.
 *
 * <p>Scales are enlarged by as much as a move can change a sum; then a reading on the larger scales
 * tells the readings after all moves. Readings of a group with the same consequences are one case;
 * all combinations of cases are gone through.
 */
public final class GaugeProof {

  /** A heap, and from where on the changes are those of the moves of each side. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Mover(int letter, int[] word, int[] moves) {

    boolean canMove(int side) {
      return moves[side] < moves[side + 1];
    }
  }

  /**
   * A case.
   *
   * @param consequences for each move, and for none, the share that the kind after it has in the
   *     number of kinds; then the copies of each letter, as they are counted
   * @param example exponents of the letters of the group
   */
  private record Case(IntList consequences, IntList example) {}

  private final GaugeModel model;
  private final List<Mover> movers = new ArrayList<>();
  private final List<int[]> changes = new ArrayList<>();

  /** For each letter up to which number copies are counted. */
  private final int[] most;

  /** The letters that occur in words of heaps that are none. */
  private final BitSet shared = new BitSet();

  /** For each letter from which number on copies are counted by a residue, and by which. */
  private final int[] bounds;

  private final int[] moduli;

  private final List<List<Case>> cases = new ArrayList<>();

  /** A word that is in the case that is looked at. */
  private final int[] example;

  private GaugeProof(Game game, GaugeModel model) {
    this.model = model;
    List<Ruleset> sides = game.sides();
    HeapWords words = model.words();
    int letters = words.letters().size();
    this.most = new int[letters];
    this.bounds = new int[letters];
    this.moduli = new int[letters];
    this.example = new int[letters];
    Arrays.fill(most, 1);
    for (int h = 1; h <= words.heaps(); h++) {
      int[] word = words.words().get(h).toIntArray();
      int[] moves = new int[sides.size() + 1];
      Arrays.fill(moves, changes.size());
      for (int side = 0; side < sides.size(); side++) {
        for (int[] option : words.options(sides.get(side), h)) {
          for (int x = 0; x < letters; x++) {
            option[x] -= word[x];
          }
          changes.add(option);
        }
        moves[side + 1] = changes.size();
      }
      for (int x = 0; x < letters; x++) {
        most[x] = Math.max(most[x], word[x]);
      }
      int letter = words.letter(h);
      for (int x = 0; x < letters; x++) {
        if (letter < 0 && word[x] > 0) {
          shared.set(x);
        }
      }
      if ((letter >= 0 || Arrays.stream(word).anyMatch(e -> e > 0)) && moves[0] == changes.size()) {
        throw new GaugeTrouble("heap " + h + " has no move and is not worth 1");
      }
      movers.add(new Mover(letter, word, moves));
    }
  }

  /**
   * Why a model is not proved to be right.
   *
   * @param word the exponents of a word for which a condition does not hold, if that is the reason
   */
  public record Objection(String reason, Optional<IntList> word) {}

  /** Why this is not proved to be right, or nothing if it is. */
  public static Optional<Objection> objection(Game game, GaugeModel model) {
    try {
      GaugeProof proof = new GaugeProof(game, model);
      int stride = 1;
      for (int part = 0; part < model.parts().size(); part++) {
        proof.cases.add(proof.cases(part, stride));
        stride = Math.multiplyExact(stride, model.parts().get(part).size());
      }
      int moves = proof.changes.size();
      proof.check(0, new int[moves + 1 + proof.most.length]);
      return Optional.empty();
    } catch (GaugeTrouble e) {
      return Optional.of(new Objection(e.getMessage(), e.word()));
    } catch (ArithmeticException e) {
      return Optional.of(new Objection("its numbers are too large", Optional.empty()));
    }
  }

  /** The different cases of a group. */
  private List<Case> cases(int p, int stride) {
    GaugeModel.Part part = model.parts().get(p);
    GaugeGroup group = part.group();
    int moves = changes.size();
    int[][] sums = new int[moves + 1][];
    int[] more = new int[group.gauges().size()];
    for (int m = 0; m <= moves; m++) {
      sums[m] = group.sums(m < moves ? changes.get(m) : new int[most.length]);
      for (int i = 0; i < more.length; i++) {
        more[i] = Math.max(more[i], Math.abs(sums[m][i]));
      }
    }
    int[] counts = counts(group);
    for (int x = 0; x < counts.length; x++) {
      int letter = group.letters().getInt(x);
      Gauge gauge = group.gauges().get(counts[x]);
      // Of other letters it is enough to know whether there are as many as words ask for.
      boolean isExact = shared.get(letter);
      bounds[letter] = isExact ? Math.max(most[letter], gauge.scale() + 1) : most[letter];
      moduli[letter] = isExact ? gauge.modulus() : 1;
      more[counts[x]] = Math.max(more[counts[x]], bounds[letter]);
    }
    GaugeGroup finer = group.finer(more);
    GaugeGroup.Readings fine = finer.readings();
    GaugeGroup.Readings coarse = model.readings(p);
    Map<IntList, Case> different = new LinkedHashMap<>();
    for (int r = 0; r < fine.size(); r++) {
      Budget.tick();
      int[] reading = fine.get(r);
      int[] one = new int[moves + 1 + most.length];
      for (int m = 0; m <= moves; m++) {
        int number = coarse.number(group.reread(reading, sums[m], finer));
        // Whoever has too few copies for the move never asks for this.
        one[m] = number < 0 ? 0 : stride * part.kinds().getInt(number);
      }
      for (int x = 0; x < counts.length; x++) {
        int letter = group.letters().getInt(x);
        Gauge gauge = finer.gauges().get(counts[x]);
        int residue = reading[counts[x]] - gauge.scale() - 1;
        // Beyond the scale any number with the residue counts alike.
        one[moves + 1 + letter] =
            residue < 0
                ? counted(letter, reading[counts[x]])
                : bounds[letter] + Math.floorMod(residue - bounds[letter], moduli[letter]);
      }
      IntList consequences = IntArrayList.wrap(one);
      different.putIfAbsent(consequences, new Case(consequences, IntList.of(fine.example(r))));
    }
    return List.copyOf(different.values());
  }

  /** The number that stands for so many copies of a letter. */
  private int counted(int letter, int copies) {
    int beyond = copies - bounds[letter];
    return beyond < 0 ? copies : bounds[letter] + beyond % moduli[letter];
  }

  /** For each letter of a group the gauge that counts it. */
  private static int[] counts(GaugeGroup group) {
    int[] counts = new int[group.letters().size()];
    for (int x = 0; x < counts.length; x++) {
      int letter = x;
      counts[x] =
          IntStream.range(0, group.gauges().size())
              .filter(
                  i ->
                      group
                          .gauges()
                          .get(i)
                          .weights()
                          .equals(Gauge.count(letter, counts.length, 0, 1).weights()))
              .findFirst()
              .orElseThrow(() -> new GaugeTrouble("a letter is not counted"));
    }
    return counts;
  }

  private void check(int part, int[] sofar) {
    if (part == cases.size()) {
      for (int side = 0; side < model.sides(); side++) {
        checkOne(sofar, side);
      }
      return;
    }
    IntList mine = model.parts().get(part).group().letters();
    for (Case one : cases.get(part)) {
      int[] sum = one.consequences.toIntArray();
      for (int i = 0; i < sum.length; i++) {
        sum[i] += sofar[i];
      }
      for (int x = 0; x < mine.size(); x++) {
        example[mine.getInt(x)] = one.example.getInt(x);
      }
      check(part + 1, sum);
    }
  }

  /** The three conditions, for a side that begins and all words that are read so. */
  private void checkOne(int[] at, int side) {
    Budget.tick();
    int moves = changes.size();
    int other = (side + 1) % model.sides();
    boolean isLost = model.isLost(at[moves], side);
    long winning = 0;
    long inWords = 0;
    List<Mover> losing = new ArrayList<>();
    for (Mover mover : movers) {
      boolean isThere = true;
      for (int x = 0; x < most.length; x++) {
        isThere &= at[moves + 1 + x] >= mover.word[x];
      }
      if (!isThere) {
        continue;
      }
      boolean wins = false;
      for (int m = mover.moves[side]; m < mover.moves[side + 1] && !wins; m++) {
        wins = model.isLost(at[m], other);
      }
      if (isLost && wins) {
        throw new GaugeTrouble("a move wins what is lost: ", example);
      }
      // Of a word that is lost only heaps matter that cannot be moved.
      if (isLost ? mover.canMove(side) : wins) {
        winning |= mover.letter < 0 ? 0 : 1L << mover.letter;
        continue;
      }
      losing.add(mover);
      for (int x = 0; x < most.length && mover.letter < 0; x++) {
        inWords |= mover.word[x] > 0 ? 1L << x : 0;
      }
    }
    // A letter that is in no word of the heaps that are left cannot be made of them.
    if ((winning & ~inWords) == 0 && isMadeOf(losing, at, side, !isLost)) {
      throw new GaugeTrouble(
          isLost ? "who cannot move loses: " : "no move wins what is not lost: ", example);
    }
  }

  /**
   * Whether some of these heaps can be counted together as the word that is looked at. Letters that
   * occur in no word of another heap are covered by themselves.
   *
   * @param needsMove whether the side must be able to move in one of them
   */
  private boolean isMadeOf(List<Mover> heaps, int[] at, int side, boolean needsMove) {
    int moves = changes.size();
    int size = shared.cardinality();
    int[] goal = Arrays.copyOf(shared.stream().map(x -> at[moves + 1 + x]).toArray(), size + 1);
    int[] empty = new int[size + 1];
    goal[size] = 1;
    empty[size] = needsMove ? 0 : 1;
    Set<IntList> seen = new HashSet<>();
    Deque<IntList> open = new ArrayDeque<>();
    seen.add(IntArrayList.wrap(empty));
    open.add(IntArrayList.wrap(empty));
    while (!open.isEmpty() && !seen.contains(IntArrayList.wrap(goal))) {
      Budget.tick();
      IntList from = open.remove();
      for (Mover heap : heaps) {
        int[] next = from.toIntArray();
        boolean isWithin = true;
        int i = 0;
        for (int x = shared.nextSetBit(0); x >= 0; x = shared.nextSetBit(x + 1)) {
          next[i] = counted(x, Math.addExact(next[i], heap.word[x]));
          isWithin &= goal[i] >= bounds[x] || next[i] <= goal[i];
          i++;
        }
        next[size] |= heap.canMove(side) ? 1 : 0;
        if (isWithin && seen.add(IntArrayList.wrap(next))) {
          open.add(IntArrayList.wrap(next));
        }
      }
    }
    return seen.contains(IntArrayList.wrap(goal));
  }
}
