// SPDX-License-Identifier: Apache-2.0
// Position: a row of heaps, who wins it, by which moves, and why.
import { splitPosition } from "./address.js";
import { call } from "./api.js";
import { analysis } from "./analysis.js";
import { partizanAnalysis } from "./partizan.js";
import { titleOf } from "./explore.js";
import { ask } from "./ask.js";
import { usualHeaps } from "./boards/index.js";
import { checkButton, copyMenu } from "./copy.js";
import { h, refusal, replace, unique } from "./dom.js";
import { named } from "./gallery.js";
import { term } from "./term.js";
import { go, here, path, plusses, rename, visit } from "./route.js";

const EXAMPLE = ["0.123", "9+8+5+3"];

export async function position(main, asked, query) {
  const names = (await named()).map((g) => g.name);
  const [game = EXAMPLE[0], heapText] = splitPosition(asked, names);
  const { game: code, board, partizan } = await call("rules", { game }).catch(() => ({ game, board: { kind: "rows" }, partizan: false }));
  const text = heapText ?? (game === EXAMPLE[0] ? EXAMPLE[1] : usualHeaps(code, board).join("+"));
  const compare = query.get("compare") === "normal";
  const known = (await named()).find((g) => g.name === game || g.code === game);
  document.title = `${text} in ${titleOf(game, known)} · Losing Ways`;
  const first = await call("outcome", { game, position: text }).catch((error) => error);
  const isLabelled = typeof first.position?.[0] === "string";
  const form = ask(
    [{ name: "game", label: "Game", value: game }, { name: "position", label: isLabelled ? "Position" : "Heaps", value: text, placeholder: "9+8+5+3" }],
    "Look",
    (typed) => go(path("position", typed.game.trim(), plusses(typed.position)) + here().search),
  );
  if (first instanceof Error) {
    replace(main, form, h("h1", {}, "This cannot be shown"), refusal(first));
    return null;
  }
  const address = (heaps, isCompared) => path("position", game, heaps.join("+") || "0") + (isCompared ? "?compare=normal" : "");
  let isCompared = compare;
  const links = h("span", { class: "tools" });
  const link = (heaps) => {
    const now = heaps.join("+") || "0";
    replace(links,
      h("a", { class: "aside", href: path("play", game, now) }, "play from here"),
      partizan ? null : h("a", { class: "aside", href: `${path("tools", "distinguish")}?${new URLSearchParams({ game, first: now, second: "0" })}` }, "tell it from another"));
  };
  const view = (partizan ? partizanAnalysis : analysis)({
    game,
    heaps: first.position,
    compare,
    onChange: (heaps) => {
      visit(address(heaps, isCompared));
      form.elements.position.value = heaps.join("+");
      link(heaps);
    },
  });
  link(first.position);
  const id = unique("compare");
  const toggle = h("input", { id, type: "checkbox", role: "switch", checked: compare, onchange: (event) => {
    isCompared = event.target.checked;
    view.compare(isCompared);
    rename(address(view.heaps(), isCompared));
  } });
  replace(
    main,
    form,
    h("h1", {}, "Who wins?", h("span", { class: "folio" }, titleOf(game, known))),
    partizan
      ? h("p", { class: "aside" }, "Left's moves and Right's stand below; press one to make it.")
      : [
          h("p", { class: "aside" }, `Press a ${isLabelled ? "part" : "heap"} to see its moves, a move to make it. ${isLabelled ? "Parts" : "Heaps"} in which a move wins stand on a heavy line; a move that wins leaves a `, term("P-position"), "."),
          h("p", {}, h("span", { class: "switch" }, toggle, h("label", { for: id }, "compare with normal play"))),
        ],
    view.element,
    h("div", { class: "tools" },
      copyMenu({ question: () => ({ game }), json: () => call("outcome", { game, position: view.heaps().join("+"), genus: "yes" }), picture: () => ({ game, what: "phi" }) }),
      h("a", { class: "aside", href: path("explore", game) }, "explore the game"),
      links,
      checkButton(() => ({ game }))),
  );
  const left = () => {};
  left.back = () => {
    const { parts: [page, ...rest], query: now } = here();
    const [there, heapsThere] = splitPosition(rest, names);
    if (page !== "position" || there !== game || !heapsThere) {
      return false;
    }
    isCompared = now.get("compare") === "normal";
    toggle.checked = isCompared;
    view.compare?.(isCompared);
    view.show(heapsThere === "0" ? [] : heapsThere.split("+").map((x) => (isLabelled ? x : Number(x))));
    form.elements.position.value = heapsThere;
    return true;
  };
  return left;
}
