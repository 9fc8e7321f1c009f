// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
        "form-values", Kind.rows(HeapFormKinds::values).readAs(HeapFormKinds::canonical),
        "heap-forms", Kind.rows(HeapFormKinds::table).readAs(FormKinds::inOrder),
        "distinguisher", Kind.rows(HeapFormKinds::distinguisher),
        "same-forms", Kind.rows(HeapFormKinds::sameForms),
        "same-positions", Kind.rows(HeapFormKinds::samePositions));
  }

  private static List<String> values(Question row) {
    Form form = row.workshop().heapForms(row.game()).of(row.position());
    return List.of(FormWriter.ASCII.write(form).orElse("?"));
  }

  /** A form however written, in the one writing of its canonical form. */
  private static String canonical(String text) {
    return FormWriter.ASCII.write(FormText.parse(text, new Forms())).orElse("?");
  }

  /**
   * Name and options of each heap, with n[k] for a nim-heap, a[k] for an adder, d[h] for the form
   * of the heap h, and sums of d[h] and a nim-heap.
   */
  private static List<String> table(Question row) {
    HeapForms heaps = row.workshop().heapForms(row.game());
    int last = row.problem().questions().stream().mapToInt(Question::number).max().orElse(0);
    Form form = heaps.heap(row.number());
    return List.of(
        name(form, heaps, last),
        form.options().stream()
            .map(option -> name(option, heaps, last))
            .collect(Collectors.joining(", ", "{", "}")));
  }

  private static String name(Form form, HeapForms heaps, int last) {
    Optional<String> simple = simpleName(form, heaps, last);
    if (simple.isPresent()) {
      return simple.get();
    }
    for (int nim = 1; nim <= 3; nim++) {
      for (int h = 1; h <= last; h++) {
        if (heaps.forms().sum(heaps.heap(h), heaps.forms().nimHeap(nim)).equals(form)) {
          return "d[" + h + "]+n[" + nim + "]";
        }
      }
    }
    return Workshop.written(form);
  }

  private static Optional<String> simpleName(Form form, HeapForms heaps, int last) {
    OptionalInt nim = form.nimHeap();
    if (nim.isPresent()) {
      return Optional.of("n[" + nim.getAsInt() + "]");
    }
    if (form.adder().isPresent()) {
      return Optional.of("a[" + form.adder().getAsInt() + "]");
    }
    for (int h = 1; h <= last; h++) {
      if (heaps.heap(h).equals(form)) {
        return Optional.of("d[" + h + "]");
      }
    }
    return Optional.empty();
  }

  /** Genus and outcome of T, and of T beside heaps. */
  private static List<String> distinguisher(Question row) {
    Form form = row.workshop().form(row.problem().required("T"));
    if (!row.label().equals("T")) {
      Form beside = row.workshop().heapForms(row.game()).of(row.position());
      form = row.workshop().forms().sum(beside, form);
    }
    return List.of(row.workshop().genus(form).toString(), FormKinds.outcome(form));
  }

  /** Whether two rows of heaps have the same forms for all k asked for. */
  private static List<String> sameForms(Question row) {
    String[] range = row.problem().required("k").split("\\.\\.", -1);
    String[] sides = sides(row);
    for (int k = Problem.integer(range[0]); k <= Problem.integer(range[1]); k++) {
      if (!heap(sides[0], k, row.workshop()).equals(heap(sides[1], k, row.workshop()))) {
        return List.of("not for k = " + k);
      }
    }
    return List.of("yes");
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

  private static List<String> samePositions(Question row) {
    HeapForms heaps = row.workshop().heapForms(row.game());
    List<Form> forms = new ArrayList<>();
    for (String side : sides(row)) {
      forms.add(heaps.of(row.problem().position(side)));
    }
    return List.of(forms.get(0).equals(forms.get(1)) ? "yes" : "no");
  }

  private static String[] sides(Question row) {
    String[] sides = row.label().split("\\s*=\\s*", -1);
    if (sides.length != 2) {
      throw new GameFormatException("A row compares two things, like 17 = 10+2.");
    }
    return sides;
  }
}
