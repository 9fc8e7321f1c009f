// SPDX-License-Identifier: Apache-2.0
// Tools: what is asked with two games, two positions, a presentation, an order or a certificate.
import { call, send } from "./api.js";
import { ask } from "./ask.js";
import { h, refusal, replace } from "./dom.js";
import { certified, gaugesOf, gaugesView } from "./gauges.js";
import { equation, groupName, pPortionTex, presentationTex, tex, wordHtml } from "./maths.js";
import { reducer } from "./reducer.js";
import { here, path, plusses, visit } from "./route.js";
import { term } from "./term.js";
import { outcomeMark } from "./tabs/partizan.js";

const MOST_BYTES = 1 << 20;

function words(list) {
  return list.flatMap((w, i) => [i ? ", " : "", wordHtml(w)]);
}

/** Where answers stand. */
const room = () => h("div", { "aria-live": "polite" });

/** A form whose answer stands below it, or elsewhere, and whose question stands in the address. */
function form(id, fields, button, query, answer, place = room()) {
  const load = async (typed) => {
    replace(place, h("p", { class: "aside" }, "One moment …"));
    try {
      replace(place, await answer(typed));
    } catch (error) {
      replace(place, refusal(error));
    }
  };
  const element = ask(fields.map((f) => ({ ...f, value: query.get(f.name) ?? f.value })), button, (typed) => {
    const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ""));
    visit(`${path("tools", id)}?${new URLSearchParams(filled)}`);
    load(typed);
  });
  if (fields.every((f) => f.isOptional || (query.get(f.name) ?? f.value))) {
    load(Object.fromEntries(fields.map((f) => [f.name, query.get(f.name) ?? f.value ?? ""])));
  }
  return [element, place];
}

/** Which heaps of the second game are as good as those of the first; one that would be no heap is left out. */
function rearranged(columns) {
  const p = columns.length;
  const list = columns.map((to, i) => (to < 1 ? [i + 1 + p, to + p] : [i + 1, to]));
  return h("p", {}, `The heaps are rearranged, for all k from 0 on: ${list.map(([from, to]) => `${p}k+${from} becomes ${p}k+${to}`).join(", ")}.`);
}

async function compare({ game, with: other }) {
  const found = await call("compare", { game: game.trim(), with: other.trim() });
  const map = found.map ? Object.entries(found.map).flatMap(([from, to], i) => [i ? ", " : "", wordHtml(from), " ↦ ", wordHtml(to)]) : null;
  return [
    h("p", { class: "verdict" }, found.cousins !== null ? `Equivalent codes: their rules are the same${found.cousins === 0 ? "" : `, a heap of n there being one of n ${found.cousins > 0 ? "−" : "+"} ${Math.abs(found.cousins)} here`}.`
      : found.isomorphic === null ? "Not known: at least one of the two is not solved."
      : found.isomorphic ? "Their misère quotients are isomorphic." : "Their misère quotients are different."),
    map ? h("p", {}, "The generators correspond: ", map, ".") : null,
    found.shift !== null ? h("p", {}, found.shift === 0 ? "Heaps of the same size have the same value." : `In misère play heaps of the second are larger by ${found.shift}.`) : null,
    found.columns ? rearranged(found.columns) : null,
    found.parity ? h("p", {}, `In misère play heap n of the first equals heap n of the second, with the nim-heap 1 added if n is ${found.parity.added}; ${found.parity.verifiedTo === undefined ? "proved for all n" : `verified to heap ${found.parity.verifiedTo}`}.`) : null,
  ];
}

async function distinguish({ game, first, second }) {
  const found = await call("distinguish", { game: game.trim(), first: plusses(first), second: plusses(second) });
  const sums = found.sums.map((s) => h("tr", {}, h("th", { scope: "row" }, s.position), h("td", {}, wordHtml(s.value)), h("td", {}, outcomeMark(s.outcome))));
  return [
    h("p", { class: "verdict" }, found.equal
      ? found.verifiedTo === undefined ? "No position of the game distinguishes them." : `No position with heaps to ${found.verifiedTo} distinguishes them; larger heaps are not known.`
      : found.by.length ? `Distinguished by ${found.by.join("+")}.` : "Their own outcomes differ."),
    h("table", {}, h("thead", {}, h("tr", {}, ["position", "value", "outcome"].map((t) => h("th", { scope: "col" }, t)))), h("tbody", {}, sums)),
    found.equal ? null : h("p", {}, h("a", { href: path("position", game.trim(), found.sums[0].position) }, "Look at the first"), ", ", h("a", { href: path("position", game.trim(), found.sums[1].position) }, "at the second"), "."),
  ];
}

async function universe({ form: typed, with: other, universe: name }) {
  const { form: found, comparison } = await call("universe", { form: typed.trim(), with: other.trim() || undefined, universe: name.trim() || undefined });
  const shown = (x, sign) => (x ? h("p", {}, `${comparison.first} ${sign} ${comparison.second}, because with ${x.by} added the outcomes are ${x.first} and ${x.second}.`) : null);
  return [
    h("p", { class: "verdict" }, comparison ? `${comparison.first} ${comparison.relation === "||" ? "∥" : comparison.relation} ${comparison.second}` : found.canonical),
    comparison ? [shown(comparison.notAtLeast, "≱"), shown(comparison.notAtMost, "≰")] : null,
    h("p", {}, `Canonical form of the first: ${found.canonical}. Outcome ${found.outcome}. `, found.inverse === null ? "It has no inverse." : `Its inverse is ${found.inverse}, its conjugate.`),
  ];
}

async function monoid({ presentation }) {
  const found = await call("monoid", { presentation });
  const letters = found.presentation.replace(/^[<{]/, "").split("|")[0].split(",").map((x) => x.trim());
  return [
    h("p", { class: "verdict" }, found.finite ? (found.order === null ? "Finite." : `Finite, of order ${found.order}.`) : `Infinite: all powers of ${found.freeGenerators.join(", ")} differ.`),
    h("p", {}, "Completed: ", found.relations.flatMap((r, i) => [i ? ", " : "", equation(r)]), "."),
    h("p", {}, "Relations that are enough: ", found.irredundant.flatMap((r, i) => [i ? ", " : "", equation(r)]), "."),
    found.idempotents ? h("p", {}, "Idempotents: ", words(found.idempotents), ".") : null,
    found.subgroups ? h("table", {}, h("thead", {}, h("tr", {}, ["identity", "group", "elements"].map((t) => h("th", { scope: "col" }, t)))), h("tbody", {}, found.subgroups.map((g) => h("tr", {}, h("td", {}, wordHtml(g.identity)), h("td", {}, groupName(g.type)), h("td", {}, words(g.elements.slice(0, 24)), g.elements.length > 24 ? " …" : ""))))) : null,
    reducer({ presentation }, letters),
  ];
}

async function quotients({ order }) {
  const found = await call("quotients", { order: order.trim() });
  const count = found.count === 0 ? "no misère quotient" : found.count === 1 ? "one misère quotient" : `${found.count} misère quotients`;
  return [
    h("p", { class: "verdict" }, found.complete ? `There is ${count} of order ${found.order}.`.replace("is " + found.count, "are " + found.count) : `${count} of order ${found.order} found so far; the time was not enough for all.`),
    found.quotients.map((q, i) => {
      const relations = q.relations;
      const generators = [...new Set(relations.join("").match(/[a-z]/g) ?? [])].map((name) => ({ name }));
      return [
        h("h2", {}, q.name ?? `Number ${i + 1}`, h("span", { class: "folio" }, `${q.pSize} elements in P`)),
        tex(presentationTex({ generators, relations }), true),
        tex(pPortionTex(q.pPortion), true),
        q.form ? h("p", {}, "A game that has it: ", h("a", { href: path("explore", q.form) }, h("code", {}, q.form))) : h("p", { class: "aside" }, "Its games are too long to be written here."),
      ];
    }),
  ];
}

/** A place on which somebody's certificate is dropped, or in which it is chosen; show() makes what is then seen of its text, below or elsewhere. */
function dropped(invitation, show, place = h("div", { role: "status" })) {
  const file = h("input", { type: "file", accept: ".json,application/json", "aria-label": "A file with a certificate" });
  const read = async (chosen) => {
    replace(place, h("p", { class: "aside" }, "The checker is at work …"));
    try {
      if (chosen.size > MOST_BYTES) {
        throw new Error("The file is larger than a megabyte; misere check FILE takes any size.");
      }
      replace(place, await show(await chosen.text()));
    } catch (error) {
      replace(place, refusal(error));
    }
  };
  file.addEventListener("change", () => file.files[0] && read(file.files[0]));
  const drop = h("div", { class: "drop" }, h("p", {}, invitation), file);
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    if (event.dataTransfer.files[0]) {
      read(event.dataTransfer.files[0]);
    }
  });
  return [drop, place];
}

async function check(text) {
  const found = await send("check", text);
  return [h("p", { class: "verdict" }, found.accepted ? "Accepted." : "Refuted."), h("p", {}, found.reason)];
}

async function gauges({ game, heaps }) {
  const { game: code } = await call("rules", { game: game.trim() });
  const last = Number.parseInt(heaps, 10) || undefined;
  return gaugesView(await gaugesOf(code, { game: game.trim(), heaps: last }));
}

const TOOLS = [
  {
    id: "compare",
    title: "Two games",
    lede: () => ["Are two games equivalent? They may have ", term("equivalent codes"), ", be related by a reindexing of heaps, or only have isomorphic ", term("misère quotient", "misère quotients"), "."],
    show: (query) => form("compare", [{ name: "game", label: "Game", value: "0.123" }, { name: "with", label: "and", value: "0.1331" }], "Compare", query, compare),
  },
  {
    id: "distinguish",
    title: "Two positions",
    lede: () => ["A position of the game that ", term("distinguish", "distinguishes"), " two others, with as few heaps as possible, or a proof that they are ", term("interchangeable"), "."],
    show: (query) => form("distinguish", [{ name: "game", label: "Game", value: "0.123" }, { name: "first", label: "First", value: "4+4" }, { name: "second", label: "Second", value: "6" }], "Distinguish", query, distinguish),
  },
  {
    id: "universe",
    title: "Partizan forms",
    lede: () => "Canonical form, inverse and comparison of partizan forms in the context of all games (all), of those in which a player without a move never has one again (dead-ending), or of those in which both players can move or neither (dicot).",
    show: (query) => form("universe", [{ name: "form", label: "Form", value: "{0,*|-1}" }, { name: "with", label: "compared with", value: "0" }, { name: "universe", label: "Universe", value: "dead-ending" }], "Compare", query, universe),
  },
  {
    id: "monoid",
    title: "A presentation",
    lede: () => "A commutative monoid by generators and relations: completed (Knuth and Bendix), counted and opened up; words are reduced in it.",
    show: (query) => form("monoid", [{ name: "presentation", label: "Presentation", value: "<a,b,c|a2=1,c2=1,b3=b2c>" }], "Complete", query, monoid),
  },
  {
    id: "quotients",
    title: "All quotients of an order",
    lede: () => "All misère quotients of a small order, up to isomorphism, each with a game that has it. The search is exhaustive.",
    show: (query) => form("quotients", [{ name: "order", label: "Order", value: "8" }], "List", query, quotients),
  },
  {
    id: "gauges",
    title: "Linear forms",
    lede: () => ["Where the quotient is infinite, a few ", term("linear form", "linear forms"), " may determine who wins, one heap beyond the last quotient that is known. They are looked for and proved, or read from a ", term("certificate"), "."],
    show: (query) => {
      // What may take a while comes last, so that it moves nothing.
      const place = room();
      const [question] = form("gauges", [{ name: "game", label: "Game", value: "4.765" }, { name: "heaps", label: "to heap", value: query.has("game") ? "" : "9", isOptional: true }], "Look", query, gauges, place);
      const [drop] = dropped("Or drop a file that misere gauges --certificate has written, or choose one.", (text) => gaugesView(certified(text)), place);
      return [question, drop, place];
    },
  },
  {
    id: "check",
    title: "A certificate",
    lede: () => "Somebody's proof that a game is solved, checked by code that the solver does not use. Only the program that shows this page reads the file.",
    show: () => dropped("Drop the file of a certificate here, or choose one.", check),
  },
];

export async function tools(main, [id]) {
  const tool = TOOLS.find((t) => t.id === id) ?? TOOLS[0];
  document.title = `${tool.title} · Losing Ways`;
  replace(
    main,
    h("ol", { class: "contents", "aria-label": "Tools" }, TOOLS.map((t) => h("li", {}, h("a", { href: path("tools", t.id), ...(t === tool ? { "aria-current": "step" } : {}) }, t.title)))),
    h("h1", {}, tool.title),
    h("p", { class: "lede" }, tool.lede()),
    tool.show(here().query),
  );
  return null;
}
