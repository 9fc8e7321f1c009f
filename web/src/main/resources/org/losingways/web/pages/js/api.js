// SPDX-License-Identifier: Apache-2.0
// The API, as its own OpenAPI document describes it: operations are called by their names.
import { answer, isInPage } from "./engine.js";

/** The description that came with these scripts. */
const OWN = new URL("../api/openapi.json", import.meta.url).href;

/** Where programs find it, whatever the version is. */
export const DESCRIPTION = isInPage ? OWN : "/api/openapi.json";

let described = null;

async function description() {
  described ??= fetch(OWN).then((response) => response.json());
  const operations = new Map();
  for (const [path, methods] of Object.entries((await described).paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.set(operation.operationId, { path, method, operation });
    }
  }
  return operations;
}

/** The whole description, for people. */
export async function document() {
  await description();
  return described;
}

async function address(name, parameters) {
  const found = (await description()).get(name);
  if (!found) {
    throw new Error(`The API has no operation ${name}.`);
  }
  const query = new URLSearchParams();
  for (const parameter of found.operation.parameters) {
    const value = parameters[parameter.name];
    if (value !== undefined && value !== null) {
      query.set(parameter.name, value);
    }
  }
  const text = query.toString();
  return { method: found.method.toUpperCase(), url: found.path + (text ? `?${text}` : "") };
}

async function ask(name, parameters, body) {
  const { method, url } = await address(name, parameters);
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
