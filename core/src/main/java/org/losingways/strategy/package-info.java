// SPDX-License-Identifier: Apache-2.0
/**
 * What a solved game tells: the inside of its quotient seen as one of a game, with genera, the copy
 * of normal play, tame islands and tame extensions.
 *
 * <p>Start at {@link org.losingways.strategy.QuotientStructure}.
 */
package org.losingways.strategy;
