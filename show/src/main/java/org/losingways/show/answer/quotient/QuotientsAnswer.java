// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.form.FormWriter;
import org.losingways.game.Position;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.show.answer.Unwritten;
import org.losingways.theory.RealisingForms;

/**
 * The answer of {@code misere quotients}: all misère quotients of an order.
 *
 * @param complete whether there are no others
 * @param monoidsSearched how many commutative monoids of half the order were looked at
 */
public record QuotientsAnswer(
    int order, boolean complete, int count, long monoidsSearched, List<Small> quotients) {

  /** Longer forms are given as a list of heaps and their options. */
  private static final int LONGEST_FORM = 160;

  /**
   * A quotient and a game that has it.
   *
   * @param form the game as forms that can be typed, unless they are too long to read
   * @param heaps the options of heap 1, of heap 2 and so on
   */
  public record Small(
      int order,
      int pSize,
      Optional<String> name,
      List<String> relations,
      List<String> pPortion,
      Optional<String> form,
      List<List<String>> heaps,
      @Unwritten int generators) {}

  /** What a search found. */
  public static QuotientsAnswer of(int order, SmallQuotients search) {
    RealisingForms games = new RealisingForms();
    return new QuotientsAnswer(
        order,
        search.isComplete(),
        search.found().size(),
        search.monoidsSearched(),
        search.found().stream().map(quotient -> small(quotient, games)).toList());
  }

  private static Small small(FiniteQuotient quotient, RealisingForms games) {
    FormWriter writer = FormWriter.ASCII.upTo(LONGEST_FORM);
    List<Optional<String>> forms = games.of(quotient).stream().map(writer::write).toList();
    return new Small(
        quotient.order(),
        quotient.pSize(),
        quotient.name(),
        quotient.presentation().relations().stream().map(Object::toString).toList(),
        quotient.pPortion(),
        forms.stream().allMatch(Optional::isPresent)
            ? Optional.of(forms.stream().map(Optional::get).collect(Collectors.joining("; ")))
            : Optional.empty(),
        IntStream.rangeClosed(1, quotient.heapsComputed())
            .mapToObj(
                heap -> quotient.rules().options(heap).stream().map(Position::toString).toList())
            .toList(),
        quotient.presentation().generators().length);
  }
}
