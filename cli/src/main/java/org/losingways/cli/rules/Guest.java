// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.rules;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.losingways.budget.Budget;
import org.losingways.game.Board;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Pattern;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import org.losingways.store.LentTime;

/**
 * Somebody's code, which may never return. It runs on threads of its own, so that whoever waits for
 * it can stop waiting when the budget is spent: then what was found before is the answer, as after
 * any other limit.
 *
 * <pre>{@code
 * Guest guest = new Guest();
 * Ruleset rules = guest.asked("Crosses", Ruleset.class, new Crosses());
 * rules.forEachOption(5, sink)          // asks new Crosses(), and throws Budget.Stopped in time
 * }</pre>
 *
 * <p>Java cannot end a thread that does not want to end. A call that was given up keeps its thread
 * until it returns or the program ends; the same question is not asked again before, and when two
 * such calls are out nothing is asked at all, so that the machine stays free for others.
 */
final class Guest {

  private static final int MOST_LOST = 2;
  private static final int MILLIS_BETWEEN_LOOKS = 10;

  /** Options come in portions, so that rules without end do not fill the memory. */
  private static final int PORTION = 1000;

  private static final int PORTIONS = 4;

  private static final ExecutorService THREADS = Executors.newCachedThreadPool(Guest::thread);

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final Set<Call> lost = ConcurrentHashMap.newKeySet();
  private volatile Consumer<String> blame = sentence -> {};

  /**
   * How a call ended: with a value, or with what was thrown.
   *
   * @param nanos the processor time it took
   */
  private record End(Optional<Object> value, Optional<Throwable> thrown, long nanos) {}

  /** What is asked: given where its options go. */
  private interface Question {
    Object answer(OptionSink options) throws ReflectiveOperationException;
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "rules");
    thread.setDaemon(true);
    return thread;
  }

  /** Whom to tell, in a sentence, that the code did not return in time. */
  void blaming(Consumer<String> whom) {
    blame = whom;
  }

  /** Makes something, such as the game itself. */
  <T> T make(String name, Class<T> type, Callable<?> maker) {
    Question question =
        options -> {
          try {
            return maker.call();
          } catch (ReflectiveOperationException | RuntimeException e) {
            throw e;
          } catch (Exception e) {
            throw new InvocationTargetException(e);
          }
        };
    return type.cast(ask(name, "", question, Guest::none).orElseThrow());
  }

  /** An object of the guest's behind an interface of the library, whose methods can be given up. */
  <T> T asked(String name, Class<T> type, T object) {
    Map<Method, Optional<Object>> known = new ConcurrentHashMap<>();
    return type.cast(
        Proxy.newProxyInstance(
            Guest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (method.getDeclaringClass() == Object.class) {
                return method.invoke(object, arguments);
              }
              if (arguments != null) {
                return value(name, object, method, arguments).orElse(null);
              }
              // What says nothing new a second time is asked once, or by several at once.
              Optional<Object> before = known.get(method);
              if (before == null) {
                before = value(name, object, method, new Object[0]);
                known.put(method, before);
              }
              return before.orElse(null);
            }));
  }

  private Optional<Object> value(String name, Object object, Method method, Object[] arguments) {
    boolean isAboutHeap = arguments.length > 0 && arguments[0] instanceof Integer;
    String where = isAboutHeap ? " at heap " + arguments[0] : "";
    int last = arguments.length - 1;
    if (last >= 0 && arguments[last] instanceof OptionSink sink) {
      Question question =
          options -> {
            Object[] passed = arguments.clone();
            passed[last] = options;
            return method.invoke(object, passed);
          };
      return ask(name, where, question, sink);
    }
    return ask(name, where, options -> method.invoke(object, arguments), Guest::none)
        .map(found -> wrapped(name, found));
  }

  /** What the guest gives away may be the guest's own as well. */
  private Object wrapped(String name, Object found) {
    if (found == Labels.SIZES) {
      return found;
    } else if (found instanceof Labels labels) {
      return asked(name, Labels.class, labels);
    } else if (found instanceof Board board) {
      return asked(name, Board.class, board);
    } else if (found instanceof Ruleset rules) {
      return asked(name, Ruleset.class, rules);
    } else if (found instanceof Optional<?> optional
        && optional.orElse(null) instanceof Pattern pattern) {
      return Optional.of(asked(name, Pattern.class, pattern));
    }
    return found;
  }

  private Optional<Object> ask(String name, String where, Question question, OptionSink sink) {
    Call call = new Call(name + where, question);
    if (lost.contains(call) || lost.size() >= MOST_LOST) {
      throw new Budget.Stopped(Budget.Limit.TIME);
    }
    Future<?> running = THREADS.submit(call);
    try {
      while (true) {
        Object next = call.next();
        if (next instanceof End end) {
          LentTime.add(Math.max(0, end.nanos - call.counted));
          end.thrown.ifPresent(thrown -> fail(name, where, thrown));
          return end.value;
        }
        @SuppressWarnings("unchecked")
        List<Consumer<OptionSink>> portion = (List<Consumer<OptionSink>>) next;
        portion.forEach(option -> option.accept(sink));
        Budget.tick();
      }
    } catch (Budget.Stopped e) {
      giveUp(call);
      if (e.limit() == Budget.Limit.TIME) {
        blame.accept(
            "The rules of %s did not answer%s within the time limit; raise --time-limit."
                .formatted(name, where));
      }
      throw e;
    } finally {
      call.isOver = true;
      running.cancel(true);
    }
  }

  /** Whoever is asked for something else has no options to give. */
  private static void none(int[] heaps, int count) {
    throw new IllegalStateException("options that nobody asked for");
  }

  private void giveUp(Call call) {
    lost.add(call);
    if (call.hasReturned) {
      lost.remove(call);
    }
  }

  private static void fail(String name, String where, Throwable thrown) {
    Throwable cause =
        thrown instanceof InvocationTargetException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    if (cause instanceof GameFormatException refused) {
      throw refused;
    } else if (cause instanceof CommandFailure failure) {
      throw failure;
    } else if (cause instanceof Budget.Stopped stopped) {
      throw stopped;
    }
    throw new CommandFailure(
        "The rules of %s fail%s: %s.".formatted(name, where, said(cause)), cause);
  }

  private static String said(Throwable cause) {
    if (cause instanceof OutOfMemoryError) {
      return "they need too much memory";
    } else if (cause instanceof StackOverflowError) {
      return "they are nested too deeply";
    }
    return Optional.ofNullable(cause.getMessage())
        .map(GameFormatException::shown)
        .orElse(cause.getClass().getSimpleName());
  }

  /**
   * What a guest has spent since the last look. A look that came late was not the guest's fault:
   * the program was suspended.
   */
  static long spent(long passed, long used, boolean isAtWork) {
    long looked = Math.min(passed, 2 * TimeUnit.MILLISECONDS.toNanos(MILLIS_BETWEEN_LOOKS));
    return LentTime.spent(looked, used, isAtWork);
  }

  /** A call on its way: calls about the same thing are equal. */
  private final class Call implements Runnable {
    private final String about;
    private final Question question;
    private final BlockingQueue<Object> answers = new ArrayBlockingQueue<>(PORTIONS);
    private List<Consumer<OptionSink>> portion = new ArrayList<>();
    private volatile Optional<Thread> runner = Optional.empty();
    private volatile long begin;
    private long counted;
    private volatile boolean isOver;
    private volatile boolean hasReturned;

    Call(String about, Question question) {
      this.about = about;
      this.question = question;
    }

    @Override
    public void run() {
      try {
        begin = CLOCK.getCurrentThreadCpuTime();
        runner = Optional.of(Thread.currentThread());
        // What the guest asks of the library ends when nobody waits for it any more.
        Budget budget =
            new Budget(Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> isOver);
        End end = budget.during(this::end);
        send(portion);
        send(end);
      } catch (Budget.Stopped e) {
        // Nobody waits.
      } finally {
        hasReturned = true;
        lost.remove(this);
      }
    }

    private End end() {
      try {
        Object found = question.answer(this::take);
        return new End(Optional.ofNullable(found), Optional.empty(), used(Thread.currentThread()));
      } catch (ThreadDeath e) {
        throw e;
      } catch (Throwable e) {
        return new End(Optional.empty(), Optional.of(e), used(Thread.currentThread()));
      }
    }

    private void take(int[] heaps, int count) {
      boolean isRight = count >= 0 && count <= heaps.length;
      int[] copy = isRight ? Arrays.copyOf(heaps, count) : heaps.clone();
      portion.add(sink -> sink.accept(copy, count));
      if (portion.size() == PORTION) {
        List<Consumer<OptionSink>> full = portion;
        portion = new ArrayList<>();
        send(full);
      }
    }

    private void send(Object what) {
      try {
        if (!isOver) {
          answers.put(what);
          return;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new Budget.Stopped(Budget.Limit.CANCELLED);
    }

    /** The next portion of options, or the end; within the budget of who waits. */
    Object next() {
      while (true) {
        long start = System.nanoTime();
        try {
          Object next = answers.poll(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
          if (next != null) {
            return next;
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new Budget.Stopped(Budget.Limit.CANCELLED);
        }
        count(System.nanoTime() - start);
        Budget.tick();
      }
    }

    private void count(long passed) {
      if (runner.isEmpty()) {
        return;
      }
      Thread thread = runner.get();
      long used = used(thread);
      boolean isAtWork = thread.getState() == Thread.State.RUNNABLE;
      LentTime.add(spent(passed, used - counted, isAtWork));
      counted = used;
    }

    private long used(Thread thread) {
      return CLOCK.getThreadCpuTime(thread.getId()) - begin;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Call call && call.about.equals(about);
    }

    @Override
    public int hashCode() {
      return about.hashCode();
    }
  }
}
