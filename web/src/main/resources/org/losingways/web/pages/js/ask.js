// SPDX-License-Identifier: Apache-2.0
// The line in which a game is asked for.
import { h, unique } from "./dom.js";
import { named } from "./gallery.js";

const EXAMPLES = [
  ["0.123", "a code: take 1, 2 or 3 beans"],
  ["sub(1,4,7)", "a subtraction set"],
  ["0.7/0.07", "Left's code and Right's"],
  ["{2+,0}", "a form and its followers"],
  ["{0,*|-1}", "a form of Left and Right"],
  ["digraph{B->A;C->A;C->B}", "a graph on which coins slide"],
];

/** The names of games and examples of each other kind, to be offered while somebody types. */
function suggestions(id) {
  const list = h("datalist", { id });
  named()
    .then((games) => list.append(
      ...games.map((g) => h("option", { value: g.name }, `${g.title}, ${g.code}`)),
      ...EXAMPLES.map(([value, text]) => h("option", { value }, text)),
    ))
    .catch(() => {});
  return list;
}

/**
 * A form that asks for a game, and perhaps a position.
 * @param fields [{name, label, value, width}]
 * @param onAsk called with what was typed
 */
export function ask(fields, button, onAsk) {
  const inputs = fields.map((field) => {
    const id = unique(field.name);
    const offered = field.name === "game" || field.name === "with" ? suggestions(`${id}-known`) : null;
    return [
      offered,
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
        list: offered?.id,
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
