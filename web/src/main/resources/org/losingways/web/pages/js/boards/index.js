// SPDX-License-Identifier: Apache-2.0
// Which board a game is played on. A board is made by a function
//   board({code, board, heaps, onMove}) -> {
//     element,             what to show
//     heaps(),             what is left: sizes of heaps, vertices, boards
//     allow(moves),        the legal moves, [{heap, to}]; none locks the board
//     make(move),          shows a move and does it
//     point(move),         marks the heap, coin or board of a move, and says where to look
//     hint(move),          marks a move, and says which places it has marked
//     memory(), recall(m)  the state, for taking back
//     help,                a sentence that says how to move
//     isList               whether moves can only be chosen from the list
//   }
// and calls onMove({heap, to}) when a person has chosen a move. The API says which kind a game has.
import { cram } from "./cram.js";
import { noughts } from "./noughts.js";
import { rows } from "./rows.js";
import { sites } from "./sites.js";
import { words } from "./words.js";

const KINDS = { rows, triangle: sites, graph: sites, noughts, words };

/** The board of a game, as the API describes it. */
export function boardOf(board) {
  const isCram = board.kind === "words" && /^[#./]+$/.test(board.largest ?? "");
  return isCram ? cram : (KINDS[board.kind] ?? words);
}

const USUAL = {
  "0.(3)": [5, 4, 3],
  "0.77": [7, 5],
  "0.07": [9, 6],
  "0.137": [9],
  "0.3": [13],
  heptagon: ["N", "D", "R"],
  "pascals-beans": ["6,3", "5,2", "4,2"],
  notakto: [".../.../...", ".../.../..."],
};

/** What there is at the start if nobody says. */
export function usualHeaps(code, board) {
  return USUAL[code] ?? (board.kind === "rows" ? [8, 5] : [board.largest ?? "0"]);
}
