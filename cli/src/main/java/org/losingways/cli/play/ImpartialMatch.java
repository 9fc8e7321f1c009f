// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.Analyst;
import org.losingways.play.Move;
import org.losingways.play.Opponent;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.HintText;

/** A game in which both players have the same moves, on its board if it has one. */
record ImpartialMatch(Analyst analyst, Play play, Opponent opponent)
    implements Match<Position, Move> {

  /** Moves with longer texts are only listed when they are asked for. */
  private static final int LONGEST_MOVE = 16;

  @Override
  public Ruleset game() {
    return analyst.solution().rules();
  }

  private Heaps heaps() {
    return new Heaps(game());
  }

  @Override
  public String opening() {
    return isMisere()
        ? "misère play: whoever moves last loses."
        : "normal play: whoever moves last wins.";
  }

  @Override
  public String example() {
    return game().board().example();
  }

  @Override
  public Position position(Position state) {
    return state;
  }

  @Override
  public List<String> draw(Position state) {
    return state.isEmpty()
        ? List.of("  (no " + game().labels().nouns() + ")")
        : game().board().draw(state);
  }

  @Override
  public List<Move> legal(Position state, boolean isYours) {
    return Opponent.legalMoves(analyst, state);
  }

  @Override
  public Position after(Position state, Move move, boolean isYours) {
    return Opponent.after(state, move);
  }

  @Override
  public Move choose(Position state) {
    return opponent.choose(state).orElseThrow();
  }

  @Override
  public MoveName name(Move move) {
    return MoveName.of(game().labels(), move);
  }

  @Override
  public String text(Move move) {
    return heaps().text(move);
  }

  @Override
  public String said(Position state, Move move) {
    return HintText.said(analyst, move, state);
  }

  @Override
  public boolean areShort(List<Move> moves) {
    return heaps().areSizes() || text(moves.get(0)).length() <= LONGEST_MOVE;
  }

  @Override
  public Optional<Move> read(
      Position state, String text, List<Move> legal, Consumer<String> complaint) {
    Optional<Move> read =
        game()
            .board()
            .pick(text, state)
            .map(pick -> new Move(BigInteger.valueOf(pick.heap()), Heaps.list(pick.to())));
    if (read.isPresent() && legal.contains(read.get())) {
      return read;
    }
    complaint.accept(
        read.map(move -> wrong(move, legal))
            .orElse("That is not a move: write it like " + example() + "."));
    return Optional.empty();
  }

  private String wrong(Move wanted, List<Move> legal) {
    if (legal.stream().anyMatch(m -> m.heap().equals(wanted.heap()))) {
      return "The rules do not allow " + text(wanted) + "; 'moves' lists what they do.";
    }
    String noun = heaps().areSizes() ? "a heap of" : game().labels().noun();
    return "No move can be made in %s %s here.".formatted(noun, heaps().label(wanted.heap()));
  }

  @Override
  public String hint(Position state) {
    return HintText.of(analyst, state);
  }

  @Override
  public String why(Position before, Move move) {
    return HintText.why(analyst, before, move);
  }

  @Override
  public boolean isMisere() {
    return play == Play.MISERE;
  }

  @Override
  public Optional<String> side() {
    return Optional.empty();
  }
}
