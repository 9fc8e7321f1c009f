// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Outcome;
import org.losingways.game.Play;

/**
 * A misère canonical form: a set of forms, its options, from which nothing can be deleted.
 *
 * <pre>{@code
 * Forms forms = new Forms();
 * Form f = forms.of(forms.of(forms.nimHeap(2)), forms.zero());   // {2+, 0}
 * f.birthday()                // 4
 * f.outcome(Play.MISERE)      // N
 * }</pre>
 *
 * <p>Forms are made by a {@link Forms} and shared: within one universe two forms are equal exactly
 * when they are the same object, and then the games they stand for are interchangeable in every sum
 * (Conway, <i>On Numbers and Games</i>, ch. 12). All questions here are answered at once; only
 * {@link #followers()} walks the form.
 */
public final class Form implements Comparable<Form> {

  private final int id;

  /** By birthday, then by id: quick to sort, and the same set is always the same array. */
  private final Form[] options;

  /** The options as {@link #compareTo} orders them; made when first asked for, or null. */
  private Form[] ordered;

  private final int birthday;
  private final int nimValue;
  private final int nimHeap;
  private final int adder;
  private final boolean misereP;

  /** The older form that makes this one when 1 is added, or this itself when there is none. */
  private final Form withoutOne;

  Form(int id, Form[] options) {
    this.id = id;
    this.options = options;
    this.birthday = options.length == 0 ? 0 : options[options.length - 1].birthday + 1;
    this.nimValue = mex(options);
    this.nimHeap = nimHeapOf(options);
    this.adder = adderOf(options);
    this.misereP = options.length > 0 && Arrays.stream(options).noneMatch(o -> o.misereP);
    Form even = this;
    for (int i = options.length - 1; i >= 0 && options[i].birthday == birthday - 1; i--) {
      if (isOneMoreThan(options[i])) {
        even = options[i];
      }
    }
    this.withoutOne = even;
  }

  private static int mex(Form[] options) {
    BitSet seen = new BitSet(options.length);
    for (Form option : options) {
      seen.set(option.nimValue);
    }
    return seen.nextClearBit(0);
  }

  private static int nimHeapOf(Form[] options) {
    for (int i = 0; i < options.length; i++) {
      if (options[i].nimHeap != i) {
        return -1;
      }
    }
    return options.length;
  }

  private static int adderOf(Form[] options) {
    // :2a = {:2a-2, :2a-1} and :2a+1 = {:2a-2, :2a-1, :2a}; only the first two have fewer options.
    if (options.length < 2) {
      return options.length == 0 || options[0].adder == 0 ? options.length : -1;
    }
    int first = options[0].adder;
    if (options.length > 3 || first < 0 || first % 2 != 0) {
      return -1;
    }
    for (int i = 1; i < options.length; i++) {
      if (options[i].adder != first + i) {
        return -1;
      }
    }
    return first + options.length;
  }

  /**
   * Whether the options are even and even'+1, which nothing deletes when even is the older of the
   * two (Conway: the sum of an even form and 1 is already canonical).
   */
  private boolean isOneMoreThan(Form even) {
    if (even.optionCount() + 1 != options.length
        || even.nimValue != (nimValue ^ 1)
        || even.withoutOne != even) {
      return false;
    }
    for (Form option : options) {
      boolean matches =
          option == even
              || (option.withoutOne != option
                  ? even.hasOption(option.withoutOne)
                  : Arrays.stream(even.options)
                      .anyMatch(o -> o != option && o.withoutOne == option));
      if (!matches) {
        return false;
      }
    }
    return true;
  }

  /**
   * A number of its own within its universe, counted from 0; every option has a smaller one. Made
   * for arrays indexed by forms.
   */
  public int id() {
    return id;
  }

  public int optionCount() {
    return options.length;
  }

  /** The i-th option in ascending order, see {@link #compareTo}. */
  public Form option(int i) {
    return ordered()[i];
  }

  /** The options in ascending order. */
  public List<Form> options() {
    return Collections.unmodifiableList(Arrays.asList(ordered()));
  }

  private Form[] ordered() {
    if (ordered == null) {
      Form[] sorted = options.clone();
      Arrays.sort(sorted);
      ordered = sorted;
    }
    return ordered;
  }

  /**
   * The options by birthday and then by id. Shares the array of the form: for this package, which
   * never writes to it.
   */
  Form[] optionArray() {
    return options;
  }

  /** What {@link #optionArray} is sorted by. */
  long key() {
    return (long) birthday << 32 | id;
  }

  public boolean hasOption(Form other) {
    int low = 0;
    // An option is older than the form, so most questions end at once.
    int high = other.birthday < birthday ? options.length - 1 : -1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (options[middle] == other) {
        return true;
      }
      if (options[middle].key() < other.key()) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }

  public boolean isZero() {
    return options.length == 0;
  }

  /** The day the form is born: the length of its longest play. */
  public int birthday() {
    return birthday;
  }

  /** Who wins when this is all there is. */
  public Outcome outcome(Play play) {
    boolean previous = play == Play.MISERE ? misereP : nimValue == 0;
    return previous ? Outcome.P : Outcome.N;
  }

  /** The misère outcome is P: whoever must move loses. */
  public boolean isMisereP() {
    return misereP;
  }

  /** The nim-value in normal play. (What is deleted in misère play may be deleted there, too.) */
  public int nimValue() {
    return nimValue;
  }

  /** The size, if this is the form of a single nim-heap. */
  public OptionalInt nimHeap() {
    return nimHeap < 0 ? OptionalInt.empty() : OptionalInt.of(nimHeap);
  }

  /** The n, if this is the adder {@code :n}, a sum of nim-heaps of sizes 2 and 1. */
  public OptionalInt adder() {
    return adder < 0 ? OptionalInt.empty() : OptionalInt.of(adder);
  }

  /** The form G, if this is G+1 and older forms come first in that sum: 2 for 3, 2₊ for 2₊3. */
  public Optional<Form> withoutOne() {
    return withoutOne == this ? Optional.empty() : Optional.of(withoutOne);
  }

  /**
   * The form itself and everything play can reach from it, each once, every form after all its
   * options; the form itself is last. Costs the number of options of all of them.
   */
  public List<Form> followers() {
    return followers(List.of(this));
  }

  /** The same for several forms together. */
  public static List<Form> followers(List<Form> roots) {
    IntOpenHashSet seen = new IntOpenHashSet();
    Deque<Form> open = new ArrayDeque<>();
    for (Form root : roots) {
      if (seen.add(root.id)) {
        open.push(root);
      }
    }
    List<Form> found = new ArrayList<>();
    while (!open.isEmpty()) {
      Form form = open.pop();
      found.add(form);
      for (Form option : form.options) {
        if (seen.add(option.id)) {
          open.push(option);
        }
      }
    }
    found.sort(Comparator.comparingInt(Form::id));
    return found;
  }

  /**
   * Older forms first; of the same day the nim-heap first, then by the largest option in which they
   * differ. The order does not depend on when a form was made, so it can be printed, and it is the
   * papers' order read backwards: 2₊320 has the options 0, 2, 3, 2₊. Costs at most the birthday
   * times the number of options, because equal options are the same object.
   */
  @Override
  public int compareTo(Form other) {
    if (this == other) {
      return 0;
    }
    if (birthday != other.birthday) {
      return Integer.compare(birthday, other.birthday);
    }
    if (nimHeap >= 0 || other.nimHeap >= 0) {
      return Integer.compare(nimHeap >= 0 ? 0 : 1, other.nimHeap >= 0 ? 0 : 1);
    }
    Form[] mine = ordered();
    Form[] others = other.ordered();
    int i = mine.length - 1;
    int j = others.length - 1;
    while (i >= 0 && j >= 0) {
      if (mine[i] != others[j]) {
        return mine[i].compareTo(others[j]);
      }
      i--;
      j--;
    }
    return Integer.compare(i, j);
  }

  /** The form in ASCII, or a few words about it if that would be long. */
  @Override
  public String toString() {
    return FormWriter.ASCII
        .write(this)
        .orElseGet(() -> "a form born on day " + birthday + " with " + options.length + " options");
  }
}
