// SPDX-License-Identifier: Apache-2.0
// The engine of a static site: a worker in which the compiled library answers what the server would.

let worker = null;
let isCompiled;

const compiled = new Promise((resolve) => {
  isCompiled = resolve;
});

/** What the library is compiled to that this browser has taken. */
export function whenCompiled() {
  start();
  return compiled;
}

const PATIENCE = 150;
const waiting = new Map();
let last = 0;

/** Up as long as nobody waits for an answer; the worker looks at it while it computes, when it hears no messages. */
let sign = putUp();

function putUp() {
  return URL.createObjectURL(new Blob());
}

/** The games that are being solved now, as people wrote them. */
let solving = [];

function answered(id, status, type, body) {
  waiting.get(id)?.resolve(new Response(body, { status, headers: { "Content-Type": type } }));
  waiting.delete(id);
}

function hear({ data }) {
  if (data.id) {
    answered(data.id, data.status, data.type, data.body);
    return;
  }
  if (data.compiled) {
    isCompiled(data.compiled);
    return;
  }
  solving = data.games;
  for (const [id, { game }] of waiting) {
    if (solving.includes(game)) {
      answered(id, 200, "application/json", data.body);
    }
  }
}

/** How a game stands is told while it is solved; whoever waits for something else takes the sign down. */
function lookAfter(id) {
  const asked = waiting.get(id);
  if (asked && !solving.includes(asked.game)) {
    URL.revokeObjectURL(sign);
    sign = putUp();
    worker.postMessage({ sign });
  }
}

/** The worker is fetched when it is asked for the first time; from then on the pages are there without a network. */
function start() {
  if (!worker) {
    worker = new Worker(new URL("../engine/worker.js", import.meta.url));
    worker.addEventListener("message", hear);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      waiting.forEach(({ reject }) => reject(new Error(event.message)));
      waiting.clear();
    });
    navigator.serviceWorker?.register(new URL("../sw.js", import.meta.url)).catch(() => {});
  }
}

const PNG = /([?&]format=)png(?=&|$)/;

/** A picture as the browser paints it, twice as large so that it can be printed. */
async function painted(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(await svg.blob());
  try {
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Response(await new Promise((resolve) => canvas.toBlob(resolve, "image/png")));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Asks the worker; the answer is a Response, as fetch() has it. */
export async function ask(method, url, body) {
  const answer = await passOn(method, url.replace(PNG, "$1svg"), body);
  return PNG.test(url) && answer.ok ? painted(answer) : answer;
}

function passOn(method, url, body) {
  start();
  return new Promise((resolve, reject) => {
    const id = ++last;
    const { pathname, searchParams } = new URL(url, location.href);
    const game = pathname === "/api/solve" && searchParams.size === 1 ? searchParams.get("game") : undefined;
    waiting.set(id, { resolve, reject, game });
    worker.postMessage({ id, method, url, body, sign });
    setTimeout(lookAfter, PATIENCE, id);
  });
}
