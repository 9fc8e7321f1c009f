// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The terms of {@code docs/glossary.md} with their definitions, for {@code misere explain} and for
 * pages. The file is the only source: each paragraph that begins with a bold term is an entry.
 *
 * <pre>{@code
 * Glossary.read().find("p position").get().term()   // P-position
 * }</pre>
 *
 * @param entries in the order of the file
 */
public record Glossary(List<Entry> entries) {

  /** {@code **Term.** Definition, over several lines. Also: other, names.} */
  private static final Pattern ENTRY =
      Pattern.compile(
          "\\*\\*(?<term>[^*]+)\\.\\*\\*\\s+(?<definition>.*?)(?:\\s+Also: (?<also>[^.]+)\\.)?");

  /**
   * A term and what it means.
   *
   * @param also other names for the same thing
   */
  public record Entry(String term, List<String> also, String definition) {

    private Stream<String> names() {
      return Stream.concat(Stream.of(term), also.stream());
    }
  }

  /** The glossary of this program. */
  public static Glossary read() {
    try (InputStream in = Glossary.class.getResourceAsStream("glossary.md")) {
      return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a text in the form of {@code docs/glossary.md}. */
  static Glossary of(String markdown) {
    List<Entry> entries = new ArrayList<>();
    for (String paragraph : markdown.split("\n{2,}", -1)) {
      Matcher entry = ENTRY.matcher(paragraph.replace('\n', ' ').strip());
      if (entry.matches()) {
        String also = entry.group("also");
        entries.add(
            new Entry(
                entry.group("term"),
                also == null ? List.of() : List.of(also.split(",\\s*", -1)),
                entry.group("definition").replaceAll("[*`]", "")));
      }
    }
    return new Glossary(List.copyOf(entries));
  }

  /** The entry of a term; case, accents, hyphens, blanks and a plural s do not matter. */
  public Optional<Entry> find(String term) {
    String wanted = folded(term);
    return entries.stream()
        .filter(e -> e.names().map(Glossary::folded).anyMatch(wanted::equals))
        .findFirst();
  }

  /** All terms and their other names. */
  public Stream<String> terms() {
    return entries.stream().flatMap(Entry::names);
  }

  private static String folded(String term) {
    String plain =
        Normalizer.normalize(term, Normalizer.Form.NFD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[\\p{M}\\p{Pd}\\s'’]", "");
    return plain.length() > 3 && plain.endsWith("s")
        ? plain.substring(0, plain.length() - 1)
        : plain;
  }
}
