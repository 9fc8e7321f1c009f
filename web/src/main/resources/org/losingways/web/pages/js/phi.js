// SPDX-License-Identifier: Apache-2.0
// Φ in rows of its period: a value in P is round, blue and heavy, any other square and vermilion.
import { h } from "./dom.js";
import { wordHtml } from "./maths.js";

const USUAL = 10;
const MOST_ACROSS = 24;
const MOST_ROWS = 40;

/** How many heaps go in a row: the period if it fits, a divisor of it if there is a good one. */
function across(state) {
  const period = state.period;
  if (!period) {
    return USUAL;
  }
  if (period <= MOST_ACROSS) {
    let columns = period;
    while (columns < 5) {
      columns += period;
    }
    return columns;
  }
  for (let columns = MOST_ACROSS; columns >= 6; columns--) {
    if (period % columns === 0) {
      return columns;
    }
  }
  return 12;
}

/** The table, the heap that was added last marked as new. */
export function phiTable(state, from = -1) {
  const columns = across(state);
  const last = state.heapsComputed;
  // Once the period has been shown whole, more of the same says nothing.
  const enough = state.period ? Math.min(last, Math.ceil((state.preperiod + 2 * state.period) / columns) * columns) : last;
  const rows = Math.ceil(enough / columns);
  const first = Math.max(0, rows - MOST_ROWS);
  const body = [];
  for (let r = first; r < rows; r++) {
    const cells = [];
    for (let c = 1; c <= columns; c++) {
      const heap = r * columns + c;
      if (heap > last) {
        cells.push(h("td", {}));
        continue;
      }
      const value = state.phi[heap];
      const outcome = state.outcomes[heap];
      cells.push(h("td", { class: outcome + (from >= 0 && heap > from ? " new" : ""), title: `heap ${heap}: a ${outcome}-position` }, wordHtml(value)));
    }
    const repeats = state.period && r * columns + 1 >= Math.max(1, state.preperiod) && (r - 1) * columns + 1 < Math.max(1, state.preperiod);
    body.push(h("tr", {}, h("th", { scope: "row" }, `${r * columns}+`), cells));
    if (repeats) {
      body.push(h("tr", { class: "underline", "aria-hidden": "true" }, h("td", {}), h("td", { colspan: String(columns) })));
    }
  }
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": "Values of the heaps" },
    h("table", { class: "phi" }, h("thead", {}, h("tr", {}, h("td", {}), Array.from({ length: columns }, (x, i) => h("th", { scope: "col" }, String(i + 1))))), h("tbody", {}, body)),
  );
}

const MOST_LABELS = 60;

/** Φ of a game whose heaps are vertices, cells or boards. */
export function labelledPhi(state) {
  const rows = state.labels.slice(1, MOST_LABELS + 1).map((label, i) => {
    const value = state.phi[i + 1];
    return h("tr", {}, h("th", { scope: "row" }, label), h("td", { class: state.outcomes[i + 1] }, wordHtml(value)));
  });
  return h(
    "div",
    { class: "scroll labelled", tabindex: "0", role: "region", "aria-label": "Values" },
    h("table", { class: "phi" }, h("tbody", {}, rows)),
    state.labels.length - 1 > MOST_LABELS ? h("p", { class: "aside" }, `… and ${state.labels.length - 1 - MOST_LABELS} more, in the JSON.`) : null,
  );
}
