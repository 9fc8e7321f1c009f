// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.family.FamilyModel;
import org.losingways.form.Form;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.Genus;
import org.losingways.monoid.Multiples;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/**
 * A quotient as people can use it at the table: each heap is pretended to be an adder :a or a
 * special game X, of which s+p are as good as s (<i>Pretending</i>, §3.2).
 *
 * <pre>{@code
 * Pretending table = Pretending.of(besideNimHeaps, normal, time);   // of 0.123
 * table.entry(3)        // ":2"
 * table.specials()      // A = heap 6 with A+A = A, B = heap 8 with B+B = 0, C = heap 9 with 4C = 2C
 * }</pre>
 *
 * <p>A heap is an adder when its value and its nim-value are those of a sum of nim-heaps 1 and 2,
 * beside which the quotient is taken ({@link WithNimHeaps}). Other heaps are special, with one
 * letter for each pair of value and nim-value, in the order of heaps; p and s are the least with
 * x^(p+s) = x^s in the quotient, so a paper may have larger ones. The genus of a special game is
 * that of its first heap; superscripts above 3 may be others for a later one, which makes no
 * difference to play.
 */
public final class Pretending {

  /** Adders beyond this one are sums of nim-heaps that are no longer told apart. */
  private static final int LARGEST_ADDER = 64;

  /**
   * A special game.
   *
   * @param name its letter
   * @param heap the first heap that is pretended to be it
   * @param powers s and p: when there are at least s besides, p can be left out; none if no two
   *     numbers of it are as good as each other, which is so in infinite quotients only
   * @param genus the genus of a single one
   */
  public record Special(String name, int heap, Optional<Period> powers, Optional<Genus> genus) {}

  /** Families are seen in partial quotients of about this order, or not at all. */
  public static final int MOST_SEEN = 300;

  private static final Duration TIME_TO_SEE = Duration.ofSeconds(10);

  /** In games with nim-heaps 1 and 2 among their heaps these come first. */
  private static final int LARGEST_SMALL_HEAP = 6;

  private record Kind(int value, int nimValue) {}

  /** Positions played out for genera that the quotient does not tell. */
  private static final int MAX_PLAYED_OUT = 30_000;

  private final Quotient beside;

  /** By how much heaps of the game are larger in the quotient. */
  private final int nimHeaps;

  /** The heaps of the quotient that are the nim-heaps 1 and 2. */
  private final int one;

  private final int two;
  private final Ruleset rules;
  private final NormalSolution normal;
  private final PositionGenera genera;
  private final List<String> entries = new ArrayList<>();
  private final List<Optional<Genus>> heapGenera = new ArrayList<>();
  private final List<Special> specials = new ArrayList<>();

  private Pretending(
      Quotient beside,
      Ruleset rules,
      int[] nimHeaps,
      NormalSolution normal,
      PositionGenera genera) {
    this.beside = beside;
    this.nimHeaps = nimHeaps[0];
    this.one = nimHeaps[1];
    this.two = nimHeaps[2];
    this.rules = rules;
    this.normal = normal;
    this.genera = genera;
  }

  /**
   * The table of a game.
   *
   * @param beside the quotient of the game beside nim-heaps up to 2 at least
   * @param normal normal play of the game
   * @param time for finding genera
   * @param finder finds the quotients beside larger nim-heaps that genera need
   */
  public static Pretending of(
      Quotient beside, NormalSolution normal, Duration time, PositionGenera.Finder finder) {
    WithNimHeaps both = (WithNimHeaps) beside.rules();
    Pretending table =
        new Pretending(
            beside,
            both.game(),
            new int[] {both.nimHeaps(), 1, 2},
            normal,
            new PositionGenera(both.game(), normal, time, MAX_PLAYED_OUT, finder));
    table.fill();
    return table;
  }

  /**
   * The table of a game whose quotient no finite set generates. Where heaps of the game have the
   * forms of the nim-heaps 1 and 2, these add nothing to the quotient; else there is no table here.
   */
  public static Optional<Pretending> of(EndlessQuotient<?> whole, NormalSolution normal) {
    Forms forms = new Forms();
    HeapForms heaps = new HeapForms(whole.rules(), forms);
    int[] found = new int[3];
    for (int h = 1; h <= LARGEST_SMALL_HEAP && found[2] == 0; h++) {
      Form form = heaps.extend();
      for (int n = 1; n <= 2; n++) {
        found[n] = found[n] == 0 && form.equals(forms.nimHeap(n)) ? h : found[n];
      }
    }
    if (found[1] == 0 || found[2] == 0) {
      return Optional.empty();
    }
    Pretending table =
        new Pretending(
            whole,
            whole.rules(),
            found,
            normal,
            PositionGenera.of(whole, normal, Duration.ZERO, PositionGenera.Finder.anew()));
    table.fill();
    return Optional.of(table);
  }

  /**
   * The table of a game whose quotient is soon seen to be such a one, with nim-heaps 1 and 2.
   *
   * @param solver a solver of the game, which may have got somewhere already
   */
  public static Optional<Pretending> endless(QuotientSolver solver) {
    Ruleset rules = solver.quotient().rules();
    if (rules instanceof TakeAndBreak) {
      solver.run(SolverLimits.none().withTime(TIME_TO_SEE).withMaxOrder(MOST_SEEN));
    }
    return solver.quotient() instanceof EndlessQuotient<?> whole
        ? of(whole, NormalSolution.reaching(rules, BigInteger.valueOf(whole.heapsComputed())))
        : Optional.empty();
  }

  /**
   * What a heap of a family can be pretended to be when it has enough company.
   *
   * @param adder the adder
   * @param beside what the company must weigh for that
   */
  public record Company(int heap, int adder, int beside) {}

  /** For heaps of a family, to where they go on regularly; empty for all other games. */
  public List<Company> companies() {
    if (!(beside instanceof FamilyQuotient q)) {
      return List.of();
    }
    FamilyModel m = q.family().model();
    return IntStream.range(1, m.start() + m.period())
        .mapToObj(
            h -> {
              int w = m.weight(h);
              int sign = m.sign(h) ^ (m.sign(two) & w);
              return new Company(h, 2 * w + sign, Math.max(0, m.threshold(h) - w));
            })
        .toList();
  }

  private void fill() {
    Map<Kind, String> names = new LinkedHashMap<>();
    for (int a = 0; a <= LARGEST_ADDER; a++) {
      names.putIfAbsent(new Kind(adderValue(a), TameValue.adder(a).nimValue()), ":" + a);
    }
    for (int heap = 0; heap <= lastHeap(); heap++) {
      int[] single = {heap};
      heapGenera.add(genera.genus(single, heap == 0 ? 0 : 1));
      Kind kind = new Kind(value(heap), normal.value(heap));
      String name = names.get(kind);
      if (name == null) {
        name = letter(specials.size());
        names.put(kind, name);
        specials.add(new Special(name, heap, beside.powers(kind.value()), heapGenera.get(heap)));
      }
      entries.add(name);
    }
  }

  private static String letter(int i) {
    return i < 26 ? String.valueOf((char) ('A' + i)) : "X" + (i - 25);
  }

  private int adderValue(int a) {
    int value = a % 2 == 0 ? 0 : beside.value(one);
    for (int i = a / 2; i > 0; i--) {
      value = beside.times(value, beside.value(two));
    }
    return value;
  }

  /** The quotient of the game beside nim-heaps. */
  public Quotient quotient() {
    return beside;
  }

  /** How misère values of heaps of the game recur. */
  Optional<Period> misereRecurrence() {
    return beside.period().map(p -> new Period(Math.max(0, p.preperiod() - nimHeaps), p.period()));
  }

  int value(int heap) {
    return heap == 0 ? 0 : beside.value(heap + nimHeaps);
  }

  public Ruleset rules() {
    return rules;
  }

  /** Whether the table goes on for ever. */
  public boolean isSolved() {
    return beside.isSolved();
  }

  /** The order of the quotient of the game beside nim-heaps, if it is finite. */
  public OptionalInt order() {
    return beside.finiteOrder();
  }

  /** How the table repeats, in misère values and nim-values alike. */
  public Optional<Period> period() {
    return misereRecurrence().flatMap(p -> normal.period().map(p::with));
  }

  /** The last heap in the table; the heaps after it repeat where the game is solved. */
  public int lastHeap() {
    return period()
        .map(p -> p.preperiod() + 2 * p.period() - 1)
        .orElse(Math.min(beside.heapsComputed() - nimHeaps, normal.largestHeap()));
  }

  /** What a heap of the table is pretended to be. */
  public String entry(int heap) {
    return entries.get(heap);
  }

  /** What the heaps from 0 on are pretended to be. */
  public List<String> entries() {
    return Collections.unmodifiableList(entries);
  }

  /** The genera of the heaps from 0 on, as far as they could be found. */
  public List<Optional<Genus>> heapGenera() {
    return Collections.unmodifiableList(heapGenera);
  }

  public List<Special> specials() {
    return Collections.unmodifiableList(specials);
  }

  /** The least s and p for which every heap has the pretending equation, if there are any. */
  public Optional<Period> property() {
    int s = 0;
    int p = 1;
    for (int heap = 1; heap <= lastHeap(); heap++) {
      Optional<Period> powers = beside.powers(value(heap));
      if (powers.isEmpty()) {
        return Optional.empty();
      }
      s = Math.max(s, powers.get().preperiod());
      p = Multiples.lcm(p, powers.get().period());
    }
    return Optional.of(new Period(s, p));
  }

  /**
   * Misère value and nim-value, in one number, of heaps and adders side by side: sums with equal
   * numbers can be pretended to be each other.
   */
  public long sum(List<Integer> heaps, List<Integer> adders) {
    int value = 0;
    int nimValue = 0;
    for (int heap : heaps) {
      value = beside.times(value, value(heap));
      nimValue ^= normal.value(heap);
    }
    for (int a : adders) {
      value = beside.times(value, adderValue(a));
      nimValue ^= TameValue.adder(a).nimValue();
    }
    return (long) nimValue << 32 | value;
  }

  /** The genus of a sum of special games, the i-th of them {@code counts[i]} times. */
  public Optional<Genus> genus(int... counts) {
    List<BigInteger> heaps = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      for (int k = 0; k < counts[i]; k++) {
        heaps.add(BigInteger.valueOf(specials.get(i).heap()));
      }
    }
    return genera.genus(heaps);
  }
}
