// SPDX-License-Identifier: Apache-2.0
// Explore: a game, solved before one's eyes, and all that is known about its quotient.
import { splitWord } from "./address.js";
import { call, watch } from "./api.js";
import { ask } from "./ask.js";
import { checkButton, citation, copyMenu, linkButton } from "./copy.js";
import { h, refusal, replace, say } from "./dom.js";
import { isInPage } from "./engine.js";
import { atlasPage } from "./in-atlas.js";
import { equivalent, published } from "./published.js";
import { gallery, named } from "./gallery.js";
import { go, here, path, rename, visit } from "./route.js";
import { upload } from "./upload.js";
import { quotientTab } from "./tabs/quotient.js";
import { genusTab } from "./tabs/genus.js";
import { pretendTab } from "./tabs/pretend.js";
import { sibertTab } from "./tabs/sibert.js";
import { structureTab } from "./tabs/structure.js";
import { cayleyTab } from "./tabs/cayley.js";
import { tableTab } from "./tabs/table.js";
import { formsTab } from "./tabs/forms.js";
import { friskyTab } from "./tabs/frisky.js";
import { gaugesTab } from "./tabs/gauges.js";
import { compareTab, inverseTab, monoidTab } from "./tabs/partizan.js";
import { advice, progress, verdict } from "./status.js";
import { slider } from "./slider.js";
import { term } from "./term.js";

/** Each: {id, title, picture, show(question, state)}, a question being {game, heaps}. */
const TABS = [quotientTab, genusTab, pretendTab, sibertTab, friskyTab, structureTab, cayleyTab, tableTab, formsTab, gaugesTab];
const PARTIZAN_TABS = [monoidTab, structureTab, cayleyTab, compareTab, inverseTab, gaugesTab];

/** Gauges are for games that are infinite at some heap, or of which no next quotient or monoid was found, and not solved. */
const isMeant = (tab, state) => tab !== gaugesTab || Boolean(state && state.status !== "solved" && !state.labels && (state.status === "infinite" || state.stoppedBy === "beyond" || (state.partizan && state.status === "growing")));

/** Views of finite quotients only. */
const FINITE = ["table"];

/** What is being computed, and for how long. */
function working(title, elapsed) {
  const seconds = Math.round(elapsed / 1000);
  return `Computing “${title}” …${seconds > 1 ? ` ${seconds} s` : ""}${seconds > 9 ? " This view of a large quotient may take half a minute." : ""}`;
}

function question(game) {
  return ask(
    [{ name: "game", label: "Game", value: game, placeholder: "0.123, kayles, 0.7/0.07" }],
    "Solve",
    (typed) => go(path("explore", typed.game.trim())),
  );
}

async function landing(main) {
  document.title = "Losing Ways";
  replace(
    main,
    h("h1", {}, "The last player to move loses"),
    h("p", { class: "lede" }, "Choose a game, or type the code of one; 0.7/0.07 is a ", term("partizan game"), ". Its ", term("misère quotient"), " is computed and proved while you look."),
    question(""),
    gallery(),
    upload(),
  );
}

const named_ = async (game) => (await named()).find((g) => g.name === game || g.code === game);

/** What a game is called at the head of its page; a graph written out has no short name. */
export function titleOf(game, known) {
  return known?.title ?? (/^(strict\s+)?digraph/.test(game) ? "A graph of your own" : game);
}

/** The game of an address, and the view of it if one is named. */
const gameAndTab = (parts) => splitWord(parts, [...TABS, ...PARTIZAN_TABS].map((t) => t.id));

export async function explore(main, parts, query) {
  const [game, tab] = gameAndTab(parts);
  if (!game) {
    await landing(main);
    return null;
  }

  function problem(error) {
    replace(main, question(game), h("h1", {}, "This cannot be shown"), refusal(error), h("p", {}, h("a", { href: path("explore") }, "The gallery of games")));
  }

  const known = await named_(game);
  document.title = `${titleOf(game, known)} · Losing Ways`;
  const rules = await call("rules", { game }).catch((error) => error);
  if (rules instanceof Error) {
    problem(rules);
    return null;
  }
  const all = rules.partizan ? PARTIZAN_TABS : TABS;
  const heading = h("h1", {}, titleOf(game, known), known ? h("span", { class: "folio" }, known.code) : rules.partizan ? h("span", { class: "folio" }, term("partizan game", "partizan")) : null);
  const story = h("p", { class: "lede" }, known?.story ?? rules.rules.join(" "));
  const status = h("p", { class: "status", role: "status" });
  const where = h("p", { class: "aside where" });
  const stop = h("button", { type: "button", hidden: true, onclick: () => act("stop") }, "Stop");
  const resume = h("button", { type: "button", hidden: true, onclick: () => act("resume") }, "Go on");
  const panel = h("div", { role: "tabpanel", id: "panel", tabindex: "0" });
  let state = null;
  let part = Number.parseInt(query.get("heaps"), 10) || 0;
  let shown = all.find((t) => t.id === tab) ?? all[0];
  let watching = () => {};
  let drawing = 0;

  const asked = () => (part ? { game, heaps: part } : { game });
  const address = () => path("explore", game, shown === all[0] ? "" : shown.id) + (part ? `?heaps=${part}` : "");
  const view = {
    question: asked,
    json: () => shown.json(asked(), state),
    figure: () => (shown.copiesFigure ? panel.querySelector("svg[role=img], svg.graph-frame") : null),
    picture: () => (shown.picture ? { ...asked(), what: shown.picture } : null),
  };
  const page = await atlasPage(rules.record.game);
  const inAtlas = h("a", { href: page ?? path("explore"), class: "aside", hidden: true }, "in the atlas");
  const tools = h(
    "div",
    { class: "tools" },
    copyMenu(view),
    linkButton(),
    h("a", { href: path("position", game), class: "aside" }, "positions"),
    h("a", { href: path("play", game), class: "aside" }, "play"),
    inAtlas,
    rules.partizan ? null : h("a", { href: path("tools", "compare") + `?game=${encodeURIComponent(game)}`, class: "aside" }, "compare"),
    checkButton(asked),
    // Last, so that nothing moves when they come and go.
    stop,
    resume,
  );

  const cited = h("div");
  const cite = h("details", { class: "more cite", ontoggle: () => replace(cited, citation((state ?? rules).record)) }, h("summary", {}, "Cite"), cited);

  async function act(name) {
    try {
      const after = await call(name, { game });
      update(after);
      if (name === "resume" && !after.partizan) {
        listen();
      }
    } catch (error) {
      say(error.message);
    }
  }

  function listen() {
    watching();
    watching = watch(game, update, (error) => {
      if (!state) {
        problem(error);
        return;
      }
      where.textContent = error.message;
      const again = setTimeout(listen, 3000);
      watching = () => clearTimeout(again);
    });
  }

  const tabs = all.map((t) =>
    h("button", { role: "tab", type: "button", id: `tab-${t.id}`, "aria-controls": "panel", onclick: () => choose(t) }, t.title));
  const list = h("div", { role: "tablist", "aria-label": "Views of the game" }, tabs);
  list.addEventListener("keydown", (event) => {
    const there = all.filter((t, i) => !tabs[i].hidden);
    const step = { ArrowRight: 1, ArrowLeft: there.length - 1 }[event.key];
    if (step) {
      const next = there[(there.indexOf(shown) + step) % there.length];
      choose(next);
      tabs[all.indexOf(next)].focus();
    }
  });
  const heaps = slider((heap, isFinal) => {
    part = heap;
    isFinal ? visit(address()) : rename(address());
    showTab();
  });

  function choose(next) {
    if (next !== shown) {
      shown = next;
      visit(address());
      showTab();
    }
  }

  async function showTab() {
    drawing += 1;
    const mine = drawing;
    all.forEach((t, i) => {
      tabs[i].setAttribute("aria-selected", String(t === shown));
      tabs[i].tabIndex = t === shown ? 0 : -1;
      tabs[i].hidden = t !== shown && !isMeant(t, state);
    });
    panel.setAttribute("aria-labelledby", `tab-${shown.id}`);
    // In the hand not all of them are seen at once.
    const { offsetLeft, offsetWidth } = tabs[all.indexOf(shown)];
    list.scrollTo({ left: offsetLeft - list.offsetLeft - (list.clientWidth - offsetWidth) / 2 });
    if (!state) {
      replace(panel, h("p", { class: "aside" }, "Looking the game up …"));
      return;
    }
    panel.setAttribute("aria-busy", "true");
    const since = performance.now();
    const patience = panel.childElementCount ? 1500 : 300;
    const waiting = setInterval(() => {
      const elapsed = performance.now() - since;
      if (mine === drawing && elapsed >= patience) {
        replace(panel, h("p", { class: "aside", role: "status" }, working(shown.title, elapsed)));
      }
    }, patience);
    try {
      const question = asked();
      const partial = question.heaps ? await call("solve", question) : state;
      const content = await shown.show(question, partial);
      const note = partial.order === null && FINITE.includes(shown.id)
        ? h("p", { class: "aside" }, partial.endless
            ? `No finite set generates the quotient of this game; this is the part that the heaps to ${partial.heapsComputed} generate.`
            : "The quotient of this game is infinite; this is the last partial quotient that is finite.")
        : null;
      if (mine === drawing) {
        const reason = question.heaps ? "" : advice(state);
        const further = shown === all[0] && reason && isMeant(gaugesTab, state)
          ? [" ", h("a", { href: path("explore", game, gaugesTab.id) }, "Linear forms"), " may decide who wins one heap beyond."]
          : null;
        replace(panel, reason && shown !== gaugesTab ? h("p", {}, reason, further) : null, note, content);
      }
    } catch (error) {
      if (mine === drawing) {
        replace(panel, refusal(error));
      }
    } finally {
      clearInterval(waiting);
      if (mine === drawing) {
        panel.removeAttribute("aria-busy");
      }
    }
  }

  function update(next) {
    if (state && next.version < state.version) {
      return;
    }
    const last = state;
    state = next;
    const { kind, word, line, run } = verdict(next);
    replace(status, h("span", { class: `badge ${kind}` }, h("span", {}, word)), ". ", line, run);
    where.textContent = progress(next);
    if (cite.open) {
      replace(cited, citation(next.record));
    }
    // Before the page is seen nothing moves that makes room.
    where.hidden = where.hidden || (next.phase === "done" && main.classList.contains("coming"));
    stop.hidden = !(next.phase === "running" || next.phase === "queued");
    resume.hidden = next.phase !== "paused" || ["memory", "order", "beyond", "heap"].includes(next.stoppedBy);
    heaps.reach(next, part);
    inAtlas.hidden = !page || (!isInPage && next.status !== "solved");
    const isReached = part && last && last.heapsComputed < part && next.heapsComputed >= part;
    const changed = !last || last.heapsComputed !== next.heapsComputed || last.order !== next.order || last.phase !== next.phase;
    // Other views than the first are asked for again only when the solver rests.
    if (isReached) {
      showTab();
    } else if (changed && (!part || !last) && (shown === all[0] || shown === gaugesTab || !last || next.phase === "done" || next.phase === "paused")) {
      showTab();
    }
  }

  /** Back and forth between views of the same game. */
  function back() {
    const { parts: [page, ...rest], query: now } = here();
    const [there, tabThere] = gameAndTab(rest);
    if (page === "explore" && there === game) {
      shown = all.find((t) => t.id === tabThere) ?? all[0];
      part = Number.parseInt(now.get("heaps"), 10) || 0;
      if (state) {
        heaps.reach(state, part);
      }
      showTab();
      return true;
    }
    return false;
  }

  replace(main, question(game), heading, story, equivalent(rules.record), status, published(rules.record), where, tools, cite, rules.partizan ? null : heaps.element, list, panel);
  showTab();
  listen();
  const left = () => watching();
  left.back = back;
  left.to = (heap) => heaps.set(heap);
  return left;
}
