// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * Outcomes (Q, P, Φ) with an infinite monoid Q: {@code docs/infinite.md} says what each part means
 * and why together they are a proof.
 *
 * <p>The elements of Q are points, and rays that run out for ever in the direction of one
 * generator, their letter. Points and rays are cells: the points come first, and point 0 is the
 * identity. An element is a cell and a number of steps out on it, which is 0 for points.
 *
 * @param words for each cell the exponents of the generators in a word of its first element
 * @param letters the generator along which each ray runs
 * @param generators the generators
 * @param pPoints for each point whether it is in P, in noughts and ones
 * @param pRays for each ray which of its elements are in P, all written equally far
 * @param phi the value of heap 0, of heap 1 and so on
 */
public record InfiniteEvidence(
    List<Ints> words,
    Ints letters,
    List<Generator> generators,
    String pPoints,
    List<Sequence> pRays,
    List<Element> phi)
    implements Evidence {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "infinite";

  /** Larger ones are not read: they would take too long. */
  private static final int MOST_CELLS = 20_000;

  /** No exponent, step or shift in an honest certificate comes near this. */
  private static final int MOST_STEPS = 10_000;

  /** Nor does the period of P, or the degree of a heap, come near this. */
  private static final int MOST_PERIOD = 1_000;

  /** An element: a cell, and how many steps out on it. */
  public record Element(int cell, int steps) {
    private Ints json() {
      return Ints.of(cell, steps);
    }
  }

  /** Noughts and ones that repeat: the first of them, and those that come again for ever. */
  public record Sequence(String first, String repeating) {}

  /**
   * Where a generator takes the elements of a ray: the first of them one by one, all others, n
   * steps out, to n + {@code shift} steps on the ray {@code target}, counted among the rays.
   */
  public record RayImage(List<Element> near, int target, int shift) {
    public RayImage {
      near = List.copyOf(near);
    }

    private List<Object> json() {
      return List.of(near.stream().map(Element::json).toList(), target, shift);
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

    private Map<String, Object> json() {
      return JsonWriter.members(
          "heap",
          heap,
          "degree",
          degree,
          "points",
          points.stream().map(Element::json).toList(),
          "rays",
          rays.stream().map(RayImage::json).toList());
    }
  }

  public InfiniteEvidence {
    words = List.copyOf(words);
    generators = List.copyOf(generators);
    pRays = List.copyOf(pRays);
    phi = List.copyOf(phi);
  }

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind",
        KIND,
        "words",
        words,
        "letters",
        letters,
        "generators",
        generators.stream().map(Generator::json).toList(),
        "pPoints",
        pPoints,
        "pRays",
        pRays.stream().map(s -> List.of(s.first(), s.repeating())).toList(),
        "phi",
        phi.stream().map(Element::json).toList());
  }

  private int points() {
    return pPoints.length();
  }

  @Override
  public Optional<String> fault(int heaps) {
    int cells = points() + pRays.size();
    if (points() < 1 || cells > MOST_CELLS) {
      return Optional.of("it does not have between 1 and " + MOST_CELLS + " cells");
    }
    if (phi.size() != heaps + 1) {
      return Optional.of("phi does not go from heap 0 to heap " + heaps);
    }
    if (!phi.stream().allMatch(this::isElement)) {
      return Optional.of("phi has a value that is no element");
    }
    int size = generators.size();
    if (words.size() != cells
        || !words.stream().allMatch(w -> w.size() == size && areBelow(w, MOST_STEPS))) {
      return Optional.of("it does not have a word in the generators for each cell");
    }
    if (letters.size() != pRays.size() || !areBelow(letters, size)) {
      return Optional.of("it does not have a generator for each ray");
    }
    for (Generator g : generators) {
      if (g.heap() < 1
          || g.heap() > heaps
          || Math.abs((long) g.degree()) > MOST_PERIOD
          || g.points().size() != points()
          || g.rays().size() != pRays.size()
          || !g.points().stream().allMatch(this::isElement)
          || !g.rays().stream().allMatch(this::isImage)) {
        return Optional.of("a generator does not send elements to elements");
      }
    }
    return pFault();
  }

  private Optional<String> pFault() {
    if (!Evidence.areBits(pPoints)) {
      return Optional.of("P is not written with 0 and 1");
    }
    for (Sequence s : pRays) {
      if (!Evidence.areBits(s.first() + s.repeating())) {
        return Optional.of("P is not written with 0 and 1");
      }
      if (s.repeating().isEmpty()) {
        return Optional.of("P does not go on for ever along a ray");
      }
      // All are as long as the first, so that no common period is longer than what is written.
      if (s.repeating().length() != pRays.get(0).repeating().length()
          || s.first().length() != pRays.get(0).first().length()) {
        return Optional.of("P is not written equally far along all rays");
      }
      if (s.repeating().length() > MOST_PERIOD || s.first().length() > MOST_STEPS) {
        return Optional.of("P repeats too late along its rays");
      }
    }
    return Optional.empty();
  }

  private static boolean areBelow(Ints numbers, int bound) {
    return numbers.intStream().allMatch(n -> 0 <= n && n < bound);
  }

  private boolean isElement(Element x) {
    return 0 <= x.cell()
        && x.cell() < points() + pRays.size()
        && 0 <= x.steps()
        && x.steps() < (x.cell() < points() ? 1 : MOST_STEPS);
  }

  private boolean isImage(RayImage image) {
    return image.near().stream().allMatch(this::isElement)
        && 0 <= image.target()
        && image.target() < pRays.size()
        && Math.abs((long) image.shift()) < MOST_STEPS
        && image.near().size() + image.shift() >= 0;
  }
}
