// SPDX-License-Identifier: Apache-2.0
// Play: against the machine, misère or normal.
import { call } from "./api.js";
import { ask } from "./ask.js";
import { usualHeaps } from "./boards/index.js";
import { checkButton, copyMenu } from "./copy.js";
import { h, refusal, replace, unique } from "./dom.js";
import { gallery, named } from "./gallery.js";
import { match } from "./match.js";
import { go, here, path, plusses } from "./route.js";

const LEVELS = ["perfect", "medium", "easy"];

function choice(label, name, options, value, onChange) {
  const id = unique(name);
  return h("span", { class: "switch" }, h("label", { for: id }, label), h("select", { id, onchange: (e) => onChange(e.target.value) }, options.map(([v, text]) => h("option", { value: v, ...(v === value ? { selected: true } : {}) }, text))));
}

export async function play(main, [game, heapText], query) {
  if (!game) {
    document.title = "Play · Losing Ways";
    replace(main, h("h1", {}, "Play"), h("p", { class: "lede" }, "Choose a game to play against the machine. In misère play whoever makes the last move loses; in normal play, wins. The machine can be beaten only where you begin well, or where you let it play badly."), await gallery("play"));
    return null;
  }
  const known = (await named()).find((g) => g.name === game || g.code === game);
  const { game: code, board } = await call("rules", { game });
  const set = {
    play: query.get("play") === "normal" ? "normal" : "misere",
    level: LEVELS.includes(query.get("level")) ? query.get("level") : "perfect",
    you: query.get("you") === "second" ? "second" : "first",
  };
  const position = heapText ?? usualHeaps(code, board).join("+");
  document.title = `Play ${known?.title ?? game} · Losing Ways`;

  function again(changes) {
    const next = { ...set, ...changes };
    const parameters = new URLSearchParams(Object.entries(next).filter(([k, v]) => v !== { play: "misere", level: "perfect", you: "first" }[k]));
    const text = parameters.toString();
    go(path("play", changes.game ?? game, changes.position ?? position) + (text ? `?${text}` : ""));
  }

  const checked = await call("outcome", { game, position }).catch((error) => error);
  const form = ask(
    [{ name: "game", label: "Game", value: game }, { name: "position", label: board.kind === "rows" ? "Heaps" : "Position", value: position }],
    "New game",
    (typed) => go(path("play", typed.game.trim(), plusses(typed.position)) + here().search),
  );
  if (checked instanceof Error) {
    replace(main, form, refusal(checked));
    return null;
  }
  const played = match({ game, code, board, heaps: checked.position, play: set.play, level: set.level, youBegin: set.you === "first" });
  replace(
    main,
    form,
    h("h1", {}, known?.title ?? game, h("span", { class: "folio" }, set.play === "misere" ? "misère play" : "normal play")),
    h("p", { class: "lede" }, known ? `${known.story} ` : "", h("b", {}, set.play === "misere" ? "Whoever makes the last move loses." : "Whoever makes the last move wins.")),
    h(
      "div",
      { class: "choices" },
      choice("Rule", "play", [["misere", "misère: last to move loses"], ["normal", "normal: last to move wins"]], set.play, (v) => again({ play: v })),
      choice("Machine", "level", [["perfect", "perfect"], ["medium", "middling"], ["easy", "careless"]], set.level, (v) => again({ level: v })),
      choice("You move", "you", [["first", "first"], ["second", "second"]], set.you, (v) => again({ you: v })),
    ),
    played.element,
    h("div", { class: "tools" },
      copyMenu({ game: () => game, json: () => call("outcome", { game, position: played.heaps().join("+") }), picture: () => ({ game, what: "phi" }) }),
      h("a", { class: "aside", href: path("position", game, position) }, "analyse"),
      h("a", { class: "aside", href: path("explore", game) }, "explore"),
      checkButton(() => game)),
  );
  return () => played.end();
}
