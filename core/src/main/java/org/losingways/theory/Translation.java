// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntIntPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.Quotients;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;

/**
 * Ways to read the heaps of one solved game as heaps of another, so that misère play is the same:
 * shifts and rearrangements (<i>Pretending</i>, §6, Figures 50, 55 and 56).
 *
 * <pre>{@code
 * new Translation(solved("0.123"), solved("0.1321")).shift()     // 1: heap n is heap n+1 there
 * new Translation(solved("0.123"), solved("0.1331")).columns()   // [1, 5, 4, 3, 2]
 * }</pre>
 *
 * <p>A map of heaps is a translation if Φ(h) ↦ Φ′(τ(h)) extends to an isomorphism of the quotients;
 * both sequences repeat, so finitely many heaps decide. For rearrangements, columns of the two
 * tables are matched whose values look alike (in P or not, index and period of their powers, how
 * many multiples in P), and each complete matching is tested.
 */
public final class Translation {

  private static final int LARGEST_SHIFT = 12;

  private static final int MOST_MATCHINGS = 20_000;

  /** How many products of heap values of an infinite quotient are looked at for its generators. */
  private static final int MOST_PRODUCTS = 4000;

  private final Quotient from;
  private final Quotient to;
  private final Period first;
  private final Period second;
  private int matchings;

  /** Both games must be solved, with a period. */
  public Translation(Quotient from, Quotient to) {
    this.from = from;
    this.to = to;
    this.first = from.period().orElseThrow();
    this.second = to.period().orElseThrow();
  }

  /** The least s in absolute value for which heap n plays like heap n+s of the other game. */
  public OptionalInt shift() {
    for (int size = 0; size <= LARGEST_SHIFT; size++) {
      for (int s : new int[] {size, -size}) {
        int shift = s;
        if (isTranslation(h -> h + shift, Math.max(1, 1 - s))) {
          return OptionalInt.of(s);
        }
      }
    }
    return OptionalInt.empty();
  }

  /**
   * If the periods are equal, p, and columns of the table with p columns are rearranged: for each c
   * from 1 to p the c′ such that heap pk+c plays like heap pk+c′ of the other game, for all k for
   * which both are heaps. A c′ is from 1−p to 2p, so that a rearrangement has an inverse, which is
   * one from the other game to this one.
   */
  public Optional<int[]> columns() {
    int p = first.period();
    if (second.period() != p || !from.finiteOrder().equals(to.finiteOrder())) {
      return Optional.empty();
    }
    IntFunction<Object> looks = looks(from);
    IntFunction<Object> looksTo = looks(to);
    int rows = (Math.max(first.preperiod(), second.preperiod()) + p - 1) / p + 2;
    List<List<Column>> candidates = new ArrayList<>();
    for (int c = 1; c <= p; c++) {
      List<Column> alike = new ArrayList<>();
      for (int place = 1; place <= 3 * p; place++) {
        // Those that leave no heap out come first.
        Column column = Column.of(from, to, c, place <= 2 * p ? place : 2 * p + 1 - place, p, rows);
        if (column.pairs().stream()
            .allMatch(xy -> looks.apply(xy.leftInt()).equals(looksTo.apply(xy.rightInt())))) {
          alike.add(column);
        }
      }
      candidates.add(alike);
    }
    matchings = 0;
    return match(new int[p], 0, candidates, new Int2IntOpenHashMap(), new Int2IntOpenHashMap());
  }

  /**
   * A column and one that it may be taken to.
   *
   * @param to c′
   * @param pairs the values in both, row by row, until they repeat
   */
  private record Column(int to, List<IntIntPair> pairs) {

    static Column of(Quotient from, Quotient other, int c, int to, int period, int rows) {
      List<IntIntPair> pairs = new ArrayList<>();
      for (int k = to < 1 ? 1 : 0; k < rows; k++) {
        pairs.add(IntIntPair.of(from.value(period * k + c), other.value(period * k + to)));
      }
      return new Column(to, pairs);
    }

    /** Notes which values correspond; false if one corresponds to two. */
    boolean addTo(Int2IntOpenHashMap images, Int2IntOpenHashMap preimages) {
      return pairs.stream()
          .allMatch(
              xy ->
                  images.mergeInt(xy.leftInt(), xy.rightInt(), (a, b) -> a) == xy.rightInt()
                      && preimages.mergeInt(xy.rightInt(), xy.leftInt(), (a, b) -> a)
                          == xy.leftInt());
    }
  }

  private Optional<int[]> match(
      int[] chosen,
      int c,
      List<List<Column>> candidates,
      Int2IntOpenHashMap images,
      Int2IntOpenHashMap preimages) {
    int p = chosen.length;
    if (c == p) {
      matchings++;
      boolean isOne = isTranslation(h -> (h - 1) / p * p + chosen[(h - 1) % p], 1);
      return isOne ? Optional.of(chosen.clone()) : Optional.empty();
    }
    for (Column column : candidates.get(c)) {
      Budget.tick();
      boolean isFree = Arrays.stream(chosen, 0, c).noneMatch(e -> (e - column.to()) % p == 0);
      Int2IntOpenHashMap more = images.clone();
      Int2IntOpenHashMap moreBack = preimages.clone();
      if (isFree && matchings < MOST_MATCHINGS && column.addTo(more, moreBack)) {
        chosen[c] = column.to();
        Optional<int[]> found = match(chosen, c + 1, candidates, more, moreBack);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether heaps from some heap on may be translated so, those that become heaps. */
  private boolean isTranslation(IntUnaryOperator heaps, int start) {
    Period both = first.with(second);
    // Columns move by less than two periods, and a period is looked at after that.
    int last = both.preperiod() + LARGEST_SHIFT + 3 * both.period();
    Int2IntOpenHashMap images = new Int2IntOpenHashMap();
    images.defaultReturnValue(-1);
    for (int heap = start; heap <= last; heap++) {
      Budget.tick();
      int there = heaps.applyAsInt(heap);
      if (there < 1) {
        continue;
      }
      int image = to.value(there);
      int before = images.put(from.value(heap), image);
      if (before >= 0 && before != image) {
        return false;
      }
    }
    Optional<int[]> generators = generators(images);
    return generators.isPresent()
        && QuotientIsomorphism.isOne(from, to, generators.get())
        && images.int2IntEntrySet().stream()
            .allMatch(
                e ->
                    QuotientIsomorphism.image(to, from.word(e.getIntKey()), generators.get())
                        == e.getIntValue());
  }

  /** The images of the generators, from those of other values: a generator may be their product. */
  private Optional<int[]> generators(Int2IntOpenHashMap images) {
    Int2IntOpenHashMap known = new Int2IntOpenHashMap(images);
    known.defaultReturnValue(-1);
    known.put(0, 0);
    int[] wanted = from.generators().stream().mapToInt(Quotient.Generator::element).toArray();
    IntArrayList reached = new IntArrayList(known.keySet());
    int most = from.finiteOrder().orElse(MOST_PRODUCTS);
    for (int i = 0; i < reached.size() && i < most; i++) {
      Budget.tick();
      if (Arrays.stream(wanted).allMatch(known::containsKey)) {
        break;
      }
      for (var entry : images.int2IntEntrySet()) {
        int y = from.times(reached.getInt(i), entry.getIntKey());
        if (!known.containsKey(y)) {
          known.put(y, to.times(known.get(reached.getInt(i)), entry.getIntValue()));
          reached.add(y);
        }
      }
    }
    int[] found = Arrays.stream(wanted).map(known::get).toArray();
    return Arrays.stream(found).allMatch(x -> x >= 0) ? Optional.of(found) : Optional.empty();
  }

  /** What an isomorphism does not change, of each value that a heap has. */
  private static IntFunction<Object> looks(Quotient quotient) {
    Optional<Quotients> multiples =
        quotient instanceof FiniteQuotient q
            ? Optional.of(new Quotients(q.monoid(), q.bipartite().pBits()))
            : Optional.empty();
    Int2ObjectOpenHashMap<Object> looks = new Int2ObjectOpenHashMap<>();
    return x ->
        looks.computeIfAbsent(
            x,
            y ->
                List.of(
                    QuotientIsomorphism.look(quotient, y),
                    multiples.map(m -> Bits.count(m.of(y)))));
  }
}
