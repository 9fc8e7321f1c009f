// SPDX-License-Identifier: Apache-2.0
// Position: a row of heaps, who wins it, by which moves, and why.
import { call } from "./api.js";
import { analysis } from "./analysis.js";
import { ask } from "./ask.js";
import { usualHeaps } from "./boards/index.js";
import { checkButton, copyMenu } from "./copy.js";
import { h, refusal, replace, unique } from "./dom.js";
import { named } from "./gallery.js";
import { go, here, path, plusses, rename } from "./route.js";

const EXAMPLE = ["0.123", "9+8+5+3"];

export async function position(main, [game = EXAMPLE[0], heapText], query) {
  const { game: code, board } = await call("rules", { game }).catch(() => ({ game, board: { kind: "rows" } }));
  const text = heapText ?? (game === EXAMPLE[0] ? EXAMPLE[1] : usualHeaps(code, board).join("+"));
  const compare = query.get("compare") === "normal";
  const known = (await named()).find((g) => g.name === game || g.code === game);
  document.title = `${text} in ${known?.title ?? game} · Losing Ways`;
  const form = ask(
    [{ name: "game", label: "Game", value: game }, { name: "position", label: "Heaps", value: text, placeholder: "9+8+5+3" }],
    "Look",
    (typed) => go(path("position", typed.game.trim(), plusses(typed.position)) + here().search),
  );
  const first = await call("outcome", { game, position: text }).catch((error) => error);
  if (first instanceof Error) {
    replace(main, form, refusal(first));
    return null;
  }
  const address = (heaps, isCompared) => path("position", game, heaps.join("+") || "0") + (isCompared ? "?compare=normal" : "");
  let isCompared = compare;
  const view = analysis({
    game,
    heaps: first.position,
    compare,
    onChange: (heaps) => {
      rename(address(heaps, isCompared));
      form.elements.position.value = heaps.join("+");
    },
  });
  const id = unique("compare");
  const toggle = h("input", { id, type: "checkbox", role: "switch", checked: compare, onchange: (event) => {
    isCompared = event.target.checked;
    view.compare(isCompared);
    rename(address(view.heaps(), isCompared));
  } });
  replace(
    main,
    form,
    h("h1", {}, "Who wins?", h("span", { class: "folio" }, known?.title ?? game)),
    h("p", { class: "aside" }, "Press a heap to see its moves, a move to make it. Heaps in which a move wins stand on a blue ground."),
    h("p", {}, h("span", { class: "switch" }, toggle, h("label", { for: id }, "compare with normal play"))),
    view.element,
    h("div", { class: "tools" },
      copyMenu({ game: () => game, json: () => call("outcome", { game, position: view.heaps().join("+"), genus: "yes" }), picture: () => ({ game, what: "phi" }) }),
      h("a", { class: "aside", href: path("explore", game) }, "explore the game"),
      h("a", { class: "aside", href: path("play", game, text) }, "play from here"),
      checkButton(() => game)),
  );
  return null;
}
