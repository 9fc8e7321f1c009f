// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Decides which {@link Phylum} a game belongs to, for games of any kind: positions of heaps, misère
 * forms.
 *
 * <pre>{@code
 * var phyla = new PhylumClassifier<>(game -> genus(game), game -> options(game), game -> false);
 * phyla.of(heap9)                                    // RESTIVE in 0.123
 * }</pre>
 *
 * <p>A game whose genus g^g₀… is that of a phylum belongs to it when each option is tame or
 * <i>reverts</i>: has a move to a tame game with normal value g and one, perhaps the same, to a
 * tame game with misère value g₀ (<i>Winning Ways</i>, chapter 13; <i>Pretending</i>, §2.6).
 *
 * <p>Answers are kept. Only followers with tame genus are looked into further than two moves, so
 * the cost is mostly far below its bound, the number of followers times the number of moves.
 *
 * @param <G> the games, with equals and hashCode
 */
public final class PhylumClassifier<G> {

  private final Function<? super G, Genus> genus;
  private final Function<? super G, ? extends List<? extends G>> options;
  private final Predicate<? super G> surelyTame;
  private final Map<G, Phylum> known = new HashMap<>();
  private final Map<G, TameMoves> tameMoves = new HashMap<>();

  /**
   * A classifier for games with these genera and options.
   *
   * @param surelyTame a condition sufficient for a game to be tame, so that it need not be looked
   *     at, such as being a sum of tame games
   */
  public PhylumClassifier(
      Function<? super G, Genus> genus,
      Function<? super G, ? extends List<? extends G>> options,
      Predicate<? super G> surelyTame) {
    this.genus = genus;
    this.options = options;
    this.surelyTame = surelyTame;
  }

  /** The phylum of a game. */
  public Phylum of(G game) {
    Phylum found = known.get(game);
    if (found == null) {
      found = classify(game);
      known.put(game, found);
    }
    return found;
  }

  private Phylum classify(G game) {
    Genus own = genus.apply(game);
    Phylum candidate = Phylum.candidate(own);
    if (candidate == Phylum.WILD || (candidate == Phylum.TAME && surelyTame.test(game))) {
      return candidate;
    }
    for (G option : options.apply(game)) {
      if (!isTame(option) && !reverts(option, own)) {
        return Phylum.WILD;
      }
    }
    return candidate;
  }

  private boolean isTame(G game) {
    return genus.apply(game).isTame() && of(game) == Phylum.TAME;
  }

  private boolean reverts(G option, Genus target) {
    TameMoves moves = tameMoves.get(option);
    if (moves == null) {
      moves = findTameMoves(option);
      tameMoves.put(option, moves);
    }
    return moves.normal().get(target.base()) && moves.misere().get(target.misere());
  }

  private TameMoves findTameMoves(G game) {
    TameMoves moves = new TameMoves(new BitSet(), new BitSet());
    for (G option : options.apply(game)) {
      if (isTame(option)) {
        Genus reached = genus.apply(option);
        moves.normal().set(reached.base());
        moves.misere().set(reached.misere());
      }
    }
    return moves;
  }

  /** The normal and the misère values of the tame options of a game. */
  private record TameMoves(BitSet normal, BitSet misere) {}
}
