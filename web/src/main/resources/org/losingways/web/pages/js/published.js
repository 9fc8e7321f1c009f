// SPDX-License-Identifier: Apache-2.0
// What was proved of a game before, by the certificates that come with the program.
import { h } from "./dom.js";

const ROOT = new URL("../", import.meta.url);
let list = null;

function claim({ kind, heaps, solved }) {
  return solved
    ? "it is solved on an infinite quotient"
    : `with heaps to ${heaps} its quotient is infinite${kind === "gauges" ? ", and sums of heaps tell who wins" : ""}`;
}

/**
 * What is known of a game, or nothing.
 * @param game its code
 */
export async function published(game) {
  list ??= fetch(new URL("results.json", ROOT)).then((response) => response.json()).catch(() => []);
  const known = (await list).filter((result) => result.game === game);
  return known.length === 0
    ? null
    : h("p", { class: "published" }, "Proved and published: ", known.flatMap((result, i) => [
        i ? "; " : "",
        claim(result),
        " (",
        h("a", { href: new URL(result.certificate, ROOT).href, download: "" }, "certificate"),
        ")",
      ]), ".");
}
