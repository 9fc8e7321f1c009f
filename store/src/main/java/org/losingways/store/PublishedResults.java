// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.Standing;

/**
 * What was proved and published before, which may take too long while somebody waits: the claims of
 * the certificates in {@code docs/results}, all of which the referee accepts.
 */
public final class PublishedResults {

  private static final String LIST = "/org/losingways/store/published.txt";
  private static final List<Published> ALL = read();

  private PublishedResults() {}

  /**
   * A claim.
   *
   * @param place the file of its certificate
   * @param game the code of the game
   * @param kind the kind of the certificate
   * @param claim solved, firm or partial
   * @param heaps the last heap that it gives values for
   * @param order the order of a finite quotient, if it is that of all heaps it is about
   * @param tame whether a solved game with a finite quotient is tame
   */
  public record Published(
      String place,
      String game,
      String kind,
      String claim,
      int heaps,
      OptionalInt order,
      OptionalInt period,
      OptionalInt preperiod,
      boolean tame) {

    /** As a statement about the game. */
    public Finding finding() {
      boolean isByGauges = kind.equals(Finding.GAUGES);
      String quotient =
          switch (kind) {
            case "finite", "presented" -> "finite";
            case "gauges" -> "infinite";
            default -> kind;
          };
      boolean isSolved = claim.equals(Finding.SOLVED);
      return new Finding(
          Finding.PUBLISHED,
          game,
          game.contains("/") ? Standing.PARTIZAN : Standing.IMPARTIAL,
          claim,
          isByGauges ? Finding.GAUGES : Finding.QUOTIENT,
          (isSolved
                  ? SolverStatus.SOLVED
                  : quotient.equals("infinite") ? SolverStatus.INFINITE : SolverStatus.PARTIAL)
              .word(),
          quotient,
          tame,
          order,
          period,
          preperiod,
          heaps,
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of("results/" + place));
    }
  }

  /** All of them, in the order of their files. */
  public static List<Published> all() {
    return ALL;
  }

  /** What is published about a code itself. */
  public static List<Finding> about(String code) {
    return ALL.stream().filter(p -> p.game().equals(code)).map(Published::finding).toList();
  }

  private static List<Published> read() {
    List<Published> all = new ArrayList<>();
    for (String line : text().split("\n", -1)) {
      if (!line.isEmpty()) {
        String[] cells = line.split(" ", -1);
        all.add(
            new Published(
                cells[0],
                cells[1],
                cells[2],
                cells[3],
                Integer.parseInt(cells[4]),
                number(cells[5]),
                number(cells[6]),
                number(cells[7]),
                cells[8].equals("tame")));
      }
    }
    return List.copyOf(all);
  }

  private static OptionalInt number(String cell) {
    return cell.equals("-") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(cell));
  }

  private static String text() {
    try (InputStream in = PublishedResults.class.getResourceAsStream(LIST)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
