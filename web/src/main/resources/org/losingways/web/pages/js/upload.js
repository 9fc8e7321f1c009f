// SPDX-License-Identifier: Apache-2.0
// A graph of one's own: written into the address, so that it can be linked, explored and played as any other game.
import { send } from "./api.js";
import { h, refusal, replace, unique } from "./dom.js";
import { go, path } from "./route.js";

const EXAMPLE = `digraph {
  A -> G
  R -> A; R -> G
  D -> R
  N -> D; N -> G
}`;
const MOST_BYTES = 1 << 20;
const MOST_IN_ADDRESS = 2000;

/** The form in which a graph is typed or chosen. */
export function upload() {
  const id = unique("graph");
  const answer = h("div", { "aria-live": "polite" });
  const field = h("textarea", { id, rows: "7", cols: "44", spellcheck: "false" });
  field.value = EXAMPLE;
  const file = h("input", { type: "file", accept: ".dot,.gv,.json,text/plain,application/json", "aria-label": "A file with a graph" });
  file.addEventListener("change", async () => {
    const chosen = file.files[0];
    if (chosen && chosen.size <= MOST_BYTES) {
      field.value = await chosen.text();
    } else if (chosen) {
      replace(answer, refusal(new Error("The file is too large: a megabyte is the most.")));
    }
  });
  const form = h(
    "form",
    {
      class: "upload",
      onsubmit: async (event) => {
        event.preventDefault();
        replace(answer, h("p", { class: "aside" }, "One moment …"));
        try {
          const { game } = await send("graph", field.value);
          if (game.length > MOST_IN_ADDRESS) {
            throw new Error("The graph is too large for an address: misere solve graph:FILE takes it.");
          }
          go(path("explore", game));
        } catch (error) {
          replace(answer, refusal(error));
        }
      },
    },
    h("p", {}, h("label", { for: id }, "A directed graph without cycles, in DOT or JSON; coins slide along its arrows. Blue arrows are for Left alone and red ones for Right.")),
    field,
    h("div", { class: "tools" }, h("button", { class: "chief", type: "submit" }, "Solve the graph"), file),
  );
  return h("details", { class: "own-graph" }, h("summary", {}, "A graph of your own"), form, answer);
}
