// SPDX-License-Identifier: Apache-2.0
// The pictures that `misere draw` makes, in the colours of the page: at their own size, to be moved by the pointer, larger and smaller with + and −.
import { text } from "./api.js";
import { figure, h, say } from "./dom.js";

const STEP = 1.25;
const COLOURS = 6;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "14 4"];

/** Lines of different kinds differ in colour and dashes, thirty of them, as in the files that `misere draw` writes. */
function kinds(svg) {
  for (const line of svg.querySelectorAll("polyline, polygon")) {
    const kind = Number(/^[kh](\d+)$/.exec(line.getAttribute("class") ?? "")?.[1] ?? 0);
    line.classList.add(`line-${kind ? ((kind - 1) % COLOURS) + 1 : 0}`);
    if (kind && DASHES[(kind - 1) % DASHES.length]) {
      line.setAttribute("stroke-dasharray", DASHES[(kind - 1) % DASHES.length]);
    }
  }
}

/** Drags what is in a frame with the pointer. */
function draggable(frame) {
  let from = null;
  frame.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button === 0) {
      from = { x: event.clientX + frame.scrollLeft, y: event.clientY + frame.scrollTop };
    }
  });
  frame.addEventListener("pointermove", (event) => {
    if (from && event.buttons) {
      frame.scrollTo(from.x - event.clientX, from.y - event.clientY);
    }
  });
  frame.addEventListener("pointerup", () => (from = null));
}

/**
 * A figure with a picture of the API.
 * @param question what to draw: {game, what, heaps}
 * @param heading makes what stands before the caption of the name of the picture
 */
export async function drawn(question, title, heading) {
  // The picture's own style sheet is for those who see it by itself; here the pages' rules hold, and no other may come in.
  const source = (await text("picture", { ...question, format: "svg", caption: "no" })).replace(/<style>[^]*?<\/style>/, "");
  const svg = document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);
  const caption = svg.querySelector("desc")?.textContent ?? "";
  const name = svg.querySelector("title")?.textContent ?? title;
  svg.querySelectorAll("title, desc").forEach((e) => e.remove());
  kinds(svg);
  svg.classList.add("drawn");
  svg.setAttribute("aria-label", name);
  const width = Number(svg.getAttribute("width"));
  const height = Number(svg.getAttribute("height"));
  let scale = 1;
  const size = () => {
    svg.setAttribute("width", Math.round(width * scale));
    svg.setAttribute("height", Math.round(height * scale));
  };
  const frame = h("div", { class: "drawn-frame", tabindex: "0", role: "region", "aria-label": `${name}; plus and minus make it larger and smaller` }, svg);
  const by = (factor) => {
    scale = Math.min(4, Math.max(0.25, scale * factor));
    size();
  };
  frame.addEventListener("keydown", (event) => {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP }[event.key];
    if (factor) {
      event.preventDefault();
      by(factor);
      say(`${Math.round(100 * scale)} %`);
    }
  });
  draggable(frame);
  // The top of a picture is in its middle.
  requestAnimationFrame(() => frame.scrollTo({ left: (frame.scrollWidth - frame.clientWidth) / 2 }));
  const tool = (sign, label, factor) => h("button", { type: "button", "aria-label": label, onclick: () => by(factor) }, sign);
  return figure(
    [h("div", { class: "tools" }, tool("−", "smaller", 1 / STEP), tool("+", "larger", STEP)), frame],
    h("b", {}, heading(name), ". "),
    caption,
  );
}
