// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.losingways.game.Position;

/**
 * How two positions G and H compare modulo the positions of a game: Left likes G at least as well
 * when in every company she does at least as well with it.
 *
 * @param notAtLeast company in which H does better for Left than G, or is incomparable; none if G ≥
 *     H
 * @param notAtMost company in which G does better for Left than H, or is incomparable; none if G ≤
 *     H
 */
public record Comparison(Optional<Position> notAtLeast, Optional<Position> notAtMost) {

  /** Whether G ≥ H. */
  public boolean isAtLeast() {
    return notAtLeast.isEmpty();
  }

  /** Whether G ≤ H. */
  public boolean isAtMost() {
    return notAtMost.isEmpty();
  }

  /** Whether no company tells G and H apart. */
  public boolean isEqual() {
    return isAtLeast() && isAtMost();
  }

  /** Company that tells G and H apart, if there is some: what has the fewer heaps. */
  public Optional<Position> telling() {
    return Stream.of(notAtLeast, notAtMost)
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(Position::size));
  }

  /** {@code =}, {@code >}, {@code <}, or {@code ||} for incomparable positions. */
  public String sign() {
    if (isEqual()) {
      return "=";
    }
    if (isAtLeast()) {
      return ">";
    }
    return isAtMost() ? "<" : "||";
  }
}
