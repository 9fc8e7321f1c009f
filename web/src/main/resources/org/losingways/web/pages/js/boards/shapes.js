// SPDX-License-Identifier: Apache-2.0
// What the pieces of a game look like, 20 units wide.
import { s } from "../dom.js";

const PIN = "M10 0c3 0 4.6 2.3 4.6 5 0 2.6-1.4 4-1.8 6.2-.4 2 3.4 6.200 3.400 13.600 0 5.600-2 9.600-3.200 13.200h-6c-1.200-3.600-3.200-7.600-3.200-13.200 0-7.400 3.800-11.600 3.400-13.600C6.800 9 5.400 7.600 5.400 5 5.400 2.300 7 0 10 0z";
const PAWN = "M10 3a4.600 4.600 0 0 1 2.800 8.300c1.400 1 .9 1.700.4 2 .5 4.800 2.800 6.200 3.800 9.200.4 1.300.4 2.500.4 3.500H2.600c0-1 0-2.200.4-3.500 1-3 3.300-4.400 3.800-9.200-.5-.3-1-1 .4-2A4.600 4.600 0 0 1 10 3z";
const PETAL = "M10 34C2 26 0 18 3 10 5 5 8 2 10 1c2 1 5 4 7 9 3 8 1 16-7 24z";

const SHAPES = {
  pin: { name: "pin", path: PIN, height: 38, some: "pins" },
  pawn: { name: "pawn", path: PAWN, height: 28, some: "pawns" },
  petal: { name: "petal", path: PETAL, height: 36, some: "petals" },
  bean: { name: "bean", path: "M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", height: 20, some: "beans" },
};

const OF_CODE = { "0.77": "pin", "0.07": "pin", "0.7/0.07": "pin", "0.137": "pawn", "0.3": "petal" };

/** The piece of a game. */
export function shapeOf(code) {
  const shape = SHAPES[OF_CODE[code] ?? "bean"];
  return {
    ...shape,
    body: () => s("path", { class: "body", d: shape.path }),
    outline: () => s("path", { class: "ghost", d: shape.path }),
  };
}
