// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.losingways.game.GameFormatException;

/**
 * A land of a Sprouts position: regions that share spots, so that a move in one may matter in
 * another. A position is a sum of lands.
 *
 * <pre>{@code
 * SproutsLand.read("0.0.")            // two spots, one land with one region
 * SproutsLand.read("0.0.").get(0).options()   // 1a1a.} and 0.AB.}AB.}
 * SproutsLand.read("22.}")            // one move is left
 * }</pre>
 *
 * <p>The notation is that of D. Applegate, G. Jacobson and D. Sleator, <i>Computer analysis of
 * Sprouts</i> (1991), as J. Lemoine and S. Viennot write it: a region is the list of its
 * boundaries, each followed by a point, and ends with a brace. A boundary lists its live spots in
 * the order in which one meets them when one walks along it. A spot with 3, 2 or 1 lives that
 * occurs in one place is written 0, 1 or 2, its number of lines. A spot with one life that occurs
 * in two places is a letter: a small one if both are on one boundary, a capital one if they lie in
 * two regions.
 *
 * <p>A land is reduced when it is made, without any change to play:
 *
 * <ul>
 *   <li>dead spots, and regions in which fewer than two lives are left, are dropped; a letter that
 *       occurs once then is a 2;
 *   <li>a letter twice in a row is a 2, since lines to either side lead to the same;
 *   <li>a region with two or three lives is written as one boundary of letters and twos: there a
 *       move always leaves what can be joined once more if a third life is left (the proof is in
 *       {@code docs/sprouts.md});
 *   <li>regions may be turned over, and boundaries begin anywhere.
 * </ul>
 *
 * <p>Equal lands need not have equal texts when their letters can be exchanged in many ways; texts
 * of equal lands usually agree.
 */
public final class SproutsLand implements Comparable<SproutsLand> {

  /** Letters are numbered from here; smaller numbers are spots that occur once. */
  private static final int LETTER = 3;

  /** Regions; each a list of boundaries. */
  private final List<List<int[]>> regions;

  private final String text;
  private final int lives;

  private SproutsLand(List<List<int[]>> regions, String text) {
    this.regions = regions;
    this.text = text;
    this.lives = lives(regions.stream().flatMap(List::stream).toList());
  }

  /** The lands of a game with so many spots: one, or none without spots. */
  public static List<SproutsLand> spots(int count) {
    List<int[]> region = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      region.add(new int[] {0});
    }
    return reduced(List.of(region));
  }

  /**
   * The lands of a position that is written out; the last points and braces may be left out.
   *
   * @throws GameFormatException if the text is no position
   */
  public static List<SproutsLand> read(String text) {
    String plain = text.replaceAll("[\\]!\\s]", "");
    if (!plain.matches("[012a-zA-Z.}]*")) {
      throw malformed(text);
    }
    List<List<int[]>> regions = new ArrayList<>();
    for (String region : plain.split("}", -1)) {
      List<int[]> boundaries = new ArrayList<>();
      for (String boundary : region.split("\\.", -1)) {
        if (boundary.length() > 1 && boundary.indexOf('0') >= 0) {
          throw GameFormatException.about(
              text, "joins a spot 0 to others: a spot without lines is a boundary of its own.");
        }
        boundaries.add(boundary.chars().map(c -> c < 'A' ? c - '0' : LETTER + c).toArray());
      }
      regions.add(boundaries);
    }
    checkLetters(text, regions);
    return reduced(regions);
  }

  private static void checkLetters(String text, List<List<int[]>> regions) {
    Map<Integer, List<Integer>> places = new TreeMap<>();
    for (int r = 0; r < regions.size(); r++) {
      for (int b = 0; b < regions.get(r).size(); b++) {
        for (int spot : regions.get(r).get(b)) {
          if (spot >= LETTER) {
            boolean isCapital = spot - LETTER < 'a';
            // Capital letters lie in two regions, small ones on one boundary.
            places
                .computeIfAbsent(spot, s -> new ArrayList<>())
                .add(isCapital ? r : r * 10_000 + b);
          }
        }
      }
    }
    places.forEach(
        (spot, where) -> {
          boolean isCapital = spot - LETTER < 'a';
          if (where.size() != 2 || where.get(0).equals(where.get(1)) == isCapital) {
            throw GameFormatException.about(
                text,
                "has a letter in wrong places: a small letter stands twice on one boundary, a"
                    + " capital letter in two regions, like 0.AB.}AB.} or 1a1a.}");
          }
        });
  }

  private static GameFormatException malformed(String text) {
    return GameFormatException.about(
        text,
        "is not a position of Sprouts: write a number of spots like 5, or regions like"
            + " 0.AB.}AB.}");
  }

  /** How many lives are left: no more moves are possible than one fewer. */
  public int lives() {
    return lives;
  }

  @Override
  public int compareTo(SproutsLand other) {
    return Comparator.comparingInt((SproutsLand land) -> land.lives)
        .thenComparingInt(land -> land.text.length())
        .thenComparing(land -> land.text)
        .compare(this, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SproutsLand land && land.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }

  /** The positions that one move leads to, each a list of lands, in a fixed order. */
  public List<List<SproutsLand>> options() {
    Set<List<SproutsLand>> found = new HashSet<>();
    for (int r = 0; r < regions.size(); r++) {
      new Moves(r, made -> found.add(reduced(made))).run();
    }
    return found.stream().sorted(Comparator.comparing(List::toString)).toList();
  }

  /** The moves inside one region. */
  private final class Moves {

    private final int region;
    private final List<int[]> boundaries;
    private final Consumer<List<List<int[]>>> sink;
    private final int fresh;

    Moves(int region, Consumer<List<List<int[]>>> sink) {
      this.region = region;
      this.boundaries = regions.get(region);
      this.sink = sink;
      int highest = LETTER;
      for (List<int[]> each : regions) {
        for (int[] boundary : each) {
          for (int spot : boundary) {
            highest = Math.max(highest, spot + 1);
          }
        }
      }
      this.fresh = highest;
    }

    void run() {
      for (int b = 0; b < boundaries.size(); b++) {
        if (b > 0
            && Arrays.equals(boundaries.get(b), boundaries.get(b - 1))
            && boundaries.get(b)[0] == 0) {
          continue; // Another spot without lines: the same moves again.
        }
        for (int i = 0; i < boundaries.get(b).length; i++) {
          for (int j = i; j < boundaries.get(b).length; j++) {
            withinBoundary(b, i, j);
          }
          for (int c = b + 1; c < boundaries.size(); c++) {
            for (int j = 0; j < boundaries.get(c).length; j++) {
              betweenBoundaries(b, i, c, j);
            }
          }
        }
      }
    }

    /** A line from a spot of one boundary to a spot of another joins the boundaries. */
    private void betweenBoundaries(int b, int i, int c, int j) {
      int[] first = boundaries.get(b);
      int[] second = boundaries.get(c);
      List<Integer> joined = new ArrayList<>();
      walk(joined, first, i, fresh + 1);
      joined.add(fresh);
      walk(joined, second, j, fresh + 2);
      joined.add(fresh);
      List<int[]> rest = new ArrayList<>(boundaries);
      rest.remove(c);
      rest.remove(b);
      rest.add(array(joined));
      emit(List.of(rest), first[i], second[j]);
    }

    /** Once round a boundary from the end of a new line to its other side. */
    private void walk(List<Integer> into, int[] boundary, int from, int letter) {
      int spot = boundary[from];
      if (spot == 0) {
        into.add(1);
        return;
      }
      if (spot == 1) {
        into.add(letter);
      }
      for (int k = 1; k < boundary.length; k++) {
        into.add(boundary[(from + k) % boundary.length]);
      }
      if (spot == 1) {
        into.add(letter);
      }
    }

    /** A line between spots of one boundary, or from a spot to itself, cuts the region in two. */
    private void withinBoundary(int b, int i, int j) {
      int[] boundary = boundaries.get(b);
      int x = boundary[i];
      int y = boundary[j];
      List<Integer> one = new ArrayList<>();
      List<Integer> other = new ArrayList<>();
      if (i == j) {
        if (x > 1) {
          return; // One life is not enough for both ends of a line.
        }
        if (x == 0) {
          one.add(fresh + 1);
          other.add(fresh + 1);
        }
        for (int k = 1; k < boundary.length; k++) {
          one.add(boundary[(i + k) % boundary.length]);
        }
      } else {
        if (x == y && x >= LETTER) {
          return;
        }
        for (int k = i; k <= j; k++) {
          addEnd(one, boundary[k], k == i, k == j);
        }
        for (int k = j; k <= i + boundary.length; k++) {
          addEnd(other, boundary[k % boundary.length], k == i + boundary.length, k == j);
        }
      }
      one.add(fresh);
      other.add(fresh);
      List<int[]> rest = new ArrayList<>(boundaries);
      rest.remove(b);
      int[] left = array(one);
      int[] right = array(other);
      for (List<List<int[]>> parts : divisions(rest)) {
        parts.get(0).add(left);
        parts.get(1).add(right);
        emit(parts, x, y);
      }
    }

    /** A spot of the boundary: the ends of the new line lose a life. */
    private void addEnd(List<Integer> into, int spot, boolean isFirst, boolean isSecond) {
      if (!isFirst && !isSecond) {
        into.add(spot);
      } else if (spot == 1) {
        into.add(isFirst ? fresh + 1 : fresh + 2);
      }
    }

    /** The land with these regions in place of the region, x and y having lost a life. */
    private void emit(List<List<int[]>> made, int x, int y) {
      List<List<int[]>> all = new ArrayList<>();
      for (int r = 0; r < regions.size(); r++) {
        if (r != region) {
          all.add(regions.get(r));
        }
      }
      all.addAll(made);
      List<List<int[]>> alive = new ArrayList<>();
      for (List<int[]> each : all) {
        List<int[]> kept = new ArrayList<>();
        for (int[] boundary : each) {
          kept.add(
              Arrays.stream(boundary)
                  .filter(spot -> spot < LETTER || (spot != x && spot != y))
                  .toArray());
        }
        alive.add(kept);
      }
      sink.accept(alive);
    }
  }

  /** All ways to divide boundaries between two regions; equal ones are counted, not named. */
  private static List<List<List<int[]>>> divisions(List<int[]> boundaries) {
    Map<List<Integer>, Integer> counts = new HashMap<>();
    for (int[] boundary : boundaries) {
      counts.merge(Arrays.stream(boundary).boxed().toList(), 1, Integer::sum);
    }
    List<List<List<int[]>>> found = new ArrayList<>();
    found.add(List.of(List.of(), List.of()));
    for (Map.Entry<List<Integer>, Integer> entry : counts.entrySet()) {
      int[] boundary = entry.getKey().stream().mapToInt(spot -> spot).toArray();
      List<List<List<int[]>>> longer = new ArrayList<>();
      for (List<List<int[]>> parts : found) {
        for (int here = 0; here <= entry.getValue(); here++) {
          List<int[]> left = new ArrayList<>(parts.get(0));
          List<int[]> right = new ArrayList<>(parts.get(1));
          for (int k = 0; k < entry.getValue(); k++) {
            (k < here ? left : right).add(boundary);
          }
          longer.add(List.of(left, right));
        }
      }
      found = longer;
    }
    return found.stream()
        .map(
            parts ->
                List.<List<int[]>>of(new ArrayList<>(parts.get(0)), new ArrayList<>(parts.get(1))))
        .toList();
  }

  private static int[] array(List<Integer> spots) {
    return spots.stream().mapToInt(spot -> spot).toArray();
  }

  private static int lives(List<int[]> boundaries) {
    int lives = 0;
    Set<Integer> letters = new HashSet<>();
    for (int[] boundary : boundaries) {
      for (int spot : boundary) {
        lives += spot < LETTER ? 3 - spot : letters.add(spot) ? 1 : 0;
      }
    }
    return lives;
  }

  /** The lands of a position, reduced and sorted. */
  private static List<SproutsLand> reduced(List<List<int[]>> position) {
    List<List<int[]>> regions = new ArrayList<>(position);
    boolean changed = true;
    while (changed) {
      Map<Integer, Integer> places = new HashMap<>();
      for (List<int[]> region : regions) {
        for (int[] boundary : region) {
          for (int spot : boundary) {
            places.merge(spot, 1, Integer::sum);
          }
        }
      }
      List<List<int[]>> next = new ArrayList<>();
      changed = false;
      for (List<int[]> region : regions) {
        List<int[]> simpler = simplified(region, places);
        if (lives(simpler) >= 2) {
          next.add(simpler);
        } else {
          changed |= simpler.stream().flatMapToInt(Arrays::stream).anyMatch(s -> s >= LETTER);
        }
        changed |= !sameSpots(region, simpler);
      }
      regions = next;
    }
    return components(regions).stream().map(SproutsLand::canonical).sorted().toList();
  }

  private static boolean sameSpots(List<int[]> a, List<int[]> b) {
    return a.stream().mapToInt(x -> x.length).sum() == b.stream().mapToInt(x -> x.length).sum();
  }

  private static List<int[]> simplified(List<int[]> region, Map<Integer, Integer> places) {
    List<int[]> simpler = new ArrayList<>();
    for (int[] boundary : region) {
      List<Integer> spots = new ArrayList<>();
      for (int spot : boundary) {
        spots.add(spot >= LETTER && places.get(spot) == 1 ? 2 : spot);
      }
      for (int k = 0; k < spots.size() && spots.size() > 1; k++) {
        int next = (k + 1) % spots.size();
        if (spots.get(k) >= LETTER && spots.get(k).equals(spots.get(next))) {
          spots.set(k, 2);
          spots.remove(next);
          k = -1;
        }
      }
      if (!spots.isEmpty()) {
        simpler.add(array(spots));
      }
    }
    int lives = lives(simpler);
    return lives == 2 || lives == 3 ? List.of(flat(simpler)) : simpler;
  }

  /** One boundary with the lives of a region that has three of them at most. */
  private static int[] flat(List<int[]> region) {
    Map<Integer, Integer> inside = new TreeMap<>();
    List<Integer> spots = new ArrayList<>();
    for (int[] boundary : region) {
      for (int spot : boundary) {
        if (spot >= LETTER) {
          inside.merge(spot, 1, Integer::sum);
        } else {
          for (int life = spot; life < 3; life++) {
            spots.add(2);
          }
        }
      }
    }
    inside.forEach((letter, count) -> spots.add(count == 2 ? 2 : letter));
    return array(spots);
  }

  private static List<List<List<int[]>>> components(List<List<int[]>> regions) {
    List<List<List<int[]>>> lands = new ArrayList<>();
    List<Set<Integer>> letters = new ArrayList<>();
    for (List<int[]> region : regions) {
      List<List<int[]>> land = new ArrayList<>(List.of(region));
      Set<Integer> mine =
          region.stream()
              .flatMapToInt(Arrays::stream)
              .filter(spot -> spot >= LETTER)
              .boxed()
              .collect(Collectors.toCollection(HashSet::new));
      for (int k = lands.size() - 1; k >= 0; k--) {
        if (letters.get(k).stream().anyMatch(mine::contains)) {
          land.addAll(lands.remove(k));
          mine.addAll(letters.remove(k));
        }
      }
      lands.add(land);
      letters.add(mine);
    }
    return lands;
  }

  // How a land is written.

  private static SproutsLand canonical(List<List<int[]>> regions) {
    return new SproutsCanonical(regions, LETTER).land(SproutsLand::new);
  }
}
