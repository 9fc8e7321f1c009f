// SPDX-License-Identifier: Apache-2.0
// The library, compiled, at work: answers requests, and solves in steps so that it hears the next one.
const MILLIS_BETWEEN_LOOKS = 100;
const pause = new MessageChannel();
let isSolving = false;
let sign = "";
let nextLook = 0;

/** Whether the page waits for something: it takes its sign down, which can be seen without waiting for a message. */
self.isAsked = () => {
  if (performance.now() < nextLook) {
    return false;
  }
  nextLook = performance.now() + MILLIS_BETWEEN_LOOKS;
  try {
    const look = new XMLHttpRequest();
    look.open("GET", sign, false);
    look.send();
    return false;
  } catch {
    return true;
  }
};

/** Says how games stand while there is no time to answer. */
self.tell = (games, body) => self.postMessage({ games: [...games], body });

/** Solves for a moment and lets messages in before the next; a pause of a timer would be too long. */
function solve() {
  isSolving = self.misere.step();
  if (isSolving) {
    pause.port2.postMessage(null);
  } else {
    self.postMessage({ games: [] });
  }
}

pause.port1.onmessage = solve;

/** WebAssembly is several times as fast; what has no garbage collection for it, or may not compile, takes JavaScript. */
async function load() {
  try {
    importScripts("runtime.js");
    const library = await fetch("engine.wasm");
    (await self.TeaVM.wasmGC.load(await library.arrayBuffer())).exports.main([]);
    self.postMessage({ compiled: "WebAssembly" });
  } catch {
    importScripts("engine.js");
    self.main([]);
    self.postMessage({ compiled: "JavaScript" });
  }
}

let isLoaded = load();

/** What runs out of the browser's stack is no exception of the library, which has to be loaded anew then. */
function fail(id) {
  const problem = { type: "about:blank", title: "Too much", status: 500, detail: "This was too much for the page; the program on your own machine may do it." };
  self.postMessage({ id, status: 500, type: "application/problem+json", body: JSON.stringify(problem) });
  isSolving = false;
  isLoaded = load();
}

self.onmessage = async ({ data: { id, method, url, body, sign: put } }) => {
  sign = put;
  if (!id) {
    return;
  }
  await isLoaded;
  const { pathname, search, searchParams } = new URL(url, "http://page");
  const parameters = [...searchParams];
  try {
    self.misere.ask(
      method,
      pathname,
      search.slice(1),
      parameters.map(([name]) => name),
      parameters.map(([, value]) => value),
      body ?? "",
      (status, type, text) => self.postMessage({ id, status, type, body: text }),
    );
  } catch {
    fail(id);
    return;
  }
  if (!isSolving) {
    solve();
  }
};
