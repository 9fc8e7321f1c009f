// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.command;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.losingways.game.GameFormatException;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateFiles;

/**
 * Checks the certificates in files, without the rest of Losing Ways.
 *
 * <pre>
 *   java -jar losingways-referee.jar kayles.json
 *   Accepted. 0.77 is solved: order 40, |P| = 9, period 12 from heap 71 on, for heaps of every size.
 * </pre>
 *
 * <p>A file may have one certificate on each line and be compressed by gzip. The exit status is 0
 * if all are accepted, 1 if one does not prove its claim, and 2 if a file is no certificate.
 */
public final class CheckFiles {

  private CheckFiles() {}

  /** Checks the files that are named. */
  public static void main(String[] files) {
    System.exit(
        check(
            new PrintStream(System.out, true, StandardCharsets.UTF_8),
            new PrintStream(System.err, true, StandardCharsets.UTF_8),
            files));
  }

  /** Says of each certificate whether it is accepted; the exit status. */
  static int check(PrintStream out, PrintStream err, String... files) {
    if (files.length == 0) {
      err.println("Name a file with a certificate: java -jar losingways-referee.jar FILE…");
      return 2;
    }
    int status = 0;
    for (String file : files) {
      try {
        for (Certificate certificate : CertificateFiles.read(Path.of(file))) {
          Verdict verdict = Referee.check(certificate);
          status = Math.max(status, status(verdict));
          (status(verdict) == 2 ? err : out)
              .println(
                  verdict instanceof Verdict.Accepted
                      ? "Accepted. " + verdict.reason()
                      : verdict instanceof Verdict.Refuted
                          ? "Refuted. " + verdict.reason()
                          : verdict.reason());
        }
      } catch (GameFormatException | InvalidPathException e) {
        err.println(e.getMessage());
        status = 2;
      }
    }
    return status;
  }

  private static int status(Verdict verdict) {
    if (verdict instanceof Verdict.Accepted) {
      return 0;
    }
    return verdict instanceof Verdict.Refuted ? 1 : 2;
  }
}
