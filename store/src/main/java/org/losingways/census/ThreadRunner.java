// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.losingways.budget.Budget;

/** Works on the tasks of a census in threads of this process. */
public final class ThreadRunner implements CensusRunner {

  private final int jobs;

  /**
   * @param jobs how many games at a time
   */
  public ThreadRunner(int jobs) {
    this.jobs = jobs;
  }

  @Override
  public void run(List<CensusTask> tasks, Consumer<CensusResult> sink, BooleanSupplier isOver) {
    ConcurrentLinkedQueue<CensusTask> waiting = new ConcurrentLinkedQueue<>(tasks);
    ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();
    BooleanSupplier isLost = () -> isOver.getAsBoolean() || !failures.isEmpty();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < Math.min(jobs, tasks.size()); i++) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  CensusTask task = waiting.poll();
                  while (task != null && !isLost.getAsBoolean()) {
                    sink.accept(task.work(isLost));
                    task = waiting.poll();
                  }
                } catch (Budget.Stopped e) {
                  // A game that was stopped in the middle is one that was not looked at.
                  if (!isOver.getAsBoolean()) {
                    failures.add(e);
                  }
                } catch (RuntimeException | Error e) {
                  failures.add(e);
                }
              },
              "census " + (i + 1));
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Throwable failure = failures.peek();
    if (failure instanceof RuntimeException e) {
      throw e;
    }
    if (failure instanceof Error e) {
      throw e;
    }
  }

  @Override
  public boolean isOwn() {
    return true;
  }

  @Override
  public int width() {
    return jobs;
  }
}
