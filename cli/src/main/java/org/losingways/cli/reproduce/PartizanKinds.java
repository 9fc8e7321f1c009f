// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        "partizan-outcomes", Kind.one(row -> solution(row.problem()).outcome(row.position())),
        "partizan-comparisons", Kind.one(PartizanKinds::comparisons),
        "partizan-options", Kind.rows(PartizanKinds::options),
        "partizan-best-options", Kind.rows(PartizanKinds::bestOptions),
        "partizan-plays", Kind.one(PartizanKinds::plays),
        "partizan-monoid", Kind.one(PartizanKinds::monoid),
        "partizan-inverses", Kind.rows(PartizanKinds::inverses),
        "partizan-statements", Kind.one(PartizanKinds::statements));
  }

  private static PartizanRuleset rules(Problem problem) {
    return GameReader.of(problem.required("game")).partizan();
  }

  private static PartizanSolution solution(Problem problem) {
    return problem.workshop().partizan(rules(problem));
  }

  /** Labels are two positions with a question mark between them. */
  private static String comparisons(Question row) {
    String[] sides = row.sides("\\?", "2 ? 1+1");
    Position g = row.problem().position(sides[0]);
    return solution(row.problem()).compare(g, row.problem().position(sides[1])).sign();
  }

  /** Left's options and Right's, as positions. */
  private static List<String> options(Question row) {
    Position g = row.position();
    return forBoth(player -> after(rules(row.problem()), g, player));
  }

  /** For each player the options that all others are dominated by, one for each value. */
  private static List<String> bestOptions(Question row) {
    PartizanSolution solution = solution(row.problem());
    Position g = row.position();
    return forBoth(
        player -> {
          List<Position> best = new ArrayList<>();
          after(solution.rules(), g, player)
              .forEach(
                  option -> {
                    if (best.stream().noneMatch(b -> isAsGood(solution, b, option, player))) {
                      best.removeIf(b -> isAsGood(solution, option, b, player));
                      best.add(option);
                    }
                  });
          return best.stream();
        });
  }

  private static Stream<Position> after(PartizanRuleset rules, Position g, Player player) {
    return PartizanMove.legal(rules, g, player).stream().map(move -> move.in(g));
  }

  private static List<String> forBoth(Function<Player, Stream<Position>> positions) {
    return Arrays.stream(Player.values())
        .map(p -> positions.apply(p).map(Position::toString).distinct().sorted())
        .map(texts -> texts.collect(Collectors.joining(", ")))
        .toList();
  }

  private static boolean isAsGood(
      PartizanSolution solution, Position a, Position b, Player player) {
    return player == Player.LEFT
        ? solution.compare(a, b).isAtLeast()
        : solution.compare(a, b).isAtMost();
  }

  /** Labels are two positions; can a Left move and a Right move lead from the one to the other? */
  private static String plays(Question row) {
    String[] sides = row.sides("→", "5 → 2");
    Position to = row.problem().position(sides[1]);
    PartizanRuleset rules = rules(row.problem());
    boolean found =
        after(rules, row.problem().position(sides[0]), Player.LEFT)
            .flatMap(middle -> after(rules, middle, Player.RIGHT))
            .anyMatch(to::equals);
    return found ? "yes" : "no";
  }

  private static Object monoid(Question row) {
    PartizanSolution solution = solution(row.problem());
    return switch (row.label()) {
      case "order" -> solution.isInfinite() ? "infinite" : solution.finiteOrder().orElseThrow();
      case "relations" -> String.join(", ", solution.text().relations());
      case "period" -> solution.period().map(p -> String.valueOf(p.period())).orElse("not known");
      case "group" -> solution.isExact() && solution.isInfinite() ? "the integers" : "none";
      case "L", "N", "P", "R" -> {
        PartizanOutcome outcome = PartizanOutcome.valueOf(row.label());
        String elements = String.join(", ", solution.text().outcomes().get(outcome));
        yield elements.isEmpty() ? "none" : elements;
      }
      default -> throw new GameFormatException("A monoid has no property '" + row.label() + "'.");
    };
  }

  /** Inverse, both outcomes, and whether the inverse is the conjugate. */
  private static List<?> inverses(Question row) {
    PartizanSolution solution = solution(row.problem());
    Position g = row.position();
    Optional<Position> inverse = solution.inverse(g);
    if (inverse.isEmpty()) {
      return List.of("none", "", "", "");
    }
    boolean isConjugate = Conjugation.differs(solution.rules(), g, inverse.get()).isEmpty();
    return List.of(
        inverse.get(),
        solution.outcome(g),
        solution.outcome(inverse.get()),
        isConjugate ? "the conjugate" : "not the conjugate");
  }

  /** The first position that a general statement about strips is wrong for. */
  private static Object statements(Question row) {
    PartizanSolution solution = solution(row.problem());
    Predicate<Position> holds = KaylesStatements.of(row.label(), solution);
    int strips = row.problem().number("strips", 4);
    int longest = row.problem().number("longest", 9);
    List<Position> queue = new ArrayList<>(List.of(Position.EMPTY));
    for (int i = 0; i < queue.size(); i++) {
      Position g = queue.get(i);
      if (!holds.test(g)) {
        return g;
      }
      if (g.size() < strips) {
        for (int h = Math.max(1, g.largest()); h <= longest; h++) {
          queue.add(g.plus(Position.of(h)));
        }
      }
    }
    return "none";
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
                after(rules, g, Player.LEFT)
                    .allMatch(to -> solution.compare(g, to.plus(square)).isAtLeast());
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
