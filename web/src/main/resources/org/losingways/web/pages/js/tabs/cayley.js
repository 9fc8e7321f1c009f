// SPDX-License-Identifier: Apache-2.0
// The Cayley graph, as `misere draw` makes it; of large quotients and of infinite ones their components.
import { call } from "../api.js";
import { drawn } from "../drawn.js";

export const cayleyTab = {
  id: "cayley",
  title: "Cayley graph",
  picture: "cayley",
  json: (question) => call("cayley", question),
  show: (question) => drawn({ ...question, what: "cayley" }, "The Cayley graph"),
};
