// SPDX-License-Identifier: Apache-2.0
/**
 * Misère quotients: the monoid Q of a game's positions up to indistinguishability, its P-portion,
 * and the pretending function Φ that takes heaps to elements of Q (T. E. Plambeck, <i>Taming the
 * wild in impartial combinatorial games</i>, 2005; <i>Advances in losing</i>, 2006).
 *
 * <p>A {@link org.losingways.quotient.Quotient} is finite, infinite or endless; {@link
 * org.losingways.quotient.Solution} is the door through which the rest of the library looks at it.
 * {@link org.losingways.quotient.solver.QuotientSolver} finds them.
 */
package org.losingways.quotient;
