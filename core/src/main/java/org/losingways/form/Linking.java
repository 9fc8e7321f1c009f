// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;

/**
 * Builds games that link two forms, or tell them apart, by following the proofs of Conway (<i>On
 * Numbers and Games</i>, ch. 12).
 *
 * <pre>{@code
 * Optional<Form> t = new Linking(forms).link(g, h);    // g+t and h+t are both P-positions
 * }</pre>
 *
 * <p>G and H can be linked exactly when neither is an option of the other. The answers are built
 * from the followers of both by recursion on the birthdays and can be very large; the limits of the
 * universe bound them.
 */
public final class Linking {

  private final Forms forms;
  private final Long2ObjectOpenHashMap<Form> distinguishing = new Long2ObjectOpenHashMap<>();

  public Linking(Forms forms) {
    this.forms = forms;
  }

  /** A T such that G+T and H+T are both P-positions; empty exactly when there is none. */
  public Optional<Form> link(Form g, Form h) {
    return g.hasOption(h) || h.hasOption(g) ? Optional.empty() : Optional.of(linkOf(g, h));
  }

  /** A T such that G+T and H+T have different misère outcomes. G and H must be different. */
  public Form distinguish(Form g, Form h) {
    if (g == h) {
      throw new IllegalArgumentException("nothing tells a form from itself: " + g);
    }
    long key = g.id() < h.id() ? (long) g.id() << 32 | h.id() : (long) h.id() << 32 | g.id();
    Form known = distinguishing.get(key);
    if (known == null) {
      known = build(g, h);
      distinguishing.put(key, known);
    }
    return known;
  }

  private Form build(Form g, Form h) {
    if (g.isMisereP() != h.isMisereP()) {
      return forms.zero();
    }
    if (h.hasOption(g)) {
      // G and its mate are P, and H can move there.
      return forms.mate(g);
    }
    if (g.hasOption(h)) {
      return forms.mate(h);
    }
    return viaOption(g, h)
        .or(() -> viaOption(h, g))
        // Otherwise one of the two would simplify to the other, and both are canonical.
        .orElseThrow(() -> new IllegalStateException("not canonical: " + g + " or " + h));
  }

  /** Links H with an option G' of G: then H+T is P, and G+T is N by the move to G'+T. */
  private Optional<Form> viaOption(Form g, Form h) {
    for (Form option : g.optionArray()) {
      if (!h.hasOption(option) && !option.hasOption(h) && option != h) {
        return Optional.of(linkOf(option, h));
      }
    }
    return Optional.empty();
  }

  /** For G and H of which neither is an option of the other. */
  private Form linkOf(Form g, Form h) {
    if (g == h) {
      return forms.mate(g);
    }
    List<Form> options = new ArrayList<>();
    for (Form option : g.optionArray()) {
      options.add(onlyFirst(option, h));
    }
    for (Form option : h.optionArray()) {
      options.add(onlyFirst(option, g));
    }
    return forms.of(options);
  }

  /** A T such that G+T is a P-position and H+T is not. G and H must be different. */
  private Form onlyFirst(Form g, Form h) {
    Form t = distinguish(g, h);
    if (SumOutcomes.of(g, t) == Outcome.P) {
      return t;
    }
    // H+t is P. With {t, mates of the options of G} H can move there; G cannot, and every move from
    // G is answered by the mate.
    List<Form> options = new ArrayList<>(List.of(t));
    for (Form option : g.optionArray()) {
      options.add(forms.mate(option));
    }
    return forms.of(options);
  }
}
