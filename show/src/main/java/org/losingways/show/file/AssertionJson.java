// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.proof.certificate.Certificate;
import org.losingways.show.CommandFailure;
import org.losingways.theory.Assertion;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
    JsonNode json;
    try {
      json = new JsonMapper().readTree(file);
    } catch (JacksonIOException e) {
      throw e.getCause();
    } catch (JacksonException e) {
      throw new CommandFailure("The file is not a quotient: it is not JSON.", e);
    }
    JsonNode period = json.path("period");
    JsonNode preperiod = json.path("preperiod");
    boolean isSolved = isCount(period, 1) && isCount(preperiod, 0);
    if (!isSolved && (period.isNumber() || preperiod.isNumber())) {
      throw failure("period and preperiod are whole numbers and come together");
    }
    Alphabet alphabet = new Alphabet(names(json.path("generators")));
    String relations = String.join(",", texts(json, "relations"));
    NamedMonoid named =
        AssertionReader.monoid(new Relations(alphabet, Relations.list(alphabet, relations)));
    BitSet p = new BitSet();
    texts(json, "pPortion").forEach(word -> p.set(named.element(word)));
    return new Assertion(
        games.impartial(text(json.path("game"), "game")),
        named,
        p,
        AssertionReader.valuesFromHeap0(texts(json, "phi").stream().map(named::element).toList()),
        isSolved ? OptionalInt.of(period.intValue()) : OptionalInt.empty(),
        isSolved ? OptionalInt.of(preperiod.intValue()) : OptionalInt.empty(),
        OptionalInt.empty());
  }

  private static CommandFailure failure(String reason) {
    return new CommandFailure("The file is not a quotient: " + reason + ".");
  }

  private static boolean isCount(JsonNode node, int least) {
    return node.isInt() && node.intValue() >= least && node.intValue() <= Certificate.MAX_HEAPS;
  }

  /** Generators are objects with a name, or just names. */
  private static List<String> names(JsonNode generators) {
    List<String> names = new ArrayList<>();
    for (JsonNode generator : list(generators, "generators")) {
      names.add(text(generator.isObject() ? generator.path("name") : generator, "generators"));
    }
    return names;
  }

  private static List<String> texts(JsonNode json, String member) {
    List<String> texts = new ArrayList<>();
    list(json.path(member), member).forEach(item -> texts.add(text(item, member)));
    return texts;
  }

  private static JsonNode list(JsonNode node, String member) {
    if (!node.isArray()) {
      throw failure("\"" + member + "\" must be a list, as in misere solve --json");
    }
    return node;
  }

  private static String text(JsonNode node, String member) {
    if (!node.isString()) {
      throw failure("a text is missing in \"" + member + "\"");
    }
    return node.stringValue();
  }
}
