// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Prompt;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.play.Opponent;
import org.losingways.show.page.Strips;
import org.losingways.show.page.Words;

/** A partizan game between a person and the program: strips with the pieces that were placed. */
final class PartizanTable {

  private static final String HELP =
      "Write a move like '6 5' or '6 -> 3+2', or hint, undo, moves, quit.";

  /** As many legal moves are listed without being asked for. */
  private static final int FEW_MOVES = 16;

  private final Output output;
  private final PartizanAnalyst analyst;
  private final PartizanRuleset rules;
  private final Player you;
  private final Opponent.Level level;
  private final Random random;
  private final Deque<Strips> undo = new ArrayDeque<>();
  private Strips strips = new Strips(List.of());
  private Position position = Position.EMPTY;

  PartizanTable(
      Output output, PartizanAnalyst analyst, Player you, Opponent.Level level, Random random) {
    this.output = output;
    this.analyst = analyst;
    this.rules = analyst.solution().rules();
    this.you = you;
    this.level = level;
    this.random = random;
  }

  void run(Position start, boolean youBegin, Prompt prompt) throws IOException {
    set(Strips.of(start));
    output.line(
        "%s, misère play: whoever cannot move wins. You are %s, I am %s."
            .formatted(output.ink().strong(rules.code()), you.display(), you.opponent().display()));
    output.line(HELP);
    boolean yours = youBegin;
    draw();
    while (true) {
      Player player = yours ? you : you.opponent();
      List<PartizanMove> legal = PartizanMove.legal(rules, position, player);
      if (legal.isEmpty()) {
        output.line(yours ? "You have no move left: you win." : "I have no move left: I win.");
        return;
      }
      if (yours) {
        if (!yourTurn(legal, prompt)) {
          return;
        }
      } else {
        PartizanMove move = choose(legal);
        output.line("I play " + move.text(rules) + ".");
        set(strips.after(move, player));
        draw();
      }
      yours = !yours;
    }
  }

  private void set(Strips next) {
    strips = next;
    position = next.position();
  }

  private PartizanMove choose(List<PartizanMove> legal) {
    Player me = you.opponent();
    boolean isCareful =
        level == Opponent.Level.PERFECT || (level == Opponent.Level.MEDIUM && random.nextBoolean());
    List<PartizanMove> good = isCareful ? analyst.winning(position, me) : List.of();
    List<PartizanMove> choice = good.isEmpty() ? legal : good;
    return choice.get(random.nextInt(choice.size()));
  }

  private void draw() {
    output.line();
    if (!rules.labels().areSizes()) {
      output.line("  " + rules.labels().text(position));
    } else {
      strips.draw().forEach(row -> output.line("  " + row));
    }
    output.line();
  }

  /** Reads until a move is made; false if the person leaves. */
  private boolean yourTurn(List<PartizanMove> legal, Prompt prompt) throws IOException {
    if (legal.size() <= FEW_MOVES) {
      output.line("Legal moves: " + PartizanMove.text(rules, legal));
    }
    while (true) {
      output.out().flush();
      String text = prompt.ask("Your move: ").orElse("quit").strip().toLowerCase(Locale.ROOT);
      switch (text) {
        case "quit", "q", "exit" -> {
          output.line("Good-bye.");
          return false;
        }
        case "" -> {}
        case "hint", "h" -> hint();
        case "moves", "m" -> output.line("Legal moves: " + PartizanMove.text(rules, legal));
        case "help", "?" -> output.line(HELP);
        case "undo", "u" -> {
          if (undo.isEmpty()) {
            output.line("There is nothing to take back.");
          } else {
            set(undo.pop());
            draw();
            return yourTurn(PartizanMove.legal(rules, position, you), prompt);
          }
        }
        default -> {
          Optional<PartizanMove> move = read(text, legal);
          if (move.isPresent()) {
            undo.push(strips);
            set(strips.after(move.get(), you));
            draw();
            return true;
          }
        }
      }
    }
  }

  /** The legal move that was written; says what is wrong if there is none. */
  private Optional<PartizanMove> read(String text, List<PartizanMove> legal) {
    Optional<PartizanMove> byName =
        legal.stream()
            .filter(
                m ->
                    m.text(rules)
                        .replace(" ", "")
                        .equals(text.replaceAll("\\s+", "").replace("->", "→")))
            .findFirst();
    if (byName.isPresent()) {
      return byName;
    }
    if (!rules.labels().areSizes()) {
      output.line("That is no move: copy one of those that 'moves' lists.");
      return Optional.empty();
    }
    if (!text.matches("[0-9]{1,9}(\\s*(->|→|to|[\\s+,])\\s*[0-9]{1,9})+")) {
      output.line("That is no move: write it like '6 5' or '6 -> 3+2'.");
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    for (String number : text.split("[^0-9]+", -1)) {
      numbers.add(Integer.parseInt(number));
    }
    Position to =
        Position.of(numbers.subList(1, numbers.size()).stream().mapToInt(n -> n).toArray());
    PartizanMove wanted = new PartizanMove(numbers.get(0), to);
    if (legal.contains(wanted)) {
      return Optional.of(wanted);
    }
    boolean isThere = legal.stream().anyMatch(m -> m.heap() == wanted.heap());
    output.line(
        isThere
            ? "The rules do not allow %s %s; 'moves' lists what they do."
                .formatted(you.display(), wanted)
            : you.display() + " has no move in a heap of " + wanted.heap() + " here.");
    return Optional.empty();
  }

  private void hint() {
    List<PartizanMove> winning = analyst.winning(position, you);
    if (winning.isEmpty()) {
      output.line("No move wins. Hope for a mistake.");
      return;
    }
    PartizanMove move =
        winning.stream().min(Comparator.comparingInt(m -> m.to().size())).orElseThrow();
    Position after = move.in(position);
    output.line(
        "Play %s: it leaves %s%s, which %s, to move, loses."
            .formatted(
                move.text(rules),
                rules.labels().text(after),
                analyst.isCovered(after)
                    ? ", of value " + Words.raised(analyst.solution().print(after))
                    : "",
                you.opponent().display()));
  }
}
