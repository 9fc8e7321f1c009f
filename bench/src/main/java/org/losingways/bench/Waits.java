// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How long answers took, and how many were not given; from several threads. */
final class Waits {

  private final List<Double> milliseconds = new ArrayList<>();
  private int refused;

  synchronized void add(double wait) {
    milliseconds.add(wait);
  }

  synchronized void refused() {
    refused++;
  }

  synchronized int refusals() {
    return refused;
  }

  @Override
  public synchronized String toString() {
    double[] sorted = milliseconds.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return sorted.length == 0
        ? "no answers"
        : String.format(
            Locale.ROOT,
            "%d answers, median %.1f ms, p90 %.1f ms, p99 %.1f ms, longest %.1f ms, %d refused",
            sorted.length,
            sorted[sorted.length / 2],
            sorted[sorted.length * 90 / 100],
            sorted[sorted.length * 99 / 100],
            sorted[sorted.length - 1],
            refused);
  }
}
