// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/**
 * The heptagon of <i>Advances</i>, Figure 15, on which coins slide towards the top.
 *
 * <p>The figure's labels give the form at each corner: going round from the top 0, 1, 2, 2+,
 * {2+,0}, 0 and 1; its caption says that there are two arrows besides the seven sides. That leaves
 * a little freedom in the drawing and none in the values. Here both additional arrows are needed: R
 * is 2 and N is {2+,0} because of them. The corners have the letters of the board that was given
 * away at the Seventh Gathering for Gardner.
 */
final class Heptagon {

  private Heptagon() {}

  /** The file {@code examples/heptagon.dot}. */
  static final String DOT =
      """
      // The heptagon of T. E. Plambeck, Advances in Losing, Figure 15. Coins slide along the arrows
      // towards G; whoever moves last loses. Play it: misere play graph:heptagon.dot N D R
      digraph heptagon {
        layout = circo
        A -> G                // 1
        R -> A; R -> G        // 2, with one of the two additional arrows
        D -> R                // 2+, which is {2}
        N -> D; N -> G        // {2+,0}, with the other one
        E -> N; E -> R2       // {{2+,0},1}, which comes to 0
        R2 -> G               // 1
      }
      """;

  static CoinGraph graph() {
    return new CoinGraph("heptagon", DotText.read(DOT));
  }
}
