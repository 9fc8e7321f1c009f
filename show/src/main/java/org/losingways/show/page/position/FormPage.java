// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormWriter;
import org.losingways.genus.Genus;
import org.losingways.show.answer.position.FormAnswer;
import org.losingways.show.answer.position.FormFacts;
import org.losingways.show.answer.position.FormRow;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.view.Counted;

/** The text of {@code misere form}. */
public record FormPage(Paper output) {

  private static final int MOST_OPTIONS_SHOWN = 12;

  /**
   * Prints a form and the tree of its options.
   *
   * @param treeLines the tree is cut after so many lines
   */
  public void print(FormAnswer.One answer, int treeLines) {
    FormFacts f = answer.facts();
    Form form = f.source();
    Ink ink = output.ink();
    output.line(ink.strong(both(form)));
    output.line(
        "  birthday %d; %s".formatted(f.birthday(), Counted.of(f.followers(), "subposition")));
    output.line(
        "  outcome  %s in misère play, %s in normal play (nim-value %d)"
            .formatted(outcome(f.misere()), outcome(f.normal()), f.nimValue()));
    output.line("  genus    " + f.genusOf().toUnicode() + ", " + f.phylum());
    if (form.nimHeap().isPresent()) {
      output.line("  value    the nim-heap " + form.nimHeap().getAsInt());
    } else if (form.adder().isPresent()) {
      output.line("  value    the adder :" + form.adder().getAsInt());
    }
    output.line("  options  ", options(form));
    output.line("  mate     ", mate(f));
    for (List<Form> terms : f.splittings()) {
      if (terms.stream().allMatch(t -> FormWriter.PAPER.upTo(80).write(t).isPresent())) {
        output.line(
            "  splits   "
                + terms.stream().map(FormPage::short80).collect(Collectors.joining(" and ")));
      }
    }
    output.line();
    FormTree.lines(form, FormWriter.PAPER, ink, treeLines).forEach(output::asIs);
  }

  /** A form in both notations, or a few words if it is long. */
  private static String both(Form form) {
    Optional<String> paper = FormWriter.PAPER.write(form);
    Optional<String> ascii = FormWriter.ASCII.write(form);
    if (paper.isEmpty() || ascii.isEmpty()) {
      return form.toString();
    }
    return paper.equals(ascii) ? paper.get() : paper.get() + "  =  " + ascii.get();
  }

  private static String short80(Form form) {
    return FormWriter.PAPER.upTo(80).write(form).orElseGet(form::toString);
  }

  private String outcome(String name) {
    return name.equals("P") ? output.ink().p(name) : output.ink().n(name);
  }

  private String options(Form form) {
    if (form.isZero()) {
      return "none";
    }
    int most = output.full() ? form.optionCount() : MOST_OPTIONS_SHOWN;
    String shown =
        FormFacts.youngestFirst(form).stream()
            .limit(most)
            .map(FormPage::short80)
            .collect(Collectors.joining(", "));
    int more = form.optionCount() - most;
    return more > 0 ? shown + " and " + more + " more" : shown;
  }

  private static String mate(FormFacts f) {
    try {
      return short80(f.forms().mate(f.source()));
    } catch (FormLimitException e) {
      return "too large";
    }
  }

  public void print(FormAnswer.TooLarge answer) {
    output.line(
        "%s The forms of the heaps to %d are known; --max-heap shows them."
            .formatted(answer.reason(), answer.heapsComputed()));
  }

  /** Prints what tells two forms apart, which were typed like this. */
  public void print(FormAnswer.Distinction answer, String one, String other) {
    if (answer.equal()) {
      output.line("Equal: both have the same canonical form, so no game distinguishes them.");
    } else if (answer.form().isEmpty()) {
      output.line(
          "The two are different, but no game that distinguishes them was found: "
              + answer.reason().orElse(""));
    } else {
      output.line("T = " + both(answer.form().get()) + " distinguishes them.");
      output.line("  %s + T is %s,".formatted(one, answer.first().orElse("")));
      output.line("  %s + T is %s.".formatted(other, answer.second().orElse("")));
    }
  }

  public void print(FormAnswer.Table answer) {
    Ink ink = output.ink();
    TextTable table = new TextTable();
    table.row(List.of("heap", "form", "genus", "options"), ink::faint);
    for (FormRow row : answer.heaps()) {
      table.row(
          List.of(
              "%4d".formatted(row.heap()),
              row.misere().equals("P") ? ink.p(row.value()) : ink.n(row.value()),
              genus(row),
              row.options().stream().collect(Collectors.joining(", ", "{", "}"))));
    }
    table.print(output, "");
    answer
        .reason()
        .ifPresent(
            r ->
                output.line(
                    "The form of heap %d is too large: %s"
                        .formatted(answer.heapsComputed() + 1, r)));
  }

  private static String genus(FormRow row) {
    return row.genusOf().map(Genus::toUnicode).orElse("");
  }

  public void print(FormAnswer.Partizan answer) {
    output.line(output.ink().strong(answer.canonical()));
    if (!answer.form().equals(answer.canonical())) {
      output.line("Typed:         " + answer.form());
    }
    output.line("Outcome:       " + answer.outcome());
    output.line("Birthday:      " + answer.birthday());
    output.line("Followers:     " + answer.followers());
    output.line("Conjugate:     " + answer.conjugate());
    output.line("Dead-ending:   " + (answer.deadEnding() ? "yes" : "no"));
    output.line("Modulo:        " + context(answer.universe()));
    output.line("Inverse:       " + answer.inverse().orElse("none"));
  }

  /** The games of a universe, in words. */
  public static String context(String universe) {
    return switch (universe) {
      case "dead-ending" -> "all dead-ending games";
      case "dicot" -> "all dicots";
      default -> "all games";
    };
  }
}
