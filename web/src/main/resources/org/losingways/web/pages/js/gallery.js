// SPDX-License-Identifier: Apache-2.0
// The named games, each with a picture of a move and a sentence.
import { h, s } from "./dom.js";
import { shapeOf } from "./boards/shapes.js";
import { GAMES } from "./known.js";
import { path } from "./route.js";

/** The named games. */
export const named = async () => GAMES;

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
  const shape = shapeOf(game.shape ?? game.code);
  const pieces = [];
  for (let i = 0; i < heap; i++) {
    const gone = i >= left && i < heap - right && taken > 0;
    const shift = i >= left && gap ? gap : 0;
    pieces.push(s("g", { transform: `translate(${(i + shift) * 24} 0)`, class: gone ? "piece gone" : "piece" }, gone ? shape.outline() : shape.body()));
  }
  return s("svg", { viewBox: `-2 -2 ${(heap + gap) * 24 + 4} ${shape.height + 4}`, preserveAspectRatio: "xMinYMax meet", "aria-hidden": "true" }, pieces);
}

/** The groups of the gallery; what is in none of them is played with beans. */
const GROUPS = [
  ["Bowling", "Rows of pins", ["kayles", "dawsons-kayles"]],
  ["Beans", "Heaps of beans that are taken or split", []],
  ["Boards", "Squares, crosses, dominoes and pawns", ["notakto", "cram", "dawsons-chess", "treblecross"]],
  ["Graphs", "Coins and beans that slide along arrows", ["heptagon", "pascals-beans"]],
  ["Two colours", "The two players, Left and Right, have different moves", ["0.7/0.07", "sub(1,4)/sub(2,3)"]],
];

/** Games of Left and Right, which have no names. */
const PARTIZAN = [
  { name: "0.7/0.07", code: "0.7/0.07", title: "Partizan Kayles", story: "Left knocks down one pin, Right two that stand side by side.", sample: { heap: 6, to: [2, 2] }, shape: "0.77" },
  { name: "sub(1,4)/sub(2,3)", code: "sub(1,4)/sub(2,3)", title: "A subtraction game for two", story: "Left takes one or four beans of a heap, Right two or three.", sample: { heap: 6, to: [4] } },
];

function card(game) {
  return h(
    "li",
    {},
    h("a", { class: "card", href: path("play", game.name), tabindex: "-1", "aria-hidden": "true" }, movePicture(game)),
    h("p", { class: "name" }, game.title, " ", game.name === game.code ? null : h("span", { class: "aside" }, game.code)),
    h("p", { class: "story" }, game.story),
    h("p", { class: "ways" }, h("a", { href: path("play", game.name), "aria-label": `Play ${game.title}` }, "Play"), h("a", { href: path("explore", game.name), "aria-label": `Explore ${game.title}` }, "Explore")),
  );
}

/** All of them, in groups. */
export function gallery() {
  const all = [...GAMES, ...PARTIZAN];
  const grouped = GROUPS.flatMap(([, , names]) => names);
  return GROUPS.map(([title, what, names]) => {
    const games = names.length ? names.map((name) => all.find((g) => g.name === name)) : all.filter((g) => !grouped.includes(g.name));
    return h("section", { "aria-label": title }, h("h2", {}, title, h("span", { class: "folio" }, what)), h("ul", { class: "gallery" }, games.map(card)));
  });
}
