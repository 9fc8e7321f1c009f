// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.losingways.budget.Budget;

/**
 * In tests of this class time passes by looking at it, a tenth of a millisecond a look. A limit in
 * seconds is a number of steps then, and stops the same work at the same place on every machine.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(CountedTime.Steps.class)
@AddLifecycleHook(CountedTime.Steps.class)
public @interface CountedTime {

  /** Runs each test, and each try of a property, with time that begins at 0. */
  final class Steps implements InvocationInterceptor, AroundTryHook {

    private static final long NANOS_PER_LOOK = 100_000;

    private static Budget counted() {
      AtomicLong now = new AtomicLong();
      return Budget.of(Duration.ofDays(10_000), () -> now.addAndGet(NANOS_PER_LOOK), () -> false);
    }

    @Override
    public void interceptTestMethod(
        Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
        throws Throwable {
      proceed(test);
    }

    @Override
    public void interceptTestTemplateMethod(
        Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
        throws Throwable {
      proceed(test);
    }

    private static void proceed(Invocation<Void> test) throws Throwable {
      Optional<Throwable> failure =
          counted()
              .during(
                  () -> {
                    try {
                      test.proceed();
                      return Optional.<Throwable>empty();
                    } catch (Throwable e) {
                      return Optional.of(e);
                    }
                  });
      if (failure.isPresent()) {
        throw failure.get();
      }
    }

    @Override
    public PropagationMode propagateTo() {
      return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public TryExecutionResult aroundTry(
        TryLifecycleContext context, TryExecutor executor, List<Object> parameters) {
      return counted().during(() -> executor.execute(parameters));
    }
  }
}
