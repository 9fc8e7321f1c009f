// SPDX-License-Identifier: Apache-2.0
// Positions whose misère outcome differs from the normal one.
import { call } from "../api.js";
import { h, refusal, replace, unique } from "../dom.js";
import { term } from "../term.js";
import { legend } from "./grid.js";

let count = 1;
const answer = ({ game }) => call("frisky", { game, heaps: count });

function shown(found, state) {
  const rows = found.sequences.map((s) => {
    const list = s.frisky;
    return h("tr", {}, s.fixed.length ? h("th", { scope: "row" }, s.fixed.join(" + ")) : null,
      h("td", {}, list.length ? list.slice(0, 40).join(", ") + (list.length > 40 ? " …" : "") : "none"),
      h("td", {}, s.period ? `period ${s.period} from ${(s.fixed.at(-1) ?? 0) + s.preperiod} on${s.proved ? ", proved" : ", as far as was looked"}` : "no period seen"));
  });
  return [
    legend(state.labels),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Frisky positions" },
      h("table", {}, h("thead", {}, h("tr", {}, found.heaps > 1 ? h("th", { scope: "col" }, "beside") : null, h("th", { scope: "col" }, "frisky sizes of the largest heap"), h("th", { scope: "col" }, "how they go on"))), h("tbody", {}, rows))),
    found.complete !== false ? null : h("p", { class: "aside" }, "The time was not enough for all of it."),
  ];
}

export const friskyTab = {
  id: "frisky",
  title: "Frisky",
  json: answer,
  async show(question, state) {
    const place = h("div", { "aria-live": "polite" });
    const load = async () => {
      try {
        replace(place, shown(await answer(question), state));
      } catch (error) {
        replace(place, refusal(error));
      }
    };
    const id = unique("count");
    const choice = h("select", { id, onchange: (event) => { count = Number(event.target.value); load(); } }, [1, 2, 3, 4].map((n) => h("option", { value: String(n), ...(n === count ? { selected: true } : {}) }, ["one", "two", "three", "four"][n - 1])));
    await load();
    return [
      h("p", {}, "These are the ", term("frisky"), " positions with a few heaps, none larger than was looked at."),
      h("p", { class: "choices" }, h("label", { for: id }, "Heaps"), choice),
      place,
    ];
  },
};
