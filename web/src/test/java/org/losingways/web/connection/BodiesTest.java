// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.io.Content;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.losingways.web.work.Refusal;

/** How bodies are read: what is counted is work, not time. */
class BodiesTest {

  private static final Duration LONG = Duration.ofHours(1);

  /** Counts the pieces that are read in each turn. */
  private static final class Counting extends ScheduledThreadPoolExecutor {
    private int piecesInTurn;
    private int mostInTurn;

    Counting() {
      super(1, task -> new Thread(task, "bodies"));
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
      piecesInTurn = 0;
    }
  }

  private final Counting thread = new Counting();
  private final Bodies bodies = new Bodies(thread);
  private final List<String> order = new ArrayList<>();

  @AfterEach
  void close() {
    bodies.close();
  }

  /** A client that sends so many pieces of the same length; nothing comes after them, or an end. */
  private final class Client implements Content.Source {
    private final String name;
    private final int pieces;
    private final int length;
    private final boolean hasEnd;
    private final AtomicInteger held = new AtomicInteger();
    private final List<String> wrong = new ArrayList<>();
    private int read;
    private volatile boolean isWaiting;

    Client(String name, int pieces, int length, boolean hasEnd) {
      this.name = name;
      this.pieces = pieces;
      this.length = length;
      this.hasEnd = hasEnd;
    }

    @Override
    public Content.Chunk read() {
      if (!Thread.currentThread().getName().equals("bodies")) {
        wrong.add("read by " + Thread.currentThread().getName());
      }
      if (held.get() > 0) {
        wrong.add("a piece is kept while the next is read");
      }
      thread.mostInTurn = Math.max(thread.mostInTurn, ++thread.piecesInTurn);
      if (read == pieces && !hasEnd) {
        return null;
      }
      order.add(name);
      boolean isLast = hasEnd && read == pieces - 1;
      byte[] content = new byte[length];
      java.util.Arrays.fill(content, (byte) (read % 100));
      read++;
      held.incrementAndGet();
      return Content.Chunk.from(ByteBuffer.wrap(content), isLast, () -> held.decrementAndGet());
    }

    @Override
    public void demand(Runnable task) {
      isWaiting = true;
    }

    @Override
    public void fail(Throwable failure) {}
  }

  private static Refusal refusal(CompletableFuture<byte[]> body) {
    try {
      throw new AssertionError("read " + body.join().length + " bytes");
    } catch (CompletionException e) {
      return (Refusal) e.getCause();
    }
  }

  /** Each piece is read once, by the one thread, and given back before the next. */
  @Test
  void manySmallPiecesAreReadOnceEach() {
    int pieces = Bodies.MOST_PIECES;
    Client client = new Client("a", pieces, 1, true);
    byte[] body = bodies.read(client, pieces, LONG).join();
    assertThat(body).hasSize(pieces);
    assertThat(body[12_345]).isEqualTo((byte) 45);
    assertThat(client.wrong).isEmpty();
    assertThat(client.read).isEqualTo(pieces);
    assertThat(thread.mostInTurn).isEqualTo(Bodies.PIECES_IN_A_TURN);
  }

  @Test
  void tooManyPiecesAreNotRead() {
    Client client = new Client("a", 200_000, 1, true);
    Refusal refusal = refusal(bodies.read(client, 1 << 20, LONG));
    assertThat(refusal.status()).isEqualTo(413);
    assertThat(refusal).hasMessageContaining("too many pieces");
    assertThat(client.read).isEqualTo(Bodies.MOST_PIECES);
    assertThat(client.held).hasValue(0);
  }

  @Test
  void tooManyBytesAreReadToTheirEndAndForgotten() {
    Client client = new Client("a", 1000, 1024, true);
    Refusal refusal = refusal(bodies.read(client, 100_000, LONG));
    assertThat(refusal.status()).isEqualTo(413);
    assertThat(refusal).hasMessage("The request is too large.");
    assertThat(client.read).isEqualTo(1000);
    Client endless = new Client("b", Integer.MAX_VALUE, 1 << 16, true);
    assertThat(refusal(bodies.read(endless, 100_000, LONG)).status()).isEqualTo(413);
    assertThat(endless.read).isEqualTo(Bodies.MOST_DISCARDED / (1 << 16) + 1);
  }

  @Test
  void aBodyThatDoesNotEndIsRefusedWhenItsTimeIsOver() {
    Client client = new Client("a", 10, 1, false);
    CompletableFuture<byte[]> body = bodies.read(client, 100, Duration.ofSeconds(2));
    assertThat(refusal(body).status()).isEqualTo(408);
    assertThat(client.isWaiting).isTrue();
    assertThat(client.read).isEqualTo(10);
  }

  /** Also while pieces keep coming: the time is looked at between two turns. */
  @Test
  void aFloodDoesNotHideThatTheTimeIsOver() {
    Client client = new Client("a", Bodies.MOST_PIECES, 1, true);
    assertThat(refusal(bodies.read(client, 1 << 20, Duration.ZERO)).status()).isEqualTo(408);
    assertThat(client.read).isLessThanOrEqualTo(Bodies.PIECES_IN_A_TURN);
  }

  @Test
  void bodiesTakeTurns() {
    List<CompletableFuture<byte[]>> both = new ArrayList<>();
    thread.execute(
        () -> {
          both.add(bodies.read(new Client("a", 10_000, 1, true), 10_000, LONG));
          both.add(bodies.read(new Client("b", 10, 1, true), 10_000, LONG));
        });
    CompletableFuture.runAsync(() -> {}, thread).join();
    both.forEach(CompletableFuture::join);
    assertThat(order.lastIndexOf("b")).isLessThan(Bodies.PIECES_IN_A_TURN + 10);
  }
}
