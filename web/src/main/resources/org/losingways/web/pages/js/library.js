// SPDX-License-Identifier: Apache-2.0
// Libraries that only some pages need: KaTeX for formulas, D3 for graphs and plots.

const FONTS = ["1em KaTeX_Main", "italic 1em KaTeX_Math", "1em KaTeX_AMS", "1em KaTeX_Size1", "1em KaTeX_Size2"];
let loading = null;

function loaded(element) {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error("A part of this page could not be loaded; load the page again."));
  });
}

function script(place) {
  const element = Object.assign(document.createElement("script"), { src: new URL(place, import.meta.url).href });
  document.head.append(element);
  return loaded(element);
}

/** The pages' own styles come later and win. */
function style(place) {
  const element = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(place, import.meta.url).href });
  document.head.querySelector("link[rel=stylesheet]").before(element);
  return loaded(element);
}

/** Resolves when formulas and graphs can be drawn. */
export function mathematics() {
  loading ??= Promise.all([style("../lib/katex/katex.min.css"), script("../lib/katex/katex.min.js"), script("../lib/d3/d3.min.js")])
    // Letters of formulas that come while one reads would move the lines.
    .then(() => FONTS.forEach((font) => document.fonts.load(font).catch(() => {})));
  return loading;
}
