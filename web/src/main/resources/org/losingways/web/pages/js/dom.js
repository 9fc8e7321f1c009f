// SPDX-License-Identifier: Apache-2.0
// Small helpers to build the page; no markup is ever made from text.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) {
      continue;
    }
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (name === "value" || name === "checked" || name === "disabled") {
      element[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
}

/** An HTML element: h("p", {class: "lede"}, "text", other). */
export function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function s(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

export function replace(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
}

let silence = 0;

/** Says something to everybody, those with screen readers included. */
export function say(text) {
  const place = document.getElementById("said");
  place.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => (place.textContent = ""), 6000);
}

/** What went wrong, in the words of the server. */
export function refusal(error) {
  return h("p", { class: "refusal", role: "alert" }, error.message);
}

/** A figure with a caption that says what to see in it. */
export function figure(content, ...caption) {
  return h("figure", {}, content, h("figcaption", {}, caption));
}

let next = 0;

/** A name that no other element has. */
export function unique(prefix) {
  next += 1;
  return `${prefix}-${next}`;
}
