// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The ways to write a form as a sum of two others.
 *
 * <pre>{@code
 * Parts.of(forms.adder(4), forms)    // [2+2]
 * }</pre>
 *
 * <p>Since G+1+1 = G, a 1 can be moved from one term to the other for nothing; a splitting is
 * therefore given once, for the older of G and G+1 in both terms, with the 1 that may be left over.
 * Splittings need not be unique: the form whose only option is 4+2 has two (Conway, <i>On Numbers
 * and Games</i>, ch. 12).
 *
 * <p>If G = A+B, then A+B' is an option of G, so A is a term of an option of G: all terms are found
 * among the followers of G, up to a 1. Costs a sum for each pair of followers that could fit.
 */
public final class Parts {

  /**
   * One way: the two terms, neither of them 0 or 1, and a 1 more if {@code plusOne}.
   *
   * @param first the older term
   * @param second the younger term
   * @param plusOne whether 1 is to be added
   */
  public record Splitting(Form first, Form second, boolean plusOne) {}

  private Parts() {}

  /** All splittings of a form, those with the oldest first term first. */
  public static List<Splitting> of(Form form, Forms forms) {
    Form one = forms.nimHeap(1);
    Form whole = form.withoutOne().orElse(form);
    TreeSet<Form> candidates = new TreeSet<>();
    for (Form follower : form.followers()) {
      Form even = follower.withoutOne().orElse(follower);
      if (!even.isZero() && even != whole) {
        candidates.add(even);
      }
    }
    List<Form> terms = List.copyOf(candidates);
    List<Splitting> found = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      for (int j = i; j < terms.size(); j++) {
        Form a = terms.get(i);
        Form b = terms.get(j);
        // Nim-values add, and the longest plays of even forms do, too.
        if (a.birthday() + b.birthday() == whole.birthday()
            && (a.nimValue() ^ b.nimValue()) >> 1 == whole.nimValue() >> 1) {
          Form sum = forms.sum(a, b);
          if (sum == form || forms.sum(sum, one) == form) {
            found.add(new Splitting(a, b, sum != form));
          }
        }
      }
    }
    return found;
  }
}
