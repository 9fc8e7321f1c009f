// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.OptionalInt;

/**
 * The answer of {@code misere export}: what was written into a file.
 *
 * @param verifiedTo the heap to which the quotient is known, if that is not proved for all heaps
 */
public record ExportAnswer(
    String game, OptionalInt order, @Omitted OptionalInt verifiedTo, String format, String file) {}
