// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.PascalsBeans;
import org.losingways.monoid.words.WordFormatException;
import org.losingways.proof.Verdict;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.AssertionReader;
import org.losingways.theory.AssertionCheck;

/** {@code misere check} on what the papers assert, and on what they do not. */
class AssertionTest {

  private static final String NIM =
      """
      game: 0.3
      presentation: <a | a2=1>
      P: a
      phi: a 1
      period: 2 from 0
      """;

  @TempDir private Path directory;

  private static String published(String game) throws IOException {
    try (InputStream in = AssertionTest.class.getResourceAsStream("assertions/" + game + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Typed check(String text, String... options) throws IOException {
    Path file = Files.writeString(directory.resolve("assertion.txt"), text);
    List<String> args = new ArrayList<>(List.of("check", file.toString()));
    args.addAll(List.of(options));
    return misere(args.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "0.123, 'order 20, |P| = 5, period 5 from heap 5 on'",
    "0.77, 'order 40, |P| = 9, period 12 from heap 71 on'",
    "0.71, 'order 36, |P| = 9, period 6 from heap 3 on'",
    "0.34, 'order 12, |P| = 3, period 8 from heap 7 on'",
    "0.75, 'order 8, |P| = 2, period 2 from heap 8 on'",
    "0.15, 'order 42, |P| = 12, period 10 from heap 66 on'"
  })
  void whatThePapersAssertIsAccepted(String game, String facts) throws IOException {
    Typed typed = check(published(game));
    assertThat(typed.err()).isEmpty();
    typed.assertAnswer().startsWith("Accepted. " + game + " is solved: " + facts);
  }

  /** No period is asserted: the values are those of the cells of rows 2 to 20. */
  @Test
  void pascalsBeansAreAcceptedToRow20() throws IOException {
    Typed typed = check(published("pascals-beans"));
    assertThat(typed.err()).isEmpty();
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.out().strip())
        .isEqualTo(
            "Accepted. pascals-beans is verified to heap "
                + PascalsBeans.lastOfRow(20)
                + ": order 12, |P| = 3.");
  }

  /** Each letter and each digit of the presentation, of P and of Φ, changed to the next one. */
  @ParameterizedTest
  @CsvSource({
    "0.123, 45",
    "0.77, 170",
    "0.71, 50",
    "0.34, 35",
    "0.75, 20",
    "0.15, 170",
    "pascals-beans, 300"
  })
  void withAnySymbolChangedItIsRefutedOrTheSameAfterAll(String game, int least) throws IOException {
    String text = published(game);
    String right = AssertionCheck.check(AssertionReader.read(text)).reason();
    String letters =
        String.join("", AssertionReader.read(text).named().system().alphabet().names());
    int refuted = 0;
    int byPosition = 0;
    for (int at = text.indexOf('\n', text.indexOf("game:")); at < end(text); at++) {
      char old = text.charAt(at);
      String symbols = Character.isDigit(old) ? "1234" : letters;
      int place = symbols.indexOf(old);
      if (place < 0) {
        continue;
      }
      char changed = symbols.charAt((place + 1) % symbols.length());
      String mutated = text.substring(0, at) + changed + text.substring(at + 1);
      try {
        Verdict verdict = AssertionCheck.check(AssertionReader.read(mutated));
        if (verdict instanceof Verdict.Refuted no) {
          refuted++;
          byPosition += no.by().isPresent() ? 1 : 0;
        } else {
          assertThat(verdict.reason()).as(mutated).isEqualTo(right);
        }
      } catch (CommandFailure | WordFormatException e) {
        assertThat(e.getMessage()).endsWith(".");
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(least);
    assertThat(byPosition).isPositive();
  }

  /** Where the period or the order is said, which are not changed. */
  private static int end(String text) {
    return text.contains("period:") ? text.indexOf("period:") : text.indexOf("order:");
  }

  @Test
  void heaps14And21Of054AreNotAlike() throws IOException {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.54"));
    solver.run(SolverLimits.none().withMaxHeap(20));
    FiniteQuotient q = solver.lastFinite();
    List<String> phi = new ArrayList<>(q.printedPhi());
    phi.add(phi.get(14));
    String text =
        "game: 0.54\npresentation: <"
            + q.generators().stream().map(Quotient.Generator::name).collect(Collectors.joining(","))
            + " | "
            + q.presentation().relations().stream()
                .map(Object::toString)
                .collect(Collectors.joining(","))
            + ">\nP: "
            + String.join(", ", q.pPortion())
            + "\nphi from 0: "
            + String.join(" ", phi);
    Typed typed = check(text, "--json");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.json().get("refutedBy").toString()).isEqualTo("[21,10]");
    assertThat(check(text.substring(0, text.lastIndexOf(' '))).status())
        .isEqualTo(ExitStatus.ANSWER);
  }

  @Test
  void figures13To17OfTaming() throws IOException {
    Typed typed =
        check(
            published("0.123"),
            "--show-proof",
            "--to-heap",
            "12",
            "--basis",
            "x",
            "--omega",
            "xb",
            "--heaps",
            "4,8,9,10");
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    List<String> lines =
        typed.out().lines().map(line -> line.strip().replaceAll(" +", " ")).toList();
    // Figure 13
    assertThat(lines.stream().filter(l -> l.matches("\\d+ → \\d+ \\(.*"))).hasSize(21);
    assertThat(lines)
        .contains("8 → 6 (xa, xb²) (P, N)", "11 → 8 (xb², xa) (N, P)", "12 → 10 (x, 1) (P, N)")
        .contains("There is no pair (P, P).");
    // Figure 14
    assertThat(lines)
        .containsSequence(
            "(xb, x) x 9 → 7 (b, 1)",
            "(xb, zb) b 5 → 3 (x, z)",
            "(xb, zb) b 10 → 8 (x, a)",
            "(xb, zb) xzb 3 → 1 (z, x)",
            "(xb, zb) xzb 4 → 1 (z, x)",
            "(xb, zb) xzb 8 → 5 (a, x)");
    // Figures 15 and 16; the printed figures forget s = z³ for Φ(U) = bxz, which z³·bxz = bx asks
    // for.
    assertThat(lines)
        .contains(
            "{9,10} xb {[1], z², za} {[1], x, b, xb, b², xb²}",
            "{4,8} za {xb} {1, z, z², z³, a, za}");
    assertThat(typed.said())
        .contains("{8,9,10} xzb {z, z³, [a]} {1, x, [a], xa, b, xb, zb, xzb, b², xb², zb², xzb²}");
    // Figure 17
    assertThat(lines)
        .contains(
            "{4,9,10} z xzb 4 → 1 xb zb",
            "{4,9,10} z³ xzb 4 → 1 xb zb",
            "{8,9,10} a xzb 8 → 5 xb zb",
            "{4,8,9,10} za xb 4 → 1 xb zb",
            "Every case is answered.");
  }

  /**
   * The heap 2 of 0.123 has value 1, outside P, and no moves: the game is over, nobody must win.
   */
  @Test
  void anEndOfTheGameNeedsNoWinningMove() throws IOException {
    Typed typed = check(published("0.123"), "--show-proof");
    typed
        .assertAnswer()
        .contains("no move at all: an end of the game")
        .contains("Every case is answered.");
  }

  @Test
  void aTableInsteadOfAPresentation() throws IOException {
    String text =
        """
        # Nim with heaps of 1 and 2 as 0.33: the second tame quotient, elements 1 a b ab b2 ab2
        game: 0.33
        action a: 2 1 4 3 6 5
        action b: 3 4 5 6 3 4
        P: a b2
        phi: a b 1
        period: 3
        order: 6
        """;
    assertThat(check(text).out()).startsWith("Accepted. 0.33 is solved: order 6");
    assertThat(check(text.replace("order: 6", "order: 8")).out())
        .startsWith("Refuted. The monoid has 6 elements, not 8.");
  }

  @Test
  void aMonoidThatIsTooLargeIsNotTheQuotient() throws IOException {
    Typed merged = check(NIM.replace("a2=1", "a4=a2").replace("P: a", "P: a, a3"));
    assertThat(merged.status()).isEqualTo(ExitStatus.NO);
    assertThat(merged.said())
        .contains("order 2, not 4")
        .contains("1 and a2 are not distinguished by any position");
    Typed unused = check(NIM.replace("<a | a2=1>", "<a,b | a2=1,b2=1>"));
    assertThat(unused.status()).isEqualTo(ExitStatus.NO);
    assertThat(unused.said()).contains("is the value of no position");
  }

  @Test
  void aMultipleOfThePeriodAndALaterStartAreTrueToo() throws IOException {
    Typed typed =
        check(NIM.replace("phi: a 1", "phi: a 1 a 1 a 1 a").replace("2 from 0", "4 from 2"));
    assertThat(typed.out()).startsWith("Accepted. 0.3 is solved").contains("period 2 from heap 0");
  }

  @Test
  void valuesThatDoNotRepeatAsTheyAreSaidToAreRefuted() throws IOException {
    Typed typed = check(NIM.replace("phi: a 1", "phi: a 1 1 a"));
    typed.assertNo().startsWith("Refuted. The values written down for heaps 1 and 3 differ");
  }

  /** The names of {@code misere solve --json} say the same, and the proof is shown as well. */
  @Test
  void jsonIsCheckedAndProvedLikeText() throws IOException {
    String json =
        """
        {"game": "0.123", "period": 5, "preperiod": 5, "generators": ["x", "z", "a", "b"],
         "relations": ["x^2=a^2=1", "z4=z2", "b4=b2", "abz=b", "b3x=b2", "z3a=z2"],
         "pPortion": ["x", "xa", "b2", "z2", "zb"],
         "phi": ["1", "x", "1", "z", "z", "x", "b2", "1", "a", "b",
                 "x", "b2", "1", "a", "b", "x"]}
        """;
    String[] options = {"--show-proof", "--basis", "x", "--omega", "xb", "--heaps", "4,8,9,10"};
    Typed typed = check(json, options);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.out()).isEqualTo(check(published("0.123"), options).out());
    assertThat(typed.out()).contains("Every case is answered.");
    assertOneSentence(check(json, "--show-proof", "--omega", "x"));
  }

  @Test
  void withoutAPeriodItIsAboutTheHeapsListed() throws IOException {
    Typed typed = check(NIM.replace("period: 2 from 0\n", ""), "--json");
    assertThat(typed.json().get("accepted").asBoolean()).isTrue();
    assertThat(typed.json().get("reason").asString()).contains("verified to heap 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "P: a | ''",
        "game: 0.3 | game: 9.9",
        "phi: a 1 | phi: 1 q",
        "phi: a 1 | phi from 0: a 1",
        "period: 2 from 0 | period: 0",
        "period: 2 from 0 | period: two",
        "period: 2 from 0 | period: 2 from 7",
        "a2=1 | a2=a3=",
        "presentation | presentations",
        "game: 0.3 | game 0.3",
        "period: 2 from 0 | order: many"
      })
  void badAssertionsGetOneSentence(String from, String to) throws IOException {
    assertThat(NIM).contains(from);
    assertOneSentence(check(NIM.replace(from, to)));
  }

  @Test
  void moreBadAssertions() throws IOException {
    assertOneSentence(check(NIM.replace("<a | a2=1>", "<a | >")));
    assertOneSentence(check(NIM + "action a: 2 1\n"));
    String table = NIM.replace("presentation: <a | a2=1>", "action a: 2 3");
    assertOneSentence(check(table));
    assertOneSentence(check(table.replace("2 3", "2 1\naction b: 1 1")));
    assertOneSentence(check(table.replace("2 3", "1 2")));
    assertOneSentence(check(NIM, "--show-proof", "--omega", "a"));
    assertOneSentence(check(NIM, "--show-proof", "--basis", "q"));
    assertOneSentence(check(NIM, "--show-proof", "--json"));
    assertOneSentence(check(NIM + "P: a\n"));
    assertOneSentence(check("hello"));
    assertOneSentence(check("# nothing"));
  }

  private static void assertOneSentence(Typed typed) {
    typed.assertRefused();
  }
}
