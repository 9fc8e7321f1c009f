// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.game.GameFormatException;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Small true certificates of every kind, and changes of them that are false in one respect each:
 * what the referee says of every one is written down.
 *
 * <p>{@code true-certificates.jsonl} has a certificate a line. A line of {@code
 * changed-certificates.jsonl} names one of them by kind, game and largest heap, and says which
 * members are set to what, by JSON pointers, {@code null} for those that are taken away. Every
 * changed certificate gets the digest that belongs to it, so only its contents can be found wrong.
 * Most of them are there because a referee that lacks one check, or makes it a little differently,
 * would judge them differently: {@code ./check --mutants} tries that.
 */
class JudgedCertificatesTest {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private static final Map<String, List<Judged>> TRUE = new LinkedHashMap<>();
  private static final Map<String, List<Judged>> CHANGED = new LinkedHashMap<>();

  /** A certificate, and the verdict on it. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Judged(String what, byte[] certificate, String verdict) {}

  static {
    Map<String, ObjectNode> byName = new LinkedHashMap<>();
    for (JsonNode line : lines("true-certificates.jsonl")) {
      ObjectNode certificate = (ObjectNode) line.get("certificate");
      String name = line.get("name").asString();
      byName.put(name, certificate);
      add(TRUE, name, name, certificate, line);
    }
    for (JsonNode line : lines("changed-certificates.jsonl")) {
      String name = line.get("of").asString();
      ObjectNode changed = byName.get(name).deepCopy();
      line.get("set").properties().forEach(set -> set(changed, set.getKey(), set.getValue()));
      add(CHANGED, name, name + " with " + line.get("set"), changed, line);
    }
  }

  private static void add(
      Map<String, List<Judged>> to, String name, String what, JsonNode certificate, JsonNode line) {
    to.computeIfAbsent(name.substring(0, name.indexOf(' ')), kind -> new ArrayList<>())
        .add(
            new Judged(
                what,
                certificate.toString().getBytes(StandardCharsets.UTF_8),
                line.get("says").asString()));
  }

  private static List<JsonNode> lines(String resource) {
    try (InputStream in = JudgedCertificatesTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(JSON::readTree)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void set(ObjectNode certificate, String pointer, JsonNode value) {
    int last = pointer.lastIndexOf('/');
    String member = pointer.substring(last + 1);
    JsonNode parent = certificate.at(pointer.substring(0, last));
    if (parent instanceof ArrayNode list) {
      list.set(Integer.parseInt(member), value);
    } else if (value.isNull()) {
      ((ObjectNode) parent).remove(member);
    } else {
      ((ObjectNode) parent).set(member, value);
    }
  }

  static Set<String> kinds() {
    return TRUE.keySet();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void trueCertificatesAreAccepted(String kind) throws IOException {
    for (Judged judged : TRUE.get(kind)) {
      Certificate certificate = read(judged.certificate);
      assertThat(verdict(Referee.check(certificate))).as(judged.what).isEqualTo(judged.verdict);
      assertThat(judged.verdict).startsWith("Accepted: ");
      assertThat(read(certificate.file().getBytes(StandardCharsets.UTF_8))).isEqualTo(certificate);
    }
    // The shortest one will do: whatever is proved, it is not what the digest was made for.
    Certificate changed = withAnotherDigest(read(TRUE.get(kind).get(0).certificate));
    assertThat(verdict(Referee.check(changed)))
        .startsWith("Refuted: ")
        .contains("not the one its digest was made for");
  }

  private static Certificate withAnotherDigest(Certificate certificate) {
    return new Certificate(
        certificate.rules(),
        certificate.claim(),
        certificate.heaps(),
        certificate.evidence(),
        "0".repeat(64));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void changedCertificatesAreJudgedForWhatWasChanged(String kind) throws IOException {
    for (Judged judged : CHANGED.getOrDefault(kind, List.of())) {
      assertThat(sealedVerdict(judged.certificate)).as(judged.what).isEqualTo(judged.verdict);
    }
  }

  private static String sealedVerdict(byte[] certificate) throws IOException {
    try {
      return verdict(Referee.check(read(certificate).sealed()));
    } catch (GameFormatException e) {
      return "Format: " + e.getMessage();
    }
  }

  private static String verdict(Verdict verdict) {
    return verdict.getClass().getSimpleName() + ": " + verdict.reason();
  }

  private static Certificate read(byte[] certificate) throws IOException {
    return CertificateReader.read(new ByteArrayInputStream(certificate));
  }
}
