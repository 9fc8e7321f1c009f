// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

/** The answer of {@code misere outcome} for a game of either kind. */
public sealed interface Outcomes permits OutcomeAnswer, PartizanOutcomeAnswer {}
