// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.losingways.monoid.Multiples;

/**
 * The isomorphism type of a finitely generated abelian group: a finite group, its elements of
 * finite order, beside {@code rank} copies of the integers.
 *
 * <pre>{@code
 * // ⟨x, y | 2x + 4y = 0⟩
 * GroupType.of(2, List.of(new int[] {2, 4})).toString()   // "Z2 x Z"
 * }</pre>
 *
 * @param torsion the elements of finite order
 * @param rank how many copies of the integers there are beside them
 */
public record GroupType(AbelianType torsion, int rank) {

  /**
   * The group with so many generators and these relations: each row r says that the sum of r_i
   * times the i-th generator is 0. Smith's normal form, by row and column operations; rows are
   * taken into an echelon form one by one, so that never more rows are kept than there are columns.
   *
   * @throws ArithmeticException if numbers on the way outgrow {@code long}
   */
  public static GroupType of(int generators, List<int[]> relations) {
    long[][] pivots = echelon(generators, relations);
    long[][] rows = Arrays.stream(pivots).filter(Objects::nonNull).toArray(long[][]::new);
    List<Long> diagonal = diagonal(rows, generators);
    int[] factors = diagonal.stream().filter(d -> d > 1).mapToInt(Math::toIntExact).toArray();
    return new GroupType(new AbelianType(IntList.of(factors)), generators - diagonal.size());
  }

  /**
   * The map of the group with these relations onto the integers, if its rank is 1: the image of
   * each generator. The first one that is not 0 is positive.
   *
   * @throws ArithmeticException if numbers on the way outgrow {@code long}
   */
  public static Optional<int[]> degrees(int generators, List<int[]> relations) {
    long[][] pivots = echelon(generators, relations);
    int free = -1;
    for (int c = 0; c < generators; c++) {
      if (pivots[c] == null) {
        if (free >= 0) {
          return Optional.empty();
        }
        free = c;
      }
    }
    if (free < 0) {
      return Optional.empty();
    }
    long[] degrees = new long[generators];
    degrees[free] = 1;
    for (int c = free - 1; c >= 0; c--) {
      long sum = 0;
      for (int j = c + 1; j < generators; j++) {
        sum = Math.addExact(sum, Math.multiplyExact(pivots[c][j], degrees[j]));
      }
      long scale = Math.abs(pivots[c][c]) / Multiples.gcd(sum, pivots[c][c]);
      for (int j = c + 1; j < generators; j++) {
        degrees[j] = Math.multiplyExact(degrees[j], scale);
      }
      degrees[c] = -Math.multiplyExact(sum, scale) / pivots[c][c];
    }
    long common = Arrays.stream(degrees).reduce(0, Multiples::gcd);
    long sign = Arrays.stream(degrees).filter(d -> d != 0).findFirst().orElse(1) < 0 ? -1 : 1;
    return Optional.of(
        Arrays.stream(degrees).mapToInt(d -> Math.toIntExact(sign * d / common)).toArray());
  }

  private static long[][] echelon(int generators, List<int[]> relations) {
    long[][] pivots = new long[generators][];
    relations.forEach(row -> add(pivots, Arrays.stream(row).asLongStream().toArray()));
    return pivots;
  }

  /** Takes a row into an echelon form: the pivot of row i is in column i, 0 before it. */
  private static void add(long[][] pivots, long[] relation) {
    long[] row = relation;
    for (int c = 0; c < row.length; c++) {
      if (row[c] == 0) {
        continue;
      }
      if (pivots[c] == null) {
        pivots[c] = row;
        return;
      }
      // Euclid's algorithm between the two rows.
      while (row[c] != 0) {
        long[] pivot = pivots[c];
        long times = pivot[c] / row[c];
        subtract(pivot, row, times);
        pivots[c] = row;
        row = pivot;
      }
    }
  }

  private static void subtract(long[] row, long[] other, long times) {
    if (times != 0) {
      for (int i = 0; i < row.length; i++) {
        row[i] = Math.subtractExact(row[i], Math.multiplyExact(times, other[i]));
      }
    }
  }

  /** The invariant factors, ascending, each dividing the next; among them ones. */
  private static List<Long> diagonal(long[][] matrix, int columns) {
    List<Long> found = new ArrayList<>();
    int from = 0;
    while (from < matrix.length && clear(matrix, from, columns)) {
      found.add(Math.abs(matrix[from][from]));
      from++;
    }
    Collections.sort(found);
    return found;
  }

  /** Brings the gcd of what is left to the corner, and zeros to its row and column. */
  private static boolean clear(long[][] m, int from, int columns) {
    if (!toCorner(m, from, columns)) {
      return false;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int r = from + 1; r < m.length; r++) {
        subtract(m[r], m[from], m[r][from] / m[from][from]);
        changed |= m[r][from] != 0;
      }
      for (int c = from + 1; c < columns; c++) {
        long times = m[from][c] / m[from][from];
        for (int r = from; r < m.length; r++) {
          m[r][c] = Math.subtractExact(m[r][c], Math.multiplyExact(times, m[r][from]));
        }
        changed |= m[from][c] != 0;
      }
      if (!changed) {
        // An entry that the corner does not divide goes into its row, where it makes it smaller.
        for (int r = from + 1; r < m.length && !changed; r++) {
          for (int c = from + 1; c < columns && !changed; c++) {
            if (m[r][c] % m[from][from] != 0) {
              subtract(m[from], m[r], -1);
              changed = true;
            }
          }
        }
      } else {
        toCorner(m, from, columns);
      }
    }
    return true;
  }

  /** Brings the smallest entry of what is left to the corner. */
  private static boolean toCorner(long[][] m, int from, int columns) {
    int row = -1;
    int column = -1;
    for (int r = from; r < m.length; r++) {
      for (int c = from; c < columns; c++) {
        if (m[r][c] != 0 && (row < 0 || Math.abs(m[r][c]) < Math.abs(m[row][column]))) {
          row = r;
          column = c;
        }
      }
    }
    if (row < 0) {
      return false;
    }
    long[] swapped = m[from];
    m[from] = m[row];
    m[row] = swapped;
    for (long[] line : m) {
      long entry = line[from];
      line[from] = line[column];
      line[column] = entry;
    }
    return true;
  }

  /** Whether it has finitely many elements. */
  public boolean isFinite() {
    return rank == 0;
  }

  /** {@code Z2 x Z}; {@code 1} for the trivial group. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (!torsion.factors().isEmpty()) {
      parts.add(torsion.toString());
    }
    parts.addAll(Collections.nCopies(rank, "Z"));
    return parts.isEmpty() ? "1" : String.join(" x ", parts);
  }
}
