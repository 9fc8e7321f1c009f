// SPDX-License-Identifier: Apache-2.0
/**
 * Finite commutative monoids, and nothing about games: multiplication from the action of a few
 * generators, least words, reduced confluent presentations, small generating sets.
 *
 * <p>Start at {@link org.losingways.monoid.FiniteMonoid}.
 */
package org.losingways.monoid;
