// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.partizan.PartizanSurvey;

/**
 * A line of {@code misere survey}: a partizan game looked at for a moment.
 *
 * @param monoid whether its misère monoid is finite, solved-infinite, infinite or open
 * @param oddInverses heaps with an inverse that is not the conjugate
 */
public record SurveyAnswer(
    String left,
    String right,
    String monoid,
    OptionalInt order,
    Optional<Integer> period,
    Optional<Integer> preperiod,
    int heaps,
    List<String> oddInverses) {

  public static SurveyAnswer of(PartizanSurvey found) {
    return new SurveyAnswer(
        found.left(),
        found.right(),
        found.kind().text(),
        found.order() == 0 ? OptionalInt.empty() : OptionalInt.of(found.order()),
        found.period().map(p -> p.period()),
        found.period().map(p -> p.preperiod()),
        found.heaps(),
        found.oddInverses());
  }
}
