// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.List;
import org.losingways.show.draw.Scene.Point;

/**
 * Where everything in a picture goes, in the page: always plainly, since the Eclipse Layout Kernel,
 * which draws small pictures elsewhere, is too large for a page.
 *
 * @param width of the whole drawing
 * @param height of the whole drawing
 * @param boxes the places of the nodes, in their order
 * @param lines the courses of the edges, in their order
 * @param labels the places of the edges' labels, in their order; of no size where there is none
 */
record Layout(
    double width, double height, List<Box> boxes, List<List<Point>> lines, List<Box> labels) {

  record Box(double x, double y, double width, double height) {}

  static Layout of(Picture picture, List<Box> sizes) {
    return PlainLayout.of(picture, sizes);
  }
}
