// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

class JsonTest {

  record Length(int heap, Optional<String> name) {
    boolean isLong() {
      return heap > 9;
    }
  }

  record Common(String game, Optional<Integer> order) {}

  record Whole(
      @Flattened Common common,
      boolean tame,
      List<HeapName> heaps,
      @Omitted Optional<String> pattern,
      OptionalInt zero,
      @Omitted OptionalInt absent,
      @Omitted List<String> labels,
      List<String> nothing,
      Map<String, Length> map,
      @Flattened Optional<Common> more,
      @Unwritten Thread page) {}

  record Or(@Flattened Optional<Length> length) {}

  @Test
  void flattenedIfThere() {
    assertThat(Json.text(new Or(Optional.of(new Length(1, Optional.of("x"))))))
        .isEqualTo("{\"heap\":1,\"name\":\"x\"}");
  }

  @Test
  void componentsAreMembersInTheirOrder() {
    assertThat(Json.text(new Length(3, Optional.empty()))).isEqualTo("{\"heap\":3,\"name\":null}");
  }

  @Test
  void flattenedOmittedAndNamed() {
    Whole whole =
        new Whole(
            new Common("0.123", Optional.of(20)),
            true,
            List.of(HeapName.of(BigInteger.TEN.pow(30)), HeapName.of("A")),
            Optional.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            List.of(),
            List.of(),
            Map.of("x", new Length(1, Optional.of("y"))),
            Optional.empty(),
            Thread.currentThread());
    assertThat(Json.text(whole))
        .isEqualTo(
            "{\"game\":\"0.123\",\"order\":20,\"tame\":true,"
                + "\"heaps\":[1000000000000000000000000000000,\"A\"],"
                + "\"zero\":null,\"nothing\":[],\"map\":{\"x\":{\"heap\":1,\"name\":\"y\"}}}");
  }
}
