// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import it.unimi.dsi.fastutil.ints.IntIntPair;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.structure.Divisibility;
import org.losingways.monoid.structure.GroupType;
import org.losingways.monoid.structure.RayStructure.Component;
import org.losingways.show.view.Counted;
import org.losingways.show.view.QuotientView;
import org.losingways.show.view.RayWords;

/** Pictures of a quotient that are made of dots and lines. */
public final class QuotientPictures {

  /** With more elements, a dot stands for a class of them. */
  public static final int MOST_ELEMENTS = 64;

  /** With more classes, a dot stands for a whole component. */
  private static final int MOST_CLASSES = 40;

  /** With more points and rays too. */
  private static final int MOST_CELLS = 100;

  /** More arrows than this are a thicket. */
  private static final int MOST_ARROWS = 120;

  /** So many elements of a ray are drawn, or as many as it takes to see P repeat, at most eight. */
  private static final int FEWEST_STEPS = 3;

  private static final int MOST_STEPS = 8;

  private final QuotientView q;
  private final RayMonoid m;
  private final RayWords words;

  private QuotientPictures(QuotientView q) {
    this.q = q;
    this.m = q.monoid();
    this.words = q.words();
  }

  /**
   * The Cayley graph, the "coat of arms" of Advances, Figure 9. When a finite one has too many
   * arrows, the elements that divide each other share a frame, and arrows lead between frames: in a
   * commutative monoid a generator takes all of a class to the same class. When it has more than
   * {@link #MOST_ELEMENTS} elements, only the order of these classes is left.
   *
   * <p>The elements of an infinite one stand in their archimedean components, which a generator
   * takes to one another too: each ray is drawn as far as P can be seen to repeat. Of large
   * quotients of either kind the components alone.
   */
  public static Picture cayley(QuotientView q) {
    QuotientPictures made = new QuotientPictures(q);
    if (q.finite().isEmpty()) {
      return made.components(made.m.cells() <= MOST_CELLS);
    }
    int order = q.order().getAsInt();
    if (order * q.names().size() <= MOST_ARROWS && order <= MOST_ELEMENTS) {
      return made.elements();
    }
    Divisibility divisibility = Divisibility.of(q.finite().get());
    if (order <= MOST_ELEMENTS) {
      return made.frames(divisibility);
    }
    return divisibility.classes().size() <= MOST_CLASSES
        ? made.classes(divisibility)
        : made.components(false);
  }

  /** The Cayley graph with all its dots and arrows, for a program that can look at it closely. */
  public static Picture wholeCayley(QuotientView q) {
    return new QuotientPictures(q).elements();
  }

  /**
   * The idempotents in their natural order, each with the maximal subgroup it is the identity of.
   */
  public static Picture idempotents(QuotientView q) {
    return new QuotientPictures(q).idempotents();
  }

  private String title() {
    return "the %s of %s%s"
        .formatted(q.noun(), q.name(), q.order().isPresent() ? "" : ", which is infinite");
  }

  private String titleWithOrder() {
    return title() + (q.order().isPresent() ? ", of order " + q.order().getAsInt() : "");
  }

  private Picture.Mark mark(int x) {
    return Picture.Mark.of(q.outcome(x));
  }

  private Picture.Node node(int x) {
    return new Picture.Node(q.text(x), mark(x));
  }

  private int steps() {
    return Math.min(MOST_STEPS, Math.max(FEWEST_STEPS, q.threshold() + q.repeat()));
  }

  private Picture elements() {
    List<Integer> drawn = new ArrayList<>();
    for (int c : words.cells()) {
      IntStream.range(0, words.isRay(c) ? steps() : 1).forEach(n -> drawn.add(m.at(c, n)));
    }
    List<Picture.Edge> edges = edges(drawn);
    boolean someTogether = edges.stream().anyMatch(edge -> !edge.label().isEmpty());
    return new Picture(
        "The Cayley graph of %s%s"
            .formatted(
                titleWithOrder(),
                m.isFinite() ? "" : ", the first " + steps() + " elements of each ray"),
        "An arrow leads from each element to its product with a generator; a line without arrowhead"
            + " leads both ways, and generators that leave an element alone are not drawn."
            + (someTogether
                ? " Generators that do the same share a grey line, on which they are named."
                : "")
            + Picture.key(q),
        drawn.stream().map(this::node).toList(),
        edges,
        q.legend());
  }

  /** A line for each pair of elements that some generators lead between. */
  private List<Picture.Edge> edges(List<Integer> drawn) {
    Map<Integer, Integer> place = new HashMap<>();
    drawn.forEach(x -> place.put(x, place.size()));
    Map<Picture.Edge, List<Integer>> together = new LinkedHashMap<>();
    for (int g = 0; g < m.generators(); g++) {
      for (int x : drawn) {
        int y = m.step(x, g);
        boolean back = m.step(y, g) == x;
        // A loop shows nothing, and a way there and back is one line.
        if (x != y && place.containsKey(y) && (!back || place.get(x) < place.get(y))) {
          Picture.Edge edge = new Picture.Edge(place.get(x), place.get(y), 0, !back, "");
          together.computeIfAbsent(edge, e -> new ArrayList<>()).add(g);
        }
      }
    }
    List<Picture.Edge> edges = new ArrayList<>();
    together.forEach(
        (edge, letters) -> {
          boolean single = letters.size() == 1;
          int kind = single ? letters.get(0) + 1 : 0;
          String label = single ? "" : names(letters);
          edges.add(new Picture.Edge(edge.from(), edge.to(), kind, edge.isOneWay(), label));
        });
    return edges;
  }

  private String names(List<Integer> letters) {
    return letters.stream().map(g -> q.text(q.generator(g))).collect(Collectors.joining(","));
  }

  /**
   * Arrows between classes that each generator takes to one another.
   *
   * @param member an element of each class
   * @param classOf the class of an element
   */
  private List<Picture.Edge> arrows(List<Integer> member, IntUnaryOperator classOf) {
    Map<IntIntPair, List<Integer>> arrows = new LinkedHashMap<>();
    for (int c = 0; c < member.size(); c++) {
      for (int g = 0; g < m.generators(); g++) {
        int d = classOf.applyAsInt(m.step(member.get(c), g));
        if (c != d) {
          arrows.computeIfAbsent(IntIntPair.of(c, d), pair -> new ArrayList<>()).add(g);
        }
      }
    }
    List<Picture.Edge> edges = new ArrayList<>();
    arrows.forEach(
        (pair, letters) ->
            edges.add(
                new Picture.Edge(pair.firstInt(), pair.secondInt(), 0, true, names(letters))));
    return edges;
  }

  private Picture frames(Divisibility divisibility) {
    List<Picture.Node> nodes = new ArrayList<>();
    List<Integer> first = new ArrayList<>();
    divisibility
        .classes()
        .forEach(
            members -> {
              int x = members.getInt(0);
              first.add(x);
              List<Picture.Node> inside = members.intStream().mapToObj(this::node).toList();
              nodes.add(new Picture.Node(q.text(x), mark(x), inside));
            });
    return new Picture(
        "The Cayley graph of " + titleWithOrder(),
        Picture.legend(q)
            + "Elements that divide each other share a frame; an arrow leads from each frame to"
            + " that of the products with the generators named on it, unless it is the same frame."
            + Picture.key(q),
        nodes,
        arrows(first, divisibility::classOf));
  }

  private Picture classes(Divisibility divisibility) {
    List<Picture.Node> nodes = new ArrayList<>();
    divisibility
        .classes()
        .forEach(
            members -> {
              String size = members.size() == 1 ? "" : " ×" + members.size();
              nodes.add(
                  new Picture.Node(
                      q.text(members.getInt(0)) + size,
                      members.intStream().anyMatch(q::inP) ? Picture.Mark.P : Picture.Mark.N));
            });
    List<Picture.Edge> edges =
        divisibility.covers().stream()
            .map(pair -> new Picture.Edge(pair.firstInt(), pair.secondInt()))
            .toList();
    return new Picture(
        "Divisibility in " + titleWithOrder(),
        Picture.legend(q)
            + "Simplified: with more than "
            + MOST_ELEMENTS
            + " elements, a dot is a class of elements that divide each other, written as its least"
            + " element and its size. A line goes down to the next multiples. "
            + Picture.SOME_IN_P,
        nodes,
        edges);
  }

  private Picture components(boolean isSmall) {
    List<Component> components = q.structure().components();
    List<Integer> member = components.stream().map(this::some).toList();
    return new Picture(
        isSmall ? "T" + titleWithOrder().substring(1) : "The components of " + titleWithOrder(),
        Picture.legend(q)
            + (isSmall
                ? "A frame is an archimedean component, all elements that divide powers of each"
                    + " other; an arrow leads to the component of the products with the"
                    + " generators named on it. In a frame, lines join elements to their products"
                    + " with the letter of a ray. A row that ends in an arrow goes on for ever,"
                    + " and P repeats along it. Where rows go on to the left, or to both sides,"
                    + " elements of the same degree stand below each other."
                    + Picture.key(q)
                : "Simplified: with more than "
                    + (m.isFinite()
                        ? MOST_CLASSES + " classes of elements that divide each other"
                        : MOST_CELLS + " points and rays")
                    + ", a dot is an archimedean component, all elements that divide"
                    + " powers of each other, with its idempotent, its group, and how many elements"
                    + (m.isFinite() ? "" : " and rays")
                    + " it has. An arrow leads to the component of the products with the"
                    + " generators named on it. "
                    + Picture.SOME_IN_P),
        components.stream().map(c -> isSmall ? frame(c) : dot(c)).toList(),
        arrows(member, x -> components.indexOf(q.structure().componentOf(x))));
  }

  private int some(Component c) {
    return IntStream.range(0, 2 * m.cells())
        .filter(x -> words.isRay(m.cell(x)) || m.steps(x) == 0)
        .filter(c.elements()::contains)
        .findFirst()
        .orElseThrow();
  }

  private Picture.Node dot(Component c) {
    RayWords.Pieces pieces = words.pieces(c.elements());
    String rays = pieces.tails().isEmpty() ? "" : " + " + Counted.of(pieces.tails().size(), "ray");
    String name = c.idempotent().isPresent() ? q.text(c.idempotent().getAsInt()) : "no idempotent";
    boolean someInP =
        IntStream.range(0, m.cells())
            .flatMap(
                cell ->
                    IntStream.range(0, words.isRay(cell) ? q.threshold() + q.repeat() + 1 : 1)
                        .map(n -> m.at(cell, n)))
            .anyMatch(x -> c.elements().contains(x) && q.inP(x));
    return new Picture.Node(
        name + " : " + type(c.group()) + " (" + pieces.single().size() + rays + ")",
        someInP ? Picture.Mark.P : Picture.Mark.N);
  }

  private Picture.Node frame(Component c) {
    List<Picture.Chain> chains = new ArrayList<>();
    for (RayRows.Row row : RayRows.of(m, c, steps())) {
      chains.add(
          new Picture.Chain(
              row.row(),
              row.columns(),
              row.elements().stream().map(this::node).toList(),
              row.isOpenLeft(),
              row.isOpenRight()));
    }
    return new Picture.Node(q.text(some(c)), Picture.Mark.N, List.of(), chains);
  }

  private Picture idempotents() {
    Map<Integer, Integer> place = new HashMap<>();
    List<Picture.Node> nodes = new ArrayList<>();
    for (int e : q.idempotents()) {
      place.put(e, nodes.size());
      String group = type(q.structure().componentOf(e).group());
      nodes.add(new Picture.Node(q.text(e) + " : " + group, mark(e)));
    }
    List<Picture.Edge> edges = new ArrayList<>();
    for (IntIntPair cover : q.structure().covers()) {
      edges.add(new Picture.Edge(place.get(cover.secondInt()), place.get(cover.firstInt())));
    }
    return new Picture(
        (nodes.size() == 1 ? "The only idempotent of " : "The " + nodes.size() + " idempotents of ")
            + title(),
        Picture.legend(q)
            + "A line goes down from f to the next e with ef = e. Beside each idempotent stands the"
            + " type of the group of which it is the identity."
            + Picture.key(q),
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
