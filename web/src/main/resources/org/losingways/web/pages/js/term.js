// SPDX-License-Identifier: Apache-2.0
// Terms of the glossary: the definition of each shows when the pointer or the focus is on it, or when it is tapped.
import { h, unique } from "./dom.js";

const MARGIN = 8;
let entries = null;
let open = null;

function glossary() {
  entries ??= fetch(new URL("../glossary.json", import.meta.url)).then((response) => response.json()).catch(() => []);
  return entries;
}

const isSame = (name, other) => name.toLowerCase() === other.toLowerCase();

async function definitionOf(name) {
  return (await glossary()).find((entry) => [entry.term, ...entry.also].some((other) => isSame(name, other)))?.definition ?? "";
}

/** Puts a definition below its term, or above it where there is no room below. */
function place({ button, definition }) {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = definition;
  const isBelow = bottom + offsetHeight <= clientHeight || top < offsetHeight;
  definition.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - offsetWidth - MARGIN))}px`;
  definition.style.top = `${isBelow ? bottom : top - offsetHeight}px`;
}

function hide() {
  if (open) {
    open.definition.hidden = true;
    open = null;
  }
}

function show(shown) {
  if (open !== shown && shown.definition.textContent) {
    hide();
    open = shown;
    shown.definition.hidden = false;
    place(shown);
  }
}

document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
document.addEventListener("pointerdown", (event) => open && !open.element.contains(event.target) && hide());
document.addEventListener("scroll", () => open && place(open), { capture: true, passive: true });
addEventListener("resize", () => open && place(open));

/**
 * A term with its definition.
 * @param name the term or another name of it, as docs/glossary.md has them
 * @param text how it is written here
 */
export function term(name, text = name) {
  const id = unique("definition");
  const definition = h("span", { id, class: "definition", role: "tooltip", hidden: true });
  const button = h("button", { type: "button", class: "term", "aria-describedby": id }, text);
  const element = h("span", {}, button, definition);
  const shown = { element, button, definition };
  definitionOf(name).then((found) => (definition.textContent = found));
  element.addEventListener("pointerenter", () => show(shown));
  element.addEventListener("pointerleave", () => open === shown && document.activeElement !== button && hide());
  button.addEventListener("focus", () => show(shown));
  button.addEventListener("blur", () => open === shown && !element.matches(":hover") && hide());
  button.addEventListener("click", () => show(shown));
  return element;
}
