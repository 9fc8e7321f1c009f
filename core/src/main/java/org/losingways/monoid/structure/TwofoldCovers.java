// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import java.util.ArrayList;
import java.util.List;

/**
 * The commutative monoids Q with an element a, a² = 1 and ax ≠ x for every x, such that Q/{1, a} is
 * a given monoid R.
 *
 * <pre>{@code
 * TwofoldCovers.of(cyclicGroupOfOrder2)     // Z2 × Z2 and Z4
 * }</pre>
 *
 * <p>Elements 2r and 2r+1 = a·2r lie over r, and (x,i)(y,j) = (xy, i+j+f(x,y)) with a symmetric f
 * that satisfies f(x,y) + f(xy,z) = f(y,z) + f(x,yz) modulo 2. Changing which of the two elements
 * over x is called (x,0) adds g(x) + g(y) + g(xy) to f; so the covers are the solutions of a linear
 * system over two elements modulo a subspace, found by elimination in words of 64 bits. Every cover
 * is given up to isomorphism over R; two may still be isomorphic by a map that moves R.
 */
public final class TwofoldCovers {

  private TwofoldCovers() {}

  /** The multiplication tables of all covers; 0 is the identity, 1 is a. */
  public static List<int[][]> of(int[][] base) {
    int n = base.length;
    int[][] variable = new int[n][n];
    int variables = 0;
    for (int x = 1; x < n; x++) {
      for (int y = x; y < n; y++) {
        variable[x][y] = variables;
        variable[y][x] = variables++;
      }
    }
    long[] cocycles = nullSpace(cocycleEquations(base, variable, variables));
    long[] independent = new long[variables];
    for (int g = 1; g < n; g++) {
      insert(independent, coboundary(base, variable, g));
    }
    List<Long> basis = new ArrayList<>();
    for (long cocycle : cocycles) {
      if (insert(independent, cocycle)) {
        basis.add(cocycle);
      }
    }
    List<int[][]> covers = new ArrayList<>();
    for (int choice = 0; choice < 1 << basis.size(); choice++) {
      long f = 0;
      for (int i = 0; i < basis.size(); i++) {
        f ^= (choice >> i & 1) == 0 ? 0 : basis.get(i);
      }
      covers.add(cover(base, variable, f));
    }
    return covers;
  }

  private static long[] cocycleEquations(int[][] base, int[][] variable, int variables) {
    long[] rows = new long[variables];
    int n = base.length;
    for (int x = 1; x < n; x++) {
      for (int y = 1; y < n; y++) {
        for (int z = 1; z < n; z++) {
          insert(
              rows,
              bit(variable, x, y)
                  ^ bit(variable, base[x][y], z)
                  ^ bit(variable, y, z)
                  ^ bit(variable, x, base[y][z]));
        }
      }
    }
    return rows;
  }

  private static long coboundary(int[][] base, int[][] variable, int g) {
    long sum = 0;
    for (int x = 1; x < base.length; x++) {
      for (int y = x; y < base.length; y++) {
        boolean odd = (x == g) ^ (y == g) ^ (base[x][y] == g);
        sum |= odd ? bit(variable, x, y) : 0;
      }
    }
    return sum;
  }

  /** f(x,y) as a variable; f(1,y) is 0. */
  private static long bit(int[][] variable, int x, int y) {
    return x == 0 || y == 0 ? 0 : 1L << variable[x][y];
  }

  /**
   * Adds a row to an echelon form in which row p has p as its highest bit; false if it was there.
   */
  private static boolean insert(long[] rows, long added) {
    long row = added;
    while (row != 0) {
      int pivot = 63 - Long.numberOfLeadingZeros(row);
      if (rows[pivot] == 0) {
        rows[pivot] = row;
        return true;
      }
      row ^= rows[pivot];
    }
    return false;
  }

  private static long[] nullSpace(long[] echelon) {
    List<Long> basis = new ArrayList<>();
    for (int free = 0; free < echelon.length; free++) {
      if (echelon[free] == 0) {
        long solution = 1L << free;
        // Rows are solved upwards: a pivot is the sum of the lower bits of its row.
        for (int pivot = free + 1; pivot < echelon.length; pivot++) {
          if (Long.bitCount(echelon[pivot] & solution) % 2 == 1) {
            solution |= 1L << pivot;
          }
        }
        basis.add(solution);
      }
    }
    return basis.stream().mapToLong(Long::longValue).toArray();
  }

  private static int[][] cover(int[][] base, int[][] variable, long f) {
    int n = base.length;
    int[][] table = new int[2 * n][2 * n];
    for (int x = 0; x < 2 * n; x++) {
      for (int y = 0; y < 2 * n; y++) {
        int twist = (f & bit(variable, x / 2, y / 2)) == 0 ? 0 : 1;
        table[x][y] = 2 * base[x / 2][y / 2] + ((x ^ y ^ twist) & 1);
      }
    }
    return table;
  }
}
