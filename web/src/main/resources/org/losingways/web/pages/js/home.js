// SPDX-License-Identifier: Apache-2.0
// The first page: a game that can be played at once, the three ways on, and all games.
import { ask } from "./ask.js";
import { call } from "./api.js";
import { h, refusal, replace } from "./dom.js";
import { gallery } from "./gallery.js";
import { match } from "./match.js";
import { octalMoves } from "./octal.js";
import { go, path } from "./route.js";

/** Positions of Kayles that the player who begins can win; a test proves it. */
const STARTS = [[5], [6], [7], [4, 2], [5, 3], [6, 2], [7, 3], [6, 4]];

const ENTRIES = [
  ["play", "Play", "Choose a game and beat the machine. Hints show you how."],
  ["learn", "Learn", "Ten short lessons, from a first game to the theory."],
  ["explore", "Explore", "Type the rules of any game and see who wins, with a proof."],
];

/** A match of Kayles; the next one begins with another position. */
function board() {
  const place = h("div", { class: "home-board" });
  let playing = null;
  let last = -1;

  function begin() {
    playing?.end();
    const next = last < 0 ? 4 : Math.floor(Math.random() * (STARTS.length - 1));
    last = next >= last && last >= 0 ? next + 1 : next;
    const heaps = STARTS[last];
    playing = match({ game: "kayles", code: "0.77", heaps, play: "misere", level: "medium", youBegin: true, legal: octalMoves("0.77", heaps), onNew: begin });
    replace(place, playing.element);
  }

  begin();
  return { element: place, end: () => playing.end() };
}

export async function home(main) {
  document.title = "Losing Ways: games in which the last player to move loses";
  const live = board();
  const problem = h("div", { "aria-live": "polite" });
  const field = ask([{ name: "game", label: "Game", placeholder: "dawson, 0.123, 0.7/0.07" }], "Explore", async (typed) => {
    const game = typed.game.trim();
    try {
      const rules = await call("rules", { game });
      go(path("explore", rules.name ?? game));
    } catch (error) {
      replace(problem, refusal(error));
    }
  });
  replace(
    main,
    h("h1", {}, "The last player to move loses"),
    h("p", { class: "lede" }, h("b", {}, "Kayles."), " Knock down one pin, or two that stand side by side. The player who takes the last pin loses."),
    live.element,
    h("nav", { class: "entries", "aria-label": "Where to go" }, ENTRIES.map(([page, title, text]) => h("a", { href: path(page) }, h("b", {}, title), h("span", {}, text)))),
    h("h2", {}, "Find a game"),
    h("p", { class: "aside" }, "A name or a part of it, or the code of a game."),
    field,
    problem,
    gallery(),
  );
  return () => live.end();
}
