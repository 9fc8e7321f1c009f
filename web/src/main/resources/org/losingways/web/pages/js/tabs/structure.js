// SPDX-License-Identifier: Apache-2.0
// The monoid opened up: idempotents, subgroups, ideals, elements.
import { call } from "../api.js";
import { figure, h } from "../dom.js";
import { genus, wordHtml } from "../maths.js";
import { lattice } from "../lattice.js";

const MOST_ROWS = 120;
const answer = (game) => call("structure", { game });

function words(list, most = 40) {
  return list.slice(0, most).flatMap((w, i) => [i ? ", " : "", wordHtml(w)]).concat(list.length > most ? [` and ${list.length - most} more`] : []);
}

function table(heads, rows) {
  return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": heads.join(", ") }, h("table", {}, h("thead", {}, h("tr", {}, heads.map((t) => h("th", { scope: "col" }, t)))), h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell)))))));
}

export const structureTab = {
  id: "structure",
  title: "Structure",
  picture: "idempotents",
  json: answer,
  async show(game) {
    const found = await answer(game);
    const letters = found.generators.map((g) => g.name);
    const inP = new Set(found.pPortion);
    return [
      h(
        "div",
        { class: "columns" },
        figure(lattice(found.idempotents, found.idempotentOrder, found.subgroups, inP), h("b", {}, "Idempotents. "), `The ${found.idempotents.length} elements e with e² = e, the larger ones above; beside each the order of its group. The lowest is that of the kernel, of order ${found.kernelOrder}${found.normalCopy ? `, which is a copy of normal play` : ""}.`),
        h(
          "div",
          {},
          h("h3", {}, "Subgroups"),
          table(["identity", "order", "group", "elements"], found.subgroups.map((g) => [wordHtml(g.identity), String(g.order), g.type, words(g.elements, 12)])),
          h("h3", {}, "Ideals"),
          h("p", {}, "Orders of the principal series: ", found.idealOrders.join(" > "), "."),
          table(["factor", "elements"], found.factors.slice(0, 40).map((f) => [f.kind, words(f.elements, 12)])),
          found.tameExtension ? h("p", {}, `A tame extension, ${found.tameExtension.times === 1 ? "once" : `${found.tameExtension.times} times`}, of a quotient of order ${found.tameExtension.baseOrder}.`) : null,
        ),
      ),
      h("h3", {}, "Elements"),
      table(
        ["element", "outcome", "genus", "index, period", ...letters.map((l) => `times ${l}`)],
        found.elements.slice(0, MOST_ROWS).map((e) => [
          h("span", { class: e.outcome === "P" ? "word-p" : "word-n" }, wordHtml(e.word)),
          e.outcome,
          genus(e.genus),
          `${e.index}, ${e.period}`,
          ...letters.map((l) => wordHtml(e.action[l])),
        ]),
      ),
      found.elements.length > MOST_ROWS ? h("p", { class: "aside" }, `… and ${found.elements.length - MOST_ROWS} more, in the JSON.`) : null,
    ];
  },
};
