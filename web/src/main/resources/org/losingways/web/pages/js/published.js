// SPDX-License-Identifier: Apache-2.0
// What was proved of a game before, by the certificates that come with the program.
import { h } from "./dom.js";

const ROOT = new URL("../", import.meta.url);
let list = null;

function claim({ game, kind, heaps, solved, order }) {
  const values = game.includes("/") ? "misère monoid" : "quotient";
  if (solved) {
    return `it is solved on an infinite ${values}`;
  }
  return order
    ? `with heaps to ${heaps} its quotient is finite, of order ${order}`
    : `with heaps to ${heaps} its ${values} is infinite${kind === "gauges" ? ", and sums of heaps tell who wins" : ""}`;
}

function all() {
  list ??= fetch(new URL("results.json", ROOT)).then((response) => response.json()).catch(() => []);
  return list;
}

/**
 * The certificate of the gauges of a game, to the largest heap or to one that is wanted; undefined if there is none.
 * @param game its code
 */
export async function publishedGauges(game, heaps) {
  const [best] = (await all())
    .filter((result) => result.game === game && result.kind === "gauges" && (!heaps || result.heaps === heaps))
    .sort((x, y) => y.heaps - x.heaps);
  return best && (await fetch(new URL(best.certificate, ROOT))).text();
}

/**
 * What is known of a game, or nothing.
 * @param game its code
 */
export async function published(game) {
  const known = (await all()).filter((result) => result.game === game);
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
