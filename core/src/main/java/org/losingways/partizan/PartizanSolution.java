// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.quotient.MisereMonoid;
import org.losingways.quotient.Numbering;
import org.losingways.quotient.Period;
import org.losingways.quotient.Phi;
import org.losingways.quotient.Progression;
import org.losingways.search.NumberedPositions;

/**
 * The misère monoid of a game with Left and Right: verified for all positions with heaps up to
 * {@link #largestHeap}.
 *
 * <pre>{@code
 * PartizanSolution s = …;                                          // of 0.7/0.07
 * s.outcome(Position.of(2, 5))                                     // R
 * s.compare(Position.of(2), Position.of(1, 1)).sign()              // ">"
 * s.inverse(Position.of(1))                                        // 2
 * }</pre>
 *
 * <p>The universe is the set of all sums of heaps to the last one. Immutable as seen from outside,
 * and safe to share: what is remembered of comparisons is guarded.
 */
public final class PartizanSolution implements MisereMonoid<PartizanOutcome> {

  /** Larger heaps have counts that are not computed with. */
  private static final int LARGEST_OF_ALL = 10_000_000;

  /** Inverses are looked for among positions of this many heaps at most. */
  private static final int INVERSE_SIZE = 400;

  private final PartizanRuleset rules;
  private final Model model;
  private final int[] lengths;
  private final Phi phi;
  private final Numbering<Long> values = new Numbering<>();
  private final Optional<Progression> progression;
  private final boolean isSolved;
  private final List<PartizanStep> steps;
  private final Rows rows;
  private Optional<MonoidText> text = Optional.empty();
  private Optional<NumberedPositions> walk = Optional.empty();

  PartizanSolution(
      PartizanRuleset rules,
      Model model,
      IntegerSet[] reached,
      int[] lengths,
      Optional<Period> period,
      Optional<Progression> progression,
      boolean isSolved,
      List<PartizanStep> steps) {
    this.rules = rules;
    this.model = model;
    this.lengths = lengths;
    values.number(0L);
    int[] heaps =
        IntStream.rangeClosed(0, model.frame().heaps())
            .map(h -> values.number(model.frame().value(h)))
            .toArray();
    this.phi = new Phi(heaps, period, Optional.empty());
    this.progression = progression;
    this.isSolved = isSolved;
    this.steps = steps;
    this.rows = new Rows(model, reached);
  }

  @Override
  public PartizanRuleset rules() {
    return rules;
  }

  @Override
  public Phi function() {
    return phi;
  }

  @Override
  public boolean isSolved() {
    return isSolved;
  }

  /** How counts grow for ever, if that is proved; then values do not repeat. */
  public Optional<Progression> progression() {
    return progression;
  }

  /** How that is written by which values are multiplied a period later, if it is an element. */
  public Optional<String> factor() {
    return progression
        .map(p -> Frame.pack(0, p.saltus()))
        .filter(rows::occurs)
        .map(value -> text().printer().apply(value));
  }

  @Override
  public int largestHeap() {
    return progression.isPresent() ? LARGEST_OF_ALL : MisereMonoid.super.largestHeap();
  }

  @Override
  public int value(int heap) {
    if (progression.isEmpty() || heap <= heapsComputed()) {
      return MisereMonoid.super.value(heap);
    }
    if (heap > LARGEST_OF_ALL) {
      throw new IllegalArgumentException("heap " + heap + " counts too much");
    }
    Progression p = progression.get();
    long like = model.frame().value(p.fold(heap));
    return values.number(
        Frame.pack(Frame.part(like), Math.addExact(Frame.count(like), p.excess(heap))));
  }

  /** The heaps at which the monoid of the heaps so far changed. */
  public List<PartizanStep> steps() {
    return steps;
  }

  /** Whether the monoid has infinitely many elements. */
  public boolean isInfinite() {
    return rows.isInfinite();
  }

  @Override
  public OptionalInt finiteOrder() {
    if (!model.frame().isCounting()) {
      return OptionalInt.of(model.frame().finite().order());
    }
    return isInfinite() ? OptionalInt.empty() : OptionalInt.of(rows.classes());
  }

  /**
   * Whether the {@link #parts} are the monoid itself and no larger cover of it: so for finite
   * monoids, and for the integers.
   */
  public boolean isExact() {
    return !model.frame().isCounting() || rows.isIntegers();
  }

  /** How the monoid is written. */
  public synchronized MonoidText text() {
    if (text.isEmpty()) {
      text = Optional.of(MonoidText.of(model, rows));
    }
    return text.get();
  }

  /** The parts that a certificate is made of. */
  public Parts parts() {
    Frame frame = model.frame();
    int order = frame.finite().order();
    int[][] products = new int[order][];
    for (int x = 0; x < order; x++) {
      products[x] = frame.finite().row(x).clone();
    }
    return new Parts(
        products,
        frame.parts().clone(),
        frame.counts().clone(),
        List.of(model.leftLost()),
        List.of(model.rightLost()));
  }

  /**
   * The monoid as plain data: values in F × ℤ, of which the monoid is a quotient.
   *
   * @param products the multiplication table of F; 0 is the identity
   * @param parts the element of F of each heap, from heap 0 on
   * @param counts the integer of each heap
   * @param leftLost for each element f of F the integers d such that Left, beginning, loses (f, d)
   * @param rightLost the same for Right
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Parts(
      int[][] products,
      int[] parts,
      int[] counts,
      List<IntegerSet> leftLost,
      List<IntegerSet> rightLost) {}

  @Override
  public int times(int x, int y) {
    try {
      return values.number(model.frame().times(values.element(x), values.element(y)));
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException("these heaps count too much together", e);
    }
  }

  @Override
  public PartizanOutcome outcome(int value) {
    return model.outcome(values.element(value));
  }

  @Override
  public String print(int value) {
    return text().printer().apply(values.element(value));
  }

  /** The value in F × ℤ. */
  private long element(Position position) {
    return values.element(value(position));
  }

  /** Whether a position is as good as nothing in every company. */
  public boolean isIdentity(Position position) {
    return rows.isEqual(element(position), 0);
  }

  /** How two positions compare modulo all positions of the game. */
  public Comparison compare(Position g, Position h) {
    return new Comparison(
        rows.notAtLeast(element(g), element(h)).map(x -> company(g, h, x)),
        rows.notAtLeast(element(h), element(g)).map(x -> company(h, g, x)));
  }

  /** The shortest company in which v is not at least w; one is known to exist. */
  private Position company(Position v, Position w, long known) {
    NumberedPositions all = walk();
    for (int place : all.inOrder()) {
      long x = all.element(place);
      PartizanOutcome a = model.outcome(model.frame().times(element(v), x));
      PartizanOutcome b = model.outcome(model.frame().times(element(w), x));
      if (!a.isAtLeast(b)) {
        return Position.of(all.word(place));
      }
    }
    return grown(known);
  }

  /**
   * A position of a value that only heaps beyond those computed lead to: one in which the largest
   * heap is as many periods larger as the count wants.
   */
  private Position grown(long value) {
    Progression growth = progression.orElseThrow();
    NumberedPositions all = walk();
    for (int place : all.inOrder()) {
      int[] word = all.word(place);
      long x = all.element(place);
      int missing = Frame.count(value) - Frame.count(x);
      if (word.length > 0
          && word[word.length - 1] >= growth.preperiod()
          && Frame.part(x) == Frame.part(value)
          && missing % growth.saltus() == 0
          && missing / growth.saltus() >= 0) {
        int[] heaps = word.clone();
        heaps[heaps.length - 1] += missing / growth.saltus() * growth.period();
        return Position.of(heaps);
      }
    }
    throw new IllegalStateException("company of count " + Frame.count(value) + " is too far off");
  }

  private synchronized NumberedPositions walk() {
    if (walk.isEmpty()) {
      Budget budget = Budget.current();
      Frame frame = model.frame();
      walk = Optional.of(frame.walk(lengths, 2 * half(frame), budget));
    }
    return walk.get();
  }

  private int half(Frame frame) {
    return Math.min(PartizanTrial.longest(frame, lengths), Integer.MAX_VALUE / 4);
  }

  /**
   * Whether it is known that no position cancels this one: in a finite monoid, in which all can be
   * tried.
   */
  public boolean hasNoInverse(Position g) {
    Frame frame = model.frame();
    long value = element(g);
    return !frame.isCounting()
        && IntStream.range(0, frame.finite().order())
            .noneMatch(x -> rows.isEqual(frame.times(value, Frame.pack(x, 0)), 0));
  }

  /** A position that together with this one is as good as nothing: a shortest, if there is one. */
  public Optional<Position> inverse(Position g) {
    long value = element(g);
    NumberedPositions all = walk();
    for (int place : all.inOrder()) {
      int[] word = all.word(place);
      if (word.length <= INVERSE_SIZE
          && rows.isEqual(model.frame().times(value, all.element(place)), 0)) {
        return Optional.of(Position.of(word));
      }
    }
    return Optional.empty();
  }
}
