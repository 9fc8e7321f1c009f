// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.show.CommandFailure;
import org.losingways.show.draw.Drawing;
import org.losingways.show.draw.Look;
import org.losingways.show.draw.Picture;
import org.losingways.show.view.QuotientView;

/** The pictures of a game: those that are not too large to be looked at. */
final class Pictures {

  /** The kinds there are, which are names in addresses. */
  static final List<String> KINDS = List.of("cayley", "idempotents");

  /** Larger quotients make pictures in which nothing can be seen. */
  private static final int MOST_ELEMENTS = 64;

  private static final Look BARE = new Look(false, false, Optional.empty());

  private Pictures() {}

  /**
   * A picture.
   *
   * @param what its kind
   * @param dots what is drawn, the same for games with the same words; title and caption are beside
   */
  record Made(String what, String title, String caption, Picture dots) {

    /** Its width or height in pixels. */
    String size(String name) {
      Matcher found = Pattern.compile("<svg[^>]* " + name + "=\"([0-9]+)").matcher(svg());
      return found.find() ? found.group(1) : "600";
    }

    String svg() {
      return Drawing.graph(dots).text("svg", BARE);
    }
  }

  static List<Made> of(Known known) {
    Optional<QuotientView> view = known.view().filter(q -> q.monoid().cells() <= MOST_ELEMENTS);
    return view.stream()
        .flatMap(q -> KINDS.stream().flatMap(what -> of(q, what).stream()))
        .toList();
  }

  private static Optional<Made> of(QuotientView q, String what) {
    try {
      return Drawing.of(q, what, false)
          .graph()
          .map(
              p ->
                  new Made(
                      what,
                      p.title(),
                      p.caption(),
                      new Picture(what, "", p.nodes(), p.edges(), p.kinds())));
    } catch (CommandFailure tooLarge) {
      return Optional.empty();
    }
  }
}
