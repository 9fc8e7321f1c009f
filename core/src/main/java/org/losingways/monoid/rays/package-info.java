// SPDX-License-Identifier: Apache-2.0
/**
 * Infinite commutative monoids whose elements are finitely many points and rays w, wx, wx², …, sets
 * of their elements that repeat along the rays, and what such a set cannot tell apart.
 *
 * <p>Start at {@link org.losingways.monoid.rays.RayMonoid}.
 */
package org.losingways.monoid.rays;
