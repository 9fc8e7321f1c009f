// SPDX-License-Identifier: Apache-2.0
// Learn: a short tour, each step with a live board.
import { checkButton, copyMenu } from "./copy.js";
import { call } from "./api.js";
import { h, replace } from "./dom.js";
import { LESSONS } from "./lessons.js";
import { path } from "./route.js";

export async function learn(main, [number = "1"]) {
  const at = Math.min(Math.max(1, Number.parseInt(number, 10) || 1), LESSONS.length);
  const lesson = LESSONS[at - 1];
  document.title = `${lesson.title} · Losing Ways`;
  const live = await lesson.board();
  const exercises = lesson.exercises?.();
  // Questions are found by asking the engine; the page comes with them, so that nothing below moves.
  await Promise.all((exercises ?? []).map((e) => e.posed));
  const link = (n, text) => h("a", { href: path("learn", String(n)) }, text);
  replace(
    main,
    h("details", { class: "more", open: innerWidth >= 600 }, h("summary", {}, "All lessons"), h("ol", { class: "contents", "aria-label": "Lessons" }, LESSONS.map((l, i) => h("li", {}, h("a", { href: path("learn", String(i + 1)), ...(i + 1 === at ? { "aria-current": "step" } : {}) }, `${i + 1}. ${l.title}`))))),
    h("h1", {}, lesson.title, h("span", { class: "folio" }, `lesson ${at} of ${LESSONS.length}`)),
    lesson.lead?.() ?? null,
    h("div", { class: lesson.lead ? "lesson board-first" : "lesson" }, h("div", {}, lesson.text()), h("div", { class: "live" }, live.element)),
    exercises ? h("section", { "aria-label": "Exercises" }, exercises) : null,
    h("div", { class: "tools" },
      copyMenu({ question: () => ({ game: lesson.game }), json: () => call("solve", { game: lesson.game }), picture: () => ({ game: lesson.game, what: "phi" }) }),
      h("a", { class: "aside", href: path("explore", lesson.game) }, "explore this game"),
      checkButton(() => ({ game: lesson.game }))),
    h("div", { class: "lesson-nav" }, at > 1 ? link(at - 1, `← ${LESSONS[at - 2].title}`) : h("span"), at < LESSONS.length ? link(at + 1, `${LESSONS[at].title} →`) : h("a", { href: path("explore") }, "Explore the games →")),
  );
  return () => live.end?.();
}
