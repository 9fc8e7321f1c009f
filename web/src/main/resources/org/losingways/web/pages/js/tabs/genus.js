// SPDX-License-Identifier: Apache-2.0
// Genus values.
import { call } from "../api.js";
import { h } from "../dom.js";
import { genus } from "../maths.js";
import { heapName, legend, valueGrid } from "./grid.js";

const HEAPS = 60;
const MOST = 2000;
/** All heaps there are, if these are no sizes. */
const answer = ({ game }, state) => call("genus", { game, heaps: Math.min(MOST, Math.max(HEAPS, (state?.labels?.length ?? 0) - 1)) });

export const genusTab = {
  id: "genus",
  title: "Genus",
  json: answer,
  async show(question, state) {
    const found = await answer(question, state);
    const wild = found.firstWild;
    return [
      h("p", {}, "The genus of a heap: its normal-play value, and above it the misère values of the heap beside 0, 1, 2, … nim-heaps of size 2; the last two digits repeat for ever. A heap is lost for the player to move when the first superscript is 0."),
      valueGrid(found.genera.map((g) => ({ content: genus(g), outcome: g ? (/\^(0|\[0\])/.test(g) ? "P" : "N") : null })), found.period, found.preperiod, found.labels),
      legend(found.labels),
      h("p", {}, wild
        ? ["The first wild heap is ", heapName(found.labels, wild.heap), ", of genus ", genus(wild.genus), "."]
        : "None of these heaps is wild.",
        found.period ? ` The genera repeat with period ${found.period} from heap ${found.preperiod} on${found.periodProved ? ", which is proved." : ", as far as was looked."}` : ""),
    ];
  },
};
