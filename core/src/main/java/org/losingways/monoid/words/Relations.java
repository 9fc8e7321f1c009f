// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * Generators and relations of a commutative monoid; that generators commute is understood.
 *
 * <pre>{@code
 * Relations.of("<a,b,c | a2=1,c2=1,b3=b2c>")                 // MisereSolver
 * Relations.of("{x, z | x^2 = e, z^4 = z^2}")                // Taming the wild
 * Relations.of("\\langle a,b \\mid a^2=1, b^{3}=b \\rangle") // TeX
 * }</pre>
 *
 * <p>Also read: chains {@code b2=c2=d2}, arrows instead of equality signs, and GAP's pairs {@code [
 * x^2, e ]}. No relations make the free commutative monoid.
 */
public record Relations(Alphabet alphabet, List<Relation> list) {

  public Relations {
    list =
        list.stream()
            .map(r -> new Relation(r.left().over(alphabet.size()), r.right().over(alphabet.size())))
            .toList();
  }

  /** Reads a presentation. */
  public static Relations of(String text) {
    WordReader reader = new WordReader(text);
    String form = "a presentation such as <a,b | a2=1,b3=b>";
    boolean angle = reader.take('<');
    boolean brace = !angle && reader.take('{');
    if (!angle && !brace) {
      throw reader.unexpected(form);
    }
    Alphabet alphabet = new Alphabet(reader.names());
    List<Relation> relations = new ArrayList<>();
    if (reader.take('|') || reader.take(':')) {
      relations(reader, alphabet, relations);
    }
    if (!reader.take(angle ? '>' : '}') || !reader.atEnd()) {
      throw reader.unexpected(angle ? "'>' at the end of " + form : "'}' at the end");
    }
    return new Relations(alphabet, relations);
  }

  /** Reads relations separated by commas or semicolons, or GAP's list of pairs. */
  public static List<Relation> list(Alphabet alphabet, String text) {
    String list = text.strip();
    boolean gap = list.replaceAll("\\s", "").startsWith("[[") && list.endsWith("]");
    WordReader reader = new WordReader(gap ? list.substring(1, list.length() - 1) : list);
    List<Relation> relations = new ArrayList<>();
    relations(reader, alphabet, relations);
    if (!reader.atEnd()) {
      throw reader.unexpected("relations such as a2=1,b3=b");
    }
    return relations;
  }

  private static void relations(WordReader reader, Alphabet alphabet, List<Relation> relations) {
    while (!reader.atEnd() && reader.peek() != '>' && reader.peek() != '}') {
      if (reader.take('[')) {
        Word left = reader.word(alphabet);
        if (!reader.take(',')) {
          throw reader.unexpected("a pair such as [ x^2, e ]");
        }
        relations.add(new Relation(left, reader.word(alphabet)));
        if (!reader.take(']')) {
          throw reader.unexpected("']' after a pair such as [ x^2, e ]");
        }
      } else {
        Word left = reader.word(alphabet);
        if (reader.peek() != '=') {
          throw reader.unexpected("'=' and another word");
        }
        while (reader.take('=')) {
          Word right = reader.word(alphabet);
          if (reader.lastWordHadBlanks() && reader.peek() == '=') {
            // "a2=1 b3=b" would be read as a² = b³ = b.
            throw reader.unexpected("a comma between relations before this point, not");
          }
          relations.add(new Relation(left, right));
          left = right;
        }
      }
      if (!reader.take(',')) {
        reader.take(';');
      }
    }
  }

  /** The presentation as MisereSolver writes it; {@link #of(String)} reads it back. */
  @Override
  public String toString() {
    return "<"
        + String.join(",", alphabet.names())
        + " | "
        + list.stream().map(alphabet::text).collect(Collectors.joining(","))
        + ">";
  }
}
