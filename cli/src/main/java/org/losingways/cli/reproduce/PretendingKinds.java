// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.genus.Genus;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
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
        "pretending", Kind.heaps(PretendingKinds::names),
        "pretending-equations", equations(problem -> Sum.in(table(problem))),
        "genus-equations", equations(problem -> sum -> sum.genus(problem)),
        "weights", Kind.heaps(problem -> fit(problem)::weight),
        "weight-lists", Kind.each(PretendingKinds::weightLists));
  }

  private static Pretending table(Problem problem) {
    int last = problem.number("max-heap", MOST_HEAPS);
    FiniteQuotient beside =
        problem.workshop().quotient(new WithNimHeaps(problem.game(), NIM_HEAPS), last + NIM_HEAPS);
    return Pretending.of(
        beside, normal(problem), Duration.ofMillis(200), PositionGenera.Finder.anew());
  }

  private static NormalSolution normal(Problem problem) {
    return NormalSolution.of(problem.game(), NORMAL_HEAPS);
  }

  /** The adder of a heap, or the letter of the first heap that is as good as it. */
  private static IntFunction<Object> names(Problem problem) {
    Pretending table = table(problem);
    return heap -> {
      String entry = table.entry(heap);
      return problem.names().entrySet().stream()
          .filter(named -> table.entry(named.getValue()).equals(entry))
          .map(Map.Entry::getKey)
          .findFirst()
          .filter(name -> !entry.startsWith(":"))
          .orElse(entry.startsWith(":") ? entry : "special");
    };
  }

  /**
   * Whether one sum is worth what another is: {@code 4*B = 2*B}, {@code A+B = B+:2}. Worth can be
   * what it is pretended to be, or its genus, which is all that a player needs who has no other
   * heaps.
   */
  private static Kind equations(Function<Problem, Function<Sum, Object>> worth) {
    return Kind.each(
        problem -> {
          Function<Sum, Object> value = worth.apply(problem);
          return row -> {
            String[] sides = row.sides("=", "4*B = 2*B");
            Object left = value.apply(Sum.parse(problem, sides[0]));
            return List.of(left.equals(value.apply(Sum.parse(problem, sides[1]))) ? "yes" : "no");
          };
        });
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

    static Function<Sum, Object> in(Pretending table) {
      return sum -> table.sum(sum.heaps, sum.adders);
    }

    Genus genus(Problem problem) {
      int[] sizes = heaps.stream().mapToInt(Integer::intValue).toArray();
      Genus genus = problem.workshop().genus(problem.game(), Position.of(sizes));
      for (int a : adders) {
        genus = genus.plusTwos(a / 2);
        genus = a % 2 == 0 ? genus : genus.plusOne();
      }
      return genus;
    }
  }

  private static WeightFunction fit(Problem problem) {
    int last = problem.number("max-heap", 0);
    return WeightFunction.fit(problem.quotient(), normal(problem), last)
        .orElseThrow(() -> new GameFormatException("There are no weights that fit."));
  }

  /**
   * For {@code 8 [*2]} whether a heap 8 beside heaps of nim-value 2 is PN or NP, and to which
   * weight of these heaps; for {@code [*1]} the same of heaps of weight 0 only.
   */
  private static Function<Question, List<?>> weightLists(Problem problem) {
    WeightFunction found = fit(problem);
    NormalSolution normal = normal(problem);
    return row -> {
      int bracket = row.label().indexOf("[*");
      String heapText = row.label().substring(0, Math.max(0, bracket)).strip();
      int rest = Problem.integer(row.label().substring(bracket + 2).replace("]", ""));
      Optional<Integer> heap =
          heapText.isEmpty() ? Optional.empty() : Optional.of(Problem.integer(heapText));
      int total = rest ^ heap.map(normal::value).orElse(0);
      List<Integer> wanted = heap.isPresent() ? found.nimValues() : found.lightNimValues();
      OptionalInt weight = found.mostWeight(rest, heap.map(found::bound).orElse(0));
      boolean isListed = wanted.contains(total) && weight.isPresent();
      return List.of(
          !isListed ? "neither" : total == 0 ? "PN" : "NP",
          weight.isPresent() ? weight.getAsInt() : "");
    };
  }
}
