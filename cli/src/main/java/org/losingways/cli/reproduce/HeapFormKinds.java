// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.losingways.form.Form;
import org.losingways.form.FormText;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.GameFormatException;
import org.losingways.game.TakeAndBreak;

/** Tables about the misère forms of the heaps of a game. */
final class HeapFormKinds {

  /** Like {@code 0.1032@7k+1}: a game and its heaps 1, 8, 15, …. */
  private static final Pattern HEAPS = Pattern.compile("(\\S+)@(\\d*)k(?:\\+(\\d+))?");

  private HeapFormKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "form-values", Kind.one(row -> text(form(row))).readAs(HeapFormKinds::canonical),
        "heap-forms", Kind.rows(HeapFormKinds::table).readAs(FormKinds::inOrder),
        "distinguisher", Kind.rows(HeapFormKinds::distinguisher),
        "same-forms", Kind.one(HeapFormKinds::sameForms),
        "same-positions", Kind.one(HeapFormKinds::samePositions));
  }

  private static Form form(Question row) {
    return row.workshop().heapForms(row.game()).of(row.position());
  }

  private static String text(Form form) {
    return FormWriter.ASCII.write(form).orElse("?");
  }

  /** A form however written, in the one writing of its canonical form. */
  private static String canonical(String text, Problem problem) {
    return text(FormText.parse(text, new Forms()));
  }

  /**
   * Name and options of each heap, with n[k] for a nim-heap, a[k] for an adder, d[h] for the form
   * of the heap h, and sums of d[h] and a nim-heap.
   */
  private static List<?> table(Question row) {
    HeapForms heaps = row.workshop().heapForms(row.game());
    int last = row.problem().questions().stream().mapToInt(Question::number).max().orElse(0);
    Form form = heaps.heap(row.number());
    return List.of(
        name(form, heaps, last), FormKinds.options(form, option -> name(option, heaps, last)));
  }

  private static String name(Form form, HeapForms heaps, int last) {
    if (form.nimHeap().isPresent()) {
      return "n[" + form.nimHeap().getAsInt() + "]";
    }
    if (form.adder().isPresent()) {
      return "a[" + form.adder().getAsInt() + "]";
    }
    for (int nim = 0; nim <= 3; nim++) {
      Form beside = heaps.forms().nimHeap(nim);
      OptionalInt heap = first(last, heaps, f -> heaps.forms().sum(f, beside).equals(form));
      if (heap.isPresent()) {
        return "d[" + heap.getAsInt() + "]" + (nim == 0 ? "" : "+n[" + nim + "]");
      }
    }
    return Workshop.written(form);
  }

  private static OptionalInt first(int last, HeapForms heaps, Predicate<Form> wanted) {
    return IntStream.rangeClosed(1, last).filter(h -> wanted.test(heaps.heap(h))).findFirst();
  }

  /** Genus and outcome of T, and of T beside heaps. */
  private static List<?> distinguisher(Question row) {
    Form t = row.workshop().form(row.problem().required("T"));
    Form sum = row.label().equals("T") ? t : row.sum(form(row), t);
    return List.of(row.workshop().genus(sum), FormKinds.outcome(sum));
  }

  /** Whether two rows of heaps have the same forms for all k asked for. */
  private static String sameForms(Question row) {
    String[] range = row.problem().required("k").split("\\.\\.", -1);
    String[] sides = row.sides("=", "17 = 10+2");
    return IntStream.rangeClosed(Problem.integer(range[0]), Problem.integer(range[1]))
        .filter(k -> !heap(sides[0], k, row.workshop()).equals(heap(sides[1], k, row.workshop())))
        .mapToObj(k -> "not for k = " + k)
        .findFirst()
        .orElse("yes");
  }

  private static Form heap(String text, int k, Workshop workshop) {
    Matcher heaps = HEAPS.matcher(text);
    if (!heaps.matches()) {
      throw new GameFormatException(
          "Heaps of a game are named like 0.123@5k+1, not '" + text + "'.");
    }
    int times = heaps.group(2).isEmpty() ? 1 : Problem.integer(heaps.group(2));
    int plus = heaps.group(3) == null ? 0 : Problem.integer(heaps.group(3));
    return workshop.heapForms(TakeAndBreak.of(heaps.group(1))).heap(times * k + plus);
  }

  private static String samePositions(Question row) {
    HeapForms heaps = row.workshop().heapForms(row.game());
    String[] sides = row.sides("=", "17 = 10+2");
    Form left = heaps.of(row.problem().position(sides[0]));
    return left.equals(heaps.of(row.problem().position(sides[1]))) ? "yes" : "no";
  }
}
