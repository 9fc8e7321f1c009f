// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.InfiniteQuotient;

/**
 * Elements, rays and sets of a quotient as people read them: ab²c, the ray acⁿ⁺³, the set {1, a,
 * cⁿ⁺³}. A finite quotient is one without rays.
 *
 * @param monoid Q
 * @param system the reduced confluent system of its words
 */
public record RayWords(RayMonoid monoid, RewritingSystem system) {

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  public RayWords(InfiniteQuotient q) {
    this(q.monoid(), q.system());
  }

  /** The cells of Q in the order of the least words of their first elements. */
  public List<Integer> cells() {
    return inOrder(IntStream.range(0, monoid.cells()).boxed());
  }

  /** Elements in the order of their words. */
  public List<Integer> inOrder(Stream<Integer> elements) {
    Map<Integer, Word> words = new HashMap<>();
    elements.forEach(x -> words.put(x, word(x)));
    return words.keySet().stream()
        .sorted(Comparator.comparing(words::get, system.order()))
        .toList();
  }

  /** The points of Q in the order of their words. */
  public List<Integer> points() {
    return cells().stream().filter(c -> !isRay(c)).toList();
  }

  /** The rays of Q, as cells, in the order of the words of their first elements. */
  public List<Integer> rays() {
    return cells().stream().filter(this::isRay).toList();
  }

  /** Whether a cell is a ray. */
  public boolean isRay(int cell) {
    return cell >= monoid.points();
  }

  /** The least word of an element. */
  public Word word(int x) {
    // The words of points are least; those along a ray need not be.
    Word word = monoid.word(x);
    return monoid.isFinite() ? word : system.reduce(word);
  }

  /** An element. */
  public String text(int x) {
    return text(x, WordStyle.UNICODE);
  }

  /** An element in one of the notations. */
  public String text(int x, WordStyle style) {
    return system.alphabet().text(word(x), style);
  }

  /**
   * All elements on a ray from this one on: acⁿ⁺³ if it is ac³ and c leads on. These words are
   * right, but need not be the least ones.
   */
  public String ray(int first) {
    return ray(first, 0, WordStyle.UNICODE);
  }

  /**
   * The elements on a ray, this one for n = {@code at}.
   *
   * @param style any but {@link WordStyle#GAP}
   */
  public String ray(int first, int at, WordStyle style) {
    int letter = monoid.letter(monoid.cell(first));
    Word word = monoid.word(first);
    StringBuilder text = new StringBuilder();
    int size = system.alphabet().size();
    for (int g = 0; g < size; g++) {
      int exponent = word.exponent(g);
      Word power = Word.one(size).with(g, g == letter ? 1 : exponent);
      if (power.length() > 0) {
        text.append(system.alphabet().text(power, style));
      }
      if (g == letter) {
        text.append(exponent(exponent - at, style));
      }
    }
    return text.toString();
  }

  private static String exponent(int more, WordStyle style) {
    String sign = more < 0 ? "-" : "+";
    if (style != WordStyle.UNICODE) {
      String sum = "n" + (more == 0 ? "" : sign + Math.abs(more));
      return style == WordStyle.TEX ? "^{" + sum + "}" : more == 0 ? "^n" : "^(" + sum + ")";
    }
    if (more == 0) {
      return "ⁿ";
    }
    StringBuilder text = new StringBuilder(more < 0 ? "ⁿ⁻" : "ⁿ⁺");
    String.valueOf(Math.abs(more)).chars().forEach(c -> text.append(SUPERSCRIPTS.charAt(c - '0')));
    return text.toString();
  }

  /**
   * What a generator makes of a ray, for n = 0, 1, 2, …: “cⁿ⁺⁴”, “bc, then cⁿ⁺²”, or “bc, bc², …”,
   * which are repeated.
   */
  public String product(int ray, int generator) {
    return product(ray, generator, WordStyle.UNICODE);
  }

  /** What a generator makes of a ray, in one of the notations. */
  public String product(int ray, int generator, WordStyle style) {
    Image image = image(ray, generator);
    List<String> first = image.first().stream().map(x -> text(x, style)).toList();
    if (image.repeating().isEmpty()) {
      String rest = ray(image.rest(), first.size(), style);
      return first.isEmpty() || isOneFormula(image)
          ? rest
          : String.join(", ", first) + ", then " + rest;
    }
    String cycle =
        image.repeating().stream().map(x -> text(x, style)).collect(Collectors.joining(", "))
            + (image.repeating().size() == 1 ? "" : ", …");
    return first.isEmpty() ? cycle : String.join(", ", first) + ", then " + cycle;
  }

  /** Whether the products before the ray have the same words as it would have there. */
  private boolean isOneFormula(Image image) {
    int letter = monoid.letter(monoid.cell(image.rest()));
    int size = image.first().size();
    Word rest = monoid.word(image.rest());
    return rest.exponent(letter) >= size
        && IntStream.range(0, size)
            .allMatch(n -> monoid.word(image.first().get(n)).equals(rest.with(letter, n - size)));
  }

  /**
   * What a generator makes of a ray.
   *
   * @param first the products with the first elements
   * @param rest the product with the next one, from which on they go along a ray; −1 if they go
   *     round
   * @param repeating the products that repeat for ever, if they go round
   */
  public record Image(List<Integer> first, int rest, List<Integer> repeating) {
    public Image {
      first = List.copyOf(first);
      repeating = List.copyOf(repeating);
    }
  }

  /** What a generator makes of a ray. */
  public Image image(int ray, int generator) {
    RayMonoid.Factor factor = monoid.factor(monoid.step(0, generator));
    List<Integer> first = new ArrayList<>();
    List<Integer> repeating = new ArrayList<>();
    for (int n = 0; n < factor.from(ray); n++) {
      first.add(monoid.step(monoid.at(ray, n), generator));
    }
    if (!factor.goesRound(ray)) {
      return new Image(first, monoid.step(monoid.at(ray, factor.from(ray)), generator), repeating);
    }
    for (int n = 0; n < factor.shift(ray); n++) {
      repeating.add(monoid.step(monoid.at(ray, factor.from(ray) + n), generator));
    }
    return new Image(first, -1, repeating);
  }

  /**
   * A set that has whole rays from some step on, taken to pieces.
   *
   * @param single elements, in the order of words
   * @param tails the first elements of rays that are in the set
   */
  public record Pieces(List<Integer> single, List<Integer> tails) {
    public Pieces {
      single = List.copyOf(single);
      tails = List.copyOf(tails);
    }

    /** The number of elements, or nothing if it is infinite. */
    public OptionalInt size() {
      return tails.isEmpty() ? OptionalInt.of(single.size()) : OptionalInt.empty();
    }
  }

  /**
   * Takes a set to pieces.
   *
   * @throws IllegalArgumentException if it has only some elements of a ray however far out
   */
  public Pieces pieces(RaySet set) {
    if (set.period() != 1) {
      throw new IllegalArgumentException("the set does not have whole rays");
    }
    List<Integer> single = new ArrayList<>();
    List<Integer> tails = new ArrayList<>();
    for (int c = 0; c < monoid.cells(); c++) {
      boolean isRay = c >= monoid.points();
      int end = isRay ? set.threshold() : 1;
      if (isRay && set.contains(monoid.at(c, end))) {
        while (end > 0 && set.contains(monoid.at(c, end - 1))) {
          end--;
        }
        tails.add(monoid.at(c, end));
      }
      for (int n = 0; n < end; n++) {
        if (set.contains(monoid.at(c, n))) {
          single.add(monoid.at(c, n));
        }
      }
    }
    return new Pieces(inOrder(single.stream()), inOrder(tails.stream()));
  }

  /** A set in braces, its rays after its other elements. */
  public String set(RaySet set) {
    Pieces pieces = pieces(set);
    return Stream.concat(
            pieces.single().stream().map(this::text), pieces.tails().stream().map(this::ray))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  /**
   * For which n the elements of a ray are in P, such as {@code n = 1 and all n ≥ 4}, with the least
   * period and the least beginning that this ray has.
   */
  public static String inP(String start, String repeating) {
    String all = start + repeating;
    int told = repeating.length();
    int period =
        IntStream.rangeClosed(1, told)
            .filter(p -> told % p == 0 && repeating.startsWith(repeating.substring(p)))
            .findFirst()
            .orElse(told);
    int from = start.length();
    while (from > 0 && all.charAt(from - 1) == all.charAt(from - 1 + period)) {
      from--;
    }
    int begin = from;
    String first =
        IntStream.range(0, begin)
            .filter(n -> all.charAt(n) == '1')
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(", "));
    List<String> residues =
        IntStream.range(begin, begin + period)
            .filter(n -> all.charAt(n) == '1')
            .map(n -> n % period)
            .sorted()
            .mapToObj(String::valueOf)
            .toList();
    List<String> parts = new ArrayList<>();
    if (!first.isEmpty()) {
      parts.add("n = " + first);
    }
    String which =
        residues.size() == period ? "" : "n ≡ " + String.join(", ", residues) + " mod " + period;
    if (!residues.isEmpty()) {
      String beyond = begin == 0 ? "all n" : "all n ≥ " + begin;
      parts.add(which.isEmpty() ? beyond : begin == 0 ? which : beyond + " with " + which);
    }
    return parts.isEmpty() ? "never" : String.join(" and ", parts);
  }
}
