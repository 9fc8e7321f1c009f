// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.Conjugation;
import org.losingways.partizan.PartizanMove;
import org.losingways.partizan.PartizanSolution;
import org.losingways.reader.GameReader;

/** Statements about games with Left and Right: R. Milley, Partizan Kayles. */
final class PartizanKinds {

  private PartizanKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "partizan-outcomes", Kind.rows(PartizanKinds::outcomes),
        "partizan-comparisons", Kind.rows(PartizanKinds::comparisons),
        "partizan-options", Kind.rows(PartizanKinds::options),
        "partizan-best-options", Kind.rows(PartizanKinds::bestOptions),
        "partizan-plays", Kind.rows(PartizanKinds::plays),
        "partizan-monoid", Kind.rows(PartizanKinds::monoid),
        "partizan-inverses", Kind.rows(PartizanKinds::inverses),
        "partizan-statements", Kind.rows(PartizanKinds::statements));
  }

  private static PartizanRuleset rules(Problem problem) {
    return GameReader.of(problem.required("game")).partizan();
  }

  private static PartizanSolution solution(Problem problem) {
    return problem.workshop().partizan(rules(problem));
  }

  private static List<String> outcomes(Question row) {
    return List.of(solution(row.problem()).outcome(row.position()).toString());
  }

  /** Labels are two positions with a question mark between them. */
  private static List<String> comparisons(Question row) {
    String[] sides = row.label().split("\\?", -1);
    if (sides.length != 2) {
      throw new GameFormatException("A row is labelled like 2 ? 1+1, not '" + row.label() + "'.");
    }
    Position g = row.problem().position(sides[0].strip());
    Position h = row.problem().position(sides[1].strip());
    return List.of(solution(row.problem()).compare(g, h).sign());
  }

  /** Left's options and Right's, as positions. */
  private static List<String> options(Question row) {
    Position g = row.position();
    List<String> cells = new ArrayList<>();
    for (Player player : Player.values()) {
      cells.add(
          String.join(
              ", ",
              PartizanMove.legal(rules(row.problem()), g, player).stream()
                  .map(move -> move.in(g).toString())
                  .distinct()
                  .sorted()
                  .toList()));
    }
    return cells;
  }

  /** For each player the options that all others are dominated by, one for each value. */
  private static List<String> bestOptions(Question row) {
    PartizanSolution solution = solution(row.problem());
    Position g = row.position();
    List<String> cells = new ArrayList<>();
    for (Player player : Player.values()) {
      List<Position> best = new ArrayList<>();
      for (PartizanMove move : PartizanMove.legal(solution.rules(), g, player)) {
        Position option = move.in(g);
        if (best.stream().noneMatch(b -> isAtLeastAsGood(solution, b, option, player))) {
          best.removeIf(b -> isAtLeastAsGood(solution, option, b, player));
          best.add(option);
        }
      }
      cells.add(String.join(", ", best.stream().map(Position::toString).sorted().toList()));
    }
    return cells;
  }

  private static boolean isAtLeastAsGood(
      PartizanSolution solution, Position a, Position b, Player player) {
    return player == Player.LEFT
        ? solution.compare(a, b).isAtLeast()
        : solution.compare(a, b).isAtMost();
  }

  /** Labels are two positions; can a Left move and a Right move lead from the one to the other? */
  private static List<String> plays(Question row) {
    String[] sides = row.label().split("→", -1);
    Position from = row.problem().position(sides[0].strip());
    Position to = row.problem().position(sides[1].strip());
    PartizanRuleset rules = rules(row.problem());
    boolean found =
        PartizanMove.legal(rules, from, Player.LEFT).stream()
            .map(move -> move.in(from))
            .anyMatch(
                middle ->
                    PartizanMove.legal(rules, middle, Player.RIGHT).stream()
                        .anyMatch(move -> move.in(middle).equals(to)));
    return List.of(found ? "yes" : "no");
  }

  private static List<String> monoid(Question row) {
    PartizanSolution solution = solution(row.problem());
    return List.of(
        switch (row.label()) {
          case "order" ->
              solution.finiteOrder().isPresent()
                  ? String.valueOf(solution.finiteOrder().getAsInt())
                  : "infinite";
          case "relations" -> String.join(", ", solution.text().relations());
          case "period" ->
              solution.period().map(p -> String.valueOf(p.period())).orElse("not known");
          case "group" -> solution.isExact() && solution.isInfinite() ? "the integers" : "none";
          case "L", "N", "P", "R" -> {
            List<String> elements =
                solution.text().outcomes().get(PartizanOutcome.valueOf(row.label()));
            yield elements.isEmpty() ? "none" : String.join(", ", elements);
          }
          default ->
              throw new GameFormatException("A monoid has no property '" + row.label() + "'.");
        });
  }

  /** Inverse, both outcomes, and whether the inverse is the conjugate. */
  private static List<String> inverses(Question row) {
    PartizanSolution solution = solution(row.problem());
    Position g = row.position();
    Optional<Position> inverse = solution.inverse(g);
    if (inverse.isEmpty()) {
      return List.of("none", "", "", "");
    }
    boolean isConjugate = Conjugation.differs(solution.rules(), g, inverse.get()).isEmpty();
    return List.of(
        inverse.get().toString(),
        solution.outcome(g).toString(),
        solution.outcome(inverse.get()).toString(),
        isConjugate ? "the conjugate" : "not the conjugate");
  }

  /** The first position that a general statement about strips is wrong for. */
  private static List<String> statements(Question row) {
    PartizanSolution solution = solution(row.problem());
    Predicate<Position> holds = KaylesStatements.of(row.label(), solution);
    int strips = row.problem().number("strips", 4);
    int longest = row.problem().number("longest", 9);
    List<Position> queue = new ArrayList<>(List.of(Position.EMPTY));
    for (int i = 0; i < queue.size(); i++) {
      Position g = queue.get(i);
      if (!holds.test(g)) {
        return List.of(g.toString());
      }
      if (g.size() < strips) {
        for (int h = Math.max(1, g.largest()); h <= longest; h++) {
          queue.add(g.plus(Position.of(h)));
        }
      }
    }
    return List.of("none");
  }

  /** The general statements of the paper, as conditions on one position. */
  private static final class KaylesStatements {

    private KaylesStatements() {}

    static Predicate<Position> of(String name, PartizanSolution solution) {
      PartizanRuleset rules = solution.rules();
      Position square = Position.of(1);
      return switch (name) {
        case "Lemma 2.1" -> g -> solution.outcome(g) != PartizanOutcome.L;
        case "Lemma 2.2" ->
            g ->
                PartizanMove.legal(rules, g, Player.LEFT).stream()
                    .allMatch(m -> solution.compare(g, m.in(g).plus(square)).isAtLeast());
        case "Corollary 2.3" ->
            g ->
                !solution.outcome(g.plus(square)).winsFirst(Player.LEFT)
                    || solution.outcome(g).winsSecond(Player.LEFT);
        case "Theorem 4.4" -> g -> solution.outcome(g) == theorem44(g);
        case "Theorem 4.5, Left" -> g -> isNamed(solution, g, Player.LEFT, 1, 2);
        case "Theorem 4.5, Right" -> g -> isNamed(solution, g, Player.RIGHT, 2, 1);
        default -> throw new GameFormatException("There is no statement '" + name + "'.");
      };
    }

    private static PartizanOutcome theorem44(Position g) {
      int x = count(g, 1);
      int y = count(g, 2);
      if (x > y) {
        return PartizanOutcome.R;
      }
      List<PartizanOutcome> byResidue =
          List.of(PartizanOutcome.N, PartizanOutcome.R, PartizanOutcome.P);
      return x == y ? PartizanOutcome.N : byResidue.get((x + 2 * y) % 3);
    }

    private static int count(Position g, int residue) {
      return (int) Arrays.stream(g.toArray()).filter(h -> h % 3 == residue).count();
    }

    /**
     * Whether a player who wins by moving wins with the move that Theorem 4.5 names: in a strip of
     * the first residue if one can be played in, else of the second.
     */
    private static boolean isNamed(
        PartizanSolution solution, Position g, Player player, int first, int second) {
      boolean canMove = !PartizanMove.legal(solution.rules(), g, player).isEmpty();
      if (!canMove || !solution.outcome(g).winsFirst(player)) {
        return true;
      }
      for (int residue : new int[] {first, second}) {
        for (int i = 0; i < g.size(); i++) {
          int h = g.heap(i);
          boolean isLongEnough = player == Player.LEFT || h >= 2;
          if (h % 3 == residue && isLongEnough) {
            Position rest =
                player == Player.LEFT
                    ? Position.of(h - 1)
                    : residue == 2 ? Position.of(h - 2) : Position.of(1, h - 3);
            return solution.outcome(g.move(i, rest)).winsSecond(player);
          }
        }
      }
      return false;
    }
  }
}
