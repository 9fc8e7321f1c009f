// SPDX-License-Identifier: Apache-2.0
// A game between a person and the machine.
import { call } from "./api.js";
import { boardOf } from "./boards/index.js";
import { h, refusal, replace } from "./dom.js";

const PAUSE = 650;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A match.
 * @param set {game, code, board, heaps, play: "misere" or "normal", level, youBegin}
 * @returns {element, end()}
 */
export function match(set) {
  const kind = set.board ?? { kind: "rows", none: "0" };
  const written = (move) => `${move.heap} → ${move.to.length ? move.to.join(" + ") : kind.none}`;
  const board = boardOf(kind)({ code: set.code, board: kind, heaps: set.heaps, onMove: yourMove });
  const verdict = h("p", { class: "verdict", role: "status" });
  const advice = h("p", { class: "aside advice", "aria-live": "polite" });
  const log = h("ol", { class: "log", "aria-label": "Moves so far", tabindex: "0" });
  const list = h("select", { "aria-label": "All moves" });
  const undo = h("button", { type: "button", disabled: true, onclick: takeBack }, "Take back");
  const hint = h("button", { type: "button", onclick: giveHint }, "Hint");
  const playIt = h("button", { type: "button", onclick: () => fromList() }, "Play it");
  const past = [];
  let legal = [];
  let isOver = false;
  let ended = false;
  let turn = 0;

  function tell(text, kind) {
    replace(verdict, kind ? h("em", { class: kind }, text) : text);
  }

  async function look() {
    const now = turn;
    const answer = await call("outcome", { game: set.game, position: board.heaps().join("+") });
    if (now === turn) {
      legal = answer.moves ?? [];
    }
    return answer;
  }

  async function yours() {
    await look();
    if (ended) {
      return;
    }
    if (legal.length === 0) {
      over(true);
      return;
    }
    tell("Your move.");
    board.allow(legal);
    replace(list, legal.map((m, i) => h("option", { value: String(i) }, written(m))));
    hint.disabled = false;
    playIt.disabled = false;
    undo.disabled = past.length === 0;
  }

  function lock() {
    board.allow([]);
    hint.disabled = true;
    playIt.disabled = true;
    undo.disabled = true;
  }

  function over(isYourTurn) {
    isOver = true;
    lock();
    undo.disabled = past.length === 0;
    const youWin = isYourTurn === (set.play === "misere");
    const who = isYourTurn ? "You have no move left" : "The machine has no move left";
    tell(`${who}: ${youWin ? "you win." : "the machine wins."}`, youWin ? "p" : "n");
    board.element.classList.add("over");
  }

  function fromList() {
    const move = legal[Number(list.value)];
    if (move) {
      past.push(board.memory());
      board.make(move);
      moved(move);
    }
  }

  /** The board has made the move already; the state before it was kept when it was your turn. */
  function yourMove(move) {
    past.push(before);
    moved(move);
  }

  let before = board.memory();

  async function moved(move) {
    turn += 1;
    replace(advice);
    log.append(h("li", {}, `You: ${written(move)}`));
    lock();
    try {
      await machine();
    } catch (error) {
      replace(verdict, refusal(error));
    }
  }

  async function machine() {
    const now = turn;
    tell("The machine thinks …");
    const position = board.heaps().join("+");
    const [reply] = await Promise.all([call("reply", { game: set.game, position, play: set.play, level: set.level }), wait(PAUSE)]);
    if (ended || now !== turn) {
      return;
    }
    if (!reply.move) {
      over(false);
      return;
    }
    board.make(reply.move);
    log.append(h("li", {}, `Machine: ${written(reply.move)}`));
    log.scrollTop = log.scrollHeight;
    before = board.memory();
    await yours();
  }

  function takeBack() {
    if (past.length) {
      turn += 1;
      isOver = false;
      board.element.classList.remove("over");
      board.recall(past.pop());
      before = board.memory();
      while (log.lastChild && !log.lastChild.textContent.startsWith("You")) {
        log.lastChild.remove();
      }
      log.lastChild?.remove();
      replace(advice);
      yours().catch((error) => replace(verdict, refusal(error)));
    }
  }

  async function giveHint() {
    if (isOver) {
      return;
    }
    try {
      const found = await call("hint", { game: set.game, position: board.heaps().join("+"), play: set.play });
      replace(advice, found.hint);
      if (found.move) {
        board.hint(found.move);
      }
    } catch (error) {
      replace(advice, error.message);
    }
  }

  const element = h(
    "div",
    { class: "match" },
    verdict,
    board.element,
    h("p", { class: "aside" }, board.help),
    h("div", { class: "tools" }, hint, undo, h("span", { class: "choices" }, list, playIt)),
    advice,
    log,
  );
  lock();
  (set.youBegin ? yours() : machine()).catch((error) => replace(verdict, refusal(error)));
  return { element, figure: () => board.element.querySelector("svg"), heaps: () => board.heaps(), end: () => { ended = true; } };
}
