// SPDX-License-Identifier: Apache-2.0
/**
 * Games with Left and Right: two players with different moves, four outcomes, and misère monoids
 * modulo the positions of a game.
 *
 * <p>{@link org.losingways.game.PartizanRuleset} is what to write for a game of your own, {@link
 * org.losingways.partizan.PartizanSolver} finds its misère monoid with the two sets of lost values,
 * and {@link org.losingways.form.PartizanForms} knows single games {@code {a,b|c}} and their misère
 * canonical forms. The fifth paper, R. Milley, <i>Partizan Kayles and misère invertibility</i>, is
 * the example throughout.
 */
package org.losingways.partizan;
