// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.Rules;
import org.losingways.show.export.CoqExport;

/** What is written for Coq is accepted by Coq, and what is wrong is not. */
@Tag("process")
class CoqCommandsTest {

  private static final String CLOSED = "Closed under the global context";

  @TempDir private static Path folder;

  /** The theory compiles; it is compiled once. */
  @BeforeAll
  static void theory() throws IOException, InterruptedException {
    OtherProgram.need("coqc", "coq with libcoq-stdlib");
    Path theory = folder.resolve("theory");
    assertThat(misere("export", "--theory", theory.toString()).status())
        .isEqualTo(ExitStatus.ANSWER);
    for (String module : modules()) {
      compile(module + ".v");
    }
  }

  private static List<String> modules() {
    return List.of(
        "Game",
        "Play",
        "Monoid",
        "Values",
        "Context",
        "Options",
        "Checker",
        "Impartial",
        "Partizan",
        "Sanity");
  }

  private static Path theoryFolder() {
    return folder.resolve("theory");
  }

  private static String compile(String file) throws IOException, InterruptedException {
    return OtherProgram.run(theoryFolder(), "coqc", "-q", "-Q", ".", "LosingWays", file);
  }

  private static void export(String game, String module) {
    List<String> words = new ArrayList<>(List.of("export"));
    words.addAll(List.of(game.split(" ", -1)));
    words.addAll(List.of("--format", "coq", "--fragment", "-o"));
    words.add(theoryFolder().resolve(module + ".v").toString());
    assertThat(misere(words.toArray(String[]::new)).status()).isEqualTo(ExitStatus.ANSWER);
  }

  /** Codes, solved and partial, a large order given by relations, a table, Left and Right. */
  @Test
  void fiveGamesAreTheoremsAndTheSecondCheckerAgrees() throws IOException, InterruptedException {
    Map<String, String> games = new LinkedHashMap<>();
    games.put("0.77", "Kayles");
    games.put("0.123", "Wild");
    games.put("0.07 --max-heap 26", "Dawson");
    games.put("grundys-game --max-heap 14", "Grundy");
    games.put("0.3/0.5", "TwoSides");
    for (Map.Entry<String, String> game : games.entrySet()) {
      export(game.getKey(), game.getValue());
      assertThat(compile(game.getValue() + ".v")).as(game.getKey()).contains(CLOSED);
    }
    List<String> check =
        new ArrayList<>(List.of("coqchk", "-silent", "-o", "-Q", ".", "LosingWays"));
    Stream.concat(modules().stream(), Stream.of("Wild", "TwoSides"))
        .forEach(module -> check.addAll(List.of("-norec", "LosingWays." + module)));
    assertThat(OtherProgram.run(theoryFolder(), check.toArray(String[]::new)))
        .contains("CONTEXT SUMMARY")
        .doesNotContain("LosingWays.");
  }

  /** One file needs nothing else, and is made from a certificate as from the game. */
  @Test
  void oneFileIsEnough() throws IOException, InterruptedException {
    Path certificate = folder.resolve("0.3.json");
    misere("solve", "0.3", "--certificate", certificate.toString());
    Path fromGame = folder.resolve("FromGame.v");
    Path fromFile = folder.resolve("FromFile.v");
    misere("export", "0.3", "--format", "coq", "-o", fromGame.toString());
    misere(
        "export",
        "--certificate",
        certificate.toString(),
        "--format",
        "coq",
        "-o",
        fromFile.toString());
    assertThat(Files.readString(fromFile)).isEqualTo(Files.readString(fromGame));
    assertThat(OtherProgram.run(folder, "coqc", "-q", "FromGame.v")).contains(CLOSED);
  }

  /** The referee and Coq both accept; of two published certificates Coq has a theorem of one. */
  @Test
  void checkAsksTheKernel() throws IOException {
    Path census = Path.of("../docs/results/census/octal-certificates.jsonl.gz");
    List<Certificate> published = CertificateFiles.read(census);
    Certificate growing =
        published.stream()
            .filter(c -> c.evidence() instanceof FamilyEvidence)
            .findFirst()
            .orElseThrow();
    Path many = folder.resolve("many.jsonl");
    Files.writeString(
        many,
        Stream.of(published.get(0), growing)
            .map(c -> c.file().replace("\n", "") + "\n")
            .collect(Collectors.joining()));
    Typed typed = misere("check", "--kernel", many.toString());
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.out())
        .contains("Accepted. 2 certificates.")
        .contains("Checked by Coq 8")
        .contains("1 theorem; one certificate is of a kind that Coq cannot check here.");
  }

  /** Nine changes of the certificate of 0.123, none of which has a theorem. */
  @Test
  void coqRefusesWhatIsWrong() throws IOException, InterruptedException {
    Path file = folder.resolve("0.123.json");
    misere("solve", "0.123", "--certificate", file.toString());
    Certificate right = CertificateFiles.read(file).get(0);
    Files.writeString(theoryFolder().resolve("Unchanged.v"), CoqExport.fragment(List.of(right)));
    assertThat(compile("Unchanged.v")).contains(CLOSED);
    Map<String, UnaryOperator<Certificate>> changes = new LinkedHashMap<>();
    changes.put("P without an element", c -> with(c, e -> p(e, Ints.of(1, 9, 14, 16))));
    changes.put("1 in P", c -> with(c, e -> p(e, Ints.of(0, 1, 4, 9, 14, 16))));
    changes.put("another value of heap 9", c -> with(c, e -> phi(e, 9, 13)));
    changes.put("a multiple of the period", CoqCommandsTest::withTwiceThePeriod);
    changes.put("a preperiod that is too early", c -> claim(c, new Claim.Solved(5, 4)));
    changes.put(
        "another game",
        c -> new Certificate(Rules.code("0.133"), c.claim(), c.heaps(), c.evidence()));
    changes.put("a witness too few", c -> with(c, CoqCommandsTest::withoutWitness));
    changes.put(
        "another product", c -> with(c, e -> generator(e, 0, e.generators().get(0).heap(), 5)));
    changes.put("another heap of a generator", c -> with(c, e -> generator(e, 2, 9, -1)));
    assertThat(changes).hasSize(9);
    for (Map.Entry<String, UnaryOperator<Certificate>> change : changes.entrySet()) {
      String text = CoqExport.fragment(List.of(change.getValue().apply(right)));
      Files.writeString(theoryFolder().resolve("Changed.v"), text);
      assertThat(
              OtherProgram.output(
                  theoryFolder(), "coqc", "-q", "-Q", ".", "LosingWays", "Changed.v"))
          .as(change.getKey())
          .contains("Error:")
          .contains("\"true = true\"")
          .doesNotContain(CLOSED);
    }
  }

  private static Certificate claim(Certificate c, Claim claim) {
    return new Certificate(c.rules(), claim, c.heaps(), c.evidence());
  }

  /** All of it is true, except that the period is least. */
  private static Certificate withTwiceThePeriod(Certificate c) {
    int heaps = (int) c.rules().reach().orElseThrow().periodBound(5, 10) + 9;
    FiniteEvidence e = (FiniteEvidence) c.evidence();
    IntList phi = new IntArrayList();
    for (int h = 0; h <= heaps; h++) {
      phi.add(e.phi().getInt(h < 5 ? h : 5 + (h - 5) % 5));
    }
    return new Certificate(
        c.rules(),
        new Claim.Solved(10, 5),
        heaps,
        new FiniteEvidence(
            e.order(),
            e.generators(),
            e.elements(),
            e.pPortion(),
            Ints.copyOf(phi),
            e.witnesses()));
  }

  private static Certificate with(Certificate c, UnaryOperator<FiniteEvidence> change) {
    return new Certificate(
        c.rules(), c.claim(), c.heaps(), change.apply((FiniteEvidence) c.evidence()));
  }

  private static FiniteEvidence p(FiniteEvidence e, Ints p) {
    return new FiniteEvidence(e.order(), e.generators(), e.elements(), p, e.phi(), e.witnesses());
  }

  private static FiniteEvidence phi(FiniteEvidence e, int heap, int value) {
    IntList phi = new IntArrayList(e.phi());
    phi.set(heap, value);
    return new FiniteEvidence(
        e.order(), e.generators(), e.elements(), e.pPortion(), Ints.copyOf(phi), e.witnesses());
  }

  private static FiniteEvidence withoutWitness(FiniteEvidence e) {
    List<List<Ints>> witnesses = new ArrayList<>(e.witnesses());
    witnesses.set(0, witnesses.get(0).subList(0, 1));
    assertThat(e.witnesses().get(0)).hasSizeGreaterThan(1);
    return new FiniteEvidence(
        e.order(), e.generators(), e.elements(), e.pPortion(), e.phi(), witnesses);
  }

  /** A generator with another heap, and perhaps with an element that it leaves as it is. */
  private static FiniteEvidence generator(FiniteEvidence e, int g, int heap, int unchanged) {
    List<FiniteEvidence.Generator> generators = new ArrayList<>(e.generators());
    FiniteEvidence.Generator old = generators.get(g);
    IntList action = new IntArrayList(old.action());
    if (unchanged >= 0) {
      action.set(unchanged, unchanged);
    }
    generators.set(g, new FiniteEvidence.Generator(old.name(), heap, Ints.copyOf(action)));
    return new FiniteEvidence(
        e.order(), generators, e.elements(), e.pPortion(), e.phi(), e.witnesses());
  }
}
