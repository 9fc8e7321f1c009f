// SPDX-License-Identifier: Apache-2.0
// Which page to show: every view has its own address.
import { h, replace, refusal } from "./dom.js";
import { call } from "./api.js";
import { isInPage, isWaiting } from "./engine.js";
import { home } from "./home.js";
import { atlasPage } from "./in-atlas.js";
import { mathematics } from "./library.js";
import { play } from "./play.js";
import { go, here, path, rename, view } from "./route.js";
import { lookOut } from "./away.js";

/** A page whose script comes when it is asked for, with what it needs. */
const later = (load, name, ...needs) => async (...given) => {
  const [module] = await Promise.all([load(), ...needs.map((need) => need())]);
  return module[name](...given);
};

const explore = later(() => import("./explore.js"), "explore", mathematics);
const PAGES = {
  home,
  play,
  explore,
  position: later(() => import("./position.js"), "position", mathematics),
  learn: later(() => import("./learn.js"), "learn", mathematics),
  tools: later(() => import("./tools.js"), "tools", mathematics),
  about: later(() => import("./about.js"), "about"),
  ...(isInPage ? { game } : {}),
};
const main = document.getElementById("main");
let leave = () => {};

/** At the address that the server has for a game of the atlas: the file of the atlas, or the view of the game. */
async function game(place, parts) {
  const text = parts.join("/").replace(/_([0-9A-F]{2})/g, (all, number) => String.fromCharCode(Number.parseInt(number, 16)));
  const page = await atlasPage((await call("rules", { game: text })).game);
  if (page) {
    location.replace(page);
    return null;
  }
  rename(path("explore", text));
  return explore(place, [text], new URLSearchParams());
}

/** There is no such page. */
async function missing(place) {
  document.title = "No such page · Losing Ways";
  replace(
    place,
    h("h1", {}, "There is no page at this address"),
    h("p", { class: "lede" }, "The pages are those at the head of this one. ", h("a", { href: path() }, "The first page"), " is a good place to begin."),
  );
}

/** Back and forth: a view that knows how changes itself, any other is shown anew. */
function back() {
  if (!leave.back?.()) {
    show();
  }
}

const MOMENT = 25;
const LONGEST_WAIT = 800;

/** Resolves when a page has all that it asked for, letters included, or that takes too long. */
async function settled() {
  const end = performance.now() + LONGEST_WAIT;
  for (let calm = 0; calm < 2 && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    calm = isWaiting() || document.fonts.status === "loading" ? 0 : calm + 1;
  }
}

let shown = 0;

/** Shows the page of this address, as a whole: what is on it keeps its place. */
async function show() {
  shown += 1;
  const mine = shown;
  main.classList.add("coming");
  try {
    await fill();
    await settled();
  } finally {
    if (mine === shown) {
      main.classList.remove("coming");
    }
  }
}

async function fill() {
  leave();
  leave = () => {};
  const { parts, query } = here();
  const name = parts[0] ?? "home";
  for (const link of document.querySelectorAll(".running-head nav a")) {
    const isHere = link.getAttribute("href") === path(name);
    isHere ? link.setAttribute("aria-current", "page") : link.removeAttribute("aria-current");
  }
  const page = PAGES[name] ?? missing;
  try {
    const left = await page(main, parts.slice(1), query);
    leave = left ?? (() => {});
  } catch (error) {
    replace(main, refusal(error));
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0;
  if (link?.matches(".skip")) {
    // The address stays that of the view.
    event.preventDefault();
    main.focus();
    return;
  }
  const address = link && plain ? view(link) : undefined;
  if (address) {
    event.preventDefault();
    go(address);
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
});

document.addEventListener("keydown", (event) => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
    const field = main.querySelector("input[name=game]");
    if (field) {
      event.preventDefault();
      field.select();
    }
  }
});

// The token is in a cookie by now, and need not be in the history or in what is copied.
if (new URLSearchParams(location.search).has("token")) {
  const query = new URLSearchParams(location.search);
  query.delete("token");
  history.replaceState(null, "", location.pathname + (query.size ? `?${query}` : ""));
}

addEventListener("popstate", back);
addEventListener("route", show);

const dark = matchMedia("(prefers-color-scheme: dark)");

function theme() {
  const chosen = localStorage.getItem("theme");
  const isDark = chosen ? chosen === "dark" : dark.matches;
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  const button = document.getElementById("theme");
  button.textContent = isDark ? "☀" : "☾";
  button.setAttribute("aria-label", isDark ? "Read by day" : "Read by night");
}

document.getElementById("theme").addEventListener("click", () => {
  localStorage.setItem("theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  theme();
});
dark.addEventListener("change", theme);
theme();
show();
lookOut();
