// SPDX-License-Identifier: Apache-2.0
// Explore: a game, solved before one's eyes, and all that is known about its quotient.
import { call, watch } from "./api.js";
import { ask } from "./ask.js";
import { checkButton, copyMenu } from "./copy.js";
import { h, refusal, replace, say } from "./dom.js";
import { isInPage } from "./engine.js";
import { gallery, named } from "./gallery.js";
import { path, go, rename } from "./route.js";
import { upload } from "./upload.js";
import { quotientTab } from "./tabs/quotient.js";
import { genusTab } from "./tabs/genus.js";
import { pretendTab } from "./tabs/pretend.js";
import { sibertTab } from "./tabs/sibert.js";
import { structureTab } from "./tabs/structure.js";
import { cayleyTab } from "./tabs/cayley.js";
import { tableTab } from "./tabs/table.js";
import { formsTab } from "./tabs/forms.js";

/** Each: {id, title, picture, show(place, context), update(state)?}. */
const TABS = [quotientTab, genusTab, pretendTab, sibertTab, structureTab, cayleyTab, tableTab, formsTab];

/** Views of finite quotients only. */
const FINITE = ["table"];

function question(game) {
  return ask(
    [{ name: "game", label: "Game", value: game, placeholder: "0.123, 4.7, sub(1,4,7), kayles …" }],
    "Solve",
    (typed) => go(path("explore", typed.game.trim())),
  );
}

async function landing(main) {
  document.title = "Losing Ways";
  replace(
    main,
    h("h1", {}, "The last player to move loses"),
    h("p", { class: "lede" }, "Choose a game, or type the code of one. Its misère quotient is computed and proved while you look: a small commutative monoid that tells who wins every position, and how."),
    question(""),
    h("h2", {}, "A gallery of games"),
    await gallery("explore"),
    upload(),
  );
}

/** What the status means, in a word and a sentence. */
export function badge(state) {
  const words = {
    queued: ["waiting", `Other games are being solved; this one is number ${state.queuePlace} in the queue.`],
    running: ["being solved", "Each partial quotient is verified for all positions with the heaps so far."],
    paused: ["stopped", `Verified for all positions with heaps to ${state.heapsComputed}; more time may bring more.`],
  };
  if (state.status === "solved") {
    const tame = state.tame ? "solved, tame" : state.order === null ? "solved, infinite" : "solved";
    const period = state.period
      ? `Proved for all heaps: Φ repeats with period ${state.period} from heap ${state.preperiod} on.`
      : "Proved for all heaps there are.";
    return [tame, period + (state.tame ? " Tame: it plays like Nim, heap for heap." : "")];
  }
  if (state.status === "infinite") {
    return ["infinite", `Verified for all positions with heaps to ${state.heapsComputed}; the quotient is proved to be infinite.`];
  }
  if (state.phase === "queued" && state.queuePlace === 0) {
    return words.running;
  }
  if (state.status === "growing" && state.phase === "paused") {
    const limit = { time: "the time was over", order: "the quotient would be too large", memory: "the memory was not enough", cancelled: "it was stopped" }[state.stoppedBy];
    return ["growing", `Verified to heap ${state.heapsComputed}. At heap ${state.growing.heap} the search for the next finite quotient went on growing${limit ? ` until ${limit}` : ""}: ${state.growing.trials} trials were refuted.`];
  }
  return words[state.phase];
}

export async function explore(main, [game, tab]) {
  if (!game) {
    await landing(main);
    return null;
  }
  const known = (await named()).find((g) => g.name === game || g.code === game);
  document.title = `${known?.title ?? game} · Losing Ways`;
  const heading = h("h1", {}, known?.title ?? game, known ? h("span", { class: "folio" }, known.code) : null);
  const story = h("p", { class: "lede" }, known?.story ?? "");
  const status = h("p", { class: "status", role: "status" });
  const stop = h("button", { type: "button", hidden: true, onclick: () => act("stop") }, "Stop");
  const resume = h("button", { type: "button", hidden: true, onclick: () => act("resume") }, "Go on");
  const panel = h("div", { role: "tabpanel", id: "panel", tabindex: "0" });
  let state = null;
  let shown = TABS.find((t) => t.id === tab) ?? TABS[0];
  let watching = () => {};

  const view = {
    game: () => game,
    json: () => shown.json(game, state),
    figure: () => panel.querySelector("svg[role=img], svg.graph-frame"),
    picture: () => ({ game, what: shown.picture }),
  };
  // A page on a static host has no address for this.
  const inAtlas = h("a", { href: `/game/${encodeURIComponent(game)}`, class: "aside", hidden: true }, "in the atlas");
  const tools = h(
    "div",
    { class: "tools" },
    stop,
    resume,
    copyMenu(view),
    h("a", { href: path("position", game), class: "aside" }, "positions"),
    h("a", { href: path("play", game), class: "aside" }, "play"),
    inAtlas,
    checkButton(() => game),
  );

  async function act(name) {
    try {
      const after = await call(name, { game });
      update(after);
      if (name === "resume") {
        watching();
        watching = watch(game, update, problem);
      }
    } catch (error) {
      say(error.message);
    }
  }

  function problem(error) {
    replace(main, question(game), refusal(error), h("p", {}, h("a", { href: path("explore") }, "The gallery of games")));
  }

  const tabs = TABS.map((t) =>
    h("button", { role: "tab", type: "button", id: `tab-${t.id}`, "aria-controls": "panel", onclick: () => choose(t) }, t.title));
  const list = h("div", { role: "tablist", "aria-label": "Views of the game" }, tabs);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (step) {
      const next = TABS[(TABS.indexOf(shown) + step) % TABS.length];
      choose(next);
      tabs[TABS.indexOf(next)].focus();
    }
  });

  function choose(next) {
    shown = next;
    rename(path("explore", game, next === TABS[0] ? "" : next.id));
    showTab();
  }

  async function showTab() {
    TABS.forEach((t, i) => {
      tabs[i].setAttribute("aria-selected", String(t === shown));
      tabs[i].tabIndex = t === shown ? 0 : -1;
    });
    panel.setAttribute("aria-labelledby", `tab-${shown.id}`);
    const showing = shown;
    if (!state) {
      return;
    }
    panel.setAttribute("aria-busy", "true");
    try {
      const content = await showing.show(game, state);
      const note = state.order === null && FINITE.includes(showing.id)
        ? h("p", { class: "aside" }, "The quotient of this game is infinite; this is the last partial quotient that is finite.")
        : null;
      if (showing === shown) {
        replace(panel, note, content);
      }
    } catch (error) {
      if (showing === shown) {
        replace(panel, refusal(error));
      }
    } finally {
      panel.removeAttribute("aria-busy");
    }
  }

  function update(next) {
    if (state && next.version < state.version) {
      return;
    }
    const before = state;
    state = next;
    const [word, sentence] = badge(next);
    const kind = next.status === "solved" ? "solved" : next.phase === "running" ? "running" : "open";
    replace(status, h("span", { class: `badge ${kind}` }, word), ". ", sentence);
    stop.hidden = !(next.phase === "running" || next.phase === "queued");
    resume.hidden = next.phase !== "paused";
    inAtlas.hidden = isInPage || next.status !== "solved";
    const changed = !before || before.heapsComputed !== next.heapsComputed || before.order !== next.order || before.phase !== next.phase;
    // Other views than the first are asked for again only when the solver rests.
    if (changed && (shown === TABS[0] || !before || next.phase === "done" || next.phase === "paused")) {
      showTab();
    }
  }

  replace(main, question(game), heading, story, status, tools, list, panel);
  if (!known) {
    call("rules", { game })
      .then((rules) => { story.textContent = rules.rules.join(" "); })
      .catch(() => {});
  }
  watching = watch(game, update, problem);
  return () => watching();
}
