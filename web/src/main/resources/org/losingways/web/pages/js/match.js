// SPDX-License-Identifier: Apache-2.0
// A game between a person and the machine, or between two people at one screen.
import { arrows } from "./arrows.js";
import { call } from "./api.js";
import { boardOf } from "./boards/index.js";
import { h, refusal, replace } from "./dom.js";
import { hints } from "./hints.js";
import { review } from "./review.js";
import { after, isWon, movesOf, written } from "./moves.js";

const PAUSE = 650;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const OTHER = { left: "right", right: "left" };

/**
 * A match.
 * @param set {game, code, board, heaps, play: "misere" or "normal", level: "two" for two people, youBegin,
 *   as: "left" or "right" in a game of the two, moves: those made already, onMoves(moves): called after each,
 *   legal: the moves at the beginning if they are known, onNew(): begins another match,
 *   isJudged: whether it is said who can win}
 * @returns {element, heaps(), judge(isJudged), figure(), end()}
 */
export function match(set) {
  const kind = set.board ?? { kind: "rows", none: "0" };
  const isForTwo = set.level === "two";
  const board = boardOf(kind)({ code: set.code, board: kind, heaps: set.heaps, onMove: (move) => moved(move) });
  const verdict = h("p", { class: "verdict", role: "status", tabindex: "-1" });
  const judgement = h("p", { class: "aside judgement", "aria-live": "polite" });
  const advice = h("div", { class: "advice", "aria-live": "polite" });
  const log = h("ol", { class: "log fading", "aria-label": "Moves so far", tabindex: "0" });
  const list = h("select", { "aria-label": "All moves" });
  const undo = h("button", { type: "button", disabled: true, onclick: () => takeBack() }, "Take back");
  const playIt = h("button", { type: "button", onclick: () => fromList() }, "Play it");
  const fresh = h("button", { type: "button", onclick: () => set.onNew() }, "New position");
  const afterwards = h("div", { class: "afterwards" });
  const help = h("p", { class: "aside help" }, board.help);
  /** Each turn: what was there before the move, and the move. */
  let turns = [];
  let memories = [board.memory()];
  let lastFocus = null;
  let legal = [];
  let isOver = false;
  let ended = false;
  let isJudged = Boolean(set.isJudged);
  let known = set.legal ?? null;
  /** Changes whenever an answer that is waited for has come too late. */
  let turn = 0;

  const isYours = (ply) => isForTwo || (ply % 2 === 0) === set.youBegin;
  const side = (ply) => (set.as ? ((ply % 2 === 0) === set.youBegin ? set.as : OTHER[set.as]) : undefined);
  const name = (ply) => {
    if (isForTwo) {
      return set.as ? (side(ply) === "left" ? "Left" : "Right") : ply % 2 === 0 ? "First player" : "Second player";
    }
    return isYours(ply) ? "You" : "Machine";
  };
  const position = () => board.heaps().join("+");
  const advisor = hints({
    board,
    place: advice,
    question: () => ({ game: set.game, play: set.play, as: side(turns.length) }),
    heaps: () => board.heaps(),
    other: isForTwo ? "the other player" : "the machine",
    kind,
  });

  function tell(text, isEnd = false) {
    replace(verdict, isEnd ? h("strong", {}, text) : text);
  }

  function judge(answer) {
    const wins = answer ? isWon(answer, set.play, side(turns.length)) : undefined;
    const who = name(wins ? turns.length : turns.length + 1);
    replace(judgement, isJudged && wins !== undefined ? h("span", {}, h("span", { class: wins ? "N-dot" : "P-dot" }), wins ? "N-position: " : "P-position: ", `${who === "You" ? "you" : who === "Machine" ? "the machine" : `the ${who.toLowerCase()}`} can win.`) : null);
  }

  async function yours() {
    const now = turn;
    const answer = known && !isJudged ? null : await call("outcome", { game: set.game, position: position() });
    if (ended || now !== turn) {
      return;
    }
    legal = answer ? movesOf(answer, side(turns.length)) : known;
    known = null;
    if (legal.length === 0) {
      over();
      return;
    }
    tell(isForTwo ? `${name(turns.length)} to move.` : set.as ? `Your move, ${set.as === "left" ? "Left" : "Right"}.` : "Your move.");
    judge(answer);
    board.allow(legal);
    replace(list, legal.map((m, i) => h("option", { value: String(i) }, written(m, kind))));
    advisor.begin();
    playIt.disabled = false;
    undo.disabled = !canTakeBack();
    refocus();
  }

  const canTakeBack = () => turns.some((t, i) => isYours(i));
  const controls = () => [...element.querySelectorAll("button, select, [data-place]")];

  /** Notes which control has the focus, before the board is drawn anew. */
  function noteFocus() {
    const active = document.activeElement;
    if (element.contains(active)) {
      lastFocus = controls().indexOf(active);
    }
  }

  /** With the keyboard one goes on where the last move was made. */
  function refocus() {
    if (lastFocus === null || (document.activeElement !== document.body && document.activeElement !== verdict)) {
      return;
    }
    const near = controls()
      .map((control, i) => ({ control, far: Math.abs(i - lastFocus) }))
      .filter(({ control }) => !control.disabled && control.checkVisibility() && (control.tagName !== "g" || control.hasAttribute("tabindex")))
      .sort((a, b) => a.far - b.far);
    (near[0]?.control ?? verdict).focus();
    lastFocus = null;
  }

  /** The board shows the move already. */
  function note(move) {
    const before = turns.length ? after(turns.at(-1).heaps, turns.at(-1).move) : set.heaps;
    log.append(h("li", {}, `${name(turns.length)}: ${written(move, kind)}`));
    log.scrollTop = log.scrollHeight;
    turns = [...turns, { heaps: before, move, who: name(turns.length), side: side(turns.length) }];
    memories = [...memories, board.memory()];
  }

  const saved = () => set.onMoves?.(turns.map((t) => t.move));

  function lock() {
    board.allow([]);
    advisor.end();
    playIt.disabled = true;
    undo.disabled = true;
  }

  function over() {
    isOver = true;
    lock();
    judge(null);
    undo.disabled = !canTakeBack();
    const moverWins = set.play === "misere";
    const who = name(turns.length);
    const winner = name(turns.length + (moverWins ? 0 : 1));
    const has = { You: "You have no move left", Machine: "The machine has no move left" }[who] ?? `${who} has no move left`;
    tell(`${has}: ${{ You: "you win.", Machine: "the machine wins." }[winner] ?? `${winner} wins.`}`, true);
    board.element.classList.add("over");
    const place = h("div");
    replace(
      afterwards,
      h("div", { class: "tools" },
        h("button", { type: "button", class: "chief", onclick: () => takeBack(0) }, "Rematch"),
        set.onNew ? h("button", { type: "button", onclick: () => set.onNew() }, "New position") : null,
        h("button", { type: "button", onclick: (event) => { event.target.disabled = true; review({ game: set.game, play: set.play, turns, kind, place, onBack: (ply) => takeBack(ply) }); } }, "Review")),
      place,
    );
    fresh.hidden = true;
    if (lastFocus !== null) {
      verdict.focus();
    }
  }

  function fromList() {
    const move = legal[Number(list.value)];
    if (move) {
      noteFocus();
      board.make(move);
      moved(move);
    }
  }

  async function moved(move) {
    turn += 1;
    note(move);
    saved();
    lock();
    if (lastFocus !== null && document.activeElement === document.body) {
      verdict.focus();
    }
    try {
      await (isYours(turns.length) ? yours() : machine());
    } catch (error) {
      replace(verdict, refusal(error));
    }
  }

  async function machine() {
    const now = turn;
    tell("The machine thinks …");
    judge(null);
    const [reply] = await Promise.all([call("reply", { game: set.game, position: position(), play: set.play, level: set.level, as: set.as }), wait(PAUSE)]);
    if (ended || now !== turn) {
      return;
    }
    if (!reply.move) {
      over();
      return;
    }
    board.make(reply.move);
    note(reply.move);
    saved();
    await yours();
  }

  /** Back to a turn; to the last one of a person if none is named. */
  function takeBack(to = turns.findLastIndex((t, i) => isYours(i))) {
    if (to < 0) {
      return;
    }
    turn += 1;
    isOver = false;
    known = null;
    board.element.classList.remove("over");
    fresh.hidden = !set.onNew;
    replace(afterwards);
    board.recall(memories[to]);
    turns = turns.slice(0, to);
    memories = memories.slice(0, to + 1);
    while (log.childElementCount > to) {
      log.lastChild.remove();
    }
    saved();
    lock();
    (isYours(turns.length) ? yours() : machine()).catch((error) => replace(verdict, refusal(error)));
  }

  const element = h(
    "div",
    { class: "match" },
    verdict,
    board.element,
    judgement,
    h("div", { class: "tools" }, advisor.button, undo, fresh),
    advice,
    afterwards,
    help,
    log,
    h("details", { class: "more", open: Boolean(board.isList) }, h("summary", {}, "All moves"), h("div", { class: "tools" }, list, playIt)),
  );
  fresh.hidden = !set.onNew;
  lock();
  // Presses are noted before the board, which is drawn anew, handles them.
  board.element.addEventListener("click", noteFocus, true);
  board.element.addEventListener("keydown", noteFocus, true);
  board.element.addEventListener("keydown", (event) => arrows(event, board.element));
  for (const move of set.moves ?? []) {
    board.make(move);
    note(move);
    known = null;
  }
  (isYours(turns.length) ? yours() : machine()).catch((error) => replace(verdict, refusal(error)));
  return {
    element,
    figure: () => board.element.querySelector("svg"),
    heaps: () => board.heaps(),
    judge: (isWanted) => {
      isJudged = isWanted;
      if (!isOver && isYours(turns.length)) {
        call("outcome", { game: set.game, position: position() }).then(judge).catch(() => {});
      }
    },
    end: () => {
      ended = true;
    },
  };
}
