// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.List;

/**
 * Rules that are a list: the options of heap 1, of heap 2, and so on, until there are no more
 * heaps.
 *
 * <pre>{@code
 * // Heap 1 may be taken; heap 2 may be taken, or become heap 1.
 * new ListedRules("my game", List.of(
 *     List.of(Position.EMPTY),
 *     List.of(Position.EMPTY, Position.of(1))));
 * }</pre>
 *
 * @param code what the game is called
 * @param heaps the options of heaps 1, 2, 3, …, made of smaller heaps only
 */
public record ListedRules(String code, List<List<Position>> heaps) implements Ruleset {

  public ListedRules {
    heaps = heaps.stream().map(List::copyOf).toList();
    for (int i = 0; i < heaps.size(); i++) {
      int heap = i + 1;
      if (heaps.get(i).stream().anyMatch(option -> option.largest() >= heap)) {
        throw new IllegalArgumentException(
            "An option of heap " + heap + " contains a heap that is not smaller.");
      }
    }
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    if (heap > 0) {
      heaps.get(heap - 1).forEach(option -> sink.accept(option.toArray(), option.size()));
    }
  }

  @Override
  public int largestHeap() {
    return heaps.size();
  }

  @Override
  public String key() {
    return code + " #" + Fingerprint.of(this);
  }
}
