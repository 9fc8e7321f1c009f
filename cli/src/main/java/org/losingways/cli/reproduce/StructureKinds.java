// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import it.unimi.dsi.fastutil.ints.IntIntPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.GameFormatException;
import org.losingways.monoid.structure.AbelianType;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.theory.NormalCopy;
import org.losingways.theory.QuotientStructure;

/**
 * Tables about the inside of a quotient: ideals, idempotents, subgroups, the copy of normal play.
 */
final class StructureKinds {

  private StructureKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "principal-series", QuotientKinds.words(Kind.of(StructureKinds::series)),
        "rees-factor", QuotientKinds.words(Kind.rows(StructureKinds::factor)),
        "ranks", Kind.one(StructureKinds::rank),
        "idempotent-order", QuotientKinds.words(Kind.of(StructureKinds::idempotents)),
        "subgroups", QuotientKinds.words(Kind.of(StructureKinds::subgroups)),
        "normal-copy", QuotientKinds.words(Kind.one(StructureKinds::normalCopy)),
        "quotient-counts", Kind.one(StructureKinds::quotients));
  }

  /** The classes of mutual divisibility D1, D2, … and what the factors of the series are. */
  private static List<Row> series(Problem problem) {
    QuotientStructure q = problem.structure();
    List<Subgroup> groups = Subgroup.maximal(q.monoid());
    List<Row> rows = new ArrayList<>();
    for (PrincipalSeries.Factor factor : PrincipalSeries.of(q.monoid()).factors()) {
      String type =
          groups.stream()
              .filter(g -> g.elements().equals(factor.elements()))
              .map(Subgroup::type)
              .map(AbelianType::toString)
              .findFirst()
              .orElse("null");
      String elements = QuotientKinds.set(q, factor.elements().intStream());
      rows.add(Row.of("D" + (rows.size() + 1), elements, type));
    }
    return rows;
  }

  /** A row of the table of the factor whose number is a setting, {@code columns} beside it. */
  private static List<String> factor(Question row) {
    QuotientStructure q = row.structure();
    List<PrincipalSeries.Factor> factors = PrincipalSeries.of(q.monoid()).factors();
    PrincipalSeries.Factor factor = factors.get(row.problem().number("factor", 1) - 1);
    int[][] table = factor.table(q.monoid());
    int i = place(q, factor, row.label());
    return Arrays.stream(row.problem().required("columns").split("\\s+", -1))
        .map(column -> place(q, factor, column))
        .map(j -> i < 0 || j < 0 ? PrincipalSeries.ZERO : table[i][j])
        .map(x -> x == PrincipalSeries.ZERO ? "0" : q.text(x))
        .toList();
  }

  /** Where a word stands in the table of a factor; −1 for the zero. */
  private static int place(QuotientStructure q, PrincipalSeries.Factor factor, String word) {
    if (word.equals("0")) {
      return -1;
    }
    int place = factor.elements().indexOf(q.named().element(word));
    if (place < 0) {
      throw new GameFormatException("The element " + word + " is not in this factor.");
    }
    return place;
  }

  /** How many different multiples an element has. */
  private static long rank(Question row) {
    QuotientStructure q = row.structure();
    int[] multiples = q.monoid().row(q.named().element(row.label()));
    return Arrays.stream(multiples).distinct().count();
  }

  /** Each idempotent with its upper neighbours. */
  private static List<Row> idempotents(Problem problem) {
    QuotientStructure q = problem.structure();
    Idempotents idempotents = Idempotents.of(q.monoid());
    List<IntIntPair> covers = idempotents.covers();
    return idempotents
        .elements()
        .intStream()
        .mapToObj(
            e -> {
              IntStream above =
                  covers.stream().filter(c -> c.firstInt() == e).mapToInt(IntIntPair::secondInt);
              return Row.of(q.text(e), QuotientKinds.set(q, above));
            })
        .toList();
  }

  private static List<Row> subgroups(Problem problem) {
    QuotientStructure q = problem.structure();
    return Subgroup.maximal(q.monoid()).stream()
        .map(
            g ->
                Row.of(
                    q.text(g.identity()), QuotientKinds.set(q, g.elements().intStream()), g.type()))
        .toList();
  }

  /** How many misère quotients of an order there are. */
  private static int quotients(Question row) {
    SmallQuotients search = new SmallQuotients(row.number(), () -> false);
    search.run();
    return search.found().size();
  }

  private static String normalCopy(Question row) {
    QuotientStructure q = row.structure();
    NormalCopy copy =
        NormalCopy.find(q)
            .orElseThrow(() -> new GameFormatException("The kernel is no copy of normal play."));
    return q.text(copy.element(row.number()));
  }
}
