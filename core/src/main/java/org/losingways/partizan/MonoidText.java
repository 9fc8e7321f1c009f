// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Multiples;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.GeneratingSet;
import org.losingways.monoid.words.Presentation;
import org.losingways.quotient.Period;

/**
 * How a misère monoid is written: generators, relations, and the elements of each outcome.
 *
 * <pre>{@code
 * MonoidText text = …;              // of 0.7/0.07
 * text.relations()                  // [ab=1]
 * text.outcomes().get(P)            // [b^(3k+1)]
 * }</pre>
 *
 * <p>A finite monoid is written like a misère quotient: least words, the latest letter counting
 * first. In an infinite one shorter words come first, and infinitely many elements along a power
 * are written with k = 0, 1, 2, … as in {@code b^(3k+1)}.
 *
 * @param generators in the order of their heaps
 * @param relations the larger word first
 * @param outcomes the elements of each outcome as they are written; not to be written
 * @param printer how values in F × ℤ are written
 */
public record MonoidText(
    List<Generator> generators,
    List<String> relations,
    Map<PartizanOutcome, List<String>> outcomes,
    LongFunction<String> printer) {

  /**
   * A generator.
   *
   * @param name its letter
   * @param heap the first heap with this value
   */
  public record Generator(String name, int heap) {}

  static MonoidText of(Model model, Rows rows) {
    if (!model.frame().isCounting()) {
      return finite(model);
    }
    return counted(model, rows);
  }

  private static MonoidText finite(Model model) {
    Frame frame = model.frame();
    FiniteMonoid monoid = frame.finite();
    int[] preferred = Arrays.stream(frame.parts()).filter(x -> x != 0).distinct().toArray();
    Presentation presentation = Presentation.of(monoid, GeneratingSet.smallest(monoid, preferred));
    IntList values = IntList.of(frame.parts());
    List<Generator> generators =
        Arrays.stream(presentation.generators())
            .mapToObj(x -> new Generator(presentation.word(x).toString(), values.indexOf(x)))
            .toList();
    Map<PartizanOutcome, List<String>> outcomes = empty();
    for (int x : presentation.elements()) {
      outcomes.get(model.outcome(Frame.pack(x, 0))).add(presentation.word(x).toString());
    }
    return new MonoidText(
        generators,
        presentation.relations().stream().map(Object::toString).toList(),
        outcomes,
        value -> presentation.word(Frame.part(value)).toString());
  }

  private static Map<PartizanOutcome, List<String>> empty() {
    Map<PartizanOutcome, List<String>> outcomes = new EnumMap<>(PartizanOutcome.class);
    for (PartizanOutcome outcome : PartizanOutcome.values()) {
      outcomes.put(outcome, new ArrayList<>());
    }
    return outcomes;
  }

  private static MonoidText counted(Model model, Rows rows) {
    Frame frame = model.frame();
    CountedWords words = new CountedWords(frame, rows);
    List<Generator> generators = new ArrayList<>();
    for (int g = 0; g < words.generators().length; g++) {
      generators.add(new Generator(Word.name(g), words.generators()[g]));
    }
    return new MonoidText(
        generators,
        words.relations().stream().map(Object::toString).toList(),
        new Rays(model, words).outcomes(),
        value -> words.word(value).map(Word::toString).orElseGet(() -> far(frame, words, value)));
  }

  /** A value beyond the words gone through: powers of a generator are tried. */
  private static String far(Frame frame, CountedWords words, long value) {
    int[] heaps = words.generators();
    for (int g = 0; g < heaps.length; g++) {
      Optional<CountedWords.Power> power =
          CountedWords.power(frame, heaps[g], value, words.values());
      if (power.isPresent()) {
        Word rest = words.word(power.get().rest()).orElseThrow();
        return rest.with(g, power.get().exponent()).toString();
      }
    }
    return "(part " + Frame.part(value) + ", count " + Frame.count(value) + ")";
  }

  /** The elements of an infinite monoid by outcome, powers that go on for ever drawn together. */
  private static final class Rays {

    /** As many steps along a line must have been seen for it to count as one. */
    private static final int SEEN = 3;

    private final Model model;
    private final CountedWords words;
    private final Map<Word, Long> values = new HashMap<>();

    Rays(Model model, CountedWords words) {
      this.model = model;
      this.words = words;
      for (long value : words.values()) {
        values.put(words.word(value).orElseThrow(), value);
      }
    }

    Map<PartizanOutcome, List<String>> outcomes() {
      Map<PartizanOutcome, List<String>> found = empty();
      List<Word> sorted = words.values().stream().map(v -> words.word(v).orElseThrow()).toList();
      List<Word> starts = new ArrayList<>();
      for (Word word : sorted) {
        Optional<Integer> ray = rayOf(word);
        if (ray.isEmpty()) {
          found.get(outcome(word)).add(word.toString());
        } else if (word.exponent(ray.get()) == 1) {
          starts.add(word);
        }
      }
      for (Word start : starts) {
        addRay(start, rayOf(start).orElseThrow(), found);
      }
      return found;
    }

    private PartizanOutcome outcome(Word word) {
      return model.outcome(values.get(word));
    }

    /** The letter along whose powers a word lies on an endless line of elements. */
    private Optional<Integer> rayOf(Word word) {
      return IntStream.rangeClosed(0, word.latest())
          .filter(g -> word.exponent(g) > 0)
          .boxed()
          .sorted((g, h) -> Integer.compare(word.exponent(h), word.exponent(g)))
          .filter(g -> isEndless(word.with(g, 1 - word.exponent(g)), g))
          .findFirst();
    }

    private boolean isEndless(Word start, int letter) {
      return start.length() + SEEN <= CountedWords.LONGEST && goesOn(start, letter);
    }

    private boolean goesOn(Word word, int letter) {
      Word longer = word;
      while (longer.length() < CountedWords.LONGEST) {
        longer = longer.with(letter, 1);
        if (!values.containsKey(longer)) {
          return false;
        }
      }
      return true;
    }

    private void addRay(Word start, int letter, Map<PartizanOutcome, List<String>> found) {
      Frame frame = model.frame();
      long step = frame.value(words.generators()[letter]);
      Period certain = repetition(values.get(start), step);
      List<PartizanOutcome> sequence = new ArrayList<>();
      long value = values.get(start);
      for (int i = 0; i < certain.preperiod() + 2 * certain.period(); i++) {
        sequence.add(model.outcome(value));
        value = frame.times(value, step);
      }
      int n = sequence.size();
      int bestStart = certain.preperiod();
      int bestPeriod = certain.period();
      for (int p = 1; p <= certain.period(); p++) {
        int from = n - p;
        while (from > 0 && sequence.get(from - 1) == sequence.get(from - 1 + p)) {
          from--;
        }
        if (from + p < bestStart + bestPeriod && from <= certain.preperiod()) {
          bestStart = from;
          bestPeriod = p;
        }
      }
      for (int i = 0; i < bestStart; i++) {
        found.get(sequence.get(i)).add(start.with(letter, i).toString());
      }
      for (int i = bestStart; i < bestStart + bestPeriod; i++) {
        String family = (bestPeriod == 1 ? "k" : bestPeriod + "k") + "+" + (i + 1);
        found.get(sequence.get(i)).add(family(start, letter, family));
      }
    }

    /**
     * From which power on, and with which period, outcomes along the powers of a value repeat for
     * certain: when its part goes round, and the counts are beyond the middles of all sets. Two of
     * these periods show every shorter one.
     */
    private Period repetition(long start, long step) {
      Frame frame = model.frame();
      List<Integer> parts = new ArrayList<>();
      int part = Frame.part(start);
      while (!parts.contains(part)) {
        parts.add(part);
        part = frame.finite().row(Frame.part(step))[part];
      }
      int turn = parts.indexOf(part);
      int round = parts.size() - turn;
      int weight = Math.abs(Frame.count(step));
      if (weight == 0) {
        return new Period(turn, round);
      }
      int far = 0;
      int common = round;
      for (Player player : Player.values()) {
        for (IntegerSet set : model.lost(player)) {
          far = Math.max(far, Math.max(Math.abs(set.from()), Math.abs(set.to())));
          common = Multiples.lcm(common, Multiples.lcm(set.belowPeriod(), set.abovePeriod()));
        }
      }
      return new Period(turn + (far + Math.abs(Frame.count(start))) / weight + 2, common);
    }

    /** A word with one exponent written as a formula, the letters in their order. */
    private static String family(Word start, int letter, String exponent) {
      StringBuilder text = new StringBuilder();
      for (int g = 0; g <= start.latest(); g++) {
        if (g == letter) {
          text.append(Word.name(g)).append("^(").append(exponent).append(')');
        } else if (start.exponent(g) > 0) {
          text.append(Word.letter(g + 1, g).with(g, start.exponent(g) - 1));
        }
      }
      return text.toString();
    }
  }
}
