// SPDX-License-Identifier: Apache-2.0
// A game between a person and the machine.
import { call } from "./api.js";
import { boardOf } from "./boards/index.js";
import { h, refusal, replace } from "./dom.js";

const PAUSE = 650;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A match.
 * @param set {game, code, board, heaps, play: "misere" or "normal", level, youBegin, as: "left" or "right" in a game of the two,
 *   moves: those made already, onMoves(moves): told after each}
 * @returns {element, end()}
 */
export function match(set) {
  const kind = set.board ?? { kind: "rows", none: "0" };
  const written = (move) => `${move.heap} → ${move.to.length ? move.to.join(" + ") : kind.none}`;
  const board = boardOf(kind)({ code: set.code, board: kind, heaps: set.heaps, onMove: yourMove });
  const verdict = h("p", { class: "verdict", role: "status", tabindex: "-1" });
  const advice = h("p", { class: "aside advice", "aria-live": "polite" });
  const log = h("ol", { class: "log fading", "aria-label": "Moves so far", tabindex: "0" });
  const list = h("select", { "aria-label": "All moves" });
  const undo = h("button", { type: "button", disabled: true, onclick: takeBack }, "Take back");
  const hint = h("button", { type: "button", onclick: giveHint }, "Hint");
  const playIt = h("button", { type: "button", onclick: () => fromList() }, "Play it");
  const past = [];
  /** All moves so far, yours and the machine's in turn. */
  let made = [];
  let lastFocus = null;
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
      legal = (set.as ? answer[`${set.as}Moves`] : answer.moves) ?? [];
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
    tell(set.as ? `Your move, ${set.as === "left" ? "Left" : "Right"}.` : "Your move.");
    board.allow(legal);
    replace(list, legal.map((m, i) => h("option", { value: String(i) }, written(m))));
    hint.disabled = false;
    playIt.disabled = false;
    undo.disabled = past.length === 0;
    refocus();
  }

  const controls = () => [...element.querySelectorAll("button, select, [data-place]")];

  /** Notes which control has the focus, before the board is drawn anew. */
  function noteFocus() {
    const active = document.activeElement;
    if (element.contains(active)) {
      lastFocus = controls().indexOf(active);
    }
  }

  /** Whoever plays with the keyboard goes on where the last move was made. */
  function refocus() {
    if (lastFocus === null || (document.activeElement !== document.body && document.activeElement !== verdict)) {
      return;
    }
    const all = controls();
    const near = all
      .map((control, i) => ({ control, far: Math.abs(i - lastFocus) }))
      .filter(({ control }) => !control.disabled && (control.tagName !== "g" || control.hasAttribute("tabindex")))
      .sort((a, b) => a.far - b.far);
    (near[0]?.control ?? verdict).focus();
    lastFocus = null;
  }

  /** The moves so far, as they stand in the address. */
  function note(move) {
    made = [...made, move];
    set.onMoves?.(made);
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
    if (lastFocus !== null) {
      verdict.focus();
    }
  }

  function fromList() {
    const move = legal[Number(list.value)];
    if (move) {
      noteFocus();
      past.push({ board: board.memory(), made });
      board.make(move);
      moved(move);
    }
  }

  /** The board has made the move already; the state before it was kept when it was your turn. */
  function yourMove(move) {
    past.push({ board: before, made });
    moved(move);
  }

  let before = board.memory();

  async function moved(move) {
    turn += 1;
    replace(advice);
    log.append(h("li", {}, `You: ${written(move)}`));
    note(move);
    lock();
    if (lastFocus !== null && document.activeElement === document.body) {
      verdict.focus();
    }
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
    const [reply] = await Promise.all([call("reply", { game: set.game, position, play: set.play, level: set.level, as: set.as }), wait(PAUSE)]);
    if (ended || now !== turn) {
      return;
    }
    if (!reply.move) {
      over(false);
      return;
    }
    board.make(reply.move);
    log.append(h("li", {}, `Machine: ${written(reply.move)}`));
    note(reply.move);
    log.scrollTop = log.scrollHeight;
    before = board.memory();
    await yours();
  }

  function takeBack() {
    if (past.length) {
      turn += 1;
      isOver = false;
      board.element.classList.remove("over");
      const { board: memory, made: then } = past.pop();
      board.recall(memory);
      before = board.memory();
      made = then;
      set.onMoves?.(made);
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
      const found = await call("hint", { game: set.game, position: board.heaps().join("+"), play: set.play, as: set.as });
      // The board names the places that it marks: it may lie in another way than the API says it.
      replace(advice, found.move ? `Play ${board.hint(found.move)}: ${found.reason}` : found.hint);
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
  // Presses are noted before the board, which is drawn anew, handles them.
  board.element.addEventListener("click", noteFocus, true);
  board.element.addEventListener("keydown", noteFocus, true);
  for (const move of set.moves ?? []) {
    const isYours = (made.length % 2 === 0) === set.youBegin;
    if (isYours) {
      past.push({ board: board.memory(), made });
    }
    board.make(move);
    made = [...made, move];
    log.append(h("li", {}, `${isYours ? "You" : "Machine"}: ${written(move)}`));
    before = board.memory();
  }
  const isYourTurn = (made.length % 2 === 0) === set.youBegin;
  (isYourTurn ? yours() : machine()).catch((error) => replace(verdict, refusal(error)));
  return { element, figure: () => board.element.querySelector("svg"), heaps: () => board.heaps(), end: () => { ended = true; } };
}
