// SPDX-License-Identifier: Apache-2.0
// Who answers the API's requests: the server that sent the pages, or a worker of the page with the library in it.
import { ask as askWorker, whenCompiled } from "./worker-engine.js";

/** Whether the pages come from a static host, and everything is worked out in the page. */
export const isInPage = document.documentElement.dataset.engine === "page";

const absent = isInPage
  ? "The program in this page does not answer; load the page again."
  : "The workbench does not answer; is misere serve still running?";

const ask = isInPage ? askWorker : (method, url, body) => fetch(url, { method, body });

/** What the library in the page is compiled to. */
export const compiled = async () => (isInPage ? whenCompiled() : undefined);

let open = 0;

/** Whether an answer is waited for. */
export const isWaiting = () => open > 0;

/**
 * Asks for an address of the API, such as /api/solve?game=kayles.
 * @returns a Response
 */
export async function answer(method, url, body) {
  open += 1;
  try {
    return await ask(method, url, body);
  } catch {
    throw new Error(absent);
  } finally {
    open -= 1;
  }
}
