// SPDX-License-Identifier: Apache-2.0
// The Cayley graph, as `misere draw` makes it; of large quotients and of infinite ones their components.
import { call } from "../api.js";
import { drawn } from "../drawn.js";
import { h } from "../dom.js";
import { wordHtml } from "../maths.js";
import { term } from "../term.js";

const heading = (title) => title.split(/(Cayley graph)/).map((part) => (part === "Cayley graph" ? term("Cayley graph") : part));
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";

/** A word as the API reads it: b²c for b2c. */
const plain = (label) => [...label].map((sign) => (RAISED.includes(sign) ? RAISED.indexOf(sign) : LOWERED.includes(sign) ? `_${LOWERED.indexOf(sign)}` : sign)).join("");

/** What an element becomes when it is multiplied by each generator. */
async function products({ game }, state, label) {
  const word = plain(label);
  const names = (state.generators ?? []).map((g) => g.name);
  if (names.length === 0 || names.length > 12 || !/^(1|[A-Za-zα-ω0-9_']+)$/.test(word)) {
    return null;
  }
  const found = await Promise.all(names.map((name) => call("reduce", { game, word: word === "1" ? name : word + name })));
  return h("span", {}, found.flatMap(({ reductions: [{ reduced }] }, i) => [i ? ",  " : "", wordHtml(word), " · ", wordHtml(names[i]), " = ", wordHtml(reduced)]));
}

export const cayleyTab = {
  id: "cayley",
  title: "Cayley graph",
  picture: "cayley",
  json: (question) => call("cayley", question),
  show: (question, state) => drawn({ ...question, what: "cayley" }, "The Cayley graph", heading, state.partizan || question.heaps ? undefined : (label) => products(question, state, label)),
};
