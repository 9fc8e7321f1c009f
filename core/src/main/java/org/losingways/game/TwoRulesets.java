// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** Left's rules and Right's. */
record TwoRulesets(Ruleset left, Ruleset right) implements PartizanRuleset {

  @Override
  public String key() {
    return left.key() + "/" + right.key();
  }

  @Override
  public PartizanRuleset conjugate() {
    return new TwoRulesets(/* left= */ right, /* right= */ left);
  }

  /** Boards of two games have nothing in common, so that their heaps are numbers. */
  @Override
  public Labels labels() {
    return left.key().equals(right.key()) ? left.labels() : Labels.SIZES;
  }
}
