// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is the same on all pages: head, chapters and foot, as in the workbench.
 *
 * @param links where other pages are
 */
record Frame(Links links) {

  /** The pages that lead to games. */
  static final Map<String, String> CHAPTERS = new LinkedHashMap<>();

  private static final List<String> FACES = List.of("400-normal", "400-italic", "600-normal");

  static {
    CHAPTERS.put("codes", "Codes");
    CHAPTERS.put("quotients", "Quotients");
    CHAPTERS.put("behaviour", "Behaviour");
    CHAPTERS.put("open", "Open");
    CHAPTERS.put("search", "Search");
  }

  /**
   * A page.
   *
   * @param chapter the chapter that it is, or nothing
   * @param scripts names of more scripts
   */
  String page(String title, String chapter, Html main, String... scripts) {
    List<Html> head = new ArrayList<>();
    head.add(Html.tag("meta", "charset", "utf-8").with());
    head.add(
        Html.tag("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
            .with());
    head.add(Html.tag("meta", "name", "color-scheme", "content", "light dark").with());
    head.add(Html.of("title", title + " · Losing Ways"));
    head.add(Html.tag("link", "rel", "icon", "href", links.asset("icon.svg")).with());
    // The faces of most of a page, before its first lines are set: what comes later is not taken.
    // From a disk browsers refuse to fetch them ahead.
    for (String face : links.isLive() ? FACES : List.<String>of()) {
      String font = links.asset("fonts/stix-two-text-latin-" + face + ".woff2");
      head.add(
          Html.tag(
                  "link",
                  "rel",
                  "preload",
                  "href",
                  font,
                  "as",
                  "font",
                  "type",
                  "font/woff2",
                  "crossorigin",
                  "")
              .with());
    }
    for (String style : List.of("book.css", "figures.css", "atlas.css")) {
      head.add(Html.tag("link", "rel", "stylesheet", "href", links.asset(style)).with());
    }
    for (String script : scripts) {
      head.add(Html.tag("script", "defer", "", "src", script).with());
    }
    head.add(Html.tag("script", "defer", "", "src", links.asset("js/atlas.js")).with());
    Html body =
        Html.of(
            "body",
            Html.tag("a", "class", "skip", "href", "#main").with("Skip to the page"),
            Html.tag("header", "class", "running-head")
                .with(
                    Html.tag(
                            "a",
                            "class",
                            "title",
                            "href",
                            links.workbench().orElse(links.page("codes")))
                        .with("Losing Ways"),
                    Html.tag("nav", "aria-label", "Chapters").with(chapters(chapter)),
                    Html.tag(
                            "button",
                            "class",
                            "plain",
                            "id",
                            "theme",
                            "type",
                            "button",
                            "aria-label",
                            "Day or night")
                        .with("☾")),
            Html.tag("main", "id", "main", "tabindex", "-1").with(main),
            Html.of(
                "footer",
                Html.of(
                    "p",
                    Html.of("em", "Losing Ways"),
                    " · the atlas of games in which the last player to move loses; every answer is"
                        + " proved")));
    return "<!doctype html>\n"
        + Html.tag("html", "lang", "en").with(Html.of("head", head), body).markup()
        + "\n";
  }

  private List<Html> chapters(String here) {
    List<Html> all = new ArrayList<>();
    CHAPTERS.forEach(
        (name, title) ->
            all.add(
                (name.equals(here)
                        ? Html.tag("a", "href", links.page(name), "aria-current", "page")
                        : Html.tag("a", "href", links.page(name)))
                    .with(title)));
    links.workbench().ifPresent(to -> all.add(Html.tag("a", "href", to).with("Workbench")));
    return all;
  }
}
