// SPDX-License-Identifier: Apache-2.0
// The API, as its own OpenAPI document describes it: operations are called by their names.
import { answer, isInPage } from "./engine.js";
import { OPERATIONS } from "./known.js";

/** The description that came with these scripts. */
const OWN = new URL("../api/openapi.json", import.meta.url).href;

/** Where programs find it, whatever the version is. */
export const DESCRIPTION = isInPage ? OWN : "/api/openapi.json";

let described = null;

/** The whole description, for people. */
export function document() {
  described ??= fetch(OWN).then((response) => response.json());
  return described;
}

function address(name, parameters) {
  const operation = OPERATIONS.find((each) => each.name === name);
  if (!operation) {
    throw new Error(`The API has no operation ${name}.`);
  }
  const given = operation.parameters.filter((parameter) => parameters[parameter] !== undefined && parameters[parameter] !== null);
  const text = new URLSearchParams(given.map((parameter) => [parameter, parameters[parameter]])).toString();
  return { method: operation.method, url: operation.path + (text ? `?${text}` : "") };
}

async function ask(name, parameters, body) {
  const { method, url } = address(name, parameters);
  const response = await answer(method, url, body);
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new Error(problem.detail ?? `The workbench answered ${response.status}.`);
  }
  return response;
}

/** Calls an operation and returns its JSON. */
export async function call(name, parameters = {}) {
  return (await ask(name, parameters)).json();
}

/** Sends a text to an operation and returns its JSON. */
export async function send(name, body, parameters = {}) {
  return (await ask(name, parameters, body)).json();
}

/** Calls an operation and returns its bytes. */
export async function blob(name, parameters = {}) {
  return (await ask(name, parameters)).blob();
}

/** Calls an operation and returns its text. */
export async function text(name, parameters = {}) {
  return (await ask(name, parameters)).text();
}

const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 1000;

/**
 * Passes each state of a game's solution on as it comes, by asking again and again: browsers open only six
 * connections to a server, so that no tab may keep one. Returns a function that ends it.
 */
export function watch(game, onState, onProblem) {
  let ended = false;
  let version = 0;
  async function look(pause) {
    const state = await call("solve", { game });
    if (ended) {
      return;
    }
    let next = Math.min(1.5 * pause, LONGEST_PAUSE);
    if (state.version !== version) {
      version = state.version;
      next = SHORTEST_PAUSE;
      onState(state);
    }
    if (state.phase !== "done") {
      setTimeout(() => ended || look(next).catch(onProblem), next);
    }
  }
  look(SHORTEST_PAUSE).catch(onProblem);
  return () => {
    ended = true;
  };
}
