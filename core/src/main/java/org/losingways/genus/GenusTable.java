// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * The genera of the heaps of a game, heap by heap, and of any position on demand.
 *
 * <pre>{@code
 * GenusTable table = new GenusTable(TakeAndBreak.of("0.123"));
 * table.extendTo(9);
 * table.heap(8).toString()                            // "2^1420"
 * table.genus(Position.of(8, 5)).get().toString()     // "3^0531"
 * table.phylum(9).get()                               // RESTIVE
 * }</pre>
 *
 * <p>By mex-with-carrying over all positions that can be reached (<i>Advances</i>, §11.4).
 * Positions are reduced first, by equalities that hold in every company: empty and dead heaps
 * vanish, nim-heaps of size 1 cancel in pairs, those of size 2 only shift the superscripts, and a
 * heap equal to an earlier game is replaced by it. For rules that split heaps the number of
 * positions still grows like the number of partitions of the heap: a hundred thousand or so at heap
 * 50.
 *
 * <p>The computation goes on until a limit on the positions kept, or until it is asked to stop;
 * what was found stays valid, and {@link #extend} may be called again. Not for use by several
 * threads.
 */
public final class GenusTable {

  /** Positions kept unless another number is given: some 40 bytes each. */
  public static final int DEFAULT_MAX_POSITIONS = 10_000_000;

  private final Ruleset rules;
  private final Terms terms = new Terms();
  private final TermGenera genera;
  private final HeapReducer reducer;
  private final LongArrayList heapTerms = new LongArrayList();
  private final List<Genus> heapGenera = new ArrayList<>();
  private final PhylumClassifier<Long> phyla;
  private int classifiedTo;

  /** A table with the usual limit. */
  public GenusTable(Ruleset rules) {
    this(rules, DEFAULT_MAX_POSITIONS, () -> false);
  }

  /**
   * A table with limits.
   *
   * @param maxPositions about how many positions may be kept
   * @param stop asked now and then; when it says true, the computation under way is given up
   */
  public GenusTable(Ruleset rules, int maxPositions, BooleanSupplier stop) {
    this.rules = rules;
    this.genera = new TermGenera(terms, maxPositions, stop);
    this.reducer = new HeapReducer(terms, genera);
    this.phyla = new PhylumClassifier<>(this::genusOfTerm, this::optionsOfTerm, this::isSumOfTame);
    heapTerms.add(Terms.ZERO);
    heapGenera.add(Genus.ZERO);
  }

  public Ruleset rules() {
    return rules;
  }

  /** The largest heap computed so far; heap 0 is there from the beginning. */
  public int lastHeap() {
    return heapGenera.size() - 1;
  }

  /** How many different reduced positions have been met. */
  public int positions() {
    return terms.cores.size();
  }

  /**
   * Computes one more heap.
   *
   * @return false if the limit was reached, or if the rules have no larger heap
   */
  public boolean extend() {
    int heap = lastHeap() + 1;
    if (heap > rules.largestHeap()) {
      return false;
    }
    try {
      return add(heap);
    } catch (Budget.Stopped e) {
      return false;
    }
  }

  private boolean add(int heap) {
    LongArrayList options = new LongArrayList();
    LongOpenHashSet seen = new LongOpenHashSet();
    rules.forEachOption(
        heap,
        (parts, count) -> {
          long term = termOf(parts, count);
          if (seen.add(term)) {
            Budget.tick();
            options.add(term);
          }
        });
    for (long option : options) {
      if (!genera.compute(option)) {
        return false;
      }
    }
    long term = reducer.reduce(options);
    if (!genera.compute(term)) {
      return false;
    }
    heapTerms.add(term);
    heapGenera.add(genera.get(term));
    return true;
  }

  /** Computes heaps up to this one; false if a limit came first. */
  public boolean extendTo(int heap) {
    while (lastHeap() < heap) {
      if (!extend()) {
        return false;
      }
    }
    return true;
  }

  /** The genus of a heap that has been computed. */
  public Genus heap(int heap) {
    return heapGenera.get(heap);
  }

  /** The genera of the heaps computed so far, from heap 0. */
  public List<Genus> heaps() {
    return List.copyOf(heapGenera);
  }

  /** The genus of a position; empty if a limit was reached first. */
  public Optional<Genus> genus(Position position) {
    if (!extendTo(position.largest())) {
      return Optional.empty();
    }
    long term = termOf(position.toArray(), position.size());
    return genera.compute(term) ? Optional.of(genera.get(term)) : Optional.empty();
  }

  /** The phylum of a heap; empty if a limit was reached first. */
  public Optional<Phylum> phylum(int heap) {
    return phylum(Position.of(heap));
  }

  /** The phylum of a position; empty if a limit was reached first. */
  public Optional<Phylum> phylum(Position position) {
    if (genus(position).isEmpty()) {
      return Optional.empty();
    }
    try {
      // Smaller heaps first, so that the recursion stays shallow.
      while (classifiedTo < position.largest()) {
        phyla.of(heapTerms.getLong(classifiedTo + 1));
        classifiedTo++;
      }
      return Optional.of(phyla.of(termOf(position.toArray(), position.size())));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  /** The nim-heap that a computed heap is equal to in misère play, if it is one. */
  public OptionalInt nimHeap(int heap) {
    int nim = terms.nimHeap(heapTerms.getLong(heap));
    return nim < 0 ? OptionalInt.empty() : OptionalInt.of(nim);
  }

  /** The first computed heap that is no nim-heap. */
  public OptionalInt firstNonNimHeap() {
    return IntStream.rangeClosed(1, lastHeap()).filter(h -> nimHeap(h).isEmpty()).findFirst();
  }

  /**
   * The first computed heap whose genus is not tame. From there on the game is wild; before, no
   * heap can be: until a genus that is not tame occurs all heaps are tame, and so are their sums.
   */
  public OptionalInt firstWild() {
    return IntStream.rangeClosed(1, lastHeap()).filter(h -> !heap(h).isTame()).findFirst();
  }

  /** The period that the genera of the heaps computed so far show, if they show one. */
  public Optional<GenusPeriod> period() {
    return GenusPeriod.find(this);
  }

  /** The period that the normal-play values show in at least half of the heaps. */
  public OptionalInt basePeriod() {
    int last = lastHeap();
    for (int period = 1; 2 * period <= last; period++) {
      int h = last - period;
      while (h > 0 && heap(h).base() == heap(h + period).base()) {
        h--;
      }
      int repeated = last - period - h;
      if (repeated >= Math.max(period, last / 2)) {
        return OptionalInt.of(period);
      }
    }
    return OptionalInt.empty();
  }

  /** How the genus of a position comes from its options; empty if a limit was reached first. */
  public Optional<CarryingTable> explain(Position position) {
    return genus(position)
        .map(known -> CarryingTable.of(rules, position, p -> genus(p).orElseThrow()));
  }

  private long termOf(int[] heaps, int count) {
    long term = Terms.ZERO;
    for (int i = 0; i < count; i++) {
      term = terms.plus(term, heapTerms.getLong(heaps[i]));
    }
    return term;
  }

  private Genus genusOfTerm(Long term) {
    return genera.get(term);
  }

  private List<Long> optionsOfTerm(Long term) {
    if (genera.isStopped()) {
      throw new Stopped();
    }
    LongArrayList options = new LongArrayList();
    terms.options(term, options);
    return options;
  }

  /** Nim-heaps are tame, and so is a sum of tame letters. */
  private boolean isSumOfTame(Long term) {
    int core = Terms.core(term);
    int count = terms.cores.count(core);
    if (count == 1 && Terms.twos(term) == 0 && Terms.one(term) == 0) {
      return terms.nimHeap(term) >= 0;
    }
    return IntStream.range(0, count)
        .map(i -> terms.cores.member(core, i))
        .allMatch(letter -> phyla.of(terms.letterTerm(letter)) == Phylum.TAME);
  }

  /** Leaves the recursion of the classifier, whose finished answers stay valid. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super("stopped", null, false, false);
    }
  }
}
