// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Word;

class PresentationTest {

  /** ⟨a, b | a² = 1, b³ = b⟩ on 1, a, b, ab, b², ab². */
  private static final FiniteMonoid T2 =
      FiniteMonoid.ofAction(new int[][] {{1, 0, 3, 2, 5, 4}, {2, 3, 4, 5, 2, 3}});

  @Test
  void multipliesByWalkingWords() {
    assertThat(T2.order()).isEqualTo(6);
    assertThat(T2.times(3, 3)).isEqualTo(4);
    assertThat(T2.times(5, 2)).isEqualTo(3);
    for (int x = 0; x < 6; x++) {
      assertThat(T2.times(0, x)).isEqualTo(x);
      for (int y = 0; y < 6; y++) {
        assertThat(T2.times(x, y)).isEqualTo(T2.times(y, x));
        for (int z = 0; z < 6; z++) {
          assertThat(T2.times(T2.times(x, y), z)).isEqualTo(T2.times(x, T2.times(y, z)));
        }
      }
    }
    assertThat(T2.power(2, 5)).isEqualTo(2);
    assertThat(T2.power(2, 0)).isZero();
  }

  @Test
  void refusesGeneratorsThatDoNotReachEverything() {
    assertThatThrownBy(() -> FiniteMonoid.ofAction(new int[][] {{1, 0, 2}}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 of 3");
    assertThatThrownBy(() -> Presentation.of(T2, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void findsLeastWordsAndRelations() {
    Presentation p = Presentation.of(T2, 1, 2);
    assertThat(p.relations().stream().map(Object::toString)).containsExactly("a2=1", "b3=b");
    assertThat(p.word(5)).isEqualTo(Word.of(1, 2)).hasToString("ab2");
    assertThat(p.elements()).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(p.sort(new int[] {4, 1})).containsExactly(1, 4);
    Presentation other = Presentation.of(T2, 2, 1);
    assertThat(other.relations().stream().map(Object::toString)).containsExactly("a3=a", "b2=1");
  }

  @Test
  void comparesWordsByTheLatestLetterFirst() {
    assertThat(Word.of(5, 3)).isLessThan(Word.of(0, 0, 1));
    assertThat(Word.of(0, 0, 1, 1)).isGreaterThan(Word.of(0, 1, 0, 1));
    assertThat(Word.of(1, 0, 0)).isEqualTo(Word.of(1)).hasSameHashCodeAs(Word.of(1));
    assertThat(Word.of().toString()).isEqualTo("1");
  }

  @Test
  void namesMoreLettersThanTheAlphabetHas() {
    assertThat(List.of(Word.name(0), Word.name(25), Word.name(26), Word.name(52), Word.name(76)))
        .containsExactly("a", "z", "A", "α", "[77]");
  }

  @Test
  void choosesFewGeneratorsAndEarlyOnes() {
    // b² first, yet b makes it superfluous; ab is no better than b and comes later.
    assertThat(GeneratingSet.smallest(T2, 4, 1, 2, 3)).containsExactly(1, 2);
    // ab = a·b and b = a·ab: whichever comes first.
    assertThat(GeneratingSet.smallest(T2, 1, 3, 2)).containsExactly(1, 3);
    // ℤ/6 from 2 and 3, unless 1 is offered as well.
    FiniteMonoid z6 = FiniteMonoid.ofAction(new int[][] {{1, 2, 3, 4, 5, 0}});
    assertThat(GeneratingSet.smallest(z6, 2, 3)).containsExactly(2, 3);
    assertThat(GeneratingSet.smallest(z6, 2, 3, 1)).containsExactly(1);
  }

  @Test
  void keepsSets() {
    long[] set = Bits.of(200);
    for (int i : new int[] {0, 63, 64, 130, 199}) {
      Bits.set(set, i);
    }
    assertThat(Bits.toArray(set)).containsExactly(0, 63, 64, 130, 199);
    assertThat(Bits.count(set)).isEqualTo(5);
    assertThat(Bits.next(set, 131)).isEqualTo(199);
    assertThat(Bits.next(set, 200)).isEqualTo(-1);
    long[] pre = Bits.preimage(new int[] {5, 64, 1, 199}, set);
    assertThat(Bits.toArray(pre)).containsExactly(1, 3);
    assertThat(Bits.subset(Bits.of(200), set)).isTrue();
    assertThat(Bits.subset(set, Bits.of(200))).isFalse();
    assertThat(Bits.intersects(set, set)).isTrue();
    assertThat(Bits.isEmpty(Bits.of(200))).isTrue();
  }
}
