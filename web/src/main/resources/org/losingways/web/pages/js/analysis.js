// SPDX-License-Identifier: Apache-2.0
// Heaps that can be changed and moved in, with everything that is known about them.
import { call } from "./api.js";
import { h, refusal, replace } from "./dom.js";
import { genus, word, wordHtml } from "./maths.js";
import { path } from "./route.js";
import { heapsTo } from "./tabs/grid.js";

const MOST_DRAWN = 60;
const MOST_CHIPS = 48;
const written = (move) => (move.to.length ? move.to.join("+") : "0");

/** A relation; or, where no relations say it, what does. */
function reason(by) {
  const [left, right] = by.split("=");
  return right === undefined ? by : ["by ", wordHtml(left), " = ", wordHtml(right)];
}

/**
 * @param set {game, heaps, compare: boolean, onChange(heaps)}
 */
export function analysis(set) {
  let heaps = [...set.heaps];
  let compare = set.compare ?? false;
  let open = -1;
  let answer = null;
  let asked = 0;
  const place = h("ul", { class: "heaps", "aria-label": "Heaps" });
  const verdict = h("p", { class: "verdict", role: "status", tabindex: "-1" });
  const moves = h("div", {});
  const reduction = h("div", {});

  const wins = (move, play = "misere") => move[play] === "P";

  function beans(count) {
    if (typeof count === "string") {
      return h("span", { class: "label" }, count.split("/").flatMap((line, i) => [i ? h("br") : "", line]));
    }
    if (count > MOST_DRAWN) {
      return h("span", {}, `${count}`);
    }
    return Array.from({ length: count }, (x, i) => h("span", { class: "bean" }));
  }

  function draw() {
    replace(
      place,
      heaps.map((size, i) => {
        const mine = (answer?.moves ?? []).filter((m) => m.heap === size);
        const winning = mine.filter((m) => wins(m));
        const value = answer?.reduction?.heaps.find((x) => x.heap === size)?.word;
        return h(
          "li",
          { class: winning.length ? "heap wins" : "heap", "data-open": String(i === open) },
          h(
            "button",
            { type: "button", class: "stack", "aria-expanded": String(i === open), "aria-label": `heap of ${size}${winning.length ? `, winning moves to ${winning.map(written).join(" or ")}` : answer?.outcome ? ", no winning move" : ""}`, onclick: () => { open = open === i ? -1 : i; draw(); place.querySelectorAll(".stack")[i]?.focus(); } },
            beans(size),
          ),
          h("div", { class: "word" }, value ? wordHtml(value) : ""),
          typeof size === "string" ? null : h("div", { class: "sizes" },
            h("button", { type: "button", "aria-label": `one bean fewer in heap ${i + 1}`, onclick: () => change(i, size - 1) }, "−"),
            String(size),
            h("button", { type: "button", "aria-label": `one bean more in heap ${i + 1}`, onclick: () => change(i, size + 1) }, "+")),
        );
      }),
      heaps.some((x) => typeof x === "string") ? null : h("li", { class: "heap" }, h("button", { type: "button", onclick: () => set_([...heaps, 1]) }, "add a heap")),
    );
    drawMoves();
  }

  function chip(move) {
    const classes = [wins(move) ? "wins" : "", compare && wins(move, "normal") ? "wins-normal" : ""].filter(Boolean).join(" ");
    const label = `${move.heap} → ${written(move)}`;
    const sign = move.misere ? h("span", { class: `${move.misere}-dot` }) : null;
    return h("li", {}, h("button", { type: "button", class: classes || null, "aria-label": `${label}${wins(move) ? ", wins" : ""}${compare ? (wins(move, "normal") ? ", wins in normal play" : "") : ""}`, onclick: () => make(move) }, label, sign));
  }

  function drawMoves() {
    if (!answer) {
      replace(moves);
      return;
    }
    const all = answer.moves ?? answer.winning.map((m) => ({ ...m, misere: "P" }));
    const shown = open >= 0 ? all.filter((m) => m.heap === heaps[open]) : all.filter((m) => wins(m) || (compare && wins(m, "normal")));
    replace(
      moves,
      h("h2", {}, open >= 0 ? `Moves in a heap of ${heaps[open]}` : "Winning moves"),
      shown.length
        ? h("ul", { class: "moves" }, shown.slice(0, MOST_CHIPS).map(chip))
        : h("p", { class: "aside" }, open >= 0 ? "There is no move in it." : !answer.outcome ? "It is not known which moves win." : answer.complete === false ? "None was found, and not all moves could be looked at." : heaps.length ? "None: every move leaves a position that the other player wins." : "The position is empty: there is no move, and in misère play that wins."),
      shown.length > MOST_CHIPS ? h("p", { class: "aside" }, `… and ${shown.length - MOST_CHIPS} more.`) : null,
    );
  }

  function make(move) {
    const i = open >= 0 && heaps[open] === move.heap ? open : heaps.indexOf(move.heap);
    set_([...heaps.slice(0, i), ...move.to, ...heaps.slice(i + 1)]);
  }

  function change(i, size) {
    set_(size <= 0 ? heaps.filter((x, j) => j !== i) : heaps.map((x, j) => (j === i ? size : x)));
  }

  function set_(next) {
    const place_ = focused();
    heaps = next;
    open = -1;
    set.onChange?.(heaps);
    load().then(() => refocus(place_));
  }

  /** Which control has the focus, by its place among those of its kind. */
  function focused() {
    const active = document.activeElement;
    if (!element.contains(active)) {
      return null;
    }
    const kind = active.closest(".moves") ? ".moves button" : active.matches(".stack") ? ".stack" : ".sizes button";
    return { kind, at: [...element.querySelectorAll(kind)].indexOf(active) };
  }

  /** The focus stays where it was, as far as there is such a place. */
  function refocus(was) {
    if (was && !element.contains(document.activeElement)) {
      const there = [...element.querySelectorAll(was.kind)];
      (there[Math.min(was.at, there.length - 1)] ?? verdict).focus();
    }
  }

  function drawVerdict(found) {
    const isP = found.outcome === "P";
    const side = found.outcome
      ? h("em", { class: isP ? "p" : "n" }, h("span", { class: isP ? "P-dot" : "N-dot" }), isP ? "P: the player to move loses." : "N: the player to move wins.")
      : ["Not known: the quotient does not reach these heaps, and there are too many positions to play this out.",
          heaps.some((x) => typeof x === "string") ? null : [" ", h("a", { href: `${path("explore", set.game, "gauges")}?position=${heaps.join("+")}` }, "Linear forms"), " may decide it."]];
    const genusText = found.genus ? [", genus ", genus(found.genus)] : "";
    const within = heapsTo(found);
    const value = found.value ? ["  Value ", word(found.value), within ? ` among positions${within}` : "", genusText, "."] : "";
    const plain = compare && found.normal.outcome
      ? h("span", { class: "aside" }, ` In normal play ${found.normal.outcome === "P" ? "P" : "N"}, nim-value ${found.normal.value}.`)
      : "";
    replace(verdict, side, value, plain);
  }

  function drawReduction(found) {
    const r = found.reduction;
    if (!r || heaps.length === 0) {
      replace(reduction);
      return;
    }
    const factors = r.heaps.map((x, i) => [i ? " · " : "", wordHtml(x.word)]);
    replace(
      reduction,
      h("h2", {}, "Why"),
      h("p", {}, r.heaps.map((x) => x.heap).join(" + "), " has the value ", factors, r.heaps.length > 1 ? [" = ", wordHtml(r.start)] : null, r.steps.length ? ", which reduces:" : "."),
      r.steps.length
        ? h("table", { class: "derivation" }, h("tbody", {}, h("tr", {}, h("td", {}), h("td", {}, wordHtml(r.start)), h("td", {})), r.steps.map((step) => h("tr", {}, h("td", {}, "="), h("td", {}, wordHtml(step.to)), h("td", { class: "aside" }, reason(step.by))))))
        : null,
      h("p", {}, wordHtml(r.end), r.inP ? " is in P, so every move leaves a position outside P." : " is not in P, so some move leaves a position in P."),
    );
  }

  async function load() {
    asked += 1;
    const mine = asked;
    const position = heaps.join("+");
    try {
      const found = await call("outcome", { game: set.game, position });
      if (mine !== asked) {
        return;
      }
      answer = found;
      draw();
      drawVerdict(found);
      drawReduction(found);
      const more = await call("outcome", { game: set.game, position, genus: "yes" });
      if (mine === asked) {
        answer = more;
        drawVerdict(more);
      }
    } catch (error) {
      if (mine === asked) {
        replace(verdict, refusal(error));
      }
    }
  }

  const element = h("div", { class: "analysis" }, place, verdict, moves, reduction);
  draw();
  load();
  return {
    element,
    heaps: () => heaps,
    show(next) {
      heaps = next;
      open = -1;
      load();
    },
    answer: () => answer,
    compare(isOn) {
      compare = isOn;
      if (answer) {
        draw();
        drawVerdict(answer);
      }
    },
  };
}
