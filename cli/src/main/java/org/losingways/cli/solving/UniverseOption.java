// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.Optional;
import org.losingways.form.PartizanFormRules;
import org.losingways.form.Universe;
import org.losingways.game.PartizanRuleset;
import org.losingways.reader.GameReader;
import picocli.CommandLine.Option;

/** {@code --universe}: the games in the context of which partizan forms are compared. */
public final class UniverseOption {

  @Option(
      names = "--universe",
      paramLabel = "U",
      description =
          "Compare partizan forms in the context of these games: all, dead-ending, dicot, or GAME for"
              + " all sums of its positions and of their conjugates.")
  private String universe;

  /** Whether one was named. */
  public boolean isGiven() {
    return universe != null;
  }

  /** The universe with a name of its own, all games if none is given; none if it is a game. */
  public Optional<Universe> named() {
    return universe == null ? Optional.of(Universe.ALL) : Universe.of(universe);
  }

  /** The closure of the game under sums and conjugates. */
  public PartizanRuleset closure() {
    return PartizanFormRules.withConjugates(GameReader.of(universe)).partizan();
  }
}
