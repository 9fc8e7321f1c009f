// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.util.concurrent.TimeUnit;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimValues;
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

/**
 * Nim-values of octal games: with rare and common heaps, with the plain loop, and with the period
 * proved and used on the way.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class NimValuesBenchmark {

  @Param({"0.07", "0.16", "0.106", "0.6", "0.45"})
  String game;

  @Param({"20000", "100000"})
  int heaps;

  @Benchmark
  public int rareAndCommon() {
    return computed(NimValues.of(TakeAndBreak.of(game)));
  }

  @Benchmark
  public int plainLoop() {
    return computed(NimValues.plain(TakeAndBreak.of(game)));
  }

  @Benchmark
  public int withPeriod() {
    NimSequence sequence = NimSequence.of(TakeAndBreak.of(game));
    sequence.extendTo(heaps);
    return sequence.value(heaps - 1);
  }

  private int computed(NimValues values) {
    values.extendTo(heaps);
    return values.value(heaps - 1);
  }
}
