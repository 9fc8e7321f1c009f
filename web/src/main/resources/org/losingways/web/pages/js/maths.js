// SPDX-License-Identifier: Apache-2.0
// Mathematics as the papers set it, by KaTeX.
import { h } from "./dom.js";

/** TeX, set in an element; the source is there for screen readers as MathML. */
export function tex(source, display = false) {
  const element = h(display ? "div" : "span", display ? { class: "display", tabindex: "0", role: "group", "aria-label": "formula" } : {});
  globalThis.katex.render(source, element, { throwOnError: false, displayMode: display, output: "htmlAndMathml" });
  return element;
}

/** A word such as ab2c as TeX, ab^{2}c; names in brackets are kept whole. */
export function wordTex(word) {
  return word.replace(/(\[[^\]]*\]|[A-Za-z]'*)(\d+)?/g, (whole, name, power) => {
    const letter = name.startsWith("[") ? `\\mathit{${name.slice(1, -1)}}` : name;
    return power ? `${letter}^{${power}}` : letter;
  });
}

/** A word. */
export function word(text) {
  return tex(wordTex(text));
}

/** A word as plain text with raised exponents, for places where KaTeX is too heavy. */
export function raised(text) {
  const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  return text.replace(/([A-Za-z\]])(\d+)/g, (whole, letter, power) => letter + [...power].map((d) => digits[d]).join(""));
}

/** A word as HTML with real superscripts. */
export function wordHtml(text) {
  const parts = [];
  for (const match of text.matchAll(/([A-Za-z]|\[[^\]]*\])(\d*)|(\d+)/g)) {
    if (match[3] !== undefined) {
      parts.push(match[3]);
    } else {
      parts.push(h("i", {}, match[1]));
      if (match[2]) {
        parts.push(h("sup", {}, match[2]));
      }
    }
  }
  return h("span", { class: "word" }, parts);
}

/** A genus such as 2^1420, the superscripts raised. */
export function genus(text) {
  if (!text) {
    return "?";
  }
  const [base, superscripts] = text.split("^");
  return h("span", { class: "genus" }, base, h("sup", {}, superscripts ?? ""));
}

/** A presentation ⟨a, b | a² = 1, …⟩ of a quotient, so many relations a line. */
export function presentationTex(state, perLine = innerWidth < 600 ? 3 : 8) {
  if (state.generators.length === 0) {
    return "\\mathcal{Q} = \\{1\\}";
  }
  const names = state.generators.map((g) => wordTex(g.name)).join(", ");
  const relations = state.relations.map((r) => r.split("=").map(wordTex).join("="));
  const lines = [];
  for (let i = 0; i < relations.length; i += perLine) {
    lines.push(relations.slice(i, i + perLine).join(",\\ "));
  }
  return `\\begin{aligned}\\mathcal{Q} = \\langle\\, ${names} \\mid {} & ${lines.join(",\\\\ & ")} \\,\\rangle\\end{aligned}`;
}

/** P = {…}, so many words a line. */
export function pPortionTex(words, perLine = innerWidth < 600 ? 6 : 20) {
  const lines = [];
  for (let i = 0; i < words.length; i += perLine) {
    lines.push(words.slice(i, i + perLine).map(wordTex).join(",\\ "));
  }
  return `\\begin{aligned}\\mathcal{P} = \\{ & ${lines.join(",\\\\ & ")}\\}\\end{aligned}`;
}

/** A position such as 9+8, with thin spaces. */
export function positionText(heaps) {
  return heaps.length === 0 ? "nothing" : heaps.join(" + ");
}
