// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.structure.RayStructure.Component;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.Relations;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Unwritten;
import org.losingways.show.answer.quotient.RayImage.Ray;
import org.losingways.show.view.RayWords;
import org.losingways.theory.NormalCopy;

/**
 * The inside of an infinite quotient: as that of a finite one, where there is such a thing. A set
 * is told by the elements that are on none of its rays, and by its rays.
 *
 * @param endless the rays in which each element divides infinitely many others
 * @param factors the classes of mutual divisibility, if they are finitely many
 * @param kernelOrder of the least ideal, if it is finite
 */
public record RayStructureAnswer(
    @Flattened QuotientSummary quotient,
    @Flattened RayParts parts,
    List<String> irredundant,
    List<String> idempotents,
    List<List<String>> idempotentOrder,
    List<Group> subgroups,
    List<Archimedean> components,
    List<Ray> endless,
    Optional<List<Factor>> factors,
    OptionalInt kernelOrder,
    List<String> invertible,
    int normalOrder,
    Optional<List<String>> normalCopy,
    List<Element> elements,
    List<RayElement> rays,
    @Unwritten InfiniteQuotient infinite,
    @Unwritten Relations few)
    implements Structured {

  /** A set of elements. */
  public record Pieces(List<String> elements, List<Ray> rays) {}

  /** A maximal subgroup. */
  public record Group(
      String identity,
      OptionalInt order,
      String type,
      boolean tameIsland,
      @Flattened Pieces pieces) {}

  /** An archimedean component. */
  public record Archimedean(
      Optional<String> idempotent,
      boolean group,
      boolean infinite,
      String type,
      List<String> generators,
      boolean meetsP,
      @Flattened Pieces pieces) {}

  /** A factor of the principal series. */
  public record Factor(String kind, @Flattened Pieces pieces) {}

  /** An element on no ray; index and period if it has finitely many powers. */
  public record Element(
      String word,
      String outcome,
      Optional<Integer> index,
      Optional<Integer> period,
      Optional<String> inverse,
      Map<String, String> action) {}

  /** A ray and its products with the generators. */
  public record RayElement(@Flattened Ray ray, Map<String, RayImage> action) {}

  /**
   * A quotient opened up.
   *
   * @param stopRelations when it says yes, relations that follow are left where they are
   */
  public static RayStructureAnswer of(
      InfiniteQuotient q, SolverStatus status, BooleanSupplier stopRelations) {
    return new Maker(q).make(status, stopRelations);
  }

  private static final class Maker {
    private final InfiniteQuotient q;
    private final RayStructure structure;
    private final RayWords words;
    private final List<String> letters;

    Maker(InfiniteQuotient q) {
      this.q = q;
      this.structure = RayStructure.of(q.monoid());
      this.words = new RayWords(q);
      this.letters = q.alphabet().names();
    }

    RayStructureAnswer make(SolverStatus status, BooleanSupplier stopRelations) {
      Relations few = Irredundant.of(q.system().relations(), Long.MAX_VALUE, stopRelations);
      return new RayStructureAnswer(
          QuotientSummary.of(q, status),
          new RayParts(OptionalInt.of(structure.rank()), RayParts.of(q).cells()),
          QuotientSummary.texts(few),
          texts(structure.idempotents()),
          structure.covers().stream()
              .map(c -> List.of(q.print(c.leftInt()), q.print(c.rightInt())))
              .toList(),
          structure.components().stream()
              .filter(c -> c.idempotent().isPresent())
              .map(this::group)
              .toList(),
          structure.components().stream().map(this::component).toList(),
          words.rays().stream()
              .filter(c -> structure.divisibility().endless().contains(c.intValue()))
              .map(ray -> Ray.of(words, ray))
              .toList(),
          structure.divisibility().classes().map(this::factors),
          structure.kernel().map(Maker::order).orElse(OptionalInt.empty()),
          texts(words.pieces(structure.units().elements()).single()),
          NormalCopy.normalOrder(q),
          NormalCopy.find(q, structure).map(copy -> texts(copy.elements())),
          words.points().stream().map(this::element).toList(),
          words.rays().stream()
              .map(ray -> new RayElement(Ray.of(words, ray), action(ray)))
              .toList(),
          q,
          few);
    }

    private List<String> texts(List<Integer> elements) {
      return elements.stream().map(q::print).toList();
    }

    private Pieces pieces(RaySet set) {
      RayWords.Pieces pieces = words.pieces(set);
      return new Pieces(
          texts(pieces.single()), pieces.tails().stream().map(x -> Ray.of(words, x)).toList());
    }

    private static OptionalInt order(Component c) {
      return c.group().isFinite()
          ? OptionalInt.of(c.group().torsion().order())
          : OptionalInt.empty();
    }

    private Group group(Component c) {
      return new Group(
          q.print(c.idempotent().getAsInt()),
          order(c),
          c.group().toString(),
          c.group().isFinite() && c.group().torsion().isNimLike(),
          pieces(c.subgroup()));
    }

    private Archimedean component(Component c) {
      return new Archimedean(
          c.idempotent().stream().mapToObj(q::print).findFirst(),
          c.isGroup(),
          words.pieces(c.elements()).size().isEmpty(),
          c.group().toString(),
          c.generators().intStream().mapToObj(letters::get).toList(),
          c.elements().intersects(q.p()),
          pieces(c.elements()));
    }

    private List<Factor> factors(List<RaySet> classes) {
      List<Factor> factors = new ArrayList<>();
      for (RaySet elements : classes) {
        boolean isGroup = structure.idempotents().intStream().anyMatch(elements::contains);
        boolean isLast = factors.size() + 1 == classes.size();
        String kind = !isGroup ? "null" : isLast ? "group" : "group with zero";
        factors.add(new Factor(kind, pieces(elements)));
      }
      return factors;
    }

    private Element element(int x) {
      Optional<RayStructure.Order> order = structure.order(x);
      return new Element(
          q.print(x),
          q.outcome(x).name(),
          order.map(RayStructure.Order::index),
          order.map(RayStructure.Order::period),
          structure.inverse(x).stream().mapToObj(q::print).findFirst(),
          products(g -> q.print(q.monoid().step(x, g))));
    }

    private Map<String, RayImage> action(int ray) {
      return products(g -> RayImage.of(words, ray, g));
    }

    private <T> Map<String, T> products(IntFunction<T> product) {
      Map<String, T> products = new LinkedHashMap<>();
      for (int g = 0; g < letters.size(); g++) {
        products.put(letters.get(g), product.apply(g));
      }
      return products;
    }
  }
}
