// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.CharConversionException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.losingways.game.Position;
import org.losingways.proof.Certificate;
import org.losingways.proof.Claim;
import org.losingways.proof.Rules;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads certificates token by token, so that a file that is none is refused where it first differs
 * from one, however large it is. Every refusal is a {@link CertificateFormatException} with one
 * sentence.
 *
 * <p>Members may come in any order; unknown ones are refused, because nothing would check them.
 */
public final class CertificateReader {

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(8)
                  .maxNumberLength(20)
                  .maxNameLength(100)
                  .maxStringLength(5_000)
                  .maxTokenCount(100_000_000L)
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .build();

  private static final Set<String> ALWAYS =
      Set.of(
          "format",
          "version",
          "game",
          "claim",
          "heaps",
          "order",
          "generators",
          "elements",
          "pPortion",
          "phi",
          "witnesses",
          "digest");

  private final JsonParser json;
  private final Set<String> seen = new HashSet<>();

  private Rules rules = new Rules.Code("");
  private String claim = "";
  private int period;
  private int preperiod;
  private int heaps;
  private int order;
  private List<Certificate.Generator> generators = List.of();
  private List<String> elements = List.of();
  private IntList pPortion = IntList.of();
  private IntList phi = IntList.of();
  private List<List<IntList>> witnesses = List.of();
  private String digest = "";

  private CertificateReader(JsonParser json) {
    this.json = json;
  }

  /**
   * The certificate in the stream, which is read to its end.
   *
   * @throws CertificateFormatException if there is none
   * @throws JacksonIOException if the stream cannot be read
   */
  public static Certificate read(InputStream in) {
    try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), in)) {
      CertificateReader reader = new CertificateReader(json);
      Certificate certificate = reader.readAll();
      if (json.nextToken() != null) {
        throw reader.refusal("something follows its end");
      }
      return certificate;
    } catch (JacksonIOException e) {
      if (e.getCause() instanceof CharConversionException) {
        throw new CertificateFormatException("The file is no certificate: it is not text.");
      }
      throw e;
    } catch (UnexpectedEndOfInputException e) {
      throw new CertificateFormatException("The file is no whole certificate: it ends too early.");
    } catch (StreamConstraintsException e) {
      throw new CertificateFormatException(
          "The file is no certificate: a text, a number, its depth or its length is beyond all bounds"
              + at(e.getLocation())
              + ".");
    } catch (InputCoercionException e) {
      throw new CertificateFormatException(
          "The file is no certificate: a number is too large" + at(e.getLocation()) + ".");
    } catch (JacksonException e) {
      throw new CertificateFormatException(
          "The file is no certificate: it is not JSON, or says something twice"
              + at(e.getLocation())
              + ".");
    }
  }

  private Certificate readAll() {
    expect(json.nextToken(), JsonToken.START_OBJECT, "it does not begin with {");
    while (json.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = json.currentName();
      json.nextToken();
      member(name);
      seen.add(name);
    }
    for (String name : ALWAYS) {
      if (!seen.contains(name)) {
        throw refusal("it has no \"" + name + "\"");
      }
    }
    return new Certificate(
        rules, theClaim(), heaps, order, generators, elements, pPortion, phi, witnesses, digest);
  }

  private void member(String name) {
    switch (name) {
      case "format" -> {
        if (!text().equals(Certificate.FORMAT)) {
          throw refusal("its format is not \"" + Certificate.FORMAT + "\"");
        }
      }
      case "version" -> {
        if (number() != Certificate.VERSION) {
          throw refusal("this program reads version " + Certificate.VERSION + " of the format");
        }
      }
      case "game" -> rules = rules();
      case "claim" -> claim = text();
      case "period" -> period = number();
      case "preperiod" -> preperiod = number();
      case "heaps" -> heaps = number();
      case "order" -> order = number();
      case "generators" -> generators = list(this::generator);
      case "elements" -> elements = list(this::text);
      case "pPortion" -> pPortion = numbers();
      case "phi" -> phi = numbers();
      case "witnesses" -> witnesses = list(() -> list(this::numbers));
      case "digest" -> digest = text();
      default -> throw refusal("certificates have no \"" + shortened(name) + "\"");
    }
  }

  private Claim theClaim() {
    boolean hasPeriod = seen.contains("period") && seen.contains("preperiod");
    boolean hasNone = !seen.contains("period") && !seen.contains("preperiod");
    if (claim.equals("solved") && hasPeriod) {
      return new Claim.Solved(period, preperiod);
    }
    if (claim.equals("partial") && hasNone) {
      return new Claim.Partial();
    }
    throw refusal("its claim is neither \"solved\" with period and preperiod nor \"partial\"");
  }

  private Rules rules() {
    if (json.currentToken() == JsonToken.VALUE_STRING) {
      return new Rules.Code(json.getString());
    }
    return new Rules.Table(list(() -> list(this::option)));
  }

  private Position option() {
    int[] sizes = numbers().toIntArray();
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < (i == 0 ? 1 : sizes[i - 1])) {
        throw refusal("an option is not an ascending list of heaps");
      }
    }
    return Position.of(sizes);
  }

  private Certificate.Generator generator() {
    expect(json.currentToken(), JsonToken.START_OBJECT, "a generator is no object");
    String name = null;
    Integer heap = null;
    IntList action = null;
    while (json.nextToken() == JsonToken.PROPERTY_NAME) {
      String member = json.currentName();
      json.nextToken();
      switch (member) {
        case "name" -> name = text();
        case "heap" -> heap = number();
        case "action" -> action = numbers();
        default -> throw refusal("generators have no \"" + shortened(member) + "\"");
      }
    }
    if (name == null || heap == null || action == null) {
      throw refusal("a generator lacks its name, its heap or its action");
    }
    return new Certificate.Generator(name, heap, action);
  }

  private String text() {
    expect(json.currentToken(), JsonToken.VALUE_STRING, "a text is missing");
    return json.getString();
  }

  private int number() {
    expect(json.currentToken(), JsonToken.VALUE_NUMBER_INT, "a whole number is missing");
    return json.getIntValue();
  }

  private IntList numbers() {
    expect(json.currentToken(), JsonToken.START_ARRAY, "a list is missing");
    IntList numbers = new IntArrayList();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      numbers.add(number());
    }
    return numbers;
  }

  private <T> List<T> list(Supplier<T> item) {
    expect(json.currentToken(), JsonToken.START_ARRAY, "a list is missing");
    List<T> items = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      items.add(item.get());
    }
    return items;
  }

  private void expect(JsonToken found, JsonToken wanted, String otherwise) {
    if (found == null) {
      throw new CertificateFormatException("The file is no certificate: it is empty.");
    }
    if (found != wanted) {
      throw refusal(otherwise);
    }
  }

  private CertificateFormatException refusal(String why) {
    return new CertificateFormatException(
        "The file is no certificate: " + why + at(json.currentTokenLocation()) + ".");
  }

  private static String at(TokenStreamLocation location) {
    return location == null || location.getLineNr() < 1
        ? ""
        : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
  }

  private static String shortened(String text) {
    String plain = text.replaceAll("[^\\x20-\\x7e]", "?");
    return plain.length() <= 20 ? plain : plain.substring(0, 20) + "…";
  }
}
