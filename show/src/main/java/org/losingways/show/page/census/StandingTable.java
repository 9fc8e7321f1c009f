// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.census;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;

/** How games stand, as a table for people and as CSV for programs. */
public final class StandingTable {

  private static final List<String> HEAD =
      List.of("game", "", "quotient", "order", "P", "period", "from", "heaps");

  private static final String CSV =
      "code,kind,status,quotient,tame,order,pSize,period,preperiod,heaps,lastTameHeap,infiniteAt,"
          + "name,growth,stoppedBy,milliseconds";

  private final TextTable table = new TextTable();

  /** A table to which rows are added. */
  public StandingTable(Paper output) {
    table.row(HEAD, output.ink()::faint);
  }

  /** Adds a game. */
  public void row(Standing s) {
    table.row(
        List.of(
            s.code(),
            s.status(),
            s.name()
                .orElseGet(
                    () ->
                        s.quotient()
                            + (s.infiniteAt().isPresent()
                                ? " at " + s.infiniteAt().getAsInt()
                                : "")),
            text(s.order()),
            text(s.pSize()),
            text(s.period()),
            text(s.preperiod()),
            String.valueOf(s.heaps())));
  }

  /** Prints the rows. */
  public void print(Paper output) {
    table.print(output, "");
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
