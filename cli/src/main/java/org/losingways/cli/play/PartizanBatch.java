// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.losingways.cli.terminal.ByteText;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.PartizanOutcomeAnswer;
import org.losingways.show.answer.position.PartizanOutcomeAnswer.Side;
import org.losingways.show.json.Json;

/**
 * Answers for many positions of a partizan game, a line each, such as {@code 6+4 N b²c Left 6→5
 * Right 4→2}. Lines that were met before are looked up.
 */
final class PartizanBatch {

  private static final int CHUNK = 1 << 16;

  /** So many answers are kept. */
  private static final int MOST_KEPT = 100_000;

  private final PartizanAnalyst analyst;
  private final Set<Player> begin;
  private final boolean json;
  private final ByteText text = new ByteText();
  private final BatchLoop loop;

  private final Map<String, Line> kept = new LinkedHashMap<>();
  private long read;

  @SuppressWarnings("ArrayRecordComponent")
  private record Line(byte[] text, boolean isSettled) {}

  /**
   * @param begin the players who begin
   */
  PartizanBatch(OutputStream out, PartizanAnalyst analyst, Set<Player> begin, boolean json) {
    this.analyst = analyst;
    this.begin = begin;
    this.json = json;
    this.loop = new BatchLoop(out, text);
  }

  /** The largest heap in the first bytes of a file. */
  static Position largest(PartizanRuleset rules, InputStream in, int bytes) throws IOException {
    int largest = 0;
    long line = 0;
    for (String typed : new String(in.readNBytes(bytes), StandardCharsets.UTF_8).lines().toList()) {
      largest = Math.max(largest, position(rules, typed, ++line).largest());
    }
    return largest == 0 ? Position.EMPTY : Position.of(largest);
  }

  private static Position position(PartizanRuleset rules, String typed, long line) {
    String between = rules.labels().areSizes() ? "[ \\t+,]+" : "[ \\t]+";
    List<String> heaps = Arrays.stream(typed.split(between)).filter(h -> !h.isEmpty()).toList();
    try {
      return rules.position(heaps);
    } catch (GameFormatException e) {
      throw new CommandFailure("Line %d: %s".formatted(line, e.getMessage()));
    }
  }

  /** Answers for each line, until the budget is spent. */
  BatchLoop.Result run(InputStream in) {
    Iterator<String> lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().iterator();
    return loop.run(lines::hasNext, () -> answer(lines.next()), CHUNK);
  }

  private BatchLoop.Answered answer(String typed) {
    read++;
    Line line = kept.get(typed);
    if (line == null) {
      Position position = position(analyst.rules(), typed, read);
      PartizanOutcomeAnswer answer = PartizanOutcomeAnswer.of(analyst, position, begin);
      line =
          new Line(
              ByteText.bytes(json ? Json.text(answer) : line(answer)),
              answer.outcome().isPresent());
      if (kept.size() < MOST_KEPT && line.isSettled) {
        kept.put(typed, line);
      }
    }
    text.append(line.text);
    return line.isSettled ? BatchLoop.Answered.WHOLE : BatchLoop.Answered.UNSETTLED;
  }

  private static String line(PartizanOutcomeAnswer answer) {
    return "%s  %s  %s%s%s"
        .formatted(
            answer.text(),
            answer.outcome().orElse("?"),
            answer.value().orElse("?"),
            moves(answer.left(), "Left"),
            moves(answer.right(), "Right"));
  }

  private static String moves(Optional<Side> side, String player) {
    return side.filter(s -> !s.moves().isEmpty())
        .map(s -> "  " + player + " " + String.join(" ", s.moves()))
        .orElse("");
  }
}
