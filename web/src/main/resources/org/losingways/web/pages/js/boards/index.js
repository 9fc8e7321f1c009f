// SPDX-License-Identifier: Apache-2.0
// Which board a game is played on. A board is made by a function
//   board({code, heaps, onMove}) -> {
//     element,             what to show
//     heaps(),             the sizes of the heaps that are left
//     allow(moves),        the legal moves, [{heap, to}]; none locks the board
//     make(move),          shows a move and does it
//     hint(move),          marks a move
//     memory(), recall(m)  the state, for taking back
//     help                 a sentence that says how to move
//   }
// and calls onMove({heap, to}) when a person has chosen a move.
import { rows } from "./rows.js";

const BOARDS = {};

/** The board of a game. */
export function boardOf(code) {
  return BOARDS[code] ?? rows;
}

/** What the heaps of a game are at the start if nobody says. */
export function usualHeaps(code) {
  return { "0.(3)": [5, 4, 3], "0.77": [7, 5], "0.07": [9, 6], "0.137": [9], "0.3": [13] }[code] ?? [8, 5];
}
