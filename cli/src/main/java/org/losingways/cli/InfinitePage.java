// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.losingways.quotient.InfiniteQuotient;

/**
 * An infinite quotient as {@code misere solve} prints it: relations, and P point by point and ray
 * by ray.
 */
final class InfinitePage {

  private final Output output;
  private final InfiniteQuotient q;

  InfinitePage(Output output, InfiniteQuotient q) {
    this.output = output;
    this.q = q;
  }

  void print() {
    List<String> names = q.system().alphabet().names();
    int[] heaps = q.generatorHeaps();
    List<String> generators = new ArrayList<>();
    for (int i = 0; i < heaps.length; i++) {
      generators.add(names.get(i) + " = Φ(" + heaps[i] + ")");
    }
    output.line(
        "Q is infinite, of rank 1: "
            + q.monoid().points()
            + " elements and "
            + q.monoid().rays()
            + " rays.");
    output.line(String.join(", ", generators));
    output.line(
        "Q = ⟨" + String.join(",", names) + " | " + Words.raised(q.system().text(", ")) + "⟩");
    output.line();
    output.line(
        "P = "
            + q.cells().stream()
                .filter(cell -> cell.letter().isEmpty() && cell.first().get(0))
                .map(cell -> Words.raised(cell.word()))
                .collect(Collectors.joining(", ")));
    output.line("and along the rays, for n = 0, 1, 2, …:");
    for (InfiniteQuotient.Cell cell : q.cells()) {
      cell.letter().ifPresent(letter -> output.line("  " + ray(cell, letter)));
    }
    output.line();
    output.line("Φ = " + Words.raised(String.join(" ", q.printedPhi())));
    output.line();
  }

  /** A ray in words, such as {@code c3·cⁿ: in P for n = 1, then for n ≥ 4 with n ≡ 0 mod 2}. */
  private static String ray(InfiniteQuotient.Cell cell, String letter) {
    List<String> first = new ArrayList<>();
    for (int n = 0; n < cell.first().size(); n++) {
      if (cell.first().get(n)) {
        first.add(String.valueOf(n));
      }
    }
    int from = cell.first().size();
    int period = cell.repeating().size();
    List<String> residues = new ArrayList<>();
    for (int i = 0; i < period; i++) {
      if (cell.repeating().get(i)) {
        residues.add(String.valueOf((from + i) % period));
      }
    }
    String start = Words.raised(cell.word()) + "·" + letter + "ⁿ: ";
    List<String> parts = new ArrayList<>();
    if (!first.isEmpty()) {
      parts.add("n = " + String.join(", ", first));
    }
    String beyond = from == 0 ? "" : " n ≥ " + from;
    if (residues.size() == period) {
      parts.add(from == 0 ? "all n" : "all" + beyond);
    } else if (!residues.isEmpty()) {
      residues.sort((a, b) -> Integer.compare(Integer.parseInt(a), Integer.parseInt(b)));
      String which = "n ≡ " + String.join(", ", residues) + " mod " + period;
      parts.add(from == 0 ? which : "all" + beyond + " with " + which);
    }
    return start + (parts.isEmpty() ? "never in P" : "in P for " + String.join(" and ", parts));
  }
}
