// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;

/**
 * The rank of the misère quotient Q of a {@link GaugeModel}: the largest r for which Q contains a
 * copy of ℕʳ, which is the largest rank of a group of fractions of submonoids that letters
 * generate.
 *
 * <pre>{@code
 * GaugeRank.of(model).rank()        // 2 for 0.3122 to heap 8
 * GaugeRank.of(model).letters()     // letters far from 0 among which there are so many directions
 * }</pre>
 *
 * <p>Computed as {@code docs/gauges.md} proves it: far out along all letters of a set S, moving on
 * in a direction changes nothing in any company exactly if it takes no reading to one with another
 * outcome, and which directions these are depends on the signs of sums only. The cost is that of
 * going through the readings of each group once for each set of its letters and each sign of all
 * sums that words can have.
 *
 * @param rank the rank
 * @param letters the numbers of the letters of such a set S, ascending
 */
public record GaugeRank(int rank, IntList letters) {

  /** The rank of a model that is proved. */
  public static GaugeRank of(GaugeModel model) {
    List<Far> groups = new ArrayList<>();
    for (int part = 0; part < model.parts().size(); part++) {
      groups.add(new Far(model, part));
    }
    return new Search(model, groups).best();
  }

  /** What becomes of one group far out. */
  private static final class Far {
    private final GaugeGroup group;
    private final IntList kinds;
    private final GaugeGroup.Readings readings;

    /** The sums of more than one letter. */
    private final List<Integer> sums = new ArrayList<>();

    /** The signs of all gauges, for each of the ways in which words have them. */
    private final int[][] signs;

    /** For each of these the set of letters that occur in such words. */
    private final int[] occurring;

    /**
     * For each reading which of these signs words can have that are added and leave it as it is.
     */
    private final int[][] harmless;

    Far(GaugeModel model, int part) {
      this.group = model.parts().get(part).group();
      this.kinds = model.parts().get(part).kinds();
      this.readings = model.readings(part);
      List<Gauge> bare = new ArrayList<>();
      for (int i = 0; i < group.gauges().size(); i++) {
        Gauge gauge = group.gauges().get(i);
        bare.add(new Gauge(gauge.weights(), 0, 1));
        if (gauge.weights().intStream().filter(w -> w != 0).count() > 1) {
          sums.add(i);
        }
      }
      GaugeGroup.Readings all = GaugeModel.coarse(new GaugeGroup(group.letters(), bare));
      this.signs = IntStream.range(0, all.size()).mapToObj(all::get).toArray(int[][]::new);
      this.occurring = new int[signs.length];
      for (int t = 0; t < signs.length; t++) {
        int[] example = all.example(t);
        for (int x = 0; x < example.length; x++) {
          occurring[t] |= example[x] > 0 ? 1 << x : 0;
        }
      }
      this.harmless = new int[readings.size()][];
      for (int r = 0; r < harmless.length; r++) {
        Budget.tick();
        int[] reading = readings.get(r);
        harmless[r] = IntStream.range(0, signs.length).filter(t -> isFree(reading, t)).toArray();
      }
    }

    private boolean isFree(int[] reading, int t) {
      for (int i = 0; i < reading.length; i++) {
        int side = Math.abs(reading[i]) <= scale(i) ? 0 : Integer.signum(reading[i]);
        if (signs[t][i] != 0 && signs[t][i] != side) {
          return false;
        }
      }
      return true;
    }

    private int scale(int gauge) {
      return group.gauges().get(gauge).scale();
    }

    /** The kinds that are read however many copies of these letters there are at least. */
    BitSet lasting(int set) {
      BitSet found = new BitSet();
      for (int r = 0; r < harmless.length; r++) {
        if (Arrays.stream(harmless[r]).anyMatch(t -> (occurring[t] & set) == set)) {
          found.set(kinds.getInt(r));
        }
      }
      return found;
    }

    /** The pairs of different kinds that moving on in a direction leads from and to. */
    Set<IntList> changes(int set, int[] direction) {
      Set<IntList> pairs = new HashSet<>();
      for (int r = 0; r < harmless.length; r++) {
        Budget.tick();
        int[] reading = readings.get(r);
        for (int t : harmless[r]) {
          if ((occurring[t] & set) == set) {
            int number = readings.number(moved(reading, signs[t], direction));
            if (kinds.getInt(number) != kinds.getInt(r)) {
              pairs.add(IntList.of(kinds.getInt(r), kinds.getInt(number)));
            }
          }
        }
      }
      return pairs;
    }

    /** Sums that are near 0, or at a fixed distance, are taken far away by the direction. */
    private int[] moved(int[] reading, int[] far, int[] direction) {
      int[] next = reading.clone();
      for (int i : sums) {
        if (far[i] == 0 && direction[i] != 0) {
          Gauge gauge = group.gauges().get(i);
          boolean isExact = Math.abs(reading[i]) <= gauge.scale();
          int residue =
              isExact
                  ? Math.floorMod(reading[i], gauge.modulus())
                  : Math.abs(reading[i]) - gauge.scale() - 1;
          next[i] = direction[i] * (gauge.scale() + 1 + residue);
        }
      }
      return next;
    }
  }

  /** Goes through the sets of letters. */
  private static final class Search {
    private final GaugeModel model;
    private final List<Far> groups;
    private final int[] strides;
    private final int[] chosen;
    private final List<Map<Integer, BitSet>> lasting = new ArrayList<>();
    private final List<Map<IntList, Set<IntList>>> changes = new ArrayList<>();
    private GaugeRank best = new GaugeRank(0, IntList.of());

    Search(GaugeModel model, List<Far> groups) {
      this.model = model;
      this.groups = groups;
      this.chosen = new int[groups.size()];
      this.strides = new int[groups.size()];
      int stride = 1;
      for (int g = 0; g < strides.length; g++) {
        strides[g] = stride;
        stride *= model.parts().get(g).size();
        lasting.add(new HashMap<>());
        changes.add(new HashMap<>());
      }
    }

    GaugeRank best() {
      choose(0);
      return best;
    }

    private void choose(int g) {
      if (g == groups.size()) {
        look();
        return;
      }
      // Where no sum has two letters, more of one add no direction and leave less company.
      int sets = groups.get(g).sums.isEmpty() ? 1 : 1 << groups.get(g).group.letters().size();
      for (int set = 0; set < sets; set++) {
        chosen[g] = set;
        choose(g + 1);
      }
    }

    private void look() {
      int rank = 0;
      for (int g = 0; g < chosen.length; g++) {
        rank += directions(g);
      }
      if (rank > best.rank) {
        IntArrayList letters = new IntArrayList();
        for (int g = 0; g < chosen.length; g++) {
          IntList mine = groups.get(g).group.letters();
          for (int x = 0; x < mine.size(); x++) {
            if ((chosen[g] >> x & 1) != 0) {
              letters.add(mine.getInt(x));
            }
          }
        }
        letters.sort(null);
        best = new GaugeRank(rank, letters);
      }
    }

    /**
     * The number of independent directions of a group that matter: all, less those of the largest
     * space on which some sums vanish and in which moving on makes no difference.
     */
    private int directions(int g) {
      Far far = groups.get(g);
      int size = Integer.bitCount(chosen[g]);
      int most = 0;
      for (int some = 0; some < 1 << far.sums.size(); some++) {
        List<long[]> space = Directions.vanishing(rows(far, chosen[g], some), size);
        if (space.size() > most && isHarmless(g, signs(far, chosen[g], space))) {
          most = space.size();
        }
      }
      return size - most;
    }

    private static List<long[]> rows(Far far, int set, int some) {
      List<long[]> rows = new ArrayList<>();
      for (int i = 0; i < far.sums.size(); i++) {
        if ((some >> i & 1) != 0) {
          rows.add(row(far, set, far.sums.get(i)));
        }
      }
      return rows;
    }

    private static long[] row(Far far, int set, int gauge) {
      IntList weights = far.group.gauges().get(gauge).weights();
      return IntStream.range(0, weights.size())
          .filter(x -> (set >> x & 1) != 0)
          .mapToLong(weights::getInt)
          .toArray();
    }

    /** The signs of all sums in a direction in which only those vanish that always do. */
    private static int[] signs(Far far, int set, List<long[]> space) {
      List<long[]> rows = far.sums.stream().map(i -> row(far, set, i)).toList();
      long[] direction = Directions.general(space, rows);
      int[] signs = new int[far.group.gauges().size()];
      for (int i = 0; i < rows.size(); i++) {
        signs[far.sums.get(i)] = Long.signum(Directions.product(rows.get(i), direction));
      }
      return signs;
    }

    private boolean isHarmless(int g, int[] signs) {
      IntArrayList key = new IntArrayList(signs);
      key.add(chosen[g]);
      Set<IntList> pairs =
          changes.get(g).computeIfAbsent(key, k -> groups.get(g).changes(chosen[g], signs.clone()));
      return pairs.stream()
          .allMatch(pair -> isSame(0, g, strides[g] * pair.getInt(0), strides[g] * pair.getInt(1)));
    }

    /** Whether two kinds of a group come to the same beside all lasting kinds of the others. */
    private boolean isSame(int g, int except, int one, int other) {
      if (g == groups.size()) {
        return !model.areDifferent(one, other);
      }
      if (g == except) {
        return isSame(g + 1, except, one, other);
      }
      Budget.tick();
      BitSet beside = lasting.get(g).computeIfAbsent(chosen[g], set -> groups.get(g).lasting(set));
      return beside.stream()
          .allMatch(
              kind -> isSame(g + 1, except, one + strides[g] * kind, other + strides[g] * kind));
    }
  }
}
