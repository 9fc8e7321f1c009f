// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.Codes;
import org.losingways.form.Form;
import org.losingways.form.FormText;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;

class FormGeneraTest {

  private final Forms forms = new Forms();
  private final FormGenera genera = new FormGenera();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0^120|tame",
        "5|5^57|tame",
        "{2}|0^02|tame",
        "{{2}}|1^13|tame",
        "2+2|0^02|tame",
        "{2+,0}|1^20|restive",
        "{2+,1}|2^1420|restless",
        "{2+,3,2,1,0}|4^46|tame",
        "{2+,3,2,0}|1^431|restive"
      })
  void genusAndPhylum(String text, String genus, String phylum) {
    Form form = FormText.parse(text, forms);
    assertThat(genera.genus(form)).hasToString(genus);
    assertThat(genera.phylum(form)).hasToString(phylum);
  }

  /** The game T of <i>Pretending</i>, §3.3, and its sums with two heaps of 0.123. */
  @org.junit.jupiter.api.Test
  void distinguisherOfTwoHeaps() {
    HeapForms heaps = new HeapForms(TakeAndBreak.of("0.123"), forms);
    Form t = FormText.parse("{{2+,3},{2+,2,0},3,1}", forms);
    assertThat(genera.genus(t)).hasToString("0^20");
    assertThat(genera.genus(forms.sum(heaps.heap(6), t))).hasToString("0^20");
    assertThat(genera.genus(forms.sum(heaps.heap(11), t))).hasToString("0^0520");
  }

  @Provide
  Arbitrary<String> codes() {
    return Codes.hexadecimal("0.", "0.", "4.", "8.", "C.");
  }

  @Property(tries = 300)
  void heapsAndTheirFormsAgree(@ForAll("codes") String code) {
    GenusTable table = new GenusTable(TakeAndBreak.of(code));
    HeapForms heaps = new HeapForms(TakeAndBreak.of(code), new Forms());
    FormGenera ofForms = new FormGenera();
    table.extendTo(9);
    for (int heap = 0; heap <= 9; heap++) {
      Form form = heaps.heap(heap);
      assertThat(table.heap(heap)).isEqualTo(ofForms.genus(form));
      assertThat(table.nimHeap(heap)).as("%s heap %d", code, heap).isEqualTo(form.nimHeap());
      assertThat(table.phylum(heap)).as("%s heap %d", code, heap).contains(ofForms.phylum(form));
      Position pair = Position.of(heap, 5);
      assertThat(table.genus(pair)).contains(ofForms.genus(heaps.of(pair)));
    }
  }
}
