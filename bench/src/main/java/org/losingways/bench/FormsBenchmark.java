// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.losingways.form.Birthdays;
import org.losingways.form.Distinguisher;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormText;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.TakeAndBreak;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Misère forms: counting the forms of day 5, heaps of wild games, telling forms apart. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class FormsBenchmark {

  /** A heap of a wild game. */
  @State(Scope.Benchmark)
  public static class Heap {

    /** The game and the size of the heap. */
    @Param({"0.07/50", "0.77/34", "0.123/500"})
    public String heap;
  }

  /** 4171780 forms, 245249 of them P-positions. */
  @Benchmark
  public Birthdays.Count countByDayFive() {
    return Birthdays.count(5);
  }

  @Benchmark
  public Form heapOfAWildGame(Heap asked) {
    String heap = asked.heap;
    int slash = heap.indexOf('/');
    HeapForms heaps = new HeapForms(TakeAndBreak.of(heap.substring(0, slash)), new Forms());
    return heaps.heap(Integer.parseInt(heap.substring(slash + 1)));
  }

  /**
   * The pair born by day 4 that nothing born by day 5 tells apart: the whole search is gone
   * through.
   */
  @Benchmark
  public Optional<Distinguisher> hardestPairOfDayFour() {
    Forms forms = new Forms();
    Form g = FormText.parse("{2+,0}", forms);
    return new Distinguishers(forms).find(g, FormText.parse("{2+,3,0}", forms));
  }
}
