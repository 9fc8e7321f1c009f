// SPDX-License-Identifier: Apache-2.0
// What each heap can be pretended to be.
import { call } from "../api.js";
import { h } from "../dom.js";
import { genus } from "../maths.js";
import { valueGrid } from "./grid.js";

const MOST_ROWS = 60;
const answer = ({ game }) => call("pretend", { game });

function sum(counts) {
  const terms = Object.entries(counts).map(([name, count]) => (count === 1 ? name : `${count}·${name}`));
  return terms.length ? terms.join(" + ") : "0";
}

export const pretendTab = {
  id: "pretending",
  title: "Pretending",
  json: answer,
  async show(question, state) {
    const found = await answer(question);
    const special = new Map(found.specials.map((x) => [x.name, x]));
    const cells = found.heaps.map((entry, heap) => {
      const x = special.get(entry);
      return { content: x ? [h("b", {}, entry), `(${x.p},${x.s})`] : entry, outcome: state.outcomes[heap] };
    });
    return [
      h("p", {}, found.solved ? "These tables hold for all heaps. " : `These tables hold to heap ${found.heaps.length - 1}. `, "An entry :a is an adder, a sum of nim-heaps of sizes 1 and 2; X(p, s) is a special game, of which p can be left out as long as s remain."),
      valueGrid(cells, found.period, found.preperiod),
      found.specials.length === 0
        ? h("p", {}, "There are no special games: every heap is an adder.")
        : [
            h("h2", {}, "Special games"),
            h("table", {}, h("thead", {}, h("tr", {}, ["game", "heap", "genus", "rule", "stands for"].map((t) => h("th", { scope: "col" }, t)))), h("tbody", {}, found.specials.map((x) => h("tr", {}, h("td", {}, h("b", {}, x.name)), h("td", {}, String(x.heap)), h("td", {}, genus(x.genus)), h("td", {}, `${x.p + x.s}·${x.name} = ${x.s === 0 ? "0" : x.s === 1 ? x.name : `${x.s}·${x.name}`}`), h("td", {}, found.approximator[x.name]))))),
            h("h2", {}, "Exceptions"),
            found.exceptions.length === 0
              ? h("p", {}, "The adders that stand for the special games have no exceptions.")
              : h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "sum"), h("th", { scope: "col" }, "genus"))), h("tbody", {}, found.exceptions.slice(0, MOST_ROWS).map((x) => h("tr", {}, h("td", {}, sum(x.sum)), h("td", {}, genus(x.genus)))))),
            found.exceptions.length > MOST_ROWS ? h("p", { class: "aside" }, `… and ${found.exceptions.length - MOST_ROWS} more, in the JSON.`) : null,
          ],
    ];
  },
};
