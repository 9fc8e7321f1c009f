// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.genus.Genus;
import org.losingways.monoid.Word;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.Period;
import org.losingways.quotient.SolverStatus;
import org.losingways.theory.ElementGenera;
import org.losingways.theory.QuotientStructure;

/**
 * What is exported: a quotient opened up, how far it is proved, and the genera of its elements as
 * far as they are found in a short time.
 *
 * @param q the quotient, its elements numbered in the order of their words
 * @param status whether it is proved for all heaps
 * @param genera one for each element, if known
 */
public record QuotientFacts(
    QuotientStructure q, SolverStatus status, List<Optional<Genus>> genera) {

  private static final int MAX_POSITIONS = 1_000_000;

  public QuotientFacts {
    genera = List.copyOf(genera);
  }

  /**
   * The facts about a quotient.
   *
   * @param stop when it says yes, genera that are hard to find are given up
   */
  public static QuotientFacts of(QuotientStructure q, SolverStatus status, BooleanSupplier stop) {
    ElementGenera genera = new ElementGenera(q, MAX_POSITIONS, stop);
    List<Optional<Genus>> all = new ArrayList<>();
    for (int x = 0; x < q.order(); x++) {
      all.add(genera.genus(x));
    }
    return new QuotientFacts(q, status, all);
  }

  String code() {
    return q.rules().code();
  }

  int order() {
    return q.order();
  }

  /** The elements of P, in the order of their words. */
  int[] pPortion() {
    return IntStream.range(0, order()).filter(q::inP).toArray();
  }

  /** The elements e with e² = e, in the order of their words. */
  int[] idempotents() {
    return Idempotents.of(q.monoid()).elements().toIntArray();
  }

  Optional<Period> period() {
    return q.quotient().period();
  }

  /** The names of the generators. */
  List<String> names() {
    return q.named().system().alphabet().names();
  }

  /** The generators' elements. */
  int generator(int g) {
    return q.named().generator(g);
  }

  /** The product of an element and the g-th generator. */
  int times(int x, int g) {
    return q.monoid().times(x, generator(g));
  }

  Word word(int x) {
    return q.named().words().get(x);
  }

  String text(int x, WordStyle style) {
    return text(word(x), style);
  }

  String text(Word word, WordStyle style) {
    return q.named().system().alphabet().text(word, style);
  }

  /** The reduced confluent system. */
  List<Relation> relations() {
    return q.named().system().rules();
  }

  String label(int heap) {
    return q.rules().labels().label(heap);
  }

  String genus(int x) {
    return genera.get(x).map(Genus::toString).orElse("");
  }

  /** How far this is proved, as a clause. */
  String proved() {
    Labels labels = q.rules().labels();
    if (q.quotient().pattern().isPresent()) {
      return "proved for all "
          + labels.nouns()
          + ": "
          + q.quotient().pattern().orElseThrow().sentence();
    }
    if (period().isPresent()) {
      Period p = period().orElseThrow();
      return String.format(
          Locale.ROOT,
          "proved for all heaps: period %d from heap %d on",
          p.period(),
          p.preperiod());
    }
    return status == SolverStatus.SOLVED
        ? "proved for all " + labels.nouns() + " there are, " + label(0) + " to " + label(q.heaps())
        : "verified for all positions with " + labels.nouns() + " to " + label(q.heaps());
  }

  /** The heaps of which the values tell all others: to the end of the first period. */
  int lastTold() {
    return period()
        .map(p -> Math.min(q.heaps(), Math.max(0, p.preperiod() + p.period() - 1)))
        .orElse(q.heaps());
  }
}
