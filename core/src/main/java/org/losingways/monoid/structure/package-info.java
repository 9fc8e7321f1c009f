// SPDX-License-Identifier: Apache-2.0
/**
 * The inside of commutative monoids: idempotents, subgroups, ideals, archimedean components,
 * divisibility; and all monoids of a small order.
 *
 * <p>Start at {@link org.losingways.monoid.structure.Idempotents}.
 */
package org.losingways.monoid.structure;
