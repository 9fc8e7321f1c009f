// SPDX-License-Identifier: Apache-2.0
// Exercises that check themselves: every answer is worked out by the program when it is asked for.
import { call } from "./api.js";
import { ask } from "./ask.js";
import { h, refusal, replace } from "./dom.js";
import { genus, wordHtml } from "./maths.js";
import { path, plusses } from "./route.js";

const any = (most) => 1 + Math.floor(Math.random() * most);

/** Some heaps, the largest first. */
const heapsTo = (largest, count) => Array.from({ length: count }, () => any(largest)).sort((a, b) => b - a);

/** A box with a question, whatever answers it, and what is said then; its `posed` waits for the first question. */
function box(render) {
  const element = h("div", { class: "exercise" });
  const said = h("p", { role: "status" });
  const again = h("button", { type: "button", onclick: () => pose() }, "Another");

  function tell(isRight, ...why) {
    element.classList.toggle("right", isRight);
    replace(said, h("b", {}, isRight ? "Right. " : "Not so. "), why);
  }

  async function pose() {
    element.classList.remove("right");
    replace(said);
    try {
      const content = await render(tell, (error) => replace(said, refusal(error)));
      replace(element, h("h2", {}, "Exercise"), content, said, again);
    } catch (error) {
      replace(element, h("h2", {}, "Exercise"), refusal(error));
    }
  }

  element.posed = pose();
  return element;
}

/** Buttons of which one is right. */
function choices(list, onChoice) {
  const buttons = list.map(([value, label]) => h("button", { type: "button", "aria-pressed": "false", onclick: (event) => {
    buttons.forEach((b) => b.setAttribute("aria-pressed", String(b === event.target)));
    onChoice(value);
  } }, label));
  return h("div", { class: "answers" }, buttons);
}

const look = (game, heaps) => [" ", h("a", { href: path("position", game, heaps.join("+")) }, "Look at it"), "."];

/** Who wins a position of a game? */
export function whoWins(game, title, largest, count) {
  return box((tell, fail) => {
    const heaps = heapsTo(largest, count);
    return [
      h("p", {}, `${heaps.join(" + ")} in ${title}, misère play. Who wins?`),
      choices([["N", "the player to move"], ["P", "the other one"]], async (said) => {
        try {
          const found = await call("outcome", { game, position: heaps.join("+") });
          tell(found.outcome === said, `It is ${found.outcome === "P" ? "a P-position: every move leaves a position that the other player wins." : `an N-position: ${found.winning.length ? `${found.winning[0].heap} → ${found.winning[0].to.join("+") || "0"} wins.` : "there is no move, and that wins."}`}`, look(game, heaps));
        } catch (error) {
          fail(error);
        }
      }),
    ];
  });
}

/** A heap that makes a position lost for the player to move. */
export function complete(game, title, largest, count) {
  return box(async (tell, fail) => {
    let heaps = heapsTo(largest, count);
    const isPossible = async () => {
      const found = await Promise.all(Array.from({ length: largest }, (x, i) => call("outcome", { game, position: [...heaps, i + 1].join("+") })));
      return found.some((x) => x.outcome === "P");
    };
    for (let tries = 0; tries < 8 && !(await isPossible()); tries++) {
      heaps = heapsTo(largest, count);
    }
    return [
      h("p", {}, `Which heap of at most ${largest} beside ${heaps.join(" + ")} makes a P-position of ${title}?`),
      ask([{ name: "heap", label: "Heap", placeholder: "4" }], "Say", async (typed) => {
        try {
          const found = await call("outcome", { game, position: [...heaps, plusses(typed.heap)].join("+") });
          tell(found.outcome === "P", `${found.position.join(" + ")} is ${found.outcome === "P" ? "lost" : "won"} for the player to move.`, look(game, found.position));
        } catch (error) {
          fail(error);
        }
      }),
    ];
  });
}

/** The genus of a heap. */
export function genusOf(game, title, largest) {
  return box((tell, fail) => {
    const heap = any(largest);
    return [
      h("p", {}, `What is the genus of a heap of ${heap} in ${title}? Write the superscripts after a ^, such as 2^20.`),
      ask([{ name: "genus", label: "Genus", placeholder: "0^120" }], "Say", async (typed) => {
        try {
          const found = (await call("genus", { game, heaps: largest })).genera[heap];
          tell(typed.genus.replaceAll(" ", "") === found, "It is ", genus(found), ".");
        } catch (error) {
          fail(error);
        }
      }),
    ];
  });
}

/** Is a heap tame? The genera of tame games are those of Nim. */
export function isTame(game, title, largest) {
  return box((tell, fail) => {
    const heap = any(largest);
    return [
      h("p", {}, `Is every heap up to ${heap} of ${title} tame?`),
      choices([["yes", "yes, all of them"], ["no", "no, some heap is not"]], async (said) => {
        try {
          const state = await call("solve", { game });
          const isSo = heap <= state.lastTameHeap;
          tell((said === "yes") === isSo, `The last heap to which the quotient is tame is ${state.lastTameHeap}.`);
        } catch (error) {
          fail(error);
        }
      }),
    ];
  });
}

/** Waits for a game to be verified to a heap, as long as it is being solved. */
async function verified(game, heap) {
  let state = await call("solve", { game });
  while (state.heapsComputed < heap && (state.phase === "running" || state.phase === "queued")) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    state = await call("solve", { game });
  }
}

/** Which power of an element of an infinite quotient is in P? */
export function onRay(game, title, heap, rest, largest) {
  return box((tell, fail) => {
    const count = any(12);
    const heaps = [...Array(count).fill(heap), ...rest];
    return [
      h("p", {}, `${count === 1 ? "One heap" : `${count} heaps`} of ${heap}${rest.length ? `, and ${rest.join(" + ")}` : ""}, in ${title}. Who wins?`),
      choices([["N", "the player to move"], ["P", "the other one"]], async (said) => {
        try {
          await verified(game, largest);
          const found = await call("distinguish", { game, first: heaps.join("+"), second: heaps.join("+") });
          const { outcome, value } = found.sums[0];
          tell(outcome === said, "Its value is ", wordHtml(value), outcome === "P" ? ", which is in P." : ", which is not in P.");
        } catch (error) {
          fail(error);
        }
      }),
    ];
  });
}

/** Does a position refute a trial? */
export function refutes(game, title, first, second) {
  return box((tell, fail) => [
    h("p", {}, `A trial for ${title} says that ${first} and ${second} have the same value. Write a position beside which their outcomes differ, and refute it.`),
    ask([{ name: "beside", label: "Beside both", placeholder: "5+2" }], "Refute", async (typed) => {
      try {
        const beside = plusses(typed.beside);
        const [a, b] = await Promise.all([first, second].map((x) => call("outcome", { game, position: beside ? `${x}+${beside}` : x })));
        tell(a.outcome !== b.outcome, `${a.position.join(" + ")} is ${a.outcome}, ${b.position.join(" + ")} is ${b.outcome}.`);
      } catch (error) {
        fail(error);
      }
    }),
  ]);
}
