// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimSequence.HeapValue;
import org.losingways.show.json.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the summary of a misère analysis says about normal play.
 *
 * @param period the proved period
 * @param max the largest nim-value among those computed, at its first heap
 * @param heaps how many heaps were looked at
 */
public record NormalPlay(Optional<NimPeriod> period, HeapValue max, int heaps) {

  /**
   * How many heaps are looked at when a move leaves at most none, one, two or three heaps: what
   * takes no noticeable time. A summary is not the place for a search; {@code misere nim} goes
   * further.
   */
  private static final int[] FAR_ENOUGH = {1 << 16, 1 << 16, 1 << 14, 1 << 9};

  public static NormalPlay of(Ruleset rules) {
    NimSequence sequence = NimSequence.of(rules);
    int most = rules.reach().map(reach -> FAR_ENOUGH[Math.min(3, reach.maxParts())]).orElse(1 << 9);
    int end = (int) Math.min(most, rules.largestHeap() + 1L);
    for (int size = Math.min(end, 64); ; size = Math.min(end, 2 * size)) {
      sequence.extendTo(size);
      if (size == end || sequence.period().isPresent()) {
        return new NormalPlay(sequence.period(), sequence.maximum(), sequence.size());
      }
    }
  }

  public ObjectNode json() {
    ObjectNode node = Json.object();
    node.put("period", period.map(NimPeriod::period).orElse(null));
    node.put("preperiod", period.map(NimPeriod::preperiod).orElse(null));
    node.putObject("max").put("heap", max.heap()).put("value", max.value());
    return node;
  }
}
