// SPDX-License-Identifier: Apache-2.0
// Coins or beans on places with arrows between them: the triangle of Pascal's Beans, the heptagon.
import { h, replace, s } from "../dom.js";

const RADIUS = 19;

/** C(n, k). */
function binomial(n, k) {
  let value = 1;
  for (let i = 1; i <= k; i++) {
    value = (value * (n - k + i)) / i;
  }
  return value;
}

/** Pascal's triangle down to a row. The ones on the boundary are where beans are out of play. */
function triangle(heaps) {
  const last = Math.max(6, ...heaps.map((label) => Number(label.split(",")[0])));
  const places = new Map();
  const arrows = [];
  for (let r = 0; r <= last; r++) {
    for (let c = 0; c <= r; c++) {
      const id = `${r},${c}`;
      places.set(id, { x: 60 + (last / 2 + c - r / 2) * 62, y: 30 + r * 54, text: String(binomial(r, c)), isOut: c === 0 || c === r });
      if (c > 0 && c < r) {
        arrows.push([id, `${r - 1},${c - 1}`], [id, `${r - 1},${c}`]);
      }
    }
  }
  return { width: 120 + last * 62, height: 60 + last * 54, places, arrows, some: "beans", one: "bean", rows: Array.from({ length: last + 1 }, (x, r) => ({ y: 30 + r * 54, text: String(r) })) };
}

/** Vertices round a circle, in the order of the figure where there is one. */
function circle(board) {
  const order = board.vertices.length === 7 && board.vertices.includes("R2") ? ["G", "A", "R", "D", "N", "E", "R2"] : board.vertices;
  const from = new Set(board.arrows.map(([a]) => a));
  const places = new Map(
    order.map((id, i) => {
      const angle = (2 * Math.PI * i) / order.length - Math.PI / 2;
      return [id, { x: 210 + 160 * Math.cos(angle), y: 200 + 160 * Math.sin(angle), text: id, isOut: !from.has(id) }];
    }),
  );
  return { width: 420, height: 400, places, arrows: board.arrows, some: "coins", one: "coin" };
}

export function sites({ board, heaps, onMove }) {
  const layout = board.kind === "triangle" ? triangle(heaps) : circle(board);
  let coins = [...heaps];
  let moves = [];
  let chosen = null;
  let marked = null;
  const element = h("div", { class: "board sites", role: "group", "aria-label": `Board with ${layout.some}` });
  const targets = (id) => layout.arrows.filter(([from]) => from === id).map(([, to]) => to);
  const toOf = (target) => (layout.places.get(target).isOut ? [] : [target]);
  const isLegal = (from, target) => moves.some((m) => m.heap === from && m.to.join() === toOf(target).join());

  function slide(from, target) {
    coins.splice(coins.indexOf(from), 1);
    coins.push(...toOf(target));
    chosen = null;
    marked = { from, to: target };
    draw();
  }

  function press(id) {
    if (chosen && targets(chosen).includes(id) && isLegal(chosen, id)) {
      const from = chosen;
      slide(from, id);
      onMove({ heap: from, to: toOf(id) });
      return;
    }
    const only = coins.includes(id) ? targets(id).filter((to) => isLegal(id, to)) : [];
    if (only.length === 1 && !chosen) {
      slide(id, only[0]);
      onMove({ heap: id, to: toOf(only[0]) });
      return;
    }
    chosen = coins.includes(id) && moves.some((m) => m.heap === id) && chosen !== id ? id : null;
    draw();
    element.querySelector(`[data-place="${CSS.escape(id)}"]`)?.focus();
  }

  function line([from, to, who]) {
    const a = layout.places.get(from);
    const b = layout.places.get(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const cut = (RADIUS + 3) / length;
    const isMarked = marked && marked.from === from && marked.to === to;
    return s("line", {
      "data-arrow": `${from} → ${to}`,
      class: ["arrow", isMarked ? "marked" : "", who === "L" ? "left" : who === "R" ? "right" : ""].filter(Boolean).join(" "),
      x1: a.x + (b.x - a.x) * cut,
      y1: a.y + (b.y - a.y) * cut,
      x2: b.x - (b.x - a.x) * cut,
      y2: b.y - (b.y - a.y) * cut,
      "marker-end": board.kind === "triangle" ? null : "url(#tip)",
    });
  }

  function place([id, { x, y, text, isOut }]) {
    const count = coins.filter((c) => c === id).length;
    const isTarget = chosen && targets(chosen).includes(id) && isLegal(chosen, id);
    const isPressable = moves.length > 0 && (count > 0 || isTarget);
    const classes = ["place", isOut ? "out" : "", count ? "coined" : "", chosen === id || (marked && !marked.to && marked.from === id) ? "chosen" : "", isTarget ? "target" : ""];
    return s(
      "g",
      {
        class: classes.filter(Boolean).join(" "),
        transform: `translate(${x} ${y})`,
        "data-place": id,
        ...(isPressable ? { role: "button", tabindex: "0", "aria-label": `${count > 1 ? `${count}×` : text}, ${board.kind === "triangle" ? placeName(id) : `vertex ${id}`}${count ? `, ${count} ${count === 1 ? layout.one : layout.some}` : ""}${isTarget ? ", slide here" : ""}` } : { "aria-hidden": "true" }),
        onclick: () => isPressable && press(id),
        onkeydown: (event) => {
          if (isPressable && (event.key === "Enter" || event.key === " ")) {
            event.preventDefault();
            press(id);
          }
        },
      },
      s("circle", { class: "seat", r: RADIUS }),
      count ? s("circle", { class: "coin", r: RADIUS - 5 }) : null,
      // A name that is wider than the coin stands below it.
      text.length > 3
        ? [count > 1 ? s("text", { y: 5, class: "on-coin" }, `${count}×`) : null, s("text", { y: RADIUS + 15 }, text)]
        : s("text", { y: 5, class: count ? "on-coin" : "" }, count > 1 ? `${count}×` : text),
    );
  }

  function draw() {
    replace(
      element,
      s(
        "svg",
        { viewBox: `0 0 ${layout.width} ${layout.height}`, class: "site-map" },
        s("defs", {}, s("marker", { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" }, s("path", { class: "tip", d: "M0 0L8 4L0 8z" }))),
        layout.arrows.map(line),
        [...layout.places].map(place),
        layout.rows?.map(({ y, text }) => s("text", { class: "row-name", x: 14, y: y + 5 }, text)),
      ),
    );
  }

  /** A place as the board shows it: row 6, place 3 of the triangle; a letter of a graph. */
  function placeName(id) {
    const [row, at] = id.split(",");
    return board.kind === "triangle" ? `row ${row}, place ${at}` : id;
  }

  /** Which place a move goes to; a move out of play may have several. */
  const targetOf = (move) => (move.to.length ? move.to[0] : targets(move.heap).find((t) => layout.places.get(t).isOut));

  draw();
  return {
    element,
    help: board.kind === "triangle"
      ? "Press a bean, then one of the two cells above it. A bean that reaches the ones is out of play."
      : board.arrows.some(([, , who]) => who && who.length === 1)
        ? "Press a coin, then the vertex an arrow leads to. Left slides along solid green arrows, Right along dashed purple ones, both along grey ones."
        : "Press a coin, then the vertex an arrow leads to.",
    heaps: () => [...coins],
    allow(legal) {
      moves = legal;
      chosen = null;
      draw();
    },
    make(move) {
      slide(move.heap, targetOf(move));
    },
    point(move) {
      chosen = null;
      marked = { from: move.heap };
      draw();
      return `Look at the ${layout.one} on ${placeName(move.heap)}.`;
    },
    hint(move) {
      marked = { from: move.heap, to: targetOf(move) };
      draw();
      return `the ${layout.one} from ${placeName(marked.from)} to ${placeName(marked.to)}${move.to.length ? "" : ", out of play"}`;
    },
    memory: () => [...coins],
    recall(memory) {
      coins = [...memory];
      chosen = null;
      marked = null;
      draw();
    },
  };
}
