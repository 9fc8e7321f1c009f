// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Fingerprint;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.Position;

/**
 * The forms that play can come to as heaps of a game, written as they are typed. A form that is too
 * long to be written is called by its number, such as {@code #12}.
 *
 * @param <F> forms of one kind, each tree being one object
 */
final class Followers<F> implements Labels {

  /** As many are named in a refusal. */
  private static final int SHOWN = 12;

  private static final String TOO_LONG = "a form of birthday ";

  private final String code;
  private final List<String> labels;
  private final Map<String, Integer> byLabel = new HashMap<>();
  private final Map<F, Integer> heapOf = new HashMap<>();
  private final Function<String, F> reader;

  /**
   * The labels of some forms.
   *
   * @param code what the game is called
   * @param heaps the forms, the one without options first
   * @param writer writes a form, if it is not too long
   * @param reader reads a form
   */
  Followers(
      String code,
      List<F> heaps,
      Function<F, Optional<String>> writer,
      Function<String, F> reader) {
    this.code = code;
    this.reader = reader;
    this.labels =
        IntStream.range(0, heaps.size())
            .mapToObj(heap -> writer.apply(heaps.get(heap)).orElse("#" + heap))
            .toList();
    for (int heap = 0; heap < labels.size(); heap++) {
      byLabel.put(labels.get(heap), heap);
      heapOf.put(heaps.get(heap), heap);
    }
  }

  /** What a game of forms is called: the forms themselves, or when they were born. */
  static <F> String code(
      List<F> roots, Function<F, Optional<String>> writer, Function<F, Integer> birthday) {
    return roots.stream()
        .map(f -> writer.apply(f).orElseGet(() -> TOO_LONG + birthday.apply(f)))
        .collect(Collectors.joining("; "));
  }

  /** The key of the game: forms that are too long to be written may share their code. */
  String key(Game game) {
    return code.contains(TOO_LONG) ? code + " #" + Fingerprint.of(game) : code;
  }

  /** The heap that a form is. */
  int heap(F form) {
    return heapOf.get(form);
  }

  @Override
  public String noun() {
    return "form";
  }

  @Override
  public String label(int heap) {
    return labels.get(heap);
  }

  @Override
  public Position position(String text) {
    if (text.strip().equals("nothing")) {
      return Position.EMPTY;
    }
    Position sum = Position.EMPTY;
    for (String word : FormList.words(text)) {
      // The label of a follower may look like a sum: 2+2.
      int[] terms =
          byLabel.containsKey(word)
              ? new int[] {byLabel.get(word)}
              : FormList.terms(word).stream().mapToInt(this::read).toArray();
      sum = sum.plus(Position.of(terms));
    }
    return sum;
  }

  private int read(String term) {
    Integer heap = byLabel.get(term);
    if (heap == null) {
      heap = heapOf.get(reader.apply(term));
    }
    if (heap == null) {
      throw new GameFormatException(
          "The form %s does not follow from %s, whose followers are %s%s."
              .formatted(
                  GameFormatException.shown(term),
                  code,
                  labels.stream().limit(SHOWN).collect(Collectors.joining(" ")),
                  labels.size() > SHOWN ? " …" : ""));
    }
    return heap;
  }
}
