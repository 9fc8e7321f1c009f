// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.show.CommandFailure;
import org.losingways.store.Query;
import picocli.CommandLine.Option;

/** The mixin of commands that choose games of a store: those for which all that is given holds. */
public final class QueryOptions {

  @Option(
      names = "--code",
      paramLabel = "CODE",
      description = "Games with codes that match, where * stands for anything: '0.1*'.")
  private String code;

  @Option(names = "--kind", paramLabel = "KIND", description = "impartial or partizan games.")
  private String kind;

  @Option(
      names = "--status",
      paramLabel = "STATUS",
      description = "solved, partial, growing or infinite games.")
  private String status;

  @Option(
      names = "--quotient",
      paramLabel = "KIND",
      description = "Games with a finite, infinite, family, levels or nim quotient.")
  private String quotient;

  @Option(names = "--tame", description = "Tame games.")
  private boolean tame;

  @Option(names = "--wild", description = "Games that are not tame.")
  private boolean wild;

  @Option(names = "--least", paramLabel = "N", description = "Quotients of this order or more.")
  private Integer least;

  @Option(names = "--most", paramLabel = "N", description = "Quotients of this order or less.")
  private Integer most;

  /** What is asked for. */
  public Query get() {
    CommandFailure.when(tame && wild, "Choose one of --tame and --wild.");
    check("--kind", kind, "impartial|partizan");
    check("--status", status, "solved|partial|growing|infinite");
    check("--quotient", quotient, "finite|infinite|family|levels|nim");
    return new Query(
        Optional.ofNullable(code),
        Optional.ofNullable(kind),
        Optional.ofNullable(status),
        Optional.ofNullable(quotient),
        tame || wild ? Optional.of(tame) : Optional.empty(),
        least == null ? OptionalInt.empty() : OptionalInt.of(least),
        most == null ? OptionalInt.empty() : OptionalInt.of(most),
        Optional.empty());
  }

  /** Whether nothing is said about which games. */
  public boolean isAll() {
    return get().equals(Query.all());
  }

  private static void check(String option, String given, String choices) {
    CommandFailure.when(
        given != null && !given.matches(choices),
        "%s takes %s, not '%s'.",
        option,
        choices.replace("|", ", ").replaceFirst(", (\\w+)$", " or $1"),
        given);
  }
}
