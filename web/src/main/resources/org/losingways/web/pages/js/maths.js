// SPDX-License-Identifier: Apache-2.0
// Mathematics as the papers set it, by KaTeX.
import { h } from "./dom.js";

/** TeX, set in an element; the source is there for screen readers as MathML. */
export function tex(source, display = false) {
  const element = h(display ? "div" : "span", display ? { class: "display", tabindex: "0", role: "group", "aria-label": "formula" } : {});
  globalThis.katex.render(source, element, { throwOnError: false, displayMode: display, output: "htmlAndMathml" });
  return element;
}

const LETTER = /(\[[^\]]*\]|[A-Za-zα-ω]'*)(?:_(\d+|[a-z])(?:\^(\d+))?|(\d+)|\^(?:\(([^)]*)\)|([a-z])))?/g;

/** A word such as ab2x_11^3, b^(3k+1) or d_i^2 with each letter, its index and its exponent written anew. */
function spelled(word, write) {
  return word.replace(LETTER, (whole, name, index, raisedIndexed, power, scheme, exponent) =>
    write(name, index ?? "", raisedIndexed ?? power ?? scheme ?? exponent ?? ""));
}

/** A word such as ab2c as TeX, ab^{2}c; names in brackets are kept whole. */
export function wordTex(word) {
  return spelled(word, (name, index, power) =>
    (name.startsWith("[") ? `\\mathit{${name.slice(1, -1)}}` : name)
    + (index && `_{${index}}`)
    + (power && `^{${power}}`));
}

/** A word. */
export function word(text) {
  return tex(wordTex(text));
}

/** A word as plain text with raised exponents, for places where KaTeX is too heavy. */
export function raised(text) {
  const set = (digits, signs) => [...digits].map((d) => signs[d] ?? d).join("");
  return spelled(text, (name, index, power) => name + set(index, "₀₁₂₃₄₅₆₇₈₉") + set(power, "⁰¹²³⁴⁵⁶⁷⁸⁹"));
}

/** A word as HTML with real superscripts. */
export function wordHtml(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(LETTER)) {
    parts.push(text.slice(end, match.index), h("i", {}, match[1]));
    const power = match[3] ?? match[4] ?? match[5] ?? match[6];
    parts.push(match[2] ? h("sub", {}, match[2]) : null, power ? h("sup", {}, power) : null);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return h("span", { class: "word" }, parts);
}

/** An equation between words. */
export const equation = (relation) => relation.split("=").flatMap((side, i) => [i ? " = " : "", wordHtml(side)]);

/** A group such as Z2 x Z, as it is written on paper. */
export const groupName = (text) => text.replaceAll(" x ", " × ").replace(/Z(\d+)/g, (whole, order) => `Z${[...order].map((d) => "₀₁₂₃₄₅₆₇₈₉"[d]).join("")}`);

/** A ray w·xⁿ whose first element is that for n = from. */
export const ray = (r, from = 0) => [wordHtml(r.word), "·", h("i", {}, r.letter), h("sup", {}, from ? `n−${from}` : "n")];

/** A genus such as 2^1420, the superscripts raised. */
export function genus(text) {
  if (!text) {
    return "?";
  }
  const [base, superscripts] = text.split("^");
  return h("span", { class: "genus" }, base, h("sup", {}, superscripts ?? ""));
}

const isNarrow = () => innerWidth < 600;

/** Words or relations in lines, each as wide as there is room for. */
function lines(list, room, write) {
  const made = [];
  let used = room;
  for (const item of list) {
    // A comma and the space behind it are as wide as a letter and a half, an equals sign with its spaces as two.
    const width = item.length + 1.5 + (item.includes("=") ? 1.5 : 0);
    if (used + width > room) {
      made.push([]);
      used = 0;
    }
    made.at(-1).push(write(item));
    used += width;
  }
  return made.map((line) => line.join(",\\ "));
}

/** A presentation ⟨a, b | a² = 1, …⟩ of a quotient; where there is little room the relations begin below the generators. */
export function presentationTex(state, room = isNarrow() ? 24 : 72) {
  if (state.generators.length === 0) {
    return "\\mathcal{Q} = \\{1\\}";
  }
  const names = state.generators.map((g) => wordTex(g.name)).join(", ");
  const isBelow = isNarrow() && state.generators.length > 3;
  const all = lines(state.relations, isNarrow() && !isBelow ? room - 4 : room, (r) => r.split("=").map(wordTex).join("="));
  const [open, next] = isBelow ? ["& ", "\\mid {}\\\\ & \\quad "] : ["", "\\mid {} & "];
  return `\\begin{aligned}${open}\\mathcal{Q} = \\langle\\, ${names} ${next}${all.join(`,\\\\ & ${isBelow ? "\\quad " : ""}`)} \\,\\rangle\\end{aligned}`;
}

/** P = {…}, in lines. */
export function pPortionTex(words, room = isNarrow() ? 22 : 64) {
  return `\\begin{aligned}\\mathcal{P} = \\{ & ${lines(words, room, wordTex).join(",\\\\ & ")}\\}\\end{aligned}`;
}

/** A position such as 9+8, with thin spaces. */
export function positionText(heaps) {
  return heaps.length === 0 ? "nothing" : heaps.join(" + ");
}
