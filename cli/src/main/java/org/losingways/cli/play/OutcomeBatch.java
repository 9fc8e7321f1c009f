// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.ByteText;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.GenusLookup;
import org.losingways.play.OptionTable;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.json.Json;
import org.losingways.show.page.text.Heaps;

/**
 * Answers for very many positions, a line each: values, genera and the text of winning moves are
 * looked up, and nothing is made anew for a position whose heaps were met before in such company.
 */
final class OutcomeBatch {

  private static final int CHUNK = 1 << 16;

  private static final byte[] JSON_WINNING = ByteText.bytes(",\"winning\":[");

  private static final byte[] TEXT_WINNING = ByteText.bytes(" ");

  private final BatchLoop loop;
  private final Solution solution;
  private final PositionGenera genera;
  private final Analyst analyst;
  private final Heaps names;
  private final boolean json;
  private final OptionTable<byte[]> winning;
  private final GenusLookup<byte[]> genusTexts;
  private final byte[] head;
  private final byte[] tail;
  private final ByteText text = new ByteText();

  /** Value by value, the outcome and how the value is written. */
  private byte[][] values = new byte[64][];

  private byte[][] numbers = new byte[64][];

  /** The values of heaps; −1 for those that were not met yet. */
  private int[] phi = {0};

  private int[] before = new int[17];
  private int[] after = new int[17];

  OutcomeBatch(
      OutputStream out, Solution solution, PositionGenera genera, Analyst analyst, boolean json) {
    this.loop = new BatchLoop(out, text);
    this.solution = solution;
    this.genera = genera;
    this.analyst = analyst;
    this.names = new Heaps(solution.rules());
    this.json = json;
    this.winning =
        new OptionTable<>(
            solution,
            (heap, options) ->
                ByteText.bytes(json ? asJson(heap, options) : asText(heap, options)));
    this.genusTexts =
        json
            ? new GenusLookup<>(
                genera,
                g -> ByteText.bytes("\"" + g + "\""),
                b -> ByteText.bytes("null,\"blurryGenus\":\"" + b + "\""),
                ByteText.bytes("null"))
            : new GenusLookup<>(
                genera,
                g -> ByteText.bytes(g.toString()),
                b -> ByteText.bytes(b.toString()),
                ByteText.bytes("?"));
    OptionalInt last = solution.verifiedTo();
    this.tail =
        ByteText.bytes(last.isPresent() ? "],\"verifiedTo\":%d}".formatted(last.getAsInt()) : "]}");
    this.head =
        ByteText.bytes("{\"game\":%s,\"position\":[".formatted(Json.text(solution.rules().code())));
  }

  private static String asJson(int heap, List<Position> options) {
    return options.stream()
        .map(o -> "{\"heap\":" + heap + ",\"to\":[" + parts(o, ",") + "]},")
        .collect(Collectors.joining());
  }

  private static String asText(int heap, List<Position> options) {
    return options.stream()
        .map(o -> " " + heap + "→" + (o.isEmpty() ? "0" : parts(o, "+")))
        .collect(Collectors.joining());
  }

  private static String parts(Position option, String between) {
    StringBuilder parts = new StringBuilder();
    for (int i = option.size() - 1; i >= 0; i--) {
      parts.append(option.heap(i)).append(i > 0 ? between : "");
    }
    return parts.toString();
  }

  /** The largest heap in the first bytes of a file whose heaps are not sizes. */
  static BigInteger largest(Ruleset rules, InputStream in, int bytes) throws IOException {
    String text = new String(in.readNBytes(bytes), StandardCharsets.UTF_8);
    Heaps names = new Heaps(rules);
    return text.lines()
        .map(line -> Solving.largest(names.read(List.of(line))))
        .reduce(BigInteger.ZERO, BigInteger::max);
  }

  /** Answers for each line, until the budget is spent. */
  BatchLoop.Result run(InputStream in) {
    PositionLines lines = new PositionLines(in, winning.largestHeap());
    return loop.run(
        () -> {
          try {
            return lines.next();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        () -> {
          if (!lines.isSmall()) {
            return answerLarge(analyst.answer(lines.typed()));
          }
          answer(lines.heaps(), lines.count());
          return BatchLoop.Answered.WHOLE;
        },
        CHUNK);
  }

  /** The same for positions whose heaps are not sizes. */
  BatchLoop.Result runLabels(InputStream in) {
    Iterator<String> lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().iterator();
    return loop.run(
        lines::hasNext, () -> answerLarge(analyst.answer(names.read(List.of(lines.next())))), 0);
  }

  private BatchLoop.Answered answerLarge(Answer found) {
    OutcomeAnswer answer = OutcomeAnswer.of(solution, found, Optional.of(genera));
    text.append(ByteText.bytes(json ? Json.text(answer) : line(answer)));
    return answer.outcome().isEmpty()
        ? BatchLoop.Answered.UNSETTLED
        : answer.complete().isEmpty() ? BatchLoop.Answered.WHOLE : BatchLoop.Answered.IN_PART;
  }

  private String line(OutcomeAnswer answer) {
    String moves =
        answer.winning().stream().map(m -> " " + names.text(m)).collect(Collectors.joining());
    return "%s  %s  %s  %s %s%s"
        .formatted(
            names.names(answer.position()),
            answer.outcome().orElse("?"),
            answer.value().orElse("?"),
            answer.genus().or(answer::blurryGenus).orElse("?"),
            moves,
            answer.complete().isEmpty() ? "" : " …");
  }

  private void answer(int[] heaps, int count) {
    multiply(heaps, count);
    int value = before[count];
    if (json) {
      text.append(head);
    }
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        text.append(json ? ',' : '+');
      }
      text.append(number(heaps[i]));
    }
    if (count == 0 && !json) {
      text.append(ByteText.bytes("no heaps"));
    }
    text.append(valueText(value)).append(genusTexts.of(heaps, count));
    text.append(json ? JSON_WINNING : TEXT_WINNING);
    if (solution.outcome(value) == Outcome.N) {
      appendWinning(heaps, count);
    }
    if (json) {
      text.append(tail);
    }
  }

  /** The values of the heaps before each heap, and of those after it. */
  private void multiply(int[] heaps, int count) {
    if (count >= before.length) {
      before = new int[2 * count];
      after = new int[2 * count];
    }
    before[0] = 0;
    for (int i = 0; i < count; i++) {
      before[i + 1] = solution.times(before[i], value(heaps[i]));
    }
    after[count] = 0;
    for (int i = count - 1; i > 0; i--) {
      after[i] = solution.times(after[i + 1], phi[heaps[i]]);
    }
  }

  private int value(int heap) {
    if (heap >= phi.length) {
      int known = phi.length;
      phi = Arrays.copyOf(phi, 2 * heap);
      Arrays.fill(phi, known, phi.length, -1);
    }
    if (phi[heap] < 0) {
      phi[heap] = solution.value(heap);
    }
    return phi[heap];
  }

  private void appendWinning(int[] heaps, int count) {
    int start = text.length();
    for (int i = 0; i < count; i++) {
      if (!metBefore(heaps, i)) {
        text.append(winning.winning(heaps[i], solution.times(before[i], after[i + 1])));
      }
    }
    if (json && text.length() > start) {
      text.cut(text.length() - 1);
    }
  }

  private static boolean metBefore(int[] heaps, int i) {
    for (int j = 0; j < i; j++) {
      if (heaps[j] == heaps[i]) {
        return true;
      }
    }
    return false;
  }

  private byte[] number(int heap) {
    if (heap >= numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * heap);
    }
    if (numbers[heap] == null) {
      numbers[heap] = ByteText.bytes(Integer.toString(heap));
    }
    return numbers[heap];
  }

  private byte[] valueText(int value) {
    if (value >= values.length) {
      values = Arrays.copyOf(values, 2 * value);
    }
    if (values[value] == null) {
      Outcome outcome = solution.outcome(value);
      String word = solution.print(value);
      values[value] =
          ByteText.bytes(
              json
                  ? "],\"outcome\":\"%s\",\"value\":%s,\"genus\":"
                      .formatted(outcome, Json.text(word))
                  : "  " + outcome + "  " + word + "  ");
    }
    return values[value];
  }
}
