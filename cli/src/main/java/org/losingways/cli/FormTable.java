// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
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
import org.losingways.show.json.Json;
import org.losingways.show.page.FormFacts;
import org.losingways.show.page.Ink;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The forms of all heaps of a game, each written by means of the others, as in the table of
 * <i>Pretending</i>, §7.1: a nim-heap by its size, an adder as 2₂ or :n, any other form as hN,
 * where N is the smallest heap in the table that has it, and an option that is no heap as the sum
 * of heaps that the rules make it.
 */
final class FormTable {

  /** Genera of forms with more followers would take most of the time. */
  private static final int MOST_FOLLOWERS_FOR_GENUS = 200_000;

  private record Row(int heap, String value, String genus, List<String> options) {}

  private final HeapForms heaps;
  private final Output output;
  private final FormFacts facts = new FormFacts();

  FormTable(HeapForms heaps, Output output) {
    this.heaps = heaps;
    this.output = output;
  }

  /** Prints the table to this heap, or to the last one within the limits; returns the status. */
  int print(int last) {
    Optional<String> reason = Optional.empty();
    try {
      heaps.heap(last);
    } catch (FormLimitException e) {
      reason = Optional.of(e.getMessage());
    }
    List<Row> rows =
        IntStream.rangeClosed(1, Math.min(last, heaps.computedTo())).mapToObj(this::row).toList();
    if (output.isJson()) {
      output.print(json(rows, reason));
    } else {
      print(rows);
      reason.ifPresent(
          r -> output.line("The form of heap " + (heaps.computedTo() + 1) + " is too large: " + r));
    }
    return reason.isEmpty() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private Row row(int heap) {
    Form form = heaps.heap(heap);
    List<String> options = new ArrayList<>();
    for (int i = form.optionCount() - 1; i >= 0; i--) {
      options.add(optionName(form.option(i), heap));
    }
    boolean small = form.followers().size() <= MOST_FOLLOWERS_FOR_GENUS;
    return new Row(heap, value(form), small ? facts.genus(form).toString() : "", options);
  }

  /** The name, and beside it a sum with 1 that it is equal to. */
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

  private void print(List<Row> rows) {
    Ink ink = output.ink();
    int value = rows.stream().mapToInt(r -> r.value().length()).max().orElse(0);
    int genus = rows.stream().mapToInt(r -> shownGenus(r).length()).max().orElse(0);
    output.line(
        ink.faint(
            "heap  "
                + pad("form", Math.max(4, value))
                + "  "
                + pad("genus", Math.max(5, genus))
                + "  options"));
    for (Row row : rows) {
      Form form = heaps.heap(row.heap());
      String padded = pad(row.value(), Math.max(4, value));
      output.line(
          String.format("%4d  ", row.heap())
              + (form.isMisereP() ? ink.p(padded) : ink.n(padded))
              + "  "
              + pad(shownGenus(row), Math.max(5, genus))
              + "  {"
              + String.join(", ", row.options())
              + "}");
    }
  }

  private String shownGenus(Row row) {
    return row.genus().isEmpty() ? "" : facts.genus(heaps.heap(row.heap())).toUnicode();
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private ObjectNode json(List<Row> rows, Optional<String> reason) {
    ObjectNode node = Json.object();
    node.put("game", heaps.rules().code());
    node.put("heapsComputed", rows.size());
    reason.ifPresent(r -> node.put("reason", r));
    ArrayNode list = node.putArray("heaps");
    for (Row row : rows) {
      Form form = heaps.heap(row.heap());
      ObjectNode entry = list.addObject();
      entry.put("heap", row.heap());
      entry.put("value", row.value());
      entry.put("ascii", FormWriter.ASCII.write(form).orElse(null));
      entry.put("birthday", form.birthday());
      entry.put("genus", row.genus().isEmpty() ? null : row.genus());
      entry.put("misere", form.isMisereP() ? "P" : "N");
      row.options().forEach(entry.putArray("options")::add);
    }
    return node;
  }
}
