// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Board;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;

/**
 * What a player may do in a sum of games: a move in a heap is one of its own game.
 *
 * @param games the rules of each game
 * @param numbers how their heaps are numbered
 * @param labels how heaps are written
 * @param code what the sum is called, for both players together
 * @param key what distinguishes it from all other games
 */
record SumRules(List<Ruleset> games, Interleaving numbers, Labels labels, String code, String key)
    implements Ruleset {

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    if (heap == 0) {
      return;
    }
    int game = numbers.game(heap);
    games
        .get(game)
        .forEachOption(
            numbers.heap(heap),
            (parts, count) -> {
              int[] numbered = new int[count];
              for (int i = 0; i < count; i++) {
                numbered[i] = numbers.number(game, parts[i]);
              }
              sink.accept(numbered, count);
            });
  }

  @Override
  public int largestHeap() {
    return numbers.largest();
  }

  @Override
  public int twin(int heap) {
    if (heap == 0) {
      return 0;
    }
    int game = numbers.game(heap);
    return numbers.number(game, games.get(game).twin(numbers.heap(heap)));
  }

  @Override
  public Optional<Reach> reach() {
    return numbers.reach(games.stream().map(Ruleset::reach).toList());
  }

  @Override
  public PartizanRuleset partizan() {
    return new PartizanSumRules(this, this);
  }

  @Override
  public Board board() {
    return new SumBoard((SumLabels) labels);
  }
}
