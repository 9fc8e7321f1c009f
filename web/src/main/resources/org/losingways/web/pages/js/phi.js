// SPDX-License-Identifier: Apache-2.0
// Φ in rows of its period: a value in P is round, blue and heavy, any other square and vermilion.
import { h, replace } from "./dom.js";
import { wordHtml } from "./maths.js";
import { pager } from "./pager.js";
import { path } from "./route.js";

const USUAL = 10;
const MOST_ACROSS = 24;
const MOST_ROWS = 40;

/** How many heaps go in a row: the period if it fits, a divisor of it if there is a good one. */
function across(state) {
  const period = state.period;
  if (!period) {
    return Math.min(USUAL, Math.max(1, state.heapsComputed));
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

/** The value of a heap, which leads to the position with this heap alone. */
function value(state, heap, isNew) {
  const outcome = state.outcomes[heap];
  const label = state.labels?.[heap] ?? String(heap);
  return h("td", { class: outcome + (isNew ? " new" : ""), title: `heap ${label}: a ${outcome}-position` }, h("a", { href: path("position", state.game, label) }, wordHtml(state.phi[heap])));
}

/**
 * The table, the heap that was added last marked as new.
 * @param state {game, phi, outcomes: a string or list with a letter for each heap, heapsComputed, period, preperiod}
 */
export function phiTable(state, from = -1) {
  const columns = across(state);
  const last = state.heapsComputed;
  // Once the period has been shown whole, more of the same says nothing.
  const enough = state.period ? Math.min(last, Math.ceil((state.preperiod + 2 * state.period) / columns) * columns) : last;
  const rows = Math.ceil(enough / columns);
  const body = h("tbody", {});

  function row(r) {
    const cells = [];
    for (let c = 1; c <= columns; c++) {
      const heap = r * columns + c;
      cells.push(heap > last ? h("td", {}) : value(state, heap, from >= 0 && heap > from));
    }
    const first = Math.max(1, state.preperiod);
    const repeats = state.period && r * columns + 1 >= first && (r - 1) * columns + 1 < first;
    return [
      h("tr", {}, h("th", { scope: "row" }, `${r * columns}+`), cells),
      repeats ? h("tr", { class: "underline", "aria-hidden": "true" }, h("td", {}), h("td", { colspan: String(columns) })) : null,
    ];
  }

  const pages = pager(rows, MOST_ROWS, "rows", (begin, end) => replace(body, Array.from({ length: end - begin }, (x, i) => row(begin + i))));
  return [
    h(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": "Values of the heaps" },
      h("table", { class: "phi" }, h("thead", {}, h("tr", {}, h("td", {}), Array.from({ length: columns }, (x, i) => h("th", { scope: "col" }, String(i + 1))))), body),
    ),
    pages,
  ];
}

const MOST_LABELS = 60;

/** Φ of a game whose heaps are vertices, cells or boards. */
export function labelledPhi(state) {
  const body = h("tbody", {});
  const pages = pager(state.heapsComputed, MOST_LABELS, "values", (begin, end) =>
    replace(body, Array.from({ length: end - begin }, (x, i) => h("tr", {}, h("th", { scope: "row" }, state.labels[begin + i + 1]), value(state, begin + i + 1, false)))));
  return [
    h("div", { class: "scroll labelled fading", tabindex: "0", role: "region", "aria-label": "Values" }, h("table", { class: "phi" }, body)),
    pages,
  ];
}
