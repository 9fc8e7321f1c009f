// SPDX-License-Identifier: Apache-2.0
// Gauges of a game that is not solved.
import { h } from "../dom.js";
import { askedFor, gaugesOf, gaugesView } from "../gauges.js";

export const gaugesTab = {
  id: "gauges",
  title: "Linear forms",
  json: async (question, state) => (await gaugesOf(state.game, question)).ask(askedFor() || undefined),
  show: async (question, state) => (state.status === "solved"
    ? h("p", {}, `The game is solved, and its ${state.partizan ? "misère monoid" : "quotient"} determines who wins; linear forms are for games that are not.`)
    : gaugesView(await gaugesOf(state.game, question))),
};
