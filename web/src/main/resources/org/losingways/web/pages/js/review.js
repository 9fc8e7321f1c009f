// SPDX-License-Identifier: Apache-2.0
// A match looked at again: who could win before each move, and which move lost it.
import { call } from "./api.js";
import { h, refusal, replace } from "./dom.js";
import { isWon, winning, written } from "./moves.js";

/** Each turn with its outcome, and whether its move gave the win away. */
async function judged({ game, play, turns }) {
  const answers = await Promise.all(turns.map(({ heaps }) => call("outcome", { game, position: heaps.join("+") })));
  return turns.map((turn, i) => {
    const best = winning(answers[i], play, turn.side);
    const wins = isWon(answers[i], play, turn.side);
    const isBest = best.some((move) => move.heap === turn.move.heap && move.to.join("+") === turn.move.to.join("+"));
    return { ...turn, wins, best, isMistake: wins === true && best.length > 0 && !isBest };
  });
}

function summary(all) {
  const last = all.findLastIndex((turn) => turn.isMistake);
  if (last < 0) {
    return "Nobody made a mistake: the first position decided the match.";
  }
  const { who } = all[last];
  return `${who === "You" ? "Your" : who === "Machine" ? "The machine's" : `The ${who.toLowerCase()}'s`} move ${last + 1} lost the match.`;
}

/**
 * Shows the review.
 * @param set {game, play, turns: [{heaps, move, who, side}], kind: of board, place: where, onBack(ply)}
 */
export async function review(set) {
  replace(set.place, h("p", { class: "aside", role: "status" }, `Looking at ${set.turns.length} moves …`));
  try {
    const all = await judged(set);
    const decisive = all.findLastIndex((turn) => turn.isMistake);
    const row = (turn, i) => h(
      "tr",
      { class: i === decisive ? "decisive" : null },
      h("td", {}, String(i + 1)),
      h("td", {}, turn.heaps.join(" + ")),
      h("td", {}, turn.wins === undefined ? "?" : [h("span", { class: turn.wins ? "N-dot" : "P-dot" }), turn.wins ? "N, can be won" : "P, lost"]),
      h("td", {}, `${turn.who}: ${written(turn.move, set.kind)}`),
      h("td", {}, turn.isMistake ? [i === decisive ? h("b", {}, "This move lost it. ") : "A mistake. ", `${written(turn.best[0], set.kind)} wins. `, turn.who === "Machine" ? null : h("button", { type: "button", onclick: () => set.onBack(i) }, `Try move ${i + 1} again`)] : ""),
    );
    replace(
      set.place,
      h("section", { class: "review", "aria-label": "Review" },
        h("h2", {}, "Review"),
        h("p", {}, summary(all)),
        h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Every move of the match" },
          h("table", {}, h("thead", {}, h("tr", {}, ["move", "before it", "player to move", "played", "note"].map((head) => h("th", { scope: "col" }, head)))), h("tbody", {}, all.map(row))))),
    );
  } catch (error) {
    replace(set.place, refusal(error));
  }
}
