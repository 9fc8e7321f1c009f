// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Completion;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;

/**
 * Relations between the letters of a {@link GaugeModel}, as a reduced confluent system: all that
 * hold in the misère quotient, or the misère monoid of two players, where that is proved, or else
 * all that follow from those between short words.
 *
 * <pre>{@code
 * GaugeRelations r = GaugeRelations.of(model);        // of 4.77 to heap 6
 * r.isComplete()                                      // true
 * r.system().text(",")                                // a2=1,b4c2=b2c2,b2c4=b2c2,bd=ab,…
 * }</pre>
 *
 * <p>Words are gone through by their length. Those that have a known left side in them are passed
 * over; each other one is compared with the least words that were found, exactly, by {@link
 * GaugeCompany}; outcomes beside all company that told words apart before say at once that most are
 * different. So each word of at most {@link #length} letters is equal to the least word that it is
 * equal to in the quotient by relations that are found ({@code docs/gauges.md}). That there are no
 * others is for {@link GaugeRays}.
 *
 * <p>Cost: a comparison for each relation and for each company, some hundreds in all.
 */
public final class GaugeRelations {

  /** Longer words are not gone through. */
  private static final int LONGEST = 10;

  /** Nor are words of the next length when there were so many. */
  private static final int MOST_WORDS = 700;

  /** Nor when so many readings were looked at. */
  private static final long MOST_READ = 1_400_000;

  /** Fewer copies of two letters than these are tried as company to begin with. */
  private static final int COPIES = 5;

  private final RewritingSystem system;
  private final int length;
  private final Optional<GaugeRays> rays;

  private GaugeRelations(RewritingSystem system, int length, Optional<GaugeRays> rays) {
    this.system = system;
    this.length = length;
    this.rays = rays;
  }

  /** Finds them; fewer, and says so, if the budget is spent meanwhile. */
  public static GaugeRelations of(GaugeModel model) {
    Budget budget = Budget.current();
    return Budget.unlimited().during(() -> of(model, () -> budget.during(Budget::isSpent)));
  }

  private static GaugeRelations of(GaugeModel model, BooleanSupplier isSpent) {
    Search search = new Search(model, isSpent);
    Optional<GaugeRays> rays = Optional.empty();
    RewritingSystem system = search.system();
    while (rays.isEmpty() && search.goesOn()) {
      if (search.lengthen()) {
        system = search.system();
      } else if (!isSpent.getAsBoolean()) {
        rays = GaugeRays.of(model, system);
      }
    }
    return new GaugeRelations(system, search.length, rays);
  }

  /** The relations, in the form in which they are always printed. */
  public RewritingSystem system() {
    return system;
  }

  /** The relations between words of at most so many letters are known. */
  public int length() {
    return length;
  }

  /** Whether all relations of the quotient are known. */
  public boolean isComplete() {
    return rays.isPresent();
  }

  /** The quotient as points and rays, if all relations are known. */
  Optional<GaugeRays> rays() {
    return rays;
  }

  /**
   * The least word that is equal to a word in the quotient, if all relations are known; otherwise
   * the least one by the relations that are.
   */
  public int[] reduce(int[] word) {
    return system.reduce(Word.of(word)).over(word.length).exponents();
  }

  /** The words that are told apart from all smaller ones, level by level. */
  private static final class Search {
    private final GaugeModel model;
    private final GaugeCompany.Memory memory = new GaugeCompany.Memory();
    private final BooleanSupplier isSpent;
    private final int letters;
    private final List<Relation> relations = new ArrayList<>();
    private final List<Word> normal = new ArrayList<>();
    private final List<BitSet> outcomes = new ArrayList<>();
    private final List<int[]> companies = new ArrayList<>();
    private final Map<BitSet, Integer> alike = new HashMap<>();
    private List<Word> longest = new ArrayList<>();
    private int length;
    private int words;
    private long read;

    Search(GaugeModel model, BooleanSupplier isSpent) {
      this.model = model;
      this.isSpent = isSpent;
      this.letters = model.words().letters().size();
      for (int copies = 1; copies < COPIES * COPIES; copies++) {
        for (int x = 0; x < letters; x++) {
          for (int y = copies < COPIES ? x : 0; y <= x; y++) {
            int[] company = new int[letters];
            company[x] = copies % COPIES;
            company[y] += copies / COPIES;
            companies.add(company);
          }
        }
      }
      look(Word.one(letters));
    }

    boolean goesOn() {
      return length < LONGEST && words < MOST_WORDS && read < MOST_READ && !isSpent.getAsBoolean();
    }

    /** Goes through the words with one letter more; whether there are new relations. */
    boolean lengthen() {
      TreeSet<Word> next = new TreeSet<>();
      for (Word word : longest) {
        for (int x = 0; x < letters; x++) {
          next.add(word.with(x, 1));
        }
      }
      int before = relations.size();
      longest = new ArrayList<>();
      for (Word word : next) {
        if (isSpent.getAsBoolean()) {
          // Relations that were found hold; but words of this length may have others.
          return relations.size() > before;
        }
        if (relations.stream().noneMatch(r -> r.left().divides(word))) {
          look(word);
        }
      }
      length++;
      return relations.size() > before;
    }

    private void look(Word word) {
      words++;
      int[] exponents = word.exponents();
      while (true) {
        BitSet mine = new BitSet();
        for (int i = 0; i < companies.size(); i++) {
          note(mine, i, exponents, companies.get(i));
        }
        Integer same = alike.putIfAbsent(mine, normal.size());
        if (same == null) {
          normal.add(word);
          outcomes.add(mine);
          longest.add(word);
          return;
        }
        GaugeCompany compared =
            GaugeCompany.of(model, memory, exponents, normal.get(same).exponents());
        read += compared.readings();
        Optional<IntList> company = compared.found();
        if (company.isEmpty()) {
          relations.add(new Relation(word, normal.get(same)));
          return;
        }
        add(company.get().toIntArray());
      }
    }

    /** One more company; no two of the words so far are alike without it. */
    private void add(int[] company) {
      alike.clear();
      for (int i = 0; i < normal.size(); i++) {
        BitSet longer = (BitSet) outcomes.get(i).clone();
        note(longer, companies.size(), normal.get(i).exponents(), company);
        outcomes.set(i, longer);
        alike.put(longer, i);
      }
      companies.add(company);
    }

    /** Notes for each player who may begin whether a word beside the i-th company is lost. */
    private void note(BitSet outcomes, int i, int[] word, int[] company) {
      int[] sum = word.clone();
      for (int x = 0; x < sum.length; x++) {
        sum[x] = Math.addExact(sum[x], company[x]);
      }
      int number = model.number(sum);
      for (int side = 0; side < model.sides(); side++) {
        outcomes.set(i * model.sides() + side, model.isLost(number, side));
      }
    }

    RewritingSystem system() {
      Completion completion =
          new Completion(
              new Relations(Alphabet.letters(letters), relations), WordOrder.LATEST_LETTER);
      completion.run(Long.MAX_VALUE, () -> false);
      return completion.system();
    }
  }
}
