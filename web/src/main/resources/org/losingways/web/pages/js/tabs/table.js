// SPDX-License-Identifier: Apache-2.0
// The multiplication table; the pointer lights up row, column and product.
import { call } from "../api.js";
import { figure, h, replace } from "../dom.js";
import { wordHtml } from "../maths.js";
import { term } from "../term.js";

const answer = (question) => call("table", question);

export const tableTab = {
  id: "table",
  title: "Table",
  picture: "table",
  json: answer,
  async show(question) {
    const found = await answer(question);
    const said = h("p", { role: "status", class: "product" }, "Point at a product.");
    const rows = found.products.map((row, x) =>
      h("tr", {}, h("th", { scope: "row" }, wordHtml(found.elements[x].word)), row.map((product, y) => h("td", { class: found.elements[product].outcome === "P" ? "P" : null, "data-x": x, "data-y": y }, wordHtml(found.elements[product].word)))));
    const table = h("table", { class: "products" }, h("thead", {}, h("tr", {}, h("td", {}), found.elements.map((e) => h("th", { scope: "col" }, wordHtml(e.word))))), h("tbody", {}, rows));
    let lit = [];
    table.addEventListener("pointerover", (event) => {
      const cell = event.target.closest("td[data-x]");
      lit.forEach((c) => c.classList.remove("lit", "hit"));
      lit = [];
      if (!cell) {
        return;
      }
      const x = Number(cell.dataset.x);
      const y = Number(cell.dataset.y);
      lit = [...rows[x].children].slice(0, y + 2).concat(rows.slice(0, x + 1).map((r) => r.children[y + 1]));
      lit.forEach((c) => c.classList.add("lit"));
      cell.classList.add("hit");
      const product = found.elements[found.products[x][y]];
      replace(said, wordHtml(found.elements[x].word), " · ", wordHtml(found.elements[y].word), " = ", wordHtml(product.word), product.outcome === "P" ? ", in P: " : ", not in P: ", product.position === "0" || product.position === "" ? "the empty position" : `the value of ${product.position}`, ".");
    });
    return figure(
      h("div", { class: "products-frame", tabindex: "0", role: "region", "aria-label": "Multiplication table" }, table),
      said,
      h("b", {}, "Multiplication table. "),
      "The products in the ",
      term("misère quotient"),
      "; those in ",
      term("P-portion", "P"),
      " are blue and heavy.",
    );
  },
};
