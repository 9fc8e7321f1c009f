// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.game.GameFormatException;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.FiniteQuotient;
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

  private static List<Fixture.Row> lists(Problem problem) {
    FiniteQuotient quotient = problem.quotient();
    NormalSolution normal = NormalSolution.of(problem.game(), NORMAL_HEAPS);
    SibertConway found =
        SibertConway.of(quotient, normal)
            .orElseThrow(() -> new GameFormatException("There is no list of such expressions."));
    return List.of(
        Fixture.Row.of("PN", String.join("; ", found.pn())),
        Fixture.Row.of("NP", String.join("; ", found.np())));
  }

  /** All positions with up to three heaps of each of the sizes that matter, and which are meant. */
  private static String covered(String entry, Problem problem) {
    int[] sizes = problem.numbers("heaps");
    BitSet covered = new BitSet();
    for (String expression : entry.split(";", -1)) {
      List<int[]> parts = parts(expression, sizes);
      for (int position = 0; position < 1 << (BITS * sizes.length); position++) {
        if (isMeant(parts, position, sizes.length)) {
          covered.set(position);
        }
      }
    }
    return Arrays.toString(covered.toLongArray());
  }

  /**
   * The parts of an expression: for each size 1 if the part counts it; then the kind of the part, 0
   * for an even number, 1 for an odd number, 2 for exactly one.
   */
  private static List<int[]> parts(String expression, int[] sizes) {
    List<int[]> parts = new ArrayList<>();
    String plain = expression.replace(" ", "");
    Matcher matcher = PART.matcher(expression);
    int length = 0;
    while (matcher.find()) {
      length += matcher.group().length();
      int[] part = new int[sizes.length + 1];
      boolean isSingle = matcher.group(3) != null;
      for (String size : (isSingle ? matcher.group(3) : matcher.group(2)).split(",", -1)) {
        int place = Arrays.stream(sizes).boxed().toList().indexOf(Problem.integer(size));
        if (place < 0) {
          throw new GameFormatException("The heap " + size + " is not among those that matter.");
        }
        part[place] = 1;
      }
      part[sizes.length] = isSingle ? 2 : matcher.group(1).equals("D") ? 1 : 0;
      parts.add(part);
    }
    if (length != plain.length() || parts.isEmpty()) {
      throw new GameFormatException(
          "'" + expression.strip() + "' is no expression like 25 E(17,12,9) D(20,4,1).");
    }
    return parts;
  }

  private static boolean isMeant(List<int[]> parts, int position, int sizes) {
    boolean[] mentioned = new boolean[sizes];
    for (int[] part : parts) {
      int count = 0;
      for (int i = 0; i < sizes; i++) {
        count += part[i] == 1 ? heaps(position, i) : 0;
        mentioned[i] |= part[i] == 1;
      }
      boolean fits = part[sizes] == 2 ? count == 1 : count % 2 == part[sizes];
      if (!fits) {
        return false;
      }
    }
    for (int i = 0; i < sizes; i++) {
      if (!mentioned[i] && heaps(position, i) > 0) {
        return false;
      }
    }
    return true;
  }

  private static int heaps(int position, int i) {
    return position >> (BITS * i) & ((1 << BITS) - 1);
  }
}
