// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Game;
import org.losingways.game.Labels;
import org.losingways.game.Outcome;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Pattern;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.genus.Genus;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.theory.ElementGenera;
import org.losingways.theory.QuotientStructure;

/**
 * A quotient of whatever kind, opened up: its elements as points and rays of a {@link RayMonoid},
 * with words, outcomes, products, and Φ. A finite quotient is one without rays; its elements are
 * numbered in the order of their words.
 *
 * <pre>{@code
 * QuotientView q = QuotientView.of(solver.quotient());      // of 0.76 to heap 12
 * q.order()                                                 // nothing: it is infinite
 * q.words().rays().size()                                   // 8
 * q.text(q.value(10))                                       // bc²
 * }</pre>
 *
 * <p>Whoever draws or exports asks this and nothing else. A new kind of quotient needs a way to be
 * made into one, or a sentence that says why it cannot be.
 */
public final class QuotientView {

  private static final int MOST_POSITIONS_FOR_A_GENUS = 1_000_000;

  private final Subject subject;
  private final RayWords words;
  private final Optional<QuotientStructure> structure;
  private final Optional<FiniteMonoid> finite;
  private final int[] generatorHeaps;
  private final int[] phi;
  private final IntFunction<PartizanOutcome> outcome;
  private final int threshold;
  private final int repeat;
  private Optional<RayStructure> rayStructure = Optional.empty();

  /**
   * What is looked at.
   *
   * @param quotient the quotient, if the game is impartial
   * @param isSolved whether it is proved for all heaps there are
   * @param growth how values go on for ever that neither repeat nor have a pattern
   * @param whole the quotient that this is a part of, where no finite set generates it
   */
  record Subject(
      Game game,
      Optional<Quotient> quotient,
      boolean isSolved,
      Optional<Period> period,
      Optional<Pattern> pattern,
      Optional<Growth> growth,
      Optional<EndlessQuotient<?>> whole) {
    static Subject of(Quotient q, Optional<EndlessQuotient<?>> whole) {
      return new Subject(
          q.rules(),
          Optional.of(q),
          q.isSolved(),
          q.period(),
          q.pattern(),
          Optional.empty(),
          whole);
    }
  }

  /**
   * Values that grow: Φ(h + period) is Φ(h) times a factor for all h ≥ preperiod.
   *
   * @param factor an element; missing if the factor is none by itself
   */
  public record Growth(int preperiod, int period, OptionalInt factor) {}

  QuotientView(
      Subject subject,
      RayWords words,
      Optional<QuotientStructure> structure,
      Optional<FiniteMonoid> finite,
      int[] generatorHeaps,
      int[] phi,
      IntFunction<PartizanOutcome> outcome,
      int threshold,
      int repeat) {
    this.subject = subject;
    this.words = words;
    this.structure = structure;
    this.finite = finite;
    this.generatorHeaps = generatorHeaps;
    this.phi = phi;
    this.outcome = outcome;
    this.threshold = threshold;
    this.repeat = repeat;
  }

  /** A quotient in the generators and the order in which it is always printed. */
  public static QuotientView of(Quotient quotient) {
    return quotient.byKind(
        finite -> of(QuotientStructure.of(finite)),
        QuotientView::infinite,
        // The last partial one is looked at, which says how far it goes.
        whole -> of(QuotientStructure.of(whole.lastFinite()), Optional.of(whole)));
  }

  private static QuotientView infinite(InfiniteQuotient q) {
    return new QuotientView(
        Subject.of(q, Optional.empty()),
        new RayWords(q),
        Optional.empty(),
        Optional.empty(),
        q.generatorHeaps(),
        q.phi(),
        x -> of(q.outcome(x)),
        q.p().threshold(),
        q.p().period());
  }

  /** A finite quotient in chosen generators and a chosen order. */
  public static QuotientView of(QuotientStructure q) {
    return of(q, Optional.empty());
  }

  private static QuotientView of(QuotientStructure q, Optional<EndlessQuotient<?>> whole) {
    int letters = q.named().system().alphabet().size();
    int[] heaps = IntStream.range(0, letters).map(q::generatorHeap).toArray();
    return new QuotientView(
        Subject.of(q.quotient(), whole),
        new RayWords(withoutRays(q.named()), q.named().system()),
        Optional.of(q),
        Optional.of(q.monoid()),
        heaps,
        IntStream.rangeClosed(0, q.heaps()).map(q::value).toArray(),
        x -> of(q.outcome(x)),
        0,
        1);
  }

  static RayMonoid withoutRays(NamedMonoid named) {
    int letters = named.system().alphabet().size();
    int[] generators = IntStream.range(0, letters).map(named::generator).toArray();
    return RayMonoid.of(
        named.words().stream().map(Word::exponents).toArray(int[][]::new),
        named.order(),
        new int[0],
        letters,
        (x, g) -> named.monoid().times(x, generators[g]));
  }

  private static PartizanOutcome of(Outcome outcome) {
    return outcome == Outcome.P ? PartizanOutcome.P : PartizanOutcome.N;
  }

  /** The quotient that is looked at, if it is impartial; its elements may have other numbers. */
  public Optional<Quotient> quotient() {
    return subject.quotient;
  }

  /** The quotient of which this is a part, if it is one that no finite set generates. */
  public Optional<EndlessQuotient<?>> whole() {
    return subject.whole;
  }

  public Game game() {
    return subject.game;
  }

  public String code() {
    return subject.game.code();
  }

  public Labels labels() {
    return subject.game.labels();
  }

  /** What it is called: a misère monoid, where Left and Right have different moves. */
  public String noun() {
    return "misère " + shortNoun();
  }

  public String shortNoun() {
    return isPartizan() ? "monoid" : "quotient";
  }

  /** The game, and how far it is looked at if it is not solved. */
  public String name() {
    return code()
        + (subject.isSolved ? "" : " to " + labels().noun() + " " + labels().label(heaps()));
  }

  /** The heap up to which this is proved; none if it is for all heaps there are. */
  public OptionalInt verifiedTo() {
    return subject.isSolved ? OptionalInt.empty() : OptionalInt.of(heaps());
  }

  /** How far this is proved, as a clause. */
  public String proved() {
    Labels labels = labels();
    if (subject.pattern.isPresent()) {
      String pattern = subject.pattern.get().sentence();
      return "proved for all " + labels.nouns() + ": " + pattern;
    }
    if (period().isPresent()) {
      return String.format(
          Locale.ROOT,
          "proved for all heaps: period %d from heap %d on",
          period().get().period(),
          period().get().preperiod());
    }
    if (growth().isPresent()) {
      return "proved for all heaps"
          + growth().get().factor().stream()
              .mapToObj(
                  x ->
                      ": Φ(h + %d) = %s·Φ(h) from heap %d on"
                          .formatted(growth().get().period(), text(x), growth().get().preperiod()))
              .collect(Collectors.joining());
    }
    String last = labels.label(heaps());
    return subject.isSolved
        ? "proved for all " + labels.nouns() + " there are, " + labels.label(0) + " to " + last
        : "verified for all positions with "
            + labels.nouns()
            + " to "
            + last
            + (subject.whole.isPresent()
                ? ", a part of the whole quotient, which is known and not finitely generated"
                : "");
  }

  /** |Q|, if it is finite. */
  public OptionalInt order() {
    return monoid().isFinite() ? OptionalInt.of(monoid().points()) : OptionalInt.empty();
  }

  /** Q. */
  public RayMonoid monoid() {
    return words.monoid();
  }

  /** The elements in chosen generators, with all that is known of them, if they are so many. */
  public Optional<QuotientStructure> elements() {
    return structure;
  }

  /** The relations in which words are reduced: of the whole, where this is a part. */
  public RewritingSystem reducing() {
    return whole().map(Quotient::system).orElse(system());
  }

  /** Who wins the positions that a word in these letters stands for. */
  public PartizanOutcome outcome(Word word) {
    return whole()
        .map(q -> of(q.outcome(q.value(word))))
        .orElseGet(() -> outcome(monoid().element(word.exponents())));
  }

  /** Q with its whole table, if it is finite. */
  public Optional<FiniteMonoid> finite() {
    return finite;
  }

  /** The inside of Q. */
  public RayStructure structure() {
    if (rayStructure.isEmpty()) {
      rayStructure = Optional.of(RayStructure.of(monoid()));
    }
    return rayStructure.get();
  }

  /** All e with e² = e, in the order of their words. */
  public List<Integer> idempotents() {
    return words.inOrder(structure().idempotents().intStream().boxed());
  }

  /** How elements, rays and sets are written. */
  public RayWords words() {
    return words;
  }

  /** The reduced confluent system of words. */
  public RewritingSystem system() {
    return words.system();
  }

  public List<Relation> relations() {
    return system().rules();
  }

  /** The names of the generators. */
  public List<String> names() {
    return system().alphabet().names();
  }

  /** The g-th generator, as an element. */
  public int generator(int g) {
    return monoid().step(0, g);
  }

  /** The heap whose value the g-th generator is. */
  public int generatorHeap(int g) {
    return generatorHeaps[g];
  }

  /** What each letter stands for, such as c = Φ(7). */
  public List<String> legend() {
    return IntStream.range(0, generatorHeaps.length)
        .mapToObj(g -> text(generator(g)) + " = Φ(" + labels().label(generatorHeaps[g]) + ")")
        .toList();
  }

  /** An element as people read it: ab²c. */
  public String text(int x) {
    return words.text(x);
  }

  /** An element in one of the notations. */
  public String text(int x, WordStyle style) {
    return words.text(x, style);
  }

  /** Who wins the positions that an element stands for. */
  public PartizanOutcome outcome(int x) {
    return outcome.apply(x);
  }

  public boolean inP(int x) {
    return outcome(x) == PartizanOutcome.P;
  }

  /** From so many steps on the outcomes along all rays repeat. */
  public int threshold() {
    return threshold;
  }

  /** After so many steps the outcomes along all rays repeat. */
  public int repeat() {
    return repeat;
  }

  /** The outcomes of the first elements of a cell, before they repeat. */
  public List<PartizanOutcome> first(int cell) {
    return outcomes(cell, 0, words.isRay(cell) ? threshold : 1);
  }

  /** The outcomes that repeat for ever along a cell; none for a point. */
  public List<PartizanOutcome> repeating(int cell) {
    return outcomes(cell, threshold, words.isRay(cell) ? repeat : 0);
  }

  private List<PartizanOutcome> outcomes(int cell, int from, int count) {
    return IntStream.range(from, from + count)
        .mapToObj(n -> outcome(monoid().at(cell, n)))
        .toList();
  }

  /** The letter that leads on along a cell, if it is a ray. */
  public Optional<String> letter(int cell) {
    return words.isRay(cell) ? Optional.of(names().get(monoid().letter(cell))) : Optional.empty();
  }

  /** For which n the elements of a ray have this outcome, such as {@code all n ≥ 4}. */
  public String which(int ray, PartizanOutcome outcome) {
    return RayWords.inP(bits(first(ray), outcome), bits(repeating(ray), outcome));
  }

  /** For each of some outcomes 1 if it is this one, and 0 if not. */
  public static String bits(List<PartizanOutcome> outcomes, PartizanOutcome one) {
    return outcomes.stream().map(o -> o == one ? "1" : "0").collect(Collectors.joining());
  }

  /** The position that the word of an element spells. */
  public Position position(int x) {
    return spelled(monoid().word(x), generatorHeaps);
  }

  static Position spelled(Word word, int... heaps) {
    return Position.of(
        IntStream.range(0, heaps.length)
            .flatMap(g -> IntStream.range(0, word.exponent(g)).map(i -> heaps[g]))
            .toArray());
  }

  /** The largest heap whose value was computed. */
  public int heaps() {
    return phi.length - 1;
  }

  /** The value of a heap. */
  public int value(int heap) {
    return phi[
        pattern()
            .map(p -> p.like(heap))
            .orElseGet(() -> period().map(p -> p.fold(heap)).orElse(heap))];
  }

  /** The proved pattern of Φ, for rules that have one and no period. */
  public Optional<Pattern> pattern() {
    return subject.pattern;
  }

  /** How values grow for ever, if that is proved. */
  public Optional<Growth> growth() {
    return subject.growth;
  }

  /** Whether Left and Right have different moves, so that all four outcomes occur. */
  public boolean isPartizan() {
    return subject.quotient.isEmpty();
  }

  /** The first heap that plays like this one. */
  public int twin(int heap) {
    return subject.game instanceof Ruleset rules ? rules.twin(heap) : heap;
  }

  /** The proved period of Φ, if there is one. */
  public Optional<Period> period() {
    return subject.period;
  }

  /** The heaps of which the values tell all others: to the end of the first period. */
  public int lastTold() {
    return period()
        .map(p -> Math.min(heaps(), Math.max(0, p.preperiod() + p.period() - 1)))
        .orElse(heaps());
  }

  /** The last heap of a table of Φ from heap 1 on, which ends with the first period. */
  public int lastShown() {
    return period().map(p -> Math.max(p.preperiod() - 1, 0) + p.period()).orElse(heaps());
  }

  /** Whether elements have genera: those of finite quotients do, if they are found. */
  public boolean hasGenera() {
    return structure.isPresent();
  }

  /**
   * The genus of each element, as far as it is found; none if there are no genera.
   *
   * @param stop when it says yes, genera that are hard to find are given up
   */
  public List<Optional<Genus>> genera(BooleanSupplier stop) {
    List<Optional<Genus>> all = new ArrayList<>();
    structure.ifPresent(
        q -> {
          ElementGenera genera = new ElementGenera(q, MOST_POSITIONS_FOR_A_GENUS, stop);
          IntStream.range(0, q.order()).forEach(x -> all.add(genera.genus(x)));
        });
    return all;
  }
}
