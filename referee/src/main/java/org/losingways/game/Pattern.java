// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/**
 * A proved repetition among heaps that does not simply repeat with their number: for each heap one
 * that was looked at and has the same value.
 *
 * <pre>{@code
 * pattern.like(PascalsBeans.cell(1000, 400))     // a cell of one of the first rows
 * }</pre>
 */
public interface Pattern {

  /** A heap with the same value, among those in which the pattern was found. */
  int like(int heap);

  /** What repeats, in a sentence. */
  String sentence();
}
