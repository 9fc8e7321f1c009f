// SPDX-License-Identifier: Apache-2.0
// The moves of octal games, so that a page can show a board before the program is there.

/**
 * All moves in a position of an octal game, as the API lists them.
 * octalMoves("0.77", [2]) is [{heap: 2, to: []}, {heap: 2, to: [1]}].
 */
export function octalMoves(code, heaps) {
  const digits = [...code.split(".")[1]].map((digit) => Number.parseInt(digit, 8));
  return [...new Set(heaps)].flatMap((heap) => digits.flatMap((digit, i) => {
    const rest = heap - (i + 1);
    const splits = Array.from({ length: Math.max(0, Math.floor(rest / 2)) }, (x, k) => [rest - k - 1, k + 1]);
    return [
      ...(digit & 1 && rest === 0 ? [[]] : []),
      ...(digit & 2 && rest > 0 ? [[rest]] : []),
      ...(digit & 4 ? splits : []),
    ].map((to) => ({ heap, to }));
  }));
}
