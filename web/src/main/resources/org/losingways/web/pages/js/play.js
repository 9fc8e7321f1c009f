// SPDX-License-Identifier: Apache-2.0
// Play: against the machine, misère or normal.
import { splitPosition } from "./address.js";
import { call } from "./api.js";
import { ask } from "./ask.js";
import { usualHeaps } from "./boards/index.js";
import { checkButton, copyMenu } from "./copy.js";
import { h, refusal, replace, unique } from "./dom.js";
import { gallery, named } from "./gallery.js";
import { match } from "./match.js";
import { go, here, path, plusses, rename } from "./route.js";

const LEVELS = ["perfect", "medium", "easy"];

function choice(label, name, options, value, onChange) {
  const id = unique(name);
  return h("span", { class: "switch" }, h("label", { for: id }, label), h("select", { id, onchange: (e) => onChange(e.target.value) }, options.map(([v, text]) => h("option", { value: v, ...(v === value ? { selected: true } : {}) }, text))));
}

/** Moves as they stand in the address: 7~5.7~3_2, the machine's and the person's in turn. */
const movesText = (moves) => moves.map((m) => `${m.heap}~${m.to.join("_")}`).join("!");

function movesOf(text) {
  const part = (x) => (/^\d+$/.test(x) ? Number(x) : x);
  return text ? text.split("!").map((m) => m.split("~")).map(([heap, to]) => ({ heap: part(heap), to: to ? to.split("_").map(part) : [] })) : [];
}

const USUAL = { play: "misere", level: "perfect", you: "first", as: "left", moves: "" };

/** A position to begin with that the person can win; the usual one if there is none. */
async function opening(game, set, code, board) {
  try {
    const { position } = await call("start", { game, play: set.play, you: set.you, as: set.as });
    return position.join("+");
  } catch {
    return usualHeaps(code, board).join("+");
  }
}

export async function play(main, parts, query) {
  if (parts.length === 0) {
    document.title = "Play · Losing Ways";
    replace(main, h("h1", {}, "Play"), h("p", { class: "lede" }, "Choose a game to play against the machine. In misère play whoever makes the last move loses; in normal play, wins. Games begin with positions that you can win, if you begin well."), h("h2", {}, "A gallery of games"), await gallery("play"),
      h("p", {}, h("a", { href: path("play", "0.7/0.07") }, "Partizan Kayles"), ", in which Left takes one pin and Right two that stand side by side, is a game in which the two have different moves."));
    return null;
  }
  const [game, heapText] = splitPosition(parts, (await named()).map((g) => g.name));
  const known = (await named()).find((g) => g.name === game || g.code === game);
  const rules = await call("rules", { game }).catch((error) => error);
  if (rules instanceof Error) {
    replace(main, ask([{ name: "game", label: "Game", value: game }], "New game", (typed) => go(path("play", typed.game.trim()))), h("h1", {}, "This cannot be played"), refusal(rules));
    return null;
  }
  const { game: code, board, partizan } = rules;
  const one = (name, choices) => (choices.includes(query.get(name)) ? query.get(name) : USUAL[name]);
  const set = {
    play: partizan ? "misere" : one("play", ["misere", "normal"]),
    level: one("level", LEVELS),
    you: one("you", ["first", "second"]),
    as: one("as", ["left", "right"]),
  };
  const position = heapText ?? (await opening(game, set, code, board));
  const title = known?.title ?? (/^(strict\s+)?digraph/.test(game) ? "A graph of your own" : game);
  document.title = `Play ${title} · Losing Ways`;

  function address(changes = {}) {
    const next = { ...set, moves: "", ...changes };
    const text = new URLSearchParams(Object.entries(next).filter(([k, v]) => k in USUAL && v !== USUAL[k])).toString();
    return path("play", game, changes.position ?? position) + (text ? `?${text}` : "");
  }

  /** Another rule or side: the position is chosen anew, unless somebody has typed one. */
  const again = (changes) => go(address(changes));
  const fresh = async (changes) => go(address({ ...changes, position: await opening(game, { ...set, ...changes }, code, board) }));

  const checked = await call("outcome", { game, position }).catch((error) => error);
  const form = ask(
    [{ name: "game", label: "Game", value: game }, { name: "position", label: board.kind === "rows" ? "Heaps" : "Position", value: position }],
    "New game",
    (typed) => go(path("play", typed.game.trim(), plusses(typed.position)) + here().search.replace(/[?&]moves=[^&]*/, "")),
  );
  if (checked instanceof Error) {
    replace(main, form, h("h1", {}, "This cannot be played"), refusal(checked));
    return null;
  }
  if (!heapText) {
    rename(address());
  }
  const links = h("span", { class: "tools" });
  const analyse = (heaps) => replace(links, h("a", { class: "aside", href: path("position", game, heaps.join("+") || "0") }, "analyse"));
  const options = checked.moves ?? [...(checked.leftMoves ?? []), ...(checked.rightMoves ?? [])];
  const sum = (heaps) => heaps.reduce((a, b) => a + b, 0);
  const isRow = board.kind === "rows";
  const played = match({
    game,
    code,
    board: { ...board, cuts: isRow && options.some((m) => sum(m.to) === m.heap), takes: !isRow || options.some((m) => sum(m.to) < m.heap) },
    heaps: checked.position,
    play: set.play,
    level: set.level,
    youBegin: set.you === "first",
    as: partizan ? set.as : undefined,
    moves: movesOf(query.get("moves")),
    onMoves: (moves) => {
      rename(address({ moves: movesText(moves) }));
      analyse(played.heaps());
    },
  });
  analyse(played.heaps());
  replace(
    main,
    form,
    h("h1", {}, title, h("span", { class: "folio" }, set.play === "misere" ? "misère play" : "normal play")),
    h("p", { class: "lede" }, known ? `${known.story} ` : partizan ? `${rules.rules.join(" ")} ` : "", h("b", {}, set.play === "misere" ? "Whoever makes the last move loses." : "Whoever makes the last move wins.")),
    h(
      "div",
      { class: "choices" },
      partizan ? choice("You are", "as", [["left", "Left"], ["right", "Right"]], set.as, (v) => fresh({ as: v })) : choice("Rule", "play", [["misere", "misère: last to move loses"], ["normal", "normal: last to move wins"]], set.play, (v) => again({ play: v })),
      choice("Machine", "level", [["perfect", "perfect"], ["medium", "middling"], ["easy", "careless"]], set.level, (v) => again({ level: v })),
      choice("You move", "you", [["first", "first"], ["second", "second"]], set.you, (v) => fresh({ you: v })),
    ),
    played.element,
    h("div", { class: "tools" },
      copyMenu({ question: () => ({ game }), json: () => call("outcome", { game, position: played.heaps().join("+") || "0" }), picture: () => ({ game, what: "phi" }) }),
      links,
      h("a", { class: "aside", href: path("explore", game) }, "explore"),
      checkButton(() => ({ game }))),
  );
  return () => played.end();
}
