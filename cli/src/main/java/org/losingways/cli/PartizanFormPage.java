// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import org.losingways.form.MisereOrder;
import org.losingways.form.PartizanForm;
import org.losingways.form.PartizanFormText;
import org.losingways.form.PartizanForms;
import org.losingways.show.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere form '{a,b|c}'}: the misère canonical form of a partizan game. */
final class PartizanFormPage {

  private final Output output;

  PartizanFormPage(Output output) {
    this.output = output;
  }

  int print(String text) {
    PartizanForms forms = new PartizanForms();
    PartizanForm form = PartizanFormText.parse(forms, text);
    PartizanForm canonical = new MisereOrder(forms).canonical(form);
    if (output.isJson()) {
      ObjectNode node = Json.object();
      node.put("form", form.toString());
      node.put("canonical", canonical.toString());
      node.put("conjugate", forms.conjugate(canonical).toString());
      node.put("outcome", forms.outcome(form).name());
      node.put("birthday", canonical.birthday());
      node.put("followers", canonical.followers().size());
      node.put("deadEnding", canonical.isDeadEnding());
      output.print(node);
      return ExitStatus.ANSWER;
    }
    output.line(output.ink().strong(canonical.toString()));
    if (form != canonical) {
      output.line("Typed:         " + form);
    }
    output.line("Outcome:       " + forms.outcome(form));
    output.line("Birthday:      " + canonical.birthday());
    output.line("Followers:     " + canonical.followers().size());
    output.line("Conjugate:     " + forms.conjugate(canonical));
    output.line("Dead-ending:   " + (canonical.isDeadEnding() ? "yes" : "no"));
    return ExitStatus.ANSWER;
  }
}
