// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.math.BigInteger;
import java.util.List;
import org.losingways.app.Context;
import org.losingways.app.Inquiry;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.play.PositionGenera;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The mixin of commands that use a game's solution: how long to look for it. */
public final class Solving {

  @Mixin private Limits limits;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  /** Where the questions of the command are asked. */
  public Context context() {
    return limits.context(AnsweringCommand.output(spec));
  }

  /** Solves games for the command. */
  public Inquiry inquiry() {
    return new Inquiry(context());
  }

  /** Finds what genera need beside a game, from where the store has got to. */
  public PositionGenera.Finder besideNimHeaps() {
    Context context = context();
    return context.saved().besideNimHeaps(context::fault);
  }

  public static BigInteger largest(List<BigInteger> heaps) {
    return heaps.stream().reduce(BigInteger.ZERO, BigInteger::max);
  }
}
