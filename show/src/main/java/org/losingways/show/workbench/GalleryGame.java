// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.Comparator;
import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.answer.Omitted;

/**
 * A game of the gallery.
 *
 * @param sample a move that shows what is special about the rules
 */
public record GalleryGame(
    String name,
    String title,
    String code,
    String story,
    String known,
    @Omitted Optional<MoveName> sample) {

  private static final int SAMPLE_HEAP = 7;

  public static GalleryGame of(NamedGame game) {
    return new GalleryGame(
        game.name(),
        game.title(),
        game.rules().code(),
        game.story(),
        game.known(),
        sample(game.rules()));
  }

  /** A move into many heaps of much the same size. */
  private static Optional<MoveName> sample(Ruleset rules) {
    return rules.largestHeap() < SAMPLE_HEAP || !rules.labels().areSizes()
        ? Optional.empty()
        : rules.options(SAMPLE_HEAP).stream()
            .max(
                Comparator.comparingInt(Position::size)
                    .thenComparing(Comparator.comparingInt(Position::largest).reversed())
                    .thenComparing(Comparator.naturalOrder()))
            .map(to -> MoveName.of(rules.labels(), SAMPLE_HEAP, HeapName.all(rules.labels(), to)));
  }
}
