// SPDX-License-Identifier: Apache-2.0
// Gauges: sums of heaps that tell who wins where the quotient is infinite; and positions asked of them.
import { ask } from "./ask.js";
import { blob, call, send } from "./api.js";
import { download } from "./copy.js";
import { h, refusal, replace } from "./dom.js";
import { isInPage } from "./engine.js";
import { equation, wordHtml } from "./maths.js";
import { publishedGauges } from "./published.js";
import { term } from "./term.js";
import { here, path, plusses, visit } from "./route.js";

/** A sum such as c−e−2f. */
const sum = (text) => text.split(/([+−])/).map((part) => (/^[+−]$/.test(part) ? ` ${part} ` : [part.match(/^\d*/)[0], wordHtml(part.replace(/^\d+/, ""))]));

/** Copies of one letter are never fewer than none. */
const isCount = (gauge) => !/[+−]/.test(gauge.sum);

function exact(gauge) {
  return gauge.scale === 0 ? "0" : `${isCount(gauge) ? 0 : `−${gauge.scale}`} to ${gauge.scale}`;
}

function beyond(gauge) {
  const parts = [isCount(gauge) ? null : "whether above or below", gauge.modulus > 1 ? `modulo ${gauge.modulus}` : null].filter(Boolean);
  return parts.join(", and ") || "that there are more";
}

function scroll(label, ...content) {
  return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": label }, h("table", {}, content));
}

function heaps(found) {
  const numbers = found.phi.map((word, heap) => heap).slice(1);
  return scroll("the word of each heap",
    h("tr", {}, h("th", { scope: "row" }, "heap"), numbers.map((heap) => h("th", { scope: "col" }, String(heap)))),
    h("tr", {}, h("th", { scope: "row" }, "word"), numbers.map((heap) => h("td", {}, wordHtml(found.phi[heap])))));
}

function readings(found) {
  return scroll("gauges",
    h("thead", {}, h("tr", {}, ["sum", "read exactly", "beyond that"].map((t) => h("th", { scope: "col" }, t)))),
    h("tbody", {}, found.gauges.map((gauge) => h("tr", {}, h("td", {}, sum(gauge.sum)), h("td", {}, exact(gauge)), h("td", {}, beyond(gauge))))));
}

/** What is known of equal words. */
function relations(found) {
  if (!found.relations) {
    return [h("h2", {}, "Relations"), h("p", {}, `Words of at most ${found.wordsTo} generators are all different.`)];
  }
  return [
    h("h2", {}, "Relations"),
    h("p", {}, found.complete
      ? `These are proved to be all: two words are equal exactly if they are reduced to the same one by them. On the command line, misere structure '${found.game}' --max-heap ${found.heaps} opens the quotient up.`
      : `From these follow all relations between words of at most ${found.wordsTo} generators; there may be others.`),
    h("p", {}, found.relations.flatMap((r, i) => [i ? ", " : "", equation(r)]), "."),
  ];
}

const text = (position) => position.join("+") || "0";

const outcomes = { L: "Left wins, whoever begins.", R: "Right wins, whoever begins.", N: "whoever begins wins.", P: "whoever begins loses." };

const moves = (list, onPosition) => h("ul", { class: "moves" }, list.map((to) => h("li", {}, h("button", { type: "button", class: "wins", onclick: () => onPosition(text(to)) }, `to ${text(to)}`, h("span", { class: "P-dot" })))));

/** What a player can do who begins. */
function side({ wins, winningMoves }, player, opponent, onPosition) {
  return [
    h("h3", {}, `${player} begins`),
    wins
      ? winningMoves.length ? [h("p", {}, `${player} wins by moving`), moves(winningMoves, onPosition)] : h("p", {}, `${player} cannot move and has won.`)
      : h("p", {}, `${opponent} wins.`),
  ];
}

/** Who wins the position that was asked for. */
function verdict(found, onPosition) {
  const isP = found.outcome === "P";
  const asked = found.position?.length ? [`${text(found.position)}, worth `, wordHtml(found.value), ": "] : "The empty position: ";
  if (found.left) {
    return [
      h("p", { class: "verdict" }, asked, h("em", {}, `${found.outcome}: ${outcomes[found.outcome]}`)),
      side(found.left, "Left", "Right", onPosition),
      side(found.right, "Right", "Left", onPosition),
    ];
  }
  return [
    h("p", { class: "verdict" }, asked,
      h("em", { class: isP ? "p" : "n" }, h("span", { class: isP ? "P-dot" : "N-dot" }), isP ? "P: the player to move loses." : "N: the player to move wins.")),
    found.winningMoves?.length
      ? [h("h3", {}, "Winning moves"), moves(found.winningMoves, onPosition)]
      : null,
  ];
}

function missing({ game, heaps: last }) {
  return [
    h("p", {}, `No linear forms that decide the outcomes with heaps to ${last} were found within the time limit.`),
    h("p", {}, "They may be there all the same. ", h("code", {}, `misere gauges '${game}' --max-heap ${last} --time-limit 1h --certificate gauges.json`),
      ` looks longer${isInPage ? ", on a machine on which the program is installed" : ""}; the file that it writes can be `, h("a", { href: path("tools", "gauges") }, "dropped here"), "."),
  ];
}

/** Where gauges come from: ask(position) answers, certificate() is the proof. */
export function searched(question) {
  return {
    ask: (position) => call("gauges", { ...question, position }),
    certificate: () => blob("gaugesCertificate", question),
  };
}

/** The same, read from the text of a certificate that the referee accepts. */
export function certified(certificate) {
  return {
    ask: (position) => send("gaugesOf", certificate, { position }),
    certificate: async () => new Blob([certificate], { type: "application/json" }),
  };
}

/** What is known of a game, if it was proved before, or else what is found now. */
export async function gaugesOf(code, question) {
  const certificate = await publishedGauges(code, question.heaps);
  return certificate ? certified(certificate) : searched(question);
}

/** The position in the address; none if it is empty. */
export const askedFor = () => plusses(here().query.get("position") ?? "");

/**
 * All of it, with the position that is in the address.
 * @param source where gauges come from
 */
export async function gaugesView(source) {
  const position = askedFor();
  const found = await source.ask(position || undefined);
  if (!found.proved) {
    return missing(found);
  }
  const place = h("div", { "aria-live": "polite" });
  const show = (answer) => replace(place, verdict(answer, look));
  async function look(wanted) {
    const { address, query } = here();
    query.set("position", wanted);
    visit(`${address.split("?")[0]}?${query.toString().replaceAll("%2B", "+")}`);
    form.elements.position.value = wanted;
    try {
      show(await source.ask(wanted));
    } catch (error) {
      replace(place, refusal(error));
    }
  }
  const form = ask([{ name: "position", label: "Heaps", value: position, placeholder: `${found.heaps}+${found.letters[0]}` }], "Who wins?", (typed) => look(plusses(typed.position) || "0"));
  if (position) {
    show(found);
  }
  const save = h("button", { type: "button", onclick: async () => download(await source.certificate(), `${found.game}-${found.heaps}.json`) }, "Save the certificate");
  const values = found.rightLost === undefined ? "quotient" : "misère monoid";
  const lost = found.rightLost === undefined ? `${found.lost} are lost for the player to move` : `${found.lost} are lost by Left and ${found.rightLost} by Right, who begins`;
  return [
    h("p", {}, `${found.period ? `The game is solved: words have the period ${found.period} from heap ${found.preperiod} on, and the ${values} is infinite` : `With heaps to ${found.heaps} the ${values} is infinite`}`, found.rank ? [", of ", term("rank"), ` ${found.rank}`] : "", ": all powers of ", wordHtml(found.endless), " are different. These ", term("linear form", "linear forms"), " determine who wins a position, however many heaps it has. It is proved."),
    heaps(found),
    h("p", {}, "A generator counts the heaps in whose words it occurs, each as often as it occurs there."),
    readings(found),
    h("p", {}, `Read together, group by group, they are of ${found.kinds.join(" × ")} kinds; of the combinations ${lost}. The certificate has them all.`),
    h("h2", {}, "A position"),
    form,
    place,
    relations(found),
    h("div", { class: "tools" }, save),
  ];
}
