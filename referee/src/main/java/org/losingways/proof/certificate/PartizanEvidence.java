// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * The misère outcomes of a game with Left and Right: heaps have values in F × ℤ, a finite
 * commutative monoid beside the integers; a position's value is the product, and the two lists of
 * sets say for which values the player who begins loses.
 *
 * @param isExact whether F × ℤ, or F alone if nothing is counted, is claimed to be the misère
 *     monoid itself: each element the value of a position, and no two interchangeable
 * @param products the multiplication table of F, whose element 0 is the identity
 * @param parts the element of F of heap 0, of heap 1 and so on
 * @param counts the integer of each heap
 * @param leftLost for each element f of F, the d for which Left, beginning, loses (f, d)
 * @param rightLost the same for Right
 */
public record PartizanEvidence(
    boolean isExact,
    List<Ints> products,
    Ints parts,
    Ints counts,
    List<RepeatingSet> leftLost,
    List<RepeatingSet> rightLost)
    implements Evidence {

  /** What the member {@code kind} of the file says. */
  public static final String KIND = "partizan";

  /** Larger monoids F are not read. */
  public static final int MAX_ORDER = 512;

  /** More heaps are not read. */
  public static final int MAX_HEAPS = 100_000;

  public PartizanEvidence {
    products = List.copyOf(products);
    leftLost = List.copyOf(leftLost);
    rightLost = List.copyOf(rightLost);
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public Map<String, Object> members() {
    return JsonWriter.members(
        "kind", KIND,
        "exact", isExact,
        "products", products,
        "parts", parts,
        "counts", counts,
        "leftLost", leftLost.stream().map(RepeatingSet::json).toList(),
        "rightLost", rightLost.stream().map(RepeatingSet::json).toList());
  }

  @Override
  public Optional<String> fault(int heaps) {
    int order = products.size();
    if (order < 1 || order > MAX_ORDER) {
      return Optional.of("F does not have between 1 and " + MAX_ORDER + " elements");
    }
    if (heaps > MAX_HEAPS) {
      return Optional.of("its largest heap is not between 0 and " + MAX_HEAPS);
    }
    if (parts.size() != heaps + 1 || counts.size() != heaps + 1) {
      return Optional.of("its values do not go from heap 0 to heap " + heaps);
    }
    if (!products.stream().allMatch(row -> row.size() == order && areElements(row))) {
      return Optional.of("its multiplication table does not send elements to elements");
    }
    if (!areElements(parts)) {
      return Optional.of("a heap has a value that is no element");
    }
    if (!counts.intStream().allMatch(x -> Math.abs((long) x) <= RepeatingSet.MAX_LENGTH)) {
      return Optional.of("a heap counts too much");
    }
    if (leftLost.size() != order || rightLost.size() != order) {
      return Optional.of("it does not have two sets for each element");
    }
    if (!Stream.concat(leftLost.stream(), rightLost.stream())
        .allMatch(RepeatingSet::isWellFormed)) {
      return Optional.of("a set is not written in noughts and ones as short as it can be");
    }
    return Optional.empty();
  }

  private boolean areElements(Ints list) {
    return list.intStream().allMatch(x -> 0 <= x && x < products.size());
  }

  /**
   * A set of integers as a certificate carries it: noughts and ones.
   *
   * <pre>{@code
   * new RepeatingSet("0", 0, "", "1")       // 0, 1, 2, …
   * new RepeatingSet("001", 0, "", "0")     // −1, −4, −7, …: below 0, those with residue 2 modulo 3
   * }</pre>
   *
   * @param below whether d &lt; from is a member, by the residue of d modulo the length of the text
   * @param from where the pattern below ends
   * @param middle whether from, from + 1, … are members
   * @param above whether the integers after the middle are members, by their residue
   */
  public record RepeatingSet(String below, int from, String middle, String above) {

    Map<String, Object> json() {
      return JsonWriter.members(
          "below", below,
          "from", from,
          "middle", middle,
          "above", above);
    }

    /** Whether an integer is a member. */
    public boolean contains(int d) {
      if (d < from) {
        return below.charAt(Math.floorMod(d, below.length())) == '1';
      }
      int i = d - from;
      return (i < middle.length()
              ? middle.charAt(i)
              : above.charAt(Math.floorMod(d, above.length())))
          == '1';
    }

    /** The first integer from which on the set has the pattern above. */
    public int end() {
      return from + middle.length();
    }

    /** Whether the texts are noughts and ones, with patterns, and as short as they can be. */
    boolean isWellFormed() {
      if (!Evidence.areBits(below + above + middle)
          || below.isEmpty()
          || above.isEmpty()
          || Math.max(below.length(), above.length()) > MAX_LENGTH
          || middle.length() > MAX_LENGTH
          || Math.abs((long) from) > MAX_LENGTH
          || !isShortest(below)
          || !isShortest(above)) {
        return false;
      }
      if (middle.isEmpty() && below.equals(above)) {
        return from == 0;
      }
      int last = end() - 1;
      boolean endIsLeast =
          contains(last) != (above.charAt(Math.floorMod(last, above.length())) == '1');
      boolean startIsLast =
          middle.isEmpty()
              || contains(from) != (below.charAt(Math.floorMod(from, below.length())) == '1');
      return endIsLeast && startIsLast;
    }

    /** Longer texts, and counts further out, are not read. */
    public static final int MAX_LENGTH = 10_000;

    private static boolean isShortest(String pattern) {
      int n = pattern.length();
      return IntStream.range(1, n)
          .noneMatch(p -> n % p == 0 && pattern.substring(p).equals(pattern.substring(0, n - p)));
    }
  }
}
