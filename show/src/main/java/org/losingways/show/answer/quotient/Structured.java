// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

/** The answer of {@code misere structure} for a quotient that is finite, infinite or endless. */
public sealed interface Structured
    permits StructureAnswer, RayStructureAnswer, EndlessStructureAnswer {}
