// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.game.Game;
import org.losingways.reader.GameReader;
import org.losingways.store.Query;
import org.losingways.store.Store;
import org.losingways.theory.CommonCode;

/**
 * Kills a workbench (−9) again and again while it solves games, and compares what it had said with
 * what is in the store and with what the next one says.
 *
 * <p>Lost is what an earlier store had, and what was shown for four seconds before the kill; so is
 * everything if the file is damaged, and a stored result that does not pass the referee. Heaps that
 * were shown later than that may have to be computed again.
 */
final class Crashes {

  /** How long after it is shown everything has to be in the store. */
  private static final long NANOS_TO_KEEP = 4_000_000_000L;

  private static final int MILLIS_OF_WORK = 7000;
  private static final int MILLIS_BETWEEN_LOOKS = 250;
  private static final int GAMES = 4;

  private static final Pattern STATE =
      Pattern.compile(".*?\"heapsComputed\":(\\d+).*\"phase\":\"(\\w+)\".*", Pattern.DOTALL);

  private final String launcher;
  private final Path file;
  private final List<String> lost = new ArrayList<>();
  private final Map<String, Kept> kept = new TreeMap<>();
  private int kills;
  private int mostAgain;

  /** What is in the store of a game. */
  private record Kept(int heaps, boolean isSolved) {
    Kept shifted(int by) {
      return new Kept(heaps + by, isSolved);
    }
  }

  /** What the server said of a game, and when it said so first. */
  private record Shown(int heaps, boolean isSolved, long since) {}

  Crashes(String launcher, Path file) {
    this.launcher = launcher;
    this.file = file;
  }

  List<String> lost() {
    return lost;
  }

  /**
   * The games of a round: two that go on from round to round, and new ones that are soon solved.
   */
  private static List<String> games(int round) {
    List<String> games = new ArrayList<>(List.of("0.07", "0.35"));
    for (int i = 2; i < GAMES; i++) {
      int number = round * (GAMES - 2) + i;
      games.add("0." + (1 + number / 7 % 7) + number % 7 + "3");
    }
    return games;
  }

  void run(int rounds) throws IOException, InterruptedException {
    for (int round = 0; round < rounds; round++) {
      Map<String, Shown> shown = new HashMap<>();
      try (Serving server =
              Serving.start(
                  launcher, "--store", file.toString(), "--time-limit", "10m", "--solves", "4");
          Serving.Connection client = server.connect()) {
        long end = System.nanoTime() + MILLIS_OF_WORK * 1_000_000L;
        for (boolean isFirst = true; System.nanoTime() - end < 0; isFirst = false) {
          for (String game : games(round)) {
            look(game, client.get("/api/solve?game=" + game).body(), isFirst, shown);
          }
          Thread.sleep(MILLIS_BETWEEN_LOOKS);
        }
        long killed = System.nanoTime();
        server.kill();
        kills++;
        examine(shown, killed);
      }
    }
  }

  private void look(String game, String state, boolean isFirst, Map<String, Shown> shown) {
    Matcher found = STATE.matcher(state);
    if (!found.matches()) {
      return;
    }
    int heaps = Integer.parseInt(found.group(1));
    boolean isSolved = found.group(2).equals("done");
    Kept before = kept.get(game);
    if (isFirst && before != null && heaps < before.heaps()) {
      lost.add(game + ": heap " + before.heaps() + " is in the store, " + heaps + " is shown");
    }
    Shown last = shown.get(game);
    if (last == null || last.heaps() != heaps || last.isSolved() != isSolved) {
      shown.put(game, new Shown(heaps, isSolved, System.nanoTime()));
    }
  }

  private void examine(Map<String, Shown> shown, long killed) {
    Map<String, Kept> now = new TreeMap<>();
    try (Store store = Store.open(file)) {
      if (!store.integrity().equals("ok")) {
        lost.add("after kill " + kills + " the file is damaged: " + store.integrity());
      }
      store.forEach(
          Query.all(),
          found -> {
            now.put(
                found.entry().standing().code(),
                new Kept(
                    found.entry().standing().heaps(),
                    found.entry().standing().status().equals("solved")));
            if (found.entry().run().filter(Soak::passes).isEmpty()) {
              lost.add(found.entry().key() + ": what is stored does not pass the referee");
            }
          });
    }
    kept.forEach(
        (game, before) -> {
          Kept after = now.getOrDefault(game, new Kept(0, false));
          if (after.heaps() < before.heaps() || (before.isSolved() && !after.isSolved())) {
            lost.add(game + ": " + before + " before kill " + kills + ", " + after + " after it");
          }
        });
    shown.forEach(
        (game, said) -> {
          Kept after = best(now, game);
          boolean isAll = said.isSolved() ? after.isSolved() : after.heaps() >= said.heaps();
          if (!isAll) {
            mostAgain = Math.max(mostAgain, said.heaps() - after.heaps());
          }
          if (!isAll && killed - said.since() > NANOS_TO_KEEP) {
            lost.add(game + ": " + said + " was shown before kill " + kills + ", kept is " + after);
          }
        });
    kept.putAll(now);
  }

  /** The most that is kept of a game, under its own code or an equivalent one. */
  private static Kept best(Map<String, Kept> now, String game) {
    Game wanted = GameReader.of(game);
    return now.entrySet().stream()
        .flatMap(
            entry ->
                CommonCode.shift(GameReader.of(entry.getKey()), wanted).stream()
                    .map(by -> entry.getValue().shifted(by)))
        .max(Comparator.comparing(Kept::isSolved).thenComparing(Kept::heaps))
        .orElse(new Kept(0, false));
  }

  /** Cells of a table: kills, games, solved, heaps proved, computed again at most, lost. */
  @Override
  public String toString() {
    return kills
        + " | "
        + kept.size()
        + " | "
        + kept.values().stream().filter(Kept::isSolved).count()
        + " | "
        + kept.values().stream().mapToInt(Kept::heaps).sum()
        + " | "
        + mostAgain
        + " heaps | "
        + (lost.isEmpty() ? "nothing" : lost.size() + " results");
  }
}
