// SPDX-License-Identifier: Apache-2.0
// The line in which a game is asked for.
import { h, unique } from "./dom.js";

/**
 * A form that asks for a game, and perhaps a position.
 * @param fields [{name, label, value, width}]
 * @param onAsk called with what was typed
 */
export function ask(fields, button, onAsk) {
  const inputs = fields.map((field) => {
    const id = unique(field.name);
    return [
      h("label", { for: id }, field.label),
      h("input", {
        id,
        type: "text",
        name: field.name,
        value: field.value ?? "",
        placeholder: field.placeholder,
        spellcheck: "false",
        autocapitalize: "off",
        autocomplete: "off",
        list: field.list,
      }),
    ];
  });
  return h(
    "form",
    {
      class: "ask",
      onsubmit: (event) => {
        event.preventDefault();
        onAsk(Object.fromEntries(new FormData(event.target)));
      },
    },
    inputs,
    h("button", { class: "chief", type: "submit" }, button),
  );
}
