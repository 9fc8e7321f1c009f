// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Position;

/**
 * Everything that is needed to believe outcomes (Q, P, Φ) with an infinite monoid Q: {@code
 * docs/infinite.md} says what each part means and why together they are a proof.
 *
 * <pre>{@code
 * InfiniteChecker.check(certificate) instanceof Verdict.Accepted
 * }</pre>
 *
 * <p>The elements of Q are points, and rays that run out for ever in the direction of one
 * generator, their letter. Points and rays are cells: the points come first, and point 0 is the
 * identity. An element is a cell and a number of steps out on it, which is 0 for points. A
 * certificate is plain data and may be wrong in every way.
 *
 * @param rules the rules of the game
 * @param period the period of Φ that is claimed, if one is
 * @param heaps the largest heap that Φ is given for
 * @param words for each cell the exponents of the generators in a word of its first element
 * @param letters the generator along which each ray runs
 * @param generators the generators
 * @param pPoints for each point whether it is in P
 * @param pRays for each ray which of its elements are in P
 * @param phi the value of heap 0, of heap 1 and so on
 * @param digest the SHA-256 of {@link #text()} in hexadecimal
 */
public record InfiniteCertificate(
    Rules rules,
    Optional<Claim.Solved> period,
    int heaps,
    List<List<Integer>> words,
    List<Integer> letters,
    List<Generator> generators,
    List<Boolean> pPoints,
    List<Sequence> pRays,
    List<Element> phi,
    String digest) {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "infinite";

  /** An element: a cell, and how many steps out on it. */
  public record Element(int cell, int steps) {}

  /** A sequence that repeats: the first members, and those that come again for ever. */
  public record Sequence(List<Boolean> first, List<Boolean> repeating) {
    public Sequence {
      first = List.copyOf(first);
      repeating = List.copyOf(repeating);
    }
  }

  /**
   * Where a generator takes the elements of a ray: the first of them one by one, all others, n
   * steps out, to n + {@code shift} steps on the ray {@code target}, counted among the rays.
   */
  public record RayImage(List<Element> near, int target, int shift) {
    public RayImage {
      near = List.copyOf(near);
    }
  }

  /**
   * A generator of Q.
   *
   * @param heap a heap with this value
   * @param degree a whole number; degrees add up when elements are multiplied
   * @param points the product with each point
   * @param rays the products with each ray
   */
  public record Generator(int heap, int degree, List<Element> points, List<RayImage> rays) {
    public Generator {
      points = List.copyOf(points);
      rays = List.copyOf(rays);
    }
  }

  public InfiniteCertificate {
    words = words.stream().map(List::copyOf).toList();
    letters = List.copyOf(letters);
    generators = List.copyOf(generators);
    pPoints = List.copyOf(pPoints);
    pRays = List.copyOf(pRays);
    phi = List.copyOf(phi);
  }

  /** This certificate with the digest that belongs to its other parts. */
  public InfiniteCertificate sealed() {
    return new InfiniteCertificate(
        rules,
        period,
        heaps,
        words,
        letters,
        generators,
        pPoints,
        pRays,
        phi,
        Certificate.sha256(text()));
  }

  /** All parts but the digest as JSON without white space: the text that the digest is taken of. */
  public String text() {
    return "{" + String.join(",", members()) + "}";
  }

  /** The members of the file but the digest, each as {@code "name":value}, in their order. */
  public List<String> members() {
    List<String> members = new ArrayList<>();
    members.add("\"format\":\"" + Certificate.FORMAT + "\"");
    members.add("\"version\":" + Certificate.VERSION);
    members.add("\"kind\":\"" + KIND + "\"");
    members.add("\"game\":" + game());
    period.ifPresent(
        p -> {
          members.add("\"period\":" + p.period());
          members.add("\"preperiod\":" + p.preperiod());
        });
    members.add("\"heaps\":" + heaps);
    members.add("\"words\":" + list(words, word -> list(word, String::valueOf)));
    members.add("\"letters\":" + list(letters, String::valueOf));
    members.add("\"generators\":" + list(generators, InfiniteCertificate::text));
    members.add("\"pPoints\":" + bits(pPoints));
    members.add(
        "\"pRays\":" + list(pRays, s -> "[" + bits(s.first()) + "," + bits(s.repeating()) + "]"));
    members.add("\"phi\":" + list(phi, InfiniteCertificate::text));
    return members;
  }

  private String game() {
    if (rules instanceof Rules.Table table) {
      return list(table.options(), options -> list(options, InfiniteCertificate::heapsOf));
    }
    // Codes are letters, digits and points, so nothing needs to be escaped.
    return "\"" + ((Rules.Code) rules).code() + "\"";
  }

  private static String heapsOf(Position position) {
    return list(IntStream.of(position.toArray()).boxed().toList(), String::valueOf);
  }

  private static String text(Generator g) {
    return "{\"heap\":"
        + g.heap()
        + ",\"degree\":"
        + g.degree()
        + ",\"points\":"
        + list(g.points(), InfiniteCertificate::text)
        + ",\"rays\":"
        + list(
            g.rays(),
            r ->
                "["
                    + list(r.near(), InfiniteCertificate::text)
                    + ","
                    + r.target()
                    + ","
                    + r.shift()
                    + "]")
        + "}";
  }

  private static String text(Element x) {
    return "[" + x.cell() + "," + x.steps() + "]";
  }

  private static String bits(List<Boolean> bits) {
    return "\"" + bits.stream().map(b -> b ? "1" : "0").collect(Collectors.joining()) + "\"";
  }

  private static <T> String list(List<T> items, java.util.function.Function<T, String> text) {
    return items.stream().map(text).collect(Collectors.joining(",", "[", "]"));
  }
}
