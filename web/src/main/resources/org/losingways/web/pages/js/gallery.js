// SPDX-License-Identifier: Apache-2.0
// The named games, each with a picture of a move and a sentence.
import { call } from "./api.js";
import { h, s } from "./dom.js";
import { shapeOf } from "./boards/shapes.js";
import { path } from "./route.js";

let games = null;

/** The named games. */
export async function named() {
  games ??= await call("games");
  return games;
}

/** The title of a game if it has one. */
export async function titleOf(code) {
  return (await named()).find((g) => g.code === code)?.title ?? null;
}

const frame = (width, height, ...content) => s("svg", { viewBox: `-2 -2 ${width + 4} ${height + 4}`, preserveAspectRatio: "xMinYMax meet", "aria-hidden": "true" }, content);
const disc = (x, y, isFull) => s("circle", { class: isFull ? "body" : "ghost", cx: x, cy: y, r: 4 });
const square = (x, y, size) => s("rect", { class: "ghost", x, y, width: size, height: size });

/** Games that are not rows have a picture of their board. */
const EMBLEMS = {
  "pascals-beans": () => frame(56, 44, s("g", { class: "piece" }, [0, 1, 2, 3].flatMap((r) => Array.from({ length: r + 1 }, (x, c) => disc(28 + (c - r / 2) * 13, 5 + r * 11, (r === 3 && c === 1) || (r === 2 && c === 1)))))),
  heptagon: () => frame(50, 44, s("g", { class: "piece" }, Array.from({ length: 7 }, (x, i) => {
    const angle = (2 * Math.PI * i) / 7 - Math.PI / 2;
    return disc(24 + 18 * Math.cos(angle), 23 + 18 * Math.sin(angle), i === 2 || i === 4);
  }))),
  notakto: () => frame(44, 42, s("g", { class: "piece" }, [0, 1, 2].flatMap((r) => [0, 1, 2].map((c) => square(c * 14, r * 14, 14))), s("path", { class: "line", d: "M3 3L11 11M11 3L3 11M17 31L25 39M25 31L17 39" }))),
  cram: () => frame(56, 42, s("g", { class: "piece" }, [0, 1, 2].flatMap((r) => [0, 1, 2, 3].map((c) => square(c * 14, r * 14, 14))), s("rect", { class: "body", x: 2, y: 2, width: 24, height: 10 }), s("rect", { class: "body", x: 44, y: 16, width: 10, height: 24 }))),
};

/** A row of pieces in which a move has taken some away: those are only outlined. */
export function movePicture(game) {
  if (EMBLEMS[game.code.split(":")[0]]) {
    return EMBLEMS[game.code.split(":")[0]]();
  }
  const { heap, to } = game.sample ?? { heap: 5, to: [3] };
  const left = to[0] ?? 0;
  const right = to.length > 1 ? to[1] : 0;
  const taken = heap - to.reduce((a, b) => a + b, 0);
  const gap = to.length > 1 && taken === 0 ? 0.6 : 0;
  const shape = shapeOf(game.code);
  const pieces = [];
  for (let i = 0; i < heap; i++) {
    const gone = i >= left && i < heap - right && taken > 0;
    const shift = i >= left && gap ? gap : 0;
    pieces.push(s("g", { transform: `translate(${(i + shift) * 24} 0)`, class: gone ? "piece gone" : "piece" }, gone ? shape.outline() : shape.body()));
  }
  return s("svg", { viewBox: `-2 -2 ${(heap + gap) * 24 + 4} ${shape.height + 4}`, preserveAspectRatio: "xMinYMax meet", "aria-hidden": "true" }, pieces);
}

/** All of them. */
export async function gallery(chapter = "explore") {
  return h(
    "ul",
    { class: "gallery" },
    (await named()).map((game) =>
      h("li", {}, h("a", { href: path(chapter, game.name) }, movePicture(game), h("span", { class: "name" }, game.title), " ", h("span", { class: "aside" }, game.code), h("p", {}, game.story)))),
  );
}
