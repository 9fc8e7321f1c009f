// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.monoid.Powers;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordFormatException;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.Period;
import org.losingways.theory.NormalCopy;
import org.losingways.theory.QuotientStructure;

/**
 * Tables about misère quotients: elements, P, Φ, presentations. The setting {@code names} chooses
 * the generators, as in {@code x=1 z=3 a=8 b=9}; {@code order} how words are compared.
 */
final class QuotientKinds {

  private QuotientKinds() {}

  static Map<String, Kind> all() {
    return Map.ofEntries(
        Map.entry("phi", words(Kind.heaps(QuotientKinds::phi))),
        Map.entry("elements", words(Kind.rows(QuotientKinds::elements))),
        Map.entry("element-actions", words(Kind.of(QuotientKinds::actions))),
        Map.entry("orbits", Kind.one(QuotientKinds::orbit)),
        Map.entry("outcome-partition", words(Kind.of(QuotientKinds::partition))),
        Map.entry("position-values", words(Kind.rows(QuotientKinds::positions))),
        Map.entry("same-values", Kind.one(QuotientKinds::areAlike)),
        Map.entry("rewriting", words(Kind.of(QuotientKinds::rewriting))),
        Map.entry("presentation", Kind.one(QuotientKinds::presentation)),
        Map.entry("powers", Kind.one(QuotientKinds::powers)),
        Map.entry("new-values", words(Kind.of(QuotientKinds::newValues))),
        Map.entry("partial-orders", Kind.one(QuotientKinds::partialOrder)),
        Map.entry("quotient-facts", Kind.one(QuotientKinds::facts)));
  }

  /** The kind with entries compared as elements of the quotient, not as texts. */
  static Kind words(Kind kind) {
    return kind.readAs(QuotientKinds::elementsOf);
  }

  /**
   * Replaces each word by the least word of its element, and sorts what is in braces. What is no
   * word, such as an outcome or a number, stays as it is.
   */
  private static String elementsOf(String entry, Problem problem) {
    NamedMonoid named = problem.structure().named();
    Stream<String> read =
        Arrays.stream(entry.split("[{}(),\\s]+", -1)).map(part -> elementOf(part, named));
    return (entry.startsWith("{") ? read.sorted() : read).collect(Collectors.joining(" "));
  }

  private static String elementOf(String part, NamedMonoid named) {
    if (part.chars().noneMatch(Character::isLowerCase)) {
      return part;
    }
    try {
      return named.text(named.element(part));
    } catch (WordFormatException e) {
      return part;
    }
  }

  static String set(QuotientStructure q, IntStream elements) {
    return FormKinds.set(elements.mapToObj(q::text));
  }

  private static IntFunction<Object> phi(Problem problem) {
    QuotientStructure q = problem.structure();
    return heap -> q.text(q.value(heap));
  }

  private static List<?> elements(Question row) {
    QuotientStructure q = row.structure();
    int last = Math.min(q.order(), row.number() + row.cells());
    return IntStream.range(row.number(), last).mapToObj(q::text).toList();
  }

  private static List<Row> actions(Problem problem) {
    QuotientStructure q = problem.structure();
    int letters = q.named().system().alphabet().size();
    List<Row> rows = new ArrayList<>();
    for (int x = 0; x < q.order(); x++) {
      List<Object> cells = new ArrayList<>(List.of(q.text(x), q.outcome(x)));
      for (int g = 0; g < letters; g++) {
        cells.add(q.monoid().times(x, q.named().generator(g)) + 1);
      }
      rows.add(Row.of(x + 1, cells.toArray()));
    }
    return rows;
  }

  /** For a label such as {@code z from 4}: where z takes element 4, and so on to a repetition. */
  private static String orbit(Question row) {
    QuotientStructure q = row.structure();
    String[] label = row.label().split(" from ", -1);
    int generator = q.named().element(label[0]);
    List<Integer> seen = new ArrayList<>();
    int x = Problem.integer(label[1]) - 1;
    while (!seen.contains(x)) {
      seen.add(x);
      x = q.monoid().times(x, generator);
    }
    seen.add(x);
    return seen.stream().map(y -> String.valueOf(y + 1)).collect(Collectors.joining(" "));
  }

  private static List<Row> partition(Problem problem) {
    QuotientStructure q = problem.structure();
    IntPredicate inP = q::inP;
    return List.of(
        Row.of("P", set(q, IntStream.range(0, q.order()).filter(inP))),
        Row.of("N", set(q, IntStream.range(0, q.order()).filter(inP.negate()))));
  }

  private static int value(QuotientStructure q, Position position) {
    int value = 0;
    for (int heap : position.toArray()) {
      value = q.monoid().times(value, q.value(heap));
    }
    return value;
  }

  private static List<?> positions(Question row) {
    QuotientStructure q = row.structure();
    int value = value(q, row.position());
    return List.of(q.text(value), q.outcome(value));
  }

  /** For a label such as {@code 3+3+3+3 ~ 3+3}: whether no position tells the two apart. */
  private static String areAlike(Question row) {
    QuotientStructure q = row.structure();
    long different =
        Arrays.stream(row.label().split(" ~ ", -1))
            .mapToInt(position -> value(q, row.problem().position(position)))
            .distinct()
            .count();
    return different == 1 ? "yes" : "no";
  }

  private static List<Row> rewriting(Problem problem) {
    RewritingSystem system = problem.structure().named().system();
    Alphabet letters = system.alphabet();
    return system.rules().stream()
        .map(rule -> Row.of(letters.text(rule.left()), letters.text(rule.right())))
        .toList();
  }

  /**
   * What a presentation printed in a paper presents: how many elements, and whether they are the
   * quotient of the game, each letter being the value of the heap that {@code names} says.
   */
  private static Object presentation(Question row) {
    Relations relations = Relations.of(row.problem().required("presentation"));
    NamedMonoid presented = NamedMonoid.of(relations);
    QuotientStructure q = row.structure();
    return switch (row.label()) {
      case "order" -> presented.order();
      case "is the quotient" -> isQuotient(q, relations, presented) ? "yes" : "no";
      default ->
          throw new GameFormatException(
              "A presentation is asked for its order, or 'is the quotient'.");
    };
  }

  /** The same number of elements, and every relation holds: then it is an isomorphism. */
  private static boolean isQuotient(
      QuotientStructure q, Relations relations, NamedMonoid presented) {
    NamedMonoid named = q.named();
    List<String> names = relations.alphabet().names();
    return presented.order() == q.order()
        && names.equals(named.system().alphabet().names())
        && relations.list().stream()
            .allMatch(r -> named.element(r.left()) == named.element(r.right()));
  }

  /** The first equation between powers of an element. */
  private static String powers(Question row) {
    QuotientStructure q = row.structure();
    int x = q.named().element(row.label());
    Powers powers = Powers.of(q.monoid());
    int index = powers.index(x);
    return power(row.label(), index + powers.period(x)) + "=" + power(row.label(), index);
  }

  private static String power(String letter, int exponent) {
    return exponent == 0 ? "1" : exponent == 1 ? letter : letter + exponent;
  }

  /** The heaps whose value is no product of values of smaller heaps. */
  private static List<Row> newValues(Problem problem) {
    QuotientStructure q = problem.structure();
    IntArrayList made = new IntArrayList();
    List<Row> rows = new ArrayList<>();
    for (int heap = 1; heap <= q.heaps(); heap++) {
      int value = q.value(heap);
      if (!q.monoid().generated(made.toIntArray()).get(value)) {
        rows.add(Row.of(heap, q.text(value)));
        made.add(value);
      }
    }
    return rows;
  }

  /** The order of the quotient of the heaps to the one that the row is about. */
  private static int partialOrder(Question row) {
    return row.problem().quotient().steps().stream()
        .filter(step -> step.heap() <= row.number())
        .mapToInt(GrowthStep::order)
        .reduce(1, (before, after) -> after);
  }

  private static Object facts(Question row) {
    QuotientStructure q = row.structure();
    FiniteQuotient quotient = q.quotient();
    return switch (row.label()) {
      case "order" -> q.order();
      case "elements of P" -> quotient.pSize();
      case "idempotents" -> Idempotents.of(q.monoid()).elements().size();
      case "order in normal play" -> NormalCopy.normalOrder(q);
      case "period" -> quotient.period().<Object>map(Period::period).orElse("none");
      case "preperiod" -> quotient.period().<Object>map(Period::preperiod).orElse("none");
      default -> throw new GameFormatException("Nothing is known of '" + row.label() + "'.");
    };
  }
}
