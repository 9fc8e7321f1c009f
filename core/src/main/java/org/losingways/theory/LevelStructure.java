// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.quotient.LevelQuotient;
import org.losingways.theory.EndlessStructure.EndlessComponent;
import org.losingways.theory.EndlessStructure.Scheme;

/**
 * The inside of a {@link LevelQuotient}: its elements on the levels that were computed, those that
 * differ only by levels written as one.
 *
 * <pre>{@code
 * new LevelStructure(quotientOf("0.54")).structure().idempotents()   // 1, b2, b2c2, d_i^2
 * }</pre>
 */
final class LevelStructure {

  private static final String[] LEVELS = {"i", "j", "k", "l", "m"};

  private final LevelQuotient q;
  private final List<IntList> words;
  private final int highest;

  LevelStructure(LevelQuotient q) {
    this.q = q;
    this.words = q.words();
    this.highest = words.stream().flatMap(w -> levels(w).stream()).max(Integer::compare).orElse(0);
  }

  EndlessStructure structure() {
    List<IntList> idempotents = words.stream().filter(x -> times(x, x).equals(x)).toList();
    IntList least = idempotents.stream().reduce(IntList.of(), this::times);
    List<Scheme> parts = new ArrayList<>();
    for (boolean inP : new boolean[] {true, false}) {
      shapes(words.stream().filter(x -> q.isLost(x) == inP).toList())
          .forEach((shape, where) -> parts.add(new Scheme(shape, where, inP ? "all" : "none")));
    }
    List<EndlessComponent> components = new ArrayList<>();
    Map<String, IntList> shown = new LinkedHashMap<>();
    idempotents.forEach(e -> shown.putIfAbsent(shape(e), e));
    // One of those that differ only by levels stands for all, on levels above the lowest.
    idempotents.forEach(e -> shown.computeIfPresent(shape(e), (shape, old) -> middle(e, old)));
    shown.forEach(
        (shape, e) ->
            components.add(
                new EndlessComponent(
                    words.stream()
                        .filter(rootsOf(e))
                        .map(x -> levels(e).isEmpty() ? shape(x) : shape(x, levels(e)))
                        .distinct()
                        .collect(Collectors.joining(", ")),
                    Optional.of(shape),
                    group(e))));
    return new EndlessStructure(
        List.of(),
        0,
        parts,
        List.copyOf(shown.keySet()),
        components,
        Optional.of(
            words.stream()
                .filter(x -> times(x, least).equals(x))
                .map(q::text)
                .collect(Collectors.joining(", "))),
        false);
  }

  private IntList middle(IntList e, IntList old) {
    boolean isHigher = !levels(e).isEmpty() && levels(e).get(0) > levels(old).get(0);
    return isHigher && levels(e).get(0) <= highest / 2 ? e : old;
  }

  private IntList times(IntList x, IntList y) {
    IntList both = new IntArrayList(x);
    both.addAll(y);
    return q.least(both);
  }

  private IntList idempotent(IntList x) {
    IntList power = x;
    while (!times(power, power).equals(power)) {
      power = times(power, x);
    }
    return power;
  }

  private Predicate<IntList> rootsOf(IntList e) {
    return x -> idempotent(x).equals(e);
  }

  /** The group of an idempotent, in which all squares are 1. */
  private String group(IntList e) {
    List<IntList> members =
        words.stream().filter(x -> times(x, e).equals(x) && idempotent(x).equals(e)).toList();
    if (members.size() == 1) {
      return "trivial";
    }
    if (!members.stream().allMatch(x -> times(x, x).equals(e))) {
      return "of order " + members.size();
    }
    return IntStream.range(0, Integer.numberOfTrailingZeros(members.size()))
        .mapToObj(i -> "Z2")
        .collect(Collectors.joining(" x "));
  }

  /** A word with i, j, … for its levels, from the lowest on. */
  private String shape(IntList word) {
    return shape(word, levels(word));
  }

  private String shape(IntList word, List<Integer> levels) {
    String shape = q.text(word);
    for (int i = levels.size() - 1; i >= 0; i--) {
      shape = shape.replaceAll("_" + levels.get(i) + "(?![0-9])", "_" + LEVELS[i]);
    }
    return shape;
  }

  private List<Integer> levels(IntList word) {
    TreeSet<Integer> found = new TreeSet<>();
    word.forEach(h -> q.level(h).ifPresent(found::add));
    return List.copyOf(found);
  }

  /** The shapes of some words, and which levels they have. */
  private Map<String, String> shapes(List<IntList> some) {
    Map<String, List<List<Integer>>> found = new LinkedHashMap<>();
    for (IntList word : some) {
      List<Integer> levels = levels(word);
      boolean isFixed =
          levels.size() == 1
              && some.stream().filter(w -> shape(w).equals(shape(word))).count() == 1;
      found
          .computeIfAbsent(isFixed ? q.text(word) : shape(word), s -> new ArrayList<>())
          .add(isFixed ? List.of() : levels);
    }
    Map<String, String> where = new LinkedHashMap<>();
    found.forEach((shape, levels) -> where.put(shape, where(levels)));
    return where;
  }

  private String where(List<List<Integer>> levels) {
    List<String> conditions = new ArrayList<>();
    for (int i = 0; i < levels.get(0).size(); i++) {
      int at = i;
      TreeSet<Integer> steps = new TreeSet<>();
      levels.forEach(l -> steps.add(at == 0 ? l.get(0) : l.get(at) - l.get(at - 1)));
      String base = i == 0 ? "" : LEVELS[i - 1] + " + ";
      // Differences that do not go on to the last level but one or two are all there are.
      conditions.add(
          i == 0 || steps.last() >= highest - 2
              ? LEVELS[i] + " ≥ " + base + steps.first()
              : steps.stream()
                  .map(step -> base + step)
                  .collect(Collectors.joining(" or ", LEVELS[i] + " = ", "")));
    }
    return String.join(", ", conditions);
  }
}
