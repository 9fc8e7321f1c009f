// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import it.unimi.dsi.fastutil.ints.IntIntPair;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.monoid.structure.Divisibility;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.WordStyle;
import org.losingways.theory.QuotientStructure;

/** Pictures of a misère quotient that are made of dots and lines. */
public final class QuotientPictures {

  /** With more elements, a dot stands for a class of them. */
  public static final int MOST_ELEMENTS = 64;

  /** More arrows than this are a thicket. */
  private static final int MOST_ARROWS = 120;

  private static final String P_AND_N =
      " Round, blue and heavy: in P, the player to move loses. Square, vermilion and light: the"
          + " player to move wins.";

  private QuotientPictures() {}

  /** An element as people read it: ab²c. */
  static String word(QuotientStructure q, int x) {
    return q.named().system().alphabet().text(q.named().words().get(x), WordStyle.UNICODE);
  }

  /** The game, and how far it is looked at if it is not solved. */
  static String name(QuotientStructure q) {
    return q.rules().code()
        + (q.quotient().isSolved()
            ? ""
            : " to " + q.rules().labels().noun() + " " + q.rules().labels().label(q.heaps()));
  }

  private static Picture.Mark mark(QuotientStructure q, int x) {
    return q.inP(x) ? Picture.Mark.P : Picture.Mark.N;
  }

  /**
   * The Cayley graph, the "coat of arms" of Advances, Figure 9. When it has too many arrows, the
   * elements that divide each other share a frame, and arrows lead between frames: in a commutative
   * monoid a generator takes all of a class to the same class. When it has more than {@link
   * #MOST_ELEMENTS} elements, only the order of these classes is left.
   */
  public static Picture cayley(QuotientStructure q) {
    if (q.order() > MOST_ELEMENTS) {
      return classes(q);
    }
    int generators = q.named().system().alphabet().names().size();
    return q.order() * generators > MOST_ARROWS ? frames(q) : elements(q);
  }

  /** The Cayley graph with all its dots and arrows, for a program that can look at it closely. */
  public static Picture wholeCayley(QuotientStructure q) {
    return elements(q);
  }

  private static Picture frames(QuotientStructure q) {
    Divisibility divisibility = Divisibility.of(q.monoid());
    List<Picture.Node> nodes = new ArrayList<>();
    for (IntList members : divisibility.classes()) {
      List<Picture.Node> inside = new ArrayList<>();
      members.forEach(x -> inside.add(new Picture.Node(word(q, x), mark(q, x))));
      nodes.add(new Picture.Node(word(q, members.getInt(0)), mark(q, members.getInt(0)), inside));
    }
    Map<IntIntPair, List<String>> arrows = new LinkedHashMap<>();
    int generators = q.named().system().alphabet().names().size();
    for (int c = 0; c < nodes.size(); c++) {
      int x = divisibility.classes().get(c).getInt(0);
      for (int g = 0; g < generators; g++) {
        int generator = q.named().generator(g);
        int d = divisibility.classOf(q.monoid().times(x, generator));
        if (c != d) {
          arrows
              .computeIfAbsent(IntIntPair.of(c, d), pair -> new ArrayList<>())
              .add(word(q, generator));
        }
      }
    }
    return new Picture(
        cayleyTitle(q),
        "Elements that divide each other share a frame; an arrow leads from each frame to that of"
            + " the products with the generators named on it, unless it is the same frame."
            + P_AND_N,
        nodes,
        Picture.arrows(arrows));
  }

  private static String cayleyTitle(QuotientStructure q) {
    return "The Cayley graph of the misère quotient of " + name(q) + ", of order " + q.order();
  }

  private static Picture elements(QuotientStructure q) {
    List<Picture.Node> nodes = new ArrayList<>();
    for (int x = 0; x < q.order(); x++) {
      nodes.add(new Picture.Node(word(q, x), mark(q, x)));
    }
    List<String> names = q.named().system().alphabet().names();
    List<Picture.Edge> edges = edges(q);
    List<String> kinds = new ArrayList<>();
    for (int g = 0; g < names.size(); g++) {
      kinds.add(
          word(q, q.named().generator(g))
              + " = Φ("
              + q.rules().labels().label(q.generatorHeap(g))
              + ")");
    }
    boolean someTogether = edges.stream().anyMatch(edge -> !edge.label().isEmpty());
    return new Picture(
        cayleyTitle(q),
        "An arrow leads from each element to its product with a generator; a line without arrowhead"
            + " leads both ways, and generators that leave an element alone are not drawn."
            + (someTogether
                ? " Generators that do the same share a grey line, on which they are named."
                : "")
            + P_AND_N,
        nodes,
        edges,
        kinds);
  }

  /** A line for each pair of elements that some generators lead between. */
  private static List<Picture.Edge> edges(QuotientStructure q) {
    List<String> names = q.named().system().alphabet().names();
    Map<Picture.Edge, List<Integer>> together = new LinkedHashMap<>();
    for (int g = 0; g < names.size(); g++) {
      int[] times = q.monoid().row(q.named().generator(g));
      for (int x = 0; x < q.order(); x++) {
        int y = times[x];
        boolean back = times[y] == x;
        // A loop shows nothing, and a way there and back is one line.
        if (x != y && (!back || x < y)) {
          together
              .computeIfAbsent(new Picture.Edge(x, y, 0, !back, ""), e -> new ArrayList<>())
              .add(g);
        }
      }
    }
    List<Picture.Edge> edges = new ArrayList<>();
    together.forEach(
        (edge, generators) -> {
          boolean single = generators.size() == 1;
          String label =
              single
                  ? ""
                  : generators.stream()
                      .map(g -> word(q, q.named().generator(g)))
                      .collect(Collectors.joining(","));
          int kind = single ? generators.get(0) + 1 : 0;
          edges.add(new Picture.Edge(edge.from(), edge.to(), kind, edge.isOneWay(), label));
        });
    return edges;
  }

  private static Picture classes(QuotientStructure q) {
    Divisibility divisibility = Divisibility.of(q.monoid());
    List<Picture.Node> nodes = new ArrayList<>();
    for (IntList members : divisibility.classes()) {
      long inP = members.intStream().filter(q::inP).count();
      String size = members.size() == 1 ? "" : " ×" + members.size();
      nodes.add(
          new Picture.Node(
              word(q, members.getInt(0)) + size, inP > 0 ? Picture.Mark.P : Picture.Mark.N));
    }
    List<Picture.Edge> edges =
        divisibility.covers().stream()
            .map(pair -> new Picture.Edge(pair.firstInt(), pair.secondInt()))
            .toList();
    return new Picture(
        "Divisibility in the misère quotient of " + name(q) + ", of order " + q.order(),
        "Simplified: with more than "
            + MOST_ELEMENTS
            + " elements, a dot is a class of elements that divide each other, written as its least"
            + " element and its size. A line goes down to the next multiples. Round, blue and"
            + " heavy: some member is in P, the player to move loses. Square, vermilion and light:"
            + " none is.",
        nodes,
        edges);
  }

  /**
   * The idempotents in their natural order, each with the maximal subgroup it is the identity of.
   */
  public static Picture idempotents(QuotientStructure q) {
    Idempotents idempotents = Idempotents.of(q.monoid());
    Map<Integer, Subgroup> groups =
        Subgroup.maximal(q.monoid()).stream()
            .collect(Collectors.toMap(Subgroup::identity, group -> group));
    Map<Integer, Integer> place = new HashMap<>();
    List<Picture.Node> nodes = new ArrayList<>();
    for (int e : idempotents.elements()) {
      place.put(e, nodes.size());
      Subgroup group = groups.get(e);
      nodes.add(new Picture.Node(word(q, e) + " : " + type(group), mark(q, e)));
    }
    List<Picture.Edge> edges = new ArrayList<>();
    for (IntIntPair cover : idempotents.covers()) {
      edges.add(new Picture.Edge(place.get(cover.secondInt()), place.get(cover.firstInt())));
    }
    return new Picture(
        (nodes.size() == 1 ? "The only idempotent" : "The " + nodes.size() + " idempotents")
            + " of the misère quotient of "
            + name(q),
        "A line goes down from f to the next e with ef = e. Beside each idempotent stands the type"
            + " of the group of which it is the identity."
            + P_AND_N,
        nodes,
        edges);
  }

  private static String type(Subgroup group) {
    IntList factors = group.type().factors();
    return factors.isEmpty()
        ? "1"
        : factors
            .intStream()
            .mapToObj(n -> "Z" + Grids.subscript(n))
            .collect(Collectors.joining(" × "));
  }
}
