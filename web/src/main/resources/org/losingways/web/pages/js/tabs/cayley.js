// SPDX-License-Identifier: Apache-2.0
// The Cayley graph, as `misere draw` makes it; of large quotients and of infinite ones their components.
import { call } from "../api.js";
import { drawn } from "../drawn.js";
import { term } from "../term.js";

const heading = (title) => title.split(/(Cayley graph)/).map((part) => (part === "Cayley graph" ? term("Cayley graph") : part));

export const cayleyTab = {
  id: "cayley",
  title: "Cayley graph",
  picture: "cayley",
  json: (question) => call("cayley", question),
  show: (question) => drawn({ ...question, what: "cayley" }, "The Cayley graph", heading),
};
