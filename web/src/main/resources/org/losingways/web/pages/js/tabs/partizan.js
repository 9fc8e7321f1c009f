// SPDX-License-Identifier: Apache-2.0
// Views of games in which Left and Right have different moves.
import { call } from "../api.js";
import { ask } from "../ask.js";
import { figure, h, refusal, replace } from "../dom.js";
import { pager } from "../pager.js";
import { labelledPhi, phiTable } from "../phi.js";
import { presentationTex, tex, wordHtml } from "../maths.js";
import { path, plusses } from "../route.js";
import { term } from "../term.js";
import { heapsTo } from "./grid.js";

export const OUTCOMES = {
  L: "Left wins, whoever begins",
  N: "whoever begins wins",
  P: "whoever begins loses",
  R: "Right wins, whoever begins",
};

/** The letter of an outcome with its sign and colour. */
export function outcomeMark(letter, ...text) {
  const css = { L: "L-text", R: "R-text", P: "p", N: "n" }[letter];
  return h("em", { class: css }, h("span", { class: `${letter}-dot` }), text.length ? text : letter);
}

const MOST = 60;

function elements(list) {
  const place = h("span", {});
  const pages = pager(list.length, MOST, "elements", (begin, end) => replace(place, list.slice(begin, end).flatMap((w, i) => [i ? ", " : "", wordHtml(w)])));
  return [place, pages];
}

export const monoidTab = {
  id: "monoid",
  title: "Monoid",
  picture: "phi",
  json: async (question, state) => state,
  async show(question, state) {
    if (state.heapsComputed === 0 && state.status !== "solved") {
      return h("p", {}, "Nothing is known of the monoid yet.");
    }
    const size = state.infinite ? "infinite" : state.order === null ? "not counted" : `of order ${state.order}`;
    const generators = state.generators.flatMap((g, i) => [i ? ", " : "", wordHtml(g.name), ` = Φ(${state.labels?.[g.heap] ?? g.heap})`]);
    const table = { ...state, outcomes: state.heapOutcomes };
    return [
      h("p", {}, "The ", term("misère monoid"), ` is ${size}`, generators.length ? ", with " : "", generators, ". ",
        state.deadEnding ? "" : ["It is not ", term("dead-ending"), `: in ${state.alive} a player has no move now but one later. `],
        state.placement ? "It is a placement game." : ""),
      state.relations.length ? tex(presentationTex(state), true) : null,
      h("h2", {}, term("outcome", "Outcomes")),
      h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Outcomes" },
        h("table", {}, h("tbody", {}, Object.entries(OUTCOMES).map(([letter, words]) =>
          h("tr", {}, h("th", { scope: "row" }, outcomeMark(letter), `, ${words}`), h("td", {}, state.outcomes[letter]?.length ? elements(state.outcomes[letter]) : "no element")))))),
      figure(
        state.labels ? labelledPhi(table) : phiTable(table),
        h("b", {}, term("Φ"), ". "),
        "The value of each heap; the bar at its left side means that Left wins, at its right side that Right does; round and blue: whoever begins loses; square and vermilion: whoever begins wins.",
        state.period ? [" It repeats with ", term("period"), ` ${state.period} from heap ${state.preperiod} on.`] : "",
        state.growth ? growth(state.growth) : null,
      ),
    ];
  },
};

/** How values go on for ever that do not repeat. */
function growth({ preperiod, period, saltus, factor }) {
  const later = ` From heap ${preperiod} on, for heaps of every size, a heap with ${period} more ${period === 1 ? "bean" : "beans"} `;
  return factor
    ? h("span", {}, `${later}has the same value times `, elements([factor]), ".")
    : `${later}counts ${Math.abs(saltus)} ${saltus > 0 ? "more" : "less"}.`;
}

const RELATIONS = {
  "=": "The two are equal: no context distinguishes them.",
  ">": "Left likes the first better.",
  "<": "Left likes the second better.",
  "||": "They are confused: which of the two Left likes better depends on the context.",
};

/** What a relation means, and in which context it is known. */
function meaning(found, labels) {
  const within = heapsTo(found, labels);
  return within ? `In the context of positions${within}: ${RELATIONS[found.relation]} Larger heaps may change this.` : RELATIONS[found.relation];
}

/** What is known of an inverse. */
function inverseText(game, found, labels) {
  const within = heapsTo(found, labels);
  if (!found.decided) {
    return h("p", {}, "No position that cancels it was found; it is not known that there is none.");
  }
  if (!found.inverse) {
    return h("p", {}, `No position of the game${within} cancels it.${within ? " One with larger heaps may." : ""}`);
  }
  const said = found.conjugate ? ["No small ", term("context"), " distinguishes it from the ", term("conjugate"), "."]
    : ["It does not behave like the ", term("conjugate"), "."];
  return h("p", {}, "Its inverse is ", h("a", { href: path("position", game, found.inverse.join("+") || "0") }, company(found.inverse)),
    `, of outcome ${found.inverseOutcome}: together the two are as good as nothing, ${within ? `in the context of positions${within}; larger heaps may change this` : "in every context"}. `, said);
}

const company = (heaps) => (heaps.length ? heaps.join("+") : "nothing at all");

let compared = { first: "2", second: "1+1" };

/** The choices that are there for a game whose heaps have names. */
const usual = (state) => (state.labels ? { first: state.labels[state.labels.length - 1], second: state.labels[Math.max(0, state.labels.length - 2)] } : compared);

export const compareTab = {
  id: "compare",
  title: "Compare",
  json: ({ game }) => call("compare", { game, ...compared }),
  async show({ game }, state) {
    compared = usual(state);
    const place = h("div", { "aria-live": "polite" });
    const load = async () => {
      try {
        const found = await call("compare", { game, ...compared });
        replace(
          place,
          h("p", { class: "verdict" }, `${company(found.first)} ${found.relation === "||" ? "∥" : found.relation} ${company(found.second)}`),
          h("p", {}, meaning(found, state.labels)),
          found.notAtLeastBy ? h("p", {}, `In the context of ${company(found.notAtLeastBy)} Left does worse with the first.`) : null,
          found.notAtMostBy ? h("p", {}, `In the context of ${company(found.notAtMostBy)} Left does better with the first.`) : null,
        );
      } catch (error) {
        replace(place, refusal(error));
      }
    };
    await load();
    return [
      h("p", {}, "Which of two positions Left likes better in the context of all positions of this game."),
      ask([{ name: "first", label: "First", value: compared.first }, { name: "second", label: "Second", value: compared.second }], "Compare", (typed) => {
        compared = { first: plusses(typed.first), second: plusses(typed.second) };
        load();
      }),
      place,
    ];
  },
};

let inverted = "1";

export const inverseTab = {
  id: "inverse",
  title: "Inverse",
  json: ({ game }) => call("inverse", { game, position: inverted }),
  async show({ game }, state) {
    inverted = state.labels ? state.labels[state.labels.length - 1] : inverted;
    const place = h("div", { "aria-live": "polite" });
    const load = async () => {
      try {
        const found = await call("inverse", { game, position: inverted });
        replace(
          place,
          h("p", { class: "verdict" }, company(found.position), " is ", outcomeMark(found.outcome, `${found.outcome}: ${OUTCOMES[found.outcome]}`), "."),
          inverseText(game, found, state.labels),
        );
      } catch (error) {
        replace(place, refusal(error));
      }
    };
    await load();
    return [
      h("p", {}, "The ", term("inverse"), " of a position, if there is one."),
      ask([{ name: "position", label: "Position", value: inverted }], "Invert", (typed) => {
        inverted = plusses(typed.position);
        load();
      }),
      place,
    ];
  },
};
