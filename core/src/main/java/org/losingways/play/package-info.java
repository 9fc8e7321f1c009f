// SPDX-License-Identifier: Apache-2.0
/**
 * Who wins a position and by which moves, what tells two positions apart, and opponents to play
 * against.
 *
 * <p>Start at {@link org.losingways.play.Analyst}.
 */
package org.losingways.play;
