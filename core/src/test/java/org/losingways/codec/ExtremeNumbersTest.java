// SPDX-License-Identifier: Apache-2.0
package org.losingways.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.family.TameNim;
import org.losingways.game.Fingerprint;
import org.losingways.game.GameFormatException;
import org.losingways.game.TakeAndBreak;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.CertificateReader;

/**
 * Whatever whole number of a certificate is replaced by one at the end of a range, nothing false is
 * accepted, and the answer is a verdict or one sentence.
 */
class ExtremeNumbersTest {

  private static final List<Number> EXTREMES =
      List.of(0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, BigInteger.TEN.pow(30));

  /** A number of a file that is part of no text. */
  private static final Pattern NUMBER = Pattern.compile("(?<=[:,\\[])-?[0-9]+(?=[,\\]}\n])");

  /** So many numbers of each member of a certificate are replaced, evenly spread. */
  private static final int MOST = 100;

  /** The referee is asked so often whether it is to stop, each time after 65,536 steps. */
  private static final int MOST_ASKED = 3_000;

  static List<Named<Certificate>> certificates() {
    List<Named<Certificate>> all = new ArrayList<>();
    Map<String, Certificate> some = new LinkedHashMap<>();
    some.put("finite 0.123", Samples.impartial("0.123", Integer.MAX_VALUE));
    some.put("finite table", Samples.impartial("grundys-game", 9));
    some.put("firm", Samples.firm("0.156"));
    some.put("presented 0.123", Samples.presented("0.123", Integer.MAX_VALUE));
    some.put("presented table", Samples.presented("grundys-game", 9));
    some.put("infinite", Samples.infinite("0.76-12"));
    some.put("gauges", Samples.gauges("0.76-12"));
    some.put("gauges of a whole game", Samples.gauges("0.11-0.41"));
    some.put("gauges of Left and Right", Samples.gauges("0.5-0.03-4"));
    some.put("family", Samples.impartial("4.7", Integer.MAX_VALUE));
    some.put("levels", Samples.impartial("0.54", Integer.MAX_VALUE));
    some.put("nim", SolverCertificate.of(TameNim.find(TakeAndBreak.of("0.(3)")).orElseThrow()));
    some.put("partizan", Samples.partizan("0.7/0.07", 1000));
    some.put("partizan, finite", Samples.partizan("0.1/0.5", 1000));
    some.put("partizan, growing", Samples.partizan("0.1/0.2", 1000));
    some.put("partizan table", Samples.partizan("{0|}; {|0}", 1000));
    some.forEach((name, certificate) -> all.add(Named.of(name, certificate)));
    return all;
  }

  @ParameterizedTest
  @MethodSource("certificates")
  void nothingFalseIsAccepted(Certificate certificate) throws IOException {
    assertThat(judged(certificate.members())).containsInstanceOf(Verdict.Accepted.class);
    Map<String, Object> members = certificate.members();
    int looked = 0;
    for (Map.Entry<String, Object> member : members.entrySet()) {
      List<Object> changed = changed(member.getValue());
      for (Object one : changed) {
        Map<String, Object> mutant = certificate.members();
        mutant.put(member.getKey(), one);
        // No other number is true in these certificates, so that none is to be accepted.
        Optional<Verdict> verdict = judged(mutant);
        String what = "%s %s, %s".formatted(member.getKey(), JsonWriter.ascii(one), verdict);
        assertThat(verdict.isEmpty() || isRefusal(verdict.get())).as(what).isTrue();
      }
      looked += changed.size();
    }
    assertThat(looked).isGreaterThan(40);
  }

  private static boolean isRefusal(Verdict verdict) {
    return verdict instanceof Verdict.Refuted || verdict instanceof Verdict.Malformed;
  }

  /** What a value is when a number in it is replaced; each list of this is looked at evenly. */
  private static List<Object> changed(Object value) {
    List<Object> changed = new ArrayList<>();
    int numbers = count(value);
    for (int i = 0; i < Math.min(numbers, MOST); i++) {
      int at = numbers <= MOST ? i : (int) ((long) i * numbers / MOST);
      for (Number extreme : EXTREMES) {
        replace(value, new int[] {at}, extreme, changed::add);
      }
    }
    changed.removeIf(one -> JsonWriter.ascii(one).equals(JsonWriter.ascii(value)));
    return changed;
  }

  /** The certificates of version 1 are read too; no digest belongs to what is changed there. */
  @Test
  void noNumberInTheTextOfVersion1Crashes() throws IOException {
    String text = Files.readString(Path.of("..", "docs", "results", "infinite", "0.76-12.json"));
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
    for (int i = 0; i < MOST; i++) {
      MatchResult at = numbers.get((int) ((long) i * numbers.size() / MOST));
      for (Number extreme : EXTREMES) {
        String changed = text.substring(0, at.start()) + extreme + text.substring(at.end());
        if (!changed.equals(text)) {
          assertThat(judged(changed).filter(verdict -> !isRefusal(verdict)))
              .as(changed.substring(Math.max(0, at.start() - 40), at.start() + 20))
              .isEmpty();
        }
      }
    }
  }

  /** What the referee says, or nothing if this is no certificate in form. */
  private static Optional<Verdict> judged(Map<String, Object> members) throws IOException {
    Map<String, Object> file = new LinkedHashMap<>(members);
    file.put("digest", Fingerprint.of(JsonWriter.ascii(members)));
    return judged(JsonWriter.ascii(file));
  }

  private static Optional<Verdict> judged(String file) throws IOException {
    byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
    int[] asked = {0};
    try {
      Certificate read = CertificateReader.read(new ByteArrayInputStream(bytes));
      return Optional.of(Referee.check(read, () -> asked[0]++ > MOST_ASKED));
    } catch (GameFormatException e) {
      assertThat(e.getMessage()).startsWith("The file is not a certificate: ").endsWith(".");
      return Optional.empty();
    }
  }

  /** How many whole numbers there are inside. */
  private static int count(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().mapToInt(ExtremeNumbersTest::count).sum();
    }
    if (value instanceof Map<?, ?> map) {
      return map.values().stream().mapToInt(ExtremeNumbersTest::count).sum();
    }
    return value instanceof Integer ? 1 : 0;
  }

  /** Replaces the number that as many come before as the counter says. */
  private static void replace(Object value, int[] before, Number by, Consumer<Object> sink) {
    if (value instanceof Integer) {
      if (before[0]-- == 0) {
        sink.accept(by);
      }
    } else if (value instanceof Ints list) {
      if (0 <= before[0] && before[0] < list.size()) {
        List<Object> other = new ArrayList<>(list);
        other.set(before[0], by);
        sink.accept(other);
      }
      before[0] -= list.size();
    } else if (value instanceof List<?> list) {
      for (int i = 0; i < list.size() && before[0] >= 0; i++) {
        int at = i;
        replace(
            list.get(i),
            before,
            by,
            changed -> {
              List<Object> other = new ArrayList<>(list);
              other.set(at, changed);
              sink.accept(other);
            });
      }
    } else if (value instanceof Map<?, ?> map) {
      map.forEach(
          (name, inside) ->
              replace(
                  inside,
                  before,
                  by,
                  changed -> {
                    Map<Object, Object> other = new LinkedHashMap<>(map);
                    other.put(name, changed);
                    sink.accept(other);
                  }));
    }
  }
}
