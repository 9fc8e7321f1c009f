// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimSequence.HeapValue;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere nim}: nim-values in normal play, and their period.
 *
 * @param max the largest value of all heaps, if that is proved, else of those looked at
 * @param bound the heap to which the period had to be seen
 * @param exceptions the heaps whose values do not fit into the period, the first of them if there
 *     are very many
 * @param pPositions the heaps of value 0 among those shown
 * @param values of the heaps from 0 on; like the heaps of value 0 not kept, but looked up
 * @param examined the last heap to speak of as long as no period is proved
 */
public record NimAnswer(
    String game,
    @Omitted List<String> labels,
    Optional<Integer> period,
    Optional<Integer> preperiod,
    HeapValue max,
    boolean proved,
    Optional<Long> bound,
    int heapsComputed,
    Optional<Integer> exceptionCount,
    Optional<Integer> lastException,
    Optional<List<Integer>> exceptions,
    List<Integer> pPositions,
    List<Integer> values,
    @Unwritten NimSequence sequence,
    @Unwritten int examined) {

  /** Longer lists of exceptions are cut; the last one is always told. */
  private static final int MOST_EXCEPTIONS = 10_000;

  /** What is known of a sequence, with the values to the last heap shown. */
  public static NimAnswer of(NimSequence sequence, int examined, int last) {
    Optional<NimPeriod> period = sequence.period();
    Optional<int[]> exceptions = period.map(p -> sequence.exceptions());
    return new NimAnswer(
        sequence.rules().code(),
        HeapName.legend(sequence.rules().labels(), last),
        period.map(NimPeriod::period),
        period.map(NimPeriod::preperiod),
        maximum(sequence, examined),
        period.isPresent(),
        period.map(NimPeriod::bound),
        sequence.size() - 1,
        exceptions.map(e -> e.length),
        exceptions.filter(e -> e.length > 0).map(e -> e[e.length - 1]),
        exceptions.map(e -> Arrays.stream(e).limit(MOST_EXCEPTIONS).boxed().toList()),
        new Zeros(sequence, last),
        new Values(sequence, last),
        sequence,
        examined);
  }

  private static HeapValue maximum(NimSequence sequence, int examined) {
    if (sequence.period().isPresent() || examined == sequence.size() - 1) {
      return sequence.maximum();
    }
    IntUnaryOperator value = sequence::value;
    int best =
        IntStream.rangeClosed(0, examined)
            .reduce((a, b) -> value.applyAsInt(b) > value.applyAsInt(a) ? b : a)
            .orElse(0);
    return new HeapValue(best, sequence.value(best));
  }

  /** The values to a heap: a hundred million of them are not copied. */
  private static final class Values extends AbstractList<Integer> {
    private final NimSequence sequence;
    private final int last;

    Values(NimSequence sequence, int last) {
      this.sequence = sequence;
      this.last = last;
    }

    @Override
    public Integer get(int heap) {
      return sequence.value(heap);
    }

    @Override
    public int size() {
      return last + 1;
    }
  }

  /** The heaps of value 0 to a heap, found while they are read. */
  private static final class Zeros extends AbstractList<Integer> {
    private final NimSequence sequence;
    private final int last;

    Zeros(NimSequence sequence, int last) {
      this.sequence = sequence;
      this.last = last;
    }

    private IntStream heaps() {
      return IntStream.rangeClosed(0, last).filter(heap -> sequence.value(heap) == 0);
    }

    @Override
    public Integer get(int i) {
      return heaps().skip(i).findFirst().orElseThrow(IndexOutOfBoundsException::new);
    }

    @Override
    public int size() {
      return (int) heaps().count();
    }

    @Override
    public Iterator<Integer> iterator() {
      return heaps().iterator();
    }
  }
}
