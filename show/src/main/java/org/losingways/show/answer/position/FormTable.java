// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormWriter;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.genus.FormGenera;

/**
 * The forms of all heaps of a game, each written by means of the others, as in the table of
 * <i>Pretending</i>, §7.1: a nim-heap by its size, an adder as 2₂ or :n, any other form as hN,
 * where N is the smallest heap in the table that has it, and an option that is no heap as the sum
 * of heaps that the rules make it.
 */
public final class FormTable {

  /** Genera of forms with more followers would take most of the time. */
  private static final int MOST_FOLLOWERS_FOR_GENUS = 200_000;

  private final HeapForms heaps;
  private final FormGenera genera = new FormGenera();

  private FormTable(HeapForms heaps) {
    this.heaps = heaps;
  }

  /** The table to this heap, or to the last one within the limits. */
  public static FormAnswer.Table of(HeapForms heaps, int last) {
    Optional<String> reason = Optional.empty();
    try {
      heaps.heap(last);
    } catch (FormLimitException e) {
      reason = Optional.of(e.getMessage());
    }
    FormTable table = new FormTable(heaps);
    List<FormRow> rows =
        IntStream.rangeClosed(1, Math.min(last, heaps.computedTo())).mapToObj(table::row).toList();
    return new FormAnswer.Table(heaps.rules().code(), rows.size(), reason, rows);
  }

  private FormRow row(int heap) {
    Form form = heaps.heap(heap);
    boolean small = form.followers().size() <= MOST_FOLLOWERS_FOR_GENUS;
    return FormRow.of(
        heap,
        form,
        value(form),
        small ? Optional.of(genera.genus(form)) : Optional.empty(),
        FormFacts.youngestFirst(form).stream().map(o -> optionName(o, heap)).toList());
  }

  private String value(Form form) {
    String name = name(form).orElseThrow();
    Optional<String> odd =
        name.startsWith("h") ? form.withoutOne().flatMap(this::name) : Optional.empty();
    return name + odd.map(even -> " = " + even + "+1").orElse("");
  }

  private Optional<String> name(Form form) {
    if (form.nimHeap().isPresent() || form.adder().isPresent()) {
      return FormWriter.PAPER.write(form);
    }
    return heaps.smallestHeap(form).map(heap -> "h" + heap);
  }

  private String optionName(Form option, int heap) {
    return name(option)
        .or(() -> option.withoutOne().flatMap(this::name).map(even -> even + "+1"))
        .orElseGet(() -> sumName(heaps.originOf(option, heap).orElseThrow()));
  }

  private String sumName(Position position) {
    return IntStream.range(0, position.size())
        .mapToObj(i -> heaps.heap(position.heap(position.size() - 1 - i)))
        .filter(form -> !form.isZero())
        .sorted(Comparator.reverseOrder())
        .map(form -> name(form).orElseThrow())
        .collect(Collectors.joining("+"));
  }
}
