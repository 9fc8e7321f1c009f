// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.connection;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.util.thread.Invocable;
import org.losingways.web.work.Problems;
import org.losingways.web.work.Refusal;

/**
 * Reads what clients send, on a thread of its own beside those that serve requests.
 *
 * <p>Each body goes into one buffer, which doubles when it is full; every piece is copied and given
 * back at once. So a body of n bytes costs O(n), in however many pieces it comes. The bodies take
 * turns, a few pieces each. A body may have so many bytes and pieces and take so much time; one
 * with too many bytes is read on for a while and forgotten, since who is still sending when the
 * connection is closed may never see the answer.
 */
public final class Bodies implements AutoCloseable {

  /** So many bytes of a body that is too large are read all the same. */
  public static final int MOST_DISCARDED = 32 << 20;

  /** Pieces of one body: of 64 bytes each on average, if it has as many bytes as it may. */
  static final int MOST_PIECES = 1 << 14;

  /** Pieces that are read before the next body has its turn. */
  static final int PIECES_IN_A_TURN = 64;

  private static final int FIRST_BYTES = 4096;

  private final ScheduledExecutorService thread;

  public Bodies() {
    this(
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread made = new Thread(task, "bodies");
              made.setDaemon(true);
              return made;
            }));
  }

  /**
   * @param thread does one thing after the other
   */
  Bodies(ScheduledThreadPoolExecutor thread) {
    thread.setRemoveOnCancelPolicy(true);
    this.thread = thread;
  }

  /**
   * Reads a body.
   *
   * @param most bytes
   * @param time from now to its end
   * @return its bytes, or a refusal
   */
  public CompletableFuture<byte[]> read(Content.Source source, int most, Duration time) {
    Reading reading = new Reading(source, most);
    if (source.getLength() > MOST_DISCARDED) {
      reading.refuse(413, Problems.TOO_LARGE);
      return reading.body;
    }
    try {
      Future<?> end =
          thread.schedule(
              () -> reading.refuse(408, "The request did not arrive in time."),
              time.toNanos(),
              TimeUnit.NANOSECONDS);
      var unused = reading.body.whenComplete((bytes, failure) -> end.cancel(false));
      thread.execute(reading);
    } catch (RejectedExecutionException e) {
      reading.body.completeExceptionally(Refusal.busy("The workbench is closing."));
    }
    return reading.body;
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** One body; all that is done with it is done by the one thread. */
  private final class Reading implements Invocable.Task {
    private final CompletableFuture<byte[]> body = new CompletableFuture<>();
    private final Content.Source source;
    private final int most;
    private byte[] bytes = new byte[0];
    private long size;
    private int pieces;

    Reading(Content.Source source, int most) {
      this.source = source;
      this.most = most;
    }

    /** Reads what is there, as far as this turn goes. */
    @Override
    public void run() {
      for (int i = 0; i < PIECES_IN_A_TURN && !body.isDone(); i++) {
        Content.Chunk piece = source.read();
        if (piece == null) {
          source.demand(Invocable.from(InvocationType.NON_BLOCKING, this::nextTurn));
          return;
        }
        if (Content.Chunk.isFailure(piece)) {
          refuse(400, "The request could not be read.");
          return;
        }
        boolean isLast = piece.isLast();
        try {
          add(piece);
        } finally {
          piece.release();
        }
        judge(isLast);
      }
      if (!body.isDone()) {
        nextTurn();
      }
    }

    private void nextTurn() {
      try {
        thread.execute(this);
      } catch (RejectedExecutionException e) {
        body.completeExceptionally(Refusal.busy("The workbench is closing."));
      }
    }

    private void add(Content.Chunk piece) {
      int more = piece.remaining();
      pieces++;
      if (size + more > most) {
        bytes = new byte[0];
      } else if (more > 0) {
        if (size + more > bytes.length) {
          long room = Math.max(size + more, Math.max(FIRST_BYTES, 2L * bytes.length));
          bytes = Arrays.copyOf(bytes, (int) Math.min(most, room));
        }
        piece.getByteBuffer().get(bytes, (int) size, more);
      }
      size += more;
    }

    private void judge(boolean isLast) {
      if (isLast && size <= most) {
        body.complete(Arrays.copyOf(bytes, (int) size));
      } else if (isLast || size > MOST_DISCARDED) {
        refuse(413, Problems.TOO_LARGE);
      } else if (pieces >= MOST_PIECES) {
        refuse(
            413,
            size > most
                ? Problems.TOO_LARGE
                : "The request comes in too many pieces; send it in larger ones.");
      }
    }

    private void refuse(int status, String sentence) {
      body.completeExceptionally(new Refusal(status, sentence));
    }

    @Override
    public InvocationType getInvocationType() {
      return InvocationType.NON_BLOCKING;
    }
  }
}
