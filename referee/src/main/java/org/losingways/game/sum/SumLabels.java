// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.Position;

/**
 * Heaps written with the game that they belong to, such as {@code 0.77:5}.
 *
 * <pre>{@code
 * labels.position("kayles:5+3 0.123:4")     // two heaps of Kayles and one of 0.123
 * labels.label(3)                           // "0.77:2"
 * }</pre>
 */
final class SumLabels implements Labels {

  private final List<GameSum.Summand> summands;
  private final Interleaving numbers;

  /** A separator or the beginning, the name of a game, and a colon. */
  private final Pattern prefix;

  SumLabels(List<GameSum.Summand> summands, Interleaving numbers) {
    this.summands = summands;
    this.numbers = numbers;
    this.prefix =
        Pattern.compile(
            summands.stream()
                .flatMap(summand -> summand.names().stream())
                .distinct()
                .sorted(Comparator.comparing(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?:^|\\s+\\+\\s+|\\s*[;,]\\s*|\\s+|\\+)(", "):")),
            Pattern.CASE_INSENSITIVE);
  }

  private Game game(int i) {
    return summands.get(i).game();
  }

  List<Game> games() {
    return summands.stream().map(GameSum.Summand::game).toList();
  }

  String code() {
    return summands.stream().map(s -> s.game().code()).collect(Collectors.joining(" + "));
  }

  String key() {
    return summands.stream().map(s -> s.game().key()).collect(Collectors.joining(" + "));
  }

  @Override
  public String noun() {
    return "heap";
  }

  @Override
  public String label(int heap) {
    if (heap == 0) {
      return "0";
    }
    int i = numbers.game(heap);
    return game(i).code() + ":" + game(i).labels().label(numbers.heap(heap));
  }

  @Override
  public Position position(String text) {
    String stripped = text.strip();
    if (stripped.isEmpty() || stripped.equals("nothing") || stripped.equals("0")) {
      return Position.EMPTY;
    }
    Matcher found = prefix.matcher(stripped);
    if (!found.find() || found.start() > 0) {
      throw GameFormatException.about(
          stripped, "does not begin with one of the games: write a heap like " + example() + ".");
    }
    Position sum = Position.EMPTY;
    while (true) {
      int i = summand(found.group(1));
      int from = found.end();
      boolean isLast = !found.find();
      String heaps = stripped.substring(from, isLast ? stripped.length() : found.start());
      for (int heap : game(i).position(List.of(heaps)).toArray()) {
        sum = sum.plus(Position.of(numbers.number(i, heap)));
      }
      if (isLast) {
        return sum;
      }
    }
  }

  private int summand(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    int i = 0;
    while (summands.get(i).names().stream()
        .noneMatch(n -> n.toLowerCase(Locale.ROOT).equals(wanted))) {
      i++;
    }
    return i;
  }

  /** Some heap of one of the games. */
  String example() {
    int size = game(0).largestHeap();
    return label(numbers.number(0, Math.min(5, size)));
  }
}
