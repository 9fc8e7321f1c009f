// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.GameFormatException;
import org.losingways.play.NormalSolution;
import org.losingways.theory.SibertConway;

/**
 * Lists of the positions in which normal and misère play differ, in the notation of Sibert and
 * Conway. The same positions can be listed in many ways; lists are compared by what they cover.
 */
final class SibertConwayKinds {

  /** Normal play is looked at to this heap: all games with such a list in the papers repeat. */
  private static final int NORMAL_HEAPS = 500;

  /** In a finite quotient of the papers x⁴ = x², so four heaps of a size are like two. */
  private static final int BITS = 2;

  private static final Pattern PART = Pattern.compile("([ED])\\(([0-9,]+)\\)|([0-9]+)");

  private SibertConwayKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "sibert-conway", Kind.of(SibertConwayKinds::lists).readAs(SibertConwayKinds::covered));
  }

  private static List<Row> lists(Problem problem) {
    NormalSolution normal = NormalSolution.of(problem.game(), NORMAL_HEAPS);
    SibertConway found =
        SibertConway.of(problem.quotient(), normal)
            .orElseThrow(() -> new GameFormatException("There is no list of such expressions."));
    return List.of(
        Row.of("PN", String.join("; ", found.pn())), Row.of("NP", String.join("; ", found.np())));
  }

  /** All positions with up to three heaps of each of the sizes that matter, and which are meant. */
  private static String covered(String entry, Problem problem) {
    int[] sizes = problem.numbers("heaps");
    BitSet covered = new BitSet();
    for (String expression : entry.split(";", -1)) {
      List<Part> parts = parts(expression, sizes);
      IntStream.range(0, 1 << (BITS * sizes.length))
          .filter(position -> isMeant(parts, position, sizes.length))
          .forEach(covered::set);
    }
    return covered.toString();
  }

  /**
   * A part of an expression.
   *
   * @param sizes the places of the sizes that it counts
   * @param kind E for an even number, D for an odd number, empty for exactly one
   */
  private record Part(BitSet sizes, String kind) {
    boolean fits(int position) {
      int count = sizes.stream().map(i -> heaps(position, i)).sum();
      return kind.isEmpty() ? count == 1 : count % 2 == (kind.equals("D") ? 1 : 0);
    }
  }

  private static List<Part> parts(String expression, int[] sizes) {
    List<Part> parts = new ArrayList<>();
    Matcher matcher = PART.matcher(expression);
    int length = 0;
    while (matcher.find()) {
      length += matcher.group().length();
      boolean isSingle = matcher.group(3) != null;
      BitSet counted = new BitSet();
      for (String size : (isSingle ? matcher.group(3) : matcher.group(2)).split(",", -1)) {
        int wanted = Problem.integer(size);
        counted.set(
            IntStream.range(0, sizes.length)
                .filter(i -> sizes[i] == wanted)
                .findFirst()
                .orElseThrow(
                    () ->
                        new GameFormatException(
                            "The heap " + size + " is not among those that matter.")));
      }
      parts.add(new Part(counted, isSingle ? "" : matcher.group(1)));
    }
    if (length != expression.replace(" ", "").length() || parts.isEmpty()) {
      throw new GameFormatException(
          "'" + expression.strip() + "' is no expression like 25 E(17,12,9) D(20,4,1).");
    }
    return parts;
  }

  private static boolean isMeant(List<Part> parts, int position, int sizes) {
    return parts.stream().allMatch(part -> part.fits(position))
        && IntStream.range(0, sizes)
            .filter(i -> heaps(position, i) > 0)
            .allMatch(i -> parts.stream().anyMatch(part -> part.sizes().get(i)));
  }

  private static int heaps(int position, int i) {
    return position >> (BITS * i) & ((1 << BITS) - 1);
  }
}
