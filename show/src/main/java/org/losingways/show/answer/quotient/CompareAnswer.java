// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import org.losingways.theory.EndlessIsomorphism;
import org.losingways.theory.Kinship;
import org.losingways.theory.ParityRelation;
import org.losingways.theory.QuotientIsomorphism;
import org.losingways.theory.Translation;

/**
 * Whether two games play alike.
 *
 * @param cousins by how much the one's heaps are larger, if their rules come to the same
 * @param isomorphic whether their quotients are; open if they are not both known
 * @param map the images of the generators
 * @param shift by how much the one's heaps are larger in misère play, if such a number was found
 * @param columns how the heaps are rearranged, if such an order was found: of p numbers the c-th is
 *     c′ where heap pk+c is as good as heap pk+c′ of the other game, for all k for which both are
 *     heaps
 * @param parity whether heaps are equal but for a 1 that is added to odd or to even ones
 */
public record CompareAnswer(
    String game,
    String other,
    OptionalInt cousins,
    Optional<Boolean> isomorphic,
    Optional<Map<String, String>> map,
    OptionalInt shift,
    Optional<List<Integer>> columns,
    @Omitted Optional<Parity> parity,
    @Unwritten Quotient first,
    @Unwritten Quotient second)
    implements Compared {

  /**
   * Heap n of the one game is heap n of the other one, and 1 if n is odd, or even.
   *
   * @param added to which heaps 1 is added: odd or even
   * @param verifiedTo the last heap for which that is proved, if it is not proved for all
   */
  public record Parity(String added, @Omitted OptionalInt verifiedTo) {}

  /** The same with what is known of heaps to which 1 is added. */
  public CompareAnswer with(Optional<ParityRelation> relation) {
    return new CompareAnswer(
        game,
        other,
        cousins,
        isomorphic,
        map,
        shift,
        columns,
        relation.map(r -> new Parity(r.odd() ? "odd" : "even", r.verifiedTo())),
        first,
        second);
  }

  /** The relation of two games by parity, if they are codes that have one. */
  public static Optional<ParityRelation> parity(Ruleset g, Ruleset h, Duration time) {
    return g instanceof TakeAndBreak a && h instanceof TakeAndBreak b
        ? ParityRelation.find(a, b, time)
        : Optional.empty();
  }

  /** What is known of two quotients. */
  public static CompareAnswer of(Quotient p, Quotient q) {
    QuotientIsomorphism isomorphism =
        p.isSolved() && q.isSolved()
            ? QuotientIsomorphism.find(p, q)
            : new QuotientIsomorphism(Optional.empty(), false);
    Optional<List<Integer>> images = isomorphism.images();
    boolean repeat = images.isPresent() && p.period().isPresent() && q.period().isPresent();
    Optional<Translation> translation =
        repeat ? Optional.of(new Translation(p, q)) : Optional.empty();
    OptionalInt shift =
        images.isPresent() && p instanceof FamilyQuotient f && q instanceof FamilyQuotient g
            ? EndlessIsomorphism.shift(f, g)
            : translation.map(Translation::shift).orElse(OptionalInt.empty());
    return new CompareAnswer(
        p.rules().code(),
        q.rules().code(),
        p.rules() instanceof TakeAndBreak a && q.rules() instanceof TakeAndBreak b
            ? Kinship.shift(a, b)
            : OptionalInt.empty(),
        isomorphism.isDecided() ? Optional.of(images.isPresent()) : Optional.empty(),
        images.map(list -> map(p, q, list)),
        shift,
        shift.isPresent()
            ? Optional.empty()
            : translation
                .flatMap(Translation::columns)
                .map(columns -> IntStream.of(columns).boxed().toList()),
        Optional.empty(),
        p,
        q);
  }

  private static Map<String, String> map(Quotient p, Quotient q, List<Integer> images) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < images.size(); i++) {
      map.put(p.generators().get(i).name(), q.print(images.get(i)));
    }
    return map;
  }
}
