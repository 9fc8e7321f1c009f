// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;

/**
 * The archimedean components of a finite commutative monoid: x and y are in the same one when each
 * divides a power of the other. The components are a semilattice (Tamura and Kimura; <i>Taming the
 * wild</i>, §8.3).
 *
 * <pre>{@code
 * // ⟨b | b⁴ = b²⟩ has the components {1} and {b, b², b³}
 * }</pre>
 *
 * <p>In a finite monoid every element has exactly one idempotent power, and elements belong
 * together exactly if these agree. So components are named by their idempotents, and the component
 * of a product is named by the product of the idempotents: the semilattice is that of {@link
 * Idempotents}.
 */
public final class ArchimedeanComponents {

  /**
   * A component.
   *
   * @param idempotent its only idempotent
   * @param elements its elements, ascending
   * @param isCancellative whether xy = xz implies y = z inside it: then it is a group
   */
  public record Component(int idempotent, IntList elements, boolean isCancellative) {}

  private final FiniteMonoid monoid;
  private final List<Component> components = new ArrayList<>();
  private final int[] componentOf;

  private ArchimedeanComponents(FiniteMonoid monoid) {
    this.monoid = monoid;
    Powers powers = Powers.of(monoid);
    componentOf = new int[monoid.order()];
    for (int e : Idempotents.of(monoid).elements()) {
      IntArrayList elements = new IntArrayList();
      boolean group = true;
      for (int x = 0; x < monoid.order(); x++) {
        if (powers.idempotent(x) == e) {
          elements.add(x);
          componentOf[x] = components.size();
          group &= powers.index(x) <= 1;
        }
      }
      components.add(new Component(e, new IntImmutableList(elements), group));
    }
  }

  public static ArchimedeanComponents of(FiniteMonoid monoid) {
    return new ArchimedeanComponents(monoid);
  }

  /** The components, in the order of their idempotents. */
  public List<Component> components() {
    return List.copyOf(components);
  }

  /**
   * Whether the monoid is separative: x² = xy = y² implies x = y. That is so exactly if every
   * component is cancellative (Hewitt and Zuckerman; <i>Taming the wild</i>, §8.3), here a group.
   */
  public boolean isSeparative() {
    return components.stream().allMatch(Component::isCancellative);
  }

  /** Where in {@link #components()} an element is. */
  public int componentOf(int x) {
    return componentOf[x];
  }

  /** The component that holds all products of elements of components c and d. */
  public int meet(int c, int d) {
    return componentOf[
        monoid.times(components.get(c).idempotent(), components.get(d).idempotent())];
  }
}
