// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanSolver;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;

/**
 * Whatever whole number of a saved run is replaced by one at the end of a range, it is refused in
 * one sentence, or what the solver makes of it is still right.
 */
class SavedNumbersTest {

  private static final List<String> EXTREMES =
      List.of(
          "0",
          "-1",
          "2147483647",
          "-2147483648",
          "9223372036854775807",
          "1000000000000000000000000000000");

  private static final Pattern NUMBER = Pattern.compile("(?<=[:,\\[])-?[0-9]+(?=[,\\]}])");

  /** So many numbers are replaced, evenly spread. */
  private static final int MOST = 60;

  @ParameterizedTest
  @CsvSource({"0.123, 12", "0.77, 9", "0.005, 18"})
  void nothingWrongIsMadeOfASavedRun(String code, int heaps) {
    Ruleset rules = GameReader.of(code).impartial();
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    String run = run(SavedRun.text(solver.snapshot()));
    changed(
        run,
        text -> {
          QuotientSolver resumed =
              QuotientSolver.resume(rules, SavedRun.parse(whole(text), "a file"));
          assertThat(Referee.check(SolverCertificate.of(resumed.quotient())))
              .as(text)
              .isInstanceOf(Verdict.Accepted.class);
        });
  }

  @Test
  void nothingWrongIsMadeOfASavedRunOfLeftAndRight() {
    for (String game : List.of("0.1/0.2", "0.1/0.5")) {
      PartizanRuleset rules = GameReader.of(game).partizan();
      PartizanSolver solver = new PartizanSolver(rules);
      solver.run(SolverLimits.none().withMaxHeap(9));
      changed(
          SavedPartizan.text(solver.snapshot()),
          text -> {
            PartizanSolver resumed = PartizanSolver.resume(rules, SavedPartizan.parse(text));
            assertThat(Referee.check(SolverCertificate.of(resumed.solution())))
                .as(text)
                .isInstanceOf(Verdict.Accepted.class);
          });
    }
  }

  /** Calls with each changed text; a refusal in one sentence is as good as a right answer. */
  private static void changed(String text, Consumer<String> use) {
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
    int most = Math.min(MOST, numbers.size());
    List<String> refusals = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      MatchResult at = numbers.get((int) ((long) i * numbers.size() / most));
      for (String extreme : EXTREMES) {
        String other = text.substring(0, at.start()) + extreme + text.substring(at.end());
        refusal(() -> use.accept(other)).ifPresent(refusals::add);
      }
    }
    assertThat(refusals).hasSizeGreaterThan(2 * most);
  }

  private static Optional<String> refusal(Runnable reading) {
    try {
      reading.run();
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** What a saved run says of the solver, behind which only a brace follows. */
  private static String run(String whole) {
    return whole.substring(whole.indexOf("\"run\":") + "\"run\":".length(), whole.length() - 1);
  }

  private static String whole(String run) {
    CRC32 crc = new CRC32();
    crc.update(run.getBytes(StandardCharsets.UTF_8));
    return "{\"format\":\"losingways-run\",\"version\":1,\"crc32\":%s,\"run\":%s}"
        .formatted(crc.getValue(), run);
  }
}
