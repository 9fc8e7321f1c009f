// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.Labels;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * A quotient as a program for GAP that defines it and proves what it says: GAP's own Knuth–Bendix
 * completion of the relations must end in a confluent system with exactly the words exported, and
 * the generators, as transformations, must make a monoid of the same size that obeys the relations.
 *
 * <p>The order for the completion is GAP's basic wreath product, which compares commutative words
 * by their latest letters first, as they are exported by default; with it the system stays small
 * (276 rules for 0.07 to heap 31, of order 520, of which 66 let the letters commute).
 */
public final class GapExport {

  private static final int WIDTH = 96;

  /** Phi in GAP: the entry of a list for any heap, folded where the game is periodic. */
  static final String PHI =
      """
        value := function(heap)
          if period <> fail and heap >= preperiod + period then
            heap := preperiod + (heap - preperiod) mod period;
          fi;
          if heap < 0 or heap >= Length(phi) then
            Error("the value of this heap is not known");
          fi;
          return phi[heap + 1];
        end;
      """;

  /** Everything after the data; its variables have names that no generator can have. */
  private static final String PROGRAM =
      """
        claim := function(holds, sentence)
          if not holds then
            Error("the export is wrong: ", sentence);
          fi;
        end;

        # Knuth-Bendix completion by GAP itself.
        monoid := free / relations;
        system := KnuthBendixRewritingSystem(FamilyObj(One(monoid)), ordering(free));
        MakeConfluent(system);
        claim(IsConfluent(system), "the completed system is confluent");
        reduced := word -> ReducedForm(system, word);
        # GAP may write the letters of a word in another order, but not other letters.
        claim(ForAll(elements, word ->
          SortedList(LetterRepAssocWord(reduced(word))) = SortedList(LetterRepAssocWord(word))),
          "the words of the elements are irreducible");
        elements := List(elements, reduced);
        claim(IsDuplicateFree(elements) and Length(elements) = order, "the elements are different");
        # Together with the identity this shows that there are no other elements.
        claim(elements[1] = One(free), "the first element is the identity");
        for gen in [1 .. Length(letters)] do
          for elt in [1 .. order] do
            claim(reduced(elements[elt] * letters[gen]) = elements[action[gen][elt]],
              "each generator acts as exported");
          od;
        od;

        # The same monoid as transformations: each generator acts on all elements.
        acting := List(action, Transformation);
        transformations := Monoid(acting);
        claim(Size(transformations) = order, "the transformations make a monoid of this order");
        claim(IsCommutative(transformations), "the transformations commute");
        evaluate := word -> MappedWord(word, letters, acting);
        claim(ForAll(relations, pair -> evaluate(pair[1]) = evaluate(pair[2])),
          "the transformations obey the relations");
        found := Filtered([1 .. order], elt -> reduced(elements[elt] * elements[elt]) = elements[elt]);
        claim(found = idempotents, "the idempotents are the exported ones");
        claim(Number(AsList(transformations), map -> map * map = map) = Length(idempotents),
          "there are as many idempotent transformations");
        claim(not 1 in inP, "in misere play the empty position is not in P");

        # Phi(heap) is the number of an element.
      """
          + PHI
          + """
        Print(game, ": order ", order, ", ", Length(inP), " in P, ", Length(idempotents),
          " idempotents, ", Length(Rules(system)), " rules, confluent.\\n");
        return rec(game := game, order := order, free := free, monoid := monoid,
          relations := relations, system := system, transformations := transformations,
          elements := elements, action := action, P := inP, idempotents := idempotents,
          phi := phi, Phi := value, period := period, preperiod := preperiod,
          generatorHeaps := heaps,
          # The number of the value of a position, given as a list of heaps.
          value := position -> Position(elements,
            reduced(Product(position, heap -> elements[value(heap)], One(free)))));
      end;

      MisereQuotient := MisereQuotient();
      """;

  private final QuotientFacts facts;
  private final List<String> variables = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private GapExport(QuotientFacts facts) {
    this.facts = facts;
    variables.addAll(variables(facts.names()));
  }

  /** Names that GAP can read for generators with these names. */
  static List<String> variables(List<String> names) {
    List<String> variables = new ArrayList<>();
    for (int g = 0; g < names.size(); g++) {
      String name = names.get(g).replace("_", "");
      // Greek letters and numbers in brackets are no names of variables; g1, g2, … always are.
      boolean usable = name.matches("[A-Za-z][0-9]*") && !name.matches("g[0-9]+");
      variables.add(usable && !variables.contains(name) ? name : "g" + (g + 1));
    }
    return variables;
  }

  /** The program. */
  public static String write(QuotientFacts facts) {
    return new GapExport(facts).write();
  }

  private String write() {
    text.append("# The misere quotient of ").append(facts.code()).append(", ");
    text.append(facts.proved()).append(".\n");
    text.append(
        """
        # Written by 'misere export'. Read("FILE.g"); checks all of it and sets MisereQuotient, a record:
        #   monoid, transformations   the quotient Q as a finitely presented monoid and as transformations
        #   elements                  the least word of each element; other lists name them by their places here
        #   P                         the elements whose positions the previous player wins
        #   Phi(heap)                 the value of a heap;  value([9, 8, 5, 3])  that of a position
        """);
    labels(facts.q().rules().labels(), facts.lastTold(), text);
    text.append("MisereQuotient := function()\n");
    text.append("  local game, order, free, letters, heaps, relations, elements, action, inP,\n");
    text.append(
        "    idempotents, phi, period, preperiod, ordering, claim, monoid, system, reduced,\n");
    text.append("    acting, transformations, evaluate, found, value, gen, elt");
    variables.forEach(v -> text.append(", ").append(v));
    text.append(";\n");
    // GAP's free monoids have at least one generator; that of a trivial quotient is the identity.
    boolean trivial = variables.isEmpty();
    text.append("  game := ").append(string(facts.code())).append(";\n");
    text.append("  order := ").append(facts.order()).append(";\n");
    text.append("  free := FreeMonoid(");
    text.append(
        trivial
            ? "\"e\""
            : variables.stream().map(v -> '"' + v + '"').collect(Collectors.joining(", ")));
    text.append(");\n  letters := GeneratorsOfMonoid(free);\n");
    for (int g = 0; g < variables.size(); g++) {
      text.append("  ").append(variables.get(g)).append(" := letters[").append(g + 1);
      text.append("];  # ").append(facts.q().rules().labels().noun()).append(' ');
      text.append(facts.label(facts.q().generatorHeap(g))).append('\n');
    }
    numbers("heaps", IntStream.range(0, variables.size()).map(facts.q()::generatorHeap).boxed());
    list("relations", trivial ? Stream.of("[letters[1], One(free)]") : relations());
    list("elements", IntStream.range(0, facts.order()).mapToObj(x -> word(facts.word(x))));
    if (trivial) {
      text.append("  action := [[1]];\n");
    } else {
      text.append("  action := [];\n");
    }
    for (int g = 0; g < variables.size(); g++) {
      int generator = g;
      numbers(
          "action[" + (g + 1) + "]",
          IntStream.range(0, facts.order()).mapToObj(x -> facts.times(x, generator) + 1));
    }
    numbers("inP", places(facts.pPortion()));
    numbers("idempotents", places(facts.idempotents()));
    numbers(
        "phi", IntStream.rangeClosed(0, facts.lastTold()).mapToObj(h -> facts.q().value(h) + 1));
    text.append("  period := ").append(facts.period().map(p -> "" + p.period()).orElse("fail"));
    text.append(";\n  preperiod := ");
    text.append(facts.period().map(p -> "" + p.preperiod()).orElse("fail")).append(";\n");
    text.append("  ordering := ").append(ordering()).append(";\n\n");
    return text.append(PROGRAM).toString();
  }

  /** Which numbers stand for what, when heaps are not sizes. */
  static void labels(Labels labels, int last, StringBuilder text) {
    if (labels.areSizes()) {
      return;
    }
    text.append("# Heaps are numbers that stand for ").append(labels.nouns()).append(":\n");
    for (int heap = 0; heap <= last; heap++) {
      text.append("#   ").append(heap).append("  ").append(labels.label(heap)).append('\n');
    }
  }

  static String string(String value) {
    return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private String ordering() {
    return switch (facts.q().named().system().order()) {
      case LATEST_LETTER -> "BasicWreathProductOrdering";
      case SHORTLEX -> "ShortLexOrdering";
    };
  }

  private Stream<String> relations() {
    Stream<String> commuting =
        IntStream.range(0, variables.size())
            .boxed()
            .flatMap(
                j ->
                    IntStream.range(0, j)
                        .mapToObj(
                            i -> {
                              String a = variables.get(i);
                              String b = variables.get(j);
                              return "[" + b + "*" + a + ", " + a + "*" + b + "]";
                            }));
    return Stream.concat(commuting, facts.relations().stream().map(this::relation));
  }

  private String relation(Relation relation) {
    return "[" + word(relation.left()) + ", " + word(relation.right()) + "]";
  }

  private String word(Word word) {
    String product =
        IntStream.range(0, variables.size())
            .filter(g -> word.exponent(g) > 0)
            .mapToObj(
                g ->
                    word.exponent(g) == 1
                        ? variables.get(g)
                        : variables.get(g) + "^" + word.exponent(g))
            .collect(Collectors.joining("*"));
    return product.isEmpty() ? "One(free)" : product;
  }

  private static Stream<Integer> places(int... elements) {
    return Arrays.stream(elements).mapToObj(x -> x + 1);
  }

  private void numbers(String name, Stream<Integer> numbers) {
    list(name, numbers.map(String::valueOf));
  }

  private void list(String name, Stream<String> items) {
    list(name, items, text);
  }

  /** Sets a variable to a list, in lines that are not too long. */
  static void list(String name, Stream<String> items, StringBuilder text) {
    StringBuilder line = new StringBuilder("  " + name + " := [");
    String separator = "";
    for (String item : (Iterable<String>) items::iterator) {
      line.append(separator);
      if (line.length() + item.length() > WIDTH) {
        text.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder("    ");
      }
      line.append(item);
      separator = ", ";
    }
    text.append(line).append("];\n");
  }
}
