// SPDX-License-Identifier: Apache-2.0
// Genus values.
import { call } from "../api.js";
import { h } from "../dom.js";
import { genus } from "../maths.js";
import { term } from "../term.js";
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
      h("p", {}, "The ", term("genus"), " of each heap. A heap is a ", term("P-position"), " if its first superscript is 0, otherwise an ", term("N-position"), "."),
      valueGrid(found.genera.map((g) => ({ content: genus(g), outcome: g ? (/\^(0|\[0\])/.test(g) ? "P" : "N") : null })), found.period, found.preperiod, found.labels),
      legend(found.labels),
      h("p", {}, wild
        ? ["The first ", term("wild"), " heap is ", heapName(found.labels, wild.heap), ", of genus ", genus(wild.genus), "."]
        : ["None of these heaps is ", term("wild"), "."],
        found.period ? [" The genera repeat with ", term("period"), ` ${found.period} from heap ${found.preperiod} on${found.periodProved ? ", which is proved." : ", as far as was looked."}`] : ""),
    ];
  },
};
