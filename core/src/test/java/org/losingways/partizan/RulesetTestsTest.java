// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.CountedTime;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.board.PartizanGraph;
import org.losingways.reader.GameReader;

@CountedTime
class RulesetTestsTest {

  @ParameterizedTest
  @CsvSource({"0.7/0.07,true", "0.77/0.707,true", "0.7/0.3,false", "4.7/0.7,false"})
  void placementIsAnywhere(String code, boolean isPlacement) {
    PartizanRuleset rules = GameReader.of(code).partizan();
    assertThat(RulesetTests.isPlacement(rules)).isEqualTo(isPlacement);
    if (isPlacement) {
      assertThat(RulesetTests.notDeadEnding(rules, 60)).isEmpty();
    }
  }

  @Test
  void deadEndsAreFoundAmongHeaps() {
    assertThat(RulesetTests.notDeadEnding(GameReader.of("0.1/0.2").partizan(), 20))
        .isEqualTo(OptionalInt.of(2));
    assertThat(RulesetTests.notDeadEnding(GameReader.of("{0|{|1}}").partizan(), 3)).isPresent();
    assertThat(RulesetTests.notDeadEnding(GameReader.of("{1|0}").partizan(), 2)).isEmpty();
  }

  @Test
  void graphsHaveArrowsForEitherPlayer() {
    PartizanGraph graph =
        new PartizanGraph(
            "g",
            Map.of(
                "one", List.of(new PartizanGraph.Arc("end", Player.LEFT)),
                "star", List.of(new PartizanGraph.Arc("end", List.of(Player.values()))),
                "up",
                    List.of(
                        new PartizanGraph.Arc("end", Player.LEFT),
                        new PartizanGraph.Arc("star", Player.RIGHT))));
    PlayedOut play = new PlayedOut(graph, 1000);
    PartizanRuleset form = GameReader.of("{0|*}; 1").partizan();
    PlayedOut other = new PlayedOut(form, 1000);
    Position both = graph.labels().position("up + one");
    assertThat(both.size()).isEqualTo(2);
    assertThat(play.outcome(both)).isEqualTo(other.outcome(form.labels().position("{0|*}+1")));
    assertThat(play.outcome(graph.labels().position("star"))).contains(PartizanOutcome.P);
    assertThat(graph.labels().label(graph.labels().position("up").heap(0))).isEqualTo("up");
  }

  @Test
  void inversesThatAreConjugatesAreKnown() {
    PartizanRuleset integers = GameReader.of("{0|}; {|0}").partizan();
    Position one = integers.labels().position("1");
    Position minusOne = integers.labels().position("-1");
    assertThat(Conjugation.differs(integers, one, minusOne)).isEmpty();
    assertThat(Conjugation.differs(integers, one, one)).contains(Position.EMPTY);
  }

  @Test
  void aSurveyFindsTheIntegers() {
    PartizanSurvey kayles = PartizanSurvey.of("0.7", "0.07", Duration.ofMinutes(1));
    assertThat(kayles.kind()).isEqualTo(PartizanSurvey.Kind.SOLVED_INFINITE);
    assertThat(kayles.oddInverses()).startsWith("1:2", "2:1");
    assertThat(kayles.kind().text()).isEqualTo("solved-infinite");
  }
}
