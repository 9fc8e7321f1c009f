// SPDX-License-Identifier: Apache-2.0
/**
 * Games whose heaps are not heaps: coins on graphs, boards, Pascal's triangle, and how each lies on
 * a table.
 */
package org.losingways.game.board;
