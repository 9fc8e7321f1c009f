// SPDX-License-Identifier: Apache-2.0
// Play: against the machine or another person, misère or normal.
import { splitPosition } from "./address.js";
import { call } from "./api.js";
import { ask } from "./ask.js";
import { usualHeaps } from "./boards/index.js";
import { checkButton, copyMenu, linkButton } from "./copy.js";
import { h, refusal, replace, unique } from "./dom.js";
import { gallery, named } from "./gallery.js";
import { match } from "./match.js";
import { go, here, path, plusses, rename } from "./route.js";

const OPPONENTS = [["perfect", "the machine, perfect"], ["medium", "the machine, middling"], ["easy", "the machine, careless"], ["two", "a person at this screen"]];
const DIFFICULTIES = ["easy", "medium", "hard"];

function choice(label, name, options, value, onChange) {
  const id = unique(name);
  return h("span", { class: "switch" }, h("label", { for: id }, label), h("select", { id, onchange: (e) => onChange(e.target.value) }, options.map(([v, text]) => h("option", { value: v, ...(v === value ? { selected: true } : {}) }, text))));
}

/** Moves as they stand in the address: 7~5.7~3_2, those of both players in turn. */
const movesText = (moves) => moves.map((m) => `${m.heap}~${m.to.join("_")}`).join("!");

function movesOf(text) {
  const part = (x) => (/^\d+$/.test(x) ? Number(x) : x);
  return text ? text.split("!").map((m) => m.split("~")).map(([heap, to]) => ({ heap: part(heap), to: to ? to.split("_").map(part) : [] })) : [];
}

const USUAL = { play: "misere", level: "perfect", you: "first", as: "left", size: "medium", judge: "no", moves: "" };

/** A position that the person can win: the usual one, or one that a seed chooses; what the board begins with if there is none. */
async function opening(game, set, code, board, seed) {
  try {
    const { position } = await call("start", { game, play: set.play, you: set.you, as: set.as, ...(seed ? { seed, difficulty: set.size } : {}) });
    return position.join("+");
  } catch {
    return usualHeaps(code, board).join("+");
  }
}

const anySeed = () => String(Math.floor(Math.random() * 1e9));
const today = () => new Date().toISOString().slice(0, 10);

async function landing(main) {
  document.title = "Play · Losing Ways";
  replace(
    main,
    h("h1", {}, "Play"),
    h("p", { class: "lede" }, "Choose a game. The player who makes the last move loses, unless you choose normal play. You can win every position that you are given, if you play well."),
    gallery(),
  );
  return null;
}

export async function play(main, parts, query) {
  if (parts.length === 0) {
    return landing(main);
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
    level: one("level", OPPONENTS.map(([name]) => name)),
    you: one("you", ["first", "second"]),
    as: one("as", ["left", "right"]),
    size: one("size", DIFFICULTIES),
    judge: one("judge", ["no", "yes"]),
  };
  const position = heapText ?? (await opening(game, set, code, board, anySeed()));
  const title = known?.title ?? (/^(strict\s+)?digraph/.test(game) ? "A graph of your own" : game);
  document.title = `Play ${title} · Losing Ways`;

  function address(changes = {}) {
    const next = { ...set, moves: "", ...changes };
    const text = new URLSearchParams(Object.entries(next).filter(([k, v]) => k in USUAL && v !== USUAL[k])).toString();
    return path("play", game, changes.position ?? position) + (text ? `?${text}` : "");
  }

  const again = (changes) => go(address(changes));
  const fresh = async (changes, seed) => go(address({ ...changes, position: await opening(game, { ...set, ...changes }, code, board, seed) }));

  const checked = await call("outcome", { game, position }).catch((error) => error);
  const form = ask(
    [{ name: "game", label: "Game", value: game }, { name: "position", label: board.kind === "rows" ? "Heaps" : "Position", value: position }],
    "Set up",
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
    board: { ...board, cuts: isRow && options.some((m) => sum(m.to) === m.heap), takes: !isRow || options.some((m) => sum(m.to) < m.heap), splits: options.some((m) => m.to.length > 1) },
    heaps: checked.position,
    play: set.play,
    level: set.level,
    youBegin: set.you === "first",
    as: partizan ? set.as : undefined,
    moves: movesOf(query.get("moves")),
    isJudged: set.judge === "yes",
    onNew: () => fresh({}, anySeed()),
    onMoves: (moves) => {
      rename(address({ moves: movesText(moves) }));
      analyse(played.heaps());
    },
  });
  analyse(played.heaps());
  const judged = unique("judge");
  const drawer = h(
    "details",
    { class: "drawer" },
    h("summary", {}, "Rule, opponent and side"),
    h(
      "div",
      { class: "choices" },
      partizan ? choice("You are", "as", [["left", "Left"], ["right", "Right"]], set.as, (v) => fresh({ as: v })) : choice("Rule", "play", [["misere", "misère: last to move loses"], ["normal", "normal: last to move wins"]], set.play, (v) => again({ play: v })),
      choice("Against", "level", OPPONENTS, set.level, (v) => again({ level: v })),
      choice("You move", "you", [["first", "first"], ["second", "second"]], set.you, (v) => fresh({ you: v })),
      choice("New positions", "size", DIFFICULTIES.map((d) => [d, d]), set.size, (v) => fresh({ size: v }, anySeed())),
      h("span", { class: "switch" }, h("input", { id: judged, type: "checkbox", checked: set.judge === "yes", onchange: (e) => {
        set.judge = e.target.checked ? "yes" : "no";
        played.judge(e.target.checked);
      } }), h("label", { for: judged }, "Say who can win")),
    ),
    form,
  );
  replace(
    main,
    h("h1", {}, title, h("span", { class: "folio" }, set.play === "misere" ? "misère play" : "normal play")),
    h("p", { class: "lede rule" }, known ? `${known.story} ` : `${rules.rules.join(" ")} `, h("b", {}, set.play === "misere" ? "The player who makes the last move loses." : "The player who makes the last move wins.")),
    played.element,
    h("div", { class: "tools" },
      h("button", { type: "button", onclick: () => fresh({}, `${today()} ${code}`) }, "Today's position"),
      board.largest && !isRow ? h("button", { type: "button", onclick: () => again({ position: `${position}+${board.largest}` }) }, board.kind === "noughts" || board.kind === "words" ? "Add a board" : "Add a coin") : null,
      linkButton()),
    drawer,
    h("div", { class: "tools" },
      links,
      h("a", { class: "aside", href: path("explore", game) }, "explore"),
      copyMenu({ question: () => ({ game }), json: () => call("outcome", { game, position: played.heaps().join("+") || "0" }), picture: () => ({ game, what: "phi" }) }),
      checkButton(() => ({ game }))),
  );
  return () => played.end();
}
