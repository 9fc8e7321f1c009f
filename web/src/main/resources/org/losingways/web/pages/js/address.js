// SPDX-License-Identifier: Apache-2.0
// Games and positions in addresses. Both may have slashes, which links write as %2F and people as they are.

const CODE = /^[0-9A-F]?\.[0-9A-F()]+$/i;
const SET = /^sub\(.*\)$/;

/**
 * The game of some parts of an address, and what follows it if that is one of some words.
 * splitWord(["0.7", "0.07", "structure"], ["structure"]) is ["0.7/0.07", "structure"].
 */
export function splitWord(parts, words) {
  const hasWord = parts.length > 1 && words.includes(parts.at(-1));
  const game = hasWord ? parts.slice(0, -1) : parts;
  return [game.length ? game.join("/") : undefined, hasWord ? parts.at(-1) : undefined];
}

/**
 * The game of some parts of an address, and the position that follows it if there is one: a second part that is
 * a code, a subtraction set or a name belongs to the game and has Right's moves.
 * splitPosition(["notakto", "X..", "...", "..."], []) is ["notakto", "X../.../..."].
 */
export function splitPosition(parts, names) {
  const [first, second] = parts;
  const isRight = second !== undefined && !first.includes("/") && (CODE.test(second) || SET.test(second) || names.includes(second));
  const game = isRight ? `${first}/${second}` : first;
  const position = parts.slice(isRight ? 2 : 1).join("/");
  return [game, position || undefined];
}
