// SPDX-License-Identifier: Apache-2.0
// Cram: a board of squares on which both players put dominoes. Regions of free squares are named by
// the API up to turning and turning over, so that a move is looked for by what it leaves.
import { h, replace } from "../dom.js";

/** The rows of a text such as ##./.## as lists of free squares. */
function squaresOf(label) {
  return label.split("/").flatMap((row, r) => [...row].flatMap((sign, c) => (sign === "#" ? [[r, c]] : [])));
}

/** The same text for all eight ways in which some squares can be turned. */
function shapeName(squares) {
  const turned = (f) => {
    const all = squares.map(f);
    const top = Math.min(...all.map(([r]) => r));
    const left = Math.min(...all.map(([, c]) => c));
    return all.map(([r, c]) => `${r - top},${c - left}`).sort().join(" ");
  };
  return [
    ([r, c]) => [r, c], ([r, c]) => [r, -c], ([r, c]) => [-r, c], ([r, c]) => [-r, -c],
    ([r, c]) => [c, r], ([r, c]) => [c, -r], ([r, c]) => [-c, r], ([r, c]) => [-c, -r],
  ].map(turned).sort()[0];
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

const names = (regions) => regions.map(shapeName).sort().join("|");

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
  const labelOf = (squares) => {
    const top = Math.min(...squares.map(([r]) => r));
    const left = Math.min(...squares.map(([, c]) => c));
    const rows = [];
    squares.forEach(([r, c]) => ((rows[r - top] ??= [])[c - left] = "#"));
    return rows.map((row) => Array.from(row, (x) => x ?? ".").join("")).join("/");
  };

  /** The legal move that a domino on two squares is. */
  function moveOf(region, a, b) {
    const heap = shapeName(region.squares);
    const rest = names(parts(region.squares.filter((x) => key(x) !== key(a) && key(x) !== key(b))));
    return moves.find((m) => shapeName(squaresOf(m.heap)) === heap && names(m.to.map(squaresOf)) === rest);
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
      return h("div", { class: `cram-grid across-${Math.min(columns, 12)}` }, Array.from({ length: rows * columns }, (x, i) => {
        const square = there.get(key([Math.floor(i / columns), i % columns]));
        return square ? cell(board, b, square) : h("span", { class: "hole" });
      }));
    }));
  }

  /** A region and two squares of it for a move that the API names. */
  function placeOf(move) {
    for (const region of regions().filter((x) => shapeName(x.squares) === shapeName(squaresOf(move.heap)))) {
      for (const a of region.squares) {
        for (const c of beside(a).slice(0, 2)) {
          const other = region.squares.find((x) => key(x) === key(c));
          if (other && names(parts(region.squares.filter((x) => x !== a && x !== other))) === names(move.to.map(squaresOf))) {
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
    hint(move) {
      const { b, a, c } = placeOf(move);
      marked = { b, keys: [key(a), key(c)] };
      draw();
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
