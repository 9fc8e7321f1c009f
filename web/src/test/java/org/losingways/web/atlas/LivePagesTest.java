// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.losingways.show.answer.census.Standing;

class LivePagesTest {

  private static final long LATER = 6_000_000_000L;

  /** Counts how often it is asked for a game; its state can be set. */
  private static final class Counting implements Atlas.Source {
    private final SiteTest.Solved games =
        new SiteTest.Solved(Map.of("0.123", Solver.known("0.123", 60)));
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger state = new AtomicInteger();

    @Override
    public Object state() {
      return state.get();
    }

    @Override
    public List<Atlas.Listed> list() {
      return games.list();
    }

    @Override
    public Optional<Known> known(Standing kept) {
      asked.incrementAndGet();
      return games.known(kept);
    }

    @Override
    public String certificate(Known known) {
      return games.certificate(known);
    }
  }

  private final Counting source = new Counting();
  private final AtomicLong time = new AtomicLong();

  /** Asks until a page is kept, which it is once all quotients were compared. */
  private LivePages.Sent kept(LivePages pages, String path) {
    LivePages.Sent sent = pages.at(path);
    for (int before = -1; before != source.asked.get(); sent = pages.at(path)) {
      before = source.asked.get();
      Thread.onSpinWait();
      sent = pages.at(path);
    }
    return sent;
  }

  @Test
  void aPageThatIsAskedForAgainIsNotMadeAgain() {
    try (LivePages pages = new LivePages(source, time::get)) {
      LivePages.Sent page = kept(pages, "/game/0.123");
      int asked = source.asked.get();
      assertThat(pages.at("/game/0.123")).isEqualTo(page);
      assertThat(page.text()).contains("Where misère and normal play differ");
      assertThat(source.asked).hasValue(asked);
    }
  }

  @Test
  void aPageIsMadeAgainWhenTheGamesHaveChanged() {
    try (LivePages pages = new LivePages(source, time::get)) {
      LivePages.Sent page = kept(pages, "/game/0.123");
      int asked = source.asked.get();
      source.state.incrementAndGet();
      time.addAndGet(LATER);
      assertThat(pages.at("/game/0.123")).isEqualTo(page);
      assertThat(source.asked.get()).isGreaterThan(asked);
    }
  }

  @Test
  void whatIsNotThereIsNotKept() {
    try (LivePages pages = new LivePages(source, time::get)) {
      assertThat(pages.at("/game/0.77").status()).isEqualTo(404);
      assertThat(pages.at("/game/0.1230").status()).isEqualTo(302);
    }
  }
}
