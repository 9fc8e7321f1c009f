// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.ints.Ints;
import org.losingways.proof.certificate.Certificate;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.Evidence;
import org.losingways.proof.certificate.FiniteEvidence;
import org.losingways.proof.certificate.PresentedEvidence;
import org.losingways.proof.certificate.Rules;

/** Every way to change a single value of a certificate of a finite quotient, field by field. */
record Mutations(Certificate original, Evidence.Finite evidence) {

  Mutations(Certificate original) {
    this(original, (Evidence.Finite) original.evidence());
  }

  /** A changed certificate that still carries the digest of the original. */
  record Mutant(String what, Certificate certificate) {
    @Override
    public String toString() {
      return what;
    }
  }

  Stream<Mutant> all() {
    return Stream.of(
            rules(),
            claim(),
            sizes(),
            evidence instanceof FiniteEvidence listed ? listed(listed) : Stream.<Mutant>of(),
            evidence instanceof PresentedEvidence few ? presented(few) : Stream.<Mutant>of(),
            pPortion(),
            phi(),
            digest())
        .flatMap(mutants -> mutants)
        .filter(mutant -> !mutant.certificate.equals(original));
  }

  private Stream<Mutant> listed(FiniteEvidence listed) {
    return Stream.of(
            actions(listed),
            names(listed),
            generatorHeaps(listed),
            elements(listed),
            witnesses(listed))
        .flatMap(mutants -> mutants);
  }

  private Stream<Mutant> presented(PresentedEvidence few) {
    Stream<Mutant> letters =
        Stream.concat(
                replaced(
                    few.letters(), h -> IntStream.rangeClosed(0, original.heaps() + 1).boxed()),
                sized(few.letters()))
            .map(changed -> mutant("letters", d -> d.letters = Ints.copyOf(changed)));
    Stream<List<PresentedEvidence.Relation>> exponents =
        replaced(
            few.relations(),
            r ->
                Stream.concat(
                    around(r.left()).map(left -> new PresentedEvidence.Relation(left, r.right())),
                    around(r.right())
                        .map(right -> new PresentedEvidence.Relation(r.left(), right))));
    Stream<List<PresentedEvidence.Relation>> moreOrFewer =
        Stream.concat(
            sized(few.relations()),
            IntStream.range(1, few.relations().size())
                .mapToObj(
                    i -> {
                      List<PresentedEvidence.Relation> swapped = new ArrayList<>(few.relations());
                      Collections.swap(swapped, i - 1, i);
                      return swapped;
                    }));
    return Stream.concat(
        letters,
        Stream.concat(exponents, moreOrFewer)
            .map(changed -> mutant("relations", d -> d.relations = changed)));
  }

  /** Each exponent a little smaller or larger, and a word that is too short. */
  private static Stream<Ints> around(Ints word) {
    return Stream.concat(
        replaced(word, e -> Stream.of(e - 2, e - 1, e + 1, e + 2)).map(Ints::copyOf),
        Stream.of(word.subList(1, word.size())));
  }

  /** One entry fewer, and one twice. */
  private static <T> Stream<List<T>> sized(List<T> list) {
    return IntStream.range(0, list.size())
        .boxed()
        .flatMap(
            i -> {
              List<T> fewer = new ArrayList<>(list);
              fewer.remove(i.intValue());
              List<T> twice = new ArrayList<>(list);
              twice.add(i, list.get(i));
              return Stream.of(fewer, twice);
            });
  }

  Stream<Mutant> rules() {
    String code = original.rules().name();
    return IntStream.range(0, code.length())
        .boxed()
        .flatMap(
            i ->
                "0123456789ABCDEF."
                    .chars()
                    .mapToObj(c -> code.substring(0, i) + (char) c + code.substring(i + 1)))
        .map(changed -> mutant("game " + changed, d -> d.rules = Rules.code(changed)));
  }

  Stream<Mutant> claim() {
    List<Claim> claims = new ArrayList<>();
    if (original.claim() instanceof Claim.Solved s) {
      claims.add(new Claim.Partial());
      for (int period : new int[] {-1, 0, 1, s.period() - 1, s.period() + 1, 2 * s.period()}) {
        claims.add(new Claim.Solved(period, s.preperiod()));
      }
      for (int r : new int[] {-1, 0, 1, s.preperiod() - 1, s.preperiod() + 1, 1 << 30}) {
        claims.add(new Claim.Solved(s.period(), r));
      }
    } else {
      claims.add(new Claim.Solved(1, original.heaps()));
    }
    return claims.stream().map(claim -> mutant("claim " + claim, d -> d.claim = claim));
  }

  Stream<Mutant> sizes() {
    return IntStream.of(-1, 0, 1, 1 << 30)
        .boxed()
        .flatMap(
            d ->
                Stream.of(
                    mutant("heaps + " + d, m -> m.heaps += d),
                    mutant("order + " + d, m -> m.order += d)));
  }

  Stream<Mutant> actions(FiniteEvidence listed) {
    return generators(
        listed,
        "action",
        g -> changed(g.action()).map(a -> new FiniteEvidence.Generator(g.name(), g.heap(), a)));
  }

  Stream<Mutant> names(FiniteEvidence listed) {
    return generators(
        listed,
        "name",
        g ->
            Stream.of("a", "b", "q", "Q", "", "1", "ab", "\u00e9")
                .map(name -> new FiniteEvidence.Generator(name, g.heap(), g.action())));
  }

  Stream<Mutant> generatorHeaps(FiniteEvidence listed) {
    return generators(
        listed,
        "generator's heap",
        g ->
            IntStream.rangeClosed(-1, original.heaps() + 1)
                .mapToObj(heap -> new FiniteEvidence.Generator(g.name(), heap, g.action())));
  }

  private Stream<Mutant> generators(
      FiniteEvidence listed,
      String what,
      Function<FiniteEvidence.Generator, Stream<FiniteEvidence.Generator>> change) {
    return replaced(listed.generators(), change)
        .map(changed -> mutant(what, d -> d.generators = changed));
  }

  Stream<Mutant> elements(FiniteEvidence listed) {
    return replaced(listed.elements(), w -> Stream.of(w + "a", "a" + w, w + "2", "1", "", "b"))
        .map(changed -> mutant("elements", d -> d.elements = changed));
  }

  Stream<Mutant> pPortion() {
    return Stream.concat(changed(evidence.pPortion()), resized(evidence.pPortion()))
        .map(changed -> mutant("P", d -> d.pPortion = changed));
  }

  Stream<Mutant> phi() {
    return Stream.concat(changed(evidence.phi()), resized(evidence.phi()))
        .map(changed -> mutant("phi", d -> d.phi = changed));
  }

  Stream<Mutant> witnesses(FiniteEvidence listed) {
    Stream<List<List<Ints>>> sets =
        replaced(
            listed.witnesses(),
            list ->
                Stream.concat(
                    replaced(list, set -> Stream.concat(changed(set), resized(set))),
                    Stream.of(without(list), with(list, Ints.of()), with(list, Ints.of(0)))));
    return sets.map(changed -> mutant("witnesses", d -> d.witnesses = changed));
  }

  Stream<Mutant> digest() {
    String digest = original.digest();
    return IntStream.range(0, digest.length())
        .mapToObj(i -> digest.substring(0, i) + "g" + digest.substring(i + 1))
        .map(changed -> mutant("digest", d -> d.digest = changed));
  }

  /** Each entry replaced by each other element, or by a few of them when there are many. */
  private Stream<Ints> changed(Ints list) {
    IntFunction<IntStream> others =
        value ->
            evidence.order() * list.size() <= 200
                ? IntStream.rangeClosed(-1, evidence.order())
                : IntStream.of(-1, evidence.order(), (value + 1) % evidence.order(), 0);
    return IntStream.range(0, list.size())
        .boxed()
        .flatMap(
            i ->
                others
                    .apply(list.getInt(i))
                    .mapToObj(
                        value -> {
                          int[] copy = list.toIntArray();
                          copy[i] = value;
                          return Ints.wrap(copy);
                        }));
  }

  /** One entry more or fewer. */
  private Stream<Ints> resized(Ints list) {
    Stream<Ints> fewer =
        IntStream.range(0, list.size())
            .mapToObj(
                i ->
                    Ints.of(IntStream.range(0, list.size()).filter(j -> j != i).map(list::getInt)));
    Stream<Ints> more =
        IntStream.range(0, evidence.order())
            .filter(x -> !list.contains(x))
            .mapToObj(x -> Ints.of(IntStream.concat(list.intStream(), IntStream.of(x)).sorted()));
    return Stream.concat(fewer, more);
  }

  private static <T> Stream<List<T>> replaced(List<T> list, Function<T, Stream<T>> change) {
    return IntStream.range(0, list.size())
        .boxed()
        .flatMap(
            i ->
                change
                    .apply(list.get(i))
                    .map(
                        changed -> {
                          List<T> copy = new ArrayList<>(list);
                          copy.set(i, changed);
                          return copy;
                        }));
  }

  private static <T> List<T> without(List<T> list) {
    return list.isEmpty() ? list : list.subList(1, list.size());
  }

  private static <T> List<T> with(List<T> list, T more) {
    List<T> copy = new ArrayList<>(list);
    copy.add(0, more);
    return copy;
  }

  private Mutant mutant(String what, Consumer<Draft> change) {
    Draft draft = new Draft(original, evidence);
    change.accept(draft);
    return new Mutant(what, draft.certificate());
  }

  /** A certificate being changed. */
  private static final class Draft {
    private Rules rules;
    private Claim claim;
    private int heaps;
    private int order;
    private List<FiniteEvidence.Generator> generators = List.of();
    private List<String> elements = List.of();
    private Ints letters = Ints.of();
    private List<PresentedEvidence.Relation> relations = List.of();
    private Ints pPortion;
    private Ints phi;
    private List<List<Ints>> witnesses = List.of();
    private String digest;
    private final boolean isPresented;

    Draft(Certificate c, Evidence.Finite e) {
      rules = c.rules();
      claim = c.claim();
      heaps = c.heaps();
      order = e.order();
      pPortion = e.pPortion();
      phi = e.phi();
      digest = c.digest();
      isPresented = e instanceof PresentedEvidence;
      if (e instanceof FiniteEvidence listed) {
        generators = listed.generators();
        elements = listed.elements();
        witnesses = listed.witnesses();
      } else if (e instanceof PresentedEvidence few) {
        letters = few.letters();
        relations = few.relations();
      }
    }

    Certificate certificate() {
      return new Certificate(
          rules,
          claim,
          heaps,
          isPresented
              ? new PresentedEvidence(order, letters, relations, pPortion, phi)
              : new FiniteEvidence(order, generators, elements, pPortion, phi, witnesses),
          digest);
    }
  }
}
