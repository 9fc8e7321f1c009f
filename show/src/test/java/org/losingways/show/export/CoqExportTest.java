// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.CommandFailure;

/** What is written; whether Coq accepts it is for the tests of the command. */
class CoqExportTest {

  private static Map<String, Certificate> census;

  @BeforeAll
  static void census() {
    census =
        CertificateFiles.read(Path.of("../docs/results/census/octal-certificates.jsonl.gz"))
            .stream()
            .collect(Collectors.toMap(c -> c.rules().name(), c -> c));
  }

  @Test
  void theWholeFileIsTheTheoryAndTheFragment() {
    List<Certificate> wild = List.of(census.get("0.123"));
    String whole = CoqExport.document(wild);
    String fragment = CoqExport.fragment(wild);
    String theorem = fragment.substring(fragment.indexOf("(** * 0.123"));
    assertThat(whole).endsWith(theorem).doesNotContain("From LosingWays");
    assertThat(whole).contains("Inductive N_position");
    assertThat(theorem)
        .contains("Code [0; 1; 2; 3]%nat")
        .contains("(least_period game_0_123_Phi 5 5)")
        .endsWith("Print Assumptions game_0_123_is_solved.\n");
    assertThat(fragment).contains("From LosingWays Require Import Game Checker Impartial.");
  }

  @Test
  void kindsWithoutATheoremAreRefusedInASentence() {
    assertThat(CoqExport.obstacle(census.get("0.123"))).isEmpty();
    assertThat(CoqExport.obstacle(census.get("0.56")).orElseThrow()).contains("firm heaps");
    assertThat(CoqExport.obstacle(census.get("0.44"))).isEmpty();
    Certificate growing =
        census.values().stream()
            .filter(c -> c.evidence() instanceof FamilyEvidence)
            .findFirst()
            .orElseThrow();
    assertThat(CoqExport.obstacle(growing).orElseThrow()).contains("is infinite");
    assertThatThrownBy(() -> CoqExport.fragment(List.of(growing)))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining(growing.rules().name());
  }

  /** Of a code that repeats for ever heaps to 4 can use five digits. */
  @Test
  void aPartialResultSaysHowFarItGoes() {
    QuotientSolver nim = new QuotientSolver(TakeAndBreak.of("0.(3)"));
    nim.run(SolverLimits.none().withMaxHeap(4));
    Certificate partial = SolverCertificate.of(nim.lastFinite());
    assertThat(CoqExport.fragment(List.of(partial)))
        .contains("Code [0; 3; 3; 3; 3]%nat")
        .contains("largest := Some 4%nat")
        .contains("Theorem game_0_3_to_heap_4")
        .contains("(h <= 4)%nat")
        .doesNotContain("least_period game");
  }

  /** A name is a comment, which it must not end, and two theorems have two names. */
  @Test
  void namesOfTablesAreHarmless() {
    Rules rules = new Rules("a*) \"b", List.of(List.of(List.of(), List.of(Position.EMPTY))));
    FiniteEvidence evidence =
        new FiniteEvidence(
            2,
            List.of(new FiniteEvidence.Generator("a", 1, Ints.of(1, 0))),
            List.of("1", "a"),
            Ints.of(1),
            Ints.of(0, 1),
            List.of(List.of(Ints.of(0)), List.of(Ints.of(1))));
    Certificate table = new Certificate(rules, new Claim.Partial(), 1, evidence);
    String text = CoqExport.fragment(List.of(table, table));
    assertThat(text)
        .contains("called a__ _b")
        .contains("Table [[]; [[]]]%nat")
        .contains("game_a_b_to_heap_1")
        .contains("game_a_b_2_to_heap_1")
        .endsWith("Print Assumptions all_theorems.\n");
  }
}
