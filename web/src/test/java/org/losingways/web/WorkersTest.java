// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.losingways.web.work.Refusal;
import org.losingways.web.work.Turn;
import org.losingways.web.work.Turns;
import org.losingways.web.work.Workers;

/** Who works, who waits and who has to stop; the clock stands still unless a test moves it. */
class WorkersTest {

  private final Map<Long, Long> used = new ConcurrentHashMap<>();
  private volatile boolean isShortOfMemory;
  private final Workers workers =
      new Workers(
          Duration.ofSeconds(5),
          2,
          1,
          1,
          thread -> used.getOrDefault(thread, 0L),
          () -> isShortOfMemory);

  @AfterEach
  void close() {
    workers.close();
  }

  /** Something that runs until it is told to stop. */
  private final class Endless implements Function<Turn, String> {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile long thread;
    private volatile boolean listens = true;

    @Override
    public String apply(Turn turn) {
      thread = Thread.currentThread().getId();
      begun.countDown();
      while (!(listens && turn.getAsBoolean()) && !Thread.currentThread().isInterrupted()) {
        Thread.onSpinWait();
      }
      ended.countDown();
      return "stopped";
    }

    void takes(Duration time) throws InterruptedException {
      begun.await();
      used.put(thread, time.toNanos());
      workers.look();
    }
  }

  @Test
  void aShortQuestionPassesLongOnes() throws Exception {
    Endless first = new Endless();
    Endless second = new Endless();
    List<CompletableFuture<String>> longOnes =
        List.of(workers.ask("a", first), workers.ask("a", second));
    CompletableFuture<String> shortOne = workers.ask("b", turn -> "here");
    assertThat(shortOne).isNotDone();
    first.takes(Duration.ofSeconds(1));
    assertThat(shortOne.join()).isEqualTo("here");
    assertThat(longOnes).noneMatch(CompletableFuture::isDone);
  }

  /**
   * Who asks long questions one after the other does not keep others of the same address waiting.
   */
  @Test
  void aConnectionWithLongQuestionsLeavesTheQuickSeatsToOthers() throws Exception {
    List<CompletableFuture<String>> longOnes = new ArrayList<>();
    Endless first = new Endless();
    CompletableFuture<String> answer = workers.ask("a", "a:1", Duration.ofSeconds(5), first);
    first.takes(Duration.ofMillis(5500));
    assertThat(answer.join()).isEqualTo("stopped");
    for (int i = 0; i < 5; i++) {
      longOnes.add(workers.ask("a", "a:1", Duration.ofSeconds(5), new Endless()));
    }
    for (int i = 0; i < 5; i++) {
      CompletableFuture<String> shortOne =
          workers.ask("a", "a:2", Duration.ofSeconds(5), turn -> "here");
      assertThat(shortOne.join()).isEqualTo("here");
    }
    assertThat(longOnes).noneMatch(CompletableFuture::isDone);
  }

  /** Nor do connections that ask for the first time, of which nothing is known. */
  @Test
  void whoAsksShortQuestionsDoesNotWaitForNewcomers() {
    Duration most = Duration.ofSeconds(5);
    assertThat(workers.ask("a", "a:1", most, turn -> "one").join()).isEqualTo("one");
    List<CompletableFuture<String>> longOnes = new ArrayList<>();
    while (longOnes.size() < 24) {
      longOnes.add(workers.ask("a", "a:" + (10 + longOnes.size()), most, new Endless()));
    }
    for (int i = 0; i < 5; i++) {
      assertThat(workers.ask("a", "a:1", most, turn -> "two").join()).isEqualTo("two");
    }
    assertThat(longOnes).noneMatch(CompletableFuture::isDone);
  }

  @Test
  void timeIsOverForWhoListens() throws Exception {
    Endless one = new Endless();
    CompletableFuture<String> answer = workers.ask("a", one);
    one.takes(Duration.ofMillis(5500));
    assertThat(answer.join()).isEqualTo("stopped");
  }

  @Test
  void whoDoesNotListenKeepsNeitherSeatNorClient() throws Exception {
    List<Endless> deaf = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Endless one = new Endless();
      one.listens = false;
      deaf.add(one);
      CompletableFuture<String> answer = workers.ask("a", one);
      one.takes(Duration.ofSeconds(7));
      assertThatThrownBy(answer::join)
          .hasCauseInstanceOf(Refusal.class)
          .hasMessageContaining("This takes longer than the 5 seconds");
    }
    assertThat(workers.ask("b", turn -> "here").join()).isEqualTo("here");
    deaf.forEach(one -> one.listens = true);
  }

  @Test
  void whoGoesAwayIsNotWorkedFor() throws Exception {
    Endless one = new Endless();
    CompletableFuture<String> answer = workers.ask("a", one);
    one.begun.await();
    answer.cancel(false);
    one.ended.await();
    Endless[] two = {new Endless(), new Endless()};
    List<CompletableFuture<String>> running = new ArrayList<>();
    for (Endless endless : two) {
      running.add(workers.ask("a", endless));
    }
    Endless neverBegun = new Endless();
    CompletableFuture<String> waiting = workers.ask("a", neverBegun);
    waiting.cancel(false);
    running.forEach(r -> r.cancel(false));
    assertThat(workers.ask("a", turn -> "here").join()).isEqualTo("here");
    assertThat(neverBegun.begun.getCount()).isEqualTo(1);
  }

  /** One has the slow seat, one waits for it, and there is no room for a third. */
  @Test
  void longQuestionsWaitForEachOther() throws Exception {
    Endless first = new Endless();
    Endless second = new Endless();
    CompletableFuture<String> one = workers.ask("a", first);
    CompletableFuture<String> other = workers.ask("a", second);
    first.takes(Duration.ofSeconds(1));
    second.takes(Duration.ofSeconds(1));
    Endless third = new Endless();
    CompletableFuture<String> refused = workers.ask("a", third);
    third.takes(Duration.ofSeconds(1));
    CompletableFuture<Object> firstDone = CompletableFuture.anyOf(one, other, refused);
    assertThatThrownBy(firstDone::join)
        .isInstanceOf(CompletionException.class)
        .hasMessageContaining("Too many questions are waiting");
    for (Endless endless : List.of(first, second, third)) {
      used.put(endless.thread, Duration.ofSeconds(6).toNanos());
    }
    CompletableFuture.allOf(
            one.exceptionally(Throwable::toString),
            other.exceptionally(Throwable::toString),
            refused.exceptionally(Throwable::toString))
        .join();
    assertThat(workers.ask("b", turn -> "here").join()).isEqualTo("here");
  }

  @Test
  void aFailureIsTheAnswer() {
    CompletableFuture<String> answer =
        workers.ask(
            "a",
            turn -> {
              throw new OutOfMemoryError("for a test");
            });
    assertThatThrownBy(answer::join).hasCauseInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void clientsTakeTurns() {
    Turns turns = new Turns(1, 3, 10);
    List<String> seated = new ArrayList<>();
    turns.take("x", () -> seated.add("x"));
    for (String who : List.of("a1", "a2", "a3", "b1", "c1", "b2")) {
      turns.take(who.substring(0, 1), () -> seated.add(who));
    }
    assertThatThrownBy(() -> turns.take("a", () -> {})).isInstanceOf(Refusal.class);
    for (int i = 0; i < 6; i++) {
      turns.leave();
    }
    assertThat(seated).containsExactly("x", "a1", "b1", "c1", "a2", "b2", "a3");
    turns.leave();
    turns.take("d", () -> seated.add("d"));
    assertThat(seated).last().isEqualTo("d");
  }

  @Test
  void whoTakesTheMostMemoryIsStoppedWhenItRunsShort() throws Exception {
    Endless small = new Endless();
    Endless large = new Endless();
    CompletableFuture<String> first = workers.ask("a", small);
    CompletableFuture<String> second =
        workers.ask(
            "b",
            turn -> {
              byte[] much = new byte[64 << 20];
              return large.apply(turn) + much.length;
            });
    small.begun.await();
    large.begun.await();
    workers.look();
    assertThat(second).isNotDone();
    isShortOfMemory = true;
    workers.look();
    assertThatThrownBy(second::join)
        .hasCauseInstanceOf(Refusal.class)
        .hasMessageContaining("The memory is not enough for this now");
    large.ended.await();
    assertThat(first).isNotDone();
  }
}
