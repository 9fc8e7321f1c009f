// SPDX-License-Identifier: Apache-2.0
// Notakto: boards of three by three on which both players put crosses.
import { h, replace, s } from "../dom.js";
import { numbered } from "./numbered.js";

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const cellsOf = (label) => [...label.replaceAll("/", "")];
const labelOf = (cells) => [0, 3, 6].map((r) => cells.slice(r, r + 3).join("")).join("/");
const cellName = (grid, cell) => `board ${grid + 1}, row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`;
const isDead = (cells) => LINES.some((line) => line.every((i) => cells[i] === "X"));

export function noughts({ heaps, onMove }) {
  /** Each board: its nine cells. Dead ones stay where they are. */
  let grids = heaps.map(cellsOf);
  let moves = [];
  let marked = null;
  const element = h("div", { class: "board noughts", role: "group", "aria-label": "Boards with crosses" });
  const alive = () => grids.filter((cells) => !isDead(cells));

  function put(grid, cell) {
    const heap = labelOf(grids[grid]);
    grids[grid] = grids[grid].with(cell, "X");
    marked = { grid, cell };
    draw();
    return { heap, to: isDead(grids[grid]) ? [] : [labelOf(grids[grid])] };
  }

  function cellButton(cells, grid, cell) {
    const isCross = cells[cell] === "X";
    const isMarked = marked && marked.grid === grid && (marked.cell === cell || (marked.cell === undefined && !isCross));
    return h(
      "button",
      {
        type: "button",
        class: `cell${isMarked ? (isCross ? " last" : " hinted") : ""}`,
        disabled: isCross || isDead(cells) || moves.length === 0,
        "data-grid": grid,
        "data-cell": cell,
        "aria-label": `${cellName(grid, cell)}${isCross ? ", cross" : ""}`,
        onclick: () => onMove(put(grid, cell)),
      },
      isCross ? s("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, s("path", { class: "cross", d: "M3 3L17 17M17 3L3 17" })) : null,
    );
  }

  function draw() {
    replace(element, grids.map((cells, g) => numbered(h("div", { class: isDead(cells) ? "grid dead" : "grid" }, cells.map((x, i) => cellButton(cells, g, i))), 3, 3, grids.length > 1 ? `board ${g + 1}` : "")));
  }

  /** A board that a move is made on, and the cell that is crossed. */
  function placeOf(move) {
    const grid = grids.findIndex((cells) => !isDead(cells) && labelOf(cells) === move.heap);
    const cells = grids[grid];
    const cell = cells.findIndex((x, i) => {
      const after = cells.with(i, "X");
      return x !== "X" && (move.to.length ? labelOf(after) === move.to[0] : isDead(after));
    });
    return { grid, cell };
  }

  const cells = (grid) => grids[grid].filter((x) => x !== "X").length;

  draw();
  return {
    element,
    help: "Press an empty cell to put a cross on it. A board with three crosses in a row is dead; the player who kills the last one has moved last.",
    heaps: () => alive().map(labelOf),
    allow(legal) {
      moves = legal;
      draw();
    },
    make(move) {
      const { grid, cell } = placeOf(move);
      put(grid, cell);
    },
    point(move) {
      const { grid } = placeOf(move);
      marked = grids.length > 1 ? { grid } : null;
      draw();
      return grids.length > 1 ? `Look at board ${grid + 1}.` : `${cells(grid)} free cells, and one of them wins. Where does the other player run out of safe crosses?`;
    },
    hint(move) {
      marked = placeOf(move);
      draw();
      return `${cellName(marked.grid, marked.cell)}${move.to.length ? "" : ", which kills the board"}`;
    },
    memory: () => structuredClone(grids),
    recall(memory) {
      grids = structuredClone(memory);
      marked = null;
      draw();
    },
  };
}
