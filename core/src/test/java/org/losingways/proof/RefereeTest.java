// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.Codes;
import org.losingways.budget.Budget;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.GrundysGame;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.reader.GameReader;

class RefereeTest {

  /** Q = {1, a} with a² = 1 and P = {a}. */
  private static final int[][] PARITY = {{1, 0}};

  private static final BitSet A = BitSet.valueOf(new long[] {2});

  @ParameterizedTest
  @MethodSource("org.losingways.proof.Known#all")
  void acceptsEveryKnownQuotient(Known known) {
    assertThat(Referee.check(known.solved())).isEqualTo(new Verdict.Accepted(known.statement()));
  }

  @ParameterizedTest
  @MethodSource("org.losingways.proof.Known#all")
  void acceptsEveryKnownQuotientByItsRelations(Known known) {
    Certificate certificate = known.presented();
    assertThat(certificate.evidence()).isInstanceOf(PresentedEvidence.class);
    assertThat(Referee.check(certificate)).isEqualTo(new Verdict.Accepted(known.statement()));
    Certificate written =
        new Certificate(
            certificate.rules(),
            certificate.claim(),
            certificate.heaps(),
            CertificateBuilder.writtenOut(certificate));
    assertThat(Referee.check(written)).isEqualTo(new Verdict.Accepted(known.statement()));
    assertThat(CertificateBuilder.writtenOut(written)).isSameAs(written.evidence());
  }

  @Test
  void exampleOfTheBuilder() {
    Certificate certificate =
        parity(TakeAndBreak.of("0.3"), new Claim.Solved(2, 0), 0, 1, 0, 1, 0, 1, 0);
    assertThat(certificate.text())
        .isEqualTo(
            "{\"format\":\"losingways-certificate\",\"version\":2,\"kind\":\"finite\","
                + "\"game\":\"0.3\",\"claim\":\"solved\",\"period\":2,\"preperiod\":0,\"heaps\":6,\"order\":2,"
                + "\"generators\":[{\"name\":\"a\",\"heap\":1,\"action\":[1,0]}],"
                + "\"elements\":[\"1\",\"a\"],\"pPortion\":[1],\"phi\":[0,1,0,1,0,1,0],"
                + "\"witnesses\":[[[0]],[[1]]]}");
    assertThat(Referee.check(certificate)).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void rulesAreWrittenAsCodesOrAsTables() {
    Game octal = TakeAndBreak.of("0.77");
    Game twoOctals = PartizanRuleset.of(TakeAndBreak.of("0.77"), TakeAndBreak.of("0.3"));
    assertThat(Rules.of(octal, 3)).isEqualTo(Rules.code("0.77"));
    assertThat(Rules.of(twoOctals, 3)).isEqualTo(Rules.code("0.77/0.3"));
    assertThat(Rules.of(GameReader.of("0.3 + 0.12"), 9)).isEqualTo(Rules.code("0.12 + 0.3"));
    assertThat(Rules.of(GameReader.of("0.3 + 0.7/0.07"), 9))
        .isEqualTo(Rules.code("0.3/0.3 + 0.7/0.07"));
    Rules both = Rules.of(GameReader.of("{2+,0} + 0.3"), 9);
    assertThat(both.plus()).isEqualTo("0.3");
    assertThat(both.tables().get(0)).hasSize(5);
    assertThat(both.played(0).options(6)).containsExactly(Position.of(5));
    Ruleset grundy = new GrundysGame();
    List<Game> mixed =
        List.of(
            PartizanRuleset.of(grundy, TakeAndBreak.of("0.3")),
            PartizanRuleset.of(TakeAndBreak.of("0.3"), grundy));
    for (Game game : mixed) {
      Rules rules = Rules.of(game, 3);
      assertThat(rules.isListed()).isTrue();
      assertThat(rules.tables()).hasSize(2).allMatch(table -> table.size() == 4);
    }
  }

  @Test
  void whatIsNoPlainLetterIsWrittenByItsNumber() {
    List<List<List<Position>>> table = List.of(List.of(List.of(), List.of(Position.EMPTY)));
    Certificate certificate = parity(TakeAndBreak.of("0.3"), new Claim.Partial(), 0, 1);
    assertThat(
            new Certificate(
                    new Rules("~ \"\u00e9\u007f", table),
                    new Claim.Partial(),
                    1,
                    certificate.evidence())
                .text())
        .contains("{\"name\":\"~ \\u0022\\u00e9\\u007f\",");
  }

  @Test
  void numberingOfTheElementsDoesNotMatter() {
    Certificate one = ofSix(new int[] {2, 3, 4, 5, 2, 3}, 0, 1, 2, 4, 5);
    // The same with the elements named 5, 4, …, 0.
    Certificate other = ofSix(new int[] {2, 3, 0, 1, 2, 3}, 5, 4, 3, 1, 0);
    assertThat(other).isEqualTo(one);
    assertThat(Referee.check(one))
        .isEqualTo(new Verdict.Accepted("0.31 is verified to heap 4: order 6, |P| = 2."));
  }

  @Test
  void theGameWithoutMovesIsSolved() {
    Certificate certificate =
        CertificateBuilder.build(
            TakeAndBreak.of("0.0"),
            new Claim.Solved(1, 0),
            List.of(),
            new int[0][],
            new BitSet(),
            new int[4]);
    assertThat(Referee.check(certificate).reason())
        .isEqualTo(
            "0.0 is solved: order 1, |P| = 0, period 1 from heap 0 on, for heaps of every size.");
  }

  @Test
  void heapsWithoutMovesAreNothing() {
    // In 0.2 heap 1 has no move.
    int[] right = {0, 0, 1, 0, 1};
    assertThat(Referee.check(parity("0.2", right))).isInstanceOf(Verdict.Accepted.class);
    int[] wrong = {0, 1, 0, 1, 0};
    assertThat(Referee.check(parity("0.2", wrong)))
        .isEqualTo(
            new Verdict.Refuted(
                "Heap 1 has no moves, so its value is 1, which it is not said to be."
                    + " Played out, 1 is N, not P.",
                Optional.of(Position.of(1))));
  }

  @Test
  void theBuilderWantsElements() {
    int[][][] wrongActions = {{{1, 2}}, {{1, -1}}, {{1, 0}, {0}}};
    int[][] wrongValues = {{}, {0, 2}, {0, -1}};
    for (int[][] actions : wrongActions) {
      assertThatIllegalArgumentException().isThrownBy(() -> built(actions, 0, 1));
    }
    for (int[] values : wrongValues) {
      assertThatIllegalArgumentException().isThrownBy(() -> built(PARITY, values));
    }
    assertThat(Referee.check(built(PARITY, 0, 1))).isInstanceOf(Verdict.Accepted.class);
  }

  private static Certificate built(int[][] actions, int... phi) {
    return CertificateBuilder.build(
        TakeAndBreak.of("0.3"), new Claim.Partial(), List.of("a", "b"), actions, A, phi);
  }

  @Test
  void oneElementTooManyIsNoticed() {
    // a³ = a, so 1 and a² lose in the same company; everything else is right.
    Certificate certificate =
        CertificateBuilder.build(
            TakeAndBreak.of("0.1"),
            new Claim.Partial(),
            List.of("a"),
            new int[][] {{1, 2, 1}},
            A,
            new int[] {0, 1, 0});
    assertThat(Referee.check(certificate).reason())
        .isEqualTo(
            "The certificate is wrong: the quotient is not reduced, two elements are"
                + " interchangeable.");
  }

  @Test
  void theLastHeapIsLookedAtToo() {
    assertThat(Referee.check(parity("0.3", new int[] {0, 1, 0, 1, 0})))
        .isInstanceOf(Verdict.Accepted.class);
    assertThat(Referee.check(parity("0.3", new int[] {0, 1, 0, 1, 1})).reason())
        .startsWith("4 and its option 3 are both called P.");
    assertThat(Referee.check(parity("0.3", new int[] {0, 1, 0, 0})).reason())
        .startsWith("3+1 and its option 2+1 are both called P.");
    // In 0.2 heap 1 has no move; here it is the last one.
    assertThat(Referee.check(parity("0.2", new int[] {0, 1})).reason())
        .startsWith("Heap 1 has no moves, so its value is 1, which it is not said to be.");
  }

  @Test
  void rulesWithoutACodeCarryTheirOptions() {
    // Grundy's game to heap 4: 3 = {2+1} and 4 = {3+1}; heaps 1 and 2 have no moves.
    Certificate certificate = parity(new GrundysGame(), new Claim.Partial(), 0, 0, 0, 1, 0);
    assertThat(certificate.rules())
        .isEqualTo(
            new Rules(
                "grundys-game",
                List.of(
                    List.of(
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(Position.of(1, 2)),
                        List.of(Position.of(1, 3))))));
    assertThat(Referee.check(certificate).reason())
        .isEqualTo(
            "A table of 5 heaps called grundys-game is verified to heap 4: order 2, |P| = 1.");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                CertificateBuilder.build(
                    new GrundysGame(),
                    new Claim.Solved(1, 5),
                    List.of(),
                    new int[0][],
                    A,
                    new int[9]))
        .withMessage("these rules have no periodicity theorem");
  }

  @Test
  void aRepetitionOfEndlessRulesIsNotProvedByThePeriodTheorem() {
    Certificate partial = parity("0.(1)", new int[] {0, 1, 1, 1});
    assertThat(Referee.check(partial)).isInstanceOf(Verdict.Accepted.class);
    Certificate solved =
        new Certificate(partial.rules(), new Claim.Solved(1, 1), 3, partial.evidence());
    assertThat(Referee.check(solved).reason())
        .isEqualTo(
            "The certificate is wrong: no theorem says that the values of these rules repeat.");
  }

  @Test
  void stopsWhenItIsToldTo() {
    Certificate certificate = Known.of("0.77").solved();
    assertThat(Referee.check(certificate, () -> true)).isInstanceOf(Verdict.Unfinished.class);
    assertThat(Referee.check(certificate, () -> false)).isInstanceOf(Verdict.Accepted.class);
    // 100 000 heaps take minutes to check, but no time to leave.
    int[] asked = new int[1];
    Certificate longOne =
        new Certificate(
            Rules.code("0.07"),
            new Claim.Partial(),
            100_000,
            new FiniteEvidence(
                1,
                List.of(),
                List.of("1"),
                Ints.of(),
                Ints.of(new int[100_001]),
                List.of(List.of())));
    assertThat(Referee.check(longOne, () -> ++asked[0] > 3)).isInstanceOf(Verdict.Unfinished.class);
    int[] askedAgain = {0};
    Budget budget =
        new Budget(Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> ++askedAgain[0] > 3);
    assertThat(budget.during(() -> Referee.check(longOne))).isInstanceOf(Verdict.Unfinished.class);
    assertThat(askedAgain[0]).isEqualTo(4);
    assertThat(asked[0]).isEqualTo(4);
  }

  @Test
  void tablesMustEndAndBeSortedAndKnowTheirHeaps() {
    Certificate right = grundy("grundys-game", List.of(Position.of(1, 3)));
    assertThat(Referee.check(right)).isInstanceOf(Verdict.Accepted.class);
    for (Position wrong : List.of(Position.of(4), Position.of(1, 4), Position.of(1_000_000))) {
      assertThat(Referee.check(grundy("grundys-game", List.of(wrong))).reason())
          .contains("the options of heap 4 are not smaller heaps");
    }
    List<Position> disorder = List.of(Position.of(1, 3), Position.of(2));
    assertThat(Referee.check(grundy("grundys-game", disorder)))
        .isInstanceOf(Verdict.Malformed.class);
    // A name proves nothing, so it must not look as if it did.
    for (String name : List.of("0.3", "two\nlines", "x".repeat(201))) {
      assertThat(Referee.check(grundy(name, List.of(Position.of(1, 3)))))
          .isInstanceOf(Verdict.Malformed.class);
    }
  }

  /** A table is believed only as far as its outcomes are those of the certificate. */
  @Test
  void changedTablesAreAcceptedOnlyIfTheOutcomesAreRight() {
    List<Position> all = new ArrayList<>(List.of(Position.EMPTY));
    for (int a = 1; a < 4; a++) {
      all.add(Position.of(a));
      for (int b = a; b < 4; b++) {
        all.add(Position.of(a, b));
      }
    }
    int accepted = 0;
    for (int subset = 0; subset < 1 << all.size(); subset++) {
      BitSet chosen = BitSet.valueOf(new long[] {subset});
      Certificate certificate =
          grundy("changed", chosen.stream().mapToObj(all::get).sorted().toList());
      boolean isAccepted = Referee.check(certificate) instanceof Verdict.Accepted;
      // Nor is a right one refused, as far as 14 beans show.
      assertThat(Outcomes.firstWrong(certificate, 14).isEmpty()).isEqualTo(isAccepted);
      accepted += isAccepted ? 1 : 0;
    }
    assertThat(accepted).isBetween(2, (1 << all.size()) / 2);
  }

  /** Grundy's game to heap 4, with these options of heap 4. */
  private static Certificate grundy(String name, List<Position> options) {
    Certificate right = parity(new GrundysGame(), new Claim.Partial(), 0, 0, 0, 1, 0);
    List<List<Position>> table = new ArrayList<>(right.rules().tables().get(0));
    table.set(4, options);
    return new Certificate(
        new Rules(name, List.of(table)), right.claim(), right.heaps(), right.evidence());
  }

  @Test
  void aGeneratorMustBeTheValueOfAHeap() {
    // The whole quotient of Kayles, but only four heaps: most of its generators are not there yet.
    assertThat(Referee.check(Known.of("0.77").partial(4)))
        .isEqualTo(new Verdict.Malformed("This is not a certificate: the generator c is no heap."));
  }

  /** Heap by heap, at most one value is accepted; as far as there is one, outcomes are right. */
  @Property(tries = 60, seed = "20260102")
  void theRightValueIsFoundAndNoOther(@ForAll("tameBeginnings") String code) {
    int[] values = new int[0];
    while (values.length < 6) {
      int length = values.length;
      int[] longer = java.util.Arrays.copyOf(values, length + 1);
      List<Integer> accepted = new ArrayList<>();
      for (int x = 0; x < 6; x++) {
        longer[length] = x;
        if (Referee.check(tame(code, longer)) instanceof Verdict.Accepted) {
          accepted.add(x);
        }
      }
      assertThat(accepted).hasSizeLessThanOrEqualTo(1);
      if (accepted.isEmpty()) {
        break;
      }
      longer[length] = accepted.get(0);
      values = longer;
    }
    Certificate certificate = tame(code, values);
    assertThat(Referee.check(certificate)).isInstanceOf(Verdict.Accepted.class);
    assertThat(Outcomes.firstWrong(certificate, 14)).isEmpty();
  }

  /** Heap 1 plays as the nim-heap 1 and heap 2 as the nim-heap 2. */
  @Provide
  Arbitrary<String> tameBeginnings() {
    return Combinators.combine(
            Arbitraries.of("3", "7", "B", "F"),
            Arbitraries.of("1", "3", "5", "7", "9", "B", "D", "F"),
            Arbitraries.strings().withChars("0123456789ABCDEF").ofMaxLength(2))
        .as((one, two, more) -> TakeAndBreak.of("0." + one + two + more).code());
  }

  @Property(tries = 400, seed = "20260101")
  void whatIsAcceptedIsRightAndWhatIsRefutedIsWrong(
      @ForAll("codes") String code, @ForAll("values") int[] phi) {
    Certificate certificate = tame(code, phi);
    Verdict verdict = Referee.check(certificate);
    if (verdict instanceof Verdict.Accepted) {
      assertThat(Outcomes.firstWrong(certificate, 14)).isEmpty();
    } else if (verdict instanceof Verdict.Refuted refuted && refuted.by().isPresent()) {
      Position by = refuted.by().get();
      assertThat(new Outcomes(TakeAndBreak.of(code)).isP(by))
          .isNotEqualTo(Outcomes.isCalledP(certificate, by));
    } else {
      // Values that do not generate the six elements are refused for that reason.
      assertThat(verdict.reason()).containsAnyOf("heap", "generator");
    }
  }

  @Provide
  Arbitrary<String> codes() {
    return Codes.hexadecimal("0.", "4.", "8.", "C.").map(code -> TakeAndBreak.of(code).code());
  }

  @Provide
  Arbitrary<int[]> values() {
    return Arbitraries.integers().between(0, 5).array(int[].class).ofMinSize(1).ofMaxSize(6);
  }

  private static Certificate parity(String code, int[] phi) {
    return parity(TakeAndBreak.of(code), new Claim.Partial(), phi);
  }

  private static Certificate parity(Ruleset rules, Claim claim, int... phi) {
    return CertificateBuilder.build(rules, claim, List.of("a"), PARITY, A, phi);
  }

  /** Heaps of 0.31, in a monoid of order 6 with a letter that acts like this. */
  private static Certificate ofSix(int[] b, int... phi) {
    return CertificateBuilder.build(
        TakeAndBreak.of("0.31"),
        new Claim.Partial(),
        List.of("a", "b"),
        new int[][] {{1, 0, 3, 2, 5, 4}, b},
        BitSet.valueOf(new long[] {0b010010}),
        phi);
  }

  /** Values in the tame quotient of order 6: 1, a, b, ab, b², ab². */
  private static Certificate tame(String code, int[] values) {
    int[] phi = new int[values.length + 3];
    phi[1] = 1;
    phi[2] = 2;
    System.arraycopy(values, 0, phi, 3, values.length);
    return CertificateBuilder.build(
        TakeAndBreak.of(code),
        new Claim.Partial(),
        List.of("a", "b"),
        new int[][] {{1, 0, 3, 2, 5, 4}, {2, 3, 4, 5, 2, 3}},
        BitSet.valueOf(new long[] {0b010010}),
        phi);
  }
}
