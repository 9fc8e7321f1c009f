// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.GrundysGame;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Certificate;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.CertificateChecker;
import org.losingways.proof.Claim;
import org.losingways.proof.Verdict;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Certificates as files: written, read, cut short, garbled. */
class CertificateFileTest {

  private static final Certificate SOLVED =
      parity(TakeAndBreak.of("0.3"), new Claim.Solved(2, 0), 0, 1, 0, 1, 0, 1, 0);
  private static final Certificate PARTIAL =
      parity(new GrundysGame(), new Claim.Partial(), 0, 0, 0, 1, 0);

  private static Certificate parity(Ruleset rules, Claim claim, int... phi) {
    return CertificateBuilder.build(
        rules, claim, List.of("a"), new int[][] {{1, 0}}, BitSet.valueOf(new long[] {2}), phi);
  }

  private static byte[] written(Certificate certificate) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CertificateWriter.write(certificate, out);
    return out.toByteArray();
  }

  private static Certificate read(byte[] file) {
    return CertificateReader.read(new ByteArrayInputStream(file));
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = CertificateFileTest.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  @Test
  void looksLikeThis() {
    assertThat(new String(written(SOLVED), StandardCharsets.UTF_8).lines())
        .startsWith(
            "{",
            "  \"format\": \"losingways-certificate\",",
            "  \"version\": 1,",
            "  \"game\": \"0.3\",",
            "  \"claim\": \"solved\",",
            "  \"period\": 2,",
            "  \"preperiod\": 0,",
            "  \"heaps\": 6,",
            "  \"order\": 2,")
        .contains("  \"phi\": [0,1,0,1,0,1,0],", "  \"witnesses\": [[[0]],[[1]]],")
        .endsWith("  \"digest\": \"" + SOLVED.digest() + "\"", "}");
  }

  @Test
  void whatIsWrittenIsRead() {
    assertThat(read(written(SOLVED))).isEqualTo(SOLVED);
    assertThat(read(written(PARTIAL))).isEqualTo(PARTIAL);
  }

  @Test
  void theExampleOfTheDocumentationIsARealOne() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "certificates.md"));
    int from = page.indexOf("```json") + "```json".length();
    String example = page.substring(from, page.indexOf("```", from));
    assertThat(read(example.getBytes(StandardCharsets.UTF_8))).isEqualTo(SOLVED);
    assertThat(example.strip())
        .isEqualTo(new String(written(SOLVED), StandardCharsets.UTF_8).strip());
  }

  @Test
  void theDigestIsThatOfTheMembersWithoutBlanks() {
    String file = new String(written(PARTIAL), StandardCharsets.UTF_8);
    String members = file.substring(0, file.indexOf(",\n  \"digest\"")) + "}";
    assertThat(members.replaceAll("\\s", "")).isEqualTo(PARTIAL.text());
  }

  /** Files of the first version of the format stay readable, and stay right. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123.json", "0.77.json"})
  void certificatesOnRecordAreAccepted(String name) throws IOException {
    byte[] file = resource(name);
    Certificate certificate = read(file);
    assertThat(CertificateChecker.check(certificate)).isInstanceOf(Verdict.Accepted.class);
    assertThat(written(certificate)).isEqualTo(file);
  }

  @Test
  void aFileCutAnywhereIsRefusedInOneSentence() throws IOException {
    byte[] file = resource("0.123.json");
    // The last byte is the line break after the closing brace.
    for (int length = 0; length < file.length - 1; length++) {
      assertRefused(Arrays.copyOf(file, length));
    }
  }

  @Test
  void garbledFilesAreRefusedInOneSentenceOrRead() throws IOException {
    byte[] file = resource("0.123.json");
    Random random = new Random(20260103);
    int accepted = 0;
    for (int i = 0; i < 5_000; i++) {
      byte[] garbled = file.clone();
      for (int k = random.nextInt(3); k >= 0; k--) {
        garbled[random.nextInt(garbled.length)] =
            random.nextBoolean()
                ? (byte) random.nextInt(256)
                : (byte) "0123456789[]{},:\"ab -.eE".charAt(random.nextInt(24));
      }
      Throwable problem = catchThrowable(() -> read(garbled));
      if (problem != null) {
        assertOneSentence(problem);
      } else {
        Certificate certificate = read(garbled);
        if (CertificateChecker.check(certificate) instanceof Verdict.Accepted) {
          // Only blanks were changed, or a letter was replaced by itself.
          assertThat(certificate).isEqualTo(read(file));
          accepted++;
        }
      }
    }
    assertThat(accepted).isLessThan(500);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "[]",
        "{}",
        "{\"format\":\"losingways-certificate\",\"version\":2}",
        "{\"format\":\"losingways-certificate\",\"version\":1}",
        "{\"format\":\"x\"}",
        "{\"game\":\"0.3\",\"game\":\"0.3\"}",
        "{\"phi\":[1,2,1.5]}",
        "{\"phi\":[99999999999]}",
        "{\"phi\":[9999999999999999999999999999999999999999999999]}",
        "{\"phi\":[[1]]}",
        "{\"heaps\":\"1\"}",
        "{\"unknown\":1}",
        "{\"game\":[[[0]]]}",
        "{\"game\":[[[2,1]]]}",
        "{\"generators\":[{\"name\":\"a\"}]}",
        "{\"generators\":[{\"colour\":\"a\"}]}",
        "{\"witnesses\":[[[[[[[[[[[[[[",
        "\u0000\u0000\u0000\u0001",
        "digraph { a -> b }",
        "solved"
      })
  void whatIsNoCertificateIsRefusedInOneSentence(String text) {
    assertRefused(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void somethingBehindTheEndIsRefused() {
    byte[] file = written(SOLVED);
    byte[] longer = Arrays.copyOf(file, file.length + 2);
    longer[file.length] = '{';
    longer[file.length + 1] = '}';
    assertRefused(longer);
  }

  @Test
  void endlessFilesAreRefusedWithoutReadingThem() {
    InputStream endless =
        new SequenceInputStream(
            new ByteArrayInputStream(new byte[] {'{', '"'}),
            new InputStream() {
              @Override
              public int read() {
                return 'a';
              }

              @Override
              public int read(byte[] buffer, int from, int length) {
                Arrays.fill(buffer, from, from + length, (byte) 'a');
                return length;
              }
            });
    assertOneSentence(catchThrowable(() -> CertificateReader.read(endless)));
  }

  @Test
  void theSchemaNamesEveryMember() throws IOException {
    JsonNode schema;
    try (InputStream in =
        CertificateReader.class.getResourceAsStream(
            "/org/losingways/show/file/certificate.schema.json")) {
      schema = new JsonMapper().readTree(in);
    }
    TreeSet<String> described = new TreeSet<>(schema.get("properties").propertyNames());
    JsonNode file = new JsonMapper().readTree(written(SOLVED));
    assertThat(described).isEqualTo(new TreeSet<>(file.propertyNames()));
    TreeSet<String> always = new TreeSet<>(described);
    always.removeAll(List.of("period", "preperiod"));
    TreeSet<String> required = new TreeSet<>();
    schema.get("required").forEach(name -> required.add(name.asString()));
    assertThat(required).isEqualTo(always);
    assertThat(schema.get("additionalProperties").asBoolean()).isFalse();
    assertThat(schema.at("/properties/format/const").asString()).isEqualTo(Certificate.FORMAT);
    assertThat(schema.at("/properties/version/const").asInt()).isEqualTo(Certificate.VERSION);
    assertThat(schema.at("/properties/order/maximum").asInt()).isEqualTo(Certificate.MAX_ORDER);
    assertThat(schema.at("/properties/heaps/maximum").asInt()).isEqualTo(Certificate.MAX_HEAPS);
  }

  private static void assertRefused(byte[] file) {
    assertOneSentence(catchThrowable(() -> read(file)));
  }

  private static void assertOneSentence(Throwable problem) {
    assertThat(problem).isInstanceOf(CertificateFormatException.class);
    assertThat(problem.getMessage())
        .startsWith("The file is no ")
        .endsWith(".")
        .doesNotContain("\n")
        .doesNotContain("jackson")
        .hasSizeLessThan(200);
  }
}
