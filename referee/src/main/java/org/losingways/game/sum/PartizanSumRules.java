// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import org.losingways.game.Board;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;

/**
 * A sum of games in some of which Left and Right have different moves.
 *
 * @param left what Left may do
 * @param right what Right may do, with the same numbers and labels
 */
record PartizanSumRules(SumRules left, SumRules right) implements PartizanRuleset {

  @Override
  public String code() {
    return left.code();
  }

  @Override
  public String key() {
    return left.key();
  }

  @Override
  public Labels labels() {
    return left.labels();
  }

  @Override
  public Board board() {
    return left.board();
  }
}
