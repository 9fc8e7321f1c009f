// SPDX-License-Identifier: Apache-2.0
// "Copy as" and "check this", which every view has.
import { blob, call, text } from "./api.js";
import { h, say, unique } from "./dom.js";

const PROPERTIES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-family", "font-size", "font-weight", "font-style", "text-anchor", "opacity"];

/** A figure of the page as an SVG document that stands alone. */
function standalone(svg) {
  const copy = svg.cloneNode(true);
  const from = [svg, ...svg.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  for (let i = 0; i < from.length; i++) {
    const style = getComputedStyle(from[i]);
    for (const name of PROPERTIES) {
      to[i].setAttribute(name, style.getPropertyValue(name));
    }
    to[i].removeAttribute("class");
  }
  const box = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", Math.ceil(box.width));
  copy.setAttribute("height", Math.ceil(box.height));
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const view = (svg.getAttribute("viewBox") ?? `0 0 ${box.width} ${box.height}`).split(/[ ,]+/);
  ["x", "y", "width", "height"].forEach((name, i) => paper.setAttribute(name, view[i]));
  paper.setAttribute("fill", getComputedStyle(document.body).backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

async function png(svgText, width, height) {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svgText], { type: "image/svg+xml" }));
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error("The picture could not be painted."));
      image.src = url;
    });
    const canvas = h("canvas", { width: Math.ceil(2 * width), height: Math.ceil(2 * height) });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Saves something as a file. */
export function download(content, name) {
  const link = h("a", { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

async function put(content, type, name) {
  try {
    if (type === "image/png") {
      await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    } else {
      await navigator.clipboard.writeText(content);
    }
    say(`Copied as ${name}.`);
  } catch {
    const ending = { JSON: "json", LaTeX: "tex", "LaTeX document": "tex", GAP: "g", Coq: "v", BibTeX: "bib", SVG: "svg", PNG: "png" }[name];
    download(content instanceof Blob ? content : new Blob([content], { type }), `losing-ways.${ending}`);
    say(`The ${name} was saved as a file: this browser does not let pages copy it.`);
  }
}

/**
 * The menu of a view.
 * @param view what it copies: {question: () => {game, heaps}, json: () => Promise<object>, figure: () => svg or null, picture: () => parameters or null}
 */
export function copyMenu(view) {
  const inPage = () => view.figure?.() ?? null;
  const drawn = async (format) => {
    const what = view.picture?.();
    if (!what) {
      throw new Error("This view has no picture; JSON has all of it.");
    }
    return blob("picture", { ...what, format });
  };
  const kinds = {
    JSON: async () => put(JSON.stringify(await view.json(), null, 1), "application/json", "JSON"),
    LaTeX: async () => put(await text("export", { ...view.question(), format: "latex", fragment: "yes" }), "application/x-tex", "LaTeX"),
    "LaTeX document": async () => put(await text("export", { ...view.question(), format: "latex" }), "application/x-tex", "LaTeX document"),
    GAP: async () => put(await text("export", { ...view.question(), format: "gap" }), "text/plain", "GAP"),
    Coq: async () => put(await text("export", { ...view.question(), format: "coq" }), "text/plain", "Coq"),
    SVG: async () => put(inPage() ? standalone(inPage()) : await (await drawn("svg")).text(), "image/svg+xml", "SVG"),
    PNG: async () => {
      const svg = inPage();
      const box = svg?.getBoundingClientRect();
      await put(svg ? await png(standalone(svg), box.width, box.height) : await drawn("png"), "image/png", "PNG");
    },
  };
  const id = unique("menu");
  const list = h("div", { role: "menu", id, hidden: true, "aria-label": "Copy as" });
  const button = h("button", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id }, "Copy as …");
  const items = Object.entries(kinds).map(([name, act]) =>
    h("button", { role: "menuitem", type: "button", tabindex: "-1", onclick: () => { open(false); act().catch((e) => say(e.message)); } }, name));
  list.append(...items);
  function open(isOpen) {
    list.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      items[0].focus();
    }
  }
  button.addEventListener("click", () => open(list.hidden));
  const menu = h("div", { class: "menu" }, button, list);
  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape") {
      open(false);
      button.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : items.length - 1;
      items[(at + step) % items.length].focus();
    }
  });
  menu.addEventListener("focusout", (event) => {
    if (!menu.contains(event.relatedTarget)) {
      open(false);
    }
  });
  return menu;
}

/** The button that copies the address of what is shown, or hands it to the device where that can share. */
export function linkButton() {
  const isShared = Boolean(navigator.share) && matchMedia("(pointer: coarse)").matches;
  async function act() {
    try {
      if (isShared) {
        await navigator.share({ title: document.title, url: location.href });
      } else {
        await navigator.clipboard.writeText(location.href);
        say("The link is copied.");
      }
    } catch (error) {
      if (error.name !== "AbortError") {
        say(`The address of this page is ${location.href}`);
      }
    }
  }
  return h("button", { type: "button", onclick: act }, isShared ? "Share" : "Copy link");
}

/** How to cite a game: an entry for a bibliography with what is proved of it now. */
export function citation(record) {
  const key = record.game.toLowerCase().replace(/[^a-z0-9.]+/g, "-");
  const text = [
    `@misc{losing-ways-${key},`,
    "  author = {{The Losing Ways maintainers}},",
    `  title  = {Losing Ways: ${record.names.length ? `${record.names[0]}, ` : ""}${record.game}},`,
    `  note   = {${record.line}},`,
    `  howpublished = {\\url{${location.href}}},`,
    `  year   = {${new Date().getFullYear()}}`,
    "}",
  ].join("\n");
  return [h("pre", { class: "bibtex", tabindex: "0", role: "region", "aria-label": "BibTeX" }, text), h("button", { type: "button", onclick: () => put(text, "text/plain", "BibTeX") }, "Copy BibTeX")];
}

/** The button that has the quotient's certificate made and checked. */
export function checkButton(question) {
  const button = h("button", { type: "button", class: "check" }, "Check this");
  const verdict = h("span", { class: "aside", role: "status" });
  button.addEventListener("click", async () => {
    button.disabled = true;
    verdict.textContent = " The checker is at work …";
    try {
      const answer = await call("check", question());
      verdict.textContent = ` ${answer.accepted ? "Accepted." : "Refuted."} ${answer.reason}`;
    } catch (error) {
      verdict.textContent = ` ${error.message}`;
    } finally {
      button.disabled = false;
    }
  });
  return [button, verdict];
}
