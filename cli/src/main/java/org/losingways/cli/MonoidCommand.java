// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.losingways.monoid.words.Completion;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.show.CommandFailure;
import org.losingways.show.json.Json;
import org.losingways.show.json.MonoidJson;
import org.losingways.show.page.MonoidPage;
import org.losingways.show.page.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere monoid}: completes a presentation and opens up its monoid. */
@Command(
    name = "monoid",
    header = "Complete a presentation of a commutative monoid.",
    mixinStandardHelpOptions = true,
    description = {
      "Complete a presentation of a commutative monoid (Knuth-Bendix), say whether it is finite, and"
          + " open it up if it is.",
      "",
      "Words are written ab2c, a*b^2*c or ab^{2}c; 1 is the identity, and so is e unless it is a"
          + " generator."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere monoid '<a,b,c|a2=1,c2=1,b3=b2c>'",
      "  misere monoid '{x,z,a,b|x^2=a^2=e,z^4=z^2,b^4=b^2,abz=b,b^3x=b^2,z^3a=z^2}' --order shortlex",
      "  misere monoid '<a,b|a2=1>' --json"
    })
final class MonoidCommand implements Callable<Integer> {

  /** The elements of larger monoids are counted out, but not listed. */
  private static final int MAX_ORDER = 100_000;

  private static final int MAX_LISTED = 2_000;
  private static final Duration USUAL_LIMIT = Duration.ofSeconds(30);

  @Parameters(
      paramLabel = "PRESENTATION",
      description = "Generators and relations, such as <a,b | a2=1,b3=b>.")
  private String presentation;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = Amount.Time.class,
      description = "Stop after this time, such as 30s or 5m. Usual: 30s.")
  private Duration timeLimit = USUAL_LIMIT;

  @Option(names = "--tables", description = "Print the multiplication tables of all Rees factors.")
  private boolean tables;

  @Mixin private OrderOption order;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Relations given = Relations.of(presentation);
    RewritingSystem system = complete(given);
    if (!system.isConfluent()) {
      throw new CommandFailure(
          "The completion was not finished in time; "
              + system.rules().size()
              + " rules were found (--time-limit gives it longer).");
    }
    Optional<NamedMonoid> monoid = NamedMonoid.of(system, MAX_ORDER);
    Relations few = Irredundant.of(given, Long.MAX_VALUE, stop(timeLimit));
    if (output.isJson()) {
      output.print(json(given, system, few, monoid));
    } else {
      print(given, system, few, monoid);
    }
    return ExitStatus.ANSWER;
  }

  private RewritingSystem complete(Relations given) {
    Completion completion = new Completion(given, order.get());
    try {
      completion.run(Long.MAX_VALUE, stop(timeLimit));
      return completion.system();
    } catch (ArithmeticException e) {
      throw new CommandFailure(
          "The exponents of this presentation outgrow the program: more than nine digits.", e);
    }
  }

  private static BooleanSupplier stop(Duration limit) {
    long end = System.nanoTime() + limit.toNanos();
    return () -> System.nanoTime() - end > 0;
  }

  private static String size(RewritingSystem system, Optional<NamedMonoid> monoid) {
    if (monoid.isPresent()) {
      return "finite, order " + monoid.get().order();
    }
    List<String> free = system.freeLetters();
    return system.isFinite()
        ? "finite, order more than " + MAX_ORDER
        : "infinite: all powers of "
            + String.join(", ", free)
            + (free.size() == 1 ? " are different" : " each are different");
  }

  private void print(
      Relations given, RewritingSystem system, Relations few, Optional<NamedMonoid> monoid) {
    output.line(output.ink().strong(Words.presentation(given)) + "  " + size(system, monoid));
    output.line();
    output.line("  Reduced confluent rules:");
    Words words = new Words(system.alphabet());
    system.rules().forEach(r -> output.line("    " + words.text(r)));
    if (few.list().size() < given.list().size()) {
      output.line("  Enough: " + Words.presentation(few));
    }
    if (monoid.isPresent() && monoid.get().order() <= MAX_LISTED) {
      MonoidPage page = new MonoidPage(output, monoid.get());
      page.elements(List.of());
      page.idempotents();
      page.subgroups();
      page.series(tables);
      page.components();
      page.inverses();
    }
  }

  private static ObjectNode json(
      Relations given, RewritingSystem system, Relations few, Optional<NamedMonoid> monoid) {
    ObjectNode node = Json.object();
    node.put("presentation", given.toString());
    node.put("finite", system.isFinite());
    if (monoid.isPresent()) {
      node.put("order", monoid.get().order());
    } else {
      node.putNull("order");
    }
    MonoidJson.relations(node, "relations", system.relations());
    MonoidJson.relations(node, "irredundant", few);
    system.freeLetters().forEach(node.putArray("freeGenerators")::add);
    if (monoid.isPresent() && monoid.get().order() <= MAX_LISTED) {
      MonoidJson json = new MonoidJson(monoid.get());
      json.fill(node);
      json.elements(node, (element, x) -> {});
    }
    return node;
  }
}
