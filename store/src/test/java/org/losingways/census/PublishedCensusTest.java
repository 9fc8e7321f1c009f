// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Rules;
import org.losingways.reader.GameReader;

/** What is published in docs/results/census is proved by the certificates beside it. */
@Tag("published")
class PublishedCensusTest {

  private static final Path FOLDER = Path.of("../docs/results/census");

  /** The referee takes long for the few that are longer. */
  private static final int LONGEST = 30_000;

  private static final List<String> FILES = List.of("octal", "quaternary");

  private static Map<String, String> certificates() throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (String name : FILES) {
      Path file = FOLDER.resolve(name + "-certificates.jsonl.gz");
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(
                  new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          String code = line.replaceFirst(".*?\"game\": ?\"([^\"]+)\".*", "$1");
          assertThat(all.put(code, line)).as(code).isNull();
        }
      }
    }
    return all;
  }

  private static Certificate read(String text) {
    return CertificateReader.read(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void theRefereeAcceptsTheCertificates() throws IOException {
    int read = 0;
    for (Map.Entry<String, String> each : certificates().entrySet()) {
      Certificate certificate = read(each.getValue());
      assertThat(certificate.rules())
          .isEqualTo(
              GameReader.of(each.getKey())
                  .<Rules, RuntimeException>either(
                      rules -> Rules.of(rules, certificate.heaps()),
                      rules -> Rules.of(rules, certificate.heaps())));
      if (each.getValue().length() <= LONGEST) {
        assertThat(Referee.check(certificate))
            .as(each.getKey())
            .isInstanceOf(Verdict.Accepted.class);
        read++;
      }
    }
    assertThat(read).isGreaterThan(300);
  }

  /** Every line that says solved has its proof, which claims the same period. */
  @Test
  void theTablesSayWhatTheCertificatesProve() throws IOException {
    Map<String, String> certificates = certificates();
    for (String name : FILES) {
      List<String> lines = Files.readAllLines(FOLDER.resolve(name + ".csv"));
      List<String> head = List.of(lines.get(0).split(",", -1));
      for (String line : lines.subList(1, lines.size())) {
        String[] cells = line.split(",", -1);
        String code = cells[head.indexOf("code")];
        if (cells[head.indexOf("status")].equals("solved")) {
          Claim claim = read(certificates.get(code)).claim();
          assertThat(claim).as(code).isNotInstanceOf(Claim.Partial.class);
          if (claim instanceof Claim.Solved solved) {
            assertThat(cells[head.indexOf("period")])
                .as(code)
                .isEqualTo(String.valueOf(solved.period()));
          }
        } else {
          assertThat(certificates).doesNotContainKey(code);
        }
      }
    }
  }

  private static List<String[]> rows(String name) throws IOException {
    List<String> lines = Files.readAllLines(FOLDER.resolve(name + ".csv"));
    return lines.subList(1, lines.size()).stream().map(line -> line.split(",", -1)).toList();
  }

  /** A line for each class of equivalent codes, under the code people know. */
  @Test
  void theTablesHaveTheCodesThatStandForTheirClasses() throws IOException {
    Map<String, List<CodeFamily.Kin>> families =
        Map.of("octal", CodeFamily.OCTAL.games(3), "quaternary", CodeFamily.QUATERNARY.games(4));
    for (String name : FILES) {
      assertThat(
              rows(name).stream()
                  .map(
                      cells ->
                          new CodeFamily.Kin(
                              cells[0],
                              Stream.of(cells[cells.length - 1].split(" ", -1))
                                  .filter(code -> !code.isEmpty())
                                  .toList())))
          .isEqualTo(families.get(name));
    }
    assertThat(rows("octal"))
        .extracting(cells -> cells[0])
        .contains("0.77", "0.07", "0.3", "0.007")
        .doesNotContain("4.4", "0.4", "0.2", "0.04");
  }

  /** The numbers of the README. */
  @Test
  void theCountsAreThoseOfTheTables() throws IOException {
    assertThat(rows("octal")).hasSize(543);
    assertThat(rows("octal")).filteredOn(cells -> cells[2].equals("solved")).hasSize(336);
    assertThat(rows("quaternary")).hasSize(120);
    assertThat(rows("quaternary")).filteredOn(cells -> cells[2].equals("solved")).hasSize(116);
  }
}
