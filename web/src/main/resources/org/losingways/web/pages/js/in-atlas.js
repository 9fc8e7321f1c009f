// SPDX-License-Identifier: Apache-2.0
// Where the atlas has the page of a game: the server makes it, a static host has it for some games.
import { isInPage } from "./engine.js";

const hasAtlas = "atlas" in document.documentElement.dataset;
let games = null;

/** The name of a file for a game, as the atlas has it. */
function fileName(code) {
  return code.replace(/[\s"%*+/:;<>?\\_|{}[\]#&'`^~]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** The address of a game's page; none if there is no such page. */
export async function atlasPage(code) {
  if (!isInPage) {
    return `/game/${encodeURIComponent(code)}`;
  }
  if (!hasAtlas) {
    return undefined;
  }
  games ??= fetch(new URL("../atlas-games.json", import.meta.url)).then((response) => response.json());
  const name = fileName(code);
  return (await games).includes(name) ? `atlas/game/${encodeURIComponent(name)}.html` : undefined;
}
