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
}
