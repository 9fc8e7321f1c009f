// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

/** The answer of {@code misere compare}, on two games or on two positions of a partizan one. */
public sealed interface Compared permits CompareAnswer, PartizanCompareAnswer, FormCompareAnswer {}
