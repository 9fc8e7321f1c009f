// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.losingways.budget.Budget;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * Sprouts: a move draws a line from a spot to another one or to itself, crossing no line, and puts
 * a new spot on it; no spot has more than three lines.
 *
 * <pre>{@code
 * Sprouts game = Sprouts.parse("sprouts:2");
 * game.start()                                  // the land 0.0.}
 * game.labels().position("0.AB.}AB.} + 22.}")   // two lands
 * }</pre>
 *
 * <p>A heap is a {@link SproutsLand} that play can reach, those with fewer lives first. A land
 * whose options are those of another one, twins being the same, is its twin. The lands are found
 * when they are first needed: the games with 1 to 5 spots have 2, 14, 119, 1,156 and 13,170 of
 * them; {@link #MOST_LANDS} bounds them. Larger games are searched only as far as an outcome needs
 * ({@code org.losingways.form.ReducedTreeSearch}). (J. H. Conway and M. S. Paterson, 1967.)
 */
public final class Sprouts implements Ruleset {

  /** Games with more lands than this cannot be numbered. */
  public static final int MOST_LANDS = 2000;

  /** Lands with more lives have too many followers. */
  private static final int MOST_LIVES = 12;

  /** With more spots than this letters run out. */
  private static final int MOST_SPOTS = 12;

  /** Lands in a position are separated like labels, or by the sign for the end of a land. */
  private static final Pattern BETWEEN_LANDS =
      Pattern.compile(Labels.BETWEEN.pattern() + "|\\](?!$)");

  /** How the name of every game of Sprouts begins. */
  public static final String PREFIX = "sprouts:";

  private final String written;
  private final List<SproutsLand> start;

  /** Found when first asked for. */
  private volatile Optional<Numbered> found;

  /**
   * The lands by number; number 0 is none.
   *
   * @param options for each heap
   * @param twins for each heap
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Numbered(
      List<SproutsLand> lands,
      Map<SproutsLand, Integer> heapOf,
      List<List<Position>> options,
      int[] twins) {}

  private Sprouts(String written, List<SproutsLand> start) {
    this.written = written;
    this.start = start;
  }

  /** The game with so many spots. */
  public Sprouts(int spots) {
    this(checked(spots), SproutsLand.spots(spots));
  }

  private static String checked(int spots) {
    if (spots < 1 || spots > MOST_SPOTS) {
      throw new GameFormatException(
          "Sprouts is played here with 1 to %d spots, not %d.".formatted(MOST_SPOTS, spots));
    }
    return Integer.toString(spots);
  }

  /** Reads {@code sprouts:5} or {@code sprouts:0.AB.}AB.}}. */
  public static Sprouts parse(String text) {
    String position = text.substring(PREFIX.length()).strip();
    if (position.matches("[0-9]{1,9}")) {
      return new Sprouts(Integer.parseInt(position));
    }
    List<SproutsLand> lands = lands(position);
    if (lands.isEmpty()) {
      throw GameFormatException.about(text, "is a position of Sprouts in which nobody can move.");
    }
    StringBuilder written = new StringBuilder();
    lands.forEach(land -> written.append(written.length() > 0 ? "]" : "").append(land));
    return new Sprouts(written.toString(), lands);
  }

  /** The lands of a sum of positions, each a number of spots or regions. */
  private static List<SproutsLand> lands(String text) {
    List<SproutsLand> lands = new ArrayList<>();
    String stripped = text.strip();
    if (!stripped.isEmpty() && !stripped.equals("nothing")) {
      for (String part : BETWEEN_LANDS.split(stripped, -1)) {
        lands.addAll(
            part.matches("[0-9]{1,9}")
                ? new Sprouts(Integer.parseInt(part)).start
                : SproutsLand.read(part));
      }
    }
    return lands.stream().sorted().toList();
  }

  /**
   * The lands of the position that some texts describe together, or of the start of the game.
   *
   * @throws GameFormatException if they describe none
   */
  public List<SproutsLand> lands(List<String> texts) {
    return texts.isEmpty() ? start : lands(String.join(" + ", texts));
  }

  /** Whether there are few enough lands to number them. */
  public boolean isSmall() {
    return lands().isPresent();
  }

  private Numbered numbered() {
    return lands()
        .orElseThrow(
            () ->
                new GameFormatException(
                    ("%1$s has too many lands to be solved: 'misere outcome %1$s' says who"
                            + " wins, and sprouts:3 can be solved.")
                        .formatted(code())));
  }

  private Optional<Numbered> lands() {
    Optional<Numbered> made = found;
    if (made == null) {
      made =
          start.stream().anyMatch(l -> l.lives() > MOST_LIVES)
              ? Optional.empty()
              : closure().map(Sprouts::number);
      found = made;
    }
    return made;
  }

  /** The lands that play can reach, with their options; empty if they are too many. */
  private Optional<Map<SproutsLand, List<List<SproutsLand>>>> closure() {
    Map<SproutsLand, List<List<SproutsLand>>> options = new HashMap<>();
    Set<SproutsLand> seen = new HashSet<>(start);
    Deque<SproutsLand> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      Budget.tick();
      SproutsLand land = waiting.remove();
      List<List<SproutsLand>> moves = land.options();
      options.put(land, moves);
      for (List<SproutsLand> move : moves) {
        for (SproutsLand part : move) {
          if (seen.add(part)) {
            waiting.add(part);
          }
        }
      }
      if (seen.size() > MOST_LANDS) {
        return Optional.empty();
      }
    }
    return Optional.of(options);
  }

  private static Numbered number(Map<SproutsLand, List<List<SproutsLand>>> closure) {
    List<SproutsLand> lands = new ArrayList<>();
    Map<SproutsLand, Integer> heapOf = new HashMap<>();
    for (SproutsLand land : new TreeSet<>(closure.keySet())) {
      lands.add(land);
      heapOf.put(land, lands.size());
    }
    List<List<Position>> options = new ArrayList<>();
    options.add(List.of());
    int[] twins = new int[lands.size() + 1];
    Map<Set<Position>, Integer> firsts = new HashMap<>();
    for (int heap = 1; heap < twins.length; heap++) {
      Set<Position> moves = new TreeSet<>();
      Set<Position> alike = new HashSet<>();
      for (List<SproutsLand> move : closure.get(lands.get(heap - 1))) {
        int[] parts = move.stream().mapToInt(heapOf::get).toArray();
        moves.add(Position.of(parts));
        for (int k = 0; k < parts.length; k++) {
          parts[k] = twins[parts[k]];
        }
        alike.add(Position.of(parts));
      }
      options.add(List.copyOf(moves));
      Integer first = firsts.putIfAbsent(alike, heap);
      twins[heap] = first == null ? heap : first;
    }
    return new Numbered(List.copyOf(lands), heapOf, options, twins);
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    for (Position option : numbered().options().get(heap)) {
      sink.accept(option.toArray(), option.size());
    }
  }

  @Override
  public String code() {
    return PREFIX + written;
  }

  @Override
  public int largestHeap() {
    return numbered().lands().size();
  }

  @Override
  public int twin(int heap) {
    return numbered().twins()[heap];
  }

  @Override
  public Optional<Position> start() {
    return Optional.of(numberedPosition(start));
  }

  private Position numberedPosition(List<SproutsLand> lands) {
    return Position.of(lands.stream().mapToInt(this::heap).toArray());
  }

  private int heap(SproutsLand land) {
    Integer heap = numbered().heapOf().get(land);
    if (heap == null) {
      throw new GameFormatException("The land '%s' cannot arise in %s.".formatted(land, code()));
    }
    return heap;
  }

  @Override
  public Labels labels() {
    return new Texts();
  }

  /** Lands as they are written. */
  private final class Texts implements Labels {
    @Override
    public String noun() {
      return "land";
    }

    @Override
    public String label(int heap) {
      return heap == 0 ? "nothing" : numbered().lands().get(heap - 1).toString();
    }

    @Override
    public Position position(String text) {
      return numberedPosition(lands(text));
    }
  }
}
