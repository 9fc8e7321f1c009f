// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.rules;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.losingways.game.Board;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Pattern;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;

/**
 * Somebody's rules, looked at while they are used: every option must consist of smaller heaps and
 * keep to the reach that the rules claim, or the answer is a sentence about the rules and no
 * number. Without this a wrong rule would make the library compute something about no game at all.
 *
 * <p>What cannot be seen is believed: that a reach holds for all heaps, that twins are alike, and
 * what a pattern says.
 *
 * @param name what the game is called unless it has a code of its own
 * @param digest of the file it is in
 * @param rules as they were written, behind a {@link Guest}
 */
record CheckedRules(String name, String digest, Ruleset rules) implements Ruleset {

  /** The code of rules that say none. */
  private static final String NONE = ((Ruleset) (heap, sink) -> {}).code();

  /** The rules of both players. */
  static PartizanRuleset partizan(String name, String digest, PartizanRuleset rules) {
    return new CheckedPartizan(
        name,
        rules,
        new CheckedRules(name, digest, rules.left()),
        new CheckedRules(name, digest, rules.right()));
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    Optional<Reach> reach = reach();
    rules.forEachOption(
        heap,
        (heaps, count) -> {
          check(heap, heaps, count, reach);
          sink.accept(heaps, count);
        });
  }

  private void check(int heap, int[] heaps, int count, Optional<Reach> reach) {
    wrong(count < 0 || count > heaps.length, heap, "an option of " + count + " heaps");
    long beans = 0;
    for (int i = 0; i < count; i++) {
      wrong(heaps[i] <= 0, heap, "an option with an empty heap, which is to be left out");
      wrong(heaps[i] >= heap, heap, "the option %d, which is not smaller".formatted(heaps[i]));
      beans += heaps[i];
    }
    if (reach.isPresent()) {
      long taken = heap - beans;
      wrong(
          count > reach.get().maxParts() || taken < 0 || taken > reach.get().maxTaken(),
          heap,
          "a move that takes %d and leaves %d heaps, beyond the bounds that its reach() gives"
              .formatted(taken, count));
    }
  }

  private void wrong(boolean isWrong, int heap, String what) {
    if (isWrong) {
      throw new CommandFailure(
          "The rules of %s are wrong: heap %d has %s.".formatted(name, heap, what));
    }
  }

  @Override
  public String code() {
    return rules.code().equals(NONE) ? name : rules.code();
  }

  @Override
  public String key() {
    return name + "#" + digest;
  }

  @Override
  public int largestHeap() {
    return rules.largestHeap();
  }

  @Override
  public Optional<Reach> reach() {
    return rules.reach();
  }

  @Override
  public int twin(int heap) {
    return rules.twin(heap);
  }

  @Override
  public Optional<? extends Pattern> pattern(int heaps, IntUnaryOperator value) {
    return rules.pattern(heaps, value);
  }

  @Override
  public Labels labels() {
    return rules.labels();
  }

  @Override
  public Board board() {
    return rules.board();
  }

  @Override
  public Optional<Position> start() {
    return rules.start();
  }

  /** The same for two players. */
  private record CheckedPartizan(
      String name, PartizanRuleset rules, CheckedRules left, CheckedRules right)
      implements PartizanRuleset {

    @Override
    public String code() {
      return rules.code().contains(NONE) ? name : rules.code();
    }

    @Override
    public String key() {
      return left.key();
    }

    @Override
    public int largestHeap() {
      return rules.largestHeap();
    }

    @Override
    public Labels labels() {
      return rules.labels();
    }

    @Override
    public Board board() {
      return rules.board();
    }

    @Override
    public Optional<Position> start() {
      return rules.start();
    }
  }
}
