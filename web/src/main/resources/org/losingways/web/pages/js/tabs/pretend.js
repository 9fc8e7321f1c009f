// SPDX-License-Identifier: Apache-2.0
// What each heap can be pretended to be.
import { call } from "../api.js";
import { h } from "../dom.js";
import { genus } from "../maths.js";
import { term } from "../term.js";
import { heapName, legend, valueGrid } from "./grid.js";

const MOST_ROWS = 60;
const answer = ({ game }) => call("pretend", { game });
const times = (count, name) => (count === 0 ? "0" : count === 1 ? name : `${count}·${name}`);

/** Of some special games none can ever be left out. */
const rule = (x) => (x.p === null ? "no two numbers of it are as good as each other" : `${times(x.p + x.s, x.name)} = ${times(x.s, x.name)}`);

/** What heaps can be pretended to be beside enough others, where they weigh. */
function companies({ companies: list, endless }) {
  return list && [
    h("p", {}, "In a context of enough weight each heap is an adder: it can be pretended to be the one below as soon as the others weigh so much or more. Heaps weigh half of their adders, rounded down."),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "adders in heavy contexts" }, h("table", {},
      h("tr", {}, h("th", { scope: "row" }, "heap"), list.map((x) => h("th", { scope: "col" }, String(x.heap)))),
      h("tr", {}, h("th", { scope: "row" }, "adder"), list.map((x) => h("td", {}, `:${x.adder}`))),
      h("tr", {}, h("th", { scope: "row" }, "beside"), list.map((x) => h("td", {}, x.beside ? String(x.beside) : "–"))))),
    h("p", {}, `From heap ${endless.start} on, ${endless.period === 1 ? "one heap" : `${endless.period} heaps`} later the adder is larger by ${2 * endless.saltus}, and so is the weight by ${endless.saltus}, if there is one.`),
  ];
}

function opening(found, labels) {
  const last = heapName(labels, found.heaps.length - 1);
  return found.endless ? "The game is solved for heaps of every size; here are the first. "
    : found.solved ? "These tables hold for all heaps. " : `These tables hold to heap ${last}. `;
}

function sum(counts) {
  const terms = Object.entries(counts).map(([name, count]) => times(count, name));
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
      return { content: x ? [h("b", {}, entry), x.p === null ? "" : `(${x.p},${x.s})`] : entry, outcome: state.outcomes[heap] };
    });
    return [
      h("p", {}, opening(found, state.labels), "An entry :a is an ", term("adder"), "; X(p, s) is a special game, of which p can be left out as long as s remain", found.specials.some((x) => x.p === null) ? "; of one without these two numbers none ever can." : "."),
      valueGrid(cells, found.period, found.preperiod, state.labels),
      legend(state.labels),
      companies(found),
      found.specials.length === 0
        ? h("p", {}, "There are no special games: every heap is an adder.")
        : [
            h("h2", {}, "Special games"),
            h("table", {}, h("thead", {}, h("tr", {}, ["game", "heap", term("genus"), "rule", "stands for"].map((t) => h("th", { scope: "col" }, t)))), h("tbody", {}, found.specials.map((x) => h("tr", {}, h("td", {}, h("b", {}, x.name)), h("td", {}, heapName(state.labels, x.heap)), h("td", {}, genus(x.genus)), h("td", {}, rule(x)), h("td", {}, found.approximator[x.name]))))),
            h("h2", {}, "Exceptions"),
            found.complete === false ? h("p", {}, `There are too many sums of special games to list; of the ${found.sums.length} shortest these have another genus than the sums of what they stand for.`) : null,
            found.exceptions.length === 0
              ? h("p", {}, "The adders that stand for the special games have no exceptions.")
              : h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "sum"), h("th", { scope: "col" }, "genus"))), h("tbody", {}, found.exceptions.slice(0, MOST_ROWS).map((x) => h("tr", {}, h("td", {}, sum(x.sum)), h("td", {}, genus(x.genus)))))),
            found.exceptions.length > MOST_ROWS ? h("p", { class: "aside" }, `… and ${found.exceptions.length - MOST_ROWS} more, in the JSON.`) : null,
          ],
    ];
  },
};
