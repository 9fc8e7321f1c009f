// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;
import org.losingways.theory.PlayClasses.HeapGroup;

/**
 * The positions in which misère and normal play have different outcomes, as a short list of
 * expressions: E(…) for an even and D(…) for an odd number of heaps of the sizes listed, besides
 * single heaps, and no other heaps (<i>Pretending</i>, §5, after Sibert and Conway). Where
 * infinitely many heaps are alike, {@code {9,14,…}} is a single one of them.
 *
 * <pre>{@code
 * SibertConway.of(misere, normal).get().pn()    // of 0.75: E(1,3), 5 D(1,3), 7 D(1,3)
 * SibertConway.of(misere, normal).get().np()    // D(1,3)
 * }</pre>
 *
 * <p>An expression has at most two E or D, or more if no list with two will do, and each class of
 * heaps is absent, single, or in one of them. Whether all its positions are of the wanted kind is
 * decided in the monoid of misère values and nim-values together, for all numbers of heaps at once;
 * so the lists are proved, not observed. Positions are told apart by how many heaps of each class
 * they have, up to where that repeats; a least number of expressions that cover all of the kind is
 * found by branch and bound.
 *
 * @param pn P-positions of normal play that are N-positions of misère play
 * @param np N-positions of normal play that are P-positions of misère play
 * @param indifferent heaps that may be added to any position, as they change nothing
 * @param factors how many E or D an expression may have
 * @param repeats how the heaps from some one on repeat, if there are infinitely many: a heap is as
 *     good as the one a period before it
 * @param isExhausted whether all lists of the expressions considered were looked at, and not only
 *     the first
 */
public record SibertConway(
    List<String> pn,
    List<String> np,
    List<Integer> indifferent,
    Optional<Period> repeats,
    int factors,
    boolean isExhausted) {

  private static final int MOST_CLASSES = 8;

  /** The published lists have at most two E or D in an expression. */
  private static final int USUAL_FACTORS = 2;

  /** Branchings tried before the best list found so far is taken. */
  private static final int MOST_BRANCHES = 200_000;

  public SibertConway {
    pn = List.copyOf(pn);
    np = List.copyOf(np);
    indifferent = List.copyOf(indifferent);
  }

  /**
   * The lists of a game; empty if too many heaps matter, or if no such expressions will do.
   *
   * @param misere misère play, solved
   * @param normal normal play, solved
   */
  public static Optional<SibertConway> of(FiniteQuotient misere, Solution normal) {
    int last = Math.min(misere.largestHeap(), normal.largestHeap());
    int repeatsFrom = Integer.MAX_VALUE;
    Optional<Period> repeats = Optional.empty();
    if (misere.period().isPresent() && normal.period().isPresent()) {
      Period both = misere.period().get().with(normal.period().get());
      repeatsFrom = both.preperiod();
      repeats = Optional.of(both);
      last = repeatsFrom + 2 * both.period() - 1;
    } else if (last == Integer.MAX_VALUE) {
      // Heaps that repeat in another way than by their numbers make no such lists.
      return Optional.empty();
    }
    return listed(new PlayClasses(misere, normal, last, repeatsFrom), repeats);
  }

  /**
   * The lists of the positions with heaps to a last one; empty if too many of them matter, or if no
   * such expressions will do.
   *
   * @param misere misère play, known to that heap
   * @param normal normal play, known to that heap
   */
  public static Optional<SibertConway> to(int lastHeap, FiniteQuotient misere, Solution normal) {
    return listed(new PlayClasses(misere, normal, lastHeap, Integer.MAX_VALUE), Optional.empty());
  }

  private static Optional<SibertConway> listed(PlayClasses classes, Optional<Period> repeats) {
    List<HeapGroup> groups = classes.thatMatter();
    if (groups.size() > MOST_CLASSES) {
      return Optional.empty();
    }
    for (int factors = USUAL_FACTORS; factors <= mostFactors(groups.size()); factors++) {
      Search search = new Search(classes, groups);
      Optional<List<String>> pn = search.list(classes::isPn, factors);
      Optional<List<String>> np =
          pn.isEmpty() ? Optional.empty() : search.list(classes::isNp, factors);
      if (np.isPresent()) {
        return Optional.of(
            new SibertConway(
                pn.get(), np.get(), classes.thatChangeNothing(), repeats, factors, !search.gaveUp));
      }
    }
    return Optional.empty();
  }

  /** More factors make more expressions: about (f+2)ⁿ with f factors and n classes. */
  private static int mostFactors(int classes) {
    return classes <= 5 ? 4 : classes == 6 ? 3 : USUAL_FACTORS;
  }

  /**
   * An expression.
   *
   * @param singles bits of the classes of which there is exactly one heap
   * @param factors bits of the classes in each E or D
   * @param odd bits of the factors that are D
   */
  private record Expression(int singles, List<Integer> factors, int odd) {

    /** Whether a position with these counts of each class is one of this expression. */
    boolean holds(int[] counts) {
      int parities = 0;
      int inFactors = 0;
      for (int f = 0; f < factors.size(); f++) {
        inFactors |= factors.get(f);
        for (int i = 0; i < counts.length; i++) {
          parities ^= (factors.get(f) >> i & 1 & counts[i]) << f;
        }
      }
      for (int i = 0; i < counts.length; i++) {
        if ((inFactors >> i & 1) == 0 && counts[i] != (singles >> i & 1)) {
          return false;
        }
      }
      return parities == odd;
    }

    /** How many classes it speaks of. */
    int size() {
      return Integer.bitCount(singles) + factors.stream().mapToInt(Integer::bitCount).sum();
    }

    /** Where it stands in a list. */
    int order() {
      int inFactors = factors.stream().reduce(0, (a, b) -> a | b);
      return Integer.bitCount(singles) << 20 | singles << 10 | inFactors;
    }
  }

  private static final class Search {
    private final PlayClasses classes;
    private final List<HeapGroup> groups;

    /** For each class, how many different counts there are, and where they begin to repeat. */
    private final int[] counts;

    /** The elements of an even and of an odd number of heaps, for each set of classes. */
    private final BitSet[][] parities;

    private boolean gaveUp;

    Search(PlayClasses classes, List<HeapGroup> groups) {
      this.classes = classes;
      this.groups = groups;
      this.counts = groups.stream().mapToInt(g -> countsOf(g.element())).toArray();
      this.parities = new BitSet[1 << groups.size()][];
    }

    /** 0 and 1 are told apart from larger counts, and even ones from odd ones. */
    private int countsOf(int element) {
      List<Integer> powers = new ArrayList<>();
      int power = 0;
      while (!powers.contains(power)) {
        powers.add(power);
        power = classes.times(power, element);
      }
      int index = powers.indexOf(power);
      int period = powers.size() - index;
      return Math.max(2, index) + (period % 2 == 0 ? period : 2 * period);
    }

    private BitSet[] parities(int set) {
      if (parities[set] == null) {
        BitSet[] found = {new BitSet(), new BitSet()};
        found[0].set(0);
        List<int[]> queue = new ArrayList<>(List.of(new int[] {0, 0}));
        for (int q = 0; q < queue.size(); q++) {
          Budget.tick();
          int[] state = queue.get(q);
          for (HeapGroup group : members(set)) {
            int next = classes.times(state[0], group.element());
            int parity = 1 - state[1];
            if (!found[parity].get(next)) {
              found[parity].set(next);
              queue.add(new int[] {next, parity});
            }
          }
        }
        parities[set] = found;
      }
      return parities[set];
    }

    Optional<List<String>> list(IntPredicate wanted, int mostFactors) {
      List<int[]> positions = positions(wanted);
      Map<BitSet, Expression> covers = new LinkedHashMap<>();
      int all = 1 << groups.size();
      for (int singles = 0; singles < all; singles++) {
        Budget.tick();
        BitSet elements = new BitSet();
        elements.set(
            members(singles).stream().mapToInt(HeapGroup::element).reduce(0, classes::times));
        consider(
            new Expression(singles, List.of(), 0),
            elements,
            mostFactors,
            wanted,
            positions,
            covers);
      }
      return cover(positions.size(), covers)
          .map(chosen -> chosen.stream().flatMap(e -> print(e).stream()).toList());
    }

    private List<int[]> positions(IntPredicate wanted) {
      List<int[]> found = new ArrayList<>();
      int[] at = new int[counts.length];
      while (true) {
        int element = 0;
        for (int i = 0; i < at.length; i++) {
          for (int k = 0; k < at[i]; k++) {
            element = classes.times(element, groups.get(i).element());
          }
        }
        if (wanted.test(element)) {
          found.add(at.clone());
        }
        int i = 0;
        while (i < at.length && ++at[i] == counts[i]) {
          at[i++] = 0;
        }
        if (i == at.length) {
          return found;
        }
      }
    }

    /** Considers an expression with these elements, and all that have more factors. */
    private void consider(
        Expression e,
        BitSet elements,
        int moreFactors,
        IntPredicate wanted,
        List<int[]> positions,
        Map<BitSet, Expression> covers) {
      if (elements.stream().allMatch(wanted)) {
        BitSet covered = new BitSet();
        for (int p = 0; p < positions.size(); p++) {
          covered.set(p, e.holds(positions.get(p)));
        }
        covers.merge(covered, e, (a, b) -> a.size() <= b.size() ? a : b);
      }
      if (moreFactors == 0) {
        return;
      }
      int used = e.factors.stream().reduce(e.singles, (a, b) -> a | b);
      int last = e.factors.isEmpty() ? 1 << groups.size() : e.factors.get(e.factors.size() - 1);
      for (int factor = 1; factor < last; factor++) {
        Budget.tick();
        for (int odd = 0; odd < 2 && (factor & used) == 0; odd++) {
          List<Integer> factors = new ArrayList<>(e.factors);
          factors.add(factor);
          Expression longer = new Expression(e.singles, factors, e.odd | odd << e.factors.size());
          consider(
              longer,
              times(elements, parities(factor)[odd]),
              moreFactors - 1,
              wanted,
              positions,
              covers);
        }
      }
    }

    private BitSet times(BitSet some, BitSet others) {
      BitSet products = new BitSet();
      some.stream().forEach(x -> others.stream().forEach(y -> products.set(classes.times(x, y))));
      return products;
    }

    /** As few expressions as possible that cover all positions together. */
    private Optional<List<Expression>> cover(int size, Map<BitSet, Expression> covers) {
      List<BitSet> sets = maximal(new ArrayList<>(covers.keySet()));
      BitSet union = new BitSet();
      sets.forEach(union::or);
      if (union.cardinality() < size) {
        return Optional.empty();
      }
      int[] prices = sets.stream().mapToInt(s -> print(covers.get(s)).size()).toArray();
      Cover search = new Cover(size, sets, prices);
      search.branch(new BitSet(), new ArrayList<>(), 0);
      gaveUp |= search.branches > MOST_BRANCHES;
      return Optional.of(
          search.best.stream()
              .map(i -> covers.get(sets.get(i)))
              .sorted(Comparator.comparingInt(Expression::order))
              .collect(Collectors.toList()));
    }

    private static List<BitSet> maximal(List<BitSet> sets) {
      sets.sort((a, b) -> Integer.compare(b.cardinality(), a.cardinality()));
      List<BitSet> kept = new ArrayList<>();
      for (BitSet set : sets) {
        Budget.tick();
        boolean isInside = kept.stream().anyMatch(larger -> set.stream().allMatch(larger::get));
        if (!isInside) {
          kept.add(set);
        }
      }
      return kept;
    }

    /** One text for each choice of the single heaps. */
    private List<String> print(Expression e) {
      List<String> texts = List.of("");
      for (HeapGroup group : members(e.singles)) {
        texts =
            texts.stream()
                .flatMap(text -> singles(group).stream().map(single -> text + single + " "))
                .toList();
      }
      StringBuilder factors = new StringBuilder();
      for (int f = 0; f < e.factors.size(); f++) {
        factors.append(print(e.factors.get(f), (e.odd >> f & 1) != 0));
      }
      String tail = factors.toString();
      return texts.stream().map(t -> (t + tail).strip()).map(t -> t.isEmpty() ? "0" : t).toList();
    }

    /** Each heap of a class by itself; of infinitely many all at once, as a set. */
    private static List<String> singles(HeapGroup group) {
      List<String> heaps = group.heaps().stream().map(String::valueOf).toList();
      return group.isFinite() ? heaps : List.of("{" + String.join(",", heaps) + ",…}");
    }

    private String print(int set, boolean odd) {
      List<HeapGroup> chosen = members(set);
      return chosen.stream()
          .flatMap(group -> group.heaps().stream())
          .sorted()
          .map(String::valueOf)
          .collect(
              Collectors.joining(
                  ",",
                  odd ? "D(" : "E(",
                  chosen.stream().allMatch(HeapGroup::isFinite) ? ") " : ",…) "));
    }

    /** The classes with these bits. */
    private List<HeapGroup> members(int set) {
      return IntStream.range(0, groups.size())
          .filter(i -> (set >> i & 1) != 0)
          .mapToObj(groups::get)
          .toList();
    }
  }

  /** Branch and bound on the position that fewest expressions cover. */
  private static final class Cover {
    private final int size;
    private final List<BitSet> sets;
    private final Map<Integer, List<Integer>> covering = new HashMap<>();
    private final int[] prices;
    private List<Integer> best = new ArrayList<>();
    private int bestPrice = Integer.MAX_VALUE;
    private int branches;

    Cover(int size, List<BitSet> sets, int[] prices) {
      this.size = size;
      this.sets = sets;
      this.prices = prices;
      for (int s = 0; s < sets.size(); s++) {
        int set = s;
        sets.get(s).stream()
            .forEach(p -> covering.computeIfAbsent(p, q -> new ArrayList<>()).add(set));
      }
    }

    void branch(BitSet covered, List<Integer> chosen, int price) {
      Budget.tick();
      if (price >= bestPrice || ++branches > MOST_BRANCHES) {
        return;
      }
      int rarest = -1;
      for (int p = covered.nextClearBit(0); p < size; p = covered.nextClearBit(p + 1)) {
        if (rarest < 0 || covering.get(p).size() < covering.get(rarest).size()) {
          rarest = p;
        }
      }
      if (rarest < 0) {
        best = new ArrayList<>(chosen);
        bestPrice = price;
        return;
      }
      for (int s : covering.get(rarest)) {
        BitSet more = (BitSet) covered.clone();
        more.or(sets.get(s));
        chosen.add(s);
        branch(more, chosen, price + prices[s]);
        chosen.remove(chosen.size() - 1);
      }
    }
  }
}
