// SPDX-License-Identifier: Apache-2.0

/**
 * What every solver needs, once: shortest positions, antichains of company, partition refinement,
 * weakening, and the budget of a long computation.
 *
 * <p>May use {@code game} and {@code monoid}.
 */
package org.losingways.search;
