// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.PartizanOutcome;
import org.losingways.gauge.Gauge;
import org.losingways.gauge.GaugeModel;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.WordStyle;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Item;

/**
 * Outcomes in the plane of two letters that gauges compare, beside company that tells the most:
 * copies of the one are counted to the right, of the other upwards.
 */
public final class GaugePicture {

  /** So many copies of each letter. */
  private static final int COPIES = 26;

  /** Company has at most so many letters. */
  private static final int MOST_COMPANY = 2;

  private static final double SIDE = 17;
  private static final double HEAD = 48;

  private static final Comparator<GaugePicture> TELLING =
      Comparator.<GaugePicture>comparingInt(p -> p.told).thenComparingInt(p -> p.outcomes);

  private final Gauges<?> solution;
  private final int letters;
  private final int across;
  private final int up;
  private final int[] company;

  /** How many different rows and columns there are. */
  private final int told;

  /** How many different outcomes there are. */
  private final int outcomes;

  private GaugePicture(Gauges<?> solution, int across, int up, int[] company) {
    this.solution = solution;
    this.letters = company.length;
    this.across = across;
    this.up = up;
    this.company = company;
    Set<List<PartizanOutcome>> rows = new HashSet<>();
    Set<List<PartizanOutcome>> columns = new HashSet<>();
    Set<PartizanOutcome> met = EnumSet.noneOf(PartizanOutcome.class);
    for (int i = 0; i < COPIES; i++) {
      List<PartizanOutcome> row = new ArrayList<>();
      List<PartizanOutcome> column = new ArrayList<>();
      for (int j = 0; j < COPIES; j++) {
        row.add(outcome(j, i));
        column.add(outcome(i, j));
      }
      rows.add(row);
      columns.add(column);
      met.addAll(row);
    }
    this.told = rows.size() + columns.size();
    this.outcomes = met.size();
  }

  /** The picture of the two letters and the company that tell the most, the first among equals. */
  public static Scene of(Gauges<?> solution) {
    List<GaugePicture> all = new ArrayList<>();
    for (GaugeModel.Part part : solution.model().parts()) {
      IntList mine = part.group().letters();
      for (int x = 0; x < mine.size(); x++) {
        for (int y = x + 1; y < mine.size(); y++) {
          for (int[] company : words(solution, mine.getInt(x), mine.getInt(y))) {
            all.add(new GaugePicture(solution, mine.getInt(x), mine.getInt(y), company));
          }
        }
      }
    }
    // Where powers do not repeat, some sum has two letters.
    return all.stream()
        .reduce((best, other) -> TELLING.compare(other, best) > 0 ? other : best)
        .orElseThrow()
        .scene();
  }

  private Scene scene() {
    List<Item> items = new ArrayList<>();
    double size = COPIES * SIDE;
    for (int j = 0; j < COPIES; j++) {
      for (int i = 0; i < COPIES; i++) {
        Plate.small(
            items,
            Picture.Mark.of(outcome(i, j)),
            new Layout.Box(HEAD + i * SIDE + 1, (COPIES - 1 - j) * SIDE + 1, SIDE - 2, SIDE - 2),
            "");
      }
      if (j % 5 == 0) {
        double middle = (COPIES - 1 - j) * SIDE + SIDE / 2 + 4;
        items.add(label(HEAD - 8, middle, "" + j, Anchor.END));
        items.add(label(HEAD + j * SIDE + SIDE / 2, size + 16, "" + j, Anchor.MIDDLE));
      }
    }
    items.add(label(8, SIDE, name(up), Anchor.START));
    items.add(label(HEAD + size, size + 34, name(across), Anchor.END));
    IntList heaps = solution.model().words().letters();
    String beside = IntStream.of(company).allMatch(e -> e == 0) ? "" : " beside " + text(company);
    return new Scene(
        "Heaps %d and %d of %s%s"
            .formatted(
                heaps.getInt(across),
                heaps.getInt(up),
                solution.rules().code(),
                solution.period().isPresent() ? "" : " to heap " + solution.heaps()),
        ("Each cell is %1$sⁱ%2$sʲ%3$s, with %1$s = Φ(%4$d) counted to the right and %2$s = Φ(%5$d) upwards."
                + " The %10$s is infinite, of rank %6$d; outcomes change where a sum, %7$s, passes 0, and"
                + " repeat elsewhere.%8$s%9$s")
            .formatted(
                name(across),
                name(up),
                beside,
                heaps.getInt(across),
                heaps.getInt(up),
                solution.rank().rank(),
                sums(),
                legend(),
                Picture.key(isPartizan()),
                isPartizan() ? "misère monoid" : "quotient"),
        HEAD + size,
        size + 40,
        items);
  }

  private static Scene.Label label(double x, double y, String text, Anchor anchor) {
    return new Scene.Label(x, y, text, anchor, Style.INK);
  }

  private static String name(int letter) {
    return Word.name(letter);
  }

  private static String text(int[] word) {
    StringBuilder text = new StringBuilder();
    for (int x = 0; x < word.length; x++) {
      if (word[x] > 0) {
        WordStyle.UNICODE.append(text, name(x), word[x]);
      }
    }
    return text.toString();
  }

  /** What the letters of the company stand for. */
  private String legend() {
    return IntStream.range(0, letters)
        .filter(x -> company[x] > 0)
        .mapToObj(
            x -> " %s = Φ(%d).".formatted(name(x), solution.model().words().letters().getInt(x)))
        .collect(Collectors.joining());
  }

  /** The sums of more than one letter. */
  private String sums() {
    List<String> sums = new ArrayList<>();
    for (GaugeModel.Part part : solution.model().parts()) {
      for (Gauge gauge : part.group().gauges()) {
        if (gauge.weights().intStream().filter(w -> w != 0).count() > 1) {
          sums.add(gauge.text(part.group().letters()));
        }
      }
    }
    return String.join(", ", sums);
  }

  private boolean isPartizan() {
    return solution instanceof PartizanGauges;
  }

  private PartizanOutcome outcome(int i, int j) {
    int[] word = company.clone();
    word[across] += i;
    word[up] += j;
    return PartizanOutcome.valueOf(solution.outcome(word).name());
  }

  /** Words without the two letters, shorter ones first. */
  private static List<int[]> words(Gauges<?> solution, int across, int up) {
    int letters = solution.model().words().letters().size();
    List<int[]> words = new ArrayList<>(List.of(new int[letters]));
    int from = 0;
    for (int length = 0; length < MOST_COMPANY; length++) {
      int to = words.size();
      for (; from < to; from++) {
        int[] word = words.get(from);
        int last = IntStream.range(0, letters).filter(x -> word[x] > 0).max().orElse(0);
        for (int x = last; x < letters; x++) {
          if (x != across && x != up) {
            int[] longer = word.clone();
            longer[x]++;
            words.add(longer);
          }
        }
      }
    }
    return words;
  }
}
