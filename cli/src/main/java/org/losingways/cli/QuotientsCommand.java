// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.form.FormWriter;
import org.losingways.game.Position;
import org.losingways.monoid.words.Alphabet;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.SmallQuotients;
import org.losingways.show.CommandFailure;
import org.losingways.show.json.Json;
import org.losingways.show.page.Words;
import org.losingways.theory.RealisingForms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere quotients}: the misère quotients of small order, and a game for each. */
@Command(
    name = "quotients",
    header = "All misère quotients of a small order.",
    mixinStandardHelpOptions = true,
    description = {
      "List the misère quotients of an order, up to isomorphism, each with a game that has it.",
      "The search is exhaustive: when it ends within its time, there are no others, and that is"
          + " proved (docs/classification.md). When it does not, it says how far it came.",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere quotients --order 8          just one, R8",
      "  misere quotients --order 12         six",
      "  misere quotients --order 14 --time-limit 5m",
      "  misere quotients --order 10 --json"
    })
final class QuotientsCommand implements Callable<Integer> {

  /** Longer forms are given as a list of heaps and their options. */
  private static final int LONGEST_FORM = 160;

  @Option(
      names = "--order",
      paramLabel = "N",
      required = true,
      description =
          "The number of elements of the quotients, from 1 to " + SmallQuotients.MAX_ORDER + ".")
  private int order;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = Amount.Time.class,
      defaultValue = "60s",
      description = "Stop after this time, such as 30s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Duration timeLimit;

  @Mixin private Output output;

  private RealisingForms games;

  @Override
  public Integer call() {
    SmallQuotients search = search();
    games = new RealisingForms();
    if (output.isJson()) {
      output.print(json(search));
    } else {
      print(search);
    }
    return search.isComplete() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private SmallQuotients search() {
    if (order < 1 || order > SmallQuotients.MAX_ORDER) {
      throw new CommandFailure(
          "Quotients are listed by order from 1 to "
              + SmallQuotients.MAX_ORDER
              + ", not "
              + order
              + ".");
    }
    BooleanSupplier interrupted = Interrupt.onCtrlC();
    long end = System.nanoTime() + timeLimit.toNanos();
    try (Progress progress = Progress.on(output.terminal(), "monoid")) {
      // The search asks whether to stop, and is asked in turn how far it is.
      SmallQuotients[] running = new SmallQuotients[1];
      BooleanSupplier stop =
          () -> {
            if (running[0] != null) {
              progress.at(running[0].monoidsSearched(), running[0].found().size() + " found");
            }
            return interrupted.getAsBoolean() || System.nanoTime() - end >= 0;
          };
      running[0] = new SmallQuotients(order, stop);
      running[0].run();
      return running[0];
    }
  }

  private ObjectNode json(SmallQuotients search) {
    ObjectNode node = Json.object();
    node.put("order", order);
    node.put("complete", search.isComplete());
    node.put("count", search.found().size());
    node.put("monoidsSearched", search.monoidsSearched());
    ArrayNode quotients = node.putArray("quotients");
    for (FiniteQuotient quotient : search.found()) {
      ObjectNode one = quotients.addObject();
      one.put("order", quotient.order());
      one.put("pSize", quotient.pSize());
      one.put("name", quotient.name().orElse(null));
      ArrayNode relations = one.putArray("relations");
      quotient.presentation().relations().forEach(r -> relations.add(r.toString()));
      quotient.pPortion().forEach(one.putArray("pPortion")::add);
      one.put("form", form(quotient).orElse(null));
      ArrayNode heaps = one.putArray("heaps");
      for (int heap = 1; heap <= quotient.heapsComputed(); heap++) {
        ArrayNode options = heaps.addArray();
        quotient.rules().options(heap).forEach(option -> options.add(option.toString()));
      }
    }
    return node;
  }

  private void print(SmallQuotients search) {
    int number = 0;
    for (FiniteQuotient quotient : search.found()) {
      Words words = new Words(Alphabet.letters(quotient.presentation().generators().length));
      String name = quotient.name().map(n -> n + " = ").orElse("");
      output.line(
          output.ink().strong(++number + ".")
              + " "
              + name
              + words.presentation(quotient.presentation().relations()));
      output.line("   P = {" + output.ink().p(pPortion(quotient)) + "}");
      output.line(
          "   " + output.ink().faint("of " + form(quotient).orElseGet(() -> heaps(quotient))));
    }
    output.line(summary(search));
  }

  private static String pPortion(FiniteQuotient quotient) {
    return quotient.pPortion().stream().map(Words::raised).collect(Collectors.joining(", "));
  }

  private String summary(SmallQuotients search) {
    int count = search.found().size();
    String many = count == 1 ? "1 quotient" : count + " quotients";
    if (!search.isComplete()) {
      return many
          + " of order "
          + order
          + " found; there may be others, for the search was stopped after "
          + search.monoidsSearched()
          + " of the commutative monoids of order "
          + order / 2
          + ". More time: --time-limit.";
    }
    if (order % 2 == 1 && order > 1) {
      return "No quotient has order " + order + ": but for the trivial one the order is even.";
    }
    if (count == 0) {
      return "No quotient has order " + order + ", and that is proved.";
    }
    return many + " of order " + order + ", and there are no others: that is proved.";
  }

  /** The game as forms that can be typed, unless they are too long to read. */
  private Optional<String> form(FiniteQuotient quotient) {
    FormWriter writer = FormWriter.ASCII.upTo(LONGEST_FORM);
    List<Optional<String>> texts = games.of(quotient).stream().map(writer::write).toList();
    return texts.stream().allMatch(Optional::isPresent)
        ? Optional.of(texts.stream().map(Optional::get).collect(Collectors.joining("; ")))
        : Optional.empty();
  }

  /** The game heap by heap. */
  private static String heaps(FiniteQuotient quotient) {
    return IntStream.rangeClosed(1, quotient.heapsComputed())
        .mapToObj(
            heap ->
                heap
                    + " → "
                    + quotient.rules().options(heap).stream()
                        .map(Position::toString)
                        .collect(Collectors.joining(", ")))
        .collect(Collectors.joining("; ", "heaps ", ""));
  }
}
