// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Everything that is needed to believe a misère quotient (Q, P, Φ): {@code docs/certificates.md}
 * says what each part means and why together they are a proof.
 *
 * <pre>{@code
 * CertificateChecker.check(certificate) instanceof Verdict.Accepted
 * }</pre>
 *
 * <p>A certificate is plain data and may be wrong in every way; only {@link CertificateChecker}
 * says whether it is right. There is exactly one right certificate for given rules, claim and
 * generators, so two of them can be compared by their digests.
 *
 * @param rules the rules of the game
 * @param claim how much is claimed
 * @param heaps the largest heap that Φ is given for
 * @param order the number of elements of Q; element 0 is the identity
 * @param generators the heaps whose values generate Q, smaller heaps first
 * @param elements the least word of each element, in the order of words
 * @param pPortion the elements of P, ascending
 * @param phi the value of heap 0, of heap 1 and so on
 * @param witnesses for each element x, the smallest sets V that positions of value x have
 * @param digest the SHA-256 of {@link #text()} in hexadecimal
 */
public record Certificate(
    Rules rules,
    Claim claim,
    int heaps,
    int order,
    List<Generator> generators,
    List<String> elements,
    IntList pPortion,
    IntList phi,
    List<List<IntList>> witnesses,
    String digest) {

  /** What the first member of the file says. */
  public static final String FORMAT = "losingways-certificate";

  /** The version of the format that this class knows. */
  public static final int VERSION = 1;

  /** Larger quotients are not read: their multiplication table would not fit into memory. */
  public static final int MAX_ORDER = 8192;

  /** Longer functions Φ are not read. */
  public static final int MAX_HEAPS = 10_000_000;

  /**
   * A generator of Q.
   *
   * @param name a Latin or Greek letter, or a number in brackets
   * @param heap the smallest heap with this value
   * @param action the product of each element with this generator
   */
  public record Generator(String name, int heap, IntList action) {
    public Generator {
      action = new IntImmutableList(action);
    }
  }

  public Certificate {
    generators = List.copyOf(generators);
    elements = List.copyOf(elements);
    pPortion = new IntImmutableList(pPortion);
    phi = new IntImmutableList(phi);
    witnesses =
        witnesses.stream()
            .map(sets -> sets.stream().<IntList>map(IntImmutableList::new).toList())
            .toList();
  }

  /** This certificate with the digest that belongs to its other parts. */
  public Certificate sealed() {
    return new Certificate(
        rules, claim, heaps, order, generators, elements, pPortion, phi, witnesses, sha256(text()));
  }

  /** The SHA-256 of a text, in hexadecimal. */
  static String sha256(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** All parts but the digest as JSON without white space: the text that the digest is taken of. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("{\"format\":\"").append(FORMAT).append("\",\"version\":").append(VERSION);
    text.append(",\"game\":");
    if (rules instanceof Rules.Code code) {
      quote(text, code.code());
    } else if (rules instanceof Rules.Table table) {
      list(
          text,
          table.options(),
          options -> list(text, options, option -> numbers(text, IntList.of(option.toArray()))));
    }
    if (claim instanceof Claim.Solved solved) {
      text.append(",\"claim\":\"solved\",\"period\":").append(solved.period());
      text.append(",\"preperiod\":").append(solved.preperiod());
    } else {
      text.append(",\"claim\":\"partial\"");
    }
    text.append(",\"heaps\":").append(heaps).append(",\"order\":").append(order);
    text.append(",\"generators\":");
    list(
        text,
        generators,
        generator -> {
          quote(text.append("{\"name\":"), generator.name());
          text.append(",\"heap\":").append(generator.heap());
          numbers(text.append(",\"action\":"), generator.action());
          text.append('}');
        });
    list(text.append(",\"elements\":"), elements, word -> quote(text, word));
    numbers(text.append(",\"pPortion\":"), pPortion);
    numbers(text.append(",\"phi\":"), phi);
    list(
        text.append(",\"witnesses\":"),
        witnesses,
        sets -> list(text, sets, set -> numbers(text, set)));
    return text.append('}').toString();
  }

  private static <T> void list(
      StringBuilder text, List<T> items, java.util.function.Consumer<T> item) {
    text.append('[');
    for (int i = 0; i < items.size(); i++) {
      if (i > 0) {
        text.append(',');
      }
      item.accept(items.get(i));
    }
    text.append(']');
  }

  private static void numbers(StringBuilder text, IntList numbers) {
    text.append('[');
    for (int i = 0; i < numbers.size(); i++) {
      if (i > 0) {
        text.append(',');
      }
      text.append(numbers.getInt(i));
    }
    text.append(']');
  }

  /** Characters beyond ASCII are escaped, so that the digest does not depend on an encoding. */
  private static void quote(StringBuilder text, String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c >= ' ' && c < 127 && c != '"' && c != '\\') {
        text.append(c);
      } else {
        text.append("\\u").append(HexFormat.of().toHexDigits(c));
      }
    }
    text.append('"');
  }
}
