// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.nio.file.Path;
import java.util.Optional;
import org.losingways.show.file.OutputFile;
import picocli.CommandLine.Option;

/** The mixin of commands that prove what they say: {@code --certificate}. */
public final class CertificateOption {

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a certificate that 'misere check' accepts.")
  private Path file;

  /** Where it is to be written, which is tried before anything is computed. */
  public Optional<OutputFile> file() {
    return file == null ? Optional.empty() : Optional.of(OutputFile.of(file));
  }
}
