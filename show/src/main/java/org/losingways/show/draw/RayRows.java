// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.structure.RayStructure.Component;

/**
 * The elements of an archimedean component in rows: each row is joined by multiplication by the
 * letter of a ray, and rows that run out for ever are drawn a few steps far.
 *
 * <p>Where the group of the component has rank 1, the column of an element is its degree. So the
 * elements of a group Z stand in one row that is open at both ends, such as … e³, e², ce², ce, c²e,
 * c², c³ … in 0.76.
 */
final class RayRows {

  /** Elements that no letter joins stand in rows of so many. */
  private static final int ACROSS = 6;

  /** A row, or a part of one. */
  record Row(
      int row,
      List<Integer> columns,
      List<Integer> elements,
      boolean isOpenLeft,
      boolean isOpenRight) {}

  /** Elements that belong side by side, before they have a row. */
  private record Strip(
      List<Integer> columns, List<Integer> elements, boolean isOpenLeft, boolean isOpenRight) {
    int first() {
      return columns.get(0);
    }

    int last() {
      return columns.get(columns.size() - 1);
    }
  }

  private final RayMonoid m;
  private final Component component;

  /** How many elements of each ray are drawn. */
  private final int steps;

  /** What is drawn, and not yet in a strip. */
  private final Set<Integer> left = new HashSet<>();

  private final List<Strip> strips = new ArrayList<>();

  private RayRows(RayMonoid m, Component component, int steps) {
    this.m = m;
    this.component = component;
    this.steps = steps;
  }

  static List<Row> of(RayMonoid m, Component component, int steps) {
    return new RayRows(m, component, steps).rows();
  }

  private List<Row> rows() {
    Set<Integer> letters = new HashSet<>();
    for (int c = 0; c < m.cells(); c++) {
      boolean isRay = c >= m.points();
      for (int n = 0; n < (isRay ? steps : 1); n++) {
        if (component.elements().contains(m.at(c, n))) {
          left.add(m.at(c, n));
          if (isRay) {
            letters.add(m.letter(c));
          }
        }
      }
    }
    if (component.degrees().isEmpty()) {
      letters.stream().sorted().forEach(this::stripsByWord);
    } else {
      letters.stream()
          .sorted(Comparator.comparing(g -> -degree(m.step(0, g))))
          .forEach(this::stripsByProduct);
      inOrder(left).forEach(x -> strip(List.of(x), List.of(degree(x))));
    }
    List<Row> rows = packed();
    return rows.isEmpty() || !left.isEmpty() ? withOthers(rows) : rows;
  }

  private int degree(int x) {
    return component.degree(m.word(x)).orElse(0);
  }

  private List<Integer> inOrder(Set<Integer> elements) {
    return elements.stream().sorted(Comparator.comparing(m::word)).toList();
  }

  /** Strips y, yg, yg², … through the elements that are left, those of the subgroup first. */
  private void stripsByProduct(int g) {
    Set<Integer> group = new HashSet<>(left);
    group.removeIf(x -> !component.subgroup().contains(x));
    if (!group.isEmpty()) {
      stripsByProduct(g, group);
    }
    stripsByProduct(g, new HashSet<>(left));
  }

  private void stripsByProduct(int g, Set<Integer> among) {
    Map<Integer, Integer> next = new LinkedHashMap<>();
    Map<Integer, Integer> before = new HashMap<>();
    for (int x : inOrder(among)) {
      int y = m.step(x, g);
      if (y != x && among.contains(y) && degree(y) != degree(x) && !before.containsKey(y)) {
        next.put(x, y);
        before.put(y, x);
      }
    }
    for (int x : inOrder(among)) {
      if (!before.containsKey(x)) {
        List<Integer> elements = new ArrayList<>();
        for (Integer y = x; y != null; y = next.get(y)) {
          elements.add(y);
        }
        if (elements.size() > 1) {
          strip(elements, elements.stream().map(this::degree).toList());
        }
      }
    }
  }

  /** Strips of the same word but for the exponent of g, each as long as a ray is drawn. */
  private void stripsByWord(int g) {
    Map<Word, List<Integer>> alike = new LinkedHashMap<>();
    for (int x : inOrder(left)) {
      Word word = m.word(x);
      alike.computeIfAbsent(word.with(g, -word.exponent(g)), w -> new ArrayList<>()).add(x);
    }
    alike.forEach(
        (word, elements) -> {
          if (elements.stream().anyMatch(x -> isLastDrawn(x) && m.letter(m.cell(x)) == g)) {
            strip(elements, elements.stream().map(x -> m.word(x).exponent(g)).toList());
          }
        });
  }

  private boolean isLastDrawn(int x) {
    return m.cell(x) >= m.points() && m.steps(x) == steps - 1;
  }

  private void strip(List<Integer> elements, List<Integer> columns) {
    left.removeAll(elements);
    List<Integer> row = new ArrayList<>(elements);
    List<Integer> places = new ArrayList<>(columns);
    if (places.get(0) > places.get(places.size() - 1)) {
      Collections.reverse(row);
      Collections.reverse(places);
    }
    boolean isOpenRight = runsOut(row.get(row.size() - 1), 1);
    boolean isOpenLeft = runsOut(row.get(0), -1);
    strips.add(new Strip(places, row, isOpenLeft, isOpenRight));
  }

  /** Whether an element is the last of a ray that is drawn, and the ray leads this way. */
  private boolean runsOut(int x, int direction) {
    if (!isLastDrawn(x)) {
      return false;
    }
    int degree = component.degrees().isEmpty() ? 1 : degree(m.step(0, m.letter(m.cell(x))));
    return Integer.signum(degree) == direction;
  }

  /** Puts strips into the first row where they have room. */
  private List<Row> packed() {
    List<List<Strip>> taken = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    for (Strip strip : strips) {
      int row =
          IntStream.range(0, taken.size())
              .filter(r -> taken.get(r).stream().noneMatch(other -> meet(strip, other)))
              .findFirst()
              .orElse(taken.size());
      if (row == taken.size()) {
        taken.add(new ArrayList<>());
      }
      taken.get(row).add(strip);
      rows.add(new Row(row, strip.columns, strip.elements, strip.isOpenLeft, strip.isOpenRight));
    }
    return rows;
  }

  private static boolean meet(Strip a, Strip b) {
    return reach(a, true) <= reach(b, false) && reach(b, true) <= reach(a, false);
  }

  private static int reach(Strip strip, boolean left) {
    if (left) {
      return strip.isOpenLeft ? Integer.MIN_VALUE : strip.first();
    }
    return strip.isOpenRight ? Integer.MAX_VALUE : strip.last();
  }

  /** What no letter joins, below the rest. */
  private List<Row> withOthers(List<Row> joined) {
    List<Row> rows = new ArrayList<>(joined);
    int row = joined.stream().mapToInt(Row::row).max().orElse(-1) + 1;
    int first = joined.stream().mapToInt(r -> r.columns.get(0)).min().orElse(0);
    List<Integer> others = inOrder(left);
    for (int i = 0; i < others.size(); i++) {
      rows.add(
          new Row(
              row + i / ACROSS, List.of(first + i % ACROSS), List.of(others.get(i)), false, false));
    }
    return rows;
  }
}
