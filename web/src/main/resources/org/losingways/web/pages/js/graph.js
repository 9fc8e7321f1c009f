// SPDX-License-Identifier: Apache-2.0
// Dots and lines that can be dragged and zoomed (D3).
import { s, unique } from "./dom.js";

const HALF = 15;

/** Where a line leaves the box of a dot towards another point. */
function border(from, to) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const w = from.width / 2 + 2;
  const t = Math.min(dx === 0 ? Infinity : w / Math.abs(dx), dy === 0 ? Infinity : (HALF + 2) / Math.abs(dy));
  return { x: from.x + dx * Math.min(1, t), y: from.y + dy * Math.min(1, t) };
}

function course(edge, nodes) {
  const a = nodes[edge.from];
  const b = nodes[edge.to];
  if (a === b) {
    const x = a.x + a.width / 2;
    return `M${x} ${a.y - 5}c22 -14 22 24 0 12`;
  }
  // Lines between the same dots are bent apart.
  const bend = ((edge.rank ?? 0) + 0.5) * 14 * (edge.from < edge.to ? 1 : -1);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const middle = { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend };
  const p = border(a, middle);
  const q = border(b, middle);
  return `M${p.x} ${p.y}Q${middle.x} ${middle.y} ${q.x} ${q.y}`;
}

/**
 * @param found {nodes: [{label, outcome, x, y, width}], edges: [{from, to, kind, oneWay}]}
 */
export function graph(found, label) {
  const d3 = globalThis.d3;
  const nodes = found.nodes.map((n) => ({ ...n, width: Math.max(30, n.width) }));
  const between = new Map();
  const edges = found.edges.map((edge) => {
    const pair = `${Math.min(edge.from, edge.to)}-${Math.max(edge.from, edge.to)}`;
    const rank = between.get(pair) ?? 0;
    between.set(pair, rank + 1);
    return { ...edge, rank };
  });
  const kinds = new Set(edges.map((e) => kindOf(e)));
  const id = unique("arrow");
  const right = Math.max(...nodes.map((n) => n.x + n.width / 2)) + 20;
  const bottom = Math.max(...nodes.map((n) => n.y)) + 40;
  // Small graphs are not blown up, and stand in the middle; in the hand there is less room around them.
  const width = Math.max(Math.min(720, innerWidth - 30), right);
  const height = Math.max(400, bottom);
  const links = edges.map((edge) => s("path", { class: `link kind-${kindOf(edge)}`, d: course(edge, nodes), "marker-end": edge.oneWay ? `url(#${id}-${kindOf(edge)})` : null }));
  const dots = nodes.map((node) =>
    s("g", { class: "dot", transform: `translate(${node.x} ${node.y})` },
      s("rect", { class: node.outcome === "P" ? "mark-p" : "mark-n", x: -node.width / 2, y: -HALF, width: node.width, height: 2 * HALF, rx: node.outcome === "P" ? HALF : 2 }),
      s("text", { class: node.outcome === "P" ? "in-p" : null, y: 5 }, node.label),
      s("title", {}, `${node.label || "a form"}: ${node.outcome === "P" ? "the player to move loses" : "the player to move wins"}`)));
  const layer = s("g", {}, links, dots);
  const svg = s(
    "svg",
    { class: "graph-frame", viewBox: `${(right - width) / 2} ${(bottom - height) / 2} ${width} ${height}`, role: "img", "aria-label": label, tabindex: "0" },
    s("defs", {}, [...kinds].map((kind) => s("marker", { id: `${id}-${kind}`, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, s("path", { class: `kind-${kind}`, d: "M0 0L8 4L0 8z" })))),
    layer,
  );
  const zoom = d3.zoom().scaleExtent([0.2, 8]).on("zoom", (event) => layer.setAttribute("transform", event.transform));
  d3.select(svg).call(zoom);
  dots.forEach((dot, i) => {
    d3.select(dot).call(
      d3.drag().container(layer).on("drag", (event) => {
        nodes[i].x = event.x;
        nodes[i].y = event.y;
        dot.setAttribute("transform", `translate(${event.x} ${event.y})`);
        edges.forEach((edge, e) => {
          if (edge.from === i || edge.to === i) {
            links[e].setAttribute("d", course(edge, nodes));
          }
        });
      }),
    );
    dot.addEventListener("pointerenter", () => light(i));
    dot.addEventListener("pointerleave", () => light(-1));
  });

  function light(centre) {
    const near = new Set([centre]);
    edges.forEach((edge, e) => {
      const touches = edge.from === centre || edge.to === centre;
      if (touches) {
        near.add(edge.from).add(edge.to);
      }
      links[e].classList.toggle("faded", centre >= 0 && !touches);
    });
    dots.forEach((dot, i) => dot.classList.toggle("faded", centre >= 0 && !near.has(i)));
  }

  svg.addEventListener("keydown", (event) => {
    const by = { "+": 1.25, "=": 1.25, "-": 0.8 }[event.key];
    const move = { ArrowLeft: [40, 0], ArrowRight: [-40, 0], ArrowUp: [0, 40], ArrowDown: [0, -40] }[event.key];
    if (by) {
      d3.select(svg).call(zoom.scaleBy, by);
    } else if (move) {
      event.preventDefault();
      d3.select(svg).call(zoom.translateBy, ...move);
    }
  });
  return svg;
}

function kindOf(edge) {
  return edge.kind === 0 ? 0 : ((edge.kind - 1) % 6) + 1;
}
