// SPDX-License-Identifier: Apache-2.0
// A position of Left and Right: who wins when either begins, and every move.
import { call } from "./api.js";
import { h, refusal, replace } from "./dom.js";
import { wordHtml } from "./maths.js";
import { heapsTo } from "./tabs/grid.js";
import { outcomeMark, OUTCOMES } from "./tabs/partizan.js";

const MOST_CHIPS = 60;
const written = (move) => (move.to.length ? move.to.join("+") : "0");

/**
 * @param set {game, heaps, onChange(heaps)}
 * @returns {element, heaps(), show(heaps)}
 */
export function partizanAnalysis(set) {
  let heaps = [...set.heaps];
  let asked = 0;
  const place = h("ul", { class: "heaps", "aria-label": "Heaps" });
  const verdict = h("p", { class: "verdict", role: "status", tabindex: "-1" });
  const sides = h("div", { class: "columns" });
  const reason = h("div", {});
  const element = h("div", { class: "analysis" }, place, verdict, sides, reason);

  function make(move) {
    const i = heaps.indexOf(move.heap);
    to([...heaps.slice(0, i), ...move.to, ...heaps.slice(i + 1)]);
  }

  function to(next) {
    const hadFocus = element.contains(document.activeElement);
    heaps = next;
    set.onChange?.(heaps);
    load().then(() => hadFocus && !element.contains(document.activeElement) && verdict.focus());
  }

  function chip(move) {
    const label = `${move.heap} → ${written(move)}`;
    return h("li", {}, h("button", { type: "button", class: move.wins ? "wins" : null, "aria-label": `${label}, leaves ${move.outcome ?? "what is not known"}${move.wins ? ", wins" : ""}`, onclick: () => make(move) }, label, move.outcome ? h("span", { class: `${move.outcome}-dot` }) : null));
  }

  function side(name, letter, moves, begins) {
    const shown = moves ?? [];
    return h(
      "div",
      {},
      h("h2", {}, h("span", { class: `${letter}-dot` }), `When ${name} begins`),
      h("p", {}, begins?.wins === null || begins === undefined ? "It is not known who wins." : shown.length === 0 && moves ? `${name} has no move, and so has won.` : begins.wins ? `${name} wins, by the moves in bold.` : `${name} loses, whatever is played.`),
      moves === null ? h("p", { class: "aside" }, "The moves are too many to list.") : h("ul", { class: "moves" }, shown.slice(0, MOST_CHIPS).map(chip)),
      shown.length > MOST_CHIPS ? h("p", { class: "aside" }, `… and ${shown.length - MOST_CHIPS} more.`) : null,
    );
  }

  function draw(found) {
    replace(
      place,
      found.position.map((heap, i) => h("li", { class: "heap" },
        typeof heap === "string"
          ? h("span", { class: "label" }, heap)
          : h("span", { class: "strip", role: "img", "aria-label": `a strip of ${heap}` }, heap > 60 ? String(heap) : Array.from({ length: heap }, () => h("span", { class: "bean" }))),
        h("div", { class: "word" }, found.reduction ? wordHtml(found.reduction.heaps[i].word) : ""),
        typeof heap === "string" ? null : h("div", { class: "sizes" },
          h("button", { type: "button", "aria-label": `one fewer in heap ${i + 1}`, onclick: () => to(heap > 1 ? heaps.map((x, j) => (j === i ? x - 1 : x)) : heaps.filter((x, j) => j !== i)) }, "−"),
          String(heap),
          h("button", { type: "button", "aria-label": `one more in heap ${i + 1}`, onclick: () => to(heaps.map((x, j) => (j === i ? x + 1 : x))) }, "+")))),
      typeof found.position[0] === "string" ? null : h("li", { class: "heap" }, h("button", { type: "button", onclick: () => to([...heaps, 1]) }, "add a heap")),
    );
    replace(
      verdict,
      found.outcome ? outcomeMark(found.outcome, `${found.outcome}: ${OUTCOMES[found.outcome]}.`) : "Not known: the monoid does not reach these heaps, and there are too many positions to play this out.",
      found.value ? ["  Value ", wordHtml(found.value), heapsTo(found) ? ` among positions${heapsTo(found)}` : "", "."] : "",
    );
    replace(sides, side("Left", "L", found.leftMoves, found.left), side("Right", "R", found.rightMoves, found.right));
    replace(reason, why(found));
  }

  /** The values of the heaps, their product and its outcome. */
  function why({ reduction: product, position, outcome }) {
    return product && position.length
      ? [
          h("h2", {}, "Why"),
          h("p", {}, position.join(" + "), " has the value ", product.heaps.flatMap((x, i) => [i ? " · " : "", wordHtml(x.word)]), position.length > 1 ? [" = ", wordHtml(product.end)] : null, ", whose outcome is ", outcomeMark(outcome, `${outcome}: ${OUTCOMES[outcome]}`), "."),
        ]
      : [];
  }

  async function load() {
    asked += 1;
    const mine = asked;
    try {
      const found = await call("outcome", { game: set.game, position: heaps.join("+") || "0" });
      if (mine === asked) {
        heaps = [...found.position];
        draw(found);
      }
    } catch (error) {
      if (mine === asked) {
        replace(verdict, refusal(error));
      }
    }
  }

  load();
  return {
    element,
    heaps: () => heaps,
    show(next) {
      heaps = next;
      load();
    },
  };
}
