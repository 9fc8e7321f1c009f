// SPDX-License-Identifier: Apache-2.0
// The quotient: presentation, P-portion, growth and Φ.
import { figure, h } from "../dom.js";
import { pPortionTex, presentationTex, tex, wordHtml } from "../maths.js";
import { labelledPhi, phiTable } from "../phi.js";
import { plot } from "../plot.js";

const MOST_RELATIONS = 80;

let lastHeap = -1;
let lastGame = "";

function generators(state) {
  return state.generators.flatMap((g, i) => [i ? ", " : "", wordHtml(g.name), ` = Φ(${g.label ?? g.heap})`]);
}

export const quotientTab = {
  id: "quotient",
  title: "Quotient",
  picture: "phi",
  json: async (game, state) => state,
  async show(game, state) {
    const from = lastGame === game ? lastHeap : state.heapsComputed;
    lastGame = game;
    lastHeap = state.heapsComputed;
    const isShort = state.relations.length <= MOST_RELATIONS;
    const steps = state.steps.length;
    return [
      h("p", {}, state.order === null ? "The quotient is infinite, and verified as far as the heaps below" : `The quotient has ${state.order} elements, ${state.pSize} of them in P`, state.name ? `; it is ${state.name}` : "", state.generators.length ? ", with " : "", generators(state), "."),
      isShort ? tex(presentationTex(state), true) : h("p", { class: "aside" }, `It has ${state.relations.length} relations; “copy as” gives them all.`),
      state.order !== null && state.pPortion.length && state.pPortion.length <= 200 ? tex(pPortionTex(state.pPortion), true) : null,
      h(
        "div",
        { class: "columns" },
        figure(
          plot(state),
          h("b", {}, "Growth. "),
          steps
            ? `The order of the partial quotient at each heap; it changed at ${steps === 1 ? "one heap" : `${steps} heaps`}. Open circles are tame, full ones wild.`
            : "No heap has changed the quotient yet.",
        ),
        figure(
          state.labels ? labelledPhi(state) : phiTable(state, from),
          h("b", {}, "Φ. "),
          "The value of each heap: ",
          h("span", { class: "word-p" }, "round and blue"),
          " where the player to move loses, ",
          h("span", { class: "word-n" }, "square and vermilion"),
          " where that player wins.",
          state.period ? ` In rows of the period, ${state.period}; the first row that repeats for ever is underlined.` : "",
        ),
      ),
    ];
  },
};
