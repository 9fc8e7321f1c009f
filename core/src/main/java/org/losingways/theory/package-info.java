// SPDX-License-Identifier: Apache-2.0
/**
 * What a solved game tells: the inside of its quotient seen as one of a game, the copy of normal
 * play in it, tame extensions, and strategies that a person can remember: pretending tables,
 * Sibert–Conway decompositions, weights.
 *
 * <p>Start at {@link org.losingways.theory.QuotientStructure}.
 */
package org.losingways.theory;
