// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import it.unimi.dsi.fastutil.ints.IntIntPair;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;
import org.losingways.monoid.structure.ArchimedeanComponents;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.Inverses;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.monoid.structure.PrincipalSeries.Factor;
import org.losingways.monoid.structure.PrincipalSeries.Kind;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.show.answer.quotient.MonoidAnswer;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.Counted;
import org.losingways.theory.NormalCopy;

/** The inside of a finite commutative monoid, as text for people. */
public record MonoidPage(Paper output, NamedMonoid named) {

  /** Larger multiplication tables are printed only if asked for. */
  static final int USUAL_TABLE = 8;

  /** So many components give a picture of a large monoid. */
  private static final int MOST_COMPONENTS = 24;

  /**
   * Prints a presentation and what it presents.
   *
   * @param tables whether to print the multiplication tables of all Rees factors
   */
  public static void print(Paper output, MonoidAnswer answer, boolean tables) {
    output.line(output.ink().strong(Words.presentation(answer.given())) + "  " + size(answer));
    output.line();
    output.line("  Reduced confluent rules:");
    Words words = new Words(answer.system().alphabet());
    int most = output.full() ? Integer.MAX_VALUE : QuotientText.LARGE;
    answer.system().rules().stream().limit(most).forEach(r -> output.line("    " + words.text(r)));
    int more = answer.system().rules().size() - most;
    if (more > 0) {
      output.line("    … and %d more (--full)".formatted(more));
    }
    if (answer.few().list().size() < answer.given().list().size()) {
      output.line("  Enough: ", Words.presentation(answer.few()));
    }
    if (answer.inside().isPresent()) {
      MonoidPage page = new MonoidPage(output, answer.monoid().orElseThrow());
      if (new QuotientText(output).isLarge(page.named().order())) {
        page.outline();
        return;
      }
      page.elements(List.of());
      page.inside(tables);
    }
  }

  /** Idempotents, subgroups, ideals, components and inverses. */
  void inside(boolean tables) {
    idempotents();
    subgroups();
    series(tables);
    components();
    inverses();
  }

  private static String size(MonoidAnswer answer) {
    if (answer.finite()) {
      return "finite, order "
          + answer.order().map(String::valueOf).orElse("more than " + MonoidAnswer.MAX_ORDER);
    }
    return "infinite: all powers of %s%s different"
        .formatted(
            String.join(", ", answer.freeGenerators()),
            answer.freeGenerators().size() == 1 ? " are" : " each are");
  }

  /** A column that a caller adds to the list of elements. */
  public record Column(String head, IntFunction<String> cell) {}

  /** The word of an element. */
  public String text(int element) {
    return new Words(named.system().alphabet()).text(named.words().get(element));
  }

  /** A list of words, set in braces. */
  String set(IntList elements) {
    return elements.intStream().mapToObj(this::text).collect(Collectors.joining(", ", "{", "}"));
  }

  private String list(IntList elements) {
    return elements.intStream().mapToObj(this::text).collect(Collectors.joining(", "));
  }

  public void heading(String text) {
    heading("", text);
  }

  private void heading(String head, String text) {
    heading(output, head, text);
  }

  private static void heading(Paper output, String head, String text) {
    output.line();
    output.line(output.ink().strong(head), output.ink().strong(text));
  }

  /** The elements with powers, inverses and the action of the generators. */
  public void elements(List<Column> more) {
    heading("Elements, powers, semigroup inverses, and the action of the generators");
    Powers powers = Powers.of(monoid());
    Inverses inverses = Inverses.of(monoid());
    List<String> letters = named.system().alphabet().names();
    TextTable table = new TextTable();
    List<String> head = new ArrayList<>(List.of("#", "element"));
    more.forEach(column -> head.add(column.head()));
    head.addAll(List.of("index", "period", "semigroup inverse"));
    head.addAll(letters);
    table.row(head, output.ink()::faint);
    int[][] rows = IntStream.range(0, letters.size()).mapToObj(this::row).toArray(int[][]::new);
    for (int x = 0; x < named.order(); x++) {
      List<String> cells = new ArrayList<>(List.of(Integer.toString(x + 1), text(x)));
      for (Column column : more) {
        cells.add(column.cell().apply(x));
      }
      cells.add(Integer.toString(powers.index(x)));
      cells.add(Integer.toString(powers.period(x)));
      cells.add(inverses.inverse(x).isPresent() ? text(inverses.inverse(x).getAsInt()) : "–");
      for (int[] row : rows) {
        cells.add(Integer.toString(row[x] + 1));
      }
      table.row(cells);
    }
    table.print(output, "  ");
  }

  private int[] row(int letter) {
    return monoid().row(named.generator(letter));
  }

  /** What there is to say of a monoid that is too large to be printed element by element. */
  public void outline() {
    ArchimedeanComponents components = ArchimedeanComponents.of(monoid());
    List<Factor> factors = PrincipalSeries.of(monoid()).factors();
    heading("Idempotents, with the order of their archimedean component and their group");
    Map<Integer, Subgroup> groups =
        Subgroup.maximal(monoid()).stream()
            .collect(Collectors.toMap(Subgroup::identity, Function.identity()));
    TextTable table = new TextTable();
    table.row(List.of("idempotent", "component", "group"), output.ink()::faint);
    components.components().stream()
        .limit(MOST_COMPONENTS)
        .forEach(
            c -> {
              int e = c.idempotent();
              table.row(
                  List.of(
                      text(e),
                      Integer.toString(c.elements().size()),
                      groups.get(e).type().toString()));
            });
    table.print(output, "  ");
    int more = components.components().size() - MOST_COMPONENTS;
    if (more > 0) {
      output.line("  … and %d more".formatted(more));
    }
    output.line();
    output.line(
        "A principal series has %s, %d of them null; the group of units has order %d."
            .formatted(
                Counted.of(factors.size(), "factor"),
                factors.stream().filter(f -> f.kind() == Kind.NULL).count(),
                Subgroup.units(monoid()).elements().size()));
    output.line(
        "--full prints all elements, subgroups, ideals and components; --json has them too.");
  }

  private void idempotents() {
    Idempotents idempotents = Idempotents.of(monoid());
    idempotents(output, idempotents.elements(), idempotents.covers(), this::text);
  }

  /** The idempotents of a monoid of any kind, and which covers which. */
  static void idempotents(
      Paper output, IntList elements, List<IntIntPair> covers, IntFunction<String> text) {
    heading(
        output,
        "Idempotents: ",
        elements.intStream().mapToObj(text).collect(Collectors.joining(", ")));
    for (IntIntPair cover : covers) {
      output.line("  " + text.apply(cover.leftInt()) + " < " + text.apply(cover.rightInt()));
    }
  }

  private void subgroups() {
    heading("Maximal subgroups");
    for (Subgroup group : Subgroup.maximal(monoid())) {
      output.line(
          "  %s: ".formatted(text(group.identity())),
          "%s%s  %s"
              .formatted(
                  group.type(),
                  group.type().isNimLike() ? ", a maximal tame subgroup" : "",
                  set(group.elements())));
    }
  }

  private void series(boolean allTables) {
    PrincipalSeries series = PrincipalSeries.of(monoid());
    heading("Principal series, with the classes of mutual divisibility");
    TextTable table = new TextTable();
    table.row(List.of("ideal", "order", "factor", "what it adds to the next"), output.ink()::faint);
    for (int i = 0; i < series.factors().size(); i++) {
      Factor factor = series.factors().get(i);
      String kind =
          switch (factor.kind()) {
            case NULL -> "null";
            case GROUP_WITH_ZERO -> "group with zero";
            case GROUP -> "group (kernel)";
          };
      table.row(
          List.of(
              "S" + (i + 1),
              Integer.toString(series.idealOrders().getInt(i)),
              kind,
              set(factor.elements())));
    }
    table.print(output, "  ");
    for (int i = 0; i < series.factors().size(); i++) {
      Factor factor = series.factors().get(i);
      boolean isWanted =
          allTables || (factor.kind() != Kind.NULL && factor.elements().size() <= USUAL_TABLE);
      if (isWanted) {
        heading("Multiplication in S" + (i + 1) + "/S" + (i + 2));
        table(factor);
      }
    }
  }

  private void table(Factor factor) {
    TextTable table = new TextTable();
    List<String> zero = factor.kind() == Kind.GROUP ? List.of() : List.of("0");
    List<String> head = new ArrayList<>(List.of(""));
    head.addAll(zero);
    factor.elements().forEach(x -> head.add(text(x)));
    table.row(head, output.ink()::faint);
    if (!zero.isEmpty()) {
      table.row(Collections.nCopies(head.size(), "0"));
    }
    int[][] products = factor.table(monoid());
    for (int i = 0; i < products.length; i++) {
      List<String> cells = new ArrayList<>(List.of(text(factor.elements().getInt(i))));
      cells.addAll(zero);
      for (int product : products[i]) {
        cells.add(product == PrincipalSeries.ZERO ? "0" : text(product));
      }
      table.row(cells);
    }
    table.print(output, "  ");
  }

  private void components() {
    ArchimedeanComponents components = ArchimedeanComponents.of(monoid());
    heading("Archimedean components; they multiply as their idempotents do");
    for (ArchimedeanComponents.Component component : components.components()) {
      output.line(
          "  %s%s"
              .formatted(
                  text(component.idempotent()), component.isCancellative() ? ", a group: " : ": "),
          set(component.elements()));
    }
    output.line(
        components.isSeparative()
            ? "  Separative: x² = xy = y² only if x = y, since every component is a group."
            : "  Not separative: x² = xy = y² for some x ≠ y, since not every component is a group.");
  }

  private void inverses() {
    Inverses inverses = Inverses.of(monoid());
    IntList units = Subgroup.units(monoid()).elements();
    heading("Invertible elements: ", list(units));
    long regular = IntStream.range(0, named.order()).filter(inverses::isRegular).count();
    long unique =
        IntStream.range(0, named.order()).filter(x -> inverses.weakInverses(x).size() == 1).count();
    output.line(
        "  %d of %d elements have a semigroup inverse: the unique y with x·y·x = x and y·x·y = y."
            .formatted(regular, named.order()));
    output.line("  x·y·x = x holds for exactly one y for %d of them.".formatted(unique));
  }

  /** How normal play is found again in the kernel, if it is. */
  static void normalPlay(
      Paper output, int order, Optional<NormalCopy> copy, IntFunction<String> text) {
    heading(
        output,
        copy.isPresent()
            ? "Normal play: the kernel is a copy of its quotient"
            : "Normal play, a group of order %s, is not the kernel with heaps taken to heaps."
                .formatted(order),
        "");
    copy.ifPresent(c -> copy(output, c, text));
  }

  /** The copy of normal play in the kernel, eight values a line, or four if they are long. */
  private static void copy(Paper output, NormalCopy copy, IntFunction<String> text) {
    TextTable table = new TextTable();
    int order = copy.elements().size();
    boolean isLong =
        IntStream.range(0, order).anyMatch(n -> text.apply(copy.element(n)).length() > 7);
    int step = isLong ? 4 : 8;
    for (int from = 0; from < order; from += step) {
      int to = Math.min(order, from + step);
      table.row(IntStream.range(from, to).mapToObj(n -> "*" + n).toList(), output.ink()::faint);
      table.row(IntStream.range(from, to).mapToObj(n -> text.apply(copy.element(n))).toList());
    }
    table.print(output, "  ");
  }

  private FiniteMonoid monoid() {
    return named.monoid();
  }
}
