// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.List;
import org.losingways.show.draw.Scene.Point;

/** The triangle at the end of a line. */
final class Arrowhead {

  private static final double LENGTH = 8;
  private static final double HALF_WIDTH = 3.2;

  private Arrowhead() {}

  static List<Point> of(List<Point> points) {
    Point tip = points.get(points.size() - 1);
    Point before = points.get(points.size() - 2);
    double length = Math.max(1e-6, Math.hypot(tip.x() - before.x(), tip.y() - before.y()));
    double ux = (tip.x() - before.x()) / length;
    double uy = (tip.y() - before.y()) / length;
    double bx = tip.x() - LENGTH * ux;
    double by = tip.y() - LENGTH * uy;
    return List.of(
        tip,
        new Point(bx - HALF_WIDTH * uy, by + HALF_WIDTH * ux),
        new Point(bx + HALF_WIDTH * uy, by - HALF_WIDTH * ux));
  }
}
