// SPDX-License-Identifier: Apache-2.0
/**
 * The rules of games, and nothing about how to win them: take-and-break codes, graphs, boards, rule
 * sets written in Java, positions, names.
 *
 * <p>Start at {@link org.losingways.game.Ruleset}; every algorithm of the library takes one. Text
 * becomes rules in {@link org.losingways.game.GameText}, and heaps are read and written by their
 * {@link org.losingways.game.Labels}.
 */
package org.losingways.game;
