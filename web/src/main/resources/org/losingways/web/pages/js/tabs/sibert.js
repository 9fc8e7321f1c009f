// SPDX-License-Identifier: Apache-2.0
// Where misère and normal play differ.
import { call } from "../api.js";
import { h } from "../dom.js";
import { term } from "../term.js";
import { legend } from "./grid.js";

const answer = (question) => call("sibertConway", question);

function list(title, sentence, expressions) {
  return h("div", {}, h("h2", {}, title), h("p", { class: "aside" }, sentence), expressions.length ? h("ul", { class: "expressions" }, expressions.map((e) => h("li", {}, e === "0" ? "the empty position" : e))) : h("p", {}, "none"));
}

export const sibertTab = {
  id: "sibert-conway",
  title: "Sibert–Conway",
  json: answer,
  async show(question) {
    const found = await answer(question);
    if (!found.PN) {
      return h("p", {}, found.solved ? "The game is solved, but no short list of such expressions was found; the pretending table says what to do." : "The game is not solved, so no list would be complete.");
    }
    return [
      found.verifiedTo === undefined ? null : h("p", { class: "aside" }, `This is proved of positions with heaps to ${found.verifiedTo}; the game is not solved.`),
      h("p", {}, "The ", term("Sibert–Conway decomposition"), ": outside the two lists, play as in normal play. ", found.PN.some((e) => e.includes("["))
        ? "m [*v,n] is a heap m beside heaps of nim-value v in all whose weights add up to n at most; a heap with k in its number stands for all with k = 0, 1, 2, …."
        : "E(…) is an even, D(…) an odd number of heaps of the sizes listed; a number by itself is a single heap, and no other heaps are there."),
      h("div", { class: "columns" }, list("PN", "Lost for the player to move in normal play, won in misère play.", found.PN), list("NP", "Won in normal play, lost in misère play.", found.NP)),
      found.indifferent ? h("p", {}, `Heaps of ${found.indifferent.join(", ")} may be added to any position: they change nothing.`) : null,
      legend(found.labels),
    ];
  },
};
