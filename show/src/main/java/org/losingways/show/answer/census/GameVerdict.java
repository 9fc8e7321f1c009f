// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import java.util.Locale;
import org.losingways.game.Game;

/**
 * What a page says of a game in misère play, in a word and in a sentence, as far as it is proved.
 */
public enum GameVerdict {
  TAME("tame", "Tame", "Solved; the quotient is that of a game played like Nim."),
  WILD("wild", "Wild", "Solved; the quotient is finite and unlike that of Nim."),
  RAYS("rays", "Infinite", "Solved; the quotient is infinite."),
  ENDLESS(
      "endless",
      "Endless",
      "Solved; the partial quotients grow for ever, and a rule tells what heaps of every size are"
          + " worth."),
  PARTIZAN("partizan", "Partizan", "Solved; Left and Right have different moves."),
  OPEN_INFINITE(
      "open-infinite",
      "Open, infinite",
      "Not solved; the quotient is proved to be infinite from some heap on."),
  OPEN("open", "Open", "Not solved; verified for positions with heaps up to some heap.");

  /** The class in styles. */
  private final String style;

  private final String title;
  private final String sentence;

  GameVerdict(String style, String title, String sentence) {
    this.style = style;
    this.title = title;
    this.sentence = sentence;
  }

  /** A short name, which styles have too. */
  public String style() {
    return style;
  }

  /** The word. */
  public String title() {
    return title;
  }

  /** What the word means. */
  public String sentence() {
    return sentence;
  }

  public boolean isSolved() {
    return this != OPEN && this != OPEN_INFINITE;
  }

  /** The verdict that a statement gives. */
  public static GameVerdict of(Finding f) {
    boolean isInfinite = f.quotient().equals("infinite");
    if (!f.isSolved()) {
      return isInfinite ? OPEN_INFINITE : OPEN;
    }
    if (f.isPartizan()) {
      return PARTIZAN;
    }
    if (f.tame()) {
      return TAME;
    }
    return f.quotient().equals("finite") ? WILD : isInfinite ? RAYS : ENDLESS;
  }

  /** A statement in one line, with heaps as this game names them. */
  public static String line(Finding f, Game game) {
    String noun = f.isPartizan() ? "misère monoid" : "quotient";
    if (!f.isSolved()) {
      return open(f, noun, game.labels().noun() + " " + game.labels().label(f.heaps()));
    }
    if (f.isByGauges()) {
      return "Solved by linear forms on an infinite %s; %s.".formatted(noun, how(f, game));
    }
    return switch (f.quotient()) {
      case "family" -> endless("weights and thresholds");
      case "levels" -> endless("levels");
      case "nim" -> endless("nim-values");
      case "infinite" -> "Solved by an infinite %s; %s.".formatted(noun, how(f, game));
      default ->
          "Solved by %s; %s."
              .formatted(f.isPartizan() ? "a " + noun + order(f) : finite(f), how(f, game));
    };
  }

  /** The same beside a stronger statement, which says whether the game is solved. */
  public static String statement(Finding f, Game game) {
    String rest = line(f, game).replaceFirst("^Not solved; ", "");
    return rest.substring(0, 1).toUpperCase(Locale.ROOT) + rest.substring(1);
  }

  private static String open(Finding f, String noun, String last) {
    if (f.claim().equals(Finding.FIRM)) {
      return ("Not solved; the quotient is verified to %s, and a position with a larger heap is P"
              + " exactly if its nim-sum is 0.")
          .formatted(last);
    }
    if (f.isByGauges()) {
      return "Not solved; the %s is infinite, and linear forms decide every position to %s."
          .formatted(noun, last);
    }
    return f.order().isPresent()
        ? "Not solved; a %s of order %d is verified to %s."
            .formatted(noun, f.order().getAsInt(), last)
        : "Not solved; the %s is proved to be infinite%s, and verified to %s."
            .formatted(
                noun,
                f.infiniteAt().isPresent()
                    ? " from heap %d on".formatted(f.infiniteAt().getAsInt())
                    : "",
                last);
  }

  private static String endless(String what) {
    return "Solved for heaps of every size by %s; the quotient is not finitely generated."
        .formatted(what);
  }

  private static String finite(Finding f) {
    String kind = f.tame() ? "tame" : "wild";
    return f.name()
            .map(name -> "the %s quotient %s".formatted(kind, name))
            .orElse("a %s quotient".formatted(kind))
        + order(f);
  }

  private static String order(Finding f) {
    return f.order().isPresent() ? " of order " + f.order().getAsInt() : "";
  }

  private static String how(Finding f, Game game) {
    if (f.period().isPresent()) {
      return "Φ has period %d from heap %d on, proved for heaps of every size"
          .formatted(f.period().getAsInt(), f.preperiod().getAsInt());
    }
    boolean isFinite = game.largestHeap() < Integer.MAX_VALUE;
    return "proved for all %s%s".formatted(game.labels().nouns(), isFinite ? " there are" : "");
  }
}
