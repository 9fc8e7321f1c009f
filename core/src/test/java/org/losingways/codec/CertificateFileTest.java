// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Fingerprint;
import org.losingways.game.GameFormatException;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.GrundysGame;
import org.losingways.proof.CertificateBuilder;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PartizanEvidence;
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
    return certificate.file().getBytes(StandardCharsets.UTF_8);
  }

  private static Certificate read(byte[] file) {
    try {
      return CertificateReader.read(new ByteArrayInputStream(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = CertificateFileTest.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  @Test
  void looksLikeThis() {
    assertThat(new String(written(SOLVED), StandardCharsets.UTF_8).lines())
        .containsExactly(
            "{\"format\":\"losingways-certificate\",",
            " \"version\":2,",
            " \"kind\":\"finite\",",
            " \"game\":\"0.3\",",
            " \"claim\":\"solved\",",
            " \"period\":2,",
            " \"preperiod\":0,",
            " \"heaps\":6,",
            " \"order\":2,",
            " \"generators\":[{\"name\":\"a\",\"heap\":1,\"action\":[1,0]}],",
            " \"elements\":[\"1\",\"a\"],",
            " \"pPortion\":[1],",
            " \"phi\":[0,1,0,1,0,1,0],",
            " \"witnesses\":[[[0]],[[1]]],",
            " \"digest\":\"" + SOLVED.digest() + "\"}");
  }

  @Test
  void whatIsWrittenIsReadAndWrittenTheSame() {
    List<Certificate> all = new ArrayList<>(Samples.ofEachKind());
    all.addAll(List.of(SOLVED, PARTIAL));
    for (Certificate certificate : all) {
      Certificate read = read(written(certificate));
      assertThat(read).isEqualTo(certificate);
      assertThat(read.file()).isEqualTo(certificate.file());
    }
  }

  @Test
  void theExamplesOfTheDocumentationAreRealOnes() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "certificates.md"));
    List<Certificate> examples = new ArrayList<>();
    for (int from = page.indexOf("```json\n"); from >= 0; ) {
      int to = page.indexOf("```", from + 8);
      String example = page.substring(from + 8, to);
      Certificate certificate = read(example.getBytes(StandardCharsets.UTF_8));
      assertThat(certificate.file()).isEqualTo(example);
      examples.add(certificate);
      from = page.indexOf("```json\n", to);
    }
    assertThat(examples).containsExactly(SOLVED, Samples.partizan("0.7/0.07", 1000));
  }

  @Test
  void theDigestIsThatOfTheMembersWithoutBlanks() {
    String file = new String(written(PARTIAL), StandardCharsets.UTF_8);
    String members = file.substring(0, file.indexOf(",\n \"digest\"")) + "}";
    assertThat(members.replaceAll("\\s", "")).isEqualTo(PARTIAL.text());
    assertThat(PARTIAL.digest()).isEqualTo(Fingerprint.of(PARTIAL.text()));
  }

  /** Files of the first version of the format stay readable, and stay right. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123.json", "0.77.json"})
  void certificatesOnRecordAreAccepted(String name) throws IOException {
    byte[] file = resource(name);
    Certificate certificate = read(file);
    assertThat(Referee.check(certificate)).isInstanceOf(Verdict.Accepted.class);
    assertThat(read(written(certificate))).isEqualTo(certificate);
    // The old digest is looked at: a game with the same quotient is another theorem.
    String other =
        new String(file, StandardCharsets.UTF_8).replaceFirst("[0-9a-f]{64}", "0".repeat(64));
    assertThat(Referee.check(read(other.getBytes(StandardCharsets.UTF_8))).reason())
        .contains("digest");
  }

  @Test
  void aFileCutAnywhereIsRefusedInOneSentence() throws IOException {
    byte[] file = written(read(resource("0.123.json")));
    // The last byte is the line break after the closing brace.
    for (int length = 0; length < file.length - 1; length++) {
      assertRefused(Arrays.copyOf(file, length));
    }
  }

  @Test
  void garbledFilesAreRefusedInOneSentenceOrRead() throws IOException {
    byte[] file = written(read(resource("0.123.json")));
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
        if (Referee.check(certificate) instanceof Verdict.Accepted) {
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
        "{\"format\":\"losingways-certificate\",\"version\":3}",
        "{\"format\":\"losingways-certificate\",\"version\":1,\"kind\":\"partizan\",\"game\":\"0.3\"}",
        "{\"format\":\"losingways-partizan-certificate\",\"version\":2}",
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

  /** Something is taken away from, put into, or doubled in an object: never read. */
  @Test
  void membersAreAllThereAndNoOthers() {
    String file = SOLVED.file();
    List<String> members = List.of(file.substring(1, file.length() - 2).split(",\n "));
    for (int i = 0; i < members.size(); i++) {
      List<String> fewer = new ArrayList<>(members);
      fewer.remove(i);
      assertRefused(bytes(fewer));
      List<String> twice = new ArrayList<>(members);
      twice.add(members.get(i));
      assertRefused(bytes(twice));
      List<String> other = new ArrayList<>(members);
      other.set(i, members.get(i).replaceFirst("^\"", "\"x"));
      assertRefused(bytes(other));
    }
    for (String inside :
        List.of("\"heap\":1,\"heap\":1", "\"heap\":1,\"colour\":1", "\"pile\":1")) {
      assertRefused(file.replace("\"heap\":1", inside).getBytes(StandardCharsets.UTF_8));
    }
    List<String> order = new ArrayList<>(members);
    Collections.reverse(order);
    assertThat(read(bytes(order))).isEqualTo(SOLVED);
  }

  private static byte[] bytes(List<String> members) {
    return ("{" + String.join(",", members) + "}").getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void theSchemaNamesEveryMember() throws IOException {
    JsonNode schema;
    try (InputStream in =
        CertificateReader.class.getResourceAsStream(
            "/org/losingways/proof/certificate/certificate.schema.json")) {
      schema = new JsonMapper().readTree(in);
    }
    assertThat(schema.at("/$defs/head/properties/format/const").asString())
        .isEqualTo(Certificate.FORMAT);
    assertThat(schema.at("/$defs/head/properties/version/const").asInt())
        .isEqualTo(Certificate.VERSION);
    assertThat(schema.at("/$defs/head/properties/heaps/maximum").asInt())
        .isEqualTo(Certificate.MAX_HEAPS);
    assertThat(schema.at("/$defs/finite/properties/order/maximum").asInt())
        .isEqualTo(FiniteEvidence.MAX_ORDER);
    assertThat(schema.at("/$defs/partizan/properties/heaps/maximum").asInt())
        .isEqualTo(PartizanEvidence.MAX_HEAPS);
    assertThat(schema.at("/$defs/partizan/properties/products/maxItems").asInt())
        .isEqualTo(PartizanEvidence.MAX_ORDER);
    Set<String> kinds = new TreeSet<>();
    for (Certificate certificate : Samples.ofEachKind()) {
      String kind = certificate.members().get("kind").toString();
      kinds.add(kind);
      Set<String> described = names(schema.at("/$defs/" + kind + "/properties"));
      Set<String> own = new TreeSet<>(certificate.evidence().members().keySet());
      own.remove("kind");
      assertThat(described).as(kind).containsAll(own);
      // Of gauges there is Right's set in games of two players only.
      Set<String> sometimes = kind.equals("gauges") ? Set.of("rightLost") : Set.of();
      own.removeAll(sometimes);
      Set<String> required = new TreeSet<>();
      schema.at("/$defs/" + kind + "/required").forEach(name -> required.add(name.asString()));
      assertThat(required).as(kind).isEqualTo(own);
      described.addAll(names(schema.at("/$defs/head/properties")));
      Set<String> members = new TreeSet<>(certificate.members().keySet());
      members.addAll(List.of("period", "preperiod", "saltus", "digest"));
      members.addAll(sometimes);
      assertThat(described).as(kind).isEqualTo(members);
    }
    // Each kind of evidence that there is has been looked at.
    assertThat(kinds).hasSameSizeAs(kindsOfEvidence(Evidence.class).toList());
    Set<String> choices = new TreeSet<>();
    schema.at("/$defs/head/properties/kind/enum").forEach(kind -> choices.add(kind.asString()));
    assertThat(choices).isEqualTo(kinds);
    choices.clear();
    schema
        .get("oneOf")
        .forEach(choice -> choices.add(choice.get("$ref").asString().replace("#/$defs/", "")));
    assertThat(choices).isEqualTo(kinds);
  }

  private static Stream<Class<?>> kindsOfEvidence(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(CertificateFileTest::kindsOfEvidence)
        : Stream.of(type);
  }

  private static Set<String> names(JsonNode properties) {
    return new TreeSet<>(properties.propertyNames());
  }

  private static void assertRefused(byte[] file) {
    assertOneSentence(catchThrowable(() -> read(file)));
  }

  private static void assertOneSentence(Throwable problem) {
    assertThat(problem).isInstanceOf(GameFormatException.class);
    assertThat(problem.getMessage())
        .startsWith("The file is not ")
        .endsWith(".")
        .doesNotContain("\n")
        .doesNotContain("jackson")
        .hasSizeLessThan(200);
  }
}
