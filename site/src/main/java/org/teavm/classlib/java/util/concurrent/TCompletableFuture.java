// SPDX-License-Identifier: Apache-2.0
package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.losingways.site.InBrowser;

/**
 * {@link java.util.concurrent.CompletableFuture}, which TeaVM lacks, as far as answers of the
 * workbench need it: without threads, whatever follows a value happens as soon as it is there.
 */
public final class TCompletableFuture<T> {

  private boolean isDone;
  private T value;
  private Throwable failure;
  private List<Runnable> followers = new ArrayList<>();

  public static <U> TCompletableFuture<U> completedFuture(U value) {
    TCompletableFuture<U> made = new TCompletableFuture<>();
    made.complete(value);
    return made;
  }

  public boolean isDone() {
    return isDone;
  }

  public boolean isCompletedExceptionally() {
    return failure != null;
  }

  public boolean complete(T result) {
    return end(result, null);
  }

  public boolean completeExceptionally(Throwable reason) {
    return end(null, reason);
  }

  private boolean end(T result, Throwable reason) {
    if (isDone) {
      return false;
    }
    isDone = true;
    value = result;
    failure = reason;
    List<Runnable> all = followers;
    followers = List.of();
    all.forEach(Runnable::run);
    return true;
  }

  private void follow(Runnable follower) {
    if (isDone) {
      follower.run();
    } else {
      followers.add(follower);
    }
  }

  private static Throwable wrapped(Throwable reason) {
    return reason instanceof TCompletionException ? reason : new TCompletionException(reason);
  }

  /** A future that is made of this one's value, and fails as this one does. */
  private <U> TCompletableFuture<U> then(BiConsumer<T, TCompletableFuture<U>> action) {
    TCompletableFuture<U> next = new TCompletableFuture<>();
    follow(
        () -> {
          if (failure != null) {
            next.completeExceptionally(wrapped(failure));
            return;
          }
          try {
            action.accept(value, next);
          } catch (RuntimeException | Error e) {
            next.completeExceptionally(wrapped(e));
          }
        });
    return next;
  }

  public <U> TCompletableFuture<U> thenApply(Function<? super T, ? extends U> action) {
    return then((found, next) -> next.complete(action.apply(found)));
  }

  public TCompletableFuture<Void> thenAccept(Consumer<? super T> action) {
    return then(
        (found, next) -> {
          action.accept(found);
          next.complete(null);
        });
  }

  public <U> TCompletableFuture<U> thenCompose(Function<? super T, TCompletableFuture<U>> action) {
    return then(
        (found, next) -> {
          TCompletableFuture<U> inner = action.apply(found);
          inner.follow(() -> next.end(inner.value, inner.failure));
        });
  }

  public TCompletableFuture<T> exceptionally(Function<Throwable, ? extends T> action) {
    TCompletableFuture<T> next = new TCompletableFuture<>();
    follow(
        () -> {
          try {
            next.complete(failure == null ? value : action.apply(failure));
          } catch (RuntimeException | Error e) {
            next.completeExceptionally(wrapped(e));
          }
        });
    return next;
  }

  public TCompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
    TCompletableFuture<T> next = new TCompletableFuture<>();
    follow(
        () -> {
          action.accept(value, failure);
          next.end(value, failure);
        });
    return next;
  }

  public TCompletableFuture<T> copy() {
    return thenApply(found -> found);
  }

  public TCompletableFuture<T> completeOnTimeout(T usual, long time, TimeUnit unit) {
    InBrowser.later(() -> complete(usual), (int) unit.toMillis(time));
    return this;
  }
}
