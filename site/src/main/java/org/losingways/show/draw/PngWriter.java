// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import org.losingways.show.CommandFailure;

/** A page has no fonts of Java's; browsers paint what they show themselves. */
final class PngWriter {

  private PngWriter() {}

  static byte[] write(Scene scene, Look look) {
    throw new CommandFailure(
        "The program in this page draws SVG; 'misere draw' writes PNG as well.");
  }
}
