// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.TakeAndBreak;

/**
 * Step 1 of the report on a partizan certificate: is this a certificate at all? Whether any of it
 * is true is the business of {@link PartizanChecker}.
 */
final class PartizanShape {

  private PartizanShape() {}

  /** What is wrong with the shape, as the end of a sentence; nothing if all is well. */
  static Optional<String> fault(PartizanCertificate c) {
    int order = c.products().size();
    if (order < 1 || order > PartizanCertificate.MAX_ORDER) {
      return Optional.of("F does not have between 1 and 512 elements");
    }
    if (c.heaps() < 0 || c.heaps() > PartizanCertificate.MAX_HEAPS) {
      return Optional.of("its largest heap is not between 0 and 100000");
    }
    if (c.parts().size() != c.heaps() + 1 || c.counts().size() != c.heaps() + 1) {
      return Optional.of("its values do not go from heap 0 to heap " + c.heaps());
    }
    for (IntList row : c.products()) {
      if (row.size() != order || !row.intStream().allMatch(x -> 0 <= x && x < order)) {
        return Optional.of("its multiplication table does not send elements to elements");
      }
    }
    if (!c.parts().intStream().allMatch(x -> 0 <= x && x < order)) {
      return Optional.of("a heap has a value that is no element");
    }
    if (!c.counts().intStream().allMatch(x -> Math.abs((long) x) <= RepeatingSet.MAX_LENGTH)) {
      return Optional.of("a heap counts too much");
    }
    if (c.leftLost().size() != order || c.rightLost().size() != order) {
      return Optional.of("it does not have two sets for each element");
    }
    for (List<RepeatingSet> sets : List.of(c.leftLost(), c.rightLost())) {
      if (!sets.stream().allMatch(RepeatingSet::isWellFormed)) {
        return Optional.of("a set is not written in noughts and ones as short as it can be");
      }
    }
    for (String code : List.of(c.left(), c.right())) {
      try {
        if (!TakeAndBreak.of(code).code().equals(code)) {
          return Optional.of("the standard form of its game is " + TakeAndBreak.of(code).code());
        }
      } catch (IllegalArgumentException e) {
        return Optional.of("its game is none, " + e.getMessage().replaceFirst("\\.$", ""));
      }
    }
    return Optional.empty();
  }
}
