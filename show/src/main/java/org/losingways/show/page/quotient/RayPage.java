// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.structure.RayStructure.Component;
import org.losingways.monoid.structure.RayStructure.Order;
import org.losingways.monoid.words.Relations;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.answer.quotient.RayParts;
import org.losingways.show.answer.quotient.RayStructureAnswer;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.view.Counted;
import org.losingways.show.view.RayWords;
import org.losingways.theory.NormalCopy;

/** The inside of an infinite quotient, as text for people. */
final class RayPage {

  private final Paper output;
  private final Ink ink;
  private final InfiniteQuotient q;
  private final Relations few;
  private final RayStructure structure;
  private final RayWords words;

  RayPage(Paper output, RayStructureAnswer answer) {
    this.output = output;
    this.ink = output.ink();
    this.q = answer.infinite();
    this.few = answer.few();
    this.structure = RayStructure.of(q.monoid());
    this.words = new RayWords(q);
  }

  void print(String headline) {
    output.line(
        "%s  infinite, of rank %s, %s and %s, %s"
            .formatted(
                ink.strong(output.named(q.rules().code())),
                structure.rank(),
                Counted.of(q.monoid().points(), "element"),
                Counted.of(q.monoid().rays(), "ray"),
                headline));
    output.line();
    QuotientText text = new QuotientText(output);
    boolean isLarge = text.isLarge(q.monoid().points() + q.monoid().rays());
    if (isLarge) {
      output.line(
          "  Q has %s and %s; --full prints them, the elements and the rays."
              .formatted(
                  Counted.of(letters().size(), "generator"),
                  Counted.of(q.system().rules().size(), "relation")));
    } else {
      text.presentation(q.system().relations(), few);
    }
    output.line("  with ", generators());
    output.line(
        ink.faint(
            "  A ray such as %s has an element for each n = 0, 1, 2, …"
                .formatted(words.ray(words.rays().get(0)))));
    if (!isLarge) {
      elements();
      rays();
    }
    generatorPowers();
    idempotents();
    subgroups(isLarge);
    if (!isLarge) {
      series();
      components();
    }
    inverses();
    normalPlay();
    heading(
        "Not defined for this quotient, because it is infinite: its order, the size of P, its"
            + " multiplication table"
            + (structure.divisibility().endless().isEmpty() ? "." : ", a principal series."));
  }

  private void heading(String text) {
    output.line();
    output.line(ink.strong(text));
  }

  private List<String> letters() {
    return q.system().alphabet().names();
  }

  private String generators() {
    int[] heaps = q.generatorHeaps();
    return IntStream.range(0, heaps.length)
        .mapToObj(g -> QuotientText.generator(letters().get(g), q.rules().labels().label(heaps[g])))
        .collect(Collectors.joining(", "));
  }

  private void elements() {
    heading(
        "Elements that are on no ray, with powers, semigroup inverses, and the action of the generators");
    TextTable table = new TextTable();
    List<String> head =
        new ArrayList<>(List.of("element", "outcome", "index", "period", "semigroup inverse"));
    head.addAll(letters());
    table.row(head, ink::faint);
    for (int x : words.points()) {
      List<String> row = new ArrayList<>(List.of(words.text(x), q.outcome(x).toString()));
      Optional<Order> order = structure.order(x);
      row.add(order.map(o -> String.valueOf(o.index())).orElse("∞"));
      row.add(order.map(o -> String.valueOf(o.period())).orElse("∞"));
      OptionalInt inverse = structure.inverse(x);
      row.add(inverse.isPresent() ? words.text(inverse.getAsInt()) : "–");
      for (int g = 0; g < letters().size(); g++) {
        row.add(words.text(q.monoid().step(x, g)));
      }
      table.row(row);
    }
    table.print(output, "  ");
  }

  private void rays() {
    heading("Rays, and the action of the generators");
    TextTable table = new TextTable();
    List<String> head = new ArrayList<>(List.of("ray", "in P"));
    head.addAll(letters());
    table.row(head, ink::faint);
    for (int ray : words.rays()) {
      RayParts.Cell cell = RayParts.Cell.of(q.cell(ray));
      String inP = RayWords.inP(cell.p(), cell.repeating());
      List<String> row = new ArrayList<>(List.of(words.ray(ray), inP));
      for (int g = 0; g < letters().size(); g++) {
        row.add(words.product(ray, g));
      }
      table.row(row);
    }
    table.print(output, "  ");
  }

  private void generatorPowers() {
    heading("Powers of the generators");
    for (int g = 0; g < letters().size(); g++) {
      Optional<Order> order = structure.order(q.monoid().step(0, g));
      output.line(
          "  %s: %s"
              .formatted(
                  letters().get(g),
                  order
                      .map(o -> "index " + o.index() + ", period " + o.period())
                      .orElse("all different")));
    }
  }

  private void idempotents() {
    MonoidPage.idempotents(output, structure.idempotents(), structure.covers(), words::text);
  }

  private void subgroups(boolean isLarge) {
    heading(isLarge ? "Maximal subgroups, without their elements" : "Maximal subgroups");
    for (Component c : structure.components()) {
      if (c.idempotent().isPresent()) {
        boolean island = c.group().isFinite() && c.group().torsion().isNimLike();
        output.line(
            "  %s: ".formatted(words.text(c.idempotent().getAsInt())),
            "%s%s  %s"
                .formatted(
                    c.group(),
                    island ? ", a maximal tame subgroup" : "",
                    isLarge ? "" : words.set(c.subgroup())));
      }
    }
  }

  private void series() {
    Optional<List<RaySet>> classes = structure.divisibility().classes();
    if (classes.isEmpty()) {
      heading(
          "There is no principal series: there are infinitely many classes of mutual divisibility");
      output.line(
          "  Each element is a proper divisor of the next along "
              + words.rays().stream()
                  .filter(c -> structure.divisibility().endless().contains(c.intValue()))
                  .map(words::ray)
                  .collect(Collectors.joining(", ")));
      return;
    }
    heading("Principal series, with the classes of mutual divisibility");
    TextTable table = new TextTable();
    table.row(List.of("ideal", "factor", "what it adds to the next"), ink::faint);
    for (int i = 0; i < classes.get().size(); i++) {
      RaySet elements = classes.get().get(i);
      boolean isLast = i == classes.get().size() - 1;
      boolean isGroup = structure.idempotents().intStream().anyMatch(elements::contains);
      table.row(
          List.of(
              "S" + (i + 1),
              !isGroup ? "null" : isLast ? "group (kernel)" : "group with zero",
              words.set(elements)));
    }
    table.print(output, "  ");
  }

  private void components() {
    boolean allNamed = structure.components().stream().allMatch(c -> c.idempotent().isPresent());
    heading(
        "Archimedean components; "
            + (allNamed
                ? "they multiply as their idempotents do"
                : "some have no idempotent, but a group of fractions"));
    for (Component c : structure.components()) {
      String name =
          c.idempotent().isPresent()
              ? words.text(c.idempotent().getAsInt())
              : "no idempotent, " + c.group();
      boolean isInfinite = words.pieces(c.elements()).size().isEmpty();
      RaySet inP = c.elements().intersection(q.p());
      output.line(
          "  %s%s%s%s: "
              .formatted(
                  name,
                  c.isGroup() ? ", a group" : "",
                  isInfinite ? ", infinite" : "",
                  inP.isEmpty() ? ", disjoint from P" : ""),
          words.set(c.elements()));
    }
  }

  private void inverses() {
    heading("Invertible elements: " + words.set(structure.units().elements()));
    RaySet regular = RaySet.empty(q.monoid());
    for (Component c : structure.components()) {
      regular = regular.union(c.subgroup());
    }
    RayWords.Pieces others = words.pieces(regular.complement());
    output.line(
        "  All elements but %s have a semigroup inverse: the unique y with x·y·x = x and y·x·y = y."
            .formatted(
                others.size().isPresent()
                    ? String.valueOf(others.size().getAsInt())
                    : others.single().size() + " and " + Counted.of(others.tails().size(), "ray")));
  }

  private void normalPlay() {
    Optional<Component> kernel = structure.kernel();
    if (kernel.isEmpty()) {
      heading("There is no kernel: no idempotent is divisible by every element.");
      return;
    }
    MonoidPage.normalPlay(
        output, NormalCopy.normalOrder(q), NormalCopy.find(q, structure), words::text);
  }
}
