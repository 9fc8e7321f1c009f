// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.losingways.game.GameFormatException;

/**
 * A kind of table: how it is computed, and how an entry is read before it is compared, where the
 * same thing can be written in several ways.
 */
record Kind(Recomputation recomputation, Reading reading) {

  /** How an entry of a table is read before it is compared. */
  @FunctionalInterface
  interface Reading {
    String read(String entry, Problem problem);
  }

  private static final Map<String, Kind> KINDS = kinds();

  static Kind of(Recomputation recomputation) {
    return new Kind(recomputation, (entry, problem) -> entry);
  }

  /** A kind whose rows have one entry each. */
  static Kind one(Function<Question, Object> entry) {
    return rows(row -> List.of(entry.apply(row).toString()));
  }

  /** A kind whose rows are answered one by one. */
  static Kind rows(Recomputation.RowAnswer answer) {
    return of(Recomputation.rowByRow(answer));
  }

  Kind readAs(UnaryOperator<String> newReading) {
    return readAs((entry, problem) -> newReading.apply(entry));
  }

  Kind readAs(Reading newReading) {
    return new Kind(recomputation, newReading);
  }

  /** The kind with this name. */
  static Kind named(String name) {
    Kind kind = KINDS.get(name);
    if (kind == null) {
      throw new GameFormatException(
          "There is no kind of table called '"
              + name
              + "'; the kinds are "
              + String.join(", ", new TreeSet<>(KINDS.keySet()))
              + ".");
    }
    return kind;
  }

  private static Map<String, Kind> kinds() {
    Map<String, Kind> kinds = new TreeMap<>();
    kinds.putAll(NimKinds.all());
    kinds.putAll(GenusKinds.all());
    kinds.putAll(OutcomeKinds.all());
    kinds.putAll(FamilyKinds.all());
    kinds.putAll(FormKinds.all());
    kinds.putAll(HeapFormKinds.all());
    kinds.putAll(QuotientKinds.all());
    kinds.putAll(StructureKinds.all());
    kinds.putAll(ProofKinds.all());
    kinds.putAll(SibertConwayKinds.all());
    kinds.putAll(PartizanKinds.all());
    kinds.putAll(PretendingKinds.all());
    return kinds;
  }
}
