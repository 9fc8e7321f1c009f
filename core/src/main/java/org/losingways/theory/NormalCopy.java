// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.structure.Idempotents;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.normal.NimSequence;
import org.losingways.quotient.InfiniteQuotient;

/**
 * The copy of normal play inside a misère quotient: an isomorphism of the group of nim-values that
 * occur, under nim-addition, with the kernel, which takes the nim-value of each heap h to zΦ(h), z
 * the identity of the kernel (<i>Taming the wild</i>, §7.3 and Figure 28).
 *
 * <pre>{@code
 * NormalCopy copy = NormalCopy.find(structure).get();   // of 0.77
 * copy.element(2)                                       // z, that is z²·Φ(2)
 * }</pre>
 *
 * <p>It says that in company of enough other heaps misère play is normal play. The heaps up to the
 * last computed one are compared. If Φ was computed until its period was proved, they are enough
 * for heaps of every size: the nim-values then repeat over the range that the theorem of Guy and
 * Smith asks for, with the same period. Cost: the nim-values, and one product for each heap.
 *
 * @param elements the element of the kernel for each nim-value 0, 1, 2, …
 */
public record NormalCopy(IntList elements) {

  public NormalCopy {
    elements = new IntImmutableList(elements);
  }

  /** The element of the kernel that corresponds to a nim-value. */
  public int element(int nimValue) {
    return elements.getInt(nimValue);
  }

  /**
   * The number of nim-values of positions: the order of the normal-play quotient of the heaps whose
   * misère values are known.
   */
  public static int normalOrder(QuotientStructure structure) {
    return order(nimValues(structure.rules(), structure.heaps()));
  }

  /** The same for an infinite quotient. */
  public static int normalOrder(InfiniteQuotient quotient) {
    return order(nimValues(quotient.rules(), quotient.heapsComputed()));
  }

  private static int order(int[] nim) {
    int order = 1;
    for (int value : nim) {
      while (value >= order) {
        order *= 2;
      }
    }
    return order;
  }

  /** The isomorphism, if there is one. */
  public static Optional<NormalCopy> find(QuotientStructure structure) {
    FiniteMonoid monoid = structure.monoid();
    return find(
        nimValues(structure.rules(), structure.heaps()),
        structure::value,
        monoid::times,
        Idempotents.of(monoid).least(),
        Subgroup.kernel(monoid).elements().size());
  }

  /** The isomorphism with the kernel of an infinite quotient, if it has one and that is finite. */
  public static Optional<NormalCopy> find(InfiniteQuotient quotient, RayStructure structure) {
    Optional<RayStructure.Component> kernel = structure.kernel();
    if (kernel.isEmpty() || !kernel.get().group().isFinite()) {
      return Optional.empty();
    }
    return find(
        nimValues(quotient.rules(), quotient.heapsComputed()),
        quotient::value,
        quotient::times,
        kernel.get().idempotent().orElseThrow(),
        kernel.get().group().torsion().order());
  }

  /**
   * The isomorphism.
   *
   * @param z the identity of the kernel
   * @param size the number of elements of the kernel
   */
  private static Optional<NormalCopy> find(
      int[] nim, IntUnaryOperator phi, IntBinaryOperator times, int z, int size) {
    int order = order(nim);
    if (size != order) {
      return Optional.empty();
    }
    int[] image = new int[order];
    Arrays.fill(image, -1);
    image[0] = z;
    for (int h = 1; h < nim.length; h++) {
      int element = times.applyAsInt(z, phi.applyAsInt(h));
      if (image[nim[h]] < 0) {
        extend(times, image, nim[h], element);
      }
      if (image[nim[h]] != element) {
        return Optional.empty();
      }
    }
    boolean isBijective = Arrays.stream(image).distinct().count() == order && image[order - 1] >= 0;
    return isBijective ? Optional.of(new NormalCopy(IntList.of(image))) : Optional.empty();
  }

  /** Extends the map from a group of nim-values to the group with one value more. */
  private static void extend(IntBinaryOperator times, int[] image, int value, int element) {
    int[] before = image.clone();
    for (int v = 0; v < before.length; v++) {
      if (before[v] >= 0) {
        image[v ^ value] = times.applyAsInt(before[v], element);
      }
    }
  }

  private static int[] nimValues(Ruleset rules, int heaps) {
    NimSequence sequence = NimSequence.of(rules);
    sequence.extendTo(heaps + 1);
    return IntStream.rangeClosed(0, heaps).map(h -> sequence.value(h)).toArray();
  }
}
