// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.family.FamilyModel;
import org.losingways.game.TakeAndBreak;

/**
 * The heaps of a family for {@link SmtExport}: finitely many single ones, and the others along
 * lines, 7 + 2n, on which weights and thresholds are linear; and what moves do to them.
 */
final class SmtHeaps {

  /** A number that depends on at most one variable: at + step·variable. */
  record Line(int at, List<Step> steps) {

    /** A multiple of a variable. */
    record Step(int by, String variable) {}

    static final Line ZERO = of(0);

    Line {
      steps = steps.stream().filter(s -> s.by != 0).toList();
    }

    static Line of(int at) {
      return new Line(at, List.of());
    }

    Line plus(Line other) {
      return new Line(at + other.at, Stream.concat(steps.stream(), other.steps.stream()).toList());
    }

    Line plus(int more) {
      return new Line(at + more, steps);
    }

    /** Another number on a line with steps in the same proportion. */
    Line map(int to, int numerator, int denominator) {
      return new Line(
          to,
          steps.stream().map(s -> new Step(s.by * numerator / denominator, s.variable)).toList());
    }

    boolean isAtMost(Line other) {
      return at <= other.at && step() <= other.step();
    }

    private int step() {
      return steps.stream().mapToInt(Step::by).sum();
    }

    /** As a term of SMT-LIB. */
    @Override
    public String toString() {
      return steps.isEmpty()
          ? "" + at
          : steps.stream()
              .map(s -> " (* " + s.by + " " + s.variable + ")")
              .collect(Collectors.joining("", "(+ " + at, ")"));
    }

    /** For comments: 7+2n. */
    String words() {
      return at + steps.stream().map(s -> "+" + s.by + s.variable).collect(Collectors.joining());
    }
  }

  /**
   * A move.
   *
   * @param flips whether the sign changes
   * @param loss by how much the weight falls
   * @param threshold the largest threshold of what is left
   */
  record Move(boolean flips, int loss, Line threshold, List<Line> parts) {}

  private final TakeAndBreak rules;
  private final FamilyModel m;

  /** From here on heaps are on lines with the same moves. */
  private final int base;

  SmtHeaps(TakeAndBreak rules, FamilyModel m) {
    this.rules = rules;
    this.m = m;
    this.base = 2 * (m.start() + m.period()) + mostTaken();
  }

  int start() {
    return m.start();
  }

  int period() {
    return m.period();
  }

  int mostTaken() {
    return rules.length();
  }

  boolean allows(int taken, int parts) {
    return rules.allows(taken, parts);
  }

  private Line line(int at, int step, String variable) {
    return new Line(at, List.of(new Line.Step(step, variable)));
  }

  /** All heaps. */
  List<Line> each(String variable) {
    return IntStream.range(1, m.start() + m.period())
        .mapToObj(h -> h < m.start() ? Line.of(h) : line(h, m.period(), variable))
        .toList();
  }

  /** The heaps that have their moves for themselves. */
  List<Line> single() {
    return IntStream.range(1, base).mapToObj(Line::of).toList();
  }

  /** All heaps that have moves; lines have twice the period, so that they can be halved. */
  List<Line> movable() {
    return Stream.concat(
            single().stream(),
            IntStream.range(base, base + 2 * m.period())
                .mapToObj(h -> line(h, 2 * m.period(), "n")))
        .filter(h -> !moves(h).isEmpty())
        .toList();
  }

  Line weight(Line heap) {
    return heap.map(m.weight(heap.at()), m.saltus(), m.period());
  }

  /** The threshold, 0 if there is none. */
  Line threshold(Line heap) {
    int t = m.threshold(heap.at());
    return t == FamilyModel.NONE ? Line.ZERO : heap.map(t, 2 * m.saltus(), m.period());
  }

  boolean sign(Line heap) {
    return m.sign(heap.at()) == 1;
  }

  /** Moves in a heap: all in a single one, of a line those that leave little or two equal parts. */
  List<Move> moves(Line heap) {
    LinkedHashMap<List<Object>, Move> found = new LinkedHashMap<>();
    for (int taken = 0; taken <= mostTaken(); taken++) {
      for (List<Line> parts : left(heap.plus(-taken), taken)) {
        Line threshold = Line.ZERO;
        boolean isKnown = true;
        for (Line part : parts) {
          Line other = threshold(part);
          isKnown &= other.isAtMost(threshold) || threshold.isAtMost(other);
          threshold = threshold.isAtMost(other) ? other : threshold;
        }
        if (isKnown) {
          int weight = parts.stream().mapToInt(part -> weight(part).at()).sum();
          boolean flips =
              sign(heap) ^ parts.stream().map(this::sign).reduce(false, Boolean::logicalXor);
          Move move = new Move(flips, weight(heap).at() - weight, threshold, parts);
          found.putIfAbsent(List.of(flips, move.loss(), threshold), move);
        }
      }
    }
    // A larger threshold is better or a smaller one; what is between others is never needed.
    List<Move> all = new ArrayList<>(found.values());
    all.removeIf(
        move ->
            all.stream().anyMatch(o -> isLike(o, move) && move.threshold().isAtMost(o.threshold()))
                && all.stream()
                    .anyMatch(o -> isLike(o, move) && o.threshold().isAtMost(move.threshold())));
    return all;
  }

  private static boolean isLike(Move one, Move other) {
    return !one.equals(other) && one.flips() == other.flips() && one.loss() == other.loss();
  }

  private List<List<Line>> left(Line rest, int taken) {
    List<List<Line>> found = new ArrayList<>();
    boolean isSingle = rest.steps().isEmpty();
    if (rest.at() == 0 && isSingle && allows(taken, 0)) {
      found.add(List.of());
    }
    if (rest.at() > 0 && allows(taken, 1)) {
      found.add(List.of(rest));
    }
    if (rest.at() > 1 && allows(taken, 2)) {
      int last = isSingle ? rest.at() / 2 : m.start() + m.period() - 1;
      for (int j = 1; j <= last; j++) {
        found.add(List.of(rest.plus(-j), Line.of(j)));
      }
      for (int more = rest.at() % 2; more < 2 * m.period() && !isSingle; more += 2) {
        found.add(
            List.of(
                rest.map((rest.at() + more) / 2, 1, 2), rest.map((rest.at() - more) / 2, 1, 2)));
      }
    }
    return found;
  }
}
