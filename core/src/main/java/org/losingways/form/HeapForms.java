// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * The forms of the heaps of a game, one heap after the other.
 *
 * <pre>{@code
 * HeapForms heaps = new HeapForms(TakeAndBreak.of("0.07"), new Forms());
 * heaps.heap(10)      // {2+2,2,1}
 * heaps.heap(17) == forms.sum(heaps.heap(10), forms.nimHeap(1))    // true
 * }</pre>
 *
 * <p>Fully reduced values of wild games grow without end in almost every game, so sooner or later
 * {@link #extend} meets the limits of the universe; the heaps up to {@link #computedTo} stay.
 */
public final class HeapForms {

  private final Ruleset rules;
  private final Forms forms;
  private final List<Form> heaps = new ArrayList<>();

  public HeapForms(Ruleset rules, Forms forms) {
    this.rules = rules;
    this.forms = forms;
    heaps.add(forms.zero());
  }

  public Forms forms() {
    return forms;
  }

  public Ruleset rules() {
    return rules;
  }

  /** The largest heap whose form is known. */
  public int computedTo() {
    return heaps.size() - 1;
  }

  /** Adds one heap; throws {@link FormLimitException}, and adds none, if its form is too large. */
  public Form extend() {
    int heap = heaps.size();
    if (heap > rules.largestHeap()) {
      throw new IllegalArgumentException(
          "the largest heap of " + rules.code() + " is " + rules.largestHeap() + ", not " + heap);
    }
    List<Form> options = new ArrayList<>();
    rules.forEachOption(heap, (parts, count) -> options.add(sumOf(parts, count)));
    Form form = forms.of(options);
    heaps.add(form);
    return form;
  }

  /** The form of a heap. */
  public Form heap(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("a heap has no negative size: " + n);
    }
    while (heaps.size() <= n) {
      extend();
    }
    return heaps.get(n);
  }

  /** The form of several heaps side by side. */
  public Form of(Position position) {
    int[] parts = position.toArray();
    for (int part : parts) {
      heap(part);
    }
    return sumOf(parts, parts.length);
  }

  private Form sumOf(int[] parts, int count) {
    Form sum = forms.zero();
    for (int i = 0; i < count; i++) {
      sum = forms.sum(sum, heaps.get(parts[i]));
    }
    return sum;
  }

  /** The smallest heap with this form, among those that are known. */
  public Optional<Integer> smallestHeap(Form form) {
    int heap = heaps.indexOf(form);
    return heap < 0 ? Optional.empty() : Optional.of(heap);
  }

  /**
   * The first option of a heap, in the order of positions, that has this form: shows where an
   * option of the heap's form, which need not be a heap itself, comes from.
   */
  public Optional<Position> originOf(Form option, int heap) {
    heap(heap);
    return rules.options(heap).stream().filter(p -> of(p) == option).findFirst();
  }
}
