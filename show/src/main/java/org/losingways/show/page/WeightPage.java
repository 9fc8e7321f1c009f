// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.theory.WeightFunction;

/** The text of a Sibert–Conway decomposition by weights. */
public final class WeightPage {

  private final Paper output;

  public WeightPage(Paper output) {
    this.output = output;
  }

  public void print(Ruleset rules, WeightFunction w) {
    output.line(
        output
            .ink()
            .strong(
                rules.code()
                    + ": where misère and normal play differ, by weights, to heap "
                    + w.lastHeap()));
    output.line();
    output.line("Weights of heaps");
    List<String> cells =
        IntStream.rangeClosed(1, w.lastHeap())
            .mapToObj(h -> (w.isHeavy(h) ? "≥" : "") + w.weight(h))
            .toList();
    int columns = Grid.columnsFor(0, cells, output.width());
    new Grid(cells, columns, Integer.MAX_VALUE).print(output.out(), output.ink());
    output.line();
    list("PN, lost in normal play and won in misère play by the player to move:", w.pn());
    output.line();
    list("NP, won in normal play and lost in misère play by the player to move:", w.np());
    output.line();
    output.line(
        "m [*k,n] is a heap m beside heaps of nim-value k in all whose weights add up to n at most.");
    output.line("Verified for all positions with heaps to " + w.lastHeap() + ".");
  }

  private void list(String title, List<String> texts) {
    output.line(title);
    List<String> line = new ArrayList<>();
    int length = 0;
    for (String text : texts) {
      if (length + text.length() + 3 > output.width()) {
        output.line(line.stream().collect(Collectors.joining("   ", "  ", "")));
        line.clear();
        length = 0;
      }
      line.add(text);
      length += text.length() + 3;
    }
    output.line(line.stream().collect(Collectors.joining("   ", "  ", "")));
  }
}
