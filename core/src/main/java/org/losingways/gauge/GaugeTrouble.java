// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

/** Says that a trial with gauges is given up, and why. */
final class GaugeTrouble extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  GaugeTrouble(String why) {
    super(why);
  }
}
