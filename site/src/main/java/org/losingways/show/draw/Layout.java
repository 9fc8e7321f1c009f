// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.losingways.show.draw.Scene.Point;

/**
 * Where everything in a picture goes, in the page: the layered drawing of Sugiyama, every line
 * going down. The Eclipse Layout Kernel, which draws the same for the other ways of showing
 * pictures, is too large for a page.
 *
 * <p>Dots stand in the layer of their longest way from above; a line that passes layers has a place
 * in each of them. The order within layers is found by sweeps of means of neighbours, of which the
 * one with the fewest crossings is kept; then each place is moved towards the mean of its
 * neighbours as far as the others let it.
 *
 * @param width of the whole drawing
 * @param height of the whole drawing
 * @param boxes the places of the nodes, in their order
 * @param lines the courses of the edges, in their order
 * @param labels the places of the edges' labels, in their order; of no size where there is none
 */
record Layout(
    double width, double height, List<Box> boxes, List<List<Point>> lines, List<Box> labels) {

  private static final double LABEL_HEIGHT = 14;
  private static final double MARGIN = 12;
  private static final double BETWEEN = 22;
  private static final double BETWEEN_LINES = 12;
  private static final double BETWEEN_LAYERS = 40;
  private static final int SWEEPS = 24;

  record Box(double x, double y, double width, double height) {}

  static Layout of(Picture picture, List<Box> sizes) {
    return new Placing(picture, sizes).placed();
  }

  /** A place in a layer: that of a dot, or of a line that passes. */
  private static final class Spot {
    private final int layer;
    private final double width;
    private final double height;
    private final boolean isDot;
    private final List<Spot> above = new ArrayList<>();
    private final List<Spot> below = new ArrayList<>();
    private int order;
    private double key;
    private double middle;

    Spot(int layer, double width, double height, boolean isDot) {
      this.layer = layer;
      this.width = width;
      this.height = height;
      this.isDot = isDot;
    }
  }

  private static final class Placing {
    private final Picture picture;
    private final List<Spot> dots = new ArrayList<>();
    private final List<List<Spot>> courses = new ArrayList<>();
    private final List<List<Spot>> layers = new ArrayList<>();

    Placing(Picture picture, List<Box> sizes) {
      this.picture = picture;
      int[] depth = depths(sizes.size());
      for (int i = 0; i < sizes.size(); i++) {
        dots.add(add(depth[i], sizes.get(i).width(), sizes.get(i).height(), true));
      }
      for (Picture.Edge edge : picture.edges()) {
        courses.add(course(edge));
      }
    }

    /** The longest way to each dot; lines that would close a circle do not count. */
    private int[] depths(int size) {
      List<List<Integer>> next = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        next.add(new ArrayList<>());
      }
      int[] into = new int[size];
      for (Picture.Edge edge : picture.edges()) {
        if (edge.from() != edge.to()) {
          next.get(edge.from()).add(edge.to());
          into[edge.to()]++;
        }
      }
      int[] depth = new int[size];
      boolean[] isDone = new boolean[size];
      List<Integer> ready = new ArrayList<>();
      for (int done = 0; done < size; done++) {
        if (ready.isEmpty()) {
          for (int i = 0; i < size; i++) {
            if (!isDone[i] && into[i] == 0 && !ready.contains(i)) {
              ready.add(i);
            }
          }
        }
        int at = ready.isEmpty() ? firstUndone(isDone) : ready.remove(0);
        isDone[at] = true;
        for (int to : next.get(at)) {
          if (!isDone[to]) {
            depth[to] = Math.max(depth[to], depth[at] + 1);
            if (--into[to] == 0) {
              ready.add(to);
            }
          }
        }
      }
      return depth;
    }

    private static int firstUndone(boolean[] isDone) {
      int i = 0;
      while (isDone[i]) {
        i++;
      }
      return i;
    }

    private Spot add(int layer, double width, double height, boolean isDot) {
      while (layers.size() <= layer) {
        layers.add(new ArrayList<>());
      }
      Spot spot = new Spot(layer, width, height, isDot);
      spot.order = layers.get(layer).size();
      layers.get(layer).add(spot);
      return spot;
    }

    /** The places that a line passes, from above to below, whichever way it leads. */
    private List<Spot> course(Picture.Edge edge) {
      Spot from = dots.get(edge.from());
      Spot to = dots.get(edge.to());
      Spot upper = from.layer <= to.layer ? from : to;
      Spot lower = from.layer <= to.layer ? to : from;
      List<Spot> course = new ArrayList<>(List.of(upper));
      double width =
          edge.label().isEmpty() ? 0 : TextSize.width(edge.label(), Style.NOTE.fontSize) + 4;
      for (int layer = upper.layer + 1; layer < lower.layer; layer++) {
        course.add(add(layer, layer == upper.layer + 1 ? width : 0, 0, false));
      }
      course.add(lower);
      for (int i = 1; i < course.size(); i++) {
        if (course.get(i).layer > course.get(i - 1).layer) {
          course.get(i - 1).below.add(course.get(i));
          course.get(i).above.add(course.get(i - 1));
        }
      }
      if (upper != from) {
        Collections.reverse(course);
      }
      return course;
    }

    Layout placed() {
      order();
      double[] tops = new double[layers.size()];
      double[] heights = new double[layers.size()];
      double y = MARGIN;
      for (int i = 0; i < layers.size(); i++) {
        heights[i] = layers.get(i).stream().mapToDouble(s -> s.height).max().orElse(0);
        tops[i] = y;
        y += heights[i] + BETWEEN_LAYERS;
      }
      align();
      double left =
          layers.stream()
              .flatMap(List::stream)
              .mapToDouble(s -> s.middle - s.width / 2)
              .min()
              .orElse(0);
      double right = 0;
      for (List<Spot> layer : layers) {
        for (Spot spot : layer) {
          spot.middle += MARGIN - left;
          right = Math.max(right, spot.middle + spot.width / 2);
        }
      }
      List<Box> boxes = new ArrayList<>();
      for (Spot dot : dots) {
        double top = tops[dot.layer] + (heights[dot.layer] - dot.height) / 2;
        boxes.add(new Box(dot.middle - dot.width / 2, top, dot.width, dot.height));
      }
      List<List<Point>> lines = new ArrayList<>();
      List<Box> labels = new ArrayList<>();
      for (int i = 0; i < courses.size(); i++) {
        List<Point> line = line(picture.edges().get(i), courses.get(i), boxes, tops, heights);
        lines.add(line);
        labels.add(label(picture.edges().get(i).label(), line));
      }
      return new Layout(right + MARGIN, y - BETWEEN_LAYERS + MARGIN, boxes, lines, labels);
    }

    private static List<Point> line(
        Picture.Edge edge, List<Spot> course, List<Box> boxes, double[] tops, double[] heights) {
      List<Point> points = new ArrayList<>();
      Box from = boxes.get(edge.from());
      Box to = boxes.get(edge.to());
      if (edge.from() == edge.to()) {
        return points;
      }
      boolean isDown = from.y() < to.y();
      points.add(
          new Point(from.x() + from.width() / 2, isDown ? from.y() + from.height() : from.y()));
      for (Spot spot : course) {
        if (!spot.isDot) {
          double top = tops[spot.layer];
          double bottom = top + heights[spot.layer];
          points.add(new Point(spot.middle, isDown ? top : bottom));
          points.add(new Point(spot.middle, isDown ? bottom : top));
        }
      }
      points.add(new Point(to.x() + to.width() / 2, isDown ? to.y() : to.y() + to.height()));
      return points;
    }

    private static Box label(String label, List<Point> line) {
      if (label.isEmpty() || line.size() < 2) {
        return new Box(0, 0, 0, 0);
      }
      double width = TextSize.width(label, Style.NOTE.fontSize) + 4;
      Point a = line.get(line.size() / 2 - 1);
      Point b = line.get(line.size() / 2);
      return new Box(
          (a.x() + b.x() - width) / 2, (a.y() + b.y() - LABEL_HEIGHT) / 2, width, LABEL_HEIGHT);
    }

    private void order() {
      List<List<Spot>> best = copy();
      long fewest = crossings();
      for (int sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
        boolean isDown = sweep % 2 == 0;
        for (int i = 0; i < layers.size(); i++) {
          List<Spot> layer = layers.get(isDown ? i : layers.size() - 1 - i);
          for (Spot spot : layer) {
            List<Spot> fixed = isDown ? spot.above : spot.below;
            spot.key = fixed.stream().mapToInt(s -> s.order).average().orElse(spot.order);
          }
          layer.sort(Comparator.comparingDouble(s -> s.key));
          number(layer);
        }
        long found = crossings();
        if (found < fewest) {
          fewest = found;
          best = copy();
        }
      }
      for (int i = 0; i < layers.size(); i++) {
        layers.set(i, best.get(i));
        number(best.get(i));
      }
    }

    private static void number(List<Spot> layer) {
      for (int i = 0; i < layer.size(); i++) {
        layer.get(i).order = i;
      }
    }

    private List<List<Spot>> copy() {
      List<List<Spot>> copy = new ArrayList<>();
      layers.forEach(layer -> copy.add(new ArrayList<>(layer)));
      return copy;
    }

    /** Pairs of lines between the same layers that cross, counted as inversions are. */
    private long crossings() {
      long all = 0;
      for (int i = 0; i + 1 < layers.size(); i++) {
        int[] tree = new int[layers.get(i + 1).size() + 1];
        int seen = 0;
        for (Spot spot : layers.get(i)) {
          int[] ends = spot.below.stream().mapToInt(s -> s.order).sorted().toArray();
          for (int end : ends) {
            int before = 0;
            for (int k = end + 1; k > 0; k -= k & -k) {
              before += tree[k];
            }
            all += seen - before;
          }
          for (int end : ends) {
            seen++;
            for (int k = end + 1; k < tree.length; k += k & -k) {
              tree[k]++;
            }
          }
        }
      }
      return all;
    }

    private static double gap(Spot left, Spot right) {
      double between = left.isDot && right.isDot ? BETWEEN : BETWEEN_LINES;
      return (left.width + right.width) / 2 + between;
    }

    private void align() {
      for (List<Spot> layer : layers) {
        for (int i = 1; i < layer.size(); i++) {
          layer.get(i).middle = layer.get(i - 1).middle + gap(layer.get(i - 1), layer.get(i));
        }
      }
      for (int sweep = 0; sweep < 2 * SWEEPS; sweep++) {
        boolean isDown = sweep % 2 == 0;
        for (int i = 0; i < layers.size(); i++) {
          List<Spot> layer = layers.get(isDown ? i : layers.size() - 1 - i);
          spread(
              layer,
              layer.stream()
                  .mapToDouble(
                      spot ->
                          (isDown ? spot.above : spot.below)
                              .stream().mapToDouble(s -> s.middle).average().orElse(spot.middle))
                  .toArray());
        }
      }
    }

    /**
     * The places nearest to the wanted ones, in the sum of squares, that keep the gaps: pools of
     * adjacent violators.
     */
    private static void spread(List<Spot> layer, double[] wanted) {
      int size = layer.size();
      double[] offset = new double[size];
      for (int i = 1; i < size; i++) {
        offset[i] = offset[i - 1] + gap(layer.get(i - 1), layer.get(i));
      }
      double[] sums = new double[size];
      int[] counts = new int[size];
      int pools = 0;
      for (int i = 0; i < size; i++) {
        sums[pools] = wanted[i] - offset[i];
        counts[pools++] = 1;
        while (pools > 1
            && sums[pools - 2] / counts[pools - 2] > sums[pools - 1] / counts[pools - 1]) {
          sums[pools - 2] += sums[pools - 1];
          counts[pools - 2] += counts[pools - 1];
          pools--;
        }
      }
      int at = 0;
      for (int pool = 0; pool < pools; pool++) {
        for (int k = 0; k < counts[pool]; k++, at++) {
          layer.get(at).middle = sums[pool] / counts[pool] + offset[at];
        }
      }
    }
  }
}
