// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

/** Thrown when something is asked for that lies beyond what was seen of a monoid. */
final class TooShort extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooShort() {
    super("too little was seen", null, false, false);
  }
}
