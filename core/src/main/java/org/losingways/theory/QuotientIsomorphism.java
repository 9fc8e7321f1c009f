// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Isomorphism;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;

/**
 * Whether two quotients, finite or infinite, are the same but for names.
 *
 * <pre>{@code
 * QuotientIsomorphism.find(quotientOf("0.176"), quotientOf("0.176")).images()   // of a, b, c, …
 * }</pre>
 *
 * <p>A map of the generators is a homomorphism if the relations hold for the images. If it also
 * takes P, and nothing else, to P, it is injective, for a quotient is reduced: values with one
 * image have equal outcomes in all company. So an isomorphism is proved by finitely many products.
 * Between infinite quotients it is looked for among the values of heaps and the elements near the
 * beginning of each ray; when none is found there, numbers that do not depend on names may show
 * that there is none, and if they do not, it is not known. Quotients that no finite set generates
 * are compared by {@link EndlessIsomorphism}.
 *
 * @param images for each generator of the first quotient its image, if there is an isomorphism
 * @param isDecided whether there is none if none was found
 */
public record QuotientIsomorphism(Optional<List<Integer>> images, boolean isDecided) {

  /** How many choices of an image are tried between infinite quotients. */
  private static final int MOST_TRIED = 20_000;

  /** How many of the first elements of a ray may be images of generators. */
  private static final int NEAR = 3;

  /** How many powers of a value are compared before others. */
  private static final int POWERS = 24;

  /** How many elements of each ray are looked at to see that a generator is an image. */
  private static final int FAR = 256;

  /** Looks for an isomorphism. */
  public static QuotientIsomorphism find(Quotient from, Quotient to) {
    if (from instanceof FiniteQuotient p && to instanceof FiniteQuotient q) {
      Optional<int[]> map = Isomorphism.find(p.bipartite(), q.bipartite());
      return new QuotientIsomorphism(
          map.map(m -> p.generators().stream().map(g -> m[g.element()]).toList()), true);
    }
    if (from instanceof InfiniteQuotient p && to instanceof InfiniteQuotient q) {
      Optional<List<Integer>> images = new Search(p, q).run();
      return new QuotientIsomorphism(images, images.isPresent() || !looksAlike(p, q));
    }
    return from instanceof EndlessQuotient<?> p && to instanceof EndlessQuotient<?> q
        ? EndlessIsomorphism.find(p, q)
        : new QuotientIsomorphism(Optional.empty(), true);
  }

  /** Whether a map of the generators is an isomorphism. */
  static boolean isOne(Quotient from, Quotient to, int[] images) {
    for (Relation relation : from.relations()) {
      Budget.tick();
      if (image(to, relation.left(), images) != image(to, relation.right(), images)) {
        return false;
      }
    }
    if (from instanceof FiniteQuotient p && to instanceof FiniteQuotient q) {
      return p.order() == q.order() && keepsOutcomes(p, q, images);
    }
    return from instanceof InfiniteQuotient p
        && to instanceof InfiniteQuotient q
        && q.p().inverseImage(p.monoid(), images).equals(p.p())
        && isOnto(p, q, images);
  }

  /** The image of a word in the generators. */
  static int image(Quotient to, Word word, int[] images) {
    int value = 0;
    for (int g = 0; g < images.length; g++) {
      for (int e = word.exponent(g); e > 0; e--) {
        value = to.times(value, images[g]);
      }
    }
    return value;
  }

  private static boolean keepsOutcomes(FiniteQuotient p, FiniteQuotient q, int[] images) {
    return IntStream.range(0, p.order())
        .allMatch(x -> p.outcome(x) == q.outcome(image(q, p.word(x), images)));
  }

  private static boolean isOnto(InfiniteQuotient p, InfiniteQuotient q, int[] images) {
    IntLinkedOpenHashSet missing = new IntLinkedOpenHashSet();
    q.generators().forEach(g -> missing.add(g.element()));
    RayMonoid m = p.monoid();
    for (int c = 0; c < m.cells() && !missing.isEmpty(); c++) {
      int y = image(q, m.word(c), images);
      missing.remove(y);
      for (int n = 1; c >= m.points() && n < FAR; n++) {
        y = q.times(y, images[m.letter(c)]);
        missing.remove(y);
      }
    }
    return missing.isEmpty();
  }

  /** Whether numbers that an isomorphism keeps are equal. */
  private static boolean looksAlike(InfiniteQuotient p, InfiniteQuotient q) {
    return kinds(p).equals(kinds(q));
  }

  /** The archimedean components: their groups, and whether P meets them. */
  private static List<String> kinds(InfiniteQuotient q) {
    return RayStructure.of(q.monoid()).components().stream()
        .map(c -> c.group() + " " + c.isGroup() + " " + c.elements().intersects(q.p()))
        .sorted()
        .toList();
  }

  /** What an isomorphism does not change: outcomes of the powers, and how they repeat. */
  static List<Object> look(Quotient q, int x) {
    Budget.tick();
    boolean[] inP = new boolean[POWERS];
    int power = 0;
    for (int n = 0; n < POWERS; n++) {
      inP[n] = q.outcome(power) == Outcome.P;
      power = q.times(power, x);
    }
    Optional<Period> powers = q.powers(x);
    return List.of(Arrays.toString(inP), powers);
  }

  /** Chooses images for one generator after the other. */
  private static final class Search {
    private final InfiniteQuotient from;
    private final InfiniteQuotient to;
    private final int[] candidates;
    private final List<List<Object>> looks;
    private final List<Quotient.Generator> generators;
    private int tried;

    Search(InfiniteQuotient from, InfiniteQuotient to) {
      this.from = from;
      this.to = to;
      this.generators = from.generators();
      IntLinkedOpenHashSet near = new IntLinkedOpenHashSet(to.phi());
      for (int c = 0; c < to.monoid().cells(); c++) {
        for (int n = 0; n < (c < to.monoid().points() ? 1 : NEAR); n++) {
          near.add(to.monoid().at(c, n));
        }
      }
      this.candidates = near.toIntArray();
      this.looks = Arrays.stream(candidates).mapToObj(y -> look(to, y)).toList();
    }

    Optional<List<Integer>> run() {
      return extend(new IntArrayList());
    }

    private Optional<List<Integer>> extend(IntArrayList images) {
      int g = images.size();
      if (g == generators.size()) {
        return isOne(from, to, images.toIntArray())
            ? Optional.of(List.copyOf(images))
            : Optional.empty();
      }
      List<Object> look = look(from, generators.get(g).element());
      for (int i = 0; i < candidates.length && tried < MOST_TRIED; i++) {
        Budget.tick();
        if (looks.get(i).equals(look) && !images.contains(candidates[i])) {
          tried++;
          images.add(candidates[i]);
          Optional<List<Integer>> found = fits(images) ? extend(images) : Optional.empty();
          if (found.isPresent()) {
            return found;
          }
          images.removeInt(g);
        }
      }
      return Optional.empty();
    }

    /** Whether the relations between the generators that have images hold for these. */
    private boolean fits(IntArrayList images) {
      int[] chosen = images.toIntArray();
      return from.relations().stream()
          .filter(r -> r.left().latest() < chosen.length && r.right().latest() < chosen.length)
          .allMatch(r -> image(to, r.left(), chosen) == image(to, r.right(), chosen));
    }
  }
}
