// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
        "genus-table", Kind.rows(GenusKinds::heaps),
        "genus-sums", Kind.rows(GenusKinds::sums),
        "genus-of", Kind.rows(GenusKinds::positions),
        "blurry-genus",
            Kind.one(row -> BlurryGenus.of(row.genus()).superscripts(BLURRY_SUPERSCRIPTS)),
        "misere-values", Kind.one(row -> row.genus().misere()),
        "heap-classes",
            Kind.one(row -> row.workshop().genera(row.game()).phylum(row.number()).orElseThrow()),
        "carrying", Kind.of(GenusKinds::carrying),
        "genera-to-beans", Kind.of(GenusKinds::generaToBeans));
  }

  private static List<String> heaps(Question row) {
    int first = row.number() + row.problem().number("first", 1);
    GenusTable table = row.workshop().generaTo(row.game(), first + row.cells() - 1);
    return IntStream.range(first, first + row.cells())
        .mapToObj(
            heap -> {
              OptionalInt nim = table.nimHeap(heap);
              return row.problem().flag("bare") && nim.isPresent()
                  ? Integer.toString(nim.getAsInt())
                  : table.heap(heap).toString();
            })
        .toList();
  }

  private static List<String> sums(Question row) {
    Ruleset rules = row.game();
    Position label = row.position();
    List<String> cells = new ArrayList<>();
    for (String column : row.problem().required("columns").split("\\s+", -1)) {
      Position sum = label.plus(row.problem().position(column));
      OptionalInt nim =
          row.problem().flag("bare")
              ? row.workshop().heapForms(rules).of(sum).nimHeap()
              : OptionalInt.empty();
      cells.add(
          nim.isPresent()
              ? Integer.toString(nim.getAsInt())
              : row.workshop().genus(rules, sum).toString());
    }
    return cells;
  }

  /** Genus and misère outcome. */
  private static List<String> positions(Question row) {
    Genus genus = row.genus();
    return List.of(genus.toString(), OutcomeKinds.isP(genus) ? "P" : "N");
  }

  private static List<Fixture.Row> carrying(Problem problem) {
    Position position = problem.position(problem.required("position"));
    CarryingTable table =
        problem
            .workshop()
            .genera(problem.game())
            .explain(position)
            .orElseThrow(IllegalStateException::new);
    // The papers show every row with six superscripts, and the carries into all but the first.
    int shown = 6;
    List<Fixture.Row> rows = new ArrayList<>();
    rows.add(Fixture.Row.of("γ", carries(table, shown, 0)));
    rows.add(Fixture.Row.of("γ⊕1", carries(table, shown, 1)));
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

  private static Fixture.Row line(Position position, Genus genus, int shown) {
    return Fixture.Row.of(
        position.toString(),
        IntStream.concat(
                IntStream.of(genus.base()), IntStream.range(0, shown).map(genus::superscript))
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(" ")));
  }

  /**
   * The genera of all sums with so many beans, each once, and how many there are with up to the
   * numbers asked for.
   */
  private static List<Fixture.Row> generaToBeans(Problem problem) {
    int beans = problem.number("beans", 0);
    Map<Genus, Integer> first = new LinkedHashMap<>();
    for (int n = 1; n <= beans; n++) {
      partitions(problem.game(), new int[n], 0, n, n, problem.workshop(), first);
    }
    List<Fixture.Row> rows = new ArrayList<>();
    for (Question question : problem.questions()) {
      if (question.label().startsWith("how many to ")) {
        int limit = question.number();
        long count = first.values().stream().filter(n -> n <= limit).count();
        rows.add(Fixture.Row.of(question.label(), Long.toString(count)));
      }
    }
    first.keySet().forEach(genus -> rows.add(Fixture.Row.of(genus.toString(), "yes")));
    return rows;
  }

  private static void partitions(
      Ruleset rules,
      int[] parts,
      int count,
      int rest,
      int largest,
      Workshop workshop,
      Map<Genus, Integer> first) {
    if (rest == 0) {
      Position position = Position.ofPrefix(parts, count);
      first.putIfAbsent(workshop.genus(rules, position), (int) position.beans());
      return;
    }
    for (int part = Math.min(rest, largest); part > 0; part--) {
      parts[count] = part;
      partitions(rules, parts, count + 1, rest - part, part, workshop, first);
    }
  }
}
