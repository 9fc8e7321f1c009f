// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.losingways.family.LevelEquality;
import org.losingways.family.LevelModel;
import org.losingways.family.LevelProof;
import org.losingways.family.LevelReader;
import org.losingways.family.LevelWords;
import org.losingways.game.Outcome;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.WordStyle;

/**
 * The quotient of a game in which only the order of the largest heaps counts, such as 0.54: its
 * elements are products of a few letters a, b, c and of letters d_0, d_1, d_2, …, e_0, e_1, e_2, …
 * that belong to levels.
 *
 * <p>The word of an element is found among those of heaps on low levels: where the levels of its
 * letters are far apart they are brought together, and the least word there is stretched again.
 * That it is the same element is proved each time by {@link LevelEquality}.
 */
public final class LevelQuotient extends EndlessQuotient<LevelQuotient.Element> {

  /** An element by its least word: the heaps of its letters, ascending. */
  public record Element(List<BigInteger> heaps) {
    public Element {
      heaps = heaps.stream().sorted().toList();
    }
  }

  /** Levels this far apart are brought together. */
  private static final int FAR = 3;

  /** How many powers of an element are looked at before they repeat. */
  private static final int MOST_POWERS = 64;

  private final LevelModel m;
  private final LevelEquality equality;
  private final LevelWords computed;
  private final IntList letters;
  private final Map<Integer, LevelWords> regions = new HashMap<>();
  private final Map<Element, Element> known = new HashMap<>();

  private LevelQuotient(FiniteQuotient lastFinite, LevelModel m) {
    super(lastFinite, new Element(List.of()));
    this.m = m;
    this.equality = new LevelEquality(m);
    this.computed = new LevelWords(m, (lastFinite.heapsComputed() - m.start()) / m.period() + 1);
    this.letters = computed.generators();
  }

  static Optional<LevelQuotient> levels(TakeAndBreak rules, FiniteQuotient partial) {
    return LevelReader.read(partial.monoid(), partial.bipartite()::inP, partial.phi())
        .filter(m -> LevelProof.objection(rules, m).isEmpty() && LevelProof.growsForEver(m))
        .map(m -> new LevelQuotient(partial, m));
  }

  /** The machine that tells who wins. */
  public LevelModel model() {
    return m;
  }

  @Override
  public <R> R byTheorem(
      Function<? super FamilyQuotient, ? extends R> family,
      Function<? super LevelQuotient, ? extends R> levels,
      Function<? super NimQuotient, ? extends R> nim) {
    return levels.apply(this);
  }

  @Override
  public Element element(BigInteger heap) {
    return heap.signum() == 0 ? reduced(List.of()) : reduced(List.of(heap));
  }

  @Override
  Element product(Element x, Element y) {
    Element product = x;
    for (BigInteger heap : y.heaps()) {
      List<BigInteger> more = new ArrayList<>(product.heaps());
      more.add(heap);
      product = reduced(more);
    }
    return product;
  }

  /** The least word of a position. */
  private synchronized Element reduced(List<BigInteger> heaps) {
    Element given = new Element(heaps);
    Element found = known.get(given);
    if (found == null) {
      found = stretched(given);
      if (!equality.areEqual(given.heaps(), found.heaps())) {
        throw new IllegalStateException("no word was found for " + heaps);
      }
      known.put(given, found);
    }
    return found;
  }

  /** Brings levels together, looks up the least word, and takes them apart again. */
  private Element stretched(Element given) {
    NavigableMap<Integer, BigInteger> levels = new TreeMap<>();
    BigInteger at = BigInteger.ZERO;
    int near = 0;
    levels.put(0, at);
    IntList low = new IntArrayList();
    for (BigInteger heap : given.heaps()) {
      int first = first(heap);
      if (m.isConstant(m.letter(first))) {
        low.add(first);
      } else {
        BigInteger level = m.level(heap);
        near += level.subtract(at).min(BigInteger.valueOf(FAR)).intValue();
        at = level;
        levels.put(near, level);
        low.add(first + near * m.period());
      }
    }
    IntList least = region(near + 1).least(low);
    List<BigInteger> found = new ArrayList<>();
    for (int heap : least) {
      found.add(
          m.isConstant(m.letter(heap))
              ? BigInteger.valueOf(heap)
              : raised(first(BigInteger.valueOf(heap)), apart(m.level(heap), levels)));
    }
    return new Element(found);
  }

  /** Where a level was before levels were brought together: as near to one that was in use. */
  private static BigInteger apart(int level, NavigableMap<Integer, BigInteger> levels) {
    Map.Entry<Integer, BigInteger> below = levels.floorEntry(level);
    Map.Entry<Integer, BigInteger> above = levels.ceilingEntry(level);
    boolean fromAbove = above != null && above.getKey() - level <= level - below.getKey();
    Map.Entry<Integer, BigInteger> next = fromAbove ? above : below;
    return next.getValue().add(BigInteger.valueOf(level - next.getKey()));
  }

  private LevelWords region(int levels) {
    return regions.computeIfAbsent(levels, n -> new LevelWords(m, n));
  }

  /** The heap on no level or on level 0 that has the same letter. */
  private int first(BigInteger heap) {
    BigInteger start = BigInteger.valueOf(m.start());
    return heap.compareTo(start) < 0
        ? heap.intValueExact()
        : heap.subtract(start).mod(BigInteger.valueOf(m.period())).intValue() + m.start();
  }

  private BigInteger raised(int first, BigInteger levels) {
    return BigInteger.valueOf(first).add(levels.multiply(BigInteger.valueOf(m.period())));
  }

  @Override
  boolean inP(Element x) {
    return m.outcome(x.heaps()) == Outcome.P;
  }

  /** The letter of a generator: a, b, c, or one with its level, such as d_3. */
  private String name(BigInteger heap) {
    int first = first(heap);
    String letter = Word.name(letters.indexOf(first));
    return m.isConstant(m.letter(first)) ? letter : letter + "_" + m.level(heap);
  }

  @Override
  String text(Element x) {
    StringBuilder text = new StringBuilder();
    List<BigInteger> heaps = x.heaps();
    for (int i = 0; i < heaps.size(); ) {
      int from = i;
      while (i < heaps.size() && heaps.get(i).equals(heaps.get(from))) {
        i++;
      }
      WordStyle.PLAIN.append(text, name(heaps.get(from)), i - from);
    }
    return text.isEmpty() ? WordStyle.PLAIN.one() : text.toString();
  }

  /** The elements x, xy, xy², … until one comes again, and how many come before that one. */
  private Period repeats(Element x, Element y) {
    Map<Element, Integer> seen = new HashMap<>();
    Element at = x;
    for (int n = 0; n < MOST_POWERS; n++) {
      Integer before = seen.putIfAbsent(at, n);
      if (before != null) {
        return new Period(before, n - before);
      }
      at = product(at, y);
    }
    throw new IllegalStateException("powers of " + text(y) + " do not repeat");
  }

  @Override
  int settled(Element x, Element y) {
    return repeats(x, y).preperiod() + 1;
  }

  @Override
  public Optional<Period> powers(int value) {
    return Optional.of(repeats(element(0), element(value)));
  }

  @Override
  public String explain(List<BigInteger> heaps) {
    return "from level %s down to state %d"
        .formatted(
            heaps.stream().map(m::level).max(Comparator.naturalOrder()).orElse(BigInteger.ZERO),
            m.state(heaps));
  }

  @Override
  public Alphabet alphabet() {
    return new Alphabet(letters.intStream().mapToObj(h -> name(BigInteger.valueOf(h))).toList());
  }

  @Override
  public Word word(int value) {
    int[] exponents = new int[letters.size()];
    for (BigInteger heap : element(value).heaps()) {
      int place = heap.bitLength() < 31 ? letters.indexOf(heap.intValue()) : -1;
      if (place < 0) {
        throw new IllegalArgumentException(print(value) + " is beyond the letters in use");
      }
      exponents[place]++;
    }
    return Word.of(exponents);
  }

  private Word word(IntList heaps) {
    int[] exponents = new int[letters.size()];
    heaps.forEach(h -> exponents[letters.indexOf(h)]++);
    return Word.of(exponents);
  }

  /** Words that are not least, though all that divide them are, and what they are equal to. */
  private Map<IntList, IntList> rewritings(LevelWords words) {
    Set<IntList> least = new HashSet<>(words.words());
    Map<IntList, IntList> found = new TreeMap<>(Comparator.comparing(IntList::toString));
    for (IntList word : words.words()) {
      for (int x : words.generators()) {
        IntList longer = new IntArrayList(word);
        longer.add(x);
        longer.sort(null);
        if (!least.contains(longer) && !found.containsKey(longer) && isEdge(longer, least)) {
          found.put(longer, words.least(longer));
        }
      }
    }
    return found;
  }

  private static boolean isEdge(IntList word, Set<IntList> least) {
    for (int i = 0; i < word.size(); i++) {
      IntList shorter = new IntArrayList(word);
      shorter.removeInt(i);
      if (!least.contains(shorter)) {
        return false;
      }
    }
    return true;
  }

  @Override
  List<Relation> found() {
    return rewritings(computed).entrySet().stream()
        .map(e -> new Relation(word(e.getKey()), word(e.getValue())))
        .toList();
  }

  @Override
  public List<String> schemes() {
    return rewritings(region(FAR + 1)).entrySet().stream()
        .map(e -> text(e.getKey()) + "=" + text(e.getValue()))
        .toList();
  }

  /** The least words of all elements that the heaps computed generate, as positions. */
  public List<IntList> words() {
    return computed.words();
  }

  /** The least word of a position of such heaps. */
  public IntList least(IntList heaps) {
    return computed.least(heaps);
  }

  /** How a word is written. */
  public String text(IntList heaps) {
    return text(element(heaps));
  }

  /** Whether a position is in P. */
  public boolean isLost(IntList heaps) {
    return inP(element(heaps));
  }

  /** The level of a heap, if it counts. */
  public OptionalInt level(int heap) {
    return m.isConstant(m.letter(heap)) ? OptionalInt.empty() : OptionalInt.of(m.level(heap));
  }

  private static Element element(IntList heaps) {
    return new Element(heaps.intStream().mapToObj(BigInteger::valueOf).toList());
  }

  @Override
  public List<Generator> generators() {
    return letters
        .intStream()
        .mapToObj(h -> new Generator(name(BigInteger.valueOf(h)), h, value(h)))
        .toList();
  }

  @Override
  public List<Cell> cells() {
    return computed.words().stream()
        .map(LevelQuotient::element)
        .map(x -> new Cell(text(x), Optional.empty(), List.of(inP(x)), List.of()))
        .toList();
  }
}
