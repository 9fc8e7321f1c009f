// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.family.FamilyModel;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.export.SmtExport;
import tools.jackson.databind.JsonNode;

/** Quotients that no finite set generates, through the commands. */
class EndlessCommandsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4.7", "0.26", "0.57", "0.157", "0.355", "0.757", "4.502", "4.564", "4.124", "0.(3)",
        "0.(7)"
      })
  void solvedWithACertificateThatIsAccepted(String code) {
    String file = folder.resolve("certificate.json").toString();
    Typed solved = misere(code, "--json", "--certificate", file);
    assertThat(solved.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(solved.json().get("status").asString()).isEqualTo("solved");
    assertThat(solved.json().get("order").isNull()).isTrue();
    Typed checked = misere("check", file);
    checked
        .assertAnswer()
        .startsWith("Accepted. " + code + " is solved")
        .contains("for heaps of every size");
  }

  private List<String> answers(String program, String text)
      throws IOException, InterruptedException {
    OtherProgram.need(program, program);
    Files.writeString(folder.resolve("q.smt2"), text);
    String[] command =
        program.equals("z3")
            ? new String[] {"z3", "q.smt2"}
            : new String[] {"cvc5", "--incremental", "q.smt2"};
    return OtherProgram.run(folder, command).lines().toList();
  }

  private static long asked(String text) {
    return text.lines().filter(line -> line.equals("(check-sat)")).count();
  }

  @Tag("process")
  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "4.124"})
  void solversProveTheConditionsForHeapsOfEverySize(String code) throws Exception {
    String text = misere("export", code, "--format", "smt2").out();
    assertThat(text).startsWith("; " + code + ": who wins").contains("must be unsat");
    for (String program : List.of("z3", "cvc5")) {
      assertThat(answers(program, text))
          .hasSize((int) asked(text))
          .hasSizeGreaterThan(50)
          .containsOnly("unsat");
    }
  }

  /** Every single change of a number of the model of 4.7 makes it false, and z3 finds where. */
  @Tag("process")
  @Test
  void aWrongModelIsNotProved() throws Exception {
    OtherProgram.need("z3", "z3");
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("4.7"));
    solver.run(SolverLimits.none());
    FamilyModel m = ((FamilyQuotient) solver.quotient()).family().model();
    for (FamilyModel wrong : mutations(m)) {
      Files.writeString(folder.resolve("q.smt2"), SmtExport.write(TakeAndBreak.of("4.7"), wrong));
      // The other questions need no answer.
      assertThat(OtherProgram.says(folder, "sat", "z3", "q.smt2")).as("%s", wrong).isTrue();
    }
  }

  private static List<FamilyModel> mutations(FamilyModel m) {
    List<FamilyModel> all = new ArrayList<>();
    for (int h = 1; h < m.weights().size(); h++) {
      IntArrayList weights = new IntArrayList(m.weights());
      weights.set(h, weights.getInt(h) + 2);
      IntArrayList thresholds = new IntArrayList(m.thresholds());
      int t = thresholds.getInt(h);
      thresholds.set(h, t == FamilyModel.NONE ? m.weight(h) + 3 : t + 2);
      IntArrayList signs = new IntArrayList(m.signs());
      signs.set(h, 1 - signs.getInt(h));
      all.add(changed(m, m.saltus(), weights, m.thresholds(), m.signs(), m.exceptional()));
      all.add(changed(m, m.saltus(), m.weights(), thresholds, m.signs(), m.exceptional()));
      all.add(changed(m, m.saltus(), m.weights(), m.thresholds(), signs, m.exceptional()));
    }
    for (int kind = 1; kind < 3; kind++) {
      all.add(changed(m, m.saltus(), m.weights(), m.thresholds(), m.signs(), kind));
    }
    all.add(changed(m, m.saltus() + 2, m.weights(), m.thresholds(), m.signs(), m.exceptional()));
    return all;
  }

  private static FamilyModel changed(
      FamilyModel m,
      int saltus,
      List<Integer> weights,
      List<Integer> thresholds,
      List<Integer> signs,
      int exceptional) {
    return new FamilyModel(
        m.start(),
        m.period(),
        saltus,
        new IntArrayList(weights),
        new IntArrayList(thresholds),
        new IntArrayList(signs),
        exceptional);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.(3)", "0.7/0.07"})
  void onlyFamiliesHaveSuchConditions(String game) {
    Typed typed = misere("export", game, "--format", "smt2");
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.err()).contains("such as 4.7").hasLineCount(1);
  }

  @Test
  void theWholeQuotientIsOpenedUp() {
    assertThat(misere("structure", "0.355").said())
        .contains("x₃ 2, x₅ 4, x₇ 6, x₉ 8, …, 1 more for xₖ₊₂ than for xₖ.")
        .contains("n + w odd and n + w ≤ k − 2")
        .contains("Z2 x Z")
        .contains("There is no kernel");
    JsonNode nim = misere("structure", "0.(3)", "--json").json();
    assertThat(nim.get("status").asString()).isEqualTo("solved");
    assertThat(nim.get("idempotents").toString()).isEqualTo("[\"1\",\"b2\"]");
    assertThat(nim.get("kernel").asString()).isEqualTo("all but 1 and a");
    assertThat(misere("structure", "4.7", "--max-heap", "8").out()).contains("order 12");
    Typed tables = misere("structure", "4.7", "--tables");
    assertThat(tables.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(tables.err()).contains("--max-heap");
  }

  @Tag("process")
  @Test
  void theWholeQuotientIsExported() throws Exception {
    JsonNode json = misere("export", "4.7", "--format", "json").json();
    assertThat(json.get("status").asString()).isEqualTo("solved");
    assertThat(json.get("order").isNull()).isTrue();
    assertThat(json.get("letters").toString())
        .isEqualTo("[{\"threshold\":3,\"weight\":2},{\"threshold\":5,\"weight\":4}]");
    assertThat(json.get("endless").get("saltus").asInt()).isEqualTo(2);
    assertThat(misere("export", "0.26", "--format", "csv", "--table", "phi").out())
        .contains("heap,value,outcome,weight,threshold,sign")
        .contains("18,abx_9,N,6,9,1");
    assertThat(misere("export", "4.7", "--format", "csv").out()).contains("a^e·b^n·x_k");
    Path tex = folder.resolve("q.tex");
    assertThat(misere("export", "4.7", "--format", "latex", "-o", tex.toString()).out())
        .contains("4.7, infinite, is in");
    OtherProgram.need("pdflatex", "texlive-latex-recommended");
    assertThat(
            OtherProgram.run(folder, "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "q"))
        .contains("Output written");
  }

  @Test
  void whatMustBeFiniteSaysThatItIsAPart() throws Exception {
    assertThat(misere("export", "4.7", "--format", "gap").out())
        .contains("a part of the whole quotient, which is known and not finitely generated");
    Path svg = folder.resolve("q.svg");
    misere("draw", "4.7", "--what", "cayley", "-o", svg.toString());
    assertThat(Files.readString(svg))
        .contains("<desc>")
        .contains(
            "This is the part with heaps to 16; the whole quotient is not finitely generated.");
  }

  @Test
  void heapsArePretendedToBeAddersBesideEnoughCompany() {
    Typed typed = misere("pretend", "0.26");
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.said())
        .contains("0.26 is solved for heaps of every size")
        .contains(":10 w4")
        .contains("4 heaps later the adder is larger by 4, and the weight w, if any, by 2");
    JsonNode json = misere("pretend", "4.7", "--json").json();
    // Heap 8 weighs 5 and has the threshold 7.
    assertThat(json.get("companies").get(7).toString())
        .isEqualTo("{\"heap\":8,\"adder\":10,\"beside\":2}");
    assertThat(json.get("heaps").get(6).asString()).isEqualTo(":6");
    assertThat(misere("pretend", "0.(3)").out()).contains("for heaps of every size");
  }

  @Test
  void wordsAreReducedInTheWholeQuotient() {
    assertThat(misere("reduce", "4.7", "x_3x_9").out()).contains("= b²x₉");
  }
}
