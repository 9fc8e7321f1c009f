// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GuestTest {

  private static final long MILLI = 1_000_000;

  @Test
  void workCountsByTheProcessor() {
    assertThat(Guest.spent(10 * MILLI, 4 * MILLI, true)).isEqualTo(4 * MILLI);
    assertThat(Guest.spent(9 * MILLI, 0, true)).isEqualTo(3 * MILLI);
    assertThat(Guest.spent(10 * MILLI, 4 * MILLI, false)).isEqualTo(10 * MILLI);
  }

  @Test
  void aProgramThatIsSuspendedSpendsNothing() {
    assertThat(Guest.spent(45_000 * MILLI, 0, false)).isEqualTo(20 * MILLI);
    assertThat(Guest.spent(45_000 * MILLI, 5 * MILLI, true)).isEqualTo(5 * MILLI);
  }
}
