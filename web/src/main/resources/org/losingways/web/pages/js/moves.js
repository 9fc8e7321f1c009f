// SPDX-License-Identifier: Apache-2.0
// Moves and outcomes as the API has them.

/** A move: 5 → 2 + 1. */
export const written = (move, kind) => `${move.heap} → ${move.to.length ? move.to.join(" + ") : kind.none}`;

/** A position after a move in it, the largest heaps first where they are sizes. */
export function after(heaps, move) {
  const at = heaps.indexOf(move.heap);
  const left = [...heaps.slice(0, at), ...move.to, ...heaps.slice(at + 1)];
  return left.every((heap) => typeof heap === "number") ? left.sort((a, b) => b - a) : left;
}

/** The moves of the player to move. */
export const movesOf = (answer, side) => (side ? answer[`${side}Moves`] : answer.moves) ?? [];

/** Whether the player to move can win; undefined if that is not known. */
export function isWon(answer, play, side) {
  if (side) {
    return answer[side]?.wins;
  }
  const outcome = play === "normal" ? answer.normal?.outcome : answer.outcome;
  return outcome ? outcome === "N" : undefined;
}

/** The moves that win. */
export function winning(answer, play, side) {
  return (side ? answer[side]?.winning : play === "normal" ? answer.normal?.winning : answer.winning) ?? [];
}
