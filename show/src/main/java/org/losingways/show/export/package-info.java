// SPDX-License-Identifier: Apache-2.0
/**
 * The facts about a misère quotient for other programs: {@link
 * org.losingways.show.export.QuotientFacts} holds them, and each writer puts them in one format.
 */
package org.losingways.show.export;
