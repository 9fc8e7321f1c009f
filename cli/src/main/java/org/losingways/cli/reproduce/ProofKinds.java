// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import it.unimi.dsi.fastutil.ints.IntCollection;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.GameFormatException;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.show.file.GameArgument;
import org.losingways.theory.MoveTranslates;
import org.losingways.theory.MoveTranslates.Case;
import org.losingways.theory.MoveTranslates.Move;
import org.losingways.theory.QuotientStructure;

/**
 * The tables with which <i>Taming the wild</i> proves a quotient (§9), and the heaps that its
 * periodicity theorem asks for (§10). The heaps to the setting {@code to-heap} are looked at.
 */
final class ProofKinds {

  private ProofKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "move-pairs", QuotientKinds.words(Kind.of(ProofKinds::pairs)),
        "translates", QuotientKinds.words(Kind.of(ProofKinds::translates)),
        "subsemigroups",
            QuotientKinds.words(Kind.of(p -> cases(p, c -> List.of(set(p, c.generated()))))),
        "solutions", QuotientKinds.words(Kind.of(ProofKinds::solutions)),
        "needed", QuotientKinds.words(Kind.of(ProofKinds::needed)),
        "answered-cases", QuotientKinds.words(Kind.of(ProofKinds::answered)),
        "winning-cases", QuotientKinds.words(Kind.rows(ProofKinds::winning)),
        "period-bounds", Kind.rows(ProofKinds::periodBound));
  }

  private static MoveTranslates proof(Problem problem) {
    QuotientStructure q = problem.structure();
    BitSet p = new BitSet();
    IntStream.range(0, q.order()).filter(q::inP).forEach(p::set);
    int[] phi = IntStream.rangeClosed(0, problem.number("to-heap", 12)).map(q::value).toArray();
    return new MoveTranslates(q.rules(), q.monoid(), p, phi);
  }

  private static int element(String setting, Problem problem) {
    return problem.structure().named().element(problem.required(setting));
  }

  private static String text(Move move) {
    return move.heap() + "→" + move.to();
  }

  private static String pair(QuotientStructure q, int x, int y) {
    return "(" + q.text(x) + ", " + q.text(y) + ")";
  }

  /** Each move with its pair translated by a basis, and the outcomes. */
  private static List<Row> pairs(Problem problem) {
    QuotientStructure q = problem.structure();
    return proof(problem).translates(element("basis", problem)).stream()
        .map(
            t ->
                Row.of(
                    text(t.move()),
                    pair(q, t.from(), t.to()),
                    "(%s, %s)".formatted(q.outcome(t.from()), q.outcome(t.to()))))
        .toList();
  }

  /** The translates from ω into P: the move, the translate, the basis, the move pair. */
  private static List<Row> translates(Problem problem) {
    QuotientStructure q = problem.structure();
    return proof(problem).into(element("omega", problem)).stream()
        .map(
            t ->
                Row.of(
                    text(t.move()),
                    pair(q, t.from(), t.to()),
                    q.text(t.basis()),
                    pair(q, t.move().from(), t.move().value())))
        .toList();
  }

  /** A row for each set of the heaps, labelled by it, with what is said of it if anything is. */
  private static List<Row> cases(Problem problem, Function<Case, List<?>> cells) {
    List<Row> rows = new ArrayList<>();
    for (Case c : proof(problem).cases(element("omega", problem), problem.numbers("heaps"))) {
      List<?> said = cells.apply(c);
      if (!said.isEmpty()) {
        String label =
            c.heaps().intStream().mapToObj(Integer::toString).collect(Collectors.joining(","));
        rows.add(Row.of(label, said.toArray()));
      }
    }
    return rows;
  }

  private static String set(Problem problem, IntCollection elements) {
    return QuotientKinds.set(problem.structure(), elements.intStream());
  }

  private static List<Row> solutions(Problem problem) {
    return cases(
        problem, c -> List.of(problem.structure().text(c.product()), set(problem, c.solutions())));
  }

  /** The sets U for which some s is in S(U), with these s; and how many cases that makes. */
  private static List<Row> needed(Problem problem) {
    int[] count = {0};
    List<Row> rows =
        cases(
            problem,
            c -> {
              count[0] += c.needed().size();
              return c.needed().isEmpty() ? List.of() : List.of(set(problem, c.needed()));
            });
    rows.add(Row.of("cases", count[0]));
    return rows;
  }

  /** The sets U for which some s is in S(U), and whether each of these cases has a winning move. */
  private static List<Row> answered(Problem problem) {
    MoveTranslates proof = proof(problem);
    return cases(
        problem,
        c -> {
          boolean isWon = c.needed().intStream().allMatch(s -> proof.winning(c, s).isPresent());
          String move =
              isWon ? "a winning move" : c.hasMove() ? "no winning move" : "no move at all";
          return c.needed().isEmpty() ? List.of() : List.of(set(problem, c.needed()), move);
        });
  }

  /**
   * For a label such as {@code U=4,9,10 s=z 4→1}: Φ(U), the value before the move, and the value
   * after it with its outcome.
   */
  private static List<?> winning(Question row) {
    QuotientStructure q = row.structure();
    String[] label = row.label().replaceAll("[Us]=", "").split(" ", -1);
    if (label.length != 3) {
      throw new GameFormatException("A case is labelled like 'U=4,9,10 s=z 4→1'.");
    }
    MoveTranslates proof = proof(row.problem());
    Move move =
        proof.moves().stream()
            .filter(m -> text(m).equals(label[2]))
            .findFirst()
            .orElseThrow(() -> new GameFormatException("There is no move " + label[2] + "."));
    int product = 0;
    int company = q.named().element(label[1]);
    for (String heap : label[0].split(",", -1)) {
      int value = q.value(Problem.integer(heap));
      product = q.monoid().times(product, value);
      company = Problem.integer(heap) == move.heap() ? company : q.monoid().times(company, value);
    }
    int after = q.monoid().times(company, move.value());
    return List.of(
        q.text(product),
        q.text(q.monoid().times(company, move.from())),
        q.text(after),
        q.outcome(after));
  }

  /**
   * For a label such as {@code 0.77 p=12 r=5}: whether Φ(h+p) = Φ(h) for the heaps from r on as far
   * as a theorem asks, and from which heap on that is wrong. The setting {@code last-heap} is the
   * theorem: the largest heap that is looked at, {@code 2r+p+P-1} or {@code 2r+2p+P-1}.
   */
  private static List<?> periodBound(Question row) {
    String[] label = row.label().split(" [pr]=", -1);
    Ruleset rules = GameArgument.rules(label[0]);
    int p = Problem.integer(label[1]);
    int r = Problem.integer(label[2]);
    Reach reach = rules.reach().orElseThrow();
    long proving = reach.periodBound(r, p) + p - 1;
    long looked =
        switch (row.problem().required("last-heap")) {
          case "2r+2p+P-1" -> proving;
          case "2r+p+P-1" -> proving - p;
          default -> throw new GameFormatException("The bounds are 2r+p+P-1 and 2r+2p+P-1.");
        };
    FiniteQuotient quotient = row.workshop().quotient(rules, Integer.MAX_VALUE);
    int fails = r + p;
    while (quotient.value(fails) == quotient.value(fails - p)) {
      fails++;
    }
    return List.of(looked, fails <= looked ? "refuted" : "believed");
  }
}
