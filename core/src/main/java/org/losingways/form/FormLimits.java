// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

/**
 * How much a {@link Forms} may hold. Misère forms grow like towers of exponentials, so a
 * computation that has no bound ends by exhausting the machine; with these it ends in a {@link
 * FormLimitException}, and what was found until then stays valid.
 *
 * @param maxForms the most different forms
 * @param maxLinks the most options of all forms together
 * @param maxSums the most sums remembered
 * @param maxBirthday the highest birthday, which also bounds how deep a recursion goes
 */
public record FormLimits(int maxForms, long maxLinks, int maxSums, int maxBirthday) {

  /** A few hundred megabytes, a few seconds. */
  public static final FormLimits DEFAULT = new FormLimits(1_000_000, 16_000_000, 3_000_000, 1000);

  public FormLimits {
    // Below this not even the forms born by day 4 fit, and nothing else would work.
    if (maxForms < 100 || maxLinks < 1000 || maxSums < 100 || maxBirthday < 6) {
      throw new IllegalArgumentException(
          "limits on forms start at 100 forms, 1000 options, 100 sums and birthday 6");
    }
    // The recursion of a sum goes as deep as the birthdays of both terms together.
    if (maxBirthday > 4000) {
      throw new IllegalArgumentException("the highest birthday that can be asked for is 4000");
    }
  }
}
