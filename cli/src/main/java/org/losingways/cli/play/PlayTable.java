// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Prompt;
import org.losingways.game.Board;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.play.Analyst;
import org.losingways.play.Move;
import org.losingways.play.Opponent;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.HintText;

/** A game between a person and the program: draws the heaps, reads moves, answers them. */
public final class PlayTable {

  /** As many legal moves are listed without being asked for. */
  private static final int FEW_MOVES = 16;

  /** Moves with longer texts are only listed when they are asked for. */
  private static final int LONGEST_MOVE = 16;

  private final Output output;
  private final Analyst analyst;
  private final Play play;
  private final Opponent opponent;
  private final Heaps heaps;
  private final Board top;
  private final Deque<Position> undo = new ArrayDeque<>();
  private Position position = Position.EMPTY;

  PlayTable(Output output, Analyst analyst, Play play, Opponent opponent) {
    this.output = output;
    this.analyst = analyst;
    this.play = play;
    this.opponent = opponent;
    this.heaps = new Heaps(analyst.solution().rules());
    this.top = analyst.solution().rules().board();
  }

  void run(Position start, boolean youBegin, Prompt prompt) throws IOException {
    position = start;
    output.line(
        "%s, %s"
            .formatted(
                output.ink().strong(analyst.solution().rules().code()),
                play == Play.MISERE
                    ? "misère play: whoever moves last loses."
                    : "normal play: whoever moves last wins."));
    output.line("Write a move like " + top.example() + ", or hint, undo, moves, quit.");
    boolean yours = youBegin;
    draw();
    while (true) {
      List<Move> legal = Opponent.legalMoves(analyst, position);
      if (legal.isEmpty()) {
        end(yours);
        return;
      }
      if (!yours) {
        Move move = opponent.choose(position).orElseThrow();
        output.line("I play " + HintText.said(analyst, move, position) + ".");
        position = Opponent.after(position, move);
        yours = true;
        draw();
      } else if (!yourTurn(legal, prompt)) {
        return;
      } else {
        yours = false;
      }
    }
  }

  private void end(boolean yours) {
    boolean youWin = yours == (play == Play.MISERE);
    output.line(
        "%s: %s"
            .formatted(
                yours ? "You have no move left" : "I have no move left",
                youWin ? "you win." : "I win."));
  }

  private void draw() {
    output.line();
    if (position.isEmpty()) {
      output.line("  (no " + heaps.rules().labels().nouns() + ")");
    }
    top.draw(position).forEach(output::line);
    output.line();
  }

  /** Reads until a move is made; false if the person leaves. */
  private boolean yourTurn(List<Move> legal, Prompt prompt) throws IOException {
    boolean areShort = heaps.areSizes() || heaps.text(legal.get(0)).length() <= LONGEST_MOVE;
    if (legal.size() <= FEW_MOVES && areShort) {
      listMoves(legal);
    }
    while (true) {
      output.out().flush();
      Optional<String> line = prompt.ask("Your move: ");
      String text = line.orElse("quit").strip();
      switch (text.toLowerCase(Locale.ROOT)) {
        case "quit", "q", "exit" -> {
          output.line("Good-bye.");
          return false;
        }
        case "" -> {}
        case "hint", "h" -> hint();
        case "moves", "m" -> listMoves(legal);
        case "help", "?" ->
            output.line("Write a move like " + top.example() + ", or hint, undo, moves, quit.");
        case "undo", "u" -> {
          if (undo.isEmpty()) {
            output.line("There is nothing to take back.");
          } else {
            position = undo.pop();
            draw();
            return yourTurn(Opponent.legalMoves(analyst, position), prompt);
          }
        }
        default -> {
          Optional<Move> move = read(text, legal);
          if (move.isPresent()) {
            undo.push(position);
            position = Opponent.after(position, move.get());
            draw();
            return true;
          }
        }
      }
    }
  }

  private void listMoves(List<Move> legal) {
    output.line(
        "Legal moves: " + legal.stream().map(heaps::text).collect(Collectors.joining("  ")));
  }

  /** The legal move that was written; says what is wrong if there is none. */
  private Optional<Move> read(String text, List<Move> legal) {
    Optional<Move> read =
        top.pick(text, position)
            .map(pick -> new Move(BigInteger.valueOf(pick.heap()), Heaps.list(pick.to())));
    if (read.isEmpty()) {
      output.line("That is no move: write it like " + top.example() + ".");
      return Optional.empty();
    }
    Move wanted = read.get();
    if (legal.contains(wanted)) {
      return Optional.of(wanted);
    }
    boolean isThere = legal.stream().anyMatch(m -> m.heap().equals(wanted.heap()));
    output.line(
        isThere
            ? "The rules do not allow " + heaps.text(wanted) + "; 'moves' lists what they do."
            : "No move can be made in " + inHeap(wanted.heap()) + " here.");
    return Optional.empty();
  }

  private String inHeap(BigInteger heap) {
    String label = heaps.label(heap);
    return heaps.areSizes() ? "a heap of " + label : heaps.rules().labels().noun() + " " + label;
  }

  private void hint() {
    output.line(HintText.of(analyst, position));
  }
}
