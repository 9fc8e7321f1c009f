// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.gauge.Gauge;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.GaugeRelations;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.Period;
import org.losingways.show.answer.Omitted;

/**
 * The answer of {@code misere gauges}: sums of heaps that tell the outcomes.
 *
 * @param heaps the largest heap
 * @param proved whether gauges were found, and with them that the misère quotient, or the misère
 *     monoid if Left and Right have different moves, is infinite
 * @param letters the heaps that are letters a, b, c, …
 * @param phi the word of heap 0, heap 1, …, reduced by the relations
 * @param gauges the gauges, group by group
 * @param kinds how many kinds of readings each group has
 * @param lost how many combinations of kinds are lost, by Left if the players have different moves
 * @param rightLost how many are lost by Right, if they have
 * @param period the period of the words, if it is proved: then the game is solved, for heaps of
 *     every size
 * @param preperiod from which heap on they repeat
 * @param endless a letter whose powers are all different in the quotient
 * @param rank the largest r for which the quotient contains a copy of ℕʳ
 * @param directions letters far out along which it has so many independent directions
 * @param relations relations that hold in the quotient, a reduced confluent system
 * @param complete whether these are all, from which every other one follows
 * @param wordsTo if not: those between words of at most so many letters follow from them
 * @param position the position that was asked for
 * @param value its word, reduced by the relations
 * @param outcome who wins it
 * @param winningMoves the positions to which a winning move leads
 * @param left if the players have different moves, what Left can do who begins
 * @param right the same of Right
 * @param letterLabels how the heaps that are letters are written, if not as sizes
 */
public record GaugesAnswer(
    String game,
    int heaps,
    boolean proved,
    @Omitted List<Integer> letters,
    @Omitted List<String> phi,
    @Omitted List<Reading> gauges,
    @Omitted List<Integer> kinds,
    @Omitted Optional<Integer> lost,
    @Omitted Optional<Integer> rightLost,
    @Omitted OptionalInt period,
    @Omitted OptionalInt preperiod,
    @Omitted Optional<String> endless,
    @Omitted OptionalInt rank,
    @Omitted List<String> directions,
    @Omitted List<String> relations,
    @Omitted Optional<Boolean> complete,
    @Omitted OptionalInt wordsTo,
    @Omitted List<Integer> position,
    @Omitted Optional<String> value,
    @Omitted Optional<String> outcome,
    @Omitted List<List<Integer>> winningMoves,
    @Omitted Optional<Side> left,
    @Omitted Optional<Side> right,
    @Omitted List<String> letterLabels) {

  /**
   * A gauge.
   *
   * @param group the number of its group
   * @param sum what it adds up, such as {@code c−e−2f}
   * @param scale the largest sum that is read exactly
   * @param modulus what larger sums are reduced by
   */
  public record Reading(int group, String sum, int scale, int modulus) {}

  /**
   * What a player can do who begins.
   *
   * @param wins whether this player wins
   * @param winningMoves the positions to which a winning move leads; none if the player cannot move
   */
  public record Side(boolean wins, List<List<Integer>> winningMoves) {}

  /** What was found. */
  public static GaugesAnswer of(Gauges<?> found) {
    return of(found.rules().code(), found.heaps(), Optional.of(found), Optional.empty());
  }

  /** What was found, and of a position, if one was asked for, who wins it. */
  public static GaugesAnswer of(
      String game, int heaps, Optional<? extends Gauges<?>> found, Optional<Position> asked) {
    if (found.isEmpty()) {
      return new GaugesAnswer(
          game,
          heaps,
          false,
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          List.of(),
          List.of(),
          Optional.empty(),
          OptionalInt.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          List.of());
    }
    Gauges<?> solution = found.get();
    GaugeModel model = solution.model();
    HeapWords words = model.words();
    GaugeRelations relations = solution.relations();
    RewritingSystem system = relations.system();
    return new GaugesAnswer(
        game,
        heaps,
        true,
        List.copyOf(words.letters()),
        words.words().stream()
            .map(IntList::toIntArray)
            .map(w -> Word.of(relations.reduce(w)).toString())
            .toList(),
        gauges(model),
        model.parts().stream().map(GaugeModel.Part::size).toList(),
        Optional.of(lost(model, 0)),
        model.sides() == 1 ? Optional.empty() : Optional.of(lost(model, 1)),
        solution.period().stream().mapToInt(Period::period).findFirst(),
        solution.period().stream().mapToInt(Period::preperiod).findFirst(),
        Optional.of(Word.name(solution.endless().letter())),
        OptionalInt.of(solution.rank().rank()),
        solution.rank().letters().intStream().mapToObj(Word::name).toList(),
        system.rules().stream().map(system.alphabet()::text).toList(),
        Optional.of(relations.isComplete()),
        relations.isComplete() ? OptionalInt.empty() : OptionalInt.of(relations.length()),
        asked.map(GaugesAnswer::heaps).orElse(List.of()),
        asked.map(solution::print),
        asked.map(p -> solution.outcome(p).name()),
        asked.stream()
            .flatMap(p -> winningMoves(solution, p).stream())
            .map(GaugesAnswer::heaps)
            .toList(),
        asked.flatMap(p -> side(solution, p, Player.LEFT)),
        asked.flatMap(p -> side(solution, p, Player.RIGHT)),
        letterLabels(solution.rules().labels(), words));
  }

  private static List<String> letterLabels(Labels labels, HeapWords words) {
    return labels.areSizes()
        ? List.of()
        : words.letters().intStream().mapToObj(labels::label).toList();
  }

  private static int lost(GaugeModel model, int side) {
    return (int)
        IntStream.range(0, model.combinations()).filter(i -> model.isLost(i, side)).count();
  }

  private static List<Position> winningMoves(Gauges<?> solution, Position position) {
    return solution instanceof GaugeSolution same ? same.winningMoves(position) : List.of();
  }

  private static Optional<Side> side(Gauges<?> solution, Position position, Player player) {
    return solution instanceof PartizanGauges two
        ? Optional.of(
            new Side(
                two.outcome(position).winsFirst(player),
                two.winningMoves(position, player).stream().map(GaugesAnswer::heaps).toList()))
        : Optional.empty();
  }

  private static List<Integer> heaps(Position position) {
    return position.descending().boxed().toList();
  }

  private static List<Reading> gauges(GaugeModel model) {
    List<Reading> readings = new ArrayList<>();
    for (int g = 0; g < model.parts().size(); g++) {
      IntList letters = model.parts().get(g).group().letters();
      for (Gauge gauge : model.parts().get(g).group().gauges()) {
        readings.add(new Reading(g, gauge.text(letters), gauge.scale(), gauge.modulus()));
      }
    }
    return readings;
  }
}
