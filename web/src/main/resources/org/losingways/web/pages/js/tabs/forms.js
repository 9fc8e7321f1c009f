// SPDX-License-Identifier: Apache-2.0
// Canonical forms of heaps as trees, and forms of one's own.
import { call } from "../api.js";
import { ask } from "../ask.js";
import { figure, h, refusal, replace } from "../dom.js";
import { graph } from "../graph.js";
import { genus } from "../maths.js";
import { term } from "../term.js";
import { heapName } from "./grid.js";

let wanted = "";
let lastGame = "";

const answer = ({ game }) => (/[{}:]/.test(wanted) ? call("form", { form: wanted }) : call("form", { game, form: wanted }));

function describe(found) {
  const fact = (name, value) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value));
  return [
    h("h2", {}, found.title, found.unicode && found.unicode !== found.title ? ` = ${found.unicode}` : ""),
    h("table", {}, h("tbody", {}, fact("birthday", String(found.birthday)), fact(term("subposition", "subpositions"), String(found.followers)), fact("outcome", `${found.misere} in misère play, ${found.normal} in normal play`), fact(term("genus"), [genus(found.genus), `, ${found.phylum}`]))),
    found.nodes
      ? figure(graph(found, `The form ${found.title} and its subpositions`), h("b", {}, "Canonical form. "), found.caption)
      : h("p", { class: "aside" }, `It has ${found.followers} subpositions, too many to draw.`),
  ];
}

export const formsTab = {
  id: "forms",
  title: "Forms",
  copiesFigure: true,
  json: answer,
  async show(question, state) {
    // The first heap that is wild is the first whose form is worth a look.
    if (state.heapsComputed === 0) {
      return h("p", {}, "Nothing is known of the game yet: no heap has been looked at.");
    }
    if (lastGame !== question.game) {
      lastGame = question.game;
      wanted = heapName(state.labels, state.lastTameHeap < state.heapsComputed ? state.lastTameHeap + 1 : Math.min(5, Math.max(1, state.heapsComputed)));
    }
    const place = h("div", { "aria-live": "polite" });
    const load = async () => {
      try {
        replace(place, describe(await answer(question)));
      } catch (error) {
        replace(place, refusal(error));
      }
    };
    await load();
    return [
      h("p", {}, "The misère ", term("canonical form"), " of a heap or of a sum of heaps. A form of your own is written {2+,0}."),
      ask([{ name: "form", label: "Heaps, or a form", value: wanted, placeholder: "5, 4+4 or {2+,0}" }], "Draw", (typed) => {
        wanted = typed.form.trim();
        load();
      }),
      place,
    ];
  },
};
