// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import it.unimi.dsi.fastutil.ints.IntIntPair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.structure.GroupType;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.structure.RayStructure.Component;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.page.RayWords;

/** Pictures of an infinite misère quotient that are made of dots and lines. */
public final class RayPictures {

  /** With more points and rays, a dot stands for a whole component. */
  private static final int MOST_CELLS = 100;

  /** So many elements of a ray are drawn, or as many as it takes to see P repeat, at most eight. */
  private static final int FEWEST_STEPS = 3;

  private static final int MOST_STEPS = 8;

  private static final String P_AND_N =
      " Round, blue and heavy: in P, the player to move loses. Square, vermilion and light: the"
          + " player to move wins.";

  private final InfiniteQuotient q;
  private final RayMonoid m;
  private final RayWords words;
  private final RayStructure structure;

  private RayPictures(InfiniteQuotient q) {
    this.q = q;
    this.m = q.monoid();
    this.words = new RayWords(q);
    this.structure = RayStructure.of(m);
  }

  /**
   * The elements in their archimedean components, which a generator takes to one another: each ray
   * is drawn as far as P can be seen to repeat. Of large quotients the components alone.
   */
  public static Picture cayley(InfiniteQuotient q) {
    return new RayPictures(q).components();
  }

  /** The Cayley graph as far out as it is drawn, for a program that can look at it closely. */
  public static Picture wholeCayley(InfiniteQuotient q) {
    return new RayPictures(q).elements();
  }

  /** The idempotents in their natural order, each with the group it is the identity of. */
  public static Picture idempotents(InfiniteQuotient q) {
    return new RayPictures(q).idempotents();
  }

  private String name() {
    return q.rules().code()
        + (q.isSolved()
            ? ""
            : " to "
                + q.rules().labels().noun()
                + " "
                + q.rules().labels().label(q.heapsComputed()));
  }

  private int steps() {
    return Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, q.p().threshold() + q.p().period()));
  }

  private Picture.Node node(int x) {
    return new Picture.Node(words.text(x), q.p().contains(x) ? Picture.Mark.P : Picture.Mark.N);
  }

  private String generator(int g) {
    return q.system().alphabet().names().get(g);
  }

  private String generators() {
    int[] heaps = q.generatorHeaps();
    return IntStream.range(0, heaps.length)
        .mapToObj(
            g -> words.text(m.step(0, g)) + " = Φ(" + q.rules().labels().label(heaps[g]) + ")")
        .collect(Collectors.joining(", "));
  }

  private Picture components() {
    boolean isSmall = m.cells() <= MOST_CELLS;
    List<Component> components = structure.components();
    List<Picture.Node> nodes = new ArrayList<>();
    for (Component c : components) {
      nodes.add(isSmall ? frame(c) : dot(c));
    }
    Map<IntIntPair, List<String>> arrows = new LinkedHashMap<>();
    for (int c = 0; c < nodes.size(); c++) {
      int x = some(components.get(c));
      for (int g = 0; g < m.generators(); g++) {
        int d = components.indexOf(structure.componentOf(m.step(x, g)));
        if (c != d) {
          arrows.computeIfAbsent(IntIntPair.of(c, d), pair -> new ArrayList<>()).add(generator(g));
        }
      }
    }
    return new Picture(
        "The misère quotient of " + name() + ", which is infinite",
        generators()
            + ". "
            + (isSmall
                ? "A frame is an archimedean component, all elements that divide powers of each"
                    + " other; an arrow leads to the component of the products with the generators"
                    + " named on it. In a frame, lines join elements to their products with the"
                    + " letter of a ray. A row that ends in an arrow goes on for ever, and P repeats"
                    + " along it. Where rows go on to the left, or to both sides, elements of the same"
                    + " degree stand below each other."
                    + P_AND_N
                : "Simplified: with more than "
                    + MOST_CELLS
                    + " points and rays, a dot is an archimedean component, all elements that divide"
                    + " powers of each other, with its idempotent, its group, and how many elements"
                    + " and rays it has. An arrow leads to the component of the products with the"
                    + " generators named on it. Round, blue and heavy: some elements are in P, the"
                    + " player to move loses. Square, vermilion and light: none is."),
        nodes,
        Picture.arrows(arrows));
  }

  private int some(Component c) {
    return IntStream.range(0, 2 * m.cells())
        .filter(x -> m.cell(x) >= m.points() || m.steps(x) == 0)
        .filter(c.elements()::contains)
        .findFirst()
        .orElseThrow();
  }

  private Picture.Node dot(Component c) {
    RayWords.Pieces pieces = words.pieces(c.elements());
    String rays = pieces.tails().isEmpty() ? "" : " + " + pieces.tails().size() + " rays";
    String name =
        c.idempotent().isPresent() ? words.text(c.idempotent().getAsInt()) : "no idempotent";
    return new Picture.Node(
        name + " : " + type(c.group()) + " (" + pieces.single().size() + rays + ")",
        c.elements().intersects(q.p()) ? Picture.Mark.P : Picture.Mark.N);
  }

  private Picture.Node frame(Component c) {
    List<RayRows.Row> rows = RayRows.of(m, c, steps());
    List<Picture.Chain> chains = new ArrayList<>();
    for (RayRows.Row row : rows) {
      chains.add(
          new Picture.Chain(
              row.row(),
              row.columns(),
              row.elements().stream().map(this::node).toList(),
              row.isOpenLeft(),
              row.isOpenRight()));
    }
    return new Picture.Node(words.text(some(c)), Picture.Mark.N, List.of(), chains);
  }

  private Picture elements() {
    List<Picture.Node> nodes = new ArrayList<>();
    Map<Integer, Integer> place = new HashMap<>();
    for (int c : words.cells()) {
      for (int n = 0; n < (c < m.points() ? 1 : steps()); n++) {
        place.put(m.at(c, n), nodes.size());
        nodes.add(node(m.at(c, n)));
      }
    }
    List<Picture.Edge> edges = new ArrayList<>();
    List<String> kinds = new ArrayList<>();
    int[] heaps = q.generatorHeaps();
    for (int g = 0; g < m.generators(); g++) {
      kinds.add(generator(g) + " = Φ(" + q.rules().labels().label(heaps[g]) + ")");
      for (Map.Entry<Integer, Integer> from : place.entrySet()) {
        int y = m.step(from.getKey(), g);
        if (place.containsKey(y) && y != from.getKey()) {
          edges.add(new Picture.Edge(from.getValue(), place.get(y), g + 1, true, ""));
        }
      }
    }
    return new Picture(
        "The Cayley graph of the misère quotient of "
            + name()
            + ", the first "
            + steps()
            + " elements of each ray",
        "An arrow leads from each element to its product with a generator." + P_AND_N,
        nodes,
        edges,
        kinds);
  }

  private Picture idempotents() {
    Map<Integer, Integer> place = new HashMap<>();
    List<Picture.Node> nodes = new ArrayList<>();
    for (int e : structure.idempotents()) {
      place.put(e, nodes.size());
      nodes.add(
          new Picture.Node(
              words.text(e) + " : " + type(structure.componentOf(e).group()), node(e).mark()));
    }
    List<Picture.Edge> edges = new ArrayList<>();
    for (IntIntPair cover : structure.covers()) {
      edges.add(new Picture.Edge(place.get(cover.secondInt()), place.get(cover.firstInt())));
    }
    return new Picture(
        "The "
            + nodes.size()
            + " idempotents of the misère quotient of "
            + name()
            + ", which is infinite",
        "A line goes down from f to the next e with ef = e. Beside each idempotent stands the type"
            + " of the group of which it is the identity."
            + P_AND_N,
        nodes,
        edges);
  }

  private static String type(GroupType group) {
    List<String> parts = new ArrayList<>();
    group.torsion().factors().forEach(n -> parts.add("Z" + Grids.subscript(n)));
    IntStream.range(0, group.rank()).forEach(i -> parts.add("Z"));
    return parts.isEmpty() ? "1" : String.join(" × ", parts);
  }
}
