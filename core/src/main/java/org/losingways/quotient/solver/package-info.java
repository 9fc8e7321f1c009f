// SPDX-License-Identifier: Apache-2.0
/**
 * Finds misère quotients heap by heap and proves them: trials that count heaps, their reduction and
 * verification, and what to count when one is refuted. Each stands twice: in a finite monoid, with
 * fast arithmetic, and, in the classes called Ray…, in a monoid with rays.
 *
 * <p>Start at {@link org.losingways.quotient.solver.QuotientSolver}; nothing else needs to be known
 * from outside but its limits, its status and its snapshots.
 */
package org.losingways.quotient.solver;
