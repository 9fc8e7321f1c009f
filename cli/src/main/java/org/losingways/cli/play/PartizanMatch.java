// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.play.Opponent;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.page.text.HintText;
import org.losingways.show.page.text.Strips;

/** A game of Left against Right: strips with the pieces that were placed. */
record PartizanMatch(PartizanAnalyst analyst, Player you, Opponent.Level level, Random random)
    implements Match<Strips, PartizanMove> {

  @Override
  public PartizanRuleset game() {
    return analyst.rules();
  }

  @Override
  public String opening() {
    return "misère play: whoever cannot move wins. You are %s, I am %s."
        .formatted(you.display(), you.opponent().display());
  }

  @Override
  public String example() {
    return "'6 5' or '6 -> 3+2'";
  }

  @Override
  public Position position(Strips state) {
    return state.position();
  }

  @Override
  public List<String> draw(Strips state) {
    return game().labels().areSizes()
        ? state.draw().stream().map(row -> "  " + row).toList()
        : List.of("  " + game().labels().text(state.position()));
  }

  private Player player(boolean isYours) {
    return isYours ? you : you.opponent();
  }

  @Override
  public List<PartizanMove> legal(Strips state, boolean isYours) {
    return PartizanMove.legal(game(), state.position(), player(isYours));
  }

  @Override
  public Strips after(Strips state, PartizanMove move, boolean isYours) {
    return state.after(move, player(isYours));
  }

  @Override
  public PartizanMove choose(Strips state) {
    return analyst
        .choose(state.position(), you.opponent(), level.isCareful(random), random)
        .orElseThrow();
  }

  @Override
  public MoveName name(PartizanMove move) {
    return MoveName.of(game().labels(), move.heap(), HeapName.all(game().labels(), move.to()));
  }

  @Override
  public String text(PartizanMove move) {
    return move.text(game());
  }

  @Override
  public Optional<PartizanMove> read(
      Strips state, String text, List<PartizanMove> legal, Consumer<String> complaint) {
    String typed = text.toLowerCase(Locale.ROOT);
    String plain = typed.replaceAll("\\s+", "").replace("->", "→");
    Optional<PartizanMove> byName =
        legal.stream().filter(m -> text(m).replace(" ", "").equals(plain)).findFirst();
    if (byName.isPresent()) {
      return byName;
    }
    if (!game().labels().areSizes()) {
      complaint.accept("That is not a move: copy one of those that 'moves' lists.");
      return Optional.empty();
    }
    if (!typed.matches("[0-9]{1,9}(\\s*(->|→|to|[\\s+,])\\s*[0-9]{1,9})+")) {
      complaint.accept("That is not a move: write it like " + example() + ".");
      return Optional.empty();
    }
    int[] numbers = Arrays.stream(typed.split("[^0-9]+", -1)).mapToInt(Integer::parseInt).toArray();
    PartizanMove wanted =
        new PartizanMove(numbers[0], Position.of(Arrays.copyOfRange(numbers, 1, numbers.length)));
    if (legal.contains(wanted)) {
      return Optional.of(wanted);
    }
    boolean isThere = legal.stream().anyMatch(m -> m.heap() == wanted.heap());
    complaint.accept(
        isThere
            ? "The rules do not allow %s %s; 'moves' lists what they do."
                .formatted(you.display(), wanted)
            : you.display() + " has no move in a heap of " + wanted.heap() + " here.");
    return Optional.empty();
  }

  @Override
  public String hint(Strips state) {
    return HintText.of(analyst, state.position(), you);
  }

  @Override
  public String why(Strips before, PartizanMove move) {
    return HintText.why(analyst, before.position(), move, you.opponent());
  }

  @Override
  public boolean isMisere() {
    return true;
  }

  @Override
  public Optional<String> side() {
    return Optional.of(you.name().toLowerCase(Locale.ROOT));
  }
}
