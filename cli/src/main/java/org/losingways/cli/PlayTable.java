// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.quotient.Solution;
import org.losingways.strategy.Analyst;
import org.losingways.strategy.Answer;
import org.losingways.strategy.Move;
import org.losingways.strategy.Opponent;

/** A game between a person and the program: draws the heaps, reads moves, answers them. */
final class PlayTable {

  /** Longer rows are written as numbers. */
  private static final int LONGEST_ROW = 60;

  /** As many legal moves are listed without being asked for. */
  private static final int FEW_MOVES = 16;

  private final Output output;
  private final Analyst analyst;
  private final Play play;
  private final Opponent opponent;
  private final Deque<Position> undo = new ArrayDeque<>();
  private Position position = Position.EMPTY;

  PlayTable(Output output, Analyst analyst, Play play, Opponent opponent) {
    this.output = output;
    this.analyst = analyst;
    this.play = play;
    this.opponent = opponent;
  }

  void run(Position start, boolean youBegin, Prompt prompt) throws IOException {
    position = start;
    output.line(
        output.ink().strong(analyst.solution().rules().code())
            + ", "
            + (play == Play.MISERE
                ? "misère play: whoever moves last loses."
                : "normal play: whoever moves last wins."));
    output.line("Write a move like '8 5' or '8 -> 3+2', or hint, undo, moves, quit.");
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
        output.line("I play " + move + ".");
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
        (yours ? "You have no move left" : "I have no move left")
            + ": "
            + (youWin ? "you win." : "I win."));
  }

  private void draw() {
    output.line();
    if (position.isEmpty()) {
      output.line("  (no heaps)");
    }
    String bean =
        switch (analyst.solution().rules().code()) {
          case "0.77", "0.07" -> "i";
          case "0.137" -> "♟";
          default -> "●";
        };
    for (int i = position.size() - 1; i >= 0; i--) {
      int heap = position.heap(i);
      String row = heap <= LONGEST_ROW ? (bean + " ").repeat(heap).strip() : "…";
      output.line(String.format(Locale.ROOT, "  %4d  %s", heap, row));
    }
    output.line();
  }

  /** Reads until a move is made; false if the person leaves. */
  private boolean yourTurn(List<Move> legal, Prompt prompt) throws IOException {
    if (legal.size() <= FEW_MOVES) {
      listMoves(legal);
    }
    while (true) {
      output.out().flush();
      Optional<String> line = prompt.ask("Your move: ");
      String text = line.orElse("quit").strip().toLowerCase(Locale.ROOT);
      switch (text) {
        case "quit", "q", "exit" -> {
          output.line("Good-bye.");
          return false;
        }
        case "" -> {}
        case "hint", "h" -> hint();
        case "moves", "m" -> listMoves(legal);
        case "help", "?" ->
            output.line("Write a move like '8 5' or '8 -> 3+2', or hint, undo, moves, quit.");
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
        "Legal moves: " + legal.stream().map(Move::toString).collect(Collectors.joining("  ")));
  }

  /** The legal move that was written; says what is wrong if there is none. */
  private Optional<Move> read(String text, List<Move> legal) {
    if (!text.matches("[0-9]{1,9}(\\s*(->|→|to|[\\s+,])\\s*[0-9]{1,9})+")) {
      output.line("That is no move: write it like '8 5' or '8 -> 3+2'.");
      return Optional.empty();
    }
    List<BigInteger> numbers = new ArrayList<>();
    for (String number : text.split("[^0-9]+", -1)) {
      numbers.add(new BigInteger(number));
    }
    List<BigInteger> to =
        numbers.subList(1, numbers.size()).stream()
            .filter(n -> n.signum() > 0)
            .sorted(Comparator.reverseOrder())
            .toList();
    Move wanted = new Move(numbers.get(0), to);
    if (legal.contains(wanted)) {
      return Optional.of(wanted);
    }
    boolean isThere = legal.stream().anyMatch(m -> m.heap().equals(wanted.heap()));
    output.line(
        isThere
            ? "The rules do not allow " + wanted + "; 'moves' lists what they do."
            : "No move can be made in a heap of " + wanted.heap() + " here.");
    return Optional.empty();
  }

  private void hint() {
    output.line(hint(analyst, position));
  }

  /** What to play, and why. */
  static String hint(Analyst analyst, Position position) {
    Answer answer = answer(analyst, position);
    Solution solution = analyst.solution();
    if (answer.outcome().isEmpty()) {
      return "This position is too large to be analysed; I do not know either.";
    }
    if (answer.outcome().get() == Outcome.N && !answer.winning().moves().isEmpty()) {
      Move move = answer.winning().moves().get(0);
      Position after = Opponent.after(position, move);
      Answer then = answer(analyst, after);
      return "Play "
          + move
          + ": it leaves "
          + (after.isEmpty() ? "nothing" : after)
          + (then.value().isPresent()
              ? ", whose value "
                  + Words.raised(solution.print(then.value().getAsInt()))
                  + " is lost for whoever must move."
              : ", which is lost for whoever must move.");
    }
    return "No move wins"
        + (answer.value().isPresent()
            ? ": the value "
                + Words.raised(solution.print(answer.value().getAsInt()))
                + " is lost for whoever must move."
            : ".")
        + " Hope for a mistake.";
  }

  private static Answer answer(Analyst analyst, Position asked) {
    List<BigInteger> heaps = new ArrayList<>();
    for (int i = asked.size() - 1; i >= 0; i--) {
      heaps.add(BigInteger.valueOf(asked.heap(i)));
    }
    return analyst.answer(heaps);
  }
}
