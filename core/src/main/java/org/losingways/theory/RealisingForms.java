// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losingways.form.Birthdays;
import org.losingways.form.Form;
import org.losingways.form.FormRules;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.quotient.BipartiteMonoid;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Isomorphism;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/**
 * Forms whose followers have a given misère quotient: one that is born by day 4 if there is one,
 * else the heaps of the game that the quotient was computed from.
 *
 * <pre>{@code
 * new RealisingForms().of(r8)     // [{3,2+,2,0}]
 * }</pre>
 */
public final class RealisingForms {

  /** Larger than any quotient of a form born by day 4; a guard, not a bound that matters. */
  private static final int LARGEST_EARLY = 100;

  private record Early(Form form, BipartiteMonoid quotient) {}

  private final Forms forms = new Forms();
  private final List<Early> early = new ArrayList<>();

  public RealisingForms() {
    for (Form form : Birthdays.bornBy(Birthdays.LAST_LISTED, forms)) {
      FormRules rules = new FormRules(forms, List.of(form));
      QuotientSolver solver = new QuotientSolver(rules);
      solver.run(SolverLimits.none().withMaxHeap(rules.largestHeap()).withMaxOrder(LARGEST_EARLY));
      if (solver.heaps() == rules.largestHeap()) {
        early.add(new Early(form, solver.lastFinite().bipartite()));
      }
    }
  }

  /** The forms, none of them a follower of another. */
  public List<Form> of(FiniteQuotient quotient) {
    Optional<Form> known =
        early.stream()
            .filter(e -> Isomorphism.exists(e.quotient(), quotient.bipartite()))
            .map(Early::form)
            .findFirst();
    return known.map(List::of).orElseGet(() -> heaps(quotient));
  }

  private List<Form> heaps(FiniteQuotient quotient) {
    HeapForms heaps = new HeapForms(quotient.rules(), forms);
    List<Form> needed = new ArrayList<>();
    Set<Integer> followers = new HashSet<>();
    for (int heap = quotient.heapsComputed(); heap >= 0; heap--) {
      Form form = heaps.heap(heap);
      if (!followers.contains(form.id())) {
        needed.add(form);
        form.followers().forEach(follower -> followers.add(follower.id()));
      }
    }
    return needed;
  }
}
