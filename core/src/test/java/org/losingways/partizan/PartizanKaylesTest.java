// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.quotient.Period;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;

/** The statements of R. Milley, Partizan Kayles and misère invertibility. */
class PartizanKaylesTest {

  private static final PartizanRuleset RULES = GameReader.of("0.7/0.07").partizan();
  private static PartizanSolution kayles;

  @BeforeAll
  static void solve() {
    PartizanSolver solver = new PartizanSolver(RULES);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    kayles = solver.solution();
  }

  private static PartizanOutcome theorem44(Position g) {
    int x = 0;
    int y = 0;
    for (int heap : g.toArray()) {
      x += heap % 3 == 1 ? 1 : 0;
      y += heap % 3 == 2 ? 1 : 0;
    }
    if (x > y) {
      return PartizanOutcome.R;
    }
    return x == y
        ? PartizanOutcome.N
        : List.of(PartizanOutcome.N, PartizanOutcome.R, PartizanOutcome.P).get((x + 2 * y) % 3);
  }

  private static void forEachPosition(int strips, int longest, Consumer<Position> action) {
    forEachPosition(strips, longest, new ArrayList<>(), action);
  }

  private static void forEachPosition(
      int strips, int longest, List<Integer> chosen, Consumer<Position> action) {
    action.accept(Position.of(chosen.stream().mapToInt(Integer::intValue).toArray()));
    if (strips == 0) {
      return;
    }
    for (int h = 1; h <= (chosen.isEmpty() ? longest : chosen.get(chosen.size() - 1)); h++) {
      chosen.add(h);
      forEachPosition(strips - 1, longest, chosen, action);
      chosen.remove(chosen.size() - 1);
    }
  }

  @Test
  void theMonoidIsTheIntegers() {
    assertThat(kayles.isInfinite()).isTrue();
    assertThat(kayles.finiteOrder()).isEmpty();
    assertThat(kayles.period()).contains(new Period(0, 3));
    assertThat(kayles.text().relations()).containsExactly("ab=1");
    assertThat(kayles.printedPhi()).startsWith("1", "a", "b", "1", "a", "b");
    assertThat(kayles.text().outcomes())
        .isEqualTo(
            Map.of(
                PartizanOutcome.L, List.of(),
                PartizanOutcome.N, List.of("1", "b^(3k+3)"),
                PartizanOutcome.P, List.of("b^(3k+1)"),
                PartizanOutcome.R, List.of("a^(k+1)", "b^(3k+2)")));
  }

  @Test
  void theorem44ToSixStripsOfTwelve() {
    forEachPosition(
        6, 12, g -> assertThat(kayles.outcome(g)).as(g.toString()).isEqualTo(theorem44(g)));
  }

  @Test
  void theorem44ByPlayingOut() {
    PlayedOut play = new PlayedOut(RULES, 2_000_000);
    forEachPosition(4, 9, g -> assertThat(play.outcome(g)).as(g.toString()).contains(theorem44(g)));
  }

  @Test
  void stripsReduceAsTheorem32() {
    for (int n = 3; n <= 30; n++) {
      int k = n / 3;
      int ones = n % 3 == 1 ? k + 1 : k;
      int twos = n % 3 == 2 ? k + 1 : k;
      Position sum = Position.EMPTY;
      for (int i = 0; i < ones; i++) {
        sum = sum.plus(Position.of(1));
      }
      for (int i = 0; i < twos; i++) {
        sum = sum.plus(Position.of(2));
      }
      assertThat(kayles.compare(Position.of(n), sum).isEqual()).as("strip " + n).isTrue();
    }
  }

  @Test
  void aDominoIsBetterThanTwoSquares() {
    Comparison comparison = kayles.compare(Position.of(2), Position.of(1, 1));
    assertThat(comparison.sign()).isEqualTo(">");
    assertThat(comparison.notAtMost()).contains(Position.EMPTY);
  }

  @Test
  void theSquareIsInvertibleByWhatIsNotItsConjugate() {
    assertThat(kayles.inverse(Position.of(1))).contains(Position.of(2));
    assertThat(kayles.inverse(Position.of(2))).contains(Position.of(1));
    assertThat(kayles.outcome(Position.of(1))).isEqualTo(PartizanOutcome.R);
    assertThat(kayles.outcome(Position.of(2))).isEqualTo(PartizanOutcome.P);
    assertThat(kayles.isIdentity(Position.of(1, 2))).isTrue();
    assertThat(kayles.isIdentity(Position.of(3))).isTrue();
  }

  /**
   * Left plays at the end of a strip of length 1 modulo 3, else of length 2; Right at the end of
   * one of length 2, else one away from the end of one of length 1. The theorem does not say what
   * to do where no such strip can be played in, as in S₃ alone: then the end of any strip will do.
   */
  @Test
  void theMovesOfTheorem45Win() {
    forEachPosition(
        4,
        9,
        g -> {
          if (!g.isEmpty() && kayles.outcome(g).winsFirst(Player.LEFT)) {
            int strip = first(longest(g, 1, 1), longest(g, 2, 2), longest(g, 0, 3));
            assertWins(g, replaced(g, strip, Position.of(strip - 1)), Player.LEFT);
          }
          if (g.largest() >= 2 && kayles.outcome(g).winsFirst(Player.RIGHT)) {
            int two = longest(g, 2, 2);
            int one = longest(g, 1, 4);
            int strip = first(two, one, longest(g, 0, 3));
            Position left =
                two == 0 && one > 0 ? Position.of(1, strip - 3) : Position.of(strip - 2);
            assertWins(g, replaced(g, strip, left), Player.RIGHT);
          }
        });
  }

  private static void assertWins(Position g, Position after, Player player) {
    assertThat(kayles.outcome(after).winsSecond(player))
        .as(player + ", " + g + " to " + after)
        .isTrue();
  }

  private static int first(int... strips) {
    return Arrays.stream(strips).filter(s -> s > 0).findFirst().orElseThrow();
  }

  /** The longest strip of a residue, if it is long enough; 0 if there is none. */
  private static int longest(Position g, int residue, int least) {
    return Arrays.stream(g.toArray()).filter(h -> h % 3 == residue && h >= least).max().orElse(0);
  }

  private static Position replaced(Position g, int strip, Position by) {
    for (int i = 0; i < g.size(); i++) {
      if (g.heap(i) == strip) {
        return g.move(i, by);
      }
    }
    throw new IllegalArgumentException("there is no strip of length " + strip + " in " + g);
  }
}
