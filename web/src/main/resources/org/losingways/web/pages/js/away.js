// SPDX-License-Identifier: Apache-2.0
// Says when the server went away, and when it is back.
import { isInPage } from "./engine.js";
import { h } from "./dom.js";

const PAUSE = 8000;
const notice = h("p", { class: "away", role: "alert", hidden: true });

async function look() {
  if (!document.hidden) {
    const isThere = await fetch("/icon.svg", { method: "HEAD", cache: "no-store" }).then(() => true, () => false);
    notice.textContent = isThere ? "" : "The workbench does not answer: is misere serve still running? What you see stays here meanwhile.";
    notice.hidden = isThere;
  }
}

async function lookAgain() {
  await look();
  setTimeout(lookAgain, PAUSE);
}

/** Looks out for the server from now on; a page with the program in it needs none. */
export function lookOut() {
  if (!isInPage) {
    document.body.append(notice);
    setTimeout(lookAgain, PAUSE);
    // Who comes back to the page is told at once.
    addEventListener("focus", look);
  }
}
