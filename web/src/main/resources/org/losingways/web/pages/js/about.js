// SPDX-License-Identifier: Apache-2.0
// About the workbench, and its API as the OpenAPI document has it.
import { DESCRIPTION, document as description } from "./api.js";
import { h, replace } from "./dom.js";
import { compiled, isInPage } from "./engine.js";

export async function about(main) {
  document.title = "About · Losing Ways";
  const api = await description();
  const rows = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      h("tr", {}, h("td", {}, h("code", {}, `${method.toUpperCase()} ${path}`)), h("td", {}, operation.summary, operation.parameters.length ? h("span", { class: "aside" }, ` (${operation.parameters.map((p) => p.name).join(", ")})`) : ""))));
  replace(
    main,
    h("h1", {}, "About this workbench"),
    h("p", { class: "lede" }, "Losing Ways answers one question about combinatorial games: who wins when the last player to move loses, and how? What it prints is proved; “check this” has the proof checked by code that the solver does not use."),
    h("p", {}, "Everything on these pages stays on the machine that runs it; nothing is fetched from elsewhere. The same answers are on the command line: misere --help lists the commands."),
    isInPage ? h("p", {}, `The program runs in this page, compiled to ${await compiled()}.`) : null,
    h("p", {}, "Keys: / goes to the game, arrows move between views, + and − come closer to a graph and go away from it."),
    h("h2", {}, "The API"),
    h("p", {}, "The pages are made of these addresses, which programs may use as well; ", h("a", { href: DESCRIPTION }, "the OpenAPI document"), " has the details."),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Addresses of the API" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "address"), h("th", { scope: "col" }, "answer"))), h("tbody", {}, rows))),
  );
  return null;
}
