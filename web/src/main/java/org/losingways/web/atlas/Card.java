// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.OptionalInt;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.answer.quotient.SolveAnswer;
import org.losingways.show.answer.quotient.Solved;

/**
 * What index pages say of a game.
 *
 * @param titles what people call it
 * @param order of the quotient, if it is finite
 * @param heaps the last heap whose value was computed
 * @param line all in one line
 */
record Card(
    String code,
    List<String> titles,
    Behaviour behaviour,
    OptionalInt order,
    OptionalInt period,
    OptionalInt preperiod,
    int heaps,
    String line) {

  static Card of(Known known) {
    List<String> titles = known.names().stream().map(NamedGame::title).toList();
    Solved answer = known.answer();
    if (answer instanceof PartizanSolveAnswer p) {
      return new Card(
          p.game(),
          titles,
          known.behaviour(),
          p.order(),
          p.period(),
          p.preperiod(),
          p.heapsComputed(),
          Status.line(p));
    }
    SolveAnswer solve = (SolveAnswer) answer;
    return new Card(
        solve.quotient().game(),
        titles,
        known.behaviour(),
        solve.quotient().order(),
        solve.quotient().period(),
        solve.quotient().preperiod(),
        solve.quotient().heapsComputed(),
        Status.line(solve, known.game().labels(), known.game().largestHeap() < Integer.MAX_VALUE));
  }

  /** What stands in a cell of a map: the order, ∞, or a question mark while that is open. */
  String mark() {
    return switch (behaviour) {
      case RAYS, ENDLESS -> "∞";
      case OPEN_INFINITE -> "∞?";
      case OPEN -> "?";
      default -> order.isPresent() ? Integer.toString(order.getAsInt()) : "∞";
    };
  }
}
