// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losingways.game.Outcome;
import org.losingways.game.Play;

class FormsTest {

  private final Forms forms = new Forms();

  /** A game as it is given, with nothing deleted. */
  private record Tree(Set<Tree> options) {
    boolean misereP() {
      return !options.isEmpty() && options.stream().noneMatch(Tree::misereP);
    }

    int mex() {
      Set<Integer> values = new HashSet<>();
      options.forEach(o -> values.add(o.mex()));
      int mex = 0;
      while (values.contains(mex)) {
        mex++;
      }
      return mex;
    }

    Tree plus(Tree other) {
      Set<Tree> sums = new HashSet<>();
      options.forEach(o -> sums.add(o.plus(other)));
      other.options.forEach(o -> sums.add(plus(o)));
      return new Tree(sums);
    }

    Form form(Forms forms) {
      return forms.of(options.stream().map(o -> o.form(forms)).toList());
    }
  }

  @Provide
  Arbitrary<Tree> trees() {
    return trees(4);
  }

  @Provide
  Arbitrary<Tree> smallTrees() {
    return trees(3);
  }

  /** Raw sums grow like factorials, so the company is small. */
  @Provide
  Arbitrary<Tree> company() {
    return trees(2);
  }

  private static Arbitrary<Tree> trees(int depth) {
    // Nested sets of arbitraries spend most of their time on edge cases; a seed does not.
    return Arbitraries.longs().map(seed -> tree(new Random(seed), depth));
  }

  private static Tree tree(Random random, int depth) {
    Set<Tree> options = new HashSet<>();
    int count = depth == 0 ? 0 : random.nextInt(4);
    for (int i = 0; i < count; i++) {
      options.add(tree(random, depth - 1));
    }
    return new Tree(options);
  }

  @Test
  void aFormIsSharedAndSimplified() {
    Form two = forms.nimHeap(2);
    assertThat(forms.sum(two, two)).isSameAs(forms.of(forms.nimHeap(3), two));
    // 1 is a P-position, so everything may go; 2 is not, so {2} stays although 0 is in 2.
    assertThat(forms.of(forms.nimHeap(1))).isSameAs(forms.zero());
    assertThat(forms.of(two).optionCount()).isEqualTo(1);
    assertThat(forms.of(two, forms.nimHeap(1))).isSameAs(forms.zero());
    assertThat(forms.of(two, forms.of(two), forms.nimHeap(1)).optionCount()).isEqualTo(3);
    assertThat(forms.of(forms.nimHeap(4), forms.nimHeap(1), forms.zero())).isSameAs(two);
  }

  @Test
  void factsOfSmallForms() {
    Form f = forms.of(forms.of(forms.nimHeap(2)), forms.zero());
    assertThat(f.birthday()).isEqualTo(4);
    assertThat(f.outcome(Play.MISERE)).isEqualTo(Outcome.N);
    assertThat(f.outcome(Play.NORMAL)).isEqualTo(Outcome.N);
    assertThat(f.nimValue()).isEqualTo(1);
    assertThat(f.nimHeap()).isEmpty();
    assertThat(forms.nimHeap(7).nimHeap()).hasValue(7);
    assertThat(forms.zero().outcome(Play.MISERE)).isEqualTo(Outcome.N);
    assertThat(forms.zero().outcome(Play.NORMAL)).isEqualTo(Outcome.P);
    assertThat(f.followers())
        .containsExactly(
            forms.zero(), forms.nimHeap(1), forms.nimHeap(2), forms.of(forms.nimHeap(2)), f);
  }

  @Test
  void addersAddAsPretendingSays() {
    for (int a = 0; a <= 9; a++) {
      assertThat(forms.adder(a).adder()).hasValue(a);
      for (int b = 0; b <= 9; b++) {
        int sum = a % 2 == 1 && b % 2 == 1 ? a + b - 2 : a + b;
        assertThat(forms.sum(forms.adder(a), forms.adder(b))).isSameAs(forms.adder(sum));
      }
    }
    assertThat(forms.adder(6)).isSameAs(forms.of(forms.adder(4), forms.adder(5)));
    assertThat(forms.adder(7)).isSameAs(forms.of(forms.adder(4), forms.adder(5), forms.adder(6)));
  }

  @Property(tries = 100)
  void aFormPlaysLikeItsTreeInEveryCompany(
      @ForAll("trees") Tree g, @ForAll("company") Tree company) {
    Form form = g.form(forms);
    assertThat(form.isMisereP()).isEqualTo(g.misereP());
    assertThat(form.nimValue()).isEqualTo(g.mex());
    Tree sum = g.plus(company);
    assertThat(sum.form(forms)).isSameAs(forms.sum(form, company.form(forms)));
    assertThat(SumOutcomes.of(form, company.form(forms)) == Outcome.P).isEqualTo(sum.misereP());
  }

  @Property(tries = 300)
  void simplificationIsConways(@ForAll("trees") Tree g) {
    Form form = g.form(forms);
    // By the definition: among all sets of options to keep, at most one may be kept, and it is the
    // form; if there is none, nothing is deleted.
    List<Form> options = g.options().stream().map(o -> o.form(forms)).distinct().sorted().toList();
    Set<Form> simpler = new HashSet<>();
    for (int keep = 0; keep < (1 << options.size()) - 1; keep++) {
      List<Form> kept = Birthdays.members(options, keep);
      Form candidate = forms.of(kept);
      List<Form> deleted = options.stream().filter(o -> !kept.contains(o)).toList();
      boolean allowed =
          candidate.options().equals(kept)
              && deleted.stream().allMatch(o -> o.options().contains(candidate))
              && (!kept.isEmpty() || deleted.stream().anyMatch(Form::isMisereP));
      if (allowed) {
        simpler.add(candidate);
      }
    }
    if (simpler.isEmpty()) {
      assertThat(form.options()).isEqualTo(options);
    } else {
      assertThat(simpler).containsExactly(form);
    }
  }

  @Property(tries = 200)
  void aFormAndItsMateArePrevious(@ForAll("trees") Tree g) {
    Form form = g.form(forms);
    assertThat(forms.sum(form, forms.mate(form)).isMisereP()).isTrue();
  }

  @Property(tries = 200)
  void oneIsTakenOffExactlyWhenTheRestIsOlder(
      @ForAll("smallTrees") Tree g, @ForAll("smallTrees") Tree h) {
    Form form = forms.sum(g.form(forms), h.form(forms));
    Form other = forms.sum(form, forms.nimHeap(1));
    Form even = form.birthday() < other.birthday() ? form : other;
    Form odd = even == form ? other : form;
    assertThat(odd.withoutOne()).containsSame(even);
    assertThat(even.withoutOne()).isEmpty();
    assertThat(odd.hasOption(even)).isTrue();
  }

  @Property(tries = 200)
  void theOrderIsTotalAndTheSameInEveryUniverse(@ForAll("trees") Tree g, @ForAll("trees") Tree h) {
    Forms others = new Forms();
    int here = g.form(forms).compareTo(h.form(forms));
    // Made in the other order, so that ids differ.
    Form otherH = h.form(others);
    int there = g.form(others).compareTo(otherH);
    assertThat(Integer.signum(here)).isEqualTo(Integer.signum(there));
    assertThat(Integer.signum(h.form(forms).compareTo(g.form(forms))))
        .isEqualTo(-Integer.signum(here));
    assertThat(here == 0).isEqualTo(g.form(forms) == h.form(forms));
  }

  @Test
  void deepFormsAreComparedAndWritten() {
    // Two forms of each day that differ only at the very bottom: the longest way to go.
    Form g = forms.of(forms.nimHeap(2));
    Form h = forms.nimHeap(3);
    while (g.birthday() < 990) {
      Form next = forms.of(g, h);
      h = forms.of(h);
      g = next;
    }
    assertThat(g.compareTo(h)).isNotZero().isEqualTo(-h.compareTo(g));
    assertThat(forms.of(g, h).options()).containsExactlyInAnyOrder(g, h);
    assertThat(g.toString()).startsWith("a form born on day 990 with");
    assertThat(forms.mate(g).birthday()).isPositive();
  }

  @Test
  void followersComeAfterTheirOptions() {
    Form form = forms.sum(forms.nimHeap(5), forms.of(forms.adder(6)));
    Map<Form, Integer> place = new HashMap<>();
    for (Form follower : form.followers()) {
      follower.options().forEach(o -> assertThat(place).containsKey(o));
      assertThat(place.put(follower, place.size())).isNull();
    }
  }

  @Test
  void limitsRefuseInOneSentenceAndLeaveTheRestUsable() {
    Forms few = new Forms(new FormLimits(200, 100_000, 10_000, 60));
    Form heap = few.nimHeap(30);
    assertThatThrownBy(() -> few.sum(heap, heap))
        .isInstanceOf(FormLimitException.class)
        .hasMessage("This needs more than 200 different forms, which is over the limit.");
    assertThatThrownBy(() -> few.nimHeap(1_000_000_000))
        .isInstanceOf(FormLimitException.class)
        .hasMessage("This form may be born as late as day 1000000000; the limit is day 60.");
    assertThatThrownBy(() -> few.adder(61)).isInstanceOf(FormLimitException.class);
    assertThat(few.size()).isLessThanOrEqualTo(200);
    assertThat(few.sum(few.nimHeap(2), few.nimHeap(1))).isSameAs(few.nimHeap(3));

    Forms sparse = new Forms(new FormLimits(100_000, 1000, 10_000, 60));
    assertThatThrownBy(() -> sparse.nimHeap(60)).hasMessageContaining("1000 options in all");
    Forms unsummed = new Forms(new FormLimits(100_000, 1_000_000, 100, 60));
    assertThatThrownBy(() -> unsummed.sum(unsummed.nimHeap(20), unsummed.nimHeap(20)))
        .hasMessageContaining("100 sums");
    Forms stopped = new Forms();
    stopped.stopWhen(() -> true);
    assertThatThrownBy(() -> stopped.sum(stopped.nimHeap(50), stopped.nimHeap(50)))
        .hasMessage("The computation of forms was stopped.");
    assertThatThrownBy(() -> new FormLimits(1, 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void formsOfAnotherUniverseAreRefused() {
    Form stranger = new Forms().nimHeap(2);
    assertThatThrownBy(() -> forms.sum(forms.zero(), stranger))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("another universe");
  }
}
