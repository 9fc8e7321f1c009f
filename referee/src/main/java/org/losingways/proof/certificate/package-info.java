// SPDX-License-Identifier: Apache-2.0
/**
 * Certificates as plain data: rules, claim and evidence, how they are written, and whether their
 * form makes sense. Whether they are true is for a {@code org.losingways.proof.Referee}.
 */
package org.losingways.proof.certificate;
