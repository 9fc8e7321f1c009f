// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * Knuth–Bendix completion of a presentation of a commutative monoid: finds the reduced confluent
 * system of rules (<i>Taming the wild</i>, §5).
 *
 * <pre>{@code
 * Completion completion = new Completion(
 *     Relations.of("<a,b,c | a2=1,c2=1,b3=b2c>"), WordOrder.LATEST_LETTER);
 * completion.run(1_000_000, () -> false);
 * completion.system().text(";")   // a2=1;b4=b2;b2c=b3;c2=1
 * }</pre>
 *
 * <p>For commutative monoids completion always ends, with the reduced Gröbner basis of the binomial
 * ideal of the relations (Dickson's lemma), but it may take long, so it goes in steps, can be asked
 * to stop, and can be resumed. Whatever has been found so far is a system of true rules; only a
 * complete one decides all equalities. Pairs of rules without a common letter are skipped, and so
 * are pairs that pairs with a third rule make superfluous (Gebauer and Möller's criteria M and F).
 *
 * <p>Cost: a step reduces one pair of words and compares the new rule with the others. The worst
 * case is exponential in room (Mayr and Meyer); presentations of misère quotients take
 * milliseconds.
 */
public final class Completion {

  private final Alphabet alphabet;
  private final WordOrder order;
  private final List<Relation> rules = new ArrayList<>();
  private final PriorityQueue<Relation> waiting;
  private Rewriting rewriting = new Rewriting(List.of());
  private long steps;

  public Completion(Relations presentation, WordOrder order) {
    this.alphabet = presentation.alphabet();
    this.order = order;
    this.waiting =
        new PriorityQueue<>(
            Comparator.comparingLong(
                    (Relation r) -> Math.max(r.left().length(), r.right().length()))
                .thenComparing(Relation::left, order)
                .thenComparing(Relation::right, order));
    waiting.addAll(presentation.list());
  }

  /** A completion that has come as far as another one, and goes on by itself. */
  Completion(Completion other) {
    this.alphabet = other.alphabet;
    this.order = other.order;
    this.waiting = new PriorityQueue<>(other.waiting);
    this.rules.addAll(other.rules);
    this.rewriting = other.rewriting;
    this.steps = other.steps;
  }

  /** Adds relations to the presentation. */
  void add(List<Relation> relations) {
    waiting.addAll(relations);
  }

  /** Whether two words are known to be equal by now. */
  boolean areEqual(Word u, Word v) {
    return rewriting.reduce(u).equals(rewriting.reduce(v));
  }

  /** Whether the system is confluent. */
  public boolean isComplete() {
    return waiting.isEmpty();
  }

  /** How many equations have been looked at. */
  public long steps() {
    return steps;
  }

  /**
   * Goes on until the system is complete, {@code maxSteps} more steps are done, or {@code
   * cancelled} says so.
   *
   * @return whether the system is complete
   * @throws ArithmeticException if an exponent outgrows {@code int}
   */
  public boolean run(long maxSteps, BooleanSupplier cancelled) {
    for (long i = 0; i < maxSteps && !isComplete() && !cancelled.getAsBoolean(); i++) {
      step();
    }
    return isComplete();
  }

  /** Looks at the next equation that waits. */
  private void step() {
    Budget.tick();
    steps++;
    Relation equation = waiting.remove();
    Word u = rewriting.reduce(equation.left());
    Word v = rewriting.reduce(equation.right());
    int c = order.compare(u, v);
    if (c != 0) {
      add(c > 0 ? new Relation(u, v) : new Relation(v, u));
    }
  }

  private void add(Relation added) {
    List<Relation> kept = new ArrayList<>();
    for (Relation rule : rules) {
      if (added.left().divides(rule.left())) {
        waiting.add(rule);
      } else {
        kept.add(rule);
      }
    }
    addPairs(added, kept);
    rules.clear();
    rules.addAll(kept);
    rules.add(added);
    rewriting = new Rewriting(rules);
    // Right sides are kept reduced, so that words are reduced in fewer steps.
    for (int i = 0; i < rules.size(); i++) {
      Relation rule = rules.get(i);
      if (added.left().divides(rule.right())) {
        rules.set(i, new Relation(rule.left(), rewriting.reduce(rule.right())));
      }
    }
    rewriting = new Rewriting(rules);
  }

  private void addPairs(Relation added, List<Relation> others) {
    int size = others.size();
    Word[] lcm = new Word[size];
    long[] letters = new long[size];
    boolean[] coprime = new boolean[size];
    for (int i = 0; i < size; i++) {
      Word left = others.get(i).left();
      lcm[i] = left.lcm(added.left());
      letters[i] = Rewriting.letters(lcm[i].raw());
      coprime[i] = !left.meets(added.left());
    }
    for (int i = 0; i < size; i++) {
      if (!coprime[i] && !isSuperfluous(i, lcm, letters, coprime)) {
        Relation other = others.get(i);
        waiting.add(
            new Relation(
                lcm[i].without(added.left()).times(added.right()),
                lcm[i].without(other.left()).times(other.right())));
      }
    }
  }

  private static boolean isSuperfluous(int i, Word[] lcm, long[] letters, boolean[] coprime) {
    for (int j = 0; j < lcm.length; j++) {
      if (j != i && (letters[j] & ~letters[i]) == 0 && lcm[j].divides(lcm[i])) {
        boolean same = lcm[j].equals(lcm[i]);
        if (!same || j < i || coprime[j]) {
          return true;
        }
      }
    }
    return false;
  }

  /** The rules found so far. */
  public RewritingSystem system() {
    return new RewritingSystem(alphabet, order, rules, isComplete());
  }
}
