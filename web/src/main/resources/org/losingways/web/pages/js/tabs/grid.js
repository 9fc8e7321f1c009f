// SPDX-License-Identifier: Apache-2.0
// Values of heaps in rows.
import { h } from "../dom.js";

/**
 * A grid of cells, from heap 1 on.
 * @param cells [{content, outcome: P, N or none if it is not known}], from heap 0 on
 */
export function valueGrid(cells, period, preperiod) {
  const columns = period && period <= 16 ? period * Math.max(1, Math.ceil(5 / period)) : 10;
  const last = cells.length - 1;
  const rows = [];
  for (let start = 0; start < last; start += columns) {
    const row = [];
    for (let heap = start + 1; heap <= Math.min(last, start + columns); heap++) {
      row.push(h("td", { class: cells[heap].outcome ?? null, title: `heap ${heap}` }, cells[heap].content));
    }
    const repeats = period && start + 1 >= Math.max(1, preperiod) && start - columns + 1 < Math.max(1, preperiod);
    rows.push(h("tr", {}, h("th", { scope: "row" }, `${start}+`), row));
    if (repeats) {
      rows.push(h("tr", { class: "underline", "aria-hidden": "true" }, h("td", {}), h("td", { colspan: String(columns) })));
    }
  }
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": "Values of the heaps" },
    h("table", { class: "phi" }, h("thead", {}, h("tr", {}, h("td", {}), Array.from({ length: columns }, (x, i) => h("th", { scope: "col" }, String(i + 1))))), h("tbody", {}, rows)),
  );
}
