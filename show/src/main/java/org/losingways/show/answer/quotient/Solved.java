// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

/** The answer of {@code misere solve} for a game of either kind. */
public sealed interface Solved permits SolveAnswer, PartizanSolveAnswer {}
