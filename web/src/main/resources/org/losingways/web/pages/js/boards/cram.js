// SPDX-License-Identifier: Apache-2.0
// Cram: a board of squares on which both players put dominoes. The API names regions of free squares
// wherever they lie, so that a move is looked for by what it leaves.
import { h, replace } from "../dom.js";
import { numbered } from "./numbered.js";

/** The rows of a text such as ##./.## as lists of free squares. */
function squaresOf(label) {
  return label.split("/").flatMap((row, r) => [...row].flatMap((sign, c) => (sign === "#" ? [[r, c]] : [])));
}

const key = ([r, c]) => `${r},${c}`;
const beside = ([r, c]) => [[r, c + 1], [r + 1, c], [r, c - 1], [r - 1, c]];

/** The connected parts of some squares; lone squares, on which no domino fits, are left out. */
function parts(squares) {
  const free = new Map(squares.map((x) => [key(x), x]));
  const found = [];
  for (const start of squares) {
    if (!free.has(key(start))) {
      continue;
    }
    free.delete(key(start));
    const part = [start];
    for (let i = 0; i < part.length; i++) {
      for (const next of beside(part[i])) {
        if (free.has(key(next))) {
          part.push(free.get(key(next)));
          free.delete(key(next));
        }
      }
    }
    found.push(part);
  }
  return found.filter((part) => part.length > 1);
}

/** Some squares as the API writes them, without what is above and left of them. */
function labelOf(squares) {
  const top = Math.min(...squares.map(([r]) => r));
  const left = Math.min(...squares.map(([, c]) => c));
  const height = 1 + Math.max(...squares.map(([r]) => r)) - top;
  const width = 1 + Math.max(...squares.map(([, c]) => c)) - left;
  const rows = Array.from({ length: height }, () => Array(width).fill("."));
  squares.forEach(([r, c]) => (rows[r - top][c - left] = "#"));
  return rows.map((row) => row.join("")).join("/");
}

/** What is left of a region when a domino is put on two of its squares. */
const rest = (squares, a, b) => parts(squares.filter((x) => key(x) !== key(a) && key(x) !== key(b))).map(labelOf).sort().join("+");

const all = (numbers, one) => (numbers[0] === numbers[1] ? `${one} ${numbers[0]}` : `${one}s ${numbers[0]} and ${numbers[1]}`);

/** Two neighbours: board 1, row 2, columns 3 and 4. */
const dominoName = (b, a, c) => `board ${b + 1}, ${all([a[0] + 1, c[0] + 1], "row")}, ${all([a[1] + 1, c[1] + 1], "column")}`;

export function cram({ heaps, onMove }) {
  /** Each board: its squares, and the number of the domino on each, 0 for none. */
  let boards = heaps.map((label) => ({ squares: squaresOf(label), on: {} }));
  let moves = [];
  let chosen = null;
  let marked = null;
  let dominoes = 0;
  const element = h("div", { class: "board noughts", role: "group", "aria-label": "Boards with dominoes" });
  const free = (board) => board.squares.filter((x) => !board.on[key(x)]);
  const regions = () => boards.flatMap((board, b) => parts(free(board)).map((squares) => ({ b, squares })));

  /** The legal move that a domino on two squares is. */
  function moveOf(region, a, b) {
    const heap = labelOf(region.squares);
    const to = rest(region.squares, a, b);
    return moves.find((m) => m.heap === heap && [...m.to].sort().join("+") === to);
  }

  function put(b, a, c) {
    dominoes += 1;
    boards[b].on[key(a)] = dominoes;
    boards[b].on[key(c)] = dominoes;
    chosen = null;
    marked = { b, keys: [key(a), key(c)] };
    draw();
  }

  function press(b, square) {
    const region = regions().find((x) => x.b === b && x.squares.some((y) => key(y) === key(square)));
    if (chosen && chosen.b === b && region && beside(square).some((x) => key(x) === key(chosen.square))) {
      const move = moveOf(region, chosen.square, square);
      if (move) {
        put(b, chosen.square, square);
        onMove(move);
        return;
      }
    }
    chosen = region && key(chosen?.square ?? [-1, -1]) !== key(square) ? { b, square } : null;
    draw();
    element.querySelector(`[data-board="${b}"][data-square="${key(square)}"]`)?.focus();
  }

  function cell(board, b, square) {
    const number = board.on[key(square)];
    const isMarked = marked?.b === b && marked.keys.includes(key(square));
    const isChosen = chosen?.b === b && key(chosen.square) === key(square);
    const sides = number ? beside(square).map((x, i) => (board.on[key(x)] === number ? ["right", "down", "left", "up"][i] : "")).filter(Boolean) : [];
    return h("button", {
      type: "button",
      class: ["cell", number ? `domino to-${sides[0]}` : "", isChosen ? "hinted" : "", isMarked ? (number ? "last" : "hinted") : ""].filter(Boolean).join(" "),
      disabled: Boolean(number) || moves.length === 0,
      "data-board": b,
      "data-square": key(square),
      "aria-pressed": number ? null : String(Boolean(isChosen)),
      "aria-label": `board ${b + 1}, row ${square[0] + 1}, column ${square[1] + 1}${number ? ", covered" : ""}`,
      onclick: () => press(b, square),
    });
  }

  function draw() {
    replace(element, boards.map((board, b) => {
      const rows = Math.max(...board.squares.map(([r]) => r)) + 1;
      const columns = Math.max(...board.squares.map(([, c]) => c)) + 1;
      const there = new Map(board.squares.map((x) => [key(x), x]));
      return numbered(h("div", { class: `cram-grid across-${Math.min(columns, 12)}` }, Array.from({ length: rows * columns }, (x, i) => {
        const square = there.get(key([Math.floor(i / columns), i % columns]));
        return square ? cell(board, b, square) : h("span", { class: "hole" });
      })), rows, Math.min(columns, 12), boards.length > 1 ? `board ${b + 1}` : "");
    }));
  }

  /** A region and two squares of it for a move that the API names. */
  function placeOf(move) {
    const to = [...move.to].sort().join("+");
    for (const region of regions().filter((x) => labelOf(x.squares) === move.heap)) {
      for (const a of region.squares) {
        for (const c of beside(a).slice(0, 2)) {
          const other = region.squares.find((x) => key(x) === key(c));
          if (other && rest(region.squares, a, other) === to) {
            return { b: region.b, a, c: other };
          }
        }
      }
    }
    return null;
  }

  draw();
  return {
    element,
    help: "Press a free square, then one beside it, to put a domino on both.",
    heaps: () => regions().map((region) => labelOf(region.squares)),
    allow(legal) {
      moves = legal;
      chosen = null;
      draw();
    },
    make(move) {
      const { b, a, c } = placeOf(move);
      put(b, a, c);
    },
    point(move) {
      const { b, a } = placeOf(move);
      const region = regions().find((x) => x.b === b && x.squares.some((y) => key(y) === key(a)));
      marked = { b, keys: region.squares.map(key) };
      draw();
      return regions().length > 1 ? `Look at the marked region${boards.length > 1 ? ` of board ${b + 1}` : ""}: one domino there wins.` : "One domino wins. Think of what is left for the other player.";
    },
    hint(move) {
      const { b, a, c } = placeOf(move);
      marked = { b, keys: [key(a), key(c)] };
      draw();
      return dominoName(b, a, c);
    },
    memory: () => structuredClone({ boards, dominoes }),
    recall(memory) {
      ({ boards, dominoes } = structuredClone(memory));
      chosen = null;
      marked = null;
      draw();
    },
  };
}
