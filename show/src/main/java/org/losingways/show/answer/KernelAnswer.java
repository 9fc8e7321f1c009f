// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

/**
 * What a proof assistant says of certificates.
 *
 * @param accepted whether its kernel accepts the theorems, and they rest on no axioms
 * @param program which one it is, such as {@code Coq 8.16.1}
 * @param reason what it says, as a sentence
 * @param theorems the number of theorems it was given
 * @param uncovered the number of certificates of kinds that there are no theorems of
 */
public record KernelAnswer(
    boolean accepted, String program, String reason, int theorems, int uncovered) {}
