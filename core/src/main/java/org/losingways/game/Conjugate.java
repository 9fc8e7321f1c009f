// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** A game with Left and Right exchanged: what is written on its heaps stays. */
record Conjugate(PartizanRuleset game) implements PartizanRuleset {

  @Override
  public Ruleset left() {
    return game.right();
  }

  @Override
  public Ruleset right() {
    return game.left();
  }

  @Override
  public String code() {
    return "~(" + game.code() + ")";
  }

  @Override
  public String key() {
    return "~(" + game.key() + ")";
  }

  @Override
  public Labels labels() {
    return game.labels();
  }

  @Override
  public PartizanRuleset conjugate() {
    return game;
  }
}
