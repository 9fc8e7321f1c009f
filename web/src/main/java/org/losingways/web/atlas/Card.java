// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.OptionalInt;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.census.GameVerdict;
import org.losingways.show.answer.census.Standing;

/**
 * What index pages say of a game: its record.
 *
 * @param record all that is proved of it
 * @param best the strongest of that
 * @param kept how the run stands that its page shows, which may say less
 * @param codes the codes of the rows of the store that it stands for
 * @param milliseconds the work that went into it
 */
record Card(GameRecord record, Finding best, Standing kept, List<String> codes, long milliseconds) {

  static Card of(Atlas.Listed listed) {
    return new Card(
        listed.record(),
        listed.record().best().orElseGet(() -> Finding.of(listed.kept(), Finding.STORE)),
        listed.kept(),
        listed.codes(),
        listed.milliseconds());
  }

  String code() {
    return record.game();
  }

  List<String> titles() {
    return record.names();
  }

  GameVerdict verdict() {
    return GameVerdict.of(best);
  }

  String line() {
    return record.line();
  }

  /** The number of elements of the quotient of a solved game, if it is finite and known. */
  OptionalInt order() {
    return best.order();
  }

  /** What stands in a cell of a map: the order, ∞, or a question mark while that is open. */
  String mark() {
    return switch (verdict()) {
      case RAYS, ENDLESS -> "∞";
      case OPEN_INFINITE -> "∞?";
      case OPEN -> "?";
      default -> {
        boolean isFinite = best.quotient().equals("finite");
        yield best.order().isPresent()
            ? Integer.toString(best.order().getAsInt())
            : isFinite ? "n" : "∞";
      }
    };
  }
}
