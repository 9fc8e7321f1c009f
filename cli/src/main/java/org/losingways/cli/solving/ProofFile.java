// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.codec.SolverCertificate;
import org.losingways.gauge.Gauges;
import org.losingways.partizan.PartizanSolution;
import org.losingways.proof.certificate.Certificate;
import org.losingways.quotient.Quotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.OutputFile;
import org.losingways.store.WorkClock;

/** The file of {@code --certificate}: the proof of what goes furthest. */
public final class ProofFile {

  private static final Duration FOR_THE_CERTIFICATE = Duration.ofSeconds(5);

  private ProofFile() {}

  /** Writes the proof of a quotient, or of linear forms that decide larger heaps. */
  public static void write(
      OutputFile file, Duration given, Quotient quotient, Optional<? extends Gauges<?>> gauges) {
    write(file, given, gauges, () -> SolverCertificate.of(quotient));
  }

  /** The same of a game with Left and Right. */
  public static void write(
      OutputFile file,
      Duration given,
      PartizanSolution monoid,
      Optional<? extends Gauges<?>> gauges) {
    write(file, given, gauges, () -> SolverCertificate.of(monoid));
  }

  /** The time was for the search; the proof of what was found has its own. */
  private static void write(
      OutputFile file,
      Duration given,
      Optional<? extends Gauges<?>> gauges,
      Supplier<Certificate> ofQuotient) {
    Supplier<Certificate> proof = () -> gauges.map(SolverCertificate::of).orElseGet(ofQuotient);
    boolean isInterrupted = Interrupt.isPressed();
    Duration time =
        isInterrupted || given.compareTo(FOR_THE_CERTIFICATE) < 0 ? FOR_THE_CERTIFICATE : given;
    try {
      file.write(
          Budget.unlimited()
              .during(
                  () ->
                      Budget.of(
                          time, new WorkClock(), () -> !isInterrupted && Interrupt.isPressed()))
              .during(proof)
              .file());
    } catch (Budget.Stopped e) {
      throw CommandFailure.limit(
          "The certificate is not in '%s': it could not be made within the limits; raise --time-limit, or keep the run with --save."
              .formatted(file));
    }
  }
}
