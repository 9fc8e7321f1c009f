// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Everything that is needed to believe the misère outcomes of a game with Left and Right: {@code
 * docs/certificates.md} says what each part means and why together they are a proof.
 *
 * <p>Heaps have values in F × ℤ, a finite commutative monoid beside the integers; a position's
 * value is the product, and the two lists of sets say for which values the player who begins loses.
 * Plain data, which may be wrong in every way; only {@link PartizanChecker} says whether it is
 * right.
 *
 * @param left Left's code
 * @param right Right's code
 * @param claim how much is claimed
 * @param isExact whether F × ℤ, or F alone if nothing is counted, is claimed to be the misère
 *     monoid itself: each element the value of a position, and no two interchangeable
 * @param heaps the largest heap that values are given for
 * @param products the multiplication table of F, whose element 0 is the identity
 * @param parts the element of F of heap 0, of heap 1 and so on
 * @param counts the integer of each heap
 * @param leftLost for each element f of F, the d for which Left, beginning, loses (f, d)
 * @param rightLost the same for Right
 * @param digest the SHA-256 of {@link #text()} in hexadecimal
 */
public record PartizanCertificate(
    String left,
    String right,
    Claim claim,
    boolean isExact,
    int heaps,
    List<IntList> products,
    IntList parts,
    IntList counts,
    List<RepeatingSet> leftLost,
    List<RepeatingSet> rightLost,
    String digest) {

  /** What the first member of the file says. */
  public static final String FORMAT = "losingways-partizan-certificate";

  /** The version of the format that this class knows. */
  public static final int VERSION = 1;

  /** Larger monoids F are not read. */
  public static final int MAX_ORDER = 512;

  /** More heaps are not read. */
  public static final int MAX_HEAPS = 100_000;

  public PartizanCertificate {
    products = products.stream().<IntList>map(IntImmutableList::new).toList();
    parts = new IntImmutableList(parts);
    counts = new IntImmutableList(counts);
    leftLost = List.copyOf(leftLost);
    rightLost = List.copyOf(rightLost);
  }

  /** This certificate with the digest that belongs to its other parts. */
  public PartizanCertificate sealed() {
    return new PartizanCertificate(
        left,
        right,
        claim,
        isExact,
        heaps,
        products,
        parts,
        counts,
        leftLost,
        rightLost,
        Certificate.sha256(text()));
  }

  /** All parts but the digest as JSON without white space: the text that the digest is taken of. */
  public String text() {
    String claimed =
        claim instanceof Claim.Solved solved
            ? "\"solved\",\"period\":" + solved.period() + ",\"preperiod\":" + solved.preperiod()
            : "\"partial\"";
    return "{\"format\":\""
        + FORMAT
        + "\",\"version\":"
        + VERSION
        + ",\"left\":"
        + quoted(left)
        + ",\"right\":"
        + quoted(right)
        + ",\"claim\":"
        + claimed
        + ",\"exact\":"
        + isExact
        + ",\"heaps\":"
        + heaps
        + ",\"products\":"
        + products.stream().map(PartizanCertificate::list).collect(IN_BRACKETS)
        + ",\"parts\":"
        + list(parts)
        + ",\"counts\":"
        + list(counts)
        + ",\"leftLost\":"
        + leftLost.stream().map(PartizanCertificate::set).collect(IN_BRACKETS)
        + ",\"rightLost\":"
        + rightLost.stream().map(PartizanCertificate::set).collect(IN_BRACKETS)
        + "}";
  }

  private static final Collector<CharSequence, ?, String> IN_BRACKETS =
      Collectors.joining(",", "[", "]");

  private static String list(IntList numbers) {
    return numbers.intStream().mapToObj(String::valueOf).collect(IN_BRACKETS);
  }

  private static String set(RepeatingSet set) {
    return "{\"below\":\""
        + set.below()
        + "\",\"from\":"
        + set.from()
        + ",\"middle\":\""
        + set.middle()
        + "\",\"above\":\""
        + set.above()
        + "\"}";
  }

  /** Nothing but the signs of codes is written, so that what is read is what was meant. */
  private static String quoted(String code) {
    return "\"" + code.replaceAll("[^0-9A-F.()]", "?") + "\"";
  }
}
