// SPDX-License-Identifier: Apache-2.0
/**
 * The facts about a misère quotient for other programs: a {@link
 * org.losingways.show.view.QuotientView} holds them, and each writer puts them in one format.
 */
package org.losingways.show.export;
