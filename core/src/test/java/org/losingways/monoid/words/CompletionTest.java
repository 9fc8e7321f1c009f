// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.losingways.monoid.Word;
import org.losingways.monoid.structure.Published;
import org.losingways.monoid.structure.RandomMonoid;
import org.losingways.monoid.words.Presentation.Relation;

/** Completion against the figures of the papers, and against congruences closed by hand. */
class CompletionTest {

  private static final String BEANS = "<a,b,c | a2=1,c2=1,b3=b2c>";

  private static RewritingSystem shortlex(String presentation) {
    return RewritingSystem.complete(Relations.of(presentation), WordOrder.SHORTLEX);
  }

  private static RewritingSystem latest(String presentation) {
    return RewritingSystem.complete(Relations.of(presentation), WordOrder.LATEST_LETTER);
  }

  @Test
  void exampleOfTheClassComment() {
    Completion completion = new Completion(Relations.of(BEANS), WordOrder.LATEST_LETTER);
    assertThat(completion.run(1_000_000, () -> false)).isTrue();
    assertThat(completion.system().text(";")).isEqualTo("a2=1;b4=b2;b2c=b3;c2=1");
  }

  /** Rules that hand letters to each other take turns; each is applied for as long as it can be. */
  @Test
  void rulesThatTakeTurnsAreAppliedForAsLongAsTheyCanBe() {
    RewritingSystem system = latest("<a,b,c,d | a2=1,b4=b2,b2c=b3,c2=1,b2d=d,cd=bd,d3=ad2>");
    Alphabet letters = system.alphabet();
    Word word = letters.word("a999999999b999999999c999999999d999999999");
    assertThat(letters.text(system.reduce(word))).isEqualTo("d2");
    assertThat(system.steps(word)).hasSizeLessThan(20);
    assertThat(system.steps(letters.word("b999999999c999999999")))
        .extracting(step -> letters.text(step.after()))
        .containsExactly("b3c999999999", "b1000000002", "b2");
  }

  @Test
  void figure5OfTaming() {
    assertThat(
            shortlex(
                    "{x, z, a, b | x^2 = a^2 = e, z^4 = z^2, b^4 = b^2, abz = b, b^3x = b^2, z^3a = z^2}")
                .text(","))
        .isEqualTo("x2=1,a2=1,ab=zb,z2a=z3,z2b=b,b3=xb2,z4=z2");
  }

  @Test
  void figure25OfTamingIsReducedAndConfluentAsPrinted() {
    Relations printed = Published.kayles();
    RewritingSystem system = RewritingSystem.complete(printed, WordOrder.SHORTLEX);
    assertThat(system.rules()).containsExactlyInAnyOrderElementsOf(printed.list());
    assertThat(NamedMonoid.of(system, 1000).orElseThrow().order()).isEqualTo(40);
  }

  @Test
  void guilesIsReducedAndConfluentAsPrintedInAdvances() {
    Relations printed = Published.guiles();
    RewritingSystem system = RewritingSystem.complete(printed, WordOrder.LATEST_LETTER);
    assertThat(system.rules()).containsExactlyInAnyOrderElementsOf(printed.list());
    assertThat(NamedMonoid.of(printed).order()).isEqualTo(42);
  }

  @Test
  void smallQuotientsOfAdvances() {
    assertThat(NamedMonoid.of(Relations.of(BEANS)).order()).isEqualTo(12);
    assertThat(NamedMonoid.of(Relations.of("<a,b,c|a2=1,b4=b2,b2c=b3,c2=1>")).order())
        .isEqualTo(12);
    assertThat(NamedMonoid.of(Published.r8()).order()).isEqualTo(8);
    assertThat(
            NamedMonoid.of(Relations.of("<a,b,c,d|a2=1,b4=b2,b2c=c,c4=ac3,c3d=c3,d2=1>")).order())
        .isEqualTo(36);
    assertThat(NamedMonoid.of(Relations.of("<a,b,c | a2=1,b3=b,b2c=c,c3=ac2>")).order())
        .isEqualTo(14);
  }

  @Test
  void theWordReducedInSection4OfTaming() {
    RewritingSystem system = RewritingSystem.complete(Published.theorem1(), WordOrder.SHORTLEX);
    Alphabet letters = system.alphabet();
    Word word = letters.word("x*z^2*a*b^3");
    assertThat(letters.text(system.reduce(word))).isEqualTo("zb2");
    List<RewritingSystem.Step> steps = system.steps(word);
    assertThat(steps.get(0).before()).isEqualTo(word);
    for (int i = 1; i < steps.size(); i++) {
      assertThat(steps.get(i).before()).isEqualTo(steps.get(i - 1).after());
    }
    assertThat(letters.text(steps.get(steps.size() - 1).after())).isEqualTo("zb2");
  }

  @Test
  void infiniteMonoidsAreSaidToBeInfiniteAndStillReduceWords() {
    RewritingSystem system = latest("<a,b,c | a2=1,b2c2=bc>");
    assertThat(system.isFinite()).isFalse();
    assertThat(system.freeLetters()).containsExactly("b", "c");
    assertThat(system.alphabet().text(system.reduce(system.alphabet().word("a7b9c5"))))
        .isEqualTo("ab5c");
    assertThat(NamedMonoid.of(system, 1000)).isEmpty();
    assertThat(latest("<a>").isFinite()).isFalse();
    assertThat(latest("<|>").isFinite()).isTrue();
    assertThat(NamedMonoid.of(Relations.of("<|>")).order()).isEqualTo(1);
    assertThat(NamedMonoid.of(Relations.of("<a|a=1>")).order()).isEqualTo(1);
  }

  @Test
  void longPowersShrinkInFewSteps() {
    RewritingSystem system = latest("<a,b | a2=1,b4=b2>");
    Word word = Word.of(2_000_000_001, 2_000_000_000);
    assertThat(system.alphabet().text(system.reduce(word))).isEqualTo("ab2");
    assertThat(system.steps(word)).hasSizeLessThan(100);
  }

  @Test
  void stoppedCompletionHasTrueRulesAndCanGoOn() {
    Completion completion = new Completion(Published.guiles(), WordOrder.SHORTLEX);
    assertThat(completion.run(20, () -> false)).isFalse();
    RewritingSystem part = completion.system();
    assertThat(part.isConfluent()).isFalse();
    NamedMonoid guiles = NamedMonoid.of(Published.guiles());
    assertThat(part.rules()).isNotEmpty();
    for (Relation rule : part.rules()) {
      assertThat(guiles.element(rule.left())).isEqualTo(guiles.element(rule.right()));
    }
    assertThat(completion.run(1000, () -> true)).isFalse();
    assertThat(completion.run(Long.MAX_VALUE, () -> false)).isTrue();
    assertThat(completion.system())
        .isEqualTo(RewritingSystem.complete(Published.guiles(), WordOrder.SHORTLEX));
    assertThatThrownBy(() -> NamedMonoid.of(part, 1000))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void irredundantPresentationOfPascalsBeans() {
    Relations system = latest(BEANS).relations();
    Relations few = Irredundant.of(system, 1_000_000, () -> false);
    assertThat(few.toString()).isEqualTo("<a,b,c | a2=1,b2c=b3,c2=1>");
    assertThat(Irredundant.of(system, 1_000_000, () -> true)).isEqualTo(system);
  }

  @Property(tries = 300)
  void completionDecidesTheCongruence(@ForAll long seed) {
    RandomMonoid random = new RandomMonoid(seed);
    for (WordOrder order : WordOrder.values()) {
      RewritingSystem system = RewritingSystem.complete(random.relations, order);
      NamedMonoid named = NamedMonoid.of(system, 100_000).orElseThrow();
      assertThat(named.order()).isEqualTo(random.monoid.order());
      Word[] normal = new Word[random.monoid.order()];
      for (int i = 0; i < random.words.size(); i++) {
        Word word = random.words.get(i);
        Word reduced = system.reduce(word);
        assertThat(order.compare(reduced, word)).isNotPositive();
        int x = random.element(i);
        if (normal[x] == null) {
          normal[x] = reduced;
        }
        assertThat(reduced).isEqualTo(normal[x]);
      }
      assertThat(normal).doesNotHaveDuplicates();
      assertReduced(system);
      // The same system from the multiplication table, by another algorithm.
      int letters = system.alphabet().size();
      int[] generators = new int[letters];
      for (int g = 0; g < letters; g++) {
        generators[g] = random.monoid.generator(g);
      }
      NamedMonoid again =
          NamedMonoid.of(random.monoid, system.alphabet().names(), generators, order);
      assertThat(again.system()).isEqualTo(system);
      assertThat(again.inWordOrder().words()).isEqualTo(named.words());
    }
  }

  private static void assertReduced(RewritingSystem system) {
    for (Relation rule : system.rules()) {
      assertThat(system.order().compare(rule.left(), rule.right())).isPositive();
      assertThat(system.reduce(rule.right())).isEqualTo(rule.right());
      assertThat(system.rules())
          .filteredOn(other -> !other.equals(rule))
          .noneMatch(other -> other.left().divides(rule.left()));
    }
  }

  @Property(tries = 100)
  void irredundantPresentsTheSameMonoidAndNothingCanBeSpared(@ForAll long seed) {
    Relations given = new RandomMonoid(seed).relations;
    Relations few = Irredundant.of(given, Long.MAX_VALUE, () -> false);
    RewritingSystem system = RewritingSystem.complete(given, WordOrder.SHORTLEX);
    assertThat(RewritingSystem.complete(few, WordOrder.SHORTLEX)).isEqualTo(system);
    for (Relation one : few.list()) {
      List<Relation> others = few.list().stream().filter(r -> !r.equals(one)).toList();
      RewritingSystem without =
          RewritingSystem.complete(new Relations(few.alphabet(), others), WordOrder.SHORTLEX);
      assertThat(without.areEqual(one.left(), one.right())).isFalse();
    }
  }
}
