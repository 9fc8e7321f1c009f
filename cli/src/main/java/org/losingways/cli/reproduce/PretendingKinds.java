// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.Genus;
import org.losingways.play.NormalSolution;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.theory.Pretending;
import org.losingways.theory.WeightFunction;

/**
 * Tables of pretending: what heaps are pretended to be, which sums can be replaced by which, and
 * decompositions by weights.
 */
final class PretendingKinds {

  private static final int NIM_HEAPS = 2;

  /** All solved games of the papers are solved far below this heap. */
  private static final int MOST_HEAPS = 400;

  private static final int NORMAL_HEAPS = 500;

  private PretendingKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "pretending", Kind.of(PretendingKinds::heaps),
        "pretending-equations", Kind.of(PretendingKinds::equations),
        "genus-equations", Kind.of(PretendingKinds::genusEquations),
        "weights", Kind.of(PretendingKinds::weights),
        "weight-lists", Kind.of(PretendingKinds::weightLists));
  }

  private static Pretending table(Problem problem) {
    Ruleset game = problem.game();
    int last = problem.number("max-heap", MOST_HEAPS);
    FiniteQuotient beside =
        problem.workshop().quotient(new WithNimHeaps(game, NIM_HEAPS), last + NIM_HEAPS);
    return Pretending.of(beside, NormalSolution.of(game, NORMAL_HEAPS), Duration.ofMillis(200));
  }

  /** The adder of a heap, or the letter of the first heap that is as good as it. */
  private static List<Fixture.Row> heaps(Problem problem) {
    Pretending table = table(problem);
    return problem.questions().stream()
        .map(
            row ->
                new Fixture.Row(
                    row.label(),
                    IntStream.rangeClosed(row.number() + 1, row.number() + row.cells())
                        .mapToObj(heap -> name(problem, table, heap))
                        .toList()))
        .toList();
  }

  private static String name(Problem problem, Pretending table, int heap) {
    String entry = table.entry(heap);
    if (entry.startsWith(":")) {
      return entry;
    }
    for (String pair : problem.required("names").split("\\s+", -1)) {
      String letter = pair.substring(0, pair.indexOf('='));
      int first = problem.position(letter).heap(0);
      if (table.entry(first).equals(entry)) {
        return letter;
      }
    }
    return "special";
  }

  /** Whether one sum can be pretended to be another: {@code 4*B = 2*B}, {@code A+B = B+:2}. */
  private static List<Fixture.Row> equations(Problem problem) {
    Pretending table = table(problem);
    return compare(problem, side -> sum(problem, table, side));
  }

  /** Whether sums have the same genus, which is all that a player needs who has no other heaps. */
  private static List<Fixture.Row> genusEquations(Problem problem) {
    return compare(problem, side -> genus(problem, side));
  }

  private static List<Fixture.Row> compare(Problem problem, Function<String, Object> value) {
    return problem.questions().stream()
        .map(
            row -> {
              String[] sides = row.label().split("=", -1);
              if (sides.length != 2) {
                throw new GameFormatException("An equation has two sides, like 4*B = 2*B.");
              }
              boolean holds = value.apply(sides[0]).equals(value.apply(sides[1]));
              return Fixture.Row.of(row.label(), holds ? "yes" : "no");
            })
        .toList();
  }

  /** A sum of heaps and adders. */
  private record Sum(List<Integer> heaps, List<Integer> adders) {
    static Sum parse(Problem problem, String text) {
      Sum sum = new Sum(new ArrayList<>(), new ArrayList<>());
      for (String term : text.strip().split("\\+", -1)) {
        String plain = term.strip();
        if (plain.startsWith(":")) {
          sum.adders.add(Problem.integer(plain.substring(1)));
        } else if (!plain.equals("0")) {
          IntStream.of(problem.position(plain).toArray()).forEach(sum.heaps::add);
        }
      }
      return sum;
    }
  }

  private static Genus genus(Problem problem, String text) {
    Sum sum = Sum.parse(problem, text);
    int[] heaps = sum.heaps().stream().mapToInt(Integer::intValue).toArray();
    Genus genus = problem.workshop().genus(problem.game(), Position.of(heaps));
    for (int a : sum.adders()) {
      genus = genus.plusTwos(a / 2);
      genus = a % 2 == 0 ? genus : genus.plusOne();
    }
    return genus;
  }

  private static long sum(Problem problem, Pretending table, String text) {
    Sum sum = Sum.parse(problem, text);
    return table.sum(sum.heaps(), sum.adders());
  }

  private static WeightFunction fit(Problem problem) {
    Ruleset game = problem.game();
    int last = problem.number("max-heap", 0);
    return WeightFunction.fit(
            problem.workshop().quotient(game, last), NormalSolution.of(game, NORMAL_HEAPS), last)
        .orElseThrow(() -> new GameFormatException("There are no weights that fit."));
  }

  private static List<Fixture.Row> weights(Problem problem) {
    WeightFunction found = fit(problem);
    return problem.questions().stream()
        .map(
            row ->
                new Fixture.Row(
                    row.label(),
                    IntStream.rangeClosed(row.number() + 1, row.number() + row.cells())
                        .mapToObj(heap -> Integer.toString(found.weight(heap)))
                        .toList()))
        .toList();
  }

  /**
   * For {@code 8 [*2]} whether a heap 8 beside heaps of nim-value 2 is PN or NP, and to which
   * weight of these heaps; for {@code [*1]} the same of heaps of weight 0 only.
   */
  private static List<Fixture.Row> weightLists(Problem problem) {
    WeightFunction found = fit(problem);
    NormalSolution normal = NormalSolution.of(problem.game(), NORMAL_HEAPS);
    return problem.questions().stream()
        .map(
            row -> {
              int bracket = row.label().indexOf("[*");
              String heapText = row.label().substring(0, Math.max(0, bracket)).strip();
              int rest = Problem.integer(row.label().substring(bracket + 2).replace("]", ""));
              Optional<Integer> heap =
                  heapText.isEmpty() ? Optional.empty() : Optional.of(Problem.integer(heapText));
              int total = rest ^ heap.map(normal::value).orElse(0);
              int bound = heap.map(found::bound).orElse(0);
              List<Integer> wanted = heap.isPresent() ? found.nimValues() : found.lightNimValues();
              OptionalInt weight = found.mostWeight(rest, bound);
              String kind =
                  !wanted.contains(total) || weight.isEmpty()
                      ? "neither"
                      : total == 0 ? "PN" : "NP";
              return Fixture.Row.of(
                  row.label(), kind, weight.isPresent() ? weight.getAsInt() + "" : "");
            })
        .toList();
  }
}
