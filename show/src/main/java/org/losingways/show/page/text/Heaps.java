// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Game;
import org.losingways.game.GameText;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.play.Move;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.MoveName;

/**
 * Heaps of a game as people read and write them: sizes, which may be of any length, or the labels
 * of the rules.
 */
public record Heaps(Game rules) {

  /** More numbers are not explained one by one. */
  private static final int MOST_EXPLAINED = 60;

  /** The heaps that were typed. */
  public List<BigInteger> read(List<String> texts) {
    return texts.stream()
        .flatMap(
            text -> (areSizes() ? GameText.sizes(text) : list(labels().position(text))).stream())
        .toList();
  }

  private Labels labels() {
    return rules.labels();
  }

  /** Whether heaps are written as numbers. */
  public boolean areSizes() {
    return labels().areSizes();
  }

  /** A position as a list, its largest heap first. */
  public static List<BigInteger> list(Position position) {
    int[] heaps = position.toArray();
    return Arrays.stream(heaps)
        .mapToObj(heap -> BigInteger.valueOf(heap))
        .sorted((a, b) -> b.compareTo(a))
        .toList();
  }

  public String label(BigInteger heap) {
    return areSizes() ? heap.toString() : labels().label(heap.intValueExact());
  }

  /** A heap in a sentence: heap 4, vertex D. */
  public String named(int heap) {
    return labels().noun() + " " + labels().label(heap);
  }

  /** Heaps side by side. */
  public String text(List<BigInteger> position) {
    if (position.isEmpty()) {
      return "no " + labels().nouns();
    }
    return position.stream().map(this::label).collect(Collectors.joining(areSizes() ? "+" : " + "));
  }

  /** Heaps side by side. */
  public String names(List<HeapName> position) {
    return position.isEmpty()
        ? "no " + labels().nouns()
        : position.stream()
            .map(HeapName::label)
            .collect(Collectors.joining(areSizes() ? "+" : " + "));
  }

  /** A move, such as 8→3+2. */
  public String text(MoveName move) {
    return move.heap() + "→" + (move.to().isEmpty() ? labels().label(0) : names(move.to()));
  }

  /** A move, such as 8→3+2. */
  public String text(Move move) {
    return text(MoveName.of(labels(), move));
  }

  /** Says which numbers stand for what, after tables of numbered heaps; nothing for sizes. */
  public void legend(Paper output, int largest) {
    if (areSizes()) {
      return;
    }
    int shown = output.full() ? largest : Math.min(largest, MOST_EXPLAINED);
    output.line(
        IntStream.rangeClosed(1, shown)
                .mapToObj(heap -> Paper.whole(heap + " " + labels().label(heap)))
                .collect(
                    Collectors.joining(
                        ", ", "The numbers stand for " + labels().nouns() + ": ", ""))
            + (shown < largest ? ", … (--full prints all)" : "."));
  }
}
