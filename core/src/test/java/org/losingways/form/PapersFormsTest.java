// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.Outcome;
import org.losingways.game.TakeAndBreak;

/** What the papers print about forms. */
class PapersFormsTest {

  private final Forms forms = new Forms();

  private Form form(String text) {
    return FormText.parse(text, forms);
  }

  private HeapForms heaps(String code) {
    return new HeapForms(TakeAndBreak.of(code), forms);
  }

  private static String paper(Form form) {
    return FormWriter.PAPER.write(form).orElseThrow();
  }

  /** Advances, Figure 7 (Figure 32 of On Numbers and Games). */
  @Test
  void theFormsBornByDayFour() {
    assertThat(Birthdays.bornBy(4, forms).stream().map(PapersFormsTest::paper))
        .containsExactlyInAnyOrder(
            "0", "1", "2", "3", "4", "2₊", "3₊", "2₂", "2₊₊", "2₊0", "2₊1", "2₊2", "2₊20", "2₊21",
            "2₊210", "2₊3", "2₊30", "2₊31", "2₊32", "2₊320", "2₊321", "2₊3210");
  }

  /** Pretending, §2.5. */
  @Test
  void addersAreTheHeapsOfTheirGame() {
    HeapForms adders = heaps("0.73");
    for (int n = 0; n <= 30; n++) {
      assertThat(adders.heap(n)).isSameAs(forms.adder(n));
    }
  }

  /**
   * Pretending, §2.6 and Figures 3, 4; Taming, §4 and Figures 18, 19. Taming prints h9 = {h8, 0};
   * the options of heap 9 are heaps 7 and 6, so it is {2₊, 0}, as Pretending has it.
   */
  @Test
  void heapsOf0_123() {
    HeapForms h = heaps("0.123");
    assertThat(IntStream.rangeClosed(1, 12).mapToObj(n -> paper(h.heap(n))))
        .containsExactly("1", "0", "2", "2", "1", "2₊", "0", "2₊1", "2₊0", "1", "{2₊1, 2₊0}", "0");
    assertThat(h.heap(9)).isNotSameAs(forms.of(h.heap(8), forms.zero()));
    // The papers' remark that the later heaps are never the same again.
    assertThat(IntStream.rangeClosed(1, 6).mapToObj(k -> h.heap(5 * k + 1)).distinct()).hasSize(6);
  }

  /** Pretending, Figure 5; Taming, Figure 20. */
  @Test
  void theGameThatTellsHeap6FromHeap11() {
    HeapForms h = heaps("0.123");
    Form t = form("{2₊3, 2₊20, 3, 1}");
    assertThat(t.optionCount()).isEqualTo(4);
    assertThat(forms.sum(h.heap(6), t).isMisereP()).isFalse();
    assertThat(forms.sum(h.heap(11), t).isMisereP()).isTrue();
    // Not in the papers: their game is a sum.
    assertThat(t).isSameAs(forms.sum(form("2₊20"), forms.nimHeap(1)));
  }

  /** Taming, §11.2: the sum of heaps 5 and 9 tells heap 6 from two heaps 3. */
  @Test
  void aPositionOf0_123TellsHeap6FromTwoHeaps3() {
    HeapForms h = heaps("0.123");
    Form s = forms.sum(h.heap(5), h.heap(9));
    assertThat(SumOutcomes.of(h.heap(6), s)).isEqualTo(Outcome.P);
    assertThat(SumOutcomes.of(forms.sum(h.heap(3), h.heap(3)), s)).isEqualTo(Outcome.N);
  }

  /** Pretending, §4.1.1: exact values of period 8 after six exceptional ones. */
  @Test
  void heapsOf0_34() {
    HeapForms h = heaps("0.34");
    List<String> first = List.of("1", "0", "1", "2", "0", "1");
    List<String> period = List.of("0", "3", "1", "2₂1", "1", "2", "0", "(2₂1)+1");
    for (int n = 1; n <= 60; n++) {
      String expected = n <= 6 ? first.get(n - 1) : period.get((n - 7) % 8);
      assertThat(paper(h.heap(n))).as("heap %d", n).isEqualTo(expected);
    }
  }

  /** Pretending, Figure 1: a P-position H with H+H an N-position; 2₂123 there is 2₂321. */
  @Test
  void heap5OfKayles() {
    HeapForms h = heaps("0.77");
    assertThat(paper(h.heap(5))).isEqualTo("2₂321");
    assertThat(h.heap(5)).isSameAs(form("2₂123"));
    Form sum = forms.sum(h.heap(5), forms.nimHeap(1));
    assertThat(sum.birthday()).isEqualTo(6);
    assertThat(sum.isMisereP()).isTrue();
    assertThat(forms.sum(sum, sum).isMisereP()).isFalse();
    assertThat(
            Birthdays.bornBy(4, forms).stream()
                .filter(f -> f.isMisereP() && !forms.sum(f, f).isMisereP())
                .map(PapersFormsTest::paper))
        .containsExactly("1");
  }

  /** Pretending, §7.4. */
  @Test
  void heapsOf0_35() {
    HeapForms h = heaps("0.35");
    assertThat(IntStream.rangeClosed(3, 5).mapToObj(n -> paper(h.heap(n))))
        .containsExactly("2₊", "2₊0", "{2₊0, 3}");
  }

  /**
   * Pretending, §7.1: the values of Dawson's Kayles. (The paper says "Dawson's chess" above the
   * table; the heaps are those of 0.07.)
   */
  @Test
  void theTableOfDawsonsKayles() {
    int[][] nim = {
      {1, 0}, {2, 1}, {3, 1}, {4, 2}, {5, 0}, {6, 3}, {7, 1}, {8, 1}, {9, 0}, {11, 3}, {13, 2},
      {15, 0}, {18, 2}, {20, 3}
    };
    HeapForms d = heaps("0.07");
    for (int[] heapAndValue : nim) {
      assertThat(d.heap(heapAndValue[0])).isSameAs(forms.nimHeap(heapAndValue[1]));
    }
    Form a4 = forms.adder(4);
    Form a5 = forms.adder(5);
    Form[] n = IntStream.range(0, 4).mapToObj(forms::nimHeap).toArray(Form[]::new);
    Form d10 = d.heap(10);
    Form d12 = d.heap(12);
    Form d14 = d.heap(14);
    Form d17 = d.heap(17);
    Form d19 = d.heap(19);
    assertOptions(d10, a4, n[1], n[2]);
    assertOptions(d12, a5, d10, n[0]);
    assertOptions(d14, d12, d17, a4, n[1], n[3]);
    assertOptions(d.heap(16), forms.sum(d10, n[2]), d14, d19, n[0], n[2]);
    assertOptions(d17, a5, d10, n[0], n[3]);
    assertOptions(d19, d12, d17, a4, n[1]);
    assertOptions(d.heap(21), forms.sum(d.heap(16), n[1]), d14, d19, a5, d10, n[2]);
    assertThat(d17).isSameAs(forms.sum(d10, n[1]));
    assertThat(d19).isSameAs(forms.sum(d12, n[1]));
  }

  private static void assertOptions(Form form, Form... options) {
    assertThat(form.options()).containsExactlyInAnyOrder(options);
  }

  /** Advances, §9.5.1: the followers of {2₊, 0}. */
  @Test
  void theHeptagonGame() {
    FormRules rules = new FormRules(forms, List.of(form("{2+,0}")));
    assertThat(rules.code()).isEqualTo("{2+,0}");
    assertThat(rules.largestHeap()).isEqualTo(4);
    assertThat(
            IntStream.rangeClosed(0, 4)
                .mapToObj(heap -> rules.labels().label(heap))
                .collect(Collectors.joining(" ")))
        .isEqualTo("0 1 2 2+ {2+,0}");
    assertThat(rules.options(4).toString()).isEqualTo("[0, 3]");
    HeapForms again = new HeapForms(rules, forms);
    for (int heap = 0; heap <= 4; heap++) {
      assertThat(again.heap(heap)).isSameAs(form(rules.labels().label(heap)));
    }
  }
}
