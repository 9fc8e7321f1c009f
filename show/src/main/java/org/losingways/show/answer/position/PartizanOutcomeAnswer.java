// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import static java.util.stream.Collectors.joining;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.losingways.game.Labels;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import org.losingways.show.answer.position.Reduction.HeapWord;

/**
 * Who wins a position of a partizan game when Left begins, who when Right does, and how.
 *
 * @param value in the misère monoid; if there is none, the position was played out
 * @param verifiedTo the heap to which the monoid is known that the value is of, if that is not
 *     proved for all heaps
 * @param left when Left begins, if that is asked for
 * @param right when Right begins, if that is asked for
 * @param reduction how the value comes from those of the heaps, if that is asked for
 * @param text the position in words
 * @param heapsComputed how far values are known
 */
public record PartizanOutcomeAnswer(
    String game,
    List<HeapName> position,
    Optional<String> outcome,
    Optional<String> value,
    @Omitted OptionalInt verifiedTo,
    @Omitted Optional<Side> left,
    @Omitted Optional<Side> right,
    @Omitted Optional<HeapProduct> reduction,
    @Unwritten String text,
    @Unwritten int heapsComputed)
    implements Outcomes {

  /** In larger heaps winning moves are not listed. */
  private static final int LARGEST_LISTED = 3000;

  /**
   * When one player begins.
   *
   * @param wins whether this player wins
   * @param winning by which moves, unless they are too many
   * @param moves the same in words
   * @param isStuck whether the player has no move at all, and so has won
   */
  public record Side(
      Optional<Boolean> wins,
      Optional<List<MoveName>> winning,
      @Unwritten List<String> moves,
      @Unwritten boolean isStuck) {}

  /**
   * A value as a product.
   *
   * @param heaps the values of the heaps
   * @param start their product as it is written out
   * @param end the least word of the product
   */
  public record HeapProduct(List<HeapWord> heaps, String start, String end) {

    static HeapProduct of(PartizanAnalyst analyst, Position position) {
      Labels labels = analyst.rules().labels();
      List<HeapWord> heaps =
          HeapName.sizes(position).stream()
              .map(
                  heap ->
                      new HeapWord(
                          HeapName.of(labels, BigInteger.valueOf(heap)),
                          analyst.solution().print(Position.of(heap))))
              .toList();
      String end = analyst.solution().print(position);
      return new HeapProduct(
          heaps,
          heaps.isEmpty() ? end : heaps.stream().map(HeapWord::word).collect(joining("·")),
          end);
    }
  }

  /** The same with an explanation of the value, if there is one. */
  public PartizanOutcomeAnswer explained(PartizanAnalyst analyst, Position heaps) {
    return new PartizanOutcomeAnswer(
        game,
        position,
        outcome,
        value,
        verifiedTo,
        left,
        right,
        value.isPresent() && outcome.isPresent()
            ? Optional.of(HeapProduct.of(analyst, heaps))
            : Optional.empty(),
        text,
        heapsComputed);
  }

  /** What is known of a position, when these players begin. */
  public static PartizanOutcomeAnswer of(
      PartizanAnalyst analyst, Position position, Set<Player> players) {
    PartizanRuleset rules = analyst.rules();
    Optional<PartizanOutcome> outcome = analyst.outcome(position);
    return new PartizanOutcomeAnswer(
        rules.code(),
        HeapName.all(rules.labels(), position),
        outcome.map(Enum::name),
        analyst.isCovered(position)
            ? Optional.of(analyst.solution().print(position))
            : Optional.empty(),
        analyst.isCovered(position) ? analyst.solution().verifiedTo() : OptionalInt.empty(),
        side(analyst, position, outcome, players, Player.LEFT),
        side(analyst, position, outcome, players, Player.RIGHT),
        Optional.empty(),
        rules.labels().text(position),
        analyst.solution().largestHeap());
  }

  private static Optional<Side> side(
      PartizanAnalyst analyst,
      Position position,
      Optional<PartizanOutcome> outcome,
      Set<Player> players,
      Player player) {
    if (!players.contains(player)) {
      return Optional.empty();
    }
    PartizanRuleset rules = analyst.rules();
    Labels labels = rules.labels();
    Optional<List<PartizanMove>> winning =
        position.largest() > LARGEST_LISTED
            ? Optional.empty()
            : outcome.map(o -> analyst.winning(position, player));
    return Optional.of(
        new Side(
            outcome.map(o -> o.winsFirst(player)),
            winning.map(
                list ->
                    list.stream()
                        .map(m -> MoveName.of(labels, m.heap(), HeapName.all(labels, m.to())))
                        .toList()),
            winning.orElse(List.of()).stream()
                .map(m -> PartizanMove.text(rules, List.of(m)))
                .toList(),
            winning.isPresent() && PartizanMove.legal(rules, position, player).isEmpty()));
  }
}
