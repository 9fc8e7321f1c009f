// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

/** The rules a certificate speaks of, as it carries them. */
public sealed interface Rules {

  /** A take-and-break code such as {@code 0.123}, in standard form. */
  record Code(String code) implements Rules {}

  /**
   * The options of heap 0, of heap 1 and so on, written out: for rules that have no code, such as
   * Grundy's game, a game form or a graph. The options of a heap are sorted and different.
   */
  record Table(List<List<Position>> options) implements Rules, Ruleset {

    public Table {
      options = options.stream().map(List::copyOf).toList();
    }

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      for (Position option : options.get(heap)) {
        sink.accept(option.toArray(), option.size());
      }
    }

    @Override
    public String code() {
      return String.format(Locale.ROOT, "(a table of %d heaps)", options.size());
    }

    @Override
    public int largestHeap() {
      return options.size() - 1;
    }
  }

  /** How a certificate to heap {@code largest} writes these rules. */
  static Rules of(Ruleset rules, int largest) {
    if (rules instanceof TakeAndBreak code) {
      return new Code(code.code());
    }
    List<List<Position>> options = new ArrayList<>();
    for (int heap = 0; heap <= largest; heap++) {
      options.add(rules.options(heap));
    }
    return new Table(options);
  }
}
