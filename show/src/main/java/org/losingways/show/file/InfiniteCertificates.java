// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.losingways.game.Position;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RaySet;
import org.losingways.proof.Certificate;
import org.losingways.proof.Claim;
import org.losingways.proof.InfiniteCertificate;
import org.losingways.proof.InfiniteCertificate.Element;
import org.losingways.proof.InfiniteCertificate.Generator;
import org.losingways.proof.InfiniteCertificate.RayImage;
import org.losingways.proof.InfiniteCertificate.Sequence;
import org.losingways.proof.Rules;
import org.losingways.quotient.GradedQuotient;
import org.losingways.quotient.InfiniteQuotient;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes, writes and reads certificates of infinite quotients. Every refusal is a {@link
 * CertificateFormatException} with one sentence.
 */
public final class InfiniteCertificates {

  /** Larger files are not read. */
  private static final int MOST_BYTES = 64_000_000;

  /** Where the kind of a certificate is looked for. */
  private static final int BEGINNING = 1 << 12;

  private static final Set<String> ALWAYS =
      Set.of(
          "format",
          "version",
          "kind",
          "game",
          "heaps",
          "words",
          "letters",
          "generators",
          "pPoints",
          "pRays",
          "phi",
          "digest");

  private InfiniteCertificates() {}

  /** The certificate of a quotient that the solver found. Only plain numbers pass from it. */
  public static InfiniteCertificate of(InfiniteQuotient quotient) {
    GradedQuotient q = quotient.graded();
    RayMonoid m = q.monoid();
    int heaps = quotient.heapsComputed();
    Optional<Claim.Solved> period = Optional.empty();
    if (quotient.period().isPresent()) {
      int p = quotient.period().get().period();
      int r = quotient.period().get().preperiod();
      period = Optional.of(new Claim.Solved(p, r));
      heaps = (int) quotient.rules().reach().orElseThrow().periodBound(r, p) + p - 1;
    }
    List<List<Integer>> words = new ArrayList<>();
    List<Integer> letters = new ArrayList<>();
    List<Boolean> points = new ArrayList<>();
    List<Sequence> rays = new ArrayList<>();
    for (int c = 0; c < m.cells(); c++) {
      words.add(Arrays.stream(m.word(c).exponents()).boxed().toList());
      if (c < m.points()) {
        points.add(q.p().contains(c));
      } else {
        letters.add(m.letter(c));
        rays.add(sequence(m, q.p(), c));
      }
    }
    List<Generator> generators = new ArrayList<>();
    for (int g = 0; g < m.generators(); g++) {
      generators.add(generator(q, g));
    }
    List<Element> phi =
        Arrays.stream(q.values()).limit(heaps + 1L).mapToObj(x -> element(m, x)).toList();
    return new InfiniteCertificate(
            Rules.of(quotient.rules(), heaps),
            period,
            heaps,
            words,
            letters,
            generators,
            points,
            rays,
            phi,
            "")
        .sealed();
  }

  private static Element element(RayMonoid m, int x) {
    return new Element(m.cell(x), m.steps(x));
  }

  private static Sequence sequence(RayMonoid m, RaySet p, int cell) {
    List<Boolean> first = new ArrayList<>();
    List<Boolean> repeating = new ArrayList<>();
    for (int n = 0; n < p.threshold() + p.period(); n++) {
      (n < p.threshold() ? first : repeating).add(p.contains(m.at(cell, n)));
    }
    return new Sequence(first, repeating);
  }

  private static Generator generator(GradedQuotient q, int g) {
    RayMonoid m = q.monoid();
    List<Element> points = new ArrayList<>();
    for (int c = 0; c < m.points(); c++) {
      points.add(element(m, m.step(c, g)));
    }
    RayMonoid.Factor factor = m.factor(m.step(0, g));
    List<RayImage> rays = new ArrayList<>();
    for (int c = m.points(); c < m.cells(); c++) {
      List<Element> near = new ArrayList<>();
      for (int n = 0; n < factor.from(c); n++) {
        near.add(element(m, m.step(m.at(c, n), g)));
      }
      rays.add(new RayImage(near, factor.target(c) - m.points(), factor.shift(c)));
    }
    return new Generator(q.heaps()[g], q.degrees()[g], points, rays);
  }

  /** Writes a certificate, one member a line; the stream is left open. */
  public static void write(InfiniteCertificate certificate, OutputStream out) throws IOException {
    String members = String.join(",\n", certificate.members());
    String text = "{" + members + ",\n\"digest\":\"" + certificate.digest() + "\"}\n";
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** Whether a stream that can be reset looks like a certificate of an infinite quotient. */
  public static boolean recognises(InputStream in) throws IOException {
    in.mark(BEGINNING);
    String beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    in.reset();
    return beginning
        .replaceAll("\\s", "")
        .contains("\"kind\":\"" + InfiniteCertificate.KIND + "\"");
  }

  /**
   * The certificate in a stream.
   *
   * @throws CertificateFormatException if there is none
   */
  public static InfiniteCertificate read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw refusal("it is too long");
    }
    try {
      return certificate(JsonMapper.shared().readTree(bytes));
    } catch (JacksonException e) {
      throw refusal("it is not JSON");
    }
  }

  private static InfiniteCertificate certificate(JsonNode node) {
    Set<String> names = new HashSet<>(node.propertyNames());
    boolean isPeriodic = names.removeAll(Set.of("period", "preperiod"));
    if (!node.isObject()
        || !names.equals(ALWAYS)
        || (isPeriodic && !(node.has("period") && node.has("preperiod")))) {
      throw refusal("its members are not those of an infinite quotient");
    }
    if (!text(node.get("format")).equals(Certificate.FORMAT)
        || number(node.get("version")) != Certificate.VERSION
        || !text(node.get("kind")).equals(InfiniteCertificate.KIND)) {
      throw refusal("its format, version or kind is another one");
    }
    return new InfiniteCertificate(
        rules(node.get("game")),
        isPeriodic
            ? Optional.of(
                new Claim.Solved(number(node.get("period")), number(node.get("preperiod"))))
            : Optional.empty(),
        number(node.get("heaps")),
        list(node.get("words"), word -> list(word, InfiniteCertificates::number)),
        list(node.get("letters"), InfiniteCertificates::number),
        list(node.get("generators"), InfiniteCertificates::generator),
        bits(node.get("pPoints")),
        list(node.get("pRays"), InfiniteCertificates::sequence),
        list(node.get("phi"), InfiniteCertificates::element),
        text(node.get("digest")));
  }

  private static Rules rules(JsonNode node) {
    return node.isArray()
        ? new Rules.Table(list(node, options -> list(options, InfiniteCertificates::position)))
        : new Rules.Code(text(node));
  }

  private static Position position(JsonNode node) {
    int[] heaps =
        list(node, InfiniteCertificates::number).stream().mapToInt(Integer::intValue).toArray();
    if (Arrays.stream(heaps).anyMatch(h -> h < 1)) {
      throw refusal("an option has a heap that is none");
    }
    return Position.of(heaps);
  }

  private static Generator generator(JsonNode node) {
    if (!node.isObject()
        || !Set.copyOf(node.propertyNames()).equals(Set.of("heap", "degree", "points", "rays"))) {
      throw refusal("a generator does not have a heap, a degree, points and rays");
    }
    return new Generator(
        number(node.get("heap")),
        number(node.get("degree")),
        list(node.get("points"), InfiniteCertificates::element),
        list(
            node.get("rays"),
            ray -> {
              pair(ray, 3);
              return new RayImage(
                  list(ray.get(0), InfiniteCertificates::element),
                  number(ray.get(1)),
                  number(ray.get(2)));
            }));
  }

  private static Element element(JsonNode node) {
    pair(node, 2);
    return new Element(number(node.get(0)), number(node.get(1)));
  }

  private static Sequence sequence(JsonNode node) {
    pair(node, 2);
    return new Sequence(bits(node.get(0)), bits(node.get(1)));
  }

  private static void pair(JsonNode node, int size) {
    if (!node.isArray() || node.size() != size) {
      throw refusal("a list does not have its length");
    }
  }

  private static List<Boolean> bits(JsonNode node) {
    String text = text(node);
    if (!text.matches("[01]*")) {
      throw refusal("P is not written with 0 and 1");
    }
    return text.chars().mapToObj(c -> c == '1').toList();
  }

  private static int number(JsonNode node) {
    if (!node.isInt()) {
      throw refusal("a whole number is missing");
    }
    return node.intValue();
  }

  private static String text(JsonNode node) {
    if (!node.isString()) {
      throw refusal("a text is missing");
    }
    return node.stringValue();
  }

  private static <T> List<T> list(JsonNode node, Function<JsonNode, T> item) {
    if (!node.isArray()) {
      throw refusal("a list is missing");
    }
    List<T> items = new ArrayList<>();
    node.forEach(child -> items.add(item.apply(child)));
    return items;
  }

  private static CertificateFormatException refusal(String why) {
    return new CertificateFormatException("The file is no certificate: " + why + ".");
  }
}
