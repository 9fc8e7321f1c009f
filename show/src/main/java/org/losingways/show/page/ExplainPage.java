// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import org.losingways.show.answer.ExplainAnswer;
import org.losingways.show.answer.Glossary;
import org.losingways.show.page.text.Paper;

/** Terms with their definitions. */
public record ExplainPage(Paper output) {

  public void print(ExplainAnswer answer) {
    answer.entries().forEach(this::print);
  }

  private void print(Glossary.Entry entry) {
    output.line(
        output.ink().strong(entry.term())
            + (entry.also().isEmpty()
                ? ""
                : output.ink().faint("  also " + String.join(", ", entry.also()))));
    output.line("    ", entry.definition());
  }
}
