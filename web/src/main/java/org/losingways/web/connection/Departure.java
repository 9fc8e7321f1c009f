// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.connection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * Notices that a client goes away while it waits for its answer, so that nobody works for it any
 * longer.
 *
 * <p>A server that speaks HTTP/1.1 does not read from a connection between a request and its
 * answer, and so does not see that it was closed. Here it is read; what comes from a client that
 * sends its next request already is handed on.
 */
public final class Departure implements Callback {

  private final EndPoint end;
  private final Connection connection;
  private final List<Runnable> tasks = new ArrayList<>();
  private boolean isOver;
  private boolean isWatching;
  private boolean isStream;
  private boolean hasSentMore;

  public Departure(Request request) {
    this.connection = request.getConnectionMetaData().getConnection();
    this.end = connection.getEndPoint();
  }

  /** Has something done when the client goes away; at once if it is gone. */
  public void then(Runnable task) {
    synchronized (this) {
      if (isOver) {
        return;
      }
      tasks.add(task);
      if (!isWatching) {
        isWatching = end.tryFillInterested(this);
      }
    }
  }

  /**
   * The same while an answer is sent that has no end of its own. A client that sends anything more
   * is taken for one that goes: behind such an answer no other can come.
   */
  public void duringStream(Runnable task) {
    boolean isGone;
    synchronized (this) {
      isStream = true;
      isGone = hasSentMore;
    }
    if (isGone) {
      task.run();
    } else {
      then(task);
    }
  }

  /** Stops watching, before the answer is sent. */
  public void end() {
    synchronized (this) {
      isOver = true;
      tasks.clear();
    }
    if (isWatching && end instanceof AbstractEndPoint point) {
      point.getFillInterest().onFail(new IOException("no longer of interest"));
    }
  }

  @Override
  public void succeeded() {
    List<Runnable> toDo = List.of();
    synchronized (this) {
      if (isOver) {
        return;
      }
      int read = read();
      hasSentMore |= read > 0;
      if (read < 0 || (read > 0 && isStream)) {
        toDo = List.copyOf(tasks);
        isOver = true;
      } else if (read == 0) {
        end.tryFillInterested(this);
      }
    }
    toDo.forEach(Runnable::run);
  }

  private int read() {
    ByteBuffer buffer = BufferUtil.allocate(1024);
    try {
      int read = end.fill(buffer);
      if (read > 0 && connection instanceof Connection.UpgradeTo next) {
        next.onUpgradeTo(buffer);
      }
      return read;
    } catch (IOException e) {
      return -1;
    }
  }

  @Override
  public InvocationType getInvocationType() {
    return InvocationType.NON_BLOCKING;
  }
}
