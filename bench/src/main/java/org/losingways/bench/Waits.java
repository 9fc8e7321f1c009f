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

  synchronized int answers() {
    return milliseconds.size();
  }

  /** The wait that so many per cent of the answers did not exceed; 100 is the longest. */
  synchronized double percentile(int percent) {
    double[] sorted = sorted();
    return sorted.length == 0
        ? 0
        : sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
  }

  private double[] sorted() {
    double[] sorted = milliseconds.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    return sorted;
  }

  @Override
  public synchronized String toString() {
    double[] sorted = sorted();
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
