// SPDX-License-Identifier: Apache-2.0
// The monoid opened up: idempotents, subgroups, ideals, elements.
import { call } from "../api.js";
import { figure, h, replace } from "../dom.js";
import { equation, genus, groupName, ray, wordHtml } from "../maths.js";
import { pager } from "../pager.js";
import { path } from "../route.js";
import { reducer } from "../reducer.js";
import { lattice } from "../lattice.js";
import { term } from "../term.js";
import { heapName } from "./grid.js";
import { outcomeMark } from "./partizan.js";

const MOST_ROWS = 50;
const answer = (question) => call("structure", { ...question, mex: "yes" });

function words(list, most = 40) {
  return list.slice(0, most).flatMap((w, i) => [i ? ", " : "", wordHtml(w)]).concat(list.length > most ? [` and ${list.length - most} more`] : []);
}

/** The same for long lists: rows are made a page at a time. */
function paged(heads, list, row) {
  const body = h("tbody", {});
  const pages = pager(list.length, MOST_ROWS, "rows", (begin, end) => replace(body, list.slice(begin, end).map((x) => h("tr", {}, row(x).map((cell) => h("td", {}, cell))))));
  return [h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": heads.join(", ") }, h("table", {}, h("thead", {}, h("tr", {}, heads.map((t) => h("th", { scope: "col" }, t)))), body)), pages];
}

function table(heads, rows) {
  return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": heads.join(", ") }, h("table", {}, h("thead", {}, h("tr", {}, heads.map((t) => h("th", { scope: "col" }, t)))), h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell)))))));
}

/** The elements of a set that are on none of its rays, then its rays. */
function pieces(set, most = 12) {
  return words(set.elements, most).concat(set.rays.flatMap((r, i) => [i || set.elements.length ? ", " : "", ...ray(r)]));
}

/** What a generator makes of a ray: first some elements, then a ray or what repeats. */
function product(image) {
  const first = image.first.length ? [...words(image.first), ", then "] : [];
  return first.concat(image.then ? ray(image.then, image.first.length) : [...words(image.repeating), image.repeating.length > 1 ? ", …" : ""]);
}

/** An infinite quotient: what is not defined for it is left out. */
function infinite(found) {
  const letters = found.generators.map((g) => g.name);
  const inP = new Set(found.pPortion);
  const groups = found.subgroups.map((g) => ({ ...g, order: g.order ?? groupName(g.type) }));
  return [
    h("p", {}, "The ", term("misère quotient"), " is infinite, of ", term("rank"), ` ${found.rank}. `, ray(found.rays[0]), " is a ", term("one-parameter family"), "."),
    h(
      "div",
      { class: "columns" },
      figure(lattice(found.idempotents, found.idempotentOrder, groups, inP), h("b", {}, term("idempotent", "Idempotents"), ". "), `All ${found.idempotents.length}, the larger ones above; beside each the order of its group, or its type if it is infinite.`, found.normalCopy ? [" The lowest is that of the ", term("kernel"), ", which is a copy of normal play."] : null),
      h(
        "div",
        {},
        h("h2", {}, "Subgroups"),
        table(["identity", "group", "elements"], found.subgroups.map((g) => [wordHtml(g.identity), groupName(g.type), pieces(g)])),
        h("h2", {}, "Archimedean components"),
        table(["idempotent", "group, or group of fractions", "elements"], found.components.map((c) => [c.idempotent === null ? "none" : wordHtml(c.idempotent), groupName(c.type), pieces(c)])),
      ),
    ),
    h("h2", {}, "One-parameter families"),
    paged(["family", ...letters.map((l) => `times ${l}`)], found.rays, (r) => [ray(r), ...letters.map((l) => product(r.action[l]))]),
    h("h2", {}, "Elements in no such family"),
    paged(
      ["element", "outcome", "index, period", ...letters.map((l) => `times ${l}`)],
      found.elements,
      (e) => [
        h("span", { class: e.outcome === "P" ? "word-p" : "word-n" }, wordHtml(e.word)),
        e.outcome,
        e.index === null ? "∞" : `${e.index}, ${e.period}`,
        ...letters.map((l) => wordHtml(e.action[l])),
      ],
    ),
  ];
}

/** Words of a scheme such as d_i^2 are set as words, sentences are left alone. */
const scheme = (text) => (/\s/.test(text) ? text : wordHtml(text));

/** A sentence in which letters with an index are named. */
const prose = (text) => text.split(/(x_[a-z])/).map((part) => (part.startsWith("x_") ? wordHtml(part) : part));

/** A relation, and for which letters it holds. */
function law(text) {
  const [relation, condition] = text.split(/ (?=if )/);
  return /\s/.test(relation) ? [text] : [...equation(relation), ...prose(condition ? ` ${condition}` : "")];
}

/** A quotient that no finite set generates: elements and P are told by schemes. */
function endless(found) {
  return [
    h("p", {}, "The ", term("misère quotient"), " is ", term("not finitely generated"), found.readToHeap === undefined
      ? "; all of it is described here."
      : `. What follows was read off the part that the heaps to ${found.readToHeap} generate, and is proved of that part; who wins is proved for heaps of every size.`),
    h("h2", {}, "Elements"),
    table(["elements", "where", "in P"], found.elements.map((e) => [scheme(e.elements), prose(e.where), e.inP])),
    found.letters ? h("p", {}, `The generator x with index k has the least weight of heaps with threshold k: ${found.letters.map((l) => `${l.weight} for ${l.threshold}`).join(", ")}, and so on, ${found.letterPeriod / 2} more for k + ${found.letterPeriod} than for k.`) : null,
    h("p", {}, "Relations: ", found.endless.relations.flatMap((r, i) => [i ? "; " : "", ...law(r)]), "."),
    h("h2", {}, "Archimedean components"),
    table(["idempotent", "group, or group of fractions", "elements"], found.components.map((c) => [c.idempotent === null ? "none" : wordHtml(c.idempotent), groupName(c.group), c.elements])),
    h("p", {}, found.kernel === null ? ["There is no ", term("kernel"), "."] : ["The ", term("kernel"), `: ${found.kernel}.`]),
  ];
}

/** The misère monoid of a game of Left and Right, if it is the integers: all elements, with their outcomes. */
function integers(found, state) {
  const name = (cell) => (cell.letter === null ? wordHtml(cell.word) : ray(cell));
  const list = (outcomes) => outcomes.flatMap((o, i) => [i ? " " : "", outcomeMark(o)]);
  return [
    h("p", {}, `${state.status === "solved" ? "The" : `With heaps to ${state.heapsComputed} the`} monoid is the group ${found.group}: every element has an inverse, and 1 is the only idempotent. `, ray(found.cells.find((c) => c.letter !== null)), " is a ", term("one-parameter family"), "."),
    table(["elements", "outcomes of the first", "and then again and again"], found.cells.map((c) => [name(c), list(c.first), list(c.repeating)])),
  ];
}

/** A monoid of either kind of game, finite or not. */
function inside(found, question, state) {
  if (found.group) {
    return [integers(found, state), reducer({ game: question.game }, found.generators.map((g) => g.name))];
  }
  if (found.order === null) {
    return [infinite(found), reducer({ game: question.game }, found.generators.map((g) => g.name))];
  }
  const letters = found.generators.map((g) => g.name);
  const inP = new Set(found.elements.filter((e) => e.outcome === "P").map((e) => e.word));
  return [
    h(
      "div",
      { class: "columns" },
      figure(lattice(found.idempotents, found.idempotentOrder, found.subgroups, inP), h("b", {}, term("idempotent", "Idempotents"), ". "), `All ${found.idempotents.length}, the larger ones above; beside each the `, term("order"), " of its group. The lowest is that of the ", term("kernel"), `, of order ${found.kernelOrder}${found.normalCopy ? ", which is a copy of normal play" : ""}.`),
      h(
        "div",
        {},
        h("h2", {}, "Subgroups"),
        table(["identity", "order", "group", "elements"], found.subgroups.map((g) => [wordHtml(g.identity), String(g.order), groupName(g.type), words(g.elements, 12)])),
        h("h2", {}, "Ideals"),
        h("p", {}, "Orders of the principal series: ", found.idealOrders.join(" > "), "."),
        table(["factor", "elements"], found.factors.slice(0, 40).map((f) => [f.kind, words(f.elements, 12)])),
        found.separative === undefined ? null : h("p", {}, found.separative ? "Separative: every archimedean component is a group." : "Not separative: not every archimedean component is a group."),
        found.tameExtension ? h("p", {}, `A tame extension, ${found.tameExtension.times === 1 ? "once" : `${found.tameExtension.times} times`}, of a quotient of order ${found.tameExtension.baseOrder}.`) : null,
      ),
    ),
    h("h2", {}, "Elements"),
    paged(
      ["element", "outcome", "a position of this value", ...(found.partizan ? [] : ["genus"]), "index, period", ...letters.map((l) => `times ${l}`)],
      found.elements,
      (e) => [
        found.partizan ? wordHtml(e.word) : h("span", { class: e.outcome === "P" ? "word-p" : "word-n" }, wordHtml(e.word)),
        found.partizan ? outcomeMark(e.outcome) : e.outcome,
        h("a", { href: path("position", question.game, e.position) }, e.position === "0" ? "the empty one" : e.position),
        ...(found.partizan ? [] : [genus(e.genus)]),
        `${e.index}, ${e.period}`,
        ...letters.map((l) => wordHtml(e.action[l])),
      ],
    ),
    ...(found.mex ? mex(found.mex) : []),
    ...reducer({ game: question.game }, letters),
  ];
}

/** Which values of the options give which value of the heap. */
function mex(rows) {
  const set = (values) => ["{", ...words(values, 64), "}"];
  return [
    h("h2", {}, "Mex function"),
    h("p", {}, "A heap has the value if the values of its options are at least one of the first sets, and at most the last. No options give 1; any other set changes the quotient."),
    paged(["value", "at least", "at most"], rows, (row) => [
      wordHtml(row.value),
      [row.least.length ? row.least.flatMap((some, i) => [i ? " or " : "", ...set(some)]) : "never", row.allLeast ? "" : " or others"].flat(),
      set(row.most),
    ]),
  ];
}

export const structureTab = {
  id: "structure",
  title: "Structure",
  picture: "idempotents",
  copiesFigure: true,
  json: answer,
  async show(question, state) {
    const found = await answer(question);
    if (found.endless?.relations) {
      return endless(found);
    }
    return [found.status === "solved" ? null : h("p", { class: "aside" }, `This is proved of positions with heaps to ${heapName(state.labels, found.heapsComputed)}.`), inside(found, question, state)];
  },
};
