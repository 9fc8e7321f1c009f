// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The ways to write a form as a sum of two others, and the difference of two forms.
 *
 * <pre>{@code
 * Parts parts = new Parts(forms);
 * parts.of(forms.adder(4))                                   // 2 and 2
 * parts.difference(forms.nimHeap(3), forms.nimHeap(2))       // Optional[1]
 * parts.difference(forms.nimHeap(4), forms.nimHeap(2))       // Optional.empty
 * }</pre>
 *
 * <p>Misère sums can be cancelled, so there is at most one B with A+B = G (Conway; proof in A. N.
 * Siegel, <i>On the structure of misère impartial games</i>). An option B' of it gives an option G'
 * = A+B' of G or is reversible through G = A'+B', so B' is G'−A or G−A'; and all of these that
 * exist may be put in. That is a recursion over pairs of followers. In G = A+B some option of G is
 * A'+B, so the parts of G are parts of its options, and what they leave.
 *
 * <p>Since 1+1 = 0, a 1 can be moved from one term to the other for nothing; so terms are given
 * without a 1. Splittings need not be unique, and the terms need not be older than the sum: 2 and 4
 * are both parts of the form whose only option is 4+2, and the other terms are younger than it.
 */
public final class Parts {

  /** Differences looked for, in all; a few seconds. */
  private static final int MOST_DIFFERENCES = 300_000;

  /**
   * One way: two terms, neither of them 0 or 1, and a 1 more if {@code plusOne}.
   *
   * @param first the older term
   * @param second the younger term
   * @param plusOne whether 1 is to be added
   */
  public record Splitting(Form first, Form second, boolean plusOne) {}

  private final Forms forms;
  private final Long2ObjectOpenHashMap<Optional<Form>> differences = new Long2ObjectOpenHashMap<>();
  private final Int2ObjectOpenHashMap<SortedSet<Form>> parts = new Int2ObjectOpenHashMap<>();

  public Parts(Forms forms) {
    this.forms = forms;
  }

  /** All splittings of a form, those with the oldest first term first. */
  public List<Splitting> of(Form form) {
    Form whole = even(form);
    List<Splitting> found = new ArrayList<>();
    for (Form part : partsOf(whole)) {
      Form rest = even(difference(whole, part).orElseThrow());
      if (!part.isZero() && !rest.isZero() && part.compareTo(rest) <= 0) {
        found.add(new Splitting(part, rest, forms.sum(part, rest) != form));
      }
    }
    return found;
  }

  /** The form B with A+B = G; empty if there is none. */
  public Optional<Form> difference(Form g, Form a) {
    if (a.isZero()) {
      return Optional.of(g);
    }
    long key = (long) g.id() << 32 | a.id();
    Optional<Form> known = differences.get(key);
    if (known == null) {
      if (differences.size() >= MOST_DIFFERENCES) {
        throw new FormLimitException(
            "Splitting this form needs more than %s differences, which is over the limit."
                .formatted(MOST_DIFFERENCES));
      }
      known = g == a ? Optional.of(forms.zero()) : compute(g, a);
      differences.put(key, known);
    }
    return known;
  }

  private Optional<Form> compute(Form g, Form a) {
    List<Form> options = new ArrayList<>();
    for (Form option : g.optionArray()) {
      difference(option, a).ifPresent(options::add);
    }
    for (Form option : a.optionArray()) {
      difference(g, option).ifPresent(options::add);
    }
    Form candidate = forms.of(options);
    // In normal play values add; most candidates end here, without the cost of a sum.
    return (candidate.nimValue() ^ a.nimValue()) == g.nimValue() && forms.sum(a, candidate) == g
        ? Optional.of(candidate)
        : Optional.empty();
  }

  /** All parts of a form without a 1, 0 and itself among them, each without a 1. */
  private SortedSet<Form> partsOf(Form whole) {
    SortedSet<Form> known = parts.get(whole.id());
    if (known != null) {
      return known;
    }
    SortedSet<Form> candidates = new TreeSet<>(List.of(forms.zero()));
    for (Form option : whole.optionArray()) {
      candidates.addAll(partsOf(even(option)));
    }
    SortedSet<Form> found = new TreeSet<>();
    for (Form candidate : candidates) {
      Optional<Form> rest = difference(whole, candidate);
      if (rest.isPresent()) {
        found.add(candidate);
        found.add(even(rest.orElseThrow()));
      }
    }
    parts.put(whole.id(), found);
    return found;
  }

  private static Form even(Form form) {
    return form.withoutOne().orElse(form);
  }
}
