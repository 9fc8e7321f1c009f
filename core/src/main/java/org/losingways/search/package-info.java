// SPDX-License-Identifier: Apache-2.0

/**
 * What every solver needs, once: shortest positions, antichains of company, partition refinement
 * and weakening.
 *
 * <p>May use {@code budget}, {@code game} and {@code monoid}.
 */
package org.losingways.search;
