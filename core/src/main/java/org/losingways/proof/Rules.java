// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

  /** These rules as they are played; those without {@link #fault} only. */
  default Ruleset played() {
    return this instanceof Code code ? TakeAndBreak.of(code.code()) : (Table) this;
  }

  /**
   * Why these are not the rules of a certificate to heap {@code largest}, as the end of a sentence.
   * Codes are in standard form and tables sorted, so that there is one way to write each; and moves
   * lead to smaller heaps, because every proof here is an induction over play, which has to end.
   */
  default Optional<String> fault(int largest) {
    if (this instanceof Code written) {
      try {
        String code = TakeAndBreak.of(written.code()).code();
        return code.equals(written.code())
            ? Optional.empty()
            : Optional.of("the standard form of its game is " + code);
      } catch (IllegalArgumentException e) {
        return Optional.of("its game is none, " + e.getMessage().replaceFirst("\\.$", ""));
      }
    }
    List<List<Position>> table = ((Table) this).options();
    if (table.size() != largest + 1 || !table.get(0).isEmpty()) {
      return Optional.of(
          "its table of options does not go from heap 0, which has none, to heap " + largest);
    }
    for (int heap = 1; heap <= largest; heap++) {
      List<Position> options = table.get(heap);
      for (int i = 0; i < options.size(); i++) {
        if (options.get(i).largest() >= heap
            || (i > 0 && options.get(i - 1).compareTo(options.get(i)) >= 0)) {
          return Optional.of(
              "the options of heap " + heap + " are not smaller heaps in ascending order");
        }
      }
    }
    return Optional.empty();
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
