// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.OptionalInt;

/**
 * The answer of {@code misere draw}: which picture was written into a file.
 *
 * @param verifiedTo the heap to which what is drawn is known, if that is not proved for all heaps
 */
public record DrawAnswer(
    String game, String what, @Omitted OptionalInt verifiedTo, String format, String file) {}
