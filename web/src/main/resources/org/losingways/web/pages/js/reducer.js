// SPDX-License-Identifier: Apache-2.0
// A word, reduced step by step.
import { call } from "./api.js";
import { ask } from "./ask.js";
import { h, refusal, replace } from "./dom.js";
import { equation, wordHtml } from "./maths.js";
import { heapsTo } from "./tabs/grid.js";

const SAID = {
  P: "in P: the player to move loses",
  N: "not in P: the player to move wins",
  L: "in L: Left wins, whoever begins",
  R: "in R: Right wins, whoever begins",
};

/** The steps that lead from a word to the least word that is equal to it. */
function steps(reduced) {
  const row = (sign, word, by) => h("tr", {}, h("td", {}, sign), h("td", {}, wordHtml(word)), h("td", { class: "aside" }, by));
  return [
    h("table", { class: "derivation" }, h("tbody", {},
      row("", reduced.word, ""),
      reduced.steps.map((step) => row("=", step.result, ["by ", ...equation(step.rule), step.times > 1 ? `, ${step.times} times` : ""])))),
    h("p", {}, wordHtml(reduced.word), " = ", wordHtml(reduced.reduced),
      reduced.outcome === undefined ? "." : `, which is ${SAID[reduced.outcome]}.`),
  ];
}

/** How far the relations hold, and which words they decide. */
function bounds(found) {
  const within = heapsTo(found);
  return [
    within ? h("p", { class: "aside" }, `The relations are those of positions${within}.`) : null,
    found.wordsTo === undefined ? null : h("p", { class: "aside" }, `Words are in the generators of the linear forms. All relations between words of at most ${found.wordsTo} generators follow from those applied.`),
  ];
}

/**
 * A field for a word of a game's quotient or of a presentation.
 * @param about {game} or {presentation}
 */
export function reducer(about, letters, word = "") {
  const place = h("div", { "aria-live": "polite" });
  const example = letters.length ? `${letters[0]}3${letters[letters.length - 1]}2` : "a3b2";
  return [
    h("h2", {}, "Reduce a word"),
    ask([{ name: "word", label: "Word", value: word, placeholder: example }], "Reduce", async (typed) => {
      try {
        const found = await call("reduce", { ...about, word: typed.word.trim() || example });
        replace(place, found.reductions.map(steps), bounds(found));
      } catch (error) {
        replace(place, refusal(error));
      }
    }),
    place,
  ];
}
