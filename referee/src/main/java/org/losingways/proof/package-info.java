// SPDX-License-Identifier: Apache-2.0
/**
 * The referees, who read certificates: everything that is needed to believe a misère quotient.
 *
 * <p>A {@link org.losingways.proof.Referee} believes nothing that the certificate does not prove,
 * and shares no code with the solver that found the quotient. {@link
 * org.losingways.proof.CertificateBuilder} makes certificates of finite quotients from plain
 * arrays. The mathematics and the file format are on the page {@code docs/certificates.md}.
 */
package org.losingways.proof;
