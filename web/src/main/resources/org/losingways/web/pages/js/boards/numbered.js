// SPDX-License-Identifier: Apache-2.0
// Numbers at the rows and columns of a board, so that a place has a name.
import { h } from "../dom.js";

/** A grid with its numbers, and its name below if it has one. */
export function numbered(grid, rows, columns, name) {
  const numbers = (count, where) => h("div", { class: where, "aria-hidden": "true" }, Array.from({ length: count }, (x, i) => h("span", {}, String(i + 1))));
  return h("div", { class: "numbered" }, numbers(columns, `columns-above across-${columns}`), numbers(rows, "rows-beside"), grid, name ? h("div", { class: "grid-name aside" }, name) : null);
}
