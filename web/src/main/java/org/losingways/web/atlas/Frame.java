// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
    return page(
        new Summary(title, "The atlas of games in which the last player to move loses.", ""),
        chapter,
        main,
        scripts);
  }

  /**
   * What a page says of itself to those who show a link to it.
   *
   * @param picture where a picture is that stands for it; empty if there is none
   */
  record Summary(String title, String text, String picture) {

    /** The title and the elements for search engines and for messages with links. */
    List<Html> head() {
      List<Html> all = new ArrayList<>();
      all.add(Html.of("title", title + " · Losing Ways"));
      all.add(Html.tag("meta", "name", "description", "content", text).with());
      all.add(property("og:type", "article"));
      all.add(property("og:site_name", "Losing Ways"));
      all.add(property("og:title", title));
      all.add(property("og:description", text));
      if (!picture.isEmpty()) {
        all.add(property("og:image", picture));
      }
      return all;
    }

    private static Html property(String name, String content) {
      return Html.tag("meta", "property", name, "content", content).with();
    }
  }

  /** A page with a summary of its own. */
  String page(Summary summary, String chapter, Html main, String... scripts) {
    List<Html> head = new ArrayList<>();
    head.add(Html.tag("meta", "charset", "utf-8").with());
    head.add(
        Html.tag("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
            .with());
    head.add(Html.tag("meta", "name", "color-scheme", "content", "light dark").with());
    head.addAll(summary.head());
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
                    Html.tag("nav", "aria-label", "Chapters")
                        .with(links.workbench().isEmpty() ? chapters(chapter) : bench()),
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
            links.workbench().isEmpty()
                ? Html.NOTHING
                : Html.tag("nav", "class", "atlas-chapters", "aria-label", "Chapters of the atlas")
                    .with(chapters(chapter)),
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
    return all;
  }

  /** The chapters of the workbench, as its own pages have them. */
  private List<Html> bench() {
    List<Html> all = new ArrayList<>();
    for (String name : List.of("Play", "Learn", "Explore", "Position", "Tools")) {
      links
          .chapter(name.toLowerCase(Locale.ROOT))
          .ifPresent(to -> all.add(Html.tag("a", "href", to).with(name)));
    }
    all.add(Html.tag("a", "href", links.page("codes"), "aria-current", "true").with("Atlas"));
    return all;
  }
}
