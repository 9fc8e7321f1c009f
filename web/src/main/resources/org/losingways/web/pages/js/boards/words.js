// SPDX-License-Identifier: Apache-2.0
// Whatever has no board of its own: the parts of the position in words, and moves from the list.
import { h, replace } from "../dom.js";

export function words({ board, heaps }) {
  let parts = [...heaps];
  let marked = null;
  const element = h("div", { class: "board words", role: "group", "aria-label": "The position" });

  function draw() {
    replace(element, parts.length ? parts.map((part, i) => h("pre", { class: i === marked ? "part hinted" : "part" }, part.replaceAll("/", "\n"))) : h("p", { class: "aside" }, "nothing is left"));
  }

  draw();
  return {
    element,
    help: "Choose a move from the list.",
    isList: true,
    heaps: () => [...parts],
    allow() {},
    make(move) {
      const at = parts.indexOf(move.heap);
      parts.splice(at, 1, ...move.to);
      marked = null;
      draw();
    },
    point(move) {
      marked = parts.indexOf(move.heap);
      draw();
      return `Look at part ${marked + 1}.`;
    },
    hint(move) {
      marked = parts.indexOf(move.heap);
      draw();
      return `${move.heap} → ${move.to.join(" + ") || board.none}`;
    },
    memory: () => [...parts],
    recall(memory) {
      parts = [...memory];
      marked = null;
      draw();
    },
  };
}
