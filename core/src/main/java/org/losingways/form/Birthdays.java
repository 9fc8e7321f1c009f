// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.losingways.budget.Budget;

/**
 * The forms born by a given day, and how many there are.
 *
 * <pre>{@code
 * Birthdays.bornBy(4, forms).size()     // 22
 * Birthdays.count(5).forms()            // 4171780
 * Birthdays.count(5).pPositions()       // 245249
 * }</pre>
 *
 * <p>A form born by day n+1 is a set of forms born by day n that is not simplified to an older one.
 * To day 5 the sets are gone through one by one (2²² of them on day 5, well under a second). For
 * day 6 they are counted: a set S is simplified to H exactly when it is the options of H and at
 * least one more form, all of them with H as an option, and for H = 0 one of them a P-position; so
 * with p(H) forms of day n that have H as an option, 2^p(H) − 1 sets fall to each H ≠ 0, and 2^p(0)
 * − 2^(p(0)−q) to 0, where q counts the P-positions among the p(0). Different H take different
 * sets, since simplest forms are unique. (The number printed in <i>On Numbers and Games</i> for day
 * 6 is not this one.)
 */
public final class Birthdays {

  /** The last day whose forms can be listed. */
  public static final int LAST_LISTED = 4;

  /** The last day whose forms can be counted. */
  public static final int LAST_COUNTED = 6;

  /**
   * How many forms are born by some day.
   *
   * @param forms all of them
   * @param pPositions the misère P-positions among them
   */
  public record Count(BigInteger forms, BigInteger pPositions) {}

  private Birthdays() {}

  /** The forms born by a day from 0 to 4, in ascending order. */
  public static List<Form> bornBy(int day, Forms forms) {
    if (day < 0 || day > LAST_LISTED) {
      throw new IllegalArgumentException(
          "forms can be listed for days 0 to " + LAST_LISTED + ", not for day " + day);
    }
    List<Form> born = List.of(forms.zero());
    for (int d = 0; d < day; d++) {
      TreeSet<Form> next = new TreeSet<>();
      for (int set = 0; set < 1 << born.size(); set++) {
        Budget.tick();
        next.add(forms.of(members(born, set)));
      }
      born = List.copyOf(next);
    }
    return born;
  }

  /** The members of a set given as bits. */
  static List<Form> members(List<Form> from, int set) {
    List<Form> members = new ArrayList<>(Integer.bitCount(set));
    for (int rest = set; rest != 0; rest &= rest - 1) {
      members.add(from.get(Integer.numberOfTrailingZeros(rest)));
    }
    return members;
  }

  /** The number of forms born by a day from 0 to 6. */
  public static Count count(int day) {
    if (day < 0 || day > LAST_COUNTED) {
      throw new IllegalArgumentException(
          "forms can be counted for days 0 to " + LAST_COUNTED + ", not for day " + day);
    }
    Forms forms = new Forms();
    if (day <= LAST_LISTED) {
      List<Form> born = bornBy(day, forms);
      return new Count(
          BigInteger.valueOf(born.size()),
          BigInteger.valueOf(born.stream().filter(Form::isMisereP).count()));
    }
    List<Form> before = bornBy(LAST_LISTED, forms);
    Tally tally = new Tally(before);
    return day == LAST_LISTED + 1 ? tally.total() : tally.nextDay(before);
  }

  /** The canonical ones among all sets of the given forms, and how often each form is in one. */
  private static final class Tally {
    private int count;
    private int previous;
    private int previousWithZero;
    private final int[] having;

    Tally(List<Form> born) {
      int n = born.size();
      having = new int[n];
      int pMask = 0;
      int[] options = new int[n];
      int[] parents = new int[n];
      for (int i = 0; i < n; i++) {
        pMask |= born.get(i).isMisereP() ? 1 << i : 0;
        for (Form option : born.get(i).optionArray()) {
          int j = born.indexOf(option);
          options[i] |= 1 << j;
          parents[j] |= 1 << i;
        }
      }
      for (int set = 0; set < 1 << n; set++) {
        Budget.tick();
        if (!simplifies(set, options, parents, pMask)) {
          add(set, set != 0 && (set & pMask) == 0);
        }
      }
    }

    private static boolean simplifies(int set, int[] options, int[] parents, int pMask) {
      for (int h = 0; h < options.length && parents[h] != 0; h++) {
        int deleted = set & ~options[h];
        if (deleted != 0
            && (set & options[h]) == options[h]
            && (deleted & ~parents[h]) == 0
            && (options[h] != 0 || (set & pMask) != 0)) {
          return true;
        }
      }
      return false;
    }

    private void add(int set, boolean isPrevious) {
      count++;
      if (isPrevious) {
        previous++;
        previousWithZero += set & 1;
      }
      for (int rest = set; rest != 0; rest &= rest - 1) {
        having[Integer.numberOfTrailingZeros(rest)]++;
      }
    }

    Count total() {
      return new Count(BigInteger.valueOf(count), BigInteger.valueOf(previous));
    }

    /** The formula of the class comment; the older forms are in the order of the bits. */
    Count nextDay(List<Form> older) {
      BigInteger all = BigInteger.ONE.shiftLeft(count);
      // A set without a P-position is one, unless it is empty; it can only fall to another of them.
      BigInteger p = BigInteger.ONE.shiftLeft(count - previous).subtract(BigInteger.ONE);
      for (int h = 0; h < older.size(); h++) {
        BigInteger sets = BigInteger.ONE.shiftLeft(having[h]).subtract(BigInteger.ONE);
        if (older.get(h).isZero()) {
          all = all.subtract(BigInteger.ONE.shiftLeft(having[h]));
          all = all.add(BigInteger.ONE.shiftLeft(having[h] - previousWithZero));
        } else {
          all = all.subtract(sets);
          p = older.get(h).isMisereP() ? p.subtract(sets) : p;
        }
      }
      return new Count(all, p);
    }
  }
}
