// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The one limit on tables, which holds for referees and not for who makes certificates. */
class EffortTest {

  @Test
  void tablesOfRefereesHaveALimit() {
    Effort effort = new Effort(() -> false);
    long most = Effort.MOST_NUMBERS;
    assertThatCode(
            () -> {
              effort.room(most, 1);
              effort.room(most / 4, 4);
              effort.room(most + 1, 0);
              effort.roomForBits(most, Integer.SIZE - 1);
            })
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> effort.room(most + 1, 1)).isInstanceOf(Objection.class);
    assertThatThrownBy(() -> effort.room(most / 4 + 1, 4)).isInstanceOf(Objection.class);
    assertThatThrownBy(() -> effort.roomForBits(most, Integer.SIZE)).isInstanceOf(Objection.class);
  }

  @Test
  void tablesOfWhoMakesCertificatesHaveNone() {
    assertThatCode(() -> Effort.ofBuilder().room(Long.MAX_VALUE, 2)).doesNotThrowAnyException();
  }
}
