// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Output;
import org.losingways.game.Ruleset;
import org.losingways.genus.Genus;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.quotient.KnownQuotients;
import org.losingways.quotient.SolverStatus;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.json.MonoidJson;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.Ink;
import org.losingways.show.page.MonoidPage;
import org.losingways.show.page.RayPage;
import org.losingways.show.page.Words;
import org.losingways.theory.ElementGenera;
import org.losingways.theory.NormalCopy;
import org.losingways.theory.QuotientStructure;
import org.losingways.theory.TameExtension;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere structure}: the inside of a misère quotient. */
@Command(
    name = "structure",
    header = "The inside of a quotient.",
    mixinStandardHelpOptions = true,
    description = {
      "Open up the misère quotient of a game: its elements with genus and outcome and the action of"
          + " the generators, idempotents, subgroups, ideals and Rees factors, archimedean"
          + " components, inverses, and the copy of normal play in its kernel.",
      "",
      "The game is solved first. The exit status is 1 if time runs out; then the last verified"
          + " partial quotient is shown. Of an infinite quotient, what there is of all this is"
          + " shown element by element and ray by ray."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere structure 0.123",
      "  misere structure 0.123 --generators x=1,z=3,a=8,b=9 --order shortlex",
      "  misere structure guiles --max-heap 30 --tables",
      "  misere structure 0.76 --max-heap 12               infinite",
      "  misere structure 0.77 --json"
    })
public final class StructureCommand implements Callable<Integer> {

  /** Genera that need more positions are not printed. */
  private static final int MAX_POSITIONS = 1_000_000;

  private static final long NANOS_FOR_GENERA = 2_000_000_000;
  private static final long NANOS_FOR_RELATIONS = 3_000_000_000L;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Option(
      names = "--tables",
      description = "Print the multiplication tables of all Rees factors, not only small groups.")
  private boolean tables;

  @Mixin private QuotientOptions options;

  @Mixin private Output output;

  @Override
  public Integer call() {
    QuotientOptions.Any any = options.find(GameArgument.rules(game), output);
    if (any instanceof QuotientOptions.Found found) {
      if (output.isJson()) {
        output.print(json(found));
      } else {
        print(found);
      }
    } else if (any instanceof QuotientOptions.FoundInfinite found) {
      if (tables) {
        throw new CommandFailure(
            "The quotient is infinite, so it has no tables to print: leave out --tables.");
      }
      if (output.isJson()) {
        output.print(RayJson.of(found, after(NANOS_FOR_RELATIONS)));
      } else {
        new RayPage(output, found.quotient())
            .print(proved(found.quotient().rules(), found), after(NANOS_FOR_RELATIONS));
      }
    }
    return any.isDone() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private static String proved(Ruleset rules, QuotientOptions.FoundInfinite found) {
    return found.status() == SolverStatus.SOLVED
        ? "solved"
        : "verified to "
            + new Heaps(rules).named(found.quotient().heapsComputed())
            + (found.isDone() ? "" : " (stopped)");
  }

  private static BooleanSupplier after(long nanos) {
    long end = System.nanoTime() + nanos;
    return () -> System.nanoTime() - end > 0;
  }

  /** The genera, as far as they are found in a short time. */
  private static IntFunction<Optional<Genus>> genera(QuotientStructure q) {
    return new ElementGenera(q, MAX_POSITIONS, after(NANOS_FOR_GENERA))::genus;
  }

  private static Relations irredundant(RewritingSystem system) {
    return Irredundant.of(system.relations(), Long.MAX_VALUE, after(NANOS_FOR_RELATIONS));
  }

  private void print(QuotientOptions.Found found) {
    QuotientStructure q = found.structure();
    RewritingSystem system = q.named().system();
    Ink ink = output.ink();
    output.line(ink.strong(q.rules().code()) + "  " + headline(found));
    output.line();
    output.line("  Q = " + Words.presentation(system.relations()));
    Relations few = irredundant(system);
    if (few.list().size() < system.rules().size()) {
      output.line(
          "    = " + Words.presentation(few) + ink.faint("  (relations that follow left out)"));
    }
    MonoidPage page = new MonoidPage(output, q.named());
    output.line(
        "  P = "
            + IntStream.range(0, q.order())
                .filter(q::inP)
                .mapToObj(x -> ink.p(page.text(x)))
                .collect(Collectors.joining(", ", "{", "}")));
    output.line("  with " + generators(q));
    IntFunction<Optional<Genus>> genera = genera(q);
    page.elements(
        List.of(
            column("genus", x -> genera.apply(x).map(Genus::toUnicode).orElse("?")),
            column("outcome", x -> q.outcome(x).toString())));
    page.idempotents();
    page.subgroups();
    page.series(tables);
    page.components();
    page.inverses();
    normalPlay(q, page);
    tameExtension(q, page);
  }

  private static MonoidPage.Column column(String head, IntFunction<String> cell) {
    return new MonoidPage.Column() {
      @Override
      public String head() {
        return head;
      }

      @Override
      public String cell(int element) {
        return cell.apply(element);
      }
    };
  }

  private static String headline(QuotientOptions.Found found) {
    QuotientStructure q = found.structure();
    String size = "order " + q.order() + ", |P| = " + pPortion(q).size();
    String name = q.quotient().name().map(n -> n + ", ").orElse("");
    return found.status() == SolverStatus.SOLVED
        ? name + size + ", solved"
        : name
            + size
            + ", verified to "
            + new Heaps(q.rules()).named(q.heaps())
            + (found.isDone() ? "" : " (stopped)");
  }

  private static List<String> pPortion(QuotientStructure q) {
    return IntStream.range(0, q.order()).filter(q::inP).mapToObj(q::text).toList();
  }

  private static String generators(QuotientStructure q) {
    List<String> names = q.named().system().alphabet().names();
    return IntStream.range(0, names.size())
        .mapToObj(g -> names.get(g) + " = Φ(" + q.rules().labels().label(q.generatorHeap(g)) + ")")
        .collect(Collectors.joining(", "));
  }

  private void normalPlay(QuotientStructure q, MonoidPage page) {
    Optional<NormalCopy> copy = NormalCopy.find(q);
    if (copy.isEmpty()) {
      page.heading(
          "Normal play, a group of order "
              + NormalCopy.normalOrder(q)
              + ", is not the kernel with heaps taken to heaps.");
      return;
    }
    page.heading("Normal play: the kernel is a copy of its quotient");
    MonoidPage.copy(output, copy.get(), page::text);
  }

  private static void tameExtension(QuotientStructure q, MonoidPage page) {
    TameExtension.find(q)
        .ifPresent(
            e ->
                page.heading(
                    "A tame extension, "
                        + (e.times() == 1 ? "once" : e.times() + " times")
                        + ", of a quotient of order "
                        + e.base().order()
                        + KnownQuotients.name(e.base()).map(n -> ", " + n).orElse("")));
  }

  static ObjectNode json(QuotientOptions.Found found) {
    QuotientStructure q = found.structure();
    RewritingSystem system = q.named().system();
    MonoidJson monoid = new MonoidJson(q.named());
    ObjectNode node = Json.object();
    node.put("game", q.rules().code());
    node.put("status", found.status().name().toLowerCase(Locale.ROOT));
    node.put("heapsComputed", q.heaps());
    node.put("order", q.order());
    List<String> p = pPortion(q);
    node.put("pSize", p.size());
    ArrayNode generators = node.putArray("generators");
    List<String> names = system.alphabet().names();
    for (int g = 0; g < names.size(); g++) {
      ObjectNode generator = generators.addObject();
      generator.put("name", names.get(g)).put("heap", q.generatorHeap(g));
      if (!q.rules().labels().areSizes()) {
        generator.put("label", q.rules().labels().label(q.generatorHeap(g)));
      }
    }
    MonoidJson.relations(node, "relations", system.relations());
    MonoidJson.relations(node, "irredundant", irredundant(system));
    p.forEach(node.putArray("pPortion")::add);
    monoid.fill(node);
    node.put("normalOrder", NormalCopy.normalOrder(q));
    Optional<NormalCopy> copy = NormalCopy.find(q);
    if (copy.isPresent()) {
      ArrayNode elements = node.putArray("normalCopy");
      copy.get().elements().forEach(x -> elements.add(q.text(x)));
    } else {
      node.putNull("normalCopy");
    }
    Optional<TameExtension> extension = TameExtension.find(q);
    if (extension.isPresent()) {
      node.putObject("tameExtension")
          .put("times", extension.get().times())
          .put("baseOrder", extension.get().base().order());
    } else {
      node.putNull("tameExtension");
    }
    IntFunction<Optional<Genus>> genera = genera(q);
    monoid.elements(
        node,
        (element, x) -> {
          element.put("outcome", q.outcome(x).toString());
          Optional<Genus> genus = genera.apply(x);
          if (genus.isPresent()) {
            element.put("genus", genus.get().toString());
          } else {
            element.putNull("genus");
          }
        });
    return node;
  }
}
