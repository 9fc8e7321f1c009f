// SPDX-License-Identifier: Apache-2.0
/**
 * Sums of games with different rules: {@link org.losingways.game.sum.GameSum} makes one game of
 * several, the heaps of which say to which game they belong.
 */
package org.losingways.game.sum;
