// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.losingways.web.work.Limits;

/**
 * The workbench without a server: answers the requests of its API in the page itself, by the same
 * classes that answer them on the server.
 *
 * <p>Nothing waits in here. Whoever owns the engine passes requests on as they come, and lets it
 * {@link #step} while there is something to solve.
 */
public final class PageEngine {

  /** What becomes of a request. */
  public interface Answer {
    void is(int status, String mediaType, String text);
  }

  /** Who owns the engine, as far as it has to know while it computes. */
  public interface Owner {

    /** Whether a request has come in meanwhile. */
    boolean isAsked();

    /**
     * Says how a game stands, in the midst of solving it.
     *
     * @param games how people wrote it
     * @param state JSON
     */
    void tell(String[] games, String state);
  }

  private static final Duration TIME = Duration.ofSeconds(60);
  private static final int MAX_ORDER = 5000;
  private static final long NANOS_OF_A_STEP = 40_000_000;

  private final Routes routes = new Routes();
  private final Jobs jobs;
  private int unanswered;

  /** An engine that knows no game yet. */
  public PageEngine(Owner owner) {
    Limits limits = Limits.usual().withTime(TIME).withMaxOrder(MAX_ORDER);
    jobs = new Jobs(limits, owner::tell, () -> unanswered > 0 || owner.isAsked());
    Views views = new Views();
    Games games = new Games(jobs, views);
    GameApi api = new GameApi(games, jobs, views, new Watchers(), limits);
    api.addTo(routes);
    new GaugeApi(api).addTo(routes);
    new PlayApi(games, views).addTo(routes);
    new ToolApi(games, views).addTo(routes);
  }

  /**
   * Answers a request, now or after some steps.
   *
   * @param query all that follows the question mark, word for word
   * @param parameters the same, read
   */
  public void ask(
      String method,
      String path,
      String query,
      Map<String, List<String>> parameters,
      String sent,
      Answer answer) {
    unanswered++;
    Exchange exchange =
        new Exchange(
            method,
            path,
            query,
            parameters,
            sent,
            (status, mediaType, text) -> {
              unanswered--;
              answer.is(status, mediaType, text);
            });
    try {
      routes.answer(exchange);
    } catch (RuntimeException | Error e) {
      exchange.refuse(e);
    }
  }

  /** Goes on with what is being solved, for a moment. Returns whether there is more to do. */
  public boolean step() {
    return jobs.step(NANOS_OF_A_STEP);
  }
}
