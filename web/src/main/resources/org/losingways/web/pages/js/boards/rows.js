// SPDX-License-Identifier: Apache-2.0
// Rows of pins, pawns or tokens. A move takes neighbours away, or cuts a row in two.
import { h, replace, s } from "../dom.js";
import { shapeOf } from "./shapes.js";

const same = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);
const sorted = (parts) => parts.filter((n) => n > 0).sort((a, b) => b - a);

/** The runs of pieces that stand together: [{row, start, end}], end excluded. */
function runsOf(state) {
  const runs = [];
  state.forEach((row, r) => {
    let start = 0;
    for (let i = 0; i <= row.alive.length; i++) {
      const cut = i > start && row.cuts.includes(i);
      if (i === row.alive.length || !row.alive[i] || cut) {
        if (i > start) {
          runs.push({ row: r, start, end: i });
        }
        start = cut && row.alive[i] ? i : i + 1;
      }
    }
  });
  return runs;
}

export function rows({ code, board, heaps, onMove }) {
  const shape = shapeOf(code);
  const isChess = shape.name === "pawn";
  let state = heaps.map((n) => ({ alive: Array(n).fill(true), cuts: [] }));
  let moves = [];
  let chosen = null;
  let marked = null;
  const element = h("div", { class: "board rows-board", role: "group", "aria-label": `Board with ${shape.some}` });

  const isLegal = (size, to) => moves.some((m) => m.heap === size && same(m.to, to));

  /** What is left of a run when its pieces from first to last are taken. */
  const left = (run, first, last) => sorted([first - run.start, run.end - 1 - last]);

  function take(run, first, last) {
    const size = run.end - run.start;
    const to = left(run, first, last);
    if (!isLegal(size, to)) {
      return false;
    }
    chosen = null;
    marked = null;
    for (let i = first; i <= last; i++) {
      state[run.row].alive[i] = false;
    }
    draw();
    onMove({ heap: size, to });
    return true;
  }

  function cut(run, at) {
    chosen = null;
    marked = null;
    state[run.row].cuts.push(at);
    draw();
    onMove({ heap: run.end - run.start, to: sorted([at - run.start, run.end - at]) });
  }

  /** In Dawson's Chess an advance costs the pawn's file and both beside it. */
  const files = (run, i) => [Math.max(run.start, i - 1), Math.min(run.end - 1, i + 1)];

  /** The last pieces that may be taken together with a first one. */
  function ends(run, first) {
    const size = run.end - run.start;
    const found = [];
    for (let last = run.start; last < run.end; last++) {
      if (isLegal(size, left(run, Math.min(first, last), Math.max(first, last)))) {
        found.push(last);
      }
    }
    return found;
  }

  /** Whether heaps of this size are only made smaller: then a bean goes with all that are right of it. */
  const isHeap = (run) => shape.name !== "pin" && !isChess && moves.every((m) => m.heap !== run.end - run.start || m.to.length < 2);
  const isIdle = (run, i) => isHeap(run) && !isLegal(run.end - run.start, left(run, first(run, i), run.end - 1));

  /** The first bean that goes when one of a heap is pressed: that one, or the only one that there is a move for. */
  function first(run, i) {
    const size = run.end - run.start;
    const all = moves.filter((m) => m.heap === size);
    return all.length === 1 ? run.start + (all[0].to[0] ?? 0) : i;
  }

  function press(run, i) {
    if (isChess) {
      take(run, ...files(run, i));
      return;
    }
    if (isHeap(run)) {
      take(run, first(run, i), run.end - 1);
      return;
    }
    if (chosen && chosen.run.row === run.row && chosen.run.start === run.start) {
      const [first, last] = [Math.min(chosen.first, i), Math.max(chosen.first, i)];
      if (take(run, first, last)) {
        return;
      }
    }
    const possible = ends(run, i);
    if (possible.length === 1) {
      const [first, last] = [Math.min(i, possible[0]), Math.max(i, possible[0])];
      take(run, first, last);
      return;
    }
    chosen = possible.length > 0 ? { run, first: i, ends: possible } : null;
    draw();
    focusOn(run.row, i);
  }

  function focusOn(row, i) {
    element.querySelector(`[data-row="${row}"][data-at="${i}"]`)?.focus();
  }

  function body(isAlive) {
    if (!isChess) {
      return s("svg", { viewBox: `-1 -1 22 ${shape.height + 2}`, "aria-hidden": "true" }, isAlive ? null : shape.outline(), shape.body());
    }
    const square = (y) => s("rect", { class: "square", x: 0, y, width: 30, height: 30 });
    const man = (y, colour) => s("g", { transform: `translate(5 ${y + 1})` }, s("path", { class: `body ${colour}`, d: shape.path }));
    return s("svg", { viewBox: "0 0 30 90", "aria-hidden": "true" }, square(0), square(30), square(60), isAlive ? [man(0, "black"), man(60, "white")] : null);
  }

  function piece(run, row, i, isAlive) {
    const inBlock = marked && marked.row === row && i >= marked.first && i <= marked.last;
    const isChosen = chosen && chosen.run.row === row && chosen.first === i;
    const isEnd = chosen && chosen.run.row === row && chosen.ends.includes(i);
    const classes = ["piece", shape.name, isAlive ? "" : "gone", isChosen ? "chosen" : isEnd ? "end" : "", inBlock ? "hinted" : ""];
    return h(
      "button",
      {
        type: "button",
        class: classes.filter(Boolean).join(" "),
        "data-row": row,
        "data-at": i,
        disabled: !isAlive || moves.length === 0 || isIdle(run, i),
        "aria-label": isAlive ? `${shape.name} ${i + 1} of row ${row + 1}` : `${shape.name} ${i + 1} of row ${row + 1}, gone`,
        "aria-pressed": isAlive ? String(Boolean(isChosen)) : null,
        onclick: () => press(run, i),
      },
      body(isAlive),
      h("span", { class: "number", "aria-hidden": "true" }, String(i + 1)),
    );
  }

  /** From one piece to another with the pointer down: all of them are taken. */
  function drag(event) {
    const from = event.target.closest?.("[data-at]");
    if (!from || from.disabled || isChess) {
      return;
    }
    addEventListener("pointerup", (end) => {
      const to = document.elementFromPoint(end.clientX, end.clientY)?.closest("[data-at]");
      const [row, i, k] = [Number(from.dataset.row), Number(from.dataset.at), Number(to?.dataset.at)];
      const run = runsOf(state).find((x) => x.row === row && x.start <= i && i < x.end);
      if (to && to !== from && Number(to.dataset.row) === row && run && run.start <= k && k < run.end) {
        take(run, Math.min(i, k), Math.max(i, k));
      }
    }, { once: true });
  }
  element.addEventListener("pointerdown", drag);

  function draw() {
    const runs = runsOf(state);
    // Pieces are as large as the longest row and the number of rows allow.
    const across = Math.max(...state.map((row) => row.alive.length)) * (board?.cuts ? 1.5 : 1);
    element.style.setProperty("--across", String(Math.min(Math.max(across, 3), 16)));
    element.style.setProperty("--rows", String(state.length));
    element.style.setProperty("--tall", String(isChess ? 3 : shape.height / 22));
    replace(
      element,
      state.map((row, r) => {
        const pieces = row.alive.map((isAlive, i) => {
          const run = runs.find((x) => x.row === r && x.start <= i && i < x.end);
          const mayCut = run && i > run.start && isLegal(run.end - run.start, sorted([i - run.start, run.end - i]));
          const isCutMarked = marked?.row === r && marked.cuts.includes(i);
          return [
            mayCut ? h("button", { type: "button", class: isCutMarked ? "gap hinted" : "gap", "aria-label": `cut row ${r + 1} before ${i + 1}`, onclick: () => cut(run, i) }, "✂") : null,
            row.cuts.includes(i) ? h("span", { class: "cut" }, "|") : isCutMarked && !mayCut ? h("span", { class: "cut hinted" }, "|") : null,
            piece(run, r, i, isAlive),
          ];
        });
        return h("div", { class: "lane" }, pieces);
      }),
    );
  }

  /** The pieces that are marked, and the places to cut: pins 3 to 5 of row 1. */
  function markName({ row, first, last, cuts }) {
    const some = first > last ? [] : [`${shape.name}${first === last ? ` ${first + 1}` : `s ${first + 1} ${last === first + 1 ? "and" : "to"} ${last + 1}`} of row ${row + 1}`];
    return [...some, ...cuts.map((at) => `cut row ${row + 1} before ${at + 1}`)].join(", ");
  }

  /** Where a move is made: the run, the pieces taken, and the places cut. */
  function placeOf(move) {
    const candidates = runsOf(state).filter((run) => run.end - run.start === move.heap);
    const run = candidates[candidates.length - 1];
    const rest = move.to.reduce((a, b) => a + b, 0);
    const first = run.start + (move.to.length > 1 ? move.to[0] : rest);
    const last = first + (move.heap - rest) - 1;
    // The second heap begins where the first ends, or after what is taken; a third is cut off it.
    const cuts = first > last && move.to.length > 1 ? [first] : [];
    let at = last + 1;
    move.to.slice(1, -1).forEach((size) => {
      at += size;
      cuts.push(at);
    });
    return { run, first, last, cuts };
  }

  draw();
  return {
    element,
    help: isChess
      ? "Press a pawn to advance it; its file and both beside it are settled."
      : [
          board?.takes === false ? "" : heaps.some((n) => n > 1) && board?.splits === false && shape.name !== "pin" ? `Press one of the ${shape.some}: it goes with all that are right of it.` : `Press the first and the last of the ${shape.some} you take, or drag from one to the other; press one twice to take it alone.`,
          board?.cuts ? "Press the scissors between two of them to cut a row there." : "",
        ].join(" ").trim(),
    heaps: () => runsOf(state).map((run) => run.end - run.start).sort((a, b) => b - a),
    allow(legal) {
      moves = legal;
      chosen = null;
      draw();
    },
    make(move) {
      const { run, first, last, cuts } = placeOf(move);
      for (let i = first; i <= last; i++) {
        state[run.row].alive[i] = false;
      }
      state[run.row].cuts.push(...cuts);
      marked = null;
      draw();
    },
    point(move) {
      const { run } = placeOf(move);
      marked = { row: run.row, first: run.start, last: run.end - 1, cuts: [] };
      draw();
      return state.length > 1 || runsOf(state).length > 1 ? `Look at the ${move.heap} ${move.heap === 1 ? shape.name : shape.some} that ${move.heap === 1 ? "is" : "are"} marked.` : `You have ${moves.length} different moves. Which one leaves the other player nothing good?`;
    },
    hint(move) {
      const { run, first, last, cuts } = placeOf(move);
      // In chess the pawn to advance is marked: in the middle, or at the end of its row.
      const pawn = last - first === 2 ? first + 1 : last === run.end - 1 ? last : first;
      marked = { row: run.row, ...(isChess ? { first: pawn, last: pawn } : { first, last }), cuts };
      draw();
      return `${markName(marked)} (${move.heap} → ${move.to.join(" + ") || "0"})`;
    },
    memory: () => structuredClone(state),
    recall(memory) {
      state = structuredClone(memory);
      marked = null;
      chosen = null;
      draw();
    },
  };
}
