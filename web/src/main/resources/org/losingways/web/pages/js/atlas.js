// SPDX-License-Identifier: Apache-2.0
// The atlas reads without a script; this one lets it be read by night, and searches.
const dark = matchMedia("(prefers-color-scheme: dark)");

/** Some browsers keep nothing for pages that come from a disk. */
function kept(action, fallback = null) {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function theme() {
  const chosen = kept(() => localStorage.getItem("theme"));
  const isDark = chosen ? chosen === "dark" : dark.matches;
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  const button = document.getElementById("theme");
  button.textContent = isDark ? "☀" : "☾";
  button.setAttribute("aria-label", isDark ? "Read by day" : "Read by night");
}

document.getElementById("theme").addEventListener("click", () => {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  kept(() => localStorage.setItem("theme", next));
  theme();
  document.documentElement.dataset.theme = next;
});
dark.addEventListener("change", theme);
theme();

const MOST = 60;
const query = document.getElementById("query");

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[^a-z0-9./ ∞-]/g, "");

/** Smaller for what fits better: a code from its beginning before one that is found inside, that before words. */
function rank(game, wanted) {
  const code = plain(game.code);
  const bare = wanted.startsWith(".") ? `0${wanted}` : wanted;
  if (code === bare) {
    return 0;
  }
  if (code.startsWith(bare)) {
    return 1;
  }
  if (plain(game.names).includes(wanted)) {
    return 2;
  }
  if (game.style.startsWith(wanted)) {
    return 3;
  }
  const line = plain(game.line);
  return line.includes(`${wanted} `) || line.endsWith(wanted) ? 4 : 9;
}

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...children);
  return made;
}

function search() {
  const wanted = plain(query.value.trim());
  const found = wanted
    ? globalThis.atlasGames
      .map((game) => [rank(game, wanted), game])
      .filter(([r]) => r < 9)
      .sort(([a], [b]) => a - b)
      .map(([, game]) => game)
    : [];
  document.getElementById("found").textContent = wanted ? `${found.length} found${found.length > MOST ? `, the first ${MOST} shown` : ""}` : "";
  document.getElementById("results").replaceChildren(
    ...found.slice(0, MOST).map((game) =>
      element("li", {},
        element("span", { class: `cell ${game.style}`, "aria-hidden": "true" }),
        element("a", { href: game.page }, game.code),
        game.names ? ` ${game.names}` : "",
        element("span", { class: "aside" }, game.line))),
  );
}

if (query && globalThis.atlasGames) {
  const asked = new URLSearchParams(location.search).get("q");
  query.value = asked ?? "";
  query.addEventListener("input", search);
  query.form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
  query.focus();
  search();
}

const copyLink = document.querySelector("button.copy-link");
if (copyLink && navigator.clipboard) {
  copyLink.hidden = false;
  copyLink.addEventListener("click", () => {
    navigator.clipboard.writeText(location.href).then(() => (copyLink.textContent = "Copied"), () => (copyLink.textContent = location.href));
  });
}
