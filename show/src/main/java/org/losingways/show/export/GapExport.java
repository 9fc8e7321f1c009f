// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.PartizanOutcome;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.show.view.QuotientView;

/**
 * A quotient as a program for GAP that defines it and proves what it says when it is read; {@link
 * GapPrograms} has the proofs. The words of a finite quotient are words of a free monoid, those of
 * an infinite one lists of exponents.
 */
public final class GapExport {

  private static final int WIDTH = 96;

  private static final String ABOUT_FINITE =
      """
      # Written by 'misere export'. Read("FILE.g"); checks all of it and sets MisereQuotient, a record:
      #   monoid, transformations   the quotient Q as a finitely presented monoid and as transformations
      #   elements                  the least word of each element; other lists name them by their places here
      #   P                         the elements whose positions the previous player wins
      #   outcomes                  the outcome of each element
      #   Phi(heap)                 the value of a heap;  value([9, 8, 5, 3])  that of a position
      """;

  private static final String ABOUT_INFINITE =
      """
      # Written by 'misere export'. Read("FILE.g"); checks all of it and sets MisereQuotient, a record
      # in which a word is the list of the exponents of the letters:
      #   monoid               the quotient Q as a finitely presented monoid;  word(w)  is made for it
      #   reduce(w)            the least word of the same element: words are equal if these agree
      #   points, rays         all elements; a ray has its first element, and the letter that leads on
      #   isP(w)               whether the previous player wins;  outcomes  of the points, one by one
      #   Phi(heap)            the value of a heap;  value([7, 7, 12])  that of a position
      """;

  private static final String LOCAL_FINITE =
      """
        local game, order, free, letters, heaps, relations, elements, action, inP,
          outcomes,
          idempotents, phi, period, preperiod, ordering, claim, monoid, system, reduced,
          acting, transformations, evaluate, found, value, gen, elt\
      """;

  private static final String LOCAL_INFINITE =
      """
        local game, free, letters, heaps, rules, points, inP, rays, actionOnPoints,
          outcomes,
          actionOnRays, phi, period, preperiod, claim, size, word, relations, monoid,
          divides, reduce, one, two, lcm, at, bound, found, times, gen, cell, ray,
          image, steps, place, isP, value\
      """;

  private final QuotientView q;
  private final RayMonoid m;
  private final boolean isFinite;
  private final List<String> variables = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  /** Where each cell is among the cells in the order of their words, points first, from 1 on. */
  private final Map<Integer, Integer> place = new HashMap<>();

  private GapExport(QuotientView q) {
    this.q = q;
    this.m = q.monoid();
    this.isFinite = q.order().isPresent();
    q.words().points().forEach(c -> place.put(c, place.size() + 1));
    q.words().rays().forEach(c -> place.put(c, place.size() + 1));
    for (int g = 0; g < q.names().size(); g++) {
      String name = q.names().get(g).replace("_", "");
      // Greek letters and numbers in brackets are no names of variables; g1, g2, … always are.
      boolean usable = name.matches("[A-Za-z][0-9]*") && !name.matches("g[0-9]+");
      variables.add(usable && !variables.contains(name) ? name : "g" + (g + 1));
    }
  }

  /** The program. */
  public static String write(Export export) {
    return new GapExport(export.q()).write();
  }

  private String write() {
    text.append("# The ")
        .append(q.noun().replace("è", "e"))
        .append(" of ")
        .append(q.code())
        .append(", ");
    text.append(isFinite ? "" : "infinite, ").append(q.proved()).append(".\n");
    text.append(isFinite ? ABOUT_FINITE : ABOUT_INFINITE);
    labels();
    text.append("MisereQuotient := function()\n");
    text.append(isFinite ? LOCAL_FINITE : LOCAL_INFINITE);
    if (isFinite) {
      variables.forEach(v -> text.append(", ").append(v));
    }
    text.append(";\n");
    set("game", string(q.code()));
    if (isFinite) {
      set("order", "" + q.order().getAsInt());
    }
    // GAP's free monoids have at least one generator; that of a trivial quotient is the identity.
    List<String> letters = variables.isEmpty() ? List.of("e") : variables;
    set("free", letters.stream().collect(Collectors.joining("\", \"", "FreeMonoid(\"", "\")")));
    set("letters", "GeneratorsOfMonoid(free)");
    if (isFinite) {
      finite();
    } else {
      infinite();
    }
    set("period", q.period().map(p -> "" + p.period()).orElse("fail"));
    set("preperiod", q.period().map(p -> "" + p.preperiod()).orElse("fail"));
    if (isFinite) {
      set(
          "ordering",
          switch (q.system().order()) {
            case LATEST_LETTER -> "BasicWreathProductOrdering";
            case SHORTLEX -> "ShortLexOrdering";
          });
    }
    return text.append("\n")
        .append(isFinite ? GapPrograms.FINITE : GapPrograms.INFINITE)
        .toString();
  }

  private void finite() {
    for (int g = 0; g < variables.size(); g++) {
      text.append("  ").append(variables.get(g)).append(" := letters[").append(g + 1);
      text.append("];  # ").append(q.labels().noun()).append(' ');
      text.append(q.labels().label(q.generatorHeap(g))).append('\n');
    }
    list("heaps", letters().map(q::generatorHeap));
    boolean trivial = variables.isEmpty();
    list("relations", trivial ? Stream.of("[letters[1], One(free)]") : relations());
    list("elements", points().map(x -> product(m.word(x))));
    set("action", trivial ? "[[1]]" : "[]");
    eachGenerator("action", points(), (x, g) -> "" + (m.step(x, g) + 1));
    list("inP", places(points().filter(q::inP)));
    set("outcomes", string(Export.text(points().map(q::outcome).toList())));
    list("idempotents", places(q.idempotents().stream()));
    list("phi", places(heaps().map(q::value)));
  }

  private void infinite() {
    list("heaps", letters().map(q::generatorHeap));
    list("rules", q.relations().stream().map(r -> pair(exponents(r.left()), exponents(r.right()))));
    list("points", points().map(c -> exponents(m.word(c))));
    list("inP", places(points().filter(q::inP)));
    set("outcomes", string(Export.text(points().map(q::outcome).toList())));
    List<Integer> rays = q.words().rays();
    list("rays", rays.stream().map(this::ray));
    set("actionOnPoints", "[]");
    set("actionOnRays", "[]");
    eachGenerator("actionOnPoints", points(), (c, g) -> element(m.step(c, g)));
    eachGenerator("actionOnRays", rays.stream(), this::image);
    list("phi", heaps().map(h -> exponents(m.word(q.value(h)))));
  }

  private Stream<Integer> points() {
    return q.words().points().stream();
  }

  private Stream<Integer> letters() {
    return IntStream.range(0, variables.size()).boxed();
  }

  private Stream<Integer> heaps() {
    return IntStream.rangeClosed(0, q.lastTold()).boxed();
  }

  private Stream<Integer> places(Stream<Integer> cells) {
    return cells.map(place::get);
  }

  /** Which numbers stand for what, when heaps are not sizes. */
  private void labels() {
    if (q.labels().areSizes()) {
      return;
    }
    text.append("# Heaps are numbers that stand for ").append(q.labels().nouns()).append(":\n");
    heaps()
        .forEach(
            heap ->
                text.append("#   ")
                    .append(heap)
                    .append("  ")
                    .append(q.labels().label(heap))
                    .append('\n'));
  }

  private static String string(String value) {
    return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String pair(String left, String right) {
    return "[" + left + "," + right + "]";
  }

  private Stream<String> relations() {
    Stream<String> commuting =
        letters()
            .flatMap(
                j ->
                    IntStream.range(0, j)
                        .mapToObj(
                            i -> {
                              String a = variables.get(i);
                              String b = variables.get(j);
                              return "[" + b + "*" + a + ", " + a + "*" + b + "]";
                            }));
    return Stream.concat(
        commuting,
        q.relations().stream().map(r -> "[" + product(r.left()) + ", " + product(r.right()) + "]"));
  }

  private String product(Word word) {
    String product =
        letters()
            .filter(g -> word.exponent(g) > 0)
            .map(g -> variables.get(g) + (word.exponent(g) == 1 ? "" : "^" + word.exponent(g)))
            .collect(Collectors.joining("*"));
    return product.isEmpty() ? "One(free)" : product;
  }

  private String exponents(Word word) {
    return letters()
        .map(g -> String.valueOf(word.exponent(g)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String ray(int cell) {
    return String.format(
        "rec(start := %s, letter := %d, first := %s, repeating := %s%s)",
        exponents(m.word(cell)),
        m.letter(cell) + 1,
        bits(q.first(cell)),
        bits(q.repeating(cell)),
        q.isPartizan()
            ? ", outcomes := \"%s\", repeatingOutcomes := \"%s\""
                .formatted(Export.text(q.first(cell)), Export.text(q.repeating(cell)))
            : "");
  }

  private static String bits(List<PartizanOutcome> outcomes) {
    return "[" + String.join(",", QuotientView.bits(outcomes, PartizanOutcome.P).split("")) + "]";
  }

  private String element(int x) {
    return pair("" + place.get(m.cell(x)), "" + m.steps(x));
  }

  /** The first images, then the ray (0 if the images go round) and the shift (or the period). */
  private String image(int cell, int generator) {
    RayMonoid.Factor factor = m.factor(m.step(0, generator));
    boolean round = factor.goesRound(cell);
    int first = factor.from(cell) + (round ? factor.shift(cell) : 0);
    return "%s,%s,%s]"
        .formatted(
            IntStream.range(0, first)
                .mapToObj(n -> element(m.step(m.at(cell, n), generator)))
                .collect(Collectors.joining(",", "[[", "]")),
            round ? 0 : place.get(factor.target(cell)) - m.points(),
            factor.shift(cell));
  }

  private void eachGenerator(
      String name, Stream<Integer> cells, BiFunction<Integer, Integer, String> entry) {
    List<Integer> all = cells.toList();
    letters()
        .forEach(g -> list(name + "[" + (g + 1) + "]", all.stream().map(c -> entry.apply(c, g))));
  }

  private void set(String name, String value) {
    text.append("  ").append(name).append(" := ").append(value).append(";\n");
  }

  /** Sets a variable to a list, in lines that are not too long. */
  private void list(String name, Stream<?> items) {
    StringBuilder line = new StringBuilder("  " + name + " := [");
    String separator = "";
    for (String item : (Iterable<String>) items.map(String::valueOf)::iterator) {
      line.append(separator);
      if (line.length() + item.length() > WIDTH) {
        text.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder("    ");
      }
      line.append(item);
      separator = ", ";
    }
    text.append(line).append("];\n");
  }
}
