// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The places that a hint names are those that the board marks, and a move there is the move. */
@Tag("browser")
class BoardHintsTest extends WorkbenchCase {

  /** Makes a board for each legal move, has it hinted at, and plays it by what is marked. */
  private static final String SCRIPT =
      """
      const [game, position, side] = arguments;
      const ask = async (name, query) => (await fetch(`/api/${name}?${new URLSearchParams(query)}`)).json();
      const place = document.querySelector("script[type=module]").src;
      const { boardOf } = (await import(place)).use("js/boards/index.js");
      const { game: code, board: kind } = await ask("rules", { game });
      const found = await ask("outcome", { game, position });
      const legal = side ? found[side] : found.moves;
      const text = (heaps) => heaps.map(String).sort().join(" ");
      const push = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));

      /** What is marked, by the names that are read out. */
      function marked(element) {
        const names = [...element.querySelectorAll("button.hinted")].map((b) => b.getAttribute("aria-label"));
        const arrows = [...element.querySelectorAll(".arrow.marked")].map((line) => line.dataset.arrow);
        const parts = [...element.querySelectorAll(".part.hinted")].map((part) => part.textContent.replaceAll("\\n", "/"));
        return [...names, ...arrows, ...parts];
      }

      /** What a hint names. */
      function named(words) {
        const names = [];
        for (const [, piece, first, last, row] of words.matchAll(/(pin|pawn|bean|petal)s? (\\d+)(?: (?:and|to) (\\d+))? of row (\\d+)/g)) {
          for (let i = Number(first); i <= Number(last ?? first); i++) {
            names.push(`${piece} ${i} of row ${row}`);
          }
        }
        names.push(...[...words.matchAll(/cut row \\d+ before \\d+/g)].map(([cut]) => cut));
        for (const [, b, rows, columns] of words.matchAll(/(board \\d+), rows? (\\d+(?: and \\d+)?), columns? (\\d+(?: and \\d+)?)/g)) {
          rows.split(" and ").forEach((r) => columns.split(" and ").forEach((c) => names.push(`${b}, row ${r}, column ${c}`)));
        }
        if (names.length === 0) {
          const arrow = words.match(/ from (.+) to (.+?)(?:, out of play)?$/);
          const place = (text) => text.replace(/row (\\d+), place (\\d+)/, "$1,$2");
          names.push(arrow ? `${place(arrow[1])} → ${place(arrow[2])}` : words.split(" → ")[0]);
        }
        return names;
      }

      /** Presses what is marked. */
      function play(element) {
        const arrow = element.querySelector(".arrow.marked");
        if (arrow) {
          arrow.dataset.arrow.split(" → ").forEach((id) => push(element.querySelector(`[data-place="${id}"]`)));
          return;
        }
        const places = [...element.querySelectorAll("button.hinted")].map((b) => b.getAttribute("aria-label"));
        const press = (name) => element.querySelector(`button[aria-label="${name}"]:not(:disabled)`)?.click();
        press(places[0]);
        if (places.length > 1 || element.querySelector(".chosen")) {
          press(places.at(-1));
        }
      }

      return legal.map((move) => {
        let made = null;
        const set = { code, board: kind, heaps: found.position, onMove: (m) => { made ??= m; } };
        const board = boardOf(kind)(set);
        board.allow(legal);
        const words = board.hint(move);
        const marks = marked(board.element);
        play(board.element);
        const other = boardOf(kind)(set);
        other.make(move);
        const rest = [...found.position];
        rest.splice(rest.indexOf(move.heap), 1, ...move.to);
        return {
          words,
          move: `${move.heap} → ${text(move.to)}`,
          made: made === null ? null : `${made.heap} → ${text(made.to)}`,
          marked: marks.sort().join("; "),
          named: named(words).sort().join("; "),
          left: text(other.heaps()),
          after: text(rest),
        };
      });
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kayles | 6+4+4 |",
        "dawsons-kayles | 7+3 |",
        "dawsons-chess | 9+5+2+1 |",
        "she-loves-me | 5 |",
        "nim | 3+2+2 |",
        "knots | 5+2 |",
        "grundys-game | 7+5 |",
        "canapes | 6+3 |",
        "treblecross | 8 |",
        "heptagon | N+D+R+N |",
        "pascals-beans | 6,3+5,2+4,2+2,1 |",
        "notakto | .../.../...+X../.../...+.../.X./..X |",
        "cram:3x4 | ####/####/#### |",
        "cram:3x4 | .###/.###/#### |",
        "cram:3x4 | ##./###+##/##+#### |",
        "cram:2x6 | ######/###### |",
        "{2+,0} | {2+,0} |",
        "digraph{B->A;C->A;C->B} | C+B |",
        "0.7/0.07 | 5+3 | leftMoves",
        "0.7/0.07 | 5+3 | rightMoves"
      })
  void hintsNameWhatIsMarked(String game, String position, String side) {
    browser.go("/about");
    browser.find("h1");
    Object found =
        browser.run(
            "return (async function () {" + SCRIPT + "}).apply(null, arguments)",
            game,
            position,
            side);
    assertThat((List<?>) found).isNotEmpty();
    for (Object each : (List<?>) found) {
      Map<?, ?> move = (Map<?, ?>) each;
      assertThat(move.get("named")).as("%s", move).isEqualTo(move.get("marked"));
      assertThat(move.get("left")).as("%s", move).isEqualTo(move.get("after"));
      if (!game.startsWith("{")) {
        assertThat(move.get("made")).as("%s", move).isEqualTo(move.get("move"));
      }
    }
  }

  /** The same on the page, where a hint is asked for. */
  @Test
  void theHintOfCramNamesItsTwoSquares() {
    String board = "####/####/####".replace("#", "%23").replace("/", "%2F");
    browser.go("/play/cram/" + board + "+" + board);
    browser.waitForText("Your move.");
    String advice = browser.showMove();
    List<?> marked =
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('.cell.hinted')].map((c) => c.dataset.square"
                    + ".split(',').map((x) => Number(x) + 1))");
    assertThat(marked).hasSize(2);
    List<?> first = (List<?>) marked.get(0);
    List<?> second = (List<?>) marked.get(1);
    String named =
        first.get(0).equals(second.get(0))
            ? "board 1, row %s, columns %s and %s"
                .formatted(first.get(0), first.get(1), second.get(1))
            : "board 1, rows %s and %s, column %s"
                .formatted(first.get(0), second.get(0), first.get(1));
    assertThat(advice).contains("Play " + named + ".");
  }
}
