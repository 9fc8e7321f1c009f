// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.Quotients;

/**
 * Looks for a shortest position that a trial gets wrong, among those that add one heap to the word
 * that stands for some element.
 *
 * <p>If there is none, then in particular no move leads from P to P, since all company of a heap is
 * looked at by value. Cost: order × classes × order/64 word operations.
 *
 * @param reduced the trial
 * @param classes its heaps
 */
@SuppressWarnings("ArrayRecordComponent")
record OneMore(
    Trial.Reduced reduced,
    List<Verifier.HeapClass> classes,
    Quotients quotients,
    WordOptions wordOptions,
    int[] lengths,
    Budget budget) {

  /**
   * A shortest one.
   *
   * @param newest the last heap, if only positions with it may be wrong
   * @param inside whether to look only for moves from P to P
   */
  Optional<int[]> find(Optional<Verifier.HeapClass> newest, boolean inside) {
    int least = Integer.MAX_VALUE;
    for (Verifier.HeapClass k : classes) {
      least = Math.min(least, k.length());
    }
    List<Verifier.HeapClass> withOld = newest.map(List::of).orElse(classes);
    int best = Integer.MAX_VALUE;
    int element = -1;
    Verifier.HeapClass added = null;
    for (int x = 0; x < reduced.monoid().order(); x++) {
      if ((x & 63) == 0) {
        budget.check();
      }
      int[] word = reduced.words()[x];
      int length = Candidate.length(word, lengths);
      if (least >= best - length) {
        continue;
      }
      boolean isNew = newest.isPresent() && has(word, newest.get().heap());
      List<Verifier.HeapClass> others = isNew ? classes : withOld;
      for (Verifier.HeapClass k : others) {
        if (k.length() < best - length) {
          long[] losing = quotients.of(k.value());
          boolean loses = Bits.get(losing, x);
          boolean wrong =
              Bits.get(k.winning(), x)
                  ? loses
                  : !inside && hasOptionIn(x, losing, others.size()) == loses;
          if (wrong) {
            best = length + k.length();
            element = x;
            added = k;
          }
        }
      }
    }
    if (added == null) {
      return Optional.empty();
    }
    int[] word = reduced.words()[element];
    int[] found = Arrays.copyOf(word, word.length + 1);
    found[word.length] = added.heap();
    Arrays.sort(found);
    return Optional.of(found);
  }

  private boolean hasOptionIn(int x, long[] losing, int asked) {
    return asked == 1 ? wordOptions.meetOnce(x, losing) : wordOptions.meet(x, losing);
  }

  private static boolean has(int[] word, int newest) {
    return word.length > 0 && word[word.length - 1] == newest;
  }
}
