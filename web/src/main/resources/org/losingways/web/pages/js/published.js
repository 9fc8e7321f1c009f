// SPDX-License-Identifier: Apache-2.0
// What was proved of a game before, by the certificates that come with the program.
import { h } from "./dom.js";
import { path } from "./route.js";

const ROOT = new URL("../", import.meta.url);
let list = null;

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
    .filter((result) => result.code === game && result.by === "gauges" && (!heaps || result.heaps === heaps))
    .sort((x, y) => y.heaps - x.heaps);
  return best && (await fetch(new URL(best.certificate, ROOT))).text();
}

/** The statements of a record that were published, with their certificates; nothing if there are none. */
export function published(record) {
  const known = record.findings.filter((finding) => finding.certificate);
  return known.length === 0
    ? null
    : h("ul", { class: "published" }, known.map((finding) =>
        h("li", {}, "Published: ", finding.text, " (", h("a", { href: new URL(finding.certificate, ROOT).href, download: "" }, "certificate"), ")")));
}

/** That a code has the record of another, which people know better; nothing if it is its own. */
export function equivalent(record) {
  if (!record.equivalent) {
    return null;
  }
  const { code, shift } = record.equivalent;
  const name = record.names.length ? ` (${record.names.join(", ")})` : "";
  const there = shift === 0 ? "heap n" : `heap n ${shift > 0 ? "+" : "−"} ${Math.abs(shift)}`;
  return h("p", {}, `${code} is equivalent to `, h("a", { href: path("explore", record.game) }, record.game), `${name}: heap n here is ${there} there, and the verdict below is about that code.`);
}
