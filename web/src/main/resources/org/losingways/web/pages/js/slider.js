// SPDX-License-Identifier: Apache-2.0
// A slider over heaps: the partial quotient to each of them.
import { h, unique } from "./dom.js";

/**
 * @param onChange called with a heap, 0 for all that is known, and whether the choice is final
 * @returns {element, reach(state, part), set(heap)}
 */
export function slider(onChange) {
  const id = unique("heaps");
  const range = h("input", { id, type: "range", min: "1", max: "1", step: "1" });
  const said = h("output", { for: id });
  const element = h("div", { class: "slider later" }, h("label", { for: id, class: "aside" }, "Quotient to heap"), range, said);
  let labels = null;
  let all = true;
  let isSolved = false;
  const most = () => Number(range.max);
  const choice = () => (all && Number(range.value) === most() ? 0 : Number(range.value));

  function tell() {
    const heap = Number(range.value);
    said.textContent = (labels?.[heap] ?? String(heap)) + (choice() === 0 ? (isSolved ? "; solved for all" : ", as far as this run") : "");
  }

  range.addEventListener("input", () => {
    tell();
    onChange(choice(), false);
  });
  range.addEventListener("change", () => onChange(choice(), true));
  return {
    element,
    reach(state, part) {
      labels = state.labels ?? null;
      isSolved = state.status === "solved";
      const last = Math.max(1, state.heapsComputed, part);
      // A heap that the solver has not reached can be asked for nevertheless.
      all = state.heapsComputed >= last;
      range.max = String(last);
      range.value = String(part || last);
      // Its room is kept while heaps may still come.
      const isUseless = state.heapsComputed < 2 && !part;
      element.hidden = isUseless && state.phase === "done";
      element.classList.toggle("later", isUseless);
      tell();
    },
    set(heap) {
      range.value = String(heap);
      tell();
      onChange(choice(), true);
    },
  };
}
