// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.FormWriter;
import org.losingways.form.Forms;
import org.losingways.form.Parts;
import org.losingways.game.Play;
import org.losingways.show.page.FormFacts;
import org.losingways.show.page.FormTree;
import org.losingways.show.page.Ink;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** All there is to say about one form, as text or JSON. */
final class FormReport {

  /** Parts of larger forms can take long, and their splittings are not readable. */
  private static final int MOST_FOLLOWERS_TO_SPLIT = 40;

  private static final int MOST_OPTIONS_SHOWN = 30;

  private final Form form;
  private final Forms forms;
  private final FormFacts facts = new FormFacts();
  private final int followers;

  FormReport(Form form, Forms forms) {
    this.form = form;
    this.forms = forms;
    this.followers = form.followers().size();
  }

  /** A form in both notations, or a few words if it is long. */
  static String both(Form form) {
    Optional<String> paper = FormWriter.PAPER.write(form);
    Optional<String> ascii = FormWriter.ASCII.write(form);
    if (paper.isEmpty() || ascii.isEmpty()) {
      return form.toString();
    }
    return paper.equals(ascii) ? paper.get() : paper.get() + "  =  " + ascii.get();
  }

  ObjectNode json(ObjectNode node) {
    node.put("form", FormWriter.PLAIN.write(form).orElse(null));
    node.put("ascii", FormWriter.ASCII.write(form).orElse(null));
    node.put("unicode", FormWriter.PAPER.write(form).orElse(null));
    node.put("birthday", form.birthday());
    node.put("followers", followers);
    node.put("genus", facts.genus(form).toString());
    node.put("phylum", facts.phylum(form).toString());
    node.put("misere", form.outcome(Play.MISERE).name());
    node.put("normal", form.outcome(Play.NORMAL).name());
    node.put("nimValue", form.nimValue());
    if (form.nimHeap().isPresent()) {
      node.put("nimHeap", form.nimHeap().getAsInt());
    } else {
      node.putNull("nimHeap");
    }
    ArrayNode options = node.putArray("options");
    youngestFirst().forEach(o -> options.add(FormWriter.ASCII.write(o).orElse(null)));
    ArrayNode parts = node.putArray("parts");
    for (Parts.Splitting splitting : splittings()) {
      ArrayNode terms = parts.addArray();
      terms(splitting).forEach(t -> terms.add(FormWriter.ASCII.write(t).orElse(null)));
    }
    return node;
  }

  void print(Output output, int treeLines) {
    Ink ink = output.ink();
    output.line(ink.strong(both(form)));
    output.line(
        "  born on day "
            + form.birthday()
            + ", "
            + (followers == 1 ? "1 form" : followers + " forms")
            + " with all that play can reach");
    output.line(
        "  outcome  "
            + outcome(ink, Play.MISERE)
            + " in misère play, "
            + outcome(ink, Play.NORMAL)
            + " in normal play (nim-value "
            + form.nimValue()
            + ")");
    output.line("  genus    " + facts.genus(form).toUnicode() + ", " + facts.phylum(form));
    if (form.nimHeap().isPresent()) {
      output.line("  value    the nim-heap " + form.nimHeap().getAsInt());
    } else if (form.adder().isPresent()) {
      output.line("  value    the adder :" + form.adder().getAsInt());
    }
    output.line("  options  " + options());
    output.line("  mate     " + mate());
    for (Parts.Splitting splitting : splittings()) {
      List<Form> terms = terms(splitting);
      if (terms.stream().allMatch(t -> FormWriter.PAPER.upTo(80).write(t).isPresent())) {
        output.line(
            "  splits   "
                + terms.stream().map(FormReport::short80).collect(Collectors.joining(" and ")));
      }
    }
    output.line();
    FormTree.lines(form, FormWriter.PAPER, ink, treeLines).forEach(output::line);
  }

  private static String short80(Form form) {
    return FormWriter.PAPER.upTo(80).write(form).orElseGet(form::toString);
  }

  private String outcome(Ink ink, Play play) {
    String name = form.outcome(play).name();
    return name.equals("P") ? ink.p(name) : ink.n(name);
  }

  private String options() {
    if (form.isZero()) {
      return "none";
    }
    String shown =
        youngestFirst().stream()
            .limit(MOST_OPTIONS_SHOWN)
            .map(FormReport::short80)
            .collect(Collectors.joining(", "));
    int more = form.optionCount() - MOST_OPTIONS_SHOWN;
    return more > 0 ? shown + " and " + more + " more" : shown;
  }

  private String mate() {
    try {
      return short80(forms.mate(form));
    } catch (FormLimitException e) {
      return "too large";
    }
  }

  private List<Form> youngestFirst() {
    int last = form.optionCount() - 1;
    return IntStream.rangeClosed(0, last).mapToObj(i -> form.option(last - i)).toList();
  }

  private List<Form> terms(Parts.Splitting splitting) {
    return splitting.plusOne()
        ? List.of(splitting.first(), splitting.second(), forms.nimHeap(1))
        : List.of(splitting.first(), splitting.second());
  }

  private List<Parts.Splitting> splittings() {
    if (followers > MOST_FOLLOWERS_TO_SPLIT) {
      return List.of();
    }
    try {
      return new Parts(forms).of(form);
    } catch (FormLimitException e) {
      return List.of();
    }
  }
}
