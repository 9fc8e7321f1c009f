// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.Arrays;
import org.losingways.budget.Budget;

/**
 * The coarsest partition into classes of one outcome each that every generator maps into classes:
 * Moore's partition refinement, one pass for each generator in turn until a whole turn splits
 * nothing.
 *
 * <p>The members of a class lie side by side, so a class is split in time proportional to its size,
 * and one that has a single member, or is mapped into a class that was not split since the
 * generator's last turn, costs nothing: after that turn all its members were mapped into one class.
 *
 * <p>Cost: elements × generators for the first turn, which does nearly all the splitting; then the
 * classes for each pass, and what is still to be split.
 */
public final class Refinement {

  private final int[] classOf;

  /** All elements, class by class; class c has the places from start[c] up to end[c]. */
  private final int[] members;

  private final int[] start;
  private final int[] end;
  private int classes = 1;

  /** The classes that may have more than one member. */
  private final int[] open;

  private int opened = 1;

  /** When each class came out of a split, in passes. */
  private final int[] born;

  private int pass = 1;

  // Scratch for one split: the piece of each place, and the piece for each class of images.
  private final int[] pieces;
  private final int[] moved;
  private final int[] pieceFor;
  private final int[] pieceSize;

  private Refinement(int[] colours) {
    int size = colours.length;
    this.classOf = new int[size];
    this.members = new int[size];
    this.start = new int[size];
    this.end = new int[size];
    this.born = new int[size];
    this.open = new int[size];
    this.pieces = new int[size];
    this.moved = new int[size];
    this.pieceFor = new int[size];
    this.pieceSize = new int[size];
    Arrays.fill(pieceFor, -1);
    int found = 0;
    for (int x = 0; x < size; x++) {
      members[x] = x;
      pieces[x] = colours[x];
      pieceSize[colours[x]]++;
      found = Math.max(found, colours[x] + 1);
    }
    end[0] = size;
    if (found > 1) {
      cut(0, found);
    }
  }

  /** The class of each element; classes are numbered by their first elements. */
  public static int[] classes(int[][] action, boolean[] outcome, Budget budget) {
    int[] colours = new int[outcome.length];
    for (int x = 0; x < colours.length; x++) {
      colours[x] = outcome[x] == outcome[0] ? 0 : 1;
    }
    return classes(action, colours, budget);
  }

  /**
   * The same where classes are told apart by more than outcomes at the beginning.
   *
   * @param colours the first class of each element, numbered from 0 on without gaps
   */
  public static int[] classes(int[][] action, int[] colours, Budget budget) {
    Refinement refinement = new Refinement(colours);
    int[] last = new int[action.length];
    for (int g = 0, quiet = 0; quiet < action.length; g = (g + 1) % action.length) {
      budget.check();
      int before = refinement.classes;
      refinement.split(action[g], last[g]);
      last[g] = refinement.pass++;
      quiet = refinement.classes == before ? quiet + 1 : 0;
    }
    return refinement.numbered();
  }

  /** What each generator does to the classes. */
  public static int[][] merged(int[][] action, int[] classOf) {
    int classes = 0;
    for (int c : classOf) {
      classes = Math.max(classes, c + 1);
    }
    int[] member = new int[classes];
    for (int x = 0; x < classOf.length; x++) {
      member[classOf[x]] = x;
    }
    int[][] merged = new int[action.length][classes];
    for (int g = 0; g < action.length; g++) {
      for (int c = 0; c < classes; c++) {
        merged[g][c] = classOf[action[g][member[c]]];
      }
    }
    return merged;
  }

  /**
   * Splits all classes by the classes of their images.
   *
   * @param last the pass of the generator's last turn
   */
  private void split(int[] act, int last) {
    int known = opened;
    int kept = 0;
    for (int i = 0; i < known; i++) {
      int c = open[i];
      int from = start[c];
      if (end[c] - from > 1) {
        open[kept++] = c;
        if (born[classOf[act[members[from]]]] >= last) {
          split(c, act);
        }
      }
    }
    System.arraycopy(open, known, open, kept, opened - known);
    opened -= known - kept;
  }

  private void split(int c, int[] act) {
    int from = start[c];
    int to = end[c];
    int image = classOf[act[members[from]]];
    int i = from + 1;
    while (i < to && classOf[act[members[i]]] == image) {
      i++;
    }
    if (i == to) {
      return;
    }
    pieceFor[image] = 0;
    Arrays.fill(pieces, from, i, 0);
    pieceSize[0] = i - from;
    int found = 1;
    for (; i < to; i++) {
      int target = classOf[act[members[i]]];
      int piece = pieceFor[target];
      if (piece < 0) {
        piece = found++;
        pieceFor[target] = piece;
        pieceSize[piece] = 0;
      }
      pieces[i] = piece;
      pieceSize[piece]++;
    }
    for (i = from; i < to; i++) {
      pieceFor[classOf[act[members[i]]]] = -1;
    }
    cut(c, found);
  }

  /** Makes classes of the pieces of a class; the first one keeps its number. */
  private void cut(int c, int found) {
    int from = start[c];
    int to = end[c];
    int at = from;
    for (int piece = 0; piece < found; piece++) {
      int d = piece == 0 ? c : classes++;
      start[d] = at;
      at += pieceSize[piece];
      // Counted up again below, to the true end.
      end[d] = start[d];
      born[d] = pass;
      if (piece > 0 && pieceSize[piece] > 1) {
        open[opened++] = d;
      }
      pieceSize[piece] = d;
    }
    System.arraycopy(members, from, moved, from, to - from);
    for (int i = from; i < to; i++) {
      int d = pieceSize[pieces[i]];
      classOf[moved[i]] = d;
      members[end[d]++] = moved[i];
    }
  }

  private int[] numbered() {
    int[] number = new int[classes];
    Arrays.fill(number, -1);
    int next = 0;
    int[] result = new int[classOf.length];
    for (int x = 0; x < result.length; x++) {
      int c = classOf[x];
      if (number[c] < 0) {
        number[c] = next++;
      }
      result[x] = number[c];
    }
    return result;
  }
}
