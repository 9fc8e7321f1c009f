// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.genus.Genus;
import org.losingways.quotient.Solution;
import org.losingways.strategy.Analyst;
import org.losingways.strategy.Answer;
import org.losingways.strategy.OptionTable;
import org.losingways.strategy.PositionGenera;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers for very many positions, a line each: values and the text of winning moves are looked up,
 * and nothing is made anew for a position whose heaps were met before in such company.
 */
final class OutcomeBatch {

  private static final int CHUNK = 1 << 16;

  private final Output output;
  private final Solution solution;
  private final PositionGenera genera;
  private final Analyst analyst;
  private final boolean json;
  private final OptionTable<String> winning;
  private final String head;
  private final StringBuilder text = new StringBuilder(2 * CHUNK);
  private final char[] chunk = new char[CHUNK];

  /** Value by value, how it is written. */
  private String[] words = new String[64];

  private final Map<Genus, String> genusTexts = new HashMap<>();
  private final int largest;
  private final JsonMapper mapper = new JsonMapper();

  private final byte[] buffer = new byte[CHUNK];
  private int filled;
  private int at;

  private int[] heaps = new int[16];
  private int[] before = new int[17];
  private int count;
  private boolean isLarge;
  private final StringBuilder digits = new StringBuilder();
  private final List<BigInteger> typed = new ArrayList<>();

  OutcomeBatch(
      Output output, Solution solution, PositionGenera genera, Analyst analyst, boolean json) {
    this.output = output;
    this.solution = solution;
    this.genera = genera;
    this.analyst = analyst;
    this.json = json;
    this.winning = new OptionTable<>(solution, json ? OutcomeBatch::asJson : OutcomeBatch::asText);
    this.head = "{\"game\":\"" + solution.rules().code() + "\",\"position\":[";
    this.largest = Math.min(solution.largestHeap(), OptionTable.LARGEST_HEAP);
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

  /** Answers for each line; false if some outcome was not settled. */
  boolean run(InputStream in) throws IOException {
    boolean settled = true;
    for (long line = 1; readLine(in, line); line++) {
      if (isLarge) {
        settled &= answerLarge();
      } else {
        answer();
      }
      if (text.length() >= CHUNK) {
        flush();
      }
    }
    flush();
    return settled;
  }

  /** The same for positions whose heaps are not sizes. */
  boolean runLabels(InputStream in) {
    Heaps names = new Heaps(solution.rules());
    boolean settled = true;
    Iterator<String> lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().iterator();
    while (lines.hasNext()) {
      typed.clear();
      typed.addAll(names.read(List.of(lines.next())));
      settled &= answerLarge();
      flush();
    }
    return settled;
  }

  private void flush() {
    for (int from = 0; from < text.length(); from += CHUNK) {
      int to = Math.min(text.length(), from + CHUNK);
      text.getChars(from, to, chunk, 0);
      output.out().write(chunk, 0, to - from);
    }
    text.setLength(0);
  }

  private int next(InputStream in) throws IOException {
    if (at == filled) {
      filled = in.read(buffer);
      at = 0;
      if (filled <= 0) {
        filled = 0;
        return -1;
      }
    }
    return buffer[at++];
  }

  private boolean readLine(InputStream in, long line) throws IOException {
    count = 0;
    isLarge = false;
    digits.setLength(0);
    typed.clear();
    int heap = -1;
    boolean any = false;
    for (int c = next(in); ; c = next(in)) {
      if (c >= '0' && c <= '9') {
        heap = heap < 0 ? c - '0' : heap * 10 + (c - '0');
        digits.append((char) c);
        if (digits.length() > 8) {
          heap = 0;
          isLarge = true;
        }
      } else if (c == ' ' || c == '\t' || c == '+' || c == ',' || c == '\r' || c == '\n' || c < 0) {
        if (heap >= 0) {
          add(heap);
          heap = -1;
        }
        if (c == '\n' || c < 0) {
          return c == '\n' || any;
        }
      } else {
        flush();
        throw new CommandFailure(
            "Line "
                + line
                + " of the batch is not a position: write heaps separated by blanks, like 9 8 5 3.");
      }
      any = true;
    }
  }

  private void add(int heap) {
    if (heap > largest || digits.length() > 8) {
      isLarge = true;
    }
    if (count + 1 >= heaps.length) {
      heaps = Arrays.copyOf(heaps, 2 * heaps.length);
      before = Arrays.copyOf(before, 2 * heaps.length + 1);
    }
    if (isLarge && typed.isEmpty()) {
      for (int i = 0; i < count; i++) {
        typed.add(BigInteger.valueOf(heaps[i]));
      }
    }
    if (isLarge) {
      typed.add(new BigInteger(digits.toString()));
    }
    digits.setLength(0);
    if (heap > 0) {
      heaps[count++] = heap;
    }
  }

  private boolean answerLarge() {
    Answer answer = analyst.answer(typed);
    if (json) {
      text.append(mapper.writeValueAsString(OutcomeJson.of(solution, answer, genera)));
    } else {
      text.append(new Heaps(solution.rules()).text(answer.position()))
          .append("  ")
          .append(answer.outcome().map(Enum::name).orElse("?"))
          .append("  ")
          .append(answer.value().isPresent() ? word(answer.value().getAsInt()) : "?")
          .append("  ")
          .append(genera.genus(answer.position()).map(Genus::toString).orElse("?"))
          .append(' ');
      Heaps names = new Heaps(solution.rules());
      answer.winning().moves().forEach(m -> text.append(' ').append(names.text(m)));
      text.append(answer.winning().complete() ? "" : " …");
    }
    text.append(System.lineSeparator());
    return answer.outcome().isPresent();
  }

  private void answer() {
    // before[i] is the value of the heaps before the i-th; the values of the heaps after it are
    // multiplied up on the way back.
    before[0] = 0;
    for (int i = 0; i < count; i++) {
      before[i + 1] = solution.times(before[i], solution.value(heaps[i]));
    }
    int value = before[count];
    if (json) {
      text.append(head);
    }
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        text.append(json ? ',' : '+');
      }
      text.append(heaps[i]);
    }
    boolean isP = solution.outcome(value) == Outcome.P;
    if (json) {
      text.append("],\"outcome\":\"")
          .append(isP ? 'P' : 'N')
          .append("\",\"value\":\"")
          .append(word(value))
          .append("\",\"genus\":")
          .append(genus())
          .append(",\"winning\":[");
    } else {
      text.append(count == 0 ? "no heaps" : "")
          .append("  ")
          .append(isP ? 'P' : 'N')
          .append("  ")
          .append(word(value))
          .append("  ")
          .append(genus())
          .append(' ');
    }
    if (!isP) {
      appendWinning();
    }
    text.append(json ? "]}" : "").append(System.lineSeparator());
  }

  private void appendWinning() {
    int start = text.length();
    for (int i = 0; i < count; i++) {
      if (!metBefore(i)) {
        int company = before[i];
        for (int j = i + 1; j < count; j++) {
          company = solution.times(company, solution.value(heaps[j]));
        }
        text.append(winning.winning(heaps[i], company));
      }
    }
    if (json && text.length() > start) {
      text.setLength(text.length() - 1);
    }
  }

  private boolean metBefore(int i) {
    for (int j = 0; j < i; j++) {
      if (heaps[j] == heaps[i]) {
        return true;
      }
    }
    return false;
  }

  private String word(int value) {
    if (value >= words.length) {
      words = Arrays.copyOf(words, 2 * value);
    }
    if (words[value] == null) {
      words[value] = solution.print(value);
    }
    return words[value];
  }

  private String genus() {
    Optional<Genus> genus = genera.genus(heaps, count);
    if (genus.isEmpty()) {
      return json ? "null" : "?";
    }
    return genusTexts.computeIfAbsent(genus.get(), g -> json ? "\"" + g + "\"" : g.toString());
  }
}
