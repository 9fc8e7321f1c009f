// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.game.Fingerprint;
import org.losingways.game.GameFormatException;
import org.losingways.json.JsonWriter;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;

/** Whatever single thing is changed in the file of a certificate of any kind, it is caught. */
@Tag("published")
class CertificateMutationsTest {

  /** So many changes of the certificates of one kind are looked at, evenly spread. */
  private static final int MOST = 1_200;

  static List<List<Certificate>> kinds() {
    return List.of(
        List.of(
            Samples.impartial("0.123", Integer.MAX_VALUE), Samples.impartial("grundys-game", 12)),
        List.of(
            Samples.presented("0.123", Integer.MAX_VALUE),
            Samples.presented("0.74", 10),
            Samples.presented("grundys-game", 12)),
        List.of(Samples.impartial("0.005", 18)),
        List.of(Samples.gauges("4.765-9"), Samples.gauges("0.76-12")),
        List.of(Samples.gauges("0.544")),
        List.of(Samples.gauges("0.5-0.03-4")),
        List.of(Samples.gauges("0.5-0.11"), Samples.gauges("0.4-0.45-5")),
        Stream.of("4.7", "0.26", "0.57", "0.757", "4.502", "4.564")
            .map(code -> Samples.impartial(code, Integer.MAX_VALUE))
            .toList(),
        List.of(
            Samples.partizan("0.7/0.07", 1000),
            Samples.partizan("0.1/0.5", 1000),
            Samples.partizan("0.2/0.6", 1000),
            Samples.partizan("{0|}; {|0}", 1000)),
        Stream.of("0.1/0.2", "0.01/0.12", "0.01/0.2", "0.01/0.3", "0.01/0.33", "0.12/0.01")
            .map(code -> Samples.partizan(code, 1000))
            .toList());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyChangeIsCaught(List<Certificate> ofOneKind) throws IOException {
    int looked = 0;
    for (Certificate certificate : ofOneKind) {
      Map<String, List<Map<String, Object>>> mutants = mutants(certificate);
      int share = share(mutants, MOST / ofOneKind.size());
      for (Map.Entry<String, List<Map<String, Object>>> ofMember : mutants.entrySet()) {
        int size = ofMember.getValue().size();
        for (int i = 0; i < Math.min(size, share); i++) {
          int at = size <= share ? i : (int) ((long) i * size / share);
          Map<String, Object> mutant = ofMember.getValue().get(at);
          if (isAccepted(mutant, Fingerprint.of(JsonWriter.ascii(mutant)))) {
            assertThat(isAccepted(mutant, certificate.digest())).as("%s", mutant).isFalse();
            if (!namesOtherHeaps(certificate.members(), mutant)) {
              // Only the digest can catch another truth: other rules, or another name of a table,
              // that need no other values; that less is claimed; thresholds that are outweighed
              // anyway; another heap of the same value named for a generator; and a modulus of a
              // sum whose residue the counts of its letters tell.
              assertThat(ofMember.getKey())
                  .as("%s", mutant.get(ofMember.getKey()))
                  .isIn("game", "exact", "thresholds", "gauges");
            }
          }
          looked++;
        }
      }
    }
    assertThat(looked).isGreaterThan(1_000);
  }

  /** As many changes of each member as make so many in all, if it has as many. */
  private static int share(Map<String, List<Map<String, Object>>> mutants, int all) {
    int share = 1;
    int before = 0;
    int now = mutants.size();
    while (now < all && now > before) {
      share++;
      before = now;
      int most = share;
      now = mutants.values().stream().mapToInt(m -> Math.min(m.size(), most)).sum();
    }
    return share;
  }

  /** For each member of a certificate what it is when that is changed. */
  private static Map<String, List<Map<String, Object>>> mutants(Certificate certificate) {
    Map<String, List<Map<String, Object>>> mutants = new LinkedHashMap<>();
    certificate
        .members()
        .forEach(
            (member, value) -> {
              List<Map<String, Object>> ofMember = new ArrayList<>();
              mutants.put(member, ofMember);
              change(
                  value,
                  changed -> {
                    Map<String, Object> mutant = certificate.members();
                    mutant.put(member, changed);
                    ofMember.add(mutant);
                  });
            });
    return mutants;
  }

  /** Whether nothing is different but heaps named for generators, of which referees ask values. */
  private static boolean namesOtherHeaps(Map<String, Object> before, Map<String, Object> after) {
    Map<String, Object> one = new LinkedHashMap<>(before);
    Map<String, Object> other = new LinkedHashMap<>(after);
    one.computeIfPresent("generators", (name, value) -> withoutHeaps(value));
    other.computeIfPresent("generators", (name, value) -> withoutHeaps(value));
    return one.equals(other);
  }

  private static Object withoutHeaps(Object generators) {
    if (!(generators instanceof List<?> list)) {
      return generators;
    }
    List<Object> stripped = new ArrayList<>();
    for (Object generator : list) {
      if (generator instanceof Map<?, ?> map) {
        Map<Object, Object> rest = new LinkedHashMap<>(map);
        rest.remove("heap");
        stripped.add(rest);
      } else {
        stripped.add(generator);
      }
    }
    return stripped;
  }

  private static boolean isAccepted(Map<String, Object> members, String digest) throws IOException {
    Map<String, Object> file = new LinkedHashMap<>(members);
    file.put("digest", digest);
    byte[] bytes = JsonWriter.ascii(file).getBytes(StandardCharsets.UTF_8);
    try {
      return Referee.check(CertificateReader.read(new ByteArrayInputStream(bytes)))
          instanceof Verdict.Accepted;
    } catch (GameFormatException e) {
      assertThat(e.getMessage()).startsWith("The file is not a certificate: ").endsWith(".");
      return false;
    }
  }

  /** Each value inside changed, taken away, doubled, or replaced by something of another type. */
  private static void change(Object value, Consumer<Object> sink) {
    if (value instanceof Integer n) {
      sink.accept(n + 1);
      sink.accept(n - 1);
      sink.accept(n == 0 ? Integer.MAX_VALUE : -n);
      sink.accept("" + n);
    } else if (value instanceof Boolean b) {
      sink.accept(!b);
      sink.accept(1);
    } else if (value instanceof String s) {
      for (int i = 0; i < s.length(); i++) {
        sink.accept(s.substring(0, i) + s.substring(i + 1));
        sink.accept(s.substring(0, i) + (s.charAt(i) == '0' ? '1' : '0') + s.substring(i + 1));
      }
      sink.accept(s + "0");
      sink.accept(s + "1");
      sink.accept(List.of());
    } else if (value instanceof List<?> list) {
      sink.accept(0);
      for (int i = 0; i < list.size(); i++) {
        List<Object> fewer = new ArrayList<>(list);
        fewer.remove(i);
        sink.accept(fewer);
        List<Object> more = new ArrayList<>(list);
        more.add(i, list.get(i));
        sink.accept(more);
        int at = i;
        change(
            list.get(i),
            changed -> {
              List<Object> other = new ArrayList<>(list);
              other.set(at, changed);
              sink.accept(other);
            });
      }
    } else if (value instanceof Map<?, ?> map) {
      map.forEach(
          (name, inside) -> {
            Map<Object, Object> fewer = new LinkedHashMap<>(map);
            fewer.remove(name);
            sink.accept(fewer);
            change(
                inside,
                changed -> {
                  Map<Object, Object> other = new LinkedHashMap<>(map);
                  other.put(name, changed);
                  sink.accept(other);
                });
          });
    }
  }
}
