// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.GameText;
import org.losingways.game.Play;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.Opponent;
import org.losingways.reader.GameReader;
import org.losingways.web.work.Refusal;

/** The parameters of a request, each there once, known and well-formed, or a refusal. */
final class Asked {

  private static final int LONGEST = 400;

  /** A graph may be written out. */
  private static final int LONGEST_GAME = 2000;

  private static final int MOST_HEAPS = 60;

  private final GameReader games;
  private final Map<String, List<String>> parameters;

  private Asked(GameReader games, Map<String, List<String>> parameters) {
    this.games = games;
    this.parameters = parameters;
  }

  /**
   * The parameters of a request.
   *
   * @param games reads the game
   * @param allowed all that it may have
   */
  static Asked of(GameReader games, Map<String, List<String>> parameters, String... allowed) {
    Set<String> known = Set.of(allowed);
    for (Map.Entry<String, List<String>> entry : parameters.entrySet()) {
      String name = entry.getKey();
      if (name.isEmpty()) {
        continue;
      }
      if (!known.contains(name)) {
        throw Refusal.bad(
            "There is no parameter '"
                + shortened(name)
                + "' here: write "
                + String.join(", ", allowed)
                + ".");
      }
      if (entry.getValue().size() != 1) {
        throw Refusal.bad("Write the parameter " + name + " once.");
      }
      int longest = name.equals("game") ? LONGEST_GAME : LONGEST;
      if (entry.getValue().get(0).length() > longest) {
        throw Refusal.bad(
            "The parameter " + name + " is too long: " + longest + " characters are the most.");
      }
    }
    return new Asked(games, parameters);
  }

  private static String shortened(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  /** The same question with one parameter in the place of another. */
  Asked renamed(String from, String to) {
    Map<String, List<String>> other = new HashMap<>(parameters);
    other.put(to, parameters.getOrDefault(from, List.of("")));
    return new Asked(games, other);
  }

  Optional<String> text(String name) {
    return Optional.ofNullable(parameters.get(name)).map(values -> values.get(0));
  }

  String required(String name, String example) {
    return text(name)
        .filter(value -> !value.isBlank())
        .orElseThrow(
            () -> Refusal.bad("The parameter " + name + " is missing: write " + example + "."));
  }

  /** The text of the game asked for. */
  String gameText() {
    return required("game", "game=0.123 or game=kayles");
  }

  /** The game asked for. */
  Game game() {
    return games.read(gameText());
  }

  /** The game asked for, in which both have the same moves. */
  Ruleset rules() {
    return game().impartial();
  }

  Optional<Ruleset> optionalRules() {
    return text("game").isPresent() ? Optional.of(rules()) : Optional.empty();
  }

  /**
   * The position asked for.
   *
   * @param mostBeans the most beans in all
   */
  Position position(Game rules, long mostBeans) {
    return position(rules, "position", mostBeans);
  }

  /** A position by the name of its parameter. */
  Position position(Game rules, String name, long mostBeans) {
    Position position = rules.position(List.of(text(name).orElse("")));
    if (position.size() > MOST_HEAPS) {
      throw Refusal.bad("A position has at most " + MOST_HEAPS + " heaps here.");
    }
    if (rules.labels().areSizes() && position.beans() > mostBeans) {
      throw Refusal.bad(
          "A position has at most " + mostBeans + " beans here, not " + position.beans() + ".");
    }
    return position;
  }

  /** One of some words; the first if none is asked for. */
  String oneOf(String name, String... choices) {
    String chosen = text(name).orElse(choices[0]);
    if (!Arrays.asList(choices).contains(chosen)) {
      throw Refusal.bad(
          name + " takes " + String.join(", ", choices) + ", not '" + shortened(chosen) + "'.");
    }
    return chosen;
  }

  Play play() {
    return oneOf("play", "misere", "normal").equals("normal") ? Play.NORMAL : Play.MISERE;
  }

  /** Left or Right, as whom the person plays. */
  Player player() {
    return oneOf("as", "left", "right").equals("left") ? Player.LEFT : Player.RIGHT;
  }

  Opponent.Level level() {
    return switch (oneOf("level", "perfect", "medium", "easy")) {
      case "easy" -> Opponent.Level.EASY;
      case "medium" -> Opponent.Level.MEDIUM;
      default -> Opponent.Level.PERFECT;
    };
  }

  /** A whole number, if there is one. */
  OptionalInt optionalNumber(String name, int least, int most) {
    return text(name).isPresent()
        ? OptionalInt.of(number(name, least, least, most))
        : OptionalInt.empty();
  }

  /** A whole number. */
  int number(String name, int usual, int least, int most) {
    if (text(name).isEmpty()) {
      return usual;
    }
    try {
      int number = GameText.heap(text(name).get());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (GameFormatException e) {
      throw Refusal.bad(
          name + " is a whole number from " + least + " to " + most + ", like " + usual + ".");
    }
    throw Refusal.bad(name + " is a whole number from " + least + " to " + most + ".");
  }
}
