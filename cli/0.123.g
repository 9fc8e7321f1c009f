# The misere quotient of 0.123, proved for all heaps: period 5 from heap 5 on.
# Written by 'misere export'. Read("FILE.g"); checks all of it and sets MisereQuotient, a record:
#   monoid, transformations   the quotient Q as a finitely presented monoid and as transformations
#   elements                  the least word of each element; other lists name them by their places here
#   P                         the elements whose positions the previous player wins
#   Phi(heap)                 the value of a heap;  value([9, 8, 5, 3])  that of a position
MisereQuotient := function()
  local game, order, free, letters, heaps, relations, elements, action, inP,
    idempotents, phi, period, preperiod, ordering, claim, monoid, system, reduced,
    acting, transformations, evaluate, found, value, gen, elt, a, b, c, d;
  game := "0.123";
  order := 20;
  free := FreeMonoid("a", "b", "c", "d");
  letters := GeneratorsOfMonoid(free);
  a := letters[1];  # heap 1
  b := letters[2];  # heap 3
  c := letters[3];  # heap 8
  d := letters[4];  # heap 9
  heaps := [1, 3, 8, 9];
  relations := [[b*a, a*b], [c*a, a*c], [c*b, b*c], [d*a, a*d], [d*b, b*d], [d*c, c*d],
    [a^2, One(free)], [b^4, b^2], [b^2*c, b^3], [c^2, One(free)], [b^2*d, d], [c*d, b*d],
    [d^3, a*d^2]];
  elements := [One(free), a, b, a*b, b^2, a*b^2, b^3, a*b^3, c, a*c, b*c, a*b*c, d, a*d, b*d,
    a*b*d, d^2, a*d^2, b*d^2, a*b*d^2];
  action := [];
  action[1] := [2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11, 14, 13, 16, 15, 18, 17, 20, 19];
  action[2] := [3, 4, 5, 6, 7, 8, 5, 6, 11, 12, 7, 8, 15, 16, 13, 14, 19, 20, 17, 18];
  action[3] := [9, 10, 11, 12, 7, 8, 5, 6, 1, 2, 3, 4, 15, 16, 13, 14, 19, 20, 17, 18];
  action[4] := [13, 14, 15, 16, 13, 14, 15, 16, 15, 16, 13, 14, 17, 18, 19, 20, 18, 17, 20, 19];
  inP := [2, 5, 10, 15, 17];
  idempotents := [1, 5, 17];
  phi := [1, 2, 1, 3, 3, 2, 17, 1, 9, 13];
  period := 5;
  preperiod := 5;
  ordering := BasicWreathProductOrdering;

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
  value := function(heap)
    if period <> fail and heap >= preperiod + period then
      heap := preperiod + (heap - preperiod) mod period;
    fi;
    if heap < 0 or heap >= Length(phi) then
      Error("the value of this heap is not known");
    fi;
    return phi[heap + 1];
  end;
  Print(game, ": order ", order, ", ", Length(inP), " in P, ", Length(idempotents),
    " idempotents, ", Length(Rules(system)), " rules, confluent.\n");
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
