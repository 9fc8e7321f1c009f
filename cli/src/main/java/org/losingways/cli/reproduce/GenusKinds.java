// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.CarryingTable;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;

/** Tables of genera: of heaps, of positions, of sums laid out in a square. */
final class GenusKinds {

  private static final int BLURRY_SUPERSCRIPTS = 4;

  private GenusKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "genus-table", Kind.heaps(problem -> heap -> heap(problem, heap)),
        "genus-sums", Kind.rows(GenusKinds::sums),
        "genus-of", Kind.rows(row -> List.of(row.genus(), OutcomeKinds.misere(row.genus()))),
        "blurry-genus",
            Kind.one(row -> BlurryGenus.of(row.genus()).superscripts(BLURRY_SUPERSCRIPTS)),
        "misere-values", Kind.one(row -> row.genus().misere()),
        "heap-classes",
            Kind.one(row -> row.workshop().genera(row.game()).phylum(row.number()).orElseThrow()),
        "carrying", Kind.of(GenusKinds::carrying),
        "genera-to-beans", Kind.of(GenusKinds::generaToBeans));
  }

  private static Object heap(Problem problem, int heap) {
    GenusTable table = problem.workshop().generaTo(problem.game(), heap);
    return bare(problem, () -> table.nimHeap(heap), table.heap(heap));
  }

  private static List<?> sums(Question row) {
    Ruleset rules = row.game();
    return Arrays.stream(row.problem().required("columns").split("\\s+", -1))
        .map(column -> row.position().plus(row.problem().position(column)))
        .map(
            sum ->
                bare(
                    row.problem(),
                    () -> row.workshop().heapForms(rules).of(sum).nimHeap(),
                    row.workshop().genus(rules, sum)))
        .toList();
  }

  /** A genus, or the nim-heap that it is the genus of in tables that write it so. */
  private static Object bare(Problem problem, Supplier<OptionalInt> nimHeap, Genus genus) {
    OptionalInt nim = problem.flag("bare") ? nimHeap.get() : OptionalInt.empty();
    return nim.isPresent() ? (Object) nim.getAsInt() : genus;
  }

  private static List<Row> carrying(Problem problem) {
    Position position = problem.position(problem.required("position"));
    CarryingTable table =
        problem
            .workshop()
            .genera(problem.game())
            .explain(position)
            .orElseThrow(IllegalStateException::new);
    // The papers show every row with six superscripts, and the carries into all but the first.
    int shown = 6;
    List<Row> rows = new ArrayList<>();
    rows.add(Row.of("γ", carries(table, shown, 0)));
    rows.add(Row.of("γ⊕1", carries(table, shown, 1)));
    table.rows().forEach(r -> rows.add(line(r.option(), r.genus(), shown)));
    rows.add(line(position, table.result(), shown));
    return rows;
  }

  private static String carries(CarryingTable table, int shown, int plus) {
    return IntStream.range(1, shown)
        .map(n -> table.carry(n).orElseThrow() ^ plus)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  private static Row line(Position position, Genus genus, int shown) {
    return Row.of(
        position,
        IntStream.concat(
                IntStream.of(genus.base()), IntStream.range(0, shown).map(genus::superscript))
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(" ")));
  }

  /**
   * The genera of all sums with so many beans, each once, and how many there are with up to the
   * numbers asked for.
   */
  private static List<Row> generaToBeans(Problem problem) {
    int beans = problem.number("beans", 0);
    Map<Genus, Integer> first = new LinkedHashMap<>();
    for (int n = 1; n <= beans; n++) {
      partitions(problem, Position.EMPTY, n, n, first);
    }
    List<Row> rows = new ArrayList<>();
    for (Question question : problem.questions()) {
      if (question.label().startsWith("how many to ")) {
        int limit = question.number();
        rows.add(Row.of(question.label(), first.values().stream().filter(n -> n <= limit).count()));
      }
    }
    first.keySet().forEach(genus -> rows.add(Row.of(genus, "yes")));
    return rows;
  }

  private static void partitions(
      Problem problem, Position parts, int rest, int largest, Map<Genus, Integer> first) {
    if (rest == 0) {
      first.putIfAbsent(problem.workshop().genus(problem.game(), parts), (int) parts.beans());
    }
    for (int part = Math.min(rest, largest); part > 0; part--) {
      partitions(problem, parts.plus(Position.of(part)), rest - part, part, first);
    }
  }
}
