// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.reader.GameReader;

/**
 * The atlas as the workbench sends it, at addresses that stay: {@code /atlas}, {@code
 * /atlas/quotients}, {@code /game/0.123}, {@code /game/0.123.cayley.svg}. Whatever else is asked
 * for gets a page with one sentence.
 *
 * <p>The list of games is looked at again every few seconds. Games with the same quotient are
 * compared by a thread of its own, unless they are few; until that has ended pages do without.
 * Pages and pictures of games that were asked for last are kept until the list changes.
 */
public final class LivePages implements AutoCloseable {

  private static final long NANOS_FRESH = Duration.ofSeconds(5).toNanos();
  private static final String GAME = "/game/";
  private static final String CHAPTER = "/atlas/";
  private static final Pattern FILE =
      Pattern.compile("(.+)\\.(certificate\\.json|(?:%s)\\.svg)".formatted(kinds()));
  private static final Pattern NUMBER = Pattern.compile("_([0-9A-F]{2})");

  /** So many pages and pictures are kept, none of them longer than this. */
  private static final int MOST_KEPT = 64;

  private static final int LONGEST_KEPT = 1 << 17;

  private final Atlas.Source source;
  private final LongSupplier clock;
  private Object state = "";
  private Optional<Edition> edition = Optional.empty();
  private long looked;

  public LivePages(Atlas.Source source) {
    this(source, System::nanoTime);
  }

  LivePages(Atlas.Source source, LongSupplier clock) {
    this.source = source;
    this.clock = clock;
  }

  private static String kinds() {
    return String.join("|", Pictures.KINDS);
  }

  /**
   * What is sent.
   *
   * @param status 200, 302 with an address as its text, or 404
   */
  public record Sent(int status, String mediaType, String text) {

    private static Sent page(String html) {
      return new Sent(200, "text/html; charset=utf-8", html);
    }
  }

  /** A page with one sentence. */
  public static String sentence(String title, String sentence) {
    return sentence(title, Html.of("p", sentence));
  }

  private static String sentence(String title, Html inside) {
    return new Frame(Links.LIVE)
        .page(
            title,
            "",
            Html.all(Html.of("h1", title), Html.tag("div", "class", "lede").with(inside)));
  }

  private static Sent missing(Html inside) {
    return new Sent(404, "text/html; charset=utf-8", sentence("Not in the atlas", inside));
  }

  /** The atlas of some list of games, and what was sent of it, by name. */
  private record Edition(Atlas atlas, Map<String, Sent> sent) {

    Edition(Atlas atlas) {
      this(atlas, Collections.synchronizedMap(new Latest()));
    }

    Sent sent(String name, Supplier<Sent> made) {
      Sent kept = sent.get(name);
      if (kept != null) {
        return kept;
      }
      boolean isFinal = atlas.isCompared();
      Sent fresh = made.get();
      if (isFinal && fresh.status == 200 && fresh.text.length() <= LONGEST_KEPT) {
        sent.put(name, fresh);
      }
      return fresh;
    }
  }

  private static final class Latest extends LinkedHashMap<String, Sent> {
    private static final long serialVersionUID = 1L;

    Latest() {
      super(MOST_KEPT, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Sent> eldest) {
      return size() > MOST_KEPT;
    }
  }

  /** What is at an address; it may take a while. */
  public Sent at(String path) {
    if (path.equals("/atlas")) {
      return Sent.page(fresh(false).atlas.page(Links.LIVE, "codes"));
    }
    if (path.equals("/atlas/games.js")) {
      String script = fresh(false).atlas.page(Links.LIVE, "games.js");
      return new Sent(200, "text/javascript; charset=utf-8", script);
    }
    if (path.startsWith(CHAPTER) && Frame.CHAPTERS.containsKey(path.substring(CHAPTER.length()))) {
      return Sent.page(fresh(false).atlas.page(Links.LIVE, path.substring(CHAPTER.length())));
    }
    if (path.startsWith(GAME)) {
      String name = path.substring(GAME.length());
      return fresh(false).sent(name, () -> game(name));
    }
    Html first = Html.tag("a", "href", Links.LIVE.page("codes")).with("The atlas");
    return missing(Html.of("p", "There is no page at this address. ", first, " begins here."));
  }

  private Sent game(String name) {
    Matcher file = FILE.matcher(name);
    boolean isFile = file.matches();
    String wanted = isFile ? file.group(1) : name;
    Optional<Card> card = card(wanted);
    if (card.isEmpty()) {
      return elsewhere(wanted, isFile ? file.group(2) : "");
    }
    Optional<Known> known = source.known(card.get().kept());
    if (known.isEmpty()) {
      return missing(Html.of("p", wanted + " is not in the store any more."));
    }
    return isFile ? file(card.get(), known.get(), file.group(2)) : page(known.get());
  }

  private Sent page(Known known) {
    return Sent.page(fresh(false).atlas.page(Links.LIVE, known, Pictures.of(known)));
  }

  private Sent file(Card card, Known known, String what) {
    if (what.equals("certificate.json")) {
      return card.verdict().isSolved()
          ? new Sent(200, "application/json", Site.certificate(source, card, known))
          : missing(Html.of("p", known.code() + " is not solved, and has no certificate here."));
    }
    return Pictures.of(known).stream()
        .filter(picture -> what.equals(picture.what() + ".svg"))
        .findFirst()
        .map(picture -> new Sent(200, "image/svg+xml", picture.svg()))
        .orElseGet(
            () -> missing(Html.of("p", "There is no such picture of " + known.code() + ".")));
  }

  /** The game with this name in addresses, if it is in the atlas itself. */
  private Optional<Card> card(String name) {
    return fresh(false).atlas.named(name).or(() -> fresh(true).atlas.named(name));
  }

  /**
   * Another spelling, an equivalent code, a game that nobody has looked at, or none at all.
   *
   * @param what the file about it that is wanted; empty for its page
   */
  private Sent elsewhere(String name, String what) {
    Game game;
    try {
      game = GameReader.of(code(name));
    } catch (GameFormatException e) {
      return missing(Html.of("p", e.getMessage()));
    }
    return fresh(false)
        .atlas
        .card(game)
        .map(
            card ->
                new Sent(
                    302,
                    "text/plain",
                    what.isEmpty()
                        ? Links.LIVE.game(card.code())
                        : Links.LIVE.file(card.code(), what)))
        .orElseGet(
            () ->
                missing(
                    Html.of(
                        "p",
                        game.code() + " has no page yet; ",
                        Html.tag("a", "href", Links.LIVE.view("explore", game.code()).orElseThrow())
                            .with("explore it"),
                        " in the workbench.")));
  }

  /** What a name in addresses was made of. */
  private static String code(String name) {
    byte[] bytes =
        NUMBER
            .matcher(name)
            .replaceAll(m -> Character.toString(Integer.parseInt(m.group(1), 16)))
            .getBytes(StandardCharsets.ISO_8859_1);
    boolean isEncoded = NUMBER.matcher(name).find();
    return isEncoded ? new String(bytes, StandardCharsets.UTF_8) : name.replaceAll("(?i)%2f", "/");
  }

  /**
   * The atlas of the games there are.
   *
   * @param isAsked whether the list is to be looked at now, however fresh it is
   */
  private synchronized Edition fresh(boolean isAsked) {
    long now = clock.getAsLong();
    if (edition.isEmpty() || isAsked || now - looked > NANOS_FRESH) {
      Object current = source.state();
      looked = now;
      if (edition.isEmpty() || !current.equals(state)) {
        Atlas made = Atlas.live(source);
        close();
        edition = Optional.of(new Edition(made));
        state = current;
        Thread comparing = new Thread(made::compareAll, "atlas");
        comparing.setDaemon(true);
        comparing.start();
      }
    }
    return edition.get();
  }

  @Override
  public synchronized void close() {
    edition.ifPresent(kept -> kept.atlas.close());
  }
}
