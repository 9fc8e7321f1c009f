// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.census;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;

/** How games stand, as a table for people and as CSV for programs. */
public final class StandingTable {

  private static final List<String> HEAD =
      List.of("game", "status", "quotient", "order", "P", "period", "from", "heaps");

  private static final String CSV =
      "code,kind,status,quotient,tame,order,pSize,period,preperiod,heaps,lastTameHeap,infiniteAt,"
          + "name,growth,stoppedBy,milliseconds";

  /** What a status means, and how quotients are written, where it occurs. */
  private static final Map<String, String> LEGEND = legend();

  private final TextTable table = new TextTable();
  private final Set<String> words = new LinkedHashSet<>();

  /** A table to which rows are added. */
  public StandingTable(Paper output) {
    table.row(HEAD, output.ink()::faint);
  }

  /** Adds a game. */
  public void row(Standing s) {
    String quotient = quotient(s);
    words.add("status " + s.status());
    words.add(quotient.replaceFirst("(?<=^T)[0-9∞]+$|(?<= at )[0-9]+$", "n"));
    table.row(
        List.of(
            s.code(),
            s.status(),
            quotient,
            text(s.order()),
            text(s.pSize()),
            text(s.period()),
            text(s.preperiod()),
            String.valueOf(s.heaps())));
  }

  private static String quotient(Standing s) {
    return s.name()
        .orElseGet(
            () ->
                s.quotient()
                    + (s.infiniteAt().isPresent() ? " at " + s.infiniteAt().getAsInt() : ""));
  }

  /** Prints the rows, and what the words in them mean. */
  public void print(Paper output) {
    table.print(output, "");
    output.line();
    LEGEND.forEach(
        (word, meaning) -> {
          if (words.contains(word)) {
            output.line("  %-15s ".formatted(word), meaning);
          }
        });
    output.line(
        "  %-15s ".formatted("columns"),
        "order and P: elements of the quotient and of P; period, from: of Φ; heaps: the last heap"
            + " computed");
  }

  private static Map<String, String> legend() {
    Map<String, String> legend = new LinkedHashMap<>();
    legend.put("status solved", "proved for heaps of every size");
    legend.put("status partial", "verified to the last heap computed, where a limit was reached");
    legend.put("status growing", "the same; no finite quotient was found with the next heap");
    legend.put("status infinite", "not solved; the quotient is proved to be infinite");
    legend.put("Tn", "tame: the quotient of Nim with heaps smaller than 2ⁿ");
    legend.put("nim", "the quotient of Nim, which is not finitely generated");
    legend.put("R8", "the only misère quotient with 8 elements");
    legend.put("infinite at n", "infinite with heap n, finite without it");
    legend.put("family", "not finitely generated; weights and thresholds decide all heaps");
    legend.put("levels", "not finitely generated; a finite automaton decides all heaps");
    return legend;
  }

  /** The names of the columns of {@link #csv}, and of further ones. */
  public static String csvHead(String... further) {
    return String.join(",", Stream.concat(Stream.of(CSV), Stream.of(further)).toList());
  }

  /** A game as a line of CSV. */
  public static String csv(Standing s, long milliseconds, String... further) {
    String growth =
        s.growth().stream()
            .map(step -> step.heap() + ":" + text(step.order()))
            .collect(Collectors.joining(" "));
    List<String> cells =
        new ArrayList<>(
            List.of(
                s.code(),
                s.kind(),
                s.status(),
                s.quotient(),
                String.valueOf(s.tame()),
                text(s.order()),
                text(s.pSize()),
                text(s.period()),
                text(s.preperiod()),
                String.valueOf(s.heaps()),
                text(s.lastTameHeap()),
                text(s.infiniteAt()),
                s.name().orElse(""),
                growth,
                s.stoppedBy().orElse(""),
                String.valueOf(milliseconds)));
    cells.addAll(List.of(further));
    return cells.stream().map(StandingTable::cell).collect(Collectors.joining(","));
  }

  /** As RFC 4180 has it: in quotation marks where something in it would end it. */
  private static String cell(String text) {
    return text.matches("(?s).*[,\"\\r\\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
  }
}
