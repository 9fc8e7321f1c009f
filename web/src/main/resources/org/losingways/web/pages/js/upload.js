// SPDX-License-Identifier: Apache-2.0
// A graph of one's own: sent, solved and shown; the server does not keep it.
import { send } from "./api.js";
import { figure, h, refusal, replace, unique } from "./dom.js";
import { graph } from "./graph.js";
import { pPortionTex, presentationTex, tex } from "./maths.js";

const EXAMPLE = `digraph {
  A -> G
  R -> A; R -> G
  D -> R
  N -> D; N -> G
}`;
const MOST_BYTES = 1 << 20;

function shown(found) {
  return [
    h("p", {}, found.status === "solved" ? `The quotient has ${found.order} elements, ${found.pSize} of them in P.` : `Verified for coins on the first ${found.heapsComputed} vertices; the time was not enough for more.`),
    tex(presentationTex(found), true),
    found.pPortion.length ? tex(pPortionTex(found.pPortion), true) : null,
    figure(graph(found, "Your graph"), h("b", {}, "Your graph. "), found.caption),
  ];
}

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
          replace(answer, shown(await send("graph", field.value)));
        } catch (error) {
          replace(answer, refusal(error));
        }
      },
    },
    h("p", {}, h("label", { for: id }, "A directed graph without cycles, in DOT or JSON; coins slide along its arrows.")),
    field,
    h("div", { class: "tools" }, h("button", { class: "chief", type: "submit" }, "Solve the graph"), file),
  );
  return h("details", { class: "own-graph" }, h("summary", {}, "A graph of your own"), form, answer);
}
