// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.Optional;
import org.losingways.form.MisereOrder;
import org.losingways.form.PartizanForm;
import org.losingways.form.PartizanFormText;
import org.losingways.form.PartizanForms;
import org.losingways.form.Refutations;
import org.losingways.form.Universe;

/**
 * Which of two partizan forms Left likes better in every context of a universe.
 *
 * @param relation =, &gt;, &lt; or ||
 * @param notAtLeast a context in which Left does worse with the first
 * @param notAtMost a context in which Left does better with the first
 */
public record FormCompareAnswer(
    String universe,
    String first,
    String second,
    String relation,
    boolean equal,
    boolean atLeast,
    boolean atMost,
    Optional<Refutation> notAtLeast,
    Optional<Refutation> notAtMost)
    implements Compared {

  /**
   * A context that shows something.
   *
   * @param by the context
   * @param first the outcome of the first form with it
   * @param second the outcome of the second form with it
   */
  public record Refutation(String by, String first, String second) {}

  /** Compares the forms that are typed so. */
  public static FormCompareAnswer of(String first, String second, Universe universe) {
    PartizanForms forms = new PartizanForms();
    PartizanForm g = universe.checked(PartizanFormText.parse(forms, first));
    PartizanForm h = universe.checked(PartizanFormText.parse(forms, second));
    Refutations refutations = new Refutations(forms, new MisereOrder(forms, universe));
    Optional<Refutation> notAtLeast = refutations.of(g, h).map(x -> refutation(forms, g, h, x));
    Optional<Refutation> notAtMost = refutations.of(h, g).map(x -> refutation(forms, g, h, x));
    boolean atLeast = notAtLeast.isEmpty();
    boolean atMost = notAtMost.isEmpty();
    return new FormCompareAnswer(
        universe.code(),
        g.toString(),
        h.toString(),
        atLeast ? atMost ? "=" : ">" : atMost ? "<" : "||",
        atLeast && atMost,
        atLeast,
        atMost,
        notAtLeast,
        notAtMost);
  }

  private static Refutation refutation(
      PartizanForms forms, PartizanForm g, PartizanForm h, PartizanForm x) {
    return new Refutation(
        x.toString(), forms.outcome(forms.sum(g, x)).name(), forms.outcome(forms.sum(h, x)).name());
  }
}
