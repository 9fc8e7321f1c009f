// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.game.Position;

/**
 * What to type for a table of a paper: the command whose answer has the table in it, or, where each
 * row is a question of its own, the first row.
 *
 * <pre>{@code
 * MakingCommand.of("nim-values", problem)     // misere nim 0.123
 * }</pre>
 */
final class MakingCommand {

  private static final Map<String, Function<Problem, String>> BY_KIND =
      Stream.of(
              of(p -> "nim " + game(p), "nim-values", "nim-exceptions"),
              of(p -> "nim " + first(p), "nim-periods", "nim-last-exceptions"),
              of(p -> "genus " + game(p), "genus-table", "heap-classes", "p-heaps"),
              of(p -> "genus " + first(p), "first-wild", "non-nim-games"),
              of(p -> "genus " + game(p) + pairs(p), "genus-sums"),
              of(
                  p -> "genus " + game(p) + " --explain " + heaps(p, p.required("position")),
                  "carrying",
                  "move-genera"),
              of(p -> "frisky " + game(p), "frisky-heaps"),
              of(MakingCommand::frisky, "tau"),
              of(
                  p -> "outcome " + game(p) + " " + heaps(p, first(p)),
                  "genus-of",
                  "misere-values",
                  "outcomes",
                  "position-values",
                  "winning-moves",
                  "normal-winning-moves",
                  "losing-moves",
                  "partizan-outcomes"),
              of(
                  p -> "form " + quoted(first(p)),
                  "form-genus",
                  "form-sums",
                  "adder-options",
                  "adder-outcomes",
                  "outcome-sums"),
              of(p -> "form " + game(p) + " " + first(p), "form-values"),
              of(p -> "form " + game(p) + " --max-heap " + last(p), "heap-forms"),
              of(
                  p -> "form " + game(p) + " " + row(p, 1) + " --distinguish " + row(p, 2),
                  "distinguisher"),
              of(
                  p -> "distinguish " + game(p) + " " + sides(p, first(p)),
                  "same-positions",
                  "same-values"),
              of(p -> "pretend " + game(p), "pretending", "pretending-equations"),
              of(
                  p -> "structure " + game(p) + names(p) + reach(p),
                  "phi",
                  "elements",
                  "element-actions",
                  "orbits",
                  "outcome-partition",
                  "rewriting",
                  "presentation",
                  "powers",
                  "quotient-facts",
                  "idempotent-order",
                  "subgroups",
                  "principal-series",
                  "ranks",
                  "normal-copy"),
              of(p -> "structure " + game(p) + names(p) + " --tables", "rees-factor"),
              of(p -> "quotients --order " + last(p), "quotient-counts"),
              of(p -> "solve " + game(p) + reach(p), "new-values", "partial-orders"),
              of(p -> "solve " + game(p) + " --quiet", "partizan-monoid"),
              of(p -> "inverse " + game(p) + " " + sum(p, first(p)), "partizan-inverses"),
              of(p -> "compare " + game(p) + " " + sides(p, first(p)), "partizan-comparisons"),
              of(
                  p -> "sibert-conway " + game(p) + reach(p),
                  "sibert-conway",
                  "weights",
                  "weight-lists"))
          .flatMap(entries -> entries.entrySet().stream())
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private MakingCommand() {}

  private static Map<String, Function<Problem, String>> of(
      Function<Problem, String> words, String... kinds) {
    return Stream.of(kinds).collect(Collectors.toMap(kind -> kind, kind -> words));
  }

  /** The command, if there is one that prints such tables. */
  static Optional<String> of(String kind, Problem problem) {
    return Optional.ofNullable(BY_KIND.get(kind)).map(words -> "misere " + words.apply(problem));
  }

  private static String game(Problem p) {
    return quoted(p.required("game"));
  }

  private static String quoted(String word) {
    return word.matches("[\\w.,:/+-]+") ? word : "'" + word + "'";
  }

  private static String row(Problem p, int index) {
    return p.rows().get(index).label();
  }

  private static String first(Problem p) {
    return row(p, 0);
  }

  private static String last(Problem p) {
    return row(p, p.rows().size() - 1);
  }

  /** Columns are heaps, or names of heaps and sums of them. */
  private static String pairs(Problem p) {
    String columns = p.required("columns");
    return columns.matches("[0-9 ]+")
        ? " --pairs " + columns.substring(columns.lastIndexOf(' ') + 1)
        : "";
  }

  private static String frisky(Problem p) {
    return "frisky "
        + game(p)
        + p.setting("smallest")
            .map(smallest -> " --count 3 --smallest " + smallest.split("\\s+", -1)[0])
            .orElse(" --count 2")
        + " --json";
  }

  private static String heaps(Problem p, String label) {
    return sum(p, label).replace('+', ' ');
  }

  private static String sum(Problem p, String label) {
    Position position = p.position(label);
    return position.isEmpty() ? "0" : position.toString();
  }

  /** Two positions with a sign between them. */
  private static String sides(Problem p, String label) {
    return Stream.of(label.split("\\s+[=~?<>≥≤∥|]+\\s+", -1))
        .map(side -> sum(p, side))
        .collect(Collectors.joining(" "));
  }

  private static String names(Problem p) {
    String names =
        p.names().entrySet().stream()
            .map(name -> name.getKey() + "=" + name.getValue())
            .collect(Collectors.joining(","));
    return (names.isEmpty() ? "" : " --generators " + names)
        + (p.setting("order").orElse("shortlex").equals("shortlex")
            ? " --word-order shortlex"
            : "");
  }

  private static String reach(Problem p) {
    return p.setting("max-heap").map(heap -> " --max-heap " + heap).orElse("");
  }
}
