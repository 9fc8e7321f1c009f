// SPDX-License-Identifier: Apache-2.0
// Long lists, a page at a time.
import { h } from "./dom.js";

/**
 * Shows the first page, and has buttons for the others.
 * @param show called with the first of a page and the one after its last
 * @returns the buttons, none if one page is enough
 */
export function pager(count, most, noun, show) {
  let page = 0;
  const pages = Math.max(1, Math.ceil(count / most));
  const said = h("span", { class: "aside", role: "status" });
  const before = h("button", { type: "button", onclick: () => turn(page - 1) }, "← before");
  const after = h("button", { type: "button", onclick: () => turn(page + 1) }, "next →");

  function turn(to) {
    page = Math.min(pages - 1, Math.max(0, to));
    const begin = page * most;
    const end = Math.min(count, begin + most);
    show(begin, end);
    before.disabled = page === 0;
    after.disabled = page === pages - 1;
    said.textContent = `${noun} ${begin + 1} to ${end} of ${count}`;
  }

  turn(0);
  return pages > 1 ? h("div", { class: "pager" }, before, after, said) : null;
}
