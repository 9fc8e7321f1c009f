// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.Standing;

/**
 * The box at the head of a game's page: what is proved of it in a few words, and how to cite it.
 *
 * @param links where other pages are
 * @param card the record of the game
 * @param known the run that the page shows
 */
record PropertyBox(Links links, Card card, Known known) {

  Html html() {
    List<Html> rows = new ArrayList<>();
    rows.add(row("Code", card.code()));
    if (!card.titles().isEmpty()) {
      rows.add(row("Names", String.join(", ", card.titles())));
    }
    rows.add(row("Status", card.verdict().title()));
    Finding best = card.best();
    if (best.order().isPresent()) {
      rows.add(row("Order", Integer.toString(best.order().getAsInt())));
    }
    Standing run = known.standing();
    if (run.period().isPresent()) {
      rows.add(
          row(
              "Period",
              "%d from heap %d on".formatted(run.period().getAsInt(), run.preperiod().orElse(0))));
    }
    if (run.lastTameHeap().isPresent() && !run.tame()) {
      rows.add(row("Tame", "to heap " + run.lastTameHeap().getAsInt()));
    }
    if (card.verdict().isSolved()) {
      String file = links.file(card.code(), "certificate.json");
      rows.add(
          row(
              "Certificate",
              Html.tag("a", "href", file, "download", "").with(file.replaceFirst(".*/", ""))));
    }
    if (card.codes().size() > 1) {
      rows.add(row("Equivalent codes", String.join(", ", card.codes())));
    }
    return Html.tag("aside", "class", "properties", "aria-label", "Properties")
        .with(
            Html.of("dl", rows),
            Html.tag("p", "class", "tools")
                .with(
                    Html.tag("button", "type", "button", "class", "copy-link", "hidden", "")
                        .with("Copy link")),
            Html.of("details", Html.of("summary", "Cite"), Html.of("pre", bibtex())));
  }

  private static Html row(String name, Object value) {
    return Html.of("div", Html.of("dt", name), Html.of("dd", value));
  }

  /** An entry for a bibliography; the address and the date are those of the reader. */
  String bibtex() {
    String key = card.code().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
    String name = card.titles().isEmpty() ? "" : card.titles().get(0) + ", ";
    return """
        @misc{losing-ways-%s,
          author = {{The Losing Ways maintainers}},
          title  = {Losing Ways: %s%s},
          note   = {%s},
          howpublished = {Page of the atlas, /game/%s}
        }
        """
        .formatted(key, name, card.code(), card.line(), Links.name(card.code()));
  }
}
