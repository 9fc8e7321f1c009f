// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.view.RayWords;

/**
 * An infinite quotient as {@code misere solve} prints it: relations, and P point by point and ray
 * by ray.
 */
final class InfinitePage {

  private final Paper output;
  private final InfiniteQuotient q;

  InfinitePage(Paper output, InfiniteQuotient q) {
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
    String which = RayWords.inP(cell);
    return Words.raised(cell.word())
        + "·"
        + letter
        + "ⁿ: "
        + (which.equals("never") ? "never in P" : "in P for " + which);
  }
}
