// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenCustomHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/**
 * A universe of misère canonical forms, each made once and shared.
 *
 * <pre>{@code
 * Forms forms = new Forms();
 * Form two = forms.nimHeap(2);
 * forms.sum(two, two) == forms.of(forms.nimHeap(3), two)    // true: 2+2 = {3,2}
 * forms.of(forms.nimHeap(1)) == forms.zero()                // true: {1} = 0, since 1 is a P-position
 * }</pre>
 *
 * <p>A set of options is simplified as Conway states it (<i>On Numbers and Games</i>, ch. 12,
 * quoted in <i>Advances</i>, §6.2): it may be replaced by G, got by deleting options, if G is an
 * option of each option deleted; and everything may be deleted, leaving 0, only if one of the
 * options is a P-position. The order of deletions does not matter. Since all options are canonical
 * already and a deleted option is younger than G and so than all that is kept, G is an option of
 * the youngest option and what is kept is a beginning of the sorted list: a set is simplified with
 * one pass over the options of its youngest member.
 *
 * <p>A sum costs, once, the number of pairs of followers of its terms, less what coincides; it is
 * remembered. Everything is bounded by {@link FormLimits}: beyond them operations throw {@link
 * FormLimitException} and leave the universe as usable as before. Not for several threads at once.
 */
public final class Forms {

  private static final int ABSENT = -1;

  private final FormLimits limits;
  private final List<Form> all = new ArrayList<>();
  private long links;

  /** All forms by their options, which are sorted. */
  private final Object2ObjectOpenCustomHashMap<Form[], Form> byOptions =
      new Object2ObjectOpenCustomHashMap<>(new SameOptions());

  private final Long2IntOpenHashMap sums = new Long2IntOpenHashMap();
  private final Int2ObjectOpenHashMap<Form> mates = new Int2ObjectOpenHashMap<>();
  private final List<Form> nimHeaps = new ArrayList<>();
  private BooleanSupplier stop = () -> false;
  private int sinceAsked;

  public Forms() {
    this(FormLimits.DEFAULT);
  }

  public Forms(FormLimits limits) {
    this.limits = limits;
    sums.defaultReturnValue(ABSENT);
    intern(new Form[0]);
  }

  public FormLimits limits() {
    return limits;
  }

  /** Asked now and then during long sums; when it says yes, they end in an exception. */
  public void stopWhen(BooleanSupplier stop) {
    this.stop = Objects.requireNonNull(stop);
  }

  /** How many different forms there are so far. */
  public int size() {
    return all.size();
  }

  /** The game in which nobody can move. */
  public Form zero() {
    return all.get(0);
  }

  /** The form of a nim-heap. */
  public Form nimHeap(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("a nim-heap has no negative size: " + n);
    }
    checkBirthday(n);
    while (nimHeaps.size() <= n) {
      nimHeaps.add(intern(nimHeaps.toArray(Form[]::new)));
    }
    return nimHeaps.get(n);
  }

  /**
   * The adder {@code :n}: n/2 nim-heaps of size 2, and a 1 if n is odd. It is the value of the heap
   * n in 0.73 (<i>Pretending</i>, §2.5).
   */
  public Form adder(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("an adder has no negative number: " + n);
    }
    checkBirthday(n);
    Form two = nimHeap(2);
    Form sum = nimHeap(n % 2);
    for (int i = 0; i < n / 2; i++) {
      sum = sum(sum, two);
    }
    return sum;
  }

  /** The form of the game with these options. */
  public Form of(Form... options) {
    long[] keys = new long[options.length];
    for (int i = 0; i < keys.length; i++) {
      own(options[i]);
      keys[i] = options[i].key();
    }
    return simplest(keys);
  }

  /** The form of the game with these options. */
  public Form of(Collection<Form> options) {
    return of(options.toArray(Form[]::new));
  }

  /** The form of two games side by side. */
  public Form sum(Form a, Form b) {
    own(a);
    own(b);
    checkBirthday((long) a.birthday() + b.birthday());
    return add(a, b);
  }

  /**
   * The mate of a form: the mate of 0 is 1, otherwise it has the mates of the options as options.
   * The sum of a form and its mate is a P-position, which is as near to a negative as misère play
   * comes.
   */
  public Form mate(Form form) {
    own(form);
    Form known = mates.get(form.id());
    if (known != null) {
      return known;
    }
    Form mate;
    if (form.isZero()) {
      mate = nimHeap(1);
    } else {
      long[] keys = new long[form.optionCount()];
      for (int i = 0; i < keys.length; i++) {
        keys[i] = mate(form.optionArray()[i]).key();
      }
      mate = simplest(keys);
    }
    mates.put(form.id(), mate);
    return mate;
  }

  private Form add(Form a, Form b) {
    if (a.isZero()) {
      return b;
    }
    if (b.isZero()) {
      return a;
    }
    long key = a.id() < b.id() ? (long) a.id() << 32 | b.id() : (long) b.id() << 32 | a.id();
    int known = sums.get(key);
    if (known != ABSENT) {
      return all.get(known);
    }
    long[] keys = new long[a.optionCount() + b.optionCount()];
    int count = 0;
    for (Form option : a.optionArray()) {
      keys[count++] = add(option, b).key();
    }
    for (Form option : b.optionArray()) {
      keys[count++] = add(a, option).key();
    }
    Form sum = simplest(keys);
    if (sums.size() >= limits.maxSums()) {
      throw new FormLimitException(
          "This needs more than " + limits.maxSums() + " sums of forms, which is over the limit.");
    }
    sums.put(key, sum.id());
    return sum;
  }

  /** The form whose options have these keys, in any order; uses up the array. */
  private Form simplest(long[] keys) {
    Arrays.sort(keys);
    int kept = 0;
    for (int i = 0; i < keys.length; i++) {
      if (kept == 0 || keys[kept - 1] != keys[i]) {
        keys[kept++] = keys[i];
      }
    }
    Form[] options = new Form[kept];
    for (int i = 0; i < kept; i++) {
      options[i] = all.get((int) keys[i]);
    }
    if (kept > 0) {
      for (Form candidate : options[kept - 1].optionArray()) {
        if (mayReplace(candidate, options)) {
          return candidate;
        }
      }
    }
    return intern(options);
  }

  /** Whether all options beyond those of the candidate may be deleted from this sorted list. */
  private static boolean mayReplace(Form candidate, Form[] options) {
    Form[] keep = candidate.optionArray();
    int count = options.length;
    if (keep.length >= count) {
      return false;
    }
    for (int i = keep.length - 1; i >= 0; i--) {
      if (keep[i] != options[i]) {
        return false;
      }
    }
    boolean somePrevious = false;
    for (int i = keep.length; i < count; i++) {
      if (!options[i].hasOption(candidate)) {
        return false;
      }
      somePrevious |= options[i].isMisereP();
    }
    return keep.length > 0 || somePrevious;
  }

  private Form intern(Form[] options) {
    askWhetherToStop();
    Form known = byOptions.get(options);
    if (known != null) {
      return known;
    }
    Form made = new Form(all.size(), options);
    checkRoomFor(made);
    all.add(made);
    links += options.length;
    byOptions.put(options, made);
    return made;
  }

  private static final class SameOptions implements Hash.Strategy<Form[]> {
    @Override
    public int hashCode(Form[] options) {
      int h = 17;
      for (Form option : options) {
        h = (h ^ option.id()) * 0x9E3779B1;
        h ^= h >>> 15;
      }
      return h;
    }

    @Override
    public boolean equals(Form[] a, Form[] b) {
      return Arrays.equals(a, b);
    }
  }

  private void checkRoomFor(Form form) {
    if (all.size() >= limits.maxForms()) {
      throw new FormLimitException(
          "This needs more than %s different forms, which is over the limit."
              .formatted(limits.maxForms()));
    }
    if (links + form.optionCount() > limits.maxLinks()) {
      throw new FormLimitException(
          "This needs forms with more than %s options in all, which is over the limit."
              .formatted(limits.maxLinks()));
    }
    checkBirthday(form.birthday());
  }

  private void askWhetherToStop() {
    if (++sinceAsked >= 64) {
      sinceAsked = 0;
      boolean isStopped = stop.getAsBoolean();
      try {
        Budget.tick();
      } catch (Budget.Stopped e) {
        isStopped = true;
      }
      if (isStopped) {
        throw new FormLimitException("The computation of forms was stopped.");
      }
    }
  }

  private void checkBirthday(long birthday) {
    if (birthday > limits.maxBirthday()) {
      throw new FormLimitException(
          "This form may be born as late as day %s; the limit is day %s."
              .formatted(birthday, limits.maxBirthday()));
    }
  }

  private void own(Form form) {
    if (form.id() >= all.size() || all.get(form.id()) != form) {
      throw new IllegalArgumentException("this form belongs to another universe: " + form);
    }
  }
}
