// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Prompt;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.PlayAnswer;
import org.losingways.show.answer.position.PlayAnswer.Turn;
import org.losingways.show.page.text.Paper;

/** A game between a person and the program: draws the heaps, reads moves, answers them. */
final class PlayTable<S, M> {

  /** As many legal moves are listed without being asked for. */
  private static final int FEW_MOVES = 16;

  private final Paper output;
  private final Match<S, M> match;
  private final Prompt prompt;
  private final List<Turn> turns = new ArrayList<>();
  private final Deque<Before> undo = new ArrayDeque<>();
  private Supplier<String> reason = () -> "I have not moved yet.";
  private S state;

  /** How the game stood before a move of the person. */
  private final class Before {
    private final S before = state;
    private final int made = turns.size();
    private final Supplier<String> why = reason;

    void restore() {
      state = before;
      reason = why;
      turns.subList(made, turns.size()).clear();
    }
  }

  PlayTable(Paper output, Match<S, M> match, S start, Prompt prompt) {
    this.output = output;
    this.match = match;
    this.state = start;
    this.prompt = prompt;
  }

  /** Plays the game until it is over, or the person leaves. */
  PlayAnswer run(boolean youBegin) throws IOException {
    List<HeapName> start = heaps();
    output.line(output.ink().strong(output.named(match.game().code())) + ", " + match.opening());
    help();
    boolean isYours = youBegin;
    draw();
    while (true) {
      List<M> legal = match.legal(state, isYours);
      if (legal.isEmpty()) {
        boolean youWin = isYours == match.isMisere();
        String who = isYours ? "You have" : "I have";
        output.line(who + " no move left: " + (youWin ? "you win." : "I win."));
        return answer(start, Optional.of(youWin ? "you" : "program"));
      }
      if (!isYours) {
        M move = match.choose(state);
        output.line("I play " + match.said(state, move) + ".");
        S before = state;
        reason = () -> match.why(before, move);
        make(move, false);
      } else if (!yourTurn(legal)) {
        output.line("Good-bye.");
        return answer(start, Optional.empty());
      }
      isYours = !isYours;
    }
  }

  private PlayAnswer answer(List<HeapName> start, Optional<String> winner) {
    return new PlayAnswer(
        match.game().code(),
        match.isMisere() ? "misere" : "normal",
        match.side(),
        start,
        List.copyOf(turns),
        heaps(),
        winner);
  }

  private List<HeapName> heaps() {
    return HeapName.all(match.game().labels(), match.position(state));
  }

  private void help() {
    output.line("Write a move like " + match.example() + ", or hint, why, undo, moves, quit.");
  }

  private void make(M move, boolean isYours) {
    turns.add(new Turn(isYours ? "you" : "program", match.name(move)));
    state = match.after(state, move, isYours);
    draw();
  }

  private void draw() {
    output.line();
    match.draw(state).forEach(output::asIs);
    output.line();
  }

  private void list(List<M> legal) {
    output.line(
        "Legal moves: " + legal.stream().map(match::text).collect(Collectors.joining("  ")));
  }

  /** Reads until a move is made; false if the person leaves. */
  private boolean yourTurn(List<M> legal) throws IOException {
    if (legal.size() <= FEW_MOVES && match.areShort(legal)) {
      list(legal);
    }
    while (true) {
      output.out().flush();
      // Who pressed ctrl-C while something was computed wants to leave as well.
      Optional<String> typed = Interrupt.isPressed() ? Optional.empty() : prompt.ask("Your move: ");
      String text = typed.orElse("quit").strip();
      switch (text.toLowerCase(Locale.ROOT)) {
        case "quit", "q", "exit" -> {
          return false;
        }
        case "" -> {}
        case "hint", "h" -> output.line(match.hint(state));
        case "why", "w" -> output.line(reason.get());
        case "moves", "m" -> list(legal);
        case "help", "?" -> help();
        case "undo", "u" -> {
          if (undo.isEmpty()) {
            output.line("There is nothing to take back.");
          } else {
            undo.pop().restore();
            draw();
            return yourTurn(match.legal(state, true));
          }
        }
        default -> {
          Optional<M> move = match.read(state, text, legal, output::line);
          if (move.isPresent()) {
            undo.push(new Before());
            make(move.get(), true);
            return true;
          }
        }
      }
    }
  }
}
