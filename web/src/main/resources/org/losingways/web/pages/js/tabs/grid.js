// SPDX-License-Identifier: Apache-2.0
// Values of heaps in rows.
import { h } from "../dom.js";

/** What a heap is called: its size, or the vertex, form or board that its number stands for. */
export const heapName = (labels, heap) => labels?.[heap] ?? String(heap);

/** How far something is known, for the end of a clause; nothing if it is proved for heaps of every size. */
export const heapsTo = ({ verifiedTo }, labels) => (verifiedTo === undefined ? "" : ` with heaps to ${heapName(labels, verifiedTo)}`);

/** Which numbers stand for what, where heaps are no sizes. */
export function legend(labels) {
  return labels
    ? h("details", { class: "more", ...(labels.length <= 13 ? { open: true } : {}) }, h("summary", {}, "What the numbers stand for"), h("p", { class: "legend" }, labels.slice(1).flatMap((label, i) => [i ? ", " : "", `${i + 1} `, h("code", {}, label)]), "."))
    : null;
}

/**
 * A grid of cells, from heap 1 on.
 * @param cells [{content, outcome: P, N or none if it is not known}], from heap 0 on
 */
export function valueGrid(cells, period, preperiod, labels) {
  const last = cells.length - 1;
  const columns = period && period <= 16 ? period * Math.max(1, Math.ceil(5 / period)) : Math.min(10, Math.max(1, last));
  const rows = [];
  for (let start = 0; start < last; start += columns) {
    const row = [];
    for (let heap = start + 1; heap <= Math.min(last, start + columns); heap++) {
      row.push(h("td", { class: cells[heap].outcome ?? null, title: `heap ${heapName(labels, heap)}` }, cells[heap].content));
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
