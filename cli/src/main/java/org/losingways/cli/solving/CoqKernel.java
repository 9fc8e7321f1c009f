// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.proof.certificate.Certificate;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.KernelAnswer;
import org.losingways.show.export.CoqExport;

/** The proof assistant Coq, where it is installed: its kernel reads theorems of certificates. */
public final class CoqKernel {

  private static final String COMPILER = "coqc";
  private static final String CLOSED = "Closed under the global context";
  private static final Pattern VERSION = Pattern.compile("version (\\S+)");
  private static final Pattern ERROR =
      Pattern.compile("(?s)Error:\\s*(.{1,200}?)(\\.\\s|\\n\\n|$)");

  private final Path compiler;

  private CoqKernel(Path compiler) {
    this.compiler = compiler;
  }

  /**
   * The one on the path of programs.
   *
   * @throws CommandFailure if there is none
   */
  public static CoqKernel find() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(File.pathSeparator, -1))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, COMPILER))
        .filter(Files::isExecutable)
        .findFirst()
        .map(CoqKernel::new)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "Coq is not installed: there is no program 'coqc'; install it (on Debian the packages coq and libcoq-stdlib), or leave out --kernel."));
  }

  /**
   * Has the theorems of certificates compiled, all in one file.
   *
   * @param uncovered how many others there are no theorems of
   */
  public KernelAnswer check(List<Certificate> certificates, int uncovered) throws IOException {
    Path folder = Files.createTempDirectory("misere-coq");
    try {
      String program = "Coq " + version(folder);
      Files.writeString(folder.resolve("Theorems.v"), CoqExport.document(certificates));
      Path said = folder.resolve("said.txt");
      int status = run(folder, said, "Theorems.v");
      String text = Files.readString(said, StandardCharsets.UTF_8);
      boolean isAccepted = status == 0 && text.contains(CLOSED);
      return new KernelAnswer(
          isAccepted,
          program,
          isAccepted ? CLOSED + "." : error(text, status),
          certificates.size(),
          uncovered);
    } finally {
      remove(folder);
    }
  }

  private String version(Path folder) throws IOException {
    Path said = folder.resolve("version.txt");
    run(folder, said, "--version");
    Matcher version = VERSION.matcher(Files.readString(said, StandardCharsets.UTF_8));
    return version.find() ? version.group(1) : "of an unknown version";
  }

  private int run(Path folder, Path said, String argument) throws IOException {
    Process process =
        new ProcessBuilder(compiler.toString(), "-q", argument)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    process.getOutputStream().close();
    try {
      while (!process.waitFor(50, TimeUnit.MILLISECONDS)) {
        if (Interrupt.isPressed() || Budget.isSpent()) {
          throw CommandFailure.limit("Coq was stopped before it had read all theorems.");
        }
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw CommandFailure.limit("Coq was stopped before it had read all theorems.");
    } finally {
      process.destroyForcibly();
    }
  }

  private static String error(String text, int status) {
    Matcher error = ERROR.matcher(text);
    return error.find()
        ? error.group(1).strip().replaceAll("\\s+", " ") + "."
        : "coqc ended with status %d.".formatted(status);
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
