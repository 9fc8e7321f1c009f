// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RaySet;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.show.page.RayWords;

/**
 * An infinite quotient as a program for GAP that defines it and proves what it says: the rules make
 * words smaller and are confluent, and the points and rays are all elements.
 *
 * <p>Words are lists of exponents. GAP's own Knuth–Bendix completion is not used, because as a
 * system of words that do not commute by themselves the rules may need infinitely many more: for be
 * = bc and a free letter d between b and e, one rule for each bdⁿe.
 */
public final class InfiniteGap {

  private static final String PROGRAM =
      """
        claim := function(holds, sentence)
          if not holds then
            Error("the export is wrong: ", sentence);
          fi;
        end;
        size := Length(letters);
        word := function(exps)
          return Product([1 .. size], i -> letters[i] ^ exps[i], One(free));
        end;
        relations := List(Combinations([1 .. size], 2),
          pair -> [letters[pair[2]] * letters[pair[1]], letters[pair[1]] * letters[pair[2]]]);
        Append(relations, List(rules, rule -> [word(rule[1]), word(rule[2])]));
        monoid := free / relations;

        # Reduction by the rules: a left side is taken out as often as it goes in.
        divides := function(x, y)
          return ForAll([1 .. size], i -> x[i] <= y[i]);
        end;
        reduce := function(exps)
          local rule, times, again;
          repeat
            again := false;
            for rule in rules do
              if divides(rule[1], exps) then
                times := Minimum(List(Filtered([1 .. size], i -> rule[1][i] > 0),
                  i -> QuoInt(exps[i], rule[1][i])));
                exps := exps + times * (rule[2] - rule[1]);
                again := true;
              fi;
            od;
          until not again;
          return exps;
        end;
        # Words are compared by the exponents of their latest letters first.
        claim(ForAll(rules, rule -> Reversed(rule[2]) < Reversed(rule[1])),
          "the rules make words smaller");
        for one in rules do
          for two in rules do
            lcm := List([1 .. size], i -> Maximum(one[1][i], two[1][i]));
            claim(reduce(lcm - one[1] + one[2]) = reduce(lcm - two[1] + two[2]),
              "the rules are confluent");
          od;
        od;

        # The element that is some steps out on a cell; cells are the points, then the rays.
        at := function(cell, steps)
          local exps;
          if cell <= Length(points) then
            return points[cell];
          fi;
          exps := ShallowCopy(rays[cell - Length(points)].start);
          exps[rays[cell - Length(points)].letter] :=
            exps[rays[cell - Length(points)].letter] + steps;
          return exps;
        end;
        # Further out than this no exponent of a rule or a first word matters.
        bound := Maximum(Flat([1, points, rules, List(rays, ray -> ray.start)]));
        found := Concatenation(points,
          Concatenation(List([1 .. Length(rays)],
            ray -> List([0 .. bound], steps -> at(Length(points) + ray, steps)))));
        claim(IsDuplicateFree(List(found, reduce)), "points and rays are different");
        claim(points[1] = List([1 .. size], i -> 0), "the first point is the identity");
        times := function(exps, gen)
          exps := ShallowCopy(exps);
          exps[gen] := exps[gen] + 1;
          return reduce(exps);
        end;
        # Together with the identity this shows that there are no other elements: a generator takes
        # a ray from some step on to a ray, as is seen at this step, or round.
        for gen in [1 .. size] do
          for cell in [1 .. Length(points)] do
            claim(times(points[cell], gen) = reduce(at(actionOnPoints[gen][cell][1],
              actionOnPoints[gen][cell][2])), "each generator acts on points as exported");
          od;
          for ray in [1 .. Length(rays)] do
            image := actionOnRays[gen][ray];
            for steps in [1 .. Length(image[1])] do
              claim(times(at(Length(points) + ray, steps - 1), gen) =
                reduce(at(image[1][steps][1], image[1][steps][2])),
                "each generator acts on the first elements of rays as exported");
            od;
            steps := Length(image[1]);
            if image[2] > 0 then
              claim(times(at(Length(points) + ray, steps), gen) =
                reduce(at(Length(points) + image[2], steps + image[3])) and
                rays[ray].letter = rays[image[2]].letter and steps + image[3] >= 0,
                "each generator shifts rays as exported");
            else
              claim(times(at(Length(points) + ray, steps), gen) =
                times(at(Length(points) + ray, steps - image[3]), gen),
                "each generator takes rays round as exported");
            fi;
          od;
        od;

        # The cell of a word, and how many steps out on it: letter by letter.
        place := function(exps)
          local cell, steps, gen, i, image;
          cell := 1;
          steps := 0;
          for gen in [1 .. size] do
            for i in [1 .. exps[gen]] do
              if cell <= Length(points) then
                image := actionOnPoints[gen][cell];
                cell := image[1];
                steps := image[2];
              else
                image := actionOnRays[gen][cell - Length(points)];
                if steps >= Length(image[1]) and image[2] > 0 then
                  cell := Length(points) + image[2];
                  steps := steps + image[3];
                else
                  if steps >= Length(image[1]) then
                    steps := Length(image[1]) - image[3] + (steps - Length(image[1])) mod image[3];
                  fi;
                  cell := image[1][steps + 1][1];
                  steps := image[1][steps + 1][2];
                fi;
              fi;
            od;
          od;
          return [cell, steps];
        end;
        isP := function(exps)
          local where, ray;
          where := place(reduce(exps));
          if where[1] <= Length(points) then
            return where[1] in inP;
          fi;
          ray := rays[where[1] - Length(points)];
          if where[2] < Length(ray.first) then
            return ray.first[where[2] + 1] = 1;
          fi;
          return ray.repeating[(where[2] - Length(ray.first)) mod Length(ray.repeating) + 1] = 1;
        end;
        claim(not isP(points[1]), "in misere play the empty position is not in P");

        # Phi(heap) is the word of a heap.
      """
          + GapExport.PHI
          + """
        Print(game, ": infinite, ", Length(points), " points, ", Length(rays), " rays, ",
          Length(rules), " rules, confluent.\\n");
        return rec(game := game, order := infinity, free := free, monoid := monoid,
          relations := relations, rules := rules, points := points, rays := rays, P := inP,
          reduce := reduce, isP := isP, word := word, phi := phi, Phi := value,
          period := period, preperiod := preperiod, generatorHeaps := heaps,
          # The value of a position, given as a list of heaps.
          value := position -> reduce(Sum(position, value, points[1])));
      end;

      MisereQuotient := MisereQuotient();
      """;

  private final InfiniteFacts facts;
  private final RayMonoid m;
  private final StringBuilder text = new StringBuilder();
  private final List<Integer> points;
  private final List<Integer> rays;

  /** Where each cell is among the cells in the order of their words, points first, from 1 on. */
  private final Map<Integer, Integer> place = new HashMap<>();

  private InfiniteGap(InfiniteFacts facts) {
    this.facts = facts;
    this.m = facts.q().monoid();
    RayWords words = facts.words();
    this.points = words.points();
    this.rays = words.rays();
    points.forEach(c -> place.put(c, place.size() + 1));
    rays.forEach(c -> place.put(c, place.size() + 1));
  }

  /** The program. */
  public static String write(InfiniteFacts facts) {
    return new InfiniteGap(facts).write();
  }

  private String write() {
    text.append("# The misere quotient of ").append(facts.code()).append(", infinite, ");
    text.append(facts.proved()).append(".\n");
    text.append(
        """
        # Written by 'misere export'. Read("FILE.g"); checks all of it and sets MisereQuotient, a record
        # in which a word is the list of the exponents of the letters:
        #   monoid               the quotient Q as a finitely presented monoid;  word(w)  is made for it
        #   reduce(w)            the least word of the same element: words are equal if these agree
        #   points, rays         all elements; a ray has its first element, and the letter that leads on
        #   isP(w)               whether the previous player wins
        #   Phi(heap)            the value of a heap;  value([7, 7, 12])  that of a position
        """);
    GapExport.labels(facts.q().rules().labels(), facts.lastTold(), text);
    text.append("MisereQuotient := function()\n");
    text.append("  local game, free, letters, heaps, rules, points, inP, rays, actionOnPoints,\n");
    text.append(
        "    actionOnRays, phi, period, preperiod, claim, size, word, relations, monoid,\n");
    text.append("    divides, reduce, one, two, lcm, at, bound, found, times, gen, cell, ray,\n");
    text.append("    image, steps, place, isP, value;\n");
    text.append("  game := ").append(GapExport.string(facts.code())).append(";\n");
    text.append("  free := FreeMonoid(");
    text.append(
        GapExport.variables(facts.names()).stream()
            .map(v -> '"' + v + '"')
            .collect(Collectors.joining(", ")));
    text.append(");\n  letters := GeneratorsOfMonoid(free);\n");
    list("heaps", Arrays.stream(facts.q().generatorHeaps()).mapToObj(String::valueOf));
    list("rules", facts.q().system().rules().stream().map(this::rule));
    list("points", points.stream().map(c -> word(m.word(c))));
    list(
        "inP",
        points.stream().filter(facts.q().p()::contains).map(c -> String.valueOf(place.get(c))));
    list("rays", rays.stream().map(this::ray));
    text.append("  actionOnPoints := [];\n  actionOnRays := [];\n");
    for (int g = 0; g < facts.names().size(); g++) {
      int generator = g;
      list(
          "actionOnPoints[" + (g + 1) + "]",
          points.stream().map(c -> element(m.step(c, generator))));
      list("actionOnRays[" + (g + 1) + "]", rays.stream().map(c -> image(c, generator)));
    }
    list(
        "phi",
        IntStream.rangeClosed(0, facts.lastTold()).mapToObj(h -> word(m.word(facts.q().value(h)))));
    text.append("  period := ").append(facts.q().period().map(p -> "" + p.period()).orElse("fail"));
    text.append(";\n  preperiod := ");
    text.append(facts.q().period().map(p -> "" + p.preperiod()).orElse("fail")).append(";\n\n");
    return text.append(PROGRAM).toString();
  }

  private void list(String name, Stream<String> items) {
    GapExport.list(name, items, text);
  }

  private String word(Word word) {
    return IntStream.range(0, facts.names().size())
        .mapToObj(g -> String.valueOf(word.exponent(g)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String rule(Relation rule) {
    return "[" + word(rule.left()) + "," + word(rule.right()) + "]";
  }

  private String ray(int cell) {
    RaySet p = facts.q().p();
    return "rec(start := "
        + word(m.word(cell))
        + ", letter := "
        + (m.letter(cell) + 1)
        + ", first := "
        + bits(cell, 0, p.threshold())
        + ", repeating := "
        + bits(cell, p.threshold(), p.period())
        + ")";
  }

  private String bits(int cell, int from, int count) {
    return IntStream.range(from, from + count)
        .mapToObj(n -> facts.q().p().contains(m.at(cell, n)) ? "1" : "0")
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String element(int x) {
    return "[" + place.get(m.cell(x)) + "," + m.steps(x) + "]";
  }

  /** The first images, then the ray (0 if the images go round) and the shift (or the period). */
  private String image(int cell, int generator) {
    RayMonoid.Factor factor = m.factor(m.step(0, generator));
    boolean round = factor.goesRound(cell);
    int first = factor.from(cell) + (round ? factor.shift(cell) : 0);
    return IntStream.range(0, first)
            .mapToObj(n -> element(m.step(m.at(cell, n), generator)))
            .collect(Collectors.joining(",", "[[", "]"))
        + ","
        + (round ? 0 : place.get(factor.target(cell)) - points.size())
        + ","
        + factor.shift(cell)
        + "]";
  }
}
