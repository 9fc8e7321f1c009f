// SPDX-License-Identifier: Apache-2.0
/**
 * Finite commutative monoids, words, and nothing about games: multiplication from the action of a
 * few generators, sets of elements, what no set can tell apart.
 *
 * <p>Start at {@link org.losingways.monoid.FiniteMonoid}.
 */
package org.losingways.monoid;
