// SPDX-License-Identifier: Apache-2.0
// How a game stands, in words.
import { isInPage } from "./engine.js";
import { term } from "./term.js";

const LIMITS = {
  time: "Stopped at the time limit. Go on for more.",
  order: "The trials for the next quotient are larger than is looked for here; misere serve --max-order, or the command line, goes further.",
  memory: "The memory was not enough; it may go on where there is more, such as with MISERE_JAVA_OPTS=-Xmx8g ./misere serve.",
  heap: "That is the largest heap that is looked at here.",
  beyond: "With the next heap no quotient was found, finite or infinite.",
  cancelled: "It was stopped.",
};

/** The same where the pages have no server; what is said last is how to go further. */
const LIMITS_IN_PAGE = {
  time: "Stopped at the time limit. If more time does not help, the game is too large for a page.",
  order: "The trials for the next quotient are too large for a page.",
  memory: "The trials for the next quotient are too large for a page: the memory was not enough.",
};

const size = (bytes) => (bytes < 1000 * 2 ** 20 ? `${Math.round(bytes / 2 ** 20)} MiB` : `${(bytes / 2 ** 30).toFixed(1)} GiB`);

/** What the next trial would take, if that is known. */
function missing({ wanted, allowed }) {
  const words = `the next trial would take about ${size(wanted)}, and here one may take ${size(allowed)}.`;
  return isInPage ? `The game is too large for a page: ${words}` : `The memory was not enough: ${words} It goes on with ${Math.ceil(wanted / allowed)} times the memory; MISERE_JAVA_OPTS=-Xmx8g ./misere serve says how much there is.`;
}

/** How large trials have become, if some were refuted. */
function sizes({ growing }) {
  const last = growing?.orders?.at(-1);
  return last ? ` The last one that was refuted has ${last} elements, and the next has more.` : "";
}

/** Why the search has ended without a solution, and what to do then. */
export function advice(state) {
  if (state.status === "solved" || state.phase === "running" || state.phase === "queued") {
    return "";
  }
  const name = LIMITS[state.stoppedBy] ? state.stoppedBy : state.partizan ? "time" : "";
  const known = (isInPage && LIMITS_IN_PAGE[name]) || LIMITS[name] || "";
  const reason = name === "memory" && state.memory ? missing(state.memory) : name === "order" ? known + sizes(state) : known;
  return isInPage && LIMITS_IN_PAGE[name]
    ? `${reason} Losing Ways on your own machine goes further: it needs a Java 17, and its README says how to install it; misere serve shows these pages with more time and memory, and misere ${state.game} answers in a terminal.`
    : reason;
}

/** What the run does that is shown here, and how far it is; nothing once it has solved the game. */
function running(state) {
  if (state.status === "solved") {
    return "";
  }
  if (state.phase === "queued" && state.queuePlace > 0) {
    return ` Other games are being solved; this one is number ${state.queuePlace} in the queue.`;
  }
  const reach = state.heapsComputed === 0 ? "" : ` This run has verified all positions with heaps to ${state.labels?.[state.heapsComputed] ?? state.heapsComputed}.`;
  const isAtWork = state.phase === "running" || state.phase === "queued";
  const trials = state.growing && !isAtWork ? ` At heap ${state.growing.heap}, ${state.growing.trials === 1 ? "one trial was" : `${state.growing.trials} trials were`} refuted.` : "";
  return reach + trials;
}

/** Verdicts that the glossary defines. */
const DEFINED = { tame: () => term("tame"), wild: () => term("wild") };

/**
 * How a game stands, by its record: what kind of statement that is, the word for it, the sentence,
 * and what the run does.
 */
export function verdict(state) {
  const { record } = state;
  const word = record.title.toLowerCase();
  if (record.solved) {
    return { kind: "solved", word: word === "partizan" ? "solved" : ["solved, ", DEFINED[word]?.() ?? word], line: record.line, run: running(state) };
  }
  const isAtWork = state.phase === "running" || state.phase === "queued";
  const doing = state.phase === "queued" && state.queuePlace > 0 ? "waiting" : "being solved";
  return { kind: state.phase === "running" ? "running" : "open", word: isAtWork ? doing : word, line: record.line, run: running(state) };
}

const seconds = (ms) => (ms < 10000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/** Where the search is: heap, trial, order, time. */
export function progress(state) {
  const at = state.progress;
  if (!at || state.phase !== "running") {
    return "";
  }
  // What is said last may be cut off in the hand.
  const last = at.order ? ` The last trial, of order ${at.order},${at.refuting ? ` was refuted by ${at.refuting}` : " was refuted"}.` : "";
  return `Heap ${at.heap}, trial ${at.trial}; ${state.order === null ? "infinite" : `order ${state.order}`} so far; ${seconds(at.milliseconds)}.${last}`;
}
