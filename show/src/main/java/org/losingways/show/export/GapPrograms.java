// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

/**
 * What a program for GAP does with the data of a quotient: it proves that they are right, and makes
 * a record of them. Names of variables are such that no generator can have them.
 */
final class GapPrograms {

  private GapPrograms() {}

  /** What both programs begin with. */
  private static final String CLAIM =
      """
        claim := function(holds, sentence)
          if not holds then
            Error("the export is wrong: ", sentence);
          fi;
        end;
      """;

  /** Phi in GAP: the entry of a list for any heap, folded where the game is periodic. */
  private static final String PHI =
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

  /**
   * For finite quotients. GAP's own Knuth–Bendix completion of the relations must end in a
   * confluent system with exactly the words exported, and the generators, as transformations, must
   * make a monoid of the same size that obeys the relations.
   *
   * <p>The order for the completion is GAP's basic wreath product, which compares commutative words
   * by their latest letters first, as they are exported by default; with it the system stays small
   * (276 rules for 0.07 to heap 31, of order 520, of which 66 let the letters commute).
   */
  static final String FINITE =
      CLAIM
          + """

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
          elements := elements, action := action, P := inP, outcomes := outcomes, idempotents := idempotents,
          phi := phi, Phi := value, period := period, preperiod := preperiod,
          generatorHeaps := heaps,
          # The number of the value of a position, given as a list of heaps.
          value := position -> Position(elements,
            reduced(Product(position, heap -> elements[value(heap)], One(free)))));
      end;

      MisereQuotient := MisereQuotient();
      """;

  /**
   * For infinite quotients: the rules make words smaller and are confluent, and the points and rays
   * are all elements. Words are lists of exponents. GAP's own Knuth–Bendix completion is not used,
   * because as a system of words that do not commute by themselves the rules may need infinitely
   * many more: for be = bc and a free letter d between b and e, one rule for each bdⁿe.
   */
  static final String INFINITE =
      CLAIM
          + """
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
          + PHI
          + """
        Print(game, ": infinite, ", Length(points), " points, ", Length(rays), " rays, ",
          Length(rules), " rules, confluent.\\n");
        return rec(game := game, order := infinity, free := free, monoid := monoid,
          relations := relations, rules := rules, points := points, rays := rays, P := inP, outcomes := outcomes,
          reduce := reduce, isP := isP, word := word, phi := phi, Phi := value,
          period := period, preperiod := preperiod, generatorHeaps := heaps,
          # The value of a position, given as a list of heaps.
          value := position -> reduce(Sum(position, value, points[1])));
      end;

      MisereQuotient := MisereQuotient();
      """;
}
