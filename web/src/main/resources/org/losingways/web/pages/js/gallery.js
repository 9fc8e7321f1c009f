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

/** A row of pieces in which a move has taken some away: those are only outlined. */
export function movePicture(game) {
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
