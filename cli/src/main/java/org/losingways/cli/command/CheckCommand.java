// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.cli.rules.RulesOption;
import org.losingways.cli.solving.CoqKernel;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.game.GameText;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.export.CoqExport;
import org.losingways.show.file.AssertionJson;
import org.losingways.show.file.AssertionReader;
import org.losingways.show.page.CheckPage;
import org.losingways.show.page.quotient.ProofPage;
import org.losingways.theory.Assertion;
import org.losingways.theory.AssertionCheck;
import org.losingways.theory.MoveTranslates;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere check}: reads a certificate, or somebody's assertion, as a referee would. */
@Command(
    name = "check",
    header = "Is a certificate, or an asserted quotient, right?",
    description = {
      "Check a certificate independently of the program that wrote it, or an assertion"
          + " about a quotient.",
      "",
      "The exit status is 0 if the certificate proves its claim or the assertion is right, 1 if"
          + " not, and 2 if the file is neither. A wrong quotient is refuted by a position, if"
          + " one is found.",
      "",
      "An assertion is a text with lines 'game: 0.3', 'presentation: <a | a2=1>', 'P: a',"
          + " 'phi: a 1' (the values of heaps 1, 2, …), and possibly 'period: 2 from 0' and"
          + " 'order: 2'; or JSON with the names of 'misere solve --json': game, generators,"
          + " relations, pPortion, phi, and period and preperiod if it is for all heaps."
    },
    footer = {
      "  misere check kayles.json",
      "  misere check kayles.json --json",
      "  misere check kayles.json --kernel       by the proof assistant Coq as well",
      "  misere check 0.123.txt --show-proof --max-heap 12 --basis x --omega xb --made-of 4,8,9,10"
    })
public final class CheckCommand extends AnsweringCommand {

  private static final int MAX_SHOWN_HEAP = 200;
  private static final int MAX_ASSERTION = 4_000_000;

  @Parameters(
      paramLabel = "FILE",
      description = "A certificate or an assertion; - reads standard input.")
  private Path file;

  @Option(
      names = "--show-proof",
      description =
          "Print the proof of an assertion as the papers do: move pairs, and winning moves.")
  private boolean showProof;

  @Option(
      names = "--kernel",
      description =
          "Have the proof assistant Coq check a certificate as well, or a file with one on each"
              + " line (possibly compressed by gzip); 'coqc' has to be installed.")
  private boolean kernel;

  @Option(
      names = "--max-heap",
      paramLabel = "N",
      description = "The largest heap in the printed proof.")
  private String toHeap;

  @Option(
      names = "--basis",
      paramLabel = "WORD",
      defaultValue = "1",
      description = "The context in which moves from P to P are listed (default: 1).")
  private String basis;

  @Option(
      names = "--omega",
      paramLabel = "WORD",
      defaultValue = "1",
      description = "The value outside P for which moves to P are listed (default: 1).")
  private String omega;

  @Option(
      names = "--made-of",
      paramLabel = "LIST",
      defaultValue = "1,2,3",
      description = "The heaps that make up positions of this value (default: 1,2,3).")
  private String heaps;

  @Mixin private RulesOption own;

  /** Read by {@link org.losingways.cli.terminal.TimeLimit}. */
  @SuppressWarnings("UnusedVariable")
  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      description = "Stop after this processor time, such as 30s, 5m or 2h (default: none).")
  private Amount.Time timeLimit;

  @Override
  protected boolean answer() throws IOException {
    if (kernel) {
      CommandFailure.when(showProof, "Choose one of --kernel and --show-proof.");
      CommandFailure.when(
          file.toString().equals("-"), "--kernel reads a file, not standard input.");
      return checkByKernel(CertificateFiles.read(file));
    }
    try (InputStream in = open()) {
      boolean isJson = isJson(in);
      if (isJson && !AssertionJson.recognises(in)) {
        CommandFailure.when(
            showProof,
            "--show-proof is for assertions; this file is a certificate, which is a proof itself.");
        return say(Referee.check(CertificateReader.read(in), Budget::isSpent), Optional.empty());
      }
      Assertion assertion =
          isJson
              ? AssertionJson.read(in, own.games(output::blame))
              : AssertionReader.read(text(in), own.games(output::blame));
      if (showProof) {
        checkWishes(assertion);
      }
      return say(AssertionCheck.check(assertion), Optional.of(assertion));
    } catch (NoSuchFileException e) {
      throw new CommandFailure("There is no file '%s'.".formatted(file), e);
    }
  }

  /** The referee comes first: it says what is wrong in words. */
  private boolean checkByKernel(List<Certificate> certificates) throws IOException {
    CoqKernel coq = CoqKernel.find();
    Verdict verdict = new Verdict.Accepted("%d certificates.".formatted(certificates.size()));
    for (Certificate certificate : certificates) {
      Verdict one = Referee.check(certificate, Budget::isSpent);
      if (!(one instanceof Verdict.Accepted)) {
        return say(one, Optional.empty());
      }
      verdict = certificates.size() == 1 ? one : verdict;
    }
    List<Certificate> covered =
        certificates.stream().filter(c -> CoqExport.obstacle(c).isEmpty()).toList();
    CommandFailure.when(
        covered.isEmpty(), "%s", CoqExport.obstacle(certificates.get(0)).orElse(""));
    CheckAnswer answer =
        CheckAnswer.of(verdict, Optional.empty())
            .with(coq.check(covered, certificates.size() - covered.size()));
    output.show(answer, new CheckPage(output)::print);
    return answer.accepted();
  }

  private static String text(InputStream in) throws IOException {
    return new String(in.readNBytes(MAX_ASSERTION), StandardCharsets.UTF_8);
  }

  private InputStream open() throws IOException {
    if (file.toString().equals("-")) {
      return new BufferedInputStream(System.in);
    }
    CommandFailure.when(Files.isDirectory(file), "'%s' is a directory, not a certificate.", file);
    return new BufferedInputStream(Files.newInputStream(file));
  }

  /**
   * Assertions in text begin with a key or a comment, all else is JSON. What begins otherwise is
   * left to the reader of certificates, which says what is wrong.
   */
  private static boolean isJson(InputStream in) throws IOException {
    in.mark(1 << 12);
    int c = in.read();
    for (int i = 1; i < 1 << 12 && c >= 0 && Character.isWhitespace(c); i++) {
      c = in.read();
    }
    in.reset();
    return !Character.isLetter(c) && c != '#';
  }

  /** What is wished for must make sense before anything is printed. */
  private void checkWishes(Assertion assertion) {
    CommandFailure.when(
        output.isJson(), "Choose one of --json and --show-proof: the proof is text.");
    assertion.named().element(basis);
    CommandFailure.when(
        assertion.p().get(assertion.named().element(omega)),
        "%s is in P; choose a value outside P with --omega.",
        omega);
    chosenHeaps(0);
  }

  private boolean say(Verdict verdict, Optional<Assertion> assertion) {
    if (verdict instanceof Verdict.Malformed malformed) {
      throw new CommandFailure(malformed.reason());
    }
    CheckAnswer answer = CheckAnswer.of(verdict, assertion.map(Assertion::rules));
    output.show(answer, new CheckPage(output)::print);
    if (showProof) {
      assertion.ifPresent(this::proof);
    }
    return answer.accepted();
  }

  private void proof(Assertion assertion) {
    NamedMonoid named = assertion.named();
    int[] phi = AssertionCheck.phi(assertion);
    int last = Math.min(phi.length - 1, assertion.phi().size() - 1);
    if (toHeap != null) {
      last = Math.min(phi.length - 1, GameText.heap(toHeap));
    }
    last = Math.min(last, MAX_SHOWN_HEAP);
    BitSet p = assertion.p();
    ProofPage page =
        new ProofPage(output, assertion.rules(), named, p, Arrays.copyOf(phi, last + 1));
    page.noMoveFromPToP(named.element(basis));
    page.everyOtherMovesToP(named.element(omega), chosenHeaps(last));
  }

  private int[] chosenHeaps(int last) {
    int[] chosen =
        Arrays.stream(heaps.split(",", -1)).mapToInt(text -> GameText.heap(text.strip())).toArray();
    CommandFailure.when(
        chosen.length > MoveTranslates.MAX_HEAPS,
        "Choose at most %s heaps.",
        MoveTranslates.MAX_HEAPS);
    return IntStream.of(chosen).filter(h -> 0 < h && h <= last).distinct().sorted().toArray();
  }
}
