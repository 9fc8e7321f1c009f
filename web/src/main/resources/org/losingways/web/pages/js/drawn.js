// SPDX-License-Identifier: Apache-2.0
// The pictures that `misere draw` makes, in the colours of the page: at their own size, to be moved by the pointer, larger and smaller with + and −.
import { text } from "./api.js";
import { figure, h, replace, say } from "./dom.js";

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

/** The text that is written on a shape of the picture. */
function near(svg, shape) {
  if (!/^(rect|path|circle)$/.test(shape.tagName)) {
    return undefined;
  }
  const box = shape.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].find((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom && box.width < 300;
  });
}

/**
 * A figure with a picture of the API.
 * @param question what to draw: {game, what, heaps}
 * @param heading makes what stands before the caption of the name of the picture
 * @param onPoint called with the text that the pointer is on; what it returns is shown below the picture
 */
export async function drawn(question, title, heading, onPoint) {
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
  const isPhone = innerWidth < 600;
  /** All of it is seen, as long as its letters can be read. */
  const fitting = (across, down) => Math.max(isPhone ? 0.6 : 0.3, Math.min(1, across / width, down / height));
  const main = getComputedStyle(document.getElementById("main"));
  const room = Number.parseFloat(main.width) - Number.parseFloat(main.paddingLeft) - Number.parseFloat(main.paddingRight) - 4;
  let scale = fitting(room, 0.84 * innerHeight);
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
  size();
  const fit = () => {
    scale = document.fullscreenElement === frame ? Math.min((frame.clientWidth - 40) / width, (frame.clientHeight - 40) / height, 2) : fitting(frame.clientWidth - 2, 0.84 * innerHeight);
    size();
  };
  frame.addEventListener("fullscreenchange", fit);
  draggable(frame);
  const product = onPoint ? h("p", { class: "aside product", "aria-live": "off" }, "Point at an element to see its products.") : null;
  frame.addEventListener("pointerover", (event) => {
    const pointed = event.target.closest?.("text") ?? near(svg, event.target);
    if (onPoint && pointed) {
      onPoint(pointed.textContent).then((said) => said && replace(product, said)).catch(() => {});
    }
  });
  // The top of a picture is in its middle.
  requestAnimationFrame(() => frame.scrollTo({ left: (frame.scrollWidth - frame.clientWidth) / 2 }));
  const tool = (sign, label, factor) => h("button", { type: "button", "aria-label": label, onclick: () => by(factor) }, sign);
  return figure(
    [
      h("div", { class: "tools" }, tool("−", "smaller", 1 / STEP), tool("+", "larger", STEP), h("button", { type: "button", onclick: fit }, "Fit"), frame.requestFullscreen ? h("button", { type: "button", onclick: () => frame.requestFullscreen().catch(() => say("This browser does not show it on the whole screen.")) }, "Full screen") : null),
      frame,
      product,
    ],
    h("b", {}, heading(name), ". "),
    caption,
  );
}
