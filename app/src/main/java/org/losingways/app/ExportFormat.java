// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.codec.SolverCertificate;
import org.losingways.proof.certificate.Certificate;
import org.losingways.show.answer.quotient.GaugesAnswer;
import org.losingways.show.export.CoqExport;
import org.losingways.show.export.CsvExport;
import org.losingways.show.export.Export;
import org.losingways.show.export.GapExport;
import org.losingways.show.export.JsonExport;
import org.losingways.show.export.LatexExport;
import org.losingways.show.export.SmtExport;

/** What a quotient can be written as for another program. */
public enum ExportFormat {
  JSON("application/json"),
  LATEX("application/x-tex"),
  GAP("text/plain"),
  CSV("text/csv"),
  SMT2("text/plain"),
  COQ("text/plain");

  private final String mediaType;

  ExportFormat(String mediaType) {
    this.mediaType = mediaType;
  }

  /** What may be said besides, for one format each. */
  public record Choices(CsvExport.Table table, boolean isFragment) {}

  /** Its media type. */
  public String mediaType() {
    return mediaType;
  }

  /** Its name, as people type it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The names of all, as people type them. */
  public static String[] names() {
    return Arrays.stream(values()).map(ExportFormat::text).toArray(String[]::new);
  }

  /** The format with this name, if there is one. */
  public static Optional<ExportFormat> of(String name) {
    return Arrays.stream(values()).filter(format -> format.text().equals(name)).findFirst();
  }

  /**
   * A quotient in this format, with what gauges tell of larger heaps if the format has room for it.
   *
   * @param stop when it says yes, genera that are hard to find are given up
   */
  public String write(ShownQuotient shown, Choices choices, BooleanSupplier stop) {
    return this == COQ
        ? theorems(List.of(shown.proof().get()), choices.isFragment())
        : write(shown, Export.of(shown.view(), shown.status().word(), stop), choices);
  }

  private String write(ShownQuotient shown, Export export, Choices choices) {
    return switch (this) {
      case LATEX ->
          choices.isFragment() ? LatexExport.fragment(export) : LatexExport.document(export);
      case GAP -> GapExport.write(export);
      case CSV -> CsvExport.write(export, choices.table());
      case SMT2 -> SmtExport.write(export);
      default ->
          shown
                  .gauges()
                  .map(
                      g ->
                          JsonExport.write(
                              export, GaugesAnswer.of(g), SolverCertificate.of(g).file()))
                  .orElseGet(() -> JsonExport.write(export))
              + "\n";
    };
  }

  /**
   * Certificates as theorems for Coq.
   *
   * @param isFragment without the theory
   */
  public static String theorems(List<Certificate> certificates, boolean isFragment) {
    return isFragment ? CoqExport.fragment(certificates) : CoqExport.document(certificates);
  }
}
