// SPDX-License-Identifier: Apache-2.0
// The order of the partial quotients against the heap, growing as they are proved.
import { s } from "./dom.js";
import { path } from "./route.js";

const WIDTH = 460;
const HEIGHT = 250;
const LEFT = 52;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 40;

/** The plot of a state of the solver. */
export function plot(state) {
  const d3 = globalThis.d3;
  const last = Math.max(5, state.heapsComputed, ...(state.growing ? [state.growing.heap] : []));
  const steps = [{ heap: 0, order: 1 }, ...state.steps];
  const highest = Math.max(2, ...steps.map((x) => x.order));
  const x = d3.scaleLinear([0, last], [LEFT, WIDTH - RIGHT]);
  const isLog = highest > 60;
  const y = isLog
    ? d3.scaleLog([1, highest * 1.15], [HEIGHT - BOTTOM, TOP])
    : d3.scaleLinear([0, highest * 1.08], [HEIGHT - BOTTOM, TOP]);
  const ticksX = x.ticks(6).filter(Number.isInteger);
  const ticksY = (isLog ? [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].filter((t) => t <= highest * 1.15) : y.ticks(5)).filter(Number.isInteger);
  let line = `M${x(0)} ${y(1)}`;
  for (const step of state.steps) {
    line += `H${x(step.heap)}V${y(step.order)}`;
  }
  // From the first heap on with which the quotient is infinite there is no order to be drawn.
  const beyond = state.order === null && state.lastFinite !== undefined ? state.lastFinite + 1 : null;
  line += `H${x(beyond ?? state.heapsComputed)}`;
  const names = `The order of the quotient is ${steps.map((p) => `${p.order} from heap ${p.heap}`).slice(-12).join(", ")}${beyond === null ? "" : `, and infinite from heap ${beyond}`}.`;
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": names, class: "plot" },
    ticksY.map((t) => s("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(t), y2: y(t) })),
    ticksY.map((t) => s("text", { class: "small", x: LEFT - 8, y: y(t) + 4, "text-anchor": "end" }, String(t))),
    ticksX.map((t) => s("text", { class: "small", x: x(t), y: HEIGHT - BOTTOM + 18, "text-anchor": "middle" }, String(t))),
    s("line", { class: "axis", x1: LEFT, x2: WIDTH - RIGHT, y1: HEIGHT - BOTTOM + 0.5, y2: HEIGHT - BOTTOM + 0.5 }),
    s("text", { class: "small", x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 4, "text-anchor": "middle", "font-style": "italic" }, "heap"),
    s("text", { class: "small", transform: `translate(13 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)`, "text-anchor": "middle", "font-style": "italic" }, isLog ? "order (logarithmic)" : "order"),
    s("path", { class: "curve", d: line }),
    beyond === null ? null : [
      s("path", { class: "curve endless", d: `M${x(beyond)} ${y(steps[steps.length - 1].order)}V${TOP}` }),
      s("text", { class: "small", x: x(beyond) + 5, y: TOP + 8 }, "∞"),
    ],
    state.steps.map((p) => s("a", { href: `${path("explore", state.game)}?heaps=${p.heap}` },
      s("circle", { class: "hit", cx: x(p.heap), cy: y(p.order), r: 12 }),
      s("circle", { class: p.heap > state.lastTameHeap ? "step wild" : "step", cx: x(p.heap), cy: y(p.order), r: 3.4 }),
      s("title", {}, `heap ${p.heap}: order ${p.order}`))),
  );
}
