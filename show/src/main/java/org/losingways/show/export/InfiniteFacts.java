// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import java.util.Locale;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.monoid.Word;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.show.page.RayWords;

/**
 * What is exported of an infinite quotient: its elements are points and rays.
 *
 * @param q the quotient
 */
public record InfiniteFacts(InfiniteQuotient q) {

  String code() {
    return q.rules().code();
  }

  RayWords words() {
    return new RayWords(q);
  }

  /** The names of the generators. */
  List<String> names() {
    return q.system().alphabet().names();
  }

  String label(int heap) {
    return q.rules().labels().label(heap);
  }

  /** The position that the word of an element spells. */
  Position position(int x) {
    Word word = q.monoid().word(x);
    int[] heaps = q.generatorHeaps();
    int[] spelled = new int[Math.toIntExact(word.length())];
    int size = 0;
    for (int g = 0; g < heaps.length; g++) {
      for (int i = word.exponent(g); i > 0; i--) {
        spelled[size++] = heaps[g];
      }
    }
    return Position.of(spelled);
  }

  /** How far this is proved, as a clause. */
  String proved() {
    if (q.period().isPresent()) {
      Period p = q.period().get();
      return String.format(
          Locale.ROOT,
          "proved for all heaps: period %d from heap %d on",
          p.period(),
          p.preperiod());
    }
    Labels labels = q.rules().labels();
    return "verified for all positions with " + labels.nouns() + " to " + label(q.heapsComputed());
  }

  /** The heaps of which the values tell all others: to the end of the first period. */
  int lastTold() {
    return q.period()
        .map(p -> Math.min(q.heapsComputed(), Math.max(0, p.preperiod() + p.period() - 1)))
        .orElse(q.heapsComputed());
  }
}
