// SPDX-License-Identifier: Apache-2.0
// The quotient: presentation, P-portion, growth and Φ.
import { call } from "../api.js";
import { figure, h, replace } from "../dom.js";
import { equation, pPortionTex, presentationTex, ray, tex, wordHtml } from "../maths.js";
import { pager } from "../pager.js";
import { labelledPhi, phiTable } from "../phi.js";
import { plot } from "../plot.js";
import { term } from "../term.js";

const MOST_RELATIONS = 60;
const MOST_ELEMENTS = 200;

/** Relations too many for a formula, a page at a time. */
function relations(list) {
  const place = h("p", { class: "relations" });
  const pages = pager(list.length, MOST_RELATIONS, "relations", (begin, end) =>
    replace(place, list.slice(begin, end).flatMap((r, i) => [i ? ", " : "", ...equation(r)])));
  return h("details", { class: "more" }, h("summary", {}, `All ${list.length} relations`), place, pages);
}

/** Words, a page at a time. */
function portion(list) {
  const place = h("p", {});
  const pages = pager(list.length, MOST_ELEMENTS, "elements", (begin, end) =>
    replace(place, list.slice(begin, end).flatMap((w, i) => [i ? ", " : "", wordHtml(w)])));
  return h("details", { class: "more" }, h("summary", {}, `All ${list.length} elements of P`), place, pages);
}

const NONE = "for no n";
const which = (bits) => [...bits].flatMap((b, i) => (b === "1" ? [i] : []));

/** For which n an element w·xⁿ of a ray is in P: some of the first ones, then over and over. */
function inP(cell) {
  const first = which(cell.p);
  const from = cell.p.length;
  const again = which(cell.repeating).map((i) => from + i);
  const period = cell.repeating.length;
  const rest = again.length === 0
    ? []
    : again.length === period ? [`all n ≥ ${from}`] : [`${again.map((n) => `n = ${n}, ${n + period}, ${n + 2 * period}, …`).join("; ")}`];
  const parts = [first.length ? `n = ${first.join(", ")}` : null, ...rest].filter(Boolean);
  return parts.length ? parts.join("; ") : NONE;
}

/** P of an infinite quotient: the points in it, and what of each ray. */
function infinitePortion(cells) {
  const points = cells.filter((c) => c.letter === null && c.p === "1").map((c) => c.word);
  const rays = cells.filter((c) => c.letter !== null);
  const body = h("tbody", {});
  const pages = pager(rays.length, 12, "families", (begin, end) =>
    replace(body, rays.slice(begin, end).map((c) => h("tr", {}, h("td", {}, ray(c)), h("td", { class: inP(c) === NONE ? "aside" : "word-p" }, inP(c))))));
  return [
    points.length && points.length <= MOST_ELEMENTS ? h("p", {}, "In P: ", points.flatMap((w, i) => [i ? ", " : "", h("span", { class: "word-p" }, wordHtml(w))]), rays.length ? "; and of the one-parameter families:" : ".") : null,
    points.length > MOST_ELEMENTS ? portion(points) : null,
    rays.length ? h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "One-parameter families" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "family, n = 0, 1, 2, …"), h("th", { scope: "col" }, "in P"))), body)) : null,
    pages,
  ];
}

/** What the quotient is, in a sentence. */
function sentence(state) {
  const reach = state.status === "solved" ? "" : `, as far as the heaps to ${state.labels?.[state.heapsComputed] ?? state.heapsComputed} go`;
  const points = (state.cells ?? []).filter((c) => c.letter === null).length;
  return state.order === null
    ? ["The ", term("misère quotient"), ` is infinite: ${points} elements and ${(state.cells ?? []).length - points} `, term("one-parameter family", "one-parameter families"), reach]
    : ["The ", term("misère quotient"), " has ", term("order"), ` ${state.order}; ${state.pSize} elements are in `, term("P-portion", "P"), state.name ? `; it is ${state.name}` : "", reach];
}

let lastHeap = -1;
let lastGame = "";

function generators(state) {
  return state.generators.flatMap((g, i) => [i ? ", " : "", wordHtml(g.name), ` = Φ(${g.label ?? g.heap})`]);
}

const NOT_FINITELY_GENERATED = () => ["The ", term("misère quotient"), " is ", term("not finitely generated"), "."];

/** A machine that reads positions level by level, in words. */
function levels({ start, period, down }) {
  return [
    h("p", {}, NOT_FINITELY_GENERATED(), " The game is solved for heaps of every size."),
    h("p", {}, `From heap ${start} on, each ${period} heaps are a level: heaps ${start} to ${start + period - 1} the level 0, and so on. A generator with an index belongs to the level of that index. `
      + `A machine with ${down.length} states reads the generators of a position from the highest level down, and its last state determines who wins; it is in the JSON.`),
  ];
}

/** What the heaps are worth in a quotient that no finite set generates, and how that goes on. */
function endless(parts) {
  return parts.kind === "levels" ? levels(parts) : worth(parts);
}

function worth({ kind, start, period, saltus, weights, thresholds, signs, exceptionalSign, exceptionalParity, nimValues, firm }) {
  const heaps = [...(weights ?? nimValues).keys()].slice(1);
  const row = (name, list, text = String) =>
    h("tr", {}, h("th", { scope: "row" }, name), heaps.map((heap) => h("td", {}, text(list[heap]))));
  const isNim = kind === "nim";
  return [
    h("p", {}, NOT_FINITELY_GENERATED(), " The game is solved for heaps of every size by what each heap is worth:"),
    h(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": "what each heap is worth" },
      h(
        "table",
        {},
        h("tr", {}, h("th", { scope: "row" }, "heap"), heaps.map((heap) => h("th", { scope: "col" }, String(heap)))),
        isNim
          ? [row(term("nim-value"), nimValues), row(term("firm heap", "firm"), firm, (x) => (x ? "yes" : "no"))]
          : [row("weight", weights), row("threshold", thresholds, (t) => (t === null ? "–" : String(t))), row("sign", signs)],
      ),
    ),
    h("p", {}, `From heap ${start} on, ${period === 1 ? "one heap" : `${period} heaps`} later the ${isNim ? "nim-value" : "weight"} is larger by ${saltus}`,
      isNim ? ", and firm as before." : ` and the threshold by ${2 * saltus}; the sign is the same.`),
    isNim
      ? h("p", {}, "The player to move loses exactly if some heap is firm and the nim-sum is 0, or no heap is firm and the nim-sum is 1.")
      : h("p", {}, "Let W be the sum of the weights, M the largest threshold, and e the sum of the signs modulo 2. The player to move loses exactly if M ≥ W + 2, "
        + `W is ${exceptionalParity ? "odd" : "even"} and e = ${exceptionalSign}; or M ≤ W or there is no threshold, W > 0 is even and e = 0; or W = 0 and e = 1.`),
  ];
}

export const quotientTab = {
  id: "quotient",
  title: "Quotient",
  picture: "phi",
  json: async (question, state) => (question.heaps ? call("solve", question) : state),
  async show({ game }, state) {
    const from = lastGame === game ? lastHeap : state.heapsComputed;
    lastGame = game;
    lastHeap = state.heapsComputed;
    const isShort = state.relations.length <= MOST_RELATIONS;
    const steps = state.steps.length;
    if (state.heapsComputed === 0 && state.status !== "solved") {
      return [h("p", {}, "Nothing is known of the quotient yet: no heap has been looked at.")];
    }
    return [
      state.endless ? endless(state.endless) : h("p", {}, sentence(state), state.generators.length ? ", with " : "", generators(state), "."),
      state.endless ? null : isShort ? tex(presentationTex(state), true) : relations(state.relations),
      state.endless ? null
        : state.order === null ? infinitePortion(state.cells ?? [])
        : state.pPortion.length > MOST_ELEMENTS ? portion(state.pPortion)
        : state.pPortion.length ? tex(pPortionTex(state.pPortion), true) : null,
      h(
        "div",
        { class: state.period > 10 ? "columns wide" : "columns" },
        figure(
          plot(state),
          h("b", {}, "Growth. "),
          steps
            ? ["The ", term("order"), " of the ", term("partial quotient"), ` at each heap; it changed at ${steps === 1 ? "one heap" : `${steps} heaps`}. Open circles are `, term("tame"), ", full ones ", term("wild"), `; each leads to the partial quotient.${state.lastFinite === undefined ? "" : ` With heap ${state.lastFinite + 1} it is infinite.`}`]
            : "No heap has changed the quotient yet.",
        ),
        figure(
          state.labels ? labelledPhi(state) : phiTable(state, from),
          h("b", {}, term("Φ"), ". "),
          "The value of each heap: ",
          h("span", { class: "word-p" }, "round and blue"),
          " for ",
          term("P-position", "P-positions"),
          ", ",
          h("span", { class: "word-n" }, "square and vermilion"),
          " for ",
          term("N-position", "N-positions"),
          ".",
          state.period ? [" In rows of the ", term("period"), `, ${state.period}; the first row of the period is underlined.`] : "",
          " A value leads to its heap.",
        ),
      ),
    ];
  },
};
