// SPDX-License-Identifier: Apache-2.0
// Hints in steps: where to look, which move, why in plain words, and the algebra for those who want it.
import { call } from "./api.js";
import { h, replace } from "./dom.js";
import { after, movesOf, winning, written } from "./moves.js";

const OTHER = { left: "right", right: "left" };
const isPaired = (heaps) => heaps.length > 1 && heaps.length % 2 === 0 && [...heaps].sort().every((heap, i, all) => heap === all[i ^ 1]);
const same = (a, b) => a.heap === b.heap && a.to.join("+") === b.to.join("+");
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Answers of ours to each move of the other player: [{move, answers, copied}]. */
async function answersTo(left, replies, { game, play, as }) {
  return Promise.all(replies.map(async (move) => {
    const answer = await call("outcome", { game, position: after(left, move).join("+") });
    const answers = winning(answer, play, as);
    return { move, answers, isCopied: answers.some((a) => same(a, move)), isEmpty: after(left, move).length === 0 };
  }));
}

/** Why a move wins, in words: what is left, and what to do next. */
async function why(heaps, move, question, other, kind) {
  const left = after(heaps, move);
  if (left.length === 0) {
    return `It is the last move, and ${other} has none.`;
  }
  const answer = await call("outcome", { game: question.game, position: left.join("+") });
  const replies = movesOf(answer, question.as && OTHER[question.as]);
  const isSingles = left.every((heap) => heap === 1) && replies.length === 1 && replies[0].to.length === 0;
  if (isSingles) {
    const count = left.length === 1 ? "one single" : `${left.length} singles, ${left.length % 2 ? "an odd number" : "an even number"}`;
    return question.play === "misere"
      ? `You leave ${count}. Every move takes one of them, so ${other} takes the last one and loses.`
      : `You leave ${count}. Every move takes one of them, so you take the last one and win.`;
  }
  if (replies.length === 0) {
    return question.play === "misere" ? "" : `${capital(other)} has no move left.`;
  }
  const found = await answersTo(left, replies, question);
  const say = ({ move: theirs, answers }) => `${written(theirs, kind)}, answer ${written(answers[0], kind)}`;
  if (isPaired(left) && !question.as) {
    const others = found.filter((f) => !f.isCopied && f.answers.length);
    return `You leave ${left.length === 2 ? "two equal parts" : "equal parts in pairs"}. Copy every move of ${other} in the other part${others.length ? `, with ${others.length === 1 ? "one exception" : "these exceptions"}: to ${others.slice(0, 3).map(say).join("; to ")}` : ""}.`;
  }
  const example = found.find((f) => f.answers.length);
  const count = replies.length === 1 ? `${other} has only one move` : `${other} has ${replies.length} moves, and you can answer each of them`;
  return `After that ${count}.${example ? ` To ${say(example)}.` : ""}`;
}

/**
 * The button for hints, and what it says.
 * @param set {board, place: where it is said, question(): {game, play, as}, heaps(), other: who plays against, kind: of board}
 * @returns {button, begin(): at each turn, end(): when it is over}
 */
export function hints(set) {
  const STEPS = ["Hint", "Show the move", "Why?", "The algebra"];
  const button = h("button", { type: "button", onclick: () => next().catch((error) => say(error.message)) }, STEPS[0]);
  let step = 0;
  let found = null;
  let now = 0;

  const say = (...text) => set.place.append(h("p", {}, text));

  async function next() {
    const mine = now;
    button.disabled = true;
    const question = set.question();
    const heaps = set.heaps();
    found ??= await call("hint", { ...question, position: heaps.join("+") });
    const reason = step === 2 && found.move ? await why(heaps, found.move, question, set.other, set.kind) : "";
    if (mine !== now) {
      return;
    }
    if (!found.move) {
      say(step === 0 ? `No move wins from here if ${set.other} plays well. Make a move that leaves much to think about.` : found.hint);
      step = step === 0 ? 3 : 4;
    } else {
      [() => say(set.board.point(found.move)), () => say(`Play ${set.board.hint(found.move)}.`), () => say(reason), () => say(`The move wins because ${found.reason}`)][step]();
      step += 1;
    }
    button.disabled = step > 3;
    button.textContent = STEPS[Math.min(step, 3)];
  }

  function clear(isDisabled) {
    now += 1;
    step = 0;
    found = null;
    button.textContent = STEPS[0];
    button.disabled = isDisabled;
    replace(set.place);
  }

  return { button, begin: () => clear(false), end: () => clear(true) };
}
