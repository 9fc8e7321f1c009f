// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;
import org.losingways.theory.MoveTranslates;
import org.losingways.theory.MoveTranslates.Case;
import org.losingways.theory.MoveTranslates.Translate;

/** The proof of a quotient in the form of the papers (<i>Taming the wild</i>, Figures 13 to 17). */
public final class ProofPage {

  private final Paper output;
  private final NamedMonoid named;
  private final MoveTranslates proof;
  private final int lastHeap;

  public ProofPage(Paper output, Ruleset rules, NamedMonoid named, BitSet p, int[] phi) {
    this.output = output;
    this.named = named;
    this.proof = new MoveTranslates(rules, named.monoid(), p, phi);
    this.lastHeap = phi.length - 1;
  }

  private void heading(String text) {
    output.line();
    output.line(output.ink().strong(text));
  }

  private String word(int x) {
    return Words.raised(named.text(x));
  }

  private String outcome(int x) {
    return proof.inP(x) ? "P" : "N";
  }

  private String pair(int x, int y) {
    return "(" + word(x) + ", " + word(y) + ")";
  }

  private static String text(Position position) {
    return position.isEmpty() ? "0" : position.toString();
  }

  /** Figure 13: no translate of a move pair by this basis leads from P to P. */
  public void noMoveFromPToP(int basis) {
    heading("No move from P to P, to heap " + lastHeap + ", in the context of " + word(basis));
    TextTable table = new TextTable();
    table.row(List.of("move", "pair translated", "outcomes"), output.ink()::faint);
    boolean fails = false;
    for (Translate t : proof.translates(basis)) {
      boolean bad = proof.inP(t.from()) && proof.inP(t.to());
      fails |= bad;
      table.row(
          List.of(
              t.move().heap() + " → " + text(t.move().to()),
              pair(t.from(), t.to()),
              "(" + outcome(t.from()) + ", " + outcome(t.to()) + ")" + (bad ? "  !" : "")));
    }
    table.print(output, "  ");
    output.line(fails ? "  There is a pair (P, P): refuted." : "  There is no pair (P, P).");
  }

  /** Figures 14 to 17: positions of value ω made of these heaps have a move to P. */
  public void everyOtherMovesToP(int omega, int[] heaps) {
    heading("Translates (" + word(omega) + ", P-position) to heap " + lastHeap);
    TextTable table = new TextTable();
    table.row(List.of("translate", "basis", "move", "move pair"), output.ink()::faint);
    for (Translate t : proof.into(omega)) {
      table.row(
          List.of(
              pair(t.from(), t.to()),
              word(t.basis()),
              t.move().heap() + " → " + text(t.move().to()),
              pair(t.move().from(), t.move().value())));
    }
    table.print(output, "  ");
    List<Case> cases = proof.cases(omega, heaps);
    heading(
        "Sets U of heaps, S(U), Φ(U), and the s with %s = s·Φ(U); those in S(U) in brackets"
            .formatted(word(omega)));
    TextTable sets = new TextTable();
    sets.row(List.of("U", "Φ(U)", "s", "S(U)"), output.ink()::faint);
    for (Case one : cases) {
      sets.row(
          List.of(
              set(one.heaps()),
              word(one.product()),
              words(one.solutions(), one.needed()),
              words(one.generated(), one.needed())));
    }
    sets.print(output, "  ");
    winningMoves(omega, cases);
  }

  private void winningMoves(int omega, List<Case> cases) {
    heading("The winning move in each case");
    TextTable table = new TextTable();
    table.row(List.of("U", "s", "Φ(U)", "move", "from", "to"), output.ink()::faint);
    boolean fails = false;
    for (Case one : cases) {
      for (int s : one.needed()) {
        Optional<Translate> move = proof.winning(one, s);
        fails |= move.isEmpty() && one.hasMove();
        List<String> cells =
            new ArrayList<>(List.of(set(one.heaps()), word(s), word(one.product())));
        if (move.isPresent()) {
          Translate t = move.get();
          cells.add(t.move().heap() + " → " + text(t.move().to()));
          cells.add(word(omega));
          cells.add(word(t.to()));
        } else {
          cells.add(one.hasMove() ? "none" : "no move at all: an end of the game");
        }
        table.row(cells);
      }
    }
    table.print(output, "  ");
    output.line(fails ? "  Some case has no winning move: refuted." : "  Every case is answered.");
  }

  private static String set(IntList heaps) {
    return heaps.intStream().mapToObj(Integer::toString).collect(Collectors.joining(",", "{", "}"));
  }

  private String words(IntList elements, IntList marked) {
    return elements
        .intStream()
        .mapToObj(x -> marked.contains(x) ? "[" + word(x) + "]" : word(x))
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
