// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.Genus;

/** Tables about who wins: P-positions, winning moves, frisky positions. */
final class OutcomeKinds {

  /** The papers write τ-sequences in groups of five bits. */
  private static final int GROUP = 5;

  /** Terms of a τ-sequence that are looked at: all printed ones repeat within three groups. */
  private static final int TERMS = 40;

  private OutcomeKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "outcomes", Kind.one(row -> outcomes(row.genus())),
        "p-heaps", Kind.one(row -> heaps(row, OutcomeKinds::isP)),
        "frisky-heaps", Kind.one(row -> heaps(row, Genus::isFrisky)),
        "winning-moves", Kind.one(row -> moves(row, OutcomeKinds::isP)),
        "losing-moves", Kind.one(row -> moves(row, genus -> !isP(genus))),
        "normal-winning-moves", Kind.one(row -> moves(row, genus -> genus.base() == 0)),
        "move-genera", Kind.of(OutcomeKinds::moveGenera),
        "tau", Kind.heaps(OutcomeKinds::tau));
  }

  private static boolean isP(Genus genus) {
    return genus.misere() == 0;
  }

  static String misere(Genus genus) {
    return isP(genus) ? "P" : "N";
  }

  /** Normal and misère outcome in one word: PN, NP, PP or NN. */
  private static String outcomes(Genus genus) {
    return (genus.base() == 0 ? "P" : "N") + misere(genus);
  }

  private static String heaps(Question row, Predicate<Genus> wanted) {
    return IntStream.rangeClosed(1, row.number())
        .filter(heap -> wanted.test(row.workshop().genus(row.game(), Position.of(heap))))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  /** A move of one heap of a position. */
  private record Move(int heap, Position option, Position to) {
    @Override
    public String toString() {
      return heap + "→" + option;
    }
  }

  /** The moves, those of the largest heap first. */
  private static List<Move> moves(Ruleset rules, Position position) {
    List<Move> moves = new ArrayList<>();
    for (int i = position.size() - 1; i >= 0; i--) {
      if (i + 1 < position.size() && position.heap(i) == position.heap(i + 1)) {
        continue;
      }
      List<Position> options = new ArrayList<>(new TreeSet<>(rules.options(position.heap(i))));
      for (int o = options.size() - 1; o >= 0; o--) {
        Position option = options.get(o);
        moves.add(new Move(position.heap(i), option, position.move(i, option)));
      }
    }
    return moves;
  }

  private static String moves(Question row, Predicate<Genus> wanted) {
    Ruleset rules = row.game();
    List<String> found =
        moves(rules, row.position()).stream()
            .filter(move -> wanted.test(row.workshop().genus(rules, move.to())))
            .map(Move::toString)
            .toList();
    return found.isEmpty() ? "none" : String.join(", ", found);
  }

  /** Where each move of a position leads and the genus there; then the position itself. */
  private static List<Row> moveGenera(Problem problem) {
    Ruleset rules = problem.game();
    Position position = problem.position(problem.required("position"));
    Stream<Row> after =
        moves(rules, position).stream()
            .map(m -> Row.of(m, m.to(), problem.workshop().genus(rules, m.to())));
    Row before = Row.of("none", position, problem.workshop().genus(rules, position));
    return Stream.concat(after, Stream.of(before)).toList();
  }

  /**
   * τ-sequences of two heaps, the smaller one running along the row; or, with a setting {@code
   * smallest}, of three, the difference s of the two smaller ones running along the row. Where
   * several smallest heaps are given, one entry must do for all.
   */
  private static IntFunction<Object> tau(Problem problem) {
    int[] smallest =
        problem.setting("smallest").isEmpty() ? new int[0] : problem.numbers("smallest");
    int last =
        Arrays.stream(smallest).max().orElse(0)
            + problem.number("first", 1)
            + problem.questions().stream().mapToInt(q -> q.number() + q.cells()).max().orElse(0);
    // One table for all entries: it remembers which followers' periods are proved.
    FriskyTable table = new FriskyTable(problem.workshop().genera(problem.game()), last + TERMS);
    return s ->
        smallest.length == 0
            ? sequence(table, s)
            : Arrays.stream(smallest)
                .mapToObj(t -> sequence(table, t, t + s))
                .distinct()
                .collect(Collectors.joining(" or "));
  }

  private static String sequence(FriskyTable table, int... fixed) {
    return table.tau(fixed).orElseThrow(IllegalStateException::new).groups(GROUP).toString();
  }
}
