// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;
import org.losingways.monoid.structure.ArchimedeanComponents;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.Inverses;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.NamedMonoid;

/**
 * The inside of a finite commutative monoid.
 *
 * @param idempotentOrder pairs of idempotents, the larger one covering the smaller one
 * @param idealOrders how many elements the ideals of the principal series have
 * @param factors the classes of mutual divisibility, as Rees factors of the series
 * @param components the Archimedean components
 * @param separative whether x² = xy = y² only for x = y: every component is a group
 * @param kernelOrder how many elements the least ideal has
 */
public record MonoidParts(
    List<String> idempotents,
    List<List<String>> idempotentOrder,
    List<Group> subgroups,
    List<Integer> idealOrders,
    List<Factor> factors,
    List<Component> components,
    boolean separative,
    int kernelOrder,
    List<String> invertible) {

  /** A maximal subgroup. */
  public record Group(
      String identity, int order, String type, boolean tameIsland, List<String> elements) {}

  /** A Rees factor, with its multiplication table. */
  public record Factor(String kind, List<String> elements, List<List<String>> table) {}

  /** An Archimedean component. */
  public record Component(String idempotent, boolean group, List<String> elements) {}

  /**
   * An element and its powers x, …, x^(index+period−1).
   *
   * @param inverse y with xyx = x and yxy = y
   * @param weakInverses how many y there are with xyx = x
   * @param action the products with the generators
   */
  public record Element(
      int index,
      int period,
      Optional<String> inverse,
      int weakInverses,
      Map<String, String> action) {}

  public static MonoidParts of(NamedMonoid named) {
    FiniteMonoid monoid = named.monoid();
    Idempotents idempotents = Idempotents.of(monoid);
    List<Subgroup> groups = Subgroup.maximal(monoid);
    PrincipalSeries series = PrincipalSeries.of(monoid);
    ArchimedeanComponents components = ArchimedeanComponents.of(monoid);
    return new MonoidParts(
        words(named, idempotents.elements()),
        idempotents.covers().stream()
            .map(c -> List.of(named.text(c.leftInt()), named.text(c.rightInt())))
            .toList(),
        groups.stream()
            .map(
                g ->
                    new Group(
                        named.text(g.identity()),
                        g.elements().size(),
                        g.type().toString(),
                        g.type().isNimLike(),
                        words(named, g.elements())))
            .toList(),
        List.copyOf(series.idealOrders()),
        series.factors().stream().map(factor -> factor(named, factor)).toList(),
        components.components().stream()
            .map(
                c ->
                    new Component(
                        named.text(c.idempotent()), c.isCancellative(), words(named, c.elements())))
            .toList(),
        components.isSeparative(),
        groups.get(groups.size() - 1).elements().size(),
        words(named, groups.get(0).elements()));
  }

  private static Factor factor(NamedMonoid named, PrincipalSeries.Factor factor) {
    return new Factor(
        factor.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
        words(named, factor.elements()),
        Arrays.stream(factor.table(named.monoid()))
            .map(
                row ->
                    Arrays.stream(row)
                        .mapToObj(x -> x == PrincipalSeries.ZERO ? "0" : named.text(x))
                        .toList())
            .toList());
  }

  /** The elements in the order of their words. */
  public static List<Element> elements(NamedMonoid named) {
    FiniteMonoid monoid = named.monoid();
    Powers powers = Powers.of(monoid);
    Inverses inverses = Inverses.of(monoid);
    List<String> letters = named.system().alphabet().names();
    int[] generators = IntStream.range(0, letters.size()).map(named::generator).toArray();
    List<Element> elements = new ArrayList<>();
    for (int x = 0; x < named.order(); x++) {
      Map<String, String> action = new LinkedHashMap<>();
      for (int g = 0; g < generators.length; g++) {
        action.put(letters.get(g), named.text(monoid.times(x, generators[g])));
      }
      elements.add(
          new Element(
              powers.index(x),
              powers.period(x),
              inverses.inverse(x).stream().mapToObj(named::text).findFirst(),
              inverses.weakInverses(x).size(),
              action));
    }
    return elements;
  }

  private static List<String> words(NamedMonoid named, List<Integer> elements) {
    return elements.stream().map(named::text).toList();
  }
}
