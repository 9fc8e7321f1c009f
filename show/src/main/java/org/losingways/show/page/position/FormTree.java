// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losingways.form.Form;
import org.losingways.form.FormWriter;
import org.losingways.show.page.text.Ink;

/**
 * A form as a tree of lines for the terminal, options below, each with its misère outcome.
 *
 * <pre>
 * 2₊0  N
 * ├─ 2₊  P
 * │  └─ 2  N
 * └─ 0  N
 * </pre>
 *
 * <p>Nim-heaps and adders are not opened, a form that was opened above is not opened again, and
 * after a number of lines the tree is cut.
 */
public final class FormTree {

  private static final int LONGEST_LABEL = 48;

  private final FormWriter writer;
  private final Ink ink;
  private final int maxLines;
  private final List<String> lines = new ArrayList<>();
  private final Set<Form> opened = new HashSet<>();
  private boolean cut;

  private FormTree(FormWriter writer, Ink ink, int maxLines) {
    this.writer = writer.upTo(LONGEST_LABEL);
    this.ink = ink;
    this.maxLines = maxLines;
  }

  /** The lines of the tree, at most {@code maxLines} and one more that says what was left out. */
  public static List<String> lines(Form form, FormWriter writer, Ink ink, int maxLines) {
    FormTree tree = new FormTree(writer, ink, maxLines);
    tree.add(form, "", "");
    if (tree.cut) {
      tree.lines.add(ink.faint("… cut after " + maxLines + " lines; --lines N shows more"));
    }
    return tree.lines;
  }

  private void add(Form form, String before, String below) {
    if (lines.size() >= maxLines) {
      cut = true;
      return;
    }
    boolean known = form.nimHeap().isPresent() || form.adder().isPresent();
    boolean again = !known && !opened.add(form);
    lines.add(ink.faint(before) + label(form) + (again ? ink.faint("  as above") : ""));
    // The top is always opened: a tree of one line would say nothing.
    if (again || (known && !before.isEmpty())) {
      return;
    }
    for (int i = form.optionCount() - 1; i >= 0 && !cut; i--) {
      boolean last = i == 0;
      add(form.option(i), below + (last ? "└─ " : "├─ "), below + (last ? "   " : "│  "));
    }
  }

  private String label(Form form) {
    String text =
        writer
            .write(form)
            .orElseGet(
                () -> "{…} of day " + form.birthday() + ", " + form.optionCount() + " options");
    return form.isMisereP() ? ink.p(text + "  P") : ink.n(text) + ink.faint("  N");
  }
}
