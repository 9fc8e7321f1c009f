// SPDX-License-Identifier: Apache-2.0
/**
 * The rules of games, and nothing about how to win them: take-and-break codes, graphs, boards, rule
 * sets written in Java, positions.
 *
 * <p>Start at {@link org.losingways.game.Ruleset}; every algorithm of the library takes one. A
 * {@link org.losingways.game.Game} is that or a {@link org.losingways.game.PartizanRuleset}; its
 * heaps are read and written by their {@link org.losingways.game.Labels} and lie on a {@link
 * org.losingways.game.Board}.
 */
package org.losingways.game;
