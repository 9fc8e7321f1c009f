// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.List;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;

/**
 * A form as a game: heaps are its followers, in ascending order, and a move replaces one by an
 * option of it. Heap 0 is the form 0, the largest heap the form itself.
 *
 * <pre>{@code
 * Ruleset heptagon = new FormRules(FormText.parse("{2+,0}", forms));
 * heptagon.options(4)     // [0, 3]: heaps 1, 2, 3 and 4 are 1, 2, 2+ and {2+,0}
 * }</pre>
 *
 * <p><i>Advances</i>, §9.5: the quotient of the closure of a form.
 */
public final class FormRules implements Ruleset {

  private final List<Form> heaps;
  private final Int2IntOpenHashMap heapOf = new Int2IntOpenHashMap();

  public FormRules(Form form) {
    this.heaps = form.followers().stream().sorted().toList();
    for (Form heap : heaps) {
      heapOf.put(heap.id(), heapOf.size());
    }
  }

  /** The form of a heap. */
  public Form form(int heap) {
    return heaps.get(heap);
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] parts = new int[1];
    for (Form option : heaps.get(heap).optionArray()) {
      parts[0] = heapOf.get(option.id());
      sink.accept(parts, option.isZero() ? 0 : 1);
    }
  }

  @Override
  public String code() {
    return heaps.get(heaps.size() - 1).toString();
  }

  @Override
  public int largestHeap() {
    return heaps.size() - 1;
  }
}
