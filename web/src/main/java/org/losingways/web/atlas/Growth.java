// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.show.answer.census.Standing;

/**
 * The order of the partial quotients against the heap, as the workbench plots it.
 *
 * @param steps where it changed, to the last that is finite
 * @param last the last heap whose value is known
 * @param lastTame the last heap to which the partial quotients are tame, if they can be
 */
record Growth(List<Standing.Step> steps, int last, OptionalInt lastTame) {

  private static final double WIDTH = 460;
  private static final double HEIGHT = 250;
  private static final double LEFT = 52;
  private static final double RIGHT = WIDTH - 12;
  private static final double TOP = 14;
  private static final double FLOOR = HEIGHT - 40;

  /** From this order on the scale is logarithmic. */
  private static final int MUCH = 60;

  private static final int MOST_SAID = 12;

  Html plot() {
    int end = Math.max(5, last);
    int highest = steps.stream().mapToInt(Growth::order).max().orElse(2);
    boolean isLog = highest > MUCH;
    DoubleUnaryOperator x = heap -> LEFT + (RIGHT - LEFT) * heap / end;
    DoubleUnaryOperator y =
        isLog
            ? order -> FLOOR - (FLOOR - TOP) * Math.log(order) / Math.log(highest * 1.15)
            : order -> FLOOR - (FLOOR - TOP) * order / (highest * 1.08);
    List<Html> parts = new ArrayList<>();
    ticks(isLog, highest)
        .forEach(
            t -> {
              parts.add(line("grid", LEFT, RIGHT, y.applyAsDouble(t)));
              parts.add(text(LEFT - 8, y.applyAsDouble(t) + 4, "end", Integer.toString(t)));
            });
    int every = step(end);
    IntStream.iterate(0, t -> t <= end, t -> t + every)
        .forEach(
            t -> parts.add(text(x.applyAsDouble(t), FLOOR + 18, "middle", Integer.toString(t))));
    parts.add(line("axis", LEFT, RIGHT, FLOOR + 0.5));
    parts.add(text((LEFT + RIGHT) / 2, HEIGHT - 4, "middle", "heap"));
    parts.add(text(LEFT, TOP - 4, "middle", isLog ? "order (logarithmic)" : "order"));
    StringBuilder path = new StringBuilder("M" + number(x.applyAsDouble(0)));
    path.append(' ').append(number(y.applyAsDouble(1)));
    for (Standing.Step step : steps) {
      path.append('H').append(number(x.applyAsDouble(step.heap())));
      path.append('V').append(number(y.applyAsDouble(order(step))));
    }
    path.append('H').append(number(x.applyAsDouble(last)));
    parts.add(Html.tag("path", "class", "curve", "d", path.toString()).with());
    for (Standing.Step step : steps) {
      parts.add(
          Html.tag(
                  "circle",
                  "class",
                  step.heap() > lastTame.orElse(Integer.MAX_VALUE) ? "step wild" : "step",
                  "cx",
                  number(x.applyAsDouble(step.heap())),
                  "cy",
                  number(y.applyAsDouble(order(step))),
                  "r",
                  "3.4")
              .with());
    }
    return Html.tag(
            "svg",
            "viewBox",
            "0 0 460 250",
            "width",
            "460",
            "height",
            "250",
            "role",
            "img",
            "aria-label",
            said(),
            "class",
            "plot")
        .with(parts);
  }

  private static int order(Standing.Step step) {
    return step.order().getAsInt();
  }

  private String said() {
    return steps.stream()
        .skip(Math.max(0, steps.size() - MOST_SAID))
        .map(s -> order(s) + " from heap " + s.heap())
        .collect(Collectors.joining(", ", "The order of the quotient is ", "."));
  }

  private static Stream<Integer> ticks(boolean isLog, int highest) {
    int every = step(highest);
    return isLog
        ? Stream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
            .filter(t -> t <= highest * 1.15)
        : Stream.iterate(0, t -> t <= highest, t -> t + every);
  }

  /** A round number of which there are about five in another. */
  private static int step(int end) {
    int power = 1;
    while (end / (10 * power) >= 5) {
      power *= 10;
    }
    int round = end / power;
    return power * (round < 6 ? 1 : round < 12 ? 2 : round < 30 ? 5 : 10);
  }

  private static Html line(String style, double from, double to, double y) {
    String at = number(y);
    return Html.tag(
            "line", "class", style, "x1", number(from), "x2", number(to), "y1", at, "y2", at)
        .with();
  }

  private static Html text(double x, double y, String anchor, String text) {
    return Html.tag("text", "class", "small", "x", number(x), "y", number(y), "text-anchor", anchor)
        .with(text);
  }

  private static String number(double x) {
    return String.format(Locale.ROOT, "%.1f", x);
  }
}
