// SPDX-License-Identifier: Apache-2.0
// The engine of a static site: a worker in which the compiled library answers what the server would.

const worker = new Worker(new URL("../engine/worker.js", import.meta.url));
const waiting = new Map();
let last = 0;

worker.addEventListener("message", ({ data }) => {
  const { resolve } = waiting.get(data.id);
  waiting.delete(data.id);
  resolve(new Response(data.body, { status: data.status, headers: { "Content-Type": data.type } }));
});

worker.addEventListener("error", (event) => {
  event.preventDefault();
  waiting.forEach(({ reject }) => reject(new Error(event.message)));
  waiting.clear();
});

/** Asks the worker; the answer is a Response, as fetch() has it. */
export function ask(method, url, body) {
  return new Promise((resolve, reject) => {
    const id = ++last;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, method, url, body });
  });
}
