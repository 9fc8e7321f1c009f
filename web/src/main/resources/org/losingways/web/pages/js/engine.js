// SPDX-License-Identifier: Apache-2.0
// Who answers the API's requests: the server that sent the pages, or a worker of the page with the library in it.

/** Whether the pages come from a static host, and everything is worked out in the page. */
export const isInPage = document.documentElement.dataset.engine === "page";

const absent = isInPage
  ? "The program in this page does not answer; load the page again."
  : "The workbench does not answer; is misere serve still running?";

const ask = isInPage ? (await import("./worker-engine.js")).ask : (method, url, body) => fetch(url, { method, body });

/**
 * Asks for an address of the API, such as /api/solve?game=kayles.
 * @returns a Response
 */
export async function answer(method, url, body) {
  try {
    return await ask(method, url, body);
  } catch {
    throw new Error(absent);
  }
}
