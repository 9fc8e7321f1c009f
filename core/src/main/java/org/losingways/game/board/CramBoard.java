// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Board;
import org.losingways.game.Position;

/** Regions beside each other, each with its number; free squares have letters. */
record CramBoard(Cram game) implements Board {

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";

  @Override
  public List<String> draw(Position position) {
    List<List<String>> regions = new ArrayList<>();
    for (int i = position.size() - 1; i >= 0; i--) {
      List<Cram.Square> squares = game.squares(position.heap(i));
      List<String> region = new ArrayList<>(List.of("region " + (position.size() - i)));
      int last = squares.get(squares.size() - 1).row();
      for (int row = 0; row <= last; row++) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < game.width(); column++) {
          int letter = squares.indexOf(new Cram.Square(row, column));
          line.append(letter < 0 ? "  " : LETTERS.charAt(letter) + " ");
        }
        region.add(line.toString().stripTrailing());
      }
      regions.add(region);
    }
    return Board.beside(regions);
  }

  @Override
  public String example() {
    return "'2 ab', a domino on a and b of region 2 ('ab' alone when there is one region)";
  }

  @Override
  public Optional<String> say(Pick move, Position position) {
    int heap = move.heap();
    List<Cram.Square> squares = game.squares(heap);
    for (int a = 0; a < squares.size(); a++) {
      for (int b = a + 1; b < squares.size(); b++) {
        if (neighbours(squares.get(a), squares.get(b))
            && game.place(heap, squares.get(a), squares.get(b)).equals(move.to())) {
          String region =
              position.size() == 1 ? "" : " of region " + Board.number(move.heap(), position);
          return Optional.of("" + LETTERS.charAt(a) + LETTERS.charAt(b) + region);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean neighbours(Cram.Square a, Cram.Square b) {
    return Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column()) == 1;
  }

  @Override
  public Optional<Pick> pick(String text, Position position) {
    if (!text.matches("([0-9]{1,4}\\s+)?[a-zA-Z]\\s*[a-zA-Z]")) {
      return Board.byLabels(game.labels(), text);
    }
    String[] words = text.split("(?<=[0-9])\\s+", 2);
    int region = words.length == 1 ? 1 : Integer.parseInt(words[0]);
    if (region > position.size() || region < 1 || (words.length == 1 && position.size() > 1)) {
      return Optional.empty();
    }
    int heap = position.heap(position.size() - region);
    List<Cram.Square> squares = game.squares(heap);
    String letters = words[words.length - 1].replaceAll("\\s", "");
    int a = LETTERS.indexOf(letters.charAt(0));
    int b = LETTERS.indexOf(letters.charAt(1));
    if (a < 0 || b < 0 || a >= squares.size() || b >= squares.size()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Pick(heap, game.place(heap, squares.get(a), squares.get(b))));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
