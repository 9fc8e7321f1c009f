// SPDX-License-Identifier: Apache-2.0
// The order of the idempotents as a diagram, the larger above the smaller.
import { s } from "./dom.js";
import { raised } from "./maths.js";

const ROW = 74;
const WIDTH = 420;

/** @param covers pairs [smaller, larger] */
export function lattice(idempotents, covers, groups, inP) {
  const above = new Map(idempotents.map((e) => [e, []]));
  covers.forEach(([low, high]) => above.get(low).push(high));
  const level = new Map();
  const depth = (e) => {
    if (!level.has(e)) {
      level.set(e, Math.max(0, ...above.get(e).map((f) => depth(f) + 1)));
    }
    return level.get(e);
  };
  idempotents.forEach(depth);
  const rows = [];
  idempotents.forEach((e) => (rows[level.get(e)] ??= []).push(e));
  const widest = Math.max(...rows.map((r) => r.length));
  const width = Math.max(WIDTH, widest * 70);
  const place = new Map();
  rows.forEach((row, r) => row.forEach((e, i) => place.set(e, { x: ((i + 0.5) * width) / row.length, y: 26 + r * ROW })));
  const order = new Map(groups.map((g) => [g.identity, g.order]));
  return s(
    "svg",
    { viewBox: `0 0 ${width} ${rows.length * ROW - 16}`, role: "img", "aria-label": `Idempotents ${idempotents.join(", ")} in order` },
    covers.map(([low, high]) => s("line", { class: "axis", x1: place.get(low).x, y1: place.get(low).y, x2: place.get(high).x, y2: place.get(high).y })),
    idempotents.map((e) => {
      const { x, y } = place.get(e);
      const isP = inP.has(e);
      return [
        s("rect", { class: isP ? "mark-p" : "mark-n", x: x - 22, y: y - 15, width: 44, height: 30, rx: isP ? 15 : 2 }),
        s("text", { class: isP ? "in-p" : null, x, y: y + 5, "text-anchor": "middle", "font-size": 15, "font-style": "italic" }, raised(e)),
        s("text", { class: "small", x: x + 28, y: y + 4 }, String(order.get(e) ?? "")),
      ];
    }),
  );
}
