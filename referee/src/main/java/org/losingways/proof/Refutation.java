// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.losingways.game.Outcome;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.ints.IntsBuilder;

/**
 * Finds a position to show for it when a quotient is wrong. Nothing that is accepted rests on this
 * class.
 *
 * <p>The referee finds a misfit: a position whose claimed outcome does not follow from those of its
 * options. Then that position or one of its options is wrong, and playing out tells which.
 */
final class Refutation {

  /** A tenth of a second or so; a refutation that takes longer is told without its position. */
  private static final int MOST_POSITIONS = 30_000;

  /** Positions of more heaps are neither written down nor played out. */
  private static final int MOST_HEAPS = 300;

  private final Ruleset rules;
  private final int[] phi;
  private final Elements elements;
  private final boolean[] inP;
  private final Effort effort;
  private final PlayedOut play;

  Refutation(Ruleset rules, int[] phi, Elements elements, boolean[] inP, Effort effort) {
    this.rules = rules;
    this.phi = phi;
    this.elements = elements;
    this.inP = inP;
    this.effort = effort;
    this.play =
        new PlayedOut(
            rules,
            MOST_POSITIONS,
            lastTrustedHeap(),
            (position, player) -> !isCalledP(position),
            () -> false);
  }

  /** The last heap to which both checks hold, so that smaller heaps need not be played out. */
  private int lastTrustedHeap() {
    int holds = 0;
    int fails = phi.length;
    while (fails - holds > 1) {
      int middle = (holds + fails) >>> 1;
      if (new Witnesses(rules, elements, inP, Arrays.copyOf(phi, middle + 1), effort).hold()) {
        holds = middle;
      } else {
        fails = middle;
      }
    }
    return holds;
  }

  /** A position called P has an option called P: heap {@code heap} in one of the companies. */
  Verdict.Refuted moveFromPToP(int heap, IntPredicate company) {
    Position misfit = smallest(company).plus(Position.of(heap));
    Optional<List<Position>> options = options(misfit);
    if (options.isEmpty()) {
      return untold("A move in heap " + heap + " leads from P to P.");
    }
    for (Position option : options.get()) {
      if (isCalledP(option)) {
        return misfit(
            misfit, options.get(), misfit + " and its option " + option + " are both called P.");
      }
    }
    throw new IllegalStateException("there is no move from P to P in " + misfit);
  }

  /** A position called N has moves, but none to a position called P. */
  Verdict.Refuted noMoveToP(Position misfit) {
    String name =
        misfit.size() > MOST_HEAPS
            ? "A position of " + misfit.size() + " heaps"
            : misfit.toString();
    String reason = name + " is called N, but none of its options is called P.";
    return options(misfit)
        .map(options -> misfit(misfit, options, reason))
        .orElseGet(() -> untold(reason));
  }

  /** The options of a position, those of equal heaps once; none if they are too many. */
  private Optional<List<Position>> options(Position position) {
    List<Position> found = new ArrayList<>();
    for (int i = 0; i < position.size(); i++) {
      if (i > 0 && position.heap(i) == position.heap(i - 1)) {
        continue;
      }
      Optional<List<Position>> ofHeap = play.options(position.heap(i));
      if (ofHeap.isEmpty() || position.size() > MOST_HEAPS) {
        return Optional.empty();
      }
      for (Position option : ofHeap.get()) {
        found.add(position.move(i, option));
      }
    }
    return Optional.of(found);
  }

  /** A heap that has no moves does not have the value of nothing. */
  Verdict.Refuted deadHeap(int heap) {
    String reason =
        "Heap " + heap + " has no moves, so its value is 1, which it is not said to be.";
    Position alone = smallest(z -> inP[z] != inP[elements.row(phi[heap])[z]]);
    Position both = alone.plus(Position.of(heap));
    return both.size() > MOST_HEAPS ? untold(reason) : told(reason, Stream.of(alone, both));
  }

  /**
   * Either the misfit itself or one of its options is wrong. Suppose its own claimed outcome is
   * right. If it is P, all its options are N, and the one claimed P is wrong; if it is N, it has an
   * option that is P, and all are claimed N.
   */
  private Verdict.Refuted misfit(Position misfit, List<Position> options, String reason) {
    return told(reason, Stream.concat(Stream.of(misfit), options.stream()));
  }

  private static Verdict.Refuted untold(String reason) {
    return new Verdict.Refuted(reason, Optional.empty());
  }

  /** Whether the outcome is known and is not the claimed one. */
  private boolean isWrong(Position position) {
    return play.impartialOutcome(position)
        .filter(known -> (known == Outcome.P) != isCalledP(position))
        .isPresent();
  }

  /** The reason, and the first of these positions that is known to be wrong. */
  private Verdict.Refuted told(String reason, Stream<Position> some) {
    Optional<Position> wrong = some.filter(this::isWrong).findFirst();
    return new Verdict.Refuted(wrong.map(w -> reason + playedOut(w)).orElse(reason), wrong);
  }

  private String playedOut(Position wrong) {
    String outcomes = isCalledP(wrong) ? " is N, not P." : " is P, not N.";
    return " Played out, " + (wrong.isEmpty() ? "the empty position" : wrong) + outcomes;
  }

  private boolean isCalledP(Position position) {
    int value = 0;
    for (int i = 0; i < position.size(); i++) {
      value = elements.row(phi[position.heap(i)])[value];
    }
    return inP[value];
  }

  /** A position with few beans whose value passes the test; there must be one. */
  private Position smallest(IntPredicate test) {
    boolean[] seen = new boolean[inP.length];
    PriorityQueue<Reached> waiting = new PriorityQueue<>(Comparator.comparing(Reached::beans));
    waiting.add(new Reached(0, 0, Optional.empty(), 0));
    while (!waiting.isEmpty()) {
      Reached next = waiting.remove();
      if (seen[next.value]) {
        continue;
      }
      seen[next.value] = true;
      if (test.test(next.value)) {
        return next.position();
      }
      effort.spend((long) inP.length + phi.length);
      effort.room(waiting.size(), 1);
      boolean[] tried = new boolean[inP.length];
      for (int heap = 1; heap < phi.length; heap++) {
        int value = elements.row(phi[heap])[next.value];
        if (!seen[value] && !tried[value]) {
          tried[value] = true;
          waiting.add(new Reached(value, next.beans + heap, Optional.of(next), heap));
        }
      }
    }
    throw new IllegalStateException("no position has such a value");
  }

  /** A value, and how it is reached: by a heap beside what was reached before. */
  private record Reached(int value, long beans, Optional<Reached> before, int heap) {
    Position position() {
      IntsBuilder heaps = new IntsBuilder();
      for (Optional<Reached> at = Optional.of(this); at.isPresent(); at = at.get().before) {
        heaps.add(at.get().heap);
      }
      return Position.of(heaps.toIntArray());
    }
  }
}
