// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.losingways.json.JsonFormatException;
import org.losingways.json.JsonReader;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.proof.certificate.Certificate;
import org.losingways.show.CommandFailure;
import org.losingways.theory.Assertion;

/**
 * Reads an assertion with the names that {@code misere solve --json} uses: {@code game}, {@code
 * generators}, {@code relations}, {@code pPortion}, {@code phi}, and for a solved game {@code
 * period} and {@code preperiod}. Other members are not part of the assertion and are passed over.
 */
public final class AssertionJson {

  /** What tells the two kinds of files apart is looked for in this many bytes. */
  private static final int BEGINNING = 1 << 16;

  /** Longer files are not read; the largest quotients printed anywhere need a hundredth of it. */
  private static final int MAX_LENGTH = 1 << 24;

  private AssertionJson() {}

  /**
   * Whether the stream holds an asserted quotient rather than a certificate.
   *
   * @param in a stream that can go back to its mark, such as a {@link BufferedInputStream}
   */
  public static boolean recognises(InputStream in) throws IOException {
    in.mark(BEGINNING);
    String beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    in.reset();
    return beginning.contains("\"relations\"")
        && !beginning.contains("\"" + Certificate.FORMAT + "\"");
  }

  /** The assertion in the stream. */
  public static Assertion read(InputStream in) throws IOException {
    return read(in, GameArgument.FILES);
  }

  /** The assertion in the stream, about one of these games. */
  public static Assertion read(InputStream in, GameArgument games) throws IOException {
    byte[] file = in.readNBytes(MAX_LENGTH + 1);
    if (file.length > MAX_LENGTH) {
      throw failure("it is too long");
    }
    Map<?, ?> json = object(file);
    Object period = json.get("period");
    Object preperiod = json.get("preperiod");
    boolean isSolved = isCount(period, 1) && isCount(preperiod, 0);
    if (!isSolved && (period instanceof Number || preperiod instanceof Number)) {
      throw failure("period and preperiod are whole numbers and come together");
    }
    Alphabet alphabet = new Alphabet(names(json));
    String relations = String.join(",", texts(json, "relations"));
    NamedMonoid named =
        AssertionReader.monoid(new Relations(alphabet, Relations.list(alphabet, relations)));
    BitSet p = new BitSet();
    texts(json, "pPortion").forEach(word -> p.set(named.element(word)));
    return new Assertion(
        games.impartial(text(json.get("game"), "game")),
        named,
        p,
        AssertionReader.valuesFromHeap0(texts(json, "phi").stream().map(named::element).toList()),
        isSolved ? OptionalInt.of((Integer) period) : OptionalInt.empty(),
        isSolved ? OptionalInt.of((Integer) preperiod) : OptionalInt.empty(),
        OptionalInt.empty());
  }

  private static CommandFailure failure(String reason) {
    return new CommandFailure("The file is not a quotient: " + reason + ".");
  }

  private static Map<?, ?> object(byte[] file) {
    try {
      return JsonReader.read(file, JsonReader.USUAL) instanceof Map<?, ?> members
          ? members
          : Map.of();
    } catch (JsonFormatException e) {
      throw new CommandFailure("The file is not a quotient: it is not JSON.", e);
    }
  }

  private static boolean isCount(Object value, int least) {
    return value instanceof Integer n && n >= least && n <= Certificate.MAX_HEAPS;
  }

  /** Generators are objects with a name, or just names. */
  private static List<String> names(Map<?, ?> json) {
    return list(json, "generators").stream()
        .map(generator -> generator instanceof Map<?, ?> members ? members.get("name") : generator)
        .map(name -> text(name, "generators"))
        .toList();
  }

  private static List<String> texts(Map<?, ?> json, String member) {
    return list(json, member).stream().map(item -> text(item, member)).toList();
  }

  private static List<?> list(Map<?, ?> json, String member) {
    if (json.get(member) instanceof List<?> items) {
      return items;
    }
    throw failure("\"" + member + "\" must be a list, as in misere solve --json");
  }

  private static String text(Object value, String member) {
    if (value instanceof String text) {
      return text;
    }
    throw failure("a text is missing in \"" + member + "\"");
  }
}
