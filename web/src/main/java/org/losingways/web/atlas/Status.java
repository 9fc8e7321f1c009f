// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import org.losingways.game.Game;
import org.losingways.show.answer.census.Standing;

/** Status and proof of a game in one line. */
final class Status {

  private Status() {}

  static String line(Standing s, Game game) {
    boolean isPartizan = s.kind().equals(Standing.PARTIZAN);
    String noun = isPartizan ? "misère monoid" : "quotient";
    if (!s.isSolved()) {
      String last = game.labels().noun() + " " + game.labels().label(s.heaps());
      return s.order().isPresent()
          ? "Not solved; a %s of order %d is verified to %s."
              .formatted(noun, s.order().getAsInt(), last)
          : "Not solved; the %s is proved to be infinite%s, and verified to %s."
              .formatted(
                  noun,
                  s.infiniteAt().isPresent()
                      ? " from heap %d on".formatted(s.infiniteAt().getAsInt())
                      : "",
                  last);
    }
    return switch (s.quotient()) {
      case "family" -> endless("weights and thresholds");
      case "levels" -> endless("levels");
      case "nim" -> endless("nim-values");
      case "infinite" -> "Solved by an infinite %s; %s.".formatted(noun, how(s, game));
      default ->
          "Solved by %s; %s."
              .formatted(isPartizan ? "a " + noun + order(s) : finite(s), how(s, game));
    };
  }

  private static String endless(String what) {
    return "Solved for heaps of every size by %s; no finite set generates the quotient."
        .formatted(what);
  }

  private static String finite(Standing s) {
    String kind = s.tame() ? "tame" : "wild";
    return s.name()
            .map(name -> "the %s quotient %s".formatted(kind, name))
            .orElse("a %s quotient".formatted(kind))
        + order(s);
  }

  private static String order(Standing s) {
    return " of order " + s.order().getAsInt();
  }

  private static String how(Standing s, Game game) {
    if (s.period().isPresent()) {
      return "Φ has period %d from heap %d on, proved for heaps of every size"
          .formatted(s.period().getAsInt(), s.preperiod().getAsInt());
    }
    boolean isFinite = game.largestHeap() < Integer.MAX_VALUE;
    return "proved for all %s%s".formatted(game.labels().nouns(), isFinite ? " there are" : "");
  }
}
