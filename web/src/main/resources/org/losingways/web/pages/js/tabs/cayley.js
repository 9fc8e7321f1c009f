// SPDX-License-Identifier: Apache-2.0
// The Cayley graph, to be dragged and zoomed.
import { call } from "../api.js";
import { figure, h, s } from "../dom.js";
import { graph } from "../graph.js";

const answer = (game) => call("cayley", { game });

export const cayleyTab = {
  id: "cayley",
  title: "Cayley graph",
  picture: "cayley",
  json: answer,
  async show(game) {
    const found = await answer(game);
    return figure(
      graph(found, `The Cayley graph of ${game}, ${found.nodes.length} elements`),
      h("p", { class: "key" }, found.kinds.map((name, i) => h("span", {}, s("svg", { viewBox: "0 0 36 10", "aria-hidden": "true" }, s("path", { class: `link kind-${(i % 6) + 1}`, d: "M0 5H36" })), name))),
      h("b", {}, "Cayley graph. "),
      "An arrow leads from each element to its product with a generator; a line without a head goes both ways. Round, blue and heavy: in P. Drag a dot to move it, drag the paper to move all, turn the wheel to come closer; the pointer on a dot leaves only its neighbours.",
    );
  },
};
