// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.losingways.cli.certificate.AssertedQuotientReader;
import org.losingways.cli.certificate.CertificateFormatException;
import org.losingways.cli.certificate.CertificateReader;
import org.losingways.game.Position;
import org.losingways.proof.Certificate;
import org.losingways.proof.CertificateChecker;
import org.losingways.proof.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere check}: reads a certificate as a referee would. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Check a certificate without believing the program that wrote it.",
      "",
      "FILE may also be a quotient that somebody asserts, with the names of 'misere solve --json':",
      "game, generators, relations, pPortion, phi, and period and preperiod if it is for all heaps.",
      "",
      "The exit status is 0 if the certificate proves its claim, 1 if it does not, and 2 if the",
      "file is no certificate. A wrong quotient is refuted by a position, where one is found."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  misere check kayles.json", "  misere check kayles.json --json"})
final class CheckCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      description = "A certificate or an asserted quotient; - reads standard input.")
  private Path file;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    Verdict verdict = CertificateChecker.check(read());
    if (verdict instanceof Verdict.Malformed malformed) {
      throw new CommandFailure(malformed.reason());
    }
    boolean isAccepted = verdict instanceof Verdict.Accepted;
    Optional<Position> by =
        verdict instanceof Verdict.Refuted refuted ? refuted.by() : Optional.empty();
    if (output.isJson()) {
      output.print(json(isAccepted, verdict.reason(), by));
    } else {
      String word = isAccepted ? "Accepted." : "Refuted.";
      output.line(output.ink().strong(word) + " " + verdict.reason());
    }
    return isAccepted ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private Certificate read() throws IOException {
    try (InputStream in = open()) {
      return AssertedQuotientReader.recognises(in)
          ? AssertedQuotientReader.read(in).certificate()
          : CertificateReader.read(in);
    } catch (CertificateFormatException e) {
      throw new CommandFailure(e.getMessage(), e);
    } catch (JacksonIOException e) {
      throw e.getCause();
    } catch (NoSuchFileException e) {
      throw new CommandFailure("There is no file '" + file + "'.", e);
    }
  }

  private InputStream open() throws IOException {
    if (file.toString().equals("-")) {
      return new BufferedInputStream(System.in);
    }
    if (Files.isDirectory(file)) {
      throw new CommandFailure("'" + file + "' is a directory, not a certificate.");
    }
    return new BufferedInputStream(Files.newInputStream(file));
  }

  private static ObjectNode json(boolean isAccepted, String reason, Optional<Position> by) {
    ObjectNode node = Output.object();
    node.put("accepted", isAccepted);
    node.put("reason", reason);
    if (by.isPresent()) {
      ArrayNode heaps = node.putArray("refutedBy");
      for (int i = by.get().size() - 1; i >= 0; i--) {
        heaps.add(by.get().heap(i));
      }
    } else {
      node.putNull("refutedBy");
    }
    return node;
  }
}
