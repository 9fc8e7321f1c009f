// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.Optional;

/**
 * How a picture is wanted.
 *
 * @param hasCaption whether title and caption stand below it
 * @param isPrint whether it is for white paper: no ground, and no dark side for the night
 * @param width how wide it shall be, in ninety-sixths of an inch; as wide as it needs if not said
 */
public record Look(boolean hasCaption, boolean isPrint, Optional<Double> width) {

  /** With a caption, on cream, in its own size. */
  public static final Look USUAL = new Look(true, false, Optional.empty());

  /** By how much a sheet is made larger. */
  double scale(Scene sheet) {
    return width.map(w -> w / sheet.width()).orElse(1.0);
  }

  /** The fill of a style: what is the colour of the ground becomes white on white paper. */
  String fill(Style style) {
    return isPrint && style.fill.equals(Style.PAPER.fill) ? "#ffffff" : style.fill;
  }
}
