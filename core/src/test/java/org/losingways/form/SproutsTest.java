// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.GameFormatException;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.board.Sprouts;
import org.losingways.game.board.SproutsLand;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

class SproutsTest {

  /** Known from the literature: who wins with 1, 2, 3, … spots (OEIS A164950 for misère play). */
  @ParameterizedTest
  @CsvSource({"MISERE, NPPPNN", "NORMAL, PPNNN"})
  void outcomesOfTheGamesWithFewSpotsAreTheKnownOnes(Play play, String known) {
    StringBuilder found = new StringBuilder();
    for (int spots = 1; spots <= known.length(); spots++) {
      found.append(search(play, 7).outcome(SproutsLand.spots(spots)));
    }
    assertEquals(known, found.toString());
  }

  @Test
  void theSizeOfPartsWithFormsDoesNotMatter() {
    for (int small : new int[] {0, 3, 5, 12}) {
      assertEquals(Outcome.P, search(Play.MISERE, small).outcome(SproutsLand.spots(3)));
      assertEquals(Outcome.N, search(Play.NORMAL, small).outcome(SproutsLand.spots(3)));
    }
  }

  private static ReducedTreeSearch<SproutsLand> search(Play play, int small) {
    return new ReducedTreeSearch<>(play, SproutsLand::options, SproutsLand::lives, small);
  }

  @Test
  void optionsOfTwoSpots() {
    assertEquals("[[0.AB.}AB.}], [1a1a.}]]", SproutsLand.spots(2).get(0).options().toString());
    assertEquals("[[]]", SproutsLand.read("22.}").get(0).options().toString());
  }

  /** Misère canonical forms of whole positions agree with those of unreduced drawings. */
  @ParameterizedTest
  @CsvSource({"1, 0, 1", "2, 0, 1", "2, 2, 12", "3, 3, 40", "4, 6, 40", "5, 9, 30"})
  void formsAreThoseOfUnreducedDrawings(int spots, int moves, int samples) {
    Forms forms = new Forms();
    Map<String, Form> drawn = new HashMap<>();
    Map<SproutsLand, Form> lands = new HashMap<>();
    Random random = new Random(7L * spots);
    Set<Form> seen = new HashSet<>();
    for (int sample = 0; sample < samples; sample++) {
      Drawing drawing = Drawing.spots(spots);
      for (int k = 0; k < moves; k++) {
        List<Drawing> next = drawing.moves();
        drawing = next.isEmpty() ? drawing : next.get(random.nextInt(next.size()));
      }
      Form expected = form(drawing, forms, drawn);
      seen.add(expected);
      assertEquals(expected, form(SproutsLand.read(drawing.text()), forms, lands), drawing.text());
    }
    assertTrue(samples == 1 || seen.size() > 1);
  }

  private static Form form(Drawing drawing, Forms forms, Map<String, Form> known) {
    String key = drawing.text();
    if (!known.containsKey(key)) {
      List<Form> options = new ArrayList<>();
      drawing.moves().forEach(next -> options.add(form(next, forms, known)));
      known.put(key, forms.of(options));
    }
    return known.get(key);
  }

  private static Form form(List<SproutsLand> position, Forms forms, Map<SproutsLand, Form> known) {
    Form sum = forms.zero();
    for (SproutsLand land : position) {
      if (!known.containsKey(land)) {
        List<Form> options = new ArrayList<>();
        land.options().forEach(next -> options.add(form(next, forms, known)));
        known.put(land, forms.of(options));
      }
      sum = forms.sum(sum, known.get(land));
    }
    return sum;
  }

  /**
   * Sprouts from its rules: faces with the walks along their boundaries, dead spots and all.
   *
   * @param lines of each spot
   * @param faces the walks of each face; a walk lists a spot once for each corner
   */
  private record Drawing(List<Integer> lines, List<List<List<Integer>>> faces) {

    static Drawing spots(int count) {
      List<Integer> lines = new ArrayList<>();
      List<List<Integer>> walks = new ArrayList<>();
      for (int spot = 0; spot < count; spot++) {
        lines.add(0);
        walks.add(List.of(spot));
      }
      return new Drawing(lines, List.of(walks));
    }

    List<Drawing> moves() {
      List<Drawing> found = new ArrayList<>();
      for (int f = 0; f < faces.size(); f++) {
        List<List<Integer>> face = faces.get(f);
        for (int w = 0; w < face.size(); w++) {
          for (int v = w; v < face.size(); v++) {
            for (int i = 0; i < face.get(w).size(); i++) {
              for (int j = v == w ? i : 0; j < face.get(v).size(); j++) {
                draw(found, f, w, i, v, j);
              }
            }
          }
        }
      }
      return found;
    }

    private void draw(List<Drawing> found, int f, int w, int i, int v, int j) {
      List<List<Integer>> face = faces.get(f);
      int x = face.get(w).get(i);
      int y = face.get(v).get(j);
      List<Integer> after = new ArrayList<>(lines);
      after.set(x, after.get(x) + 1);
      after.set(y, after.get(y) + 1);
      if (after.get(x) > 3 || after.get(y) > 3) {
        return;
      }
      int made = after.size();
      after.add(2);
      List<List<Integer>> rest = new ArrayList<>(face);
      rest.remove(v);
      if (v != w) {
        rest.remove(w);
        List<Integer> joined = round(face.get(w), i);
        joined.add(made);
        joined.addAll(round(face.get(v), j));
        joined.add(made);
        rest.add(joined);
        found.add(with(after, f, List.of(rest)));
        return;
      }
      List<Integer> walk = face.get(w);
      List<Integer> one = new ArrayList<>(walk.subList(i, j + 1));
      List<Integer> other = new ArrayList<>(walk.subList(j, walk.size()));
      other.addAll(walk.subList(0, i + 1));
      if (lines.get(x) == 0) {
        other = new ArrayList<>(List.of(x));
      }
      one.add(made);
      other.add(made);
      for (int set = 0; set < 1 << rest.size(); set++) {
        List<List<Integer>> left = new ArrayList<>(List.of(one));
        List<List<Integer>> right = new ArrayList<>(List.of(other));
        for (int k = 0; k < rest.size(); k++) {
          ((set >> k & 1) == 0 ? left : right).add(rest.get(k));
        }
        found.add(with(after, f, List.of(left, right)));
      }
    }

    /** From a corner once round to the same spot, which has two corners now if it had one line. */
    private List<Integer> round(List<Integer> walk, int from) {
      List<Integer> path = new ArrayList<>(walk.subList(from, walk.size()));
      path.addAll(walk.subList(0, from));
      if (lines.get(walk.get(from)) > 0) {
        path.add(walk.get(from));
      }
      return path;
    }

    private Drawing with(List<Integer> after, int face, List<List<List<Integer>>> made) {
      List<List<List<Integer>>> all = new ArrayList<>(faces);
      all.remove(face);
      all.addAll(made);
      return new Drawing(after, all);
    }

    /** The live spots in the notation that lands are read from. */
    String text() {
      Map<Integer, Character> names = new HashMap<>();
      char[] next = {'A', 'a'};
      StringBuilder text = new StringBuilder();
      for (List<List<Integer>> face : faces) {
        for (List<Integer> walk : face) {
          for (int spot : walk) {
            if (lines.get(spot) < 2) {
              text.append(lines.get(spot));
            } else if (lines.get(spot) == 2) {
              boolean isSmall = walk.stream().filter(s -> s == spot).count() == 2;
              text.append(names.computeIfAbsent(spot, s -> next[isSmall ? 1 : 0]++));
            }
          }
          text.append('.');
        }
        text.append('}');
      }
      return text.toString();
    }
  }

  @Test
  void theTextOfALandDoesNotDependOnHowItIsWritten() {
    assertEquals(SproutsLand.read("0.AB.}AB.}"), SproutsLand.read("QR}0.RQ"));
    assertEquals(SproutsLand.read("1a1a.}"), SproutsLand.read("x1x1"));
    assertEquals(SproutsLand.read("1ab2ba.}"), SproutsLand.read("ab1ba2"));
    assertEquals("[22.}]", SproutsLand.read("1.}]!").toString());
    assertEquals("[222.}]", SproutsLand.read("0").toString());
    assertEquals("[]", SproutsLand.read("2.}").toString());
    assertEquals("[22.}, 22.}]", SproutsLand.read("2.2.}1.}").toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sprouts:", "sprouts:x", "sprouts:3.", "sprouts:01.", "sprouts:Aa.}Aa."})
  void whatIsNoPositionIsRefused(String text) {
    assertThrows(GameFormatException.class, () -> Sprouts.parse(text));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 13, 999_999_999})
  void theNumberOfSpotsIsBounded(int spots) {
    assertThrows(GameFormatException.class, () -> new Sprouts(spots));
  }

  @Test
  void landsAreNumberedSoThatMovesLeadToSmallerOnes() {
    Sprouts game = new Sprouts(3);
    for (int land = 1; land <= game.largestHeap(); land++) {
      for (Position option : game.options(land)) {
        assertTrue(option.largest() < land);
      }
      assertTrue(game.twin(land) <= land);
      assertEquals(Position.of(land), game.labels().position(game.labels().label(land)));
    }
    assertThrows(GameFormatException.class, () -> new Sprouts(5).largestHeap());
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 6", "3, 36"})
  void quotientsOfTheSmallestGames(int spots, int order) {
    QuotientSolver solver = new QuotientSolver(new Sprouts(spots));
    assertEquals(SolverStatus.SOLVED, solver.run(SolverLimits.none()));
    assertEquals(order, solver.quotient().finiteOrder().getAsInt());
  }
}
