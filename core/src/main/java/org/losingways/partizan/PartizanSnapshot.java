// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;

/**
 * The state of a partizan solver as plain data, to be written down and taken up on another day.
 *
 * @param game the key of the rules
 * @param action what each generator of F does to each element
 * @param parts the element of F of each heap, from heap 0 on
 * @param counts the integer of each heap
 * @param leftLost for each element of F the counts with which Left loses if she begins
 * @param rightLost the same for Right
 * @param steps the heaps at which the monoid changed
 */
@SuppressWarnings("ArrayRecordComponent")
public record PartizanSnapshot(
    String game,
    int[][] action,
    int[] parts,
    int[] counts,
    List<IntegerSet> leftLost,
    List<IntegerSet> rightLost,
    List<PartizanStep> steps) {

  static PartizanSnapshot of(String game, Model model, List<PartizanStep> steps) {
    Frame frame = model.frame();
    FiniteMonoid finite = frame.finite();
    int[][] action = new int[finite.generators()][];
    Arrays.setAll(action, g -> finite.action(g).clone());
    return new PartizanSnapshot(
        game,
        action,
        frame.parts().clone(),
        frame.counts().clone(),
        List.of(model.leftLost()),
        List.of(model.rightLost()),
        List.copyOf(steps));
  }

  /** The last heap. */
  public int heaps() {
    return parts.length - 1;
  }

  /**
   * What it says, which nobody has verified yet.
   *
   * @throws IllegalArgumentException if it cannot be the state of any solver
   */
  Model model() {
    int order = action.length == 0 ? 1 : action[0].length;
    boolean isShaped =
        parts.length > 0
            && parts[0] == 0
            && counts.length == parts.length
            && counts[0] == 0
            && areElements(parts, order)
            && leftLost.size() == order
            && rightLost.size() == order
            && Arrays.stream(action).allMatch(row -> row.length == order && areElements(row, order))
            && commutes();
    if (!isShaped) {
      throw new IllegalArgumentException("the saved run is damaged: its parts do not fit");
    }
    return new Model(
        new Frame(FiniteMonoid.ofAction(action), parts, counts),
        leftLost.toArray(IntegerSet[]::new),
        rightLost.toArray(IntegerSet[]::new));
  }

  private static boolean areElements(int[] numbers, int order) {
    return Arrays.stream(numbers).allMatch(x -> x >= 0 && x < order);
  }

  private boolean commutes() {
    for (int[] g : action) {
      for (int[] h : action) {
        for (int x = 0; x < g.length; x++) {
          if (g[h[x]] != h[g[x]]) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
