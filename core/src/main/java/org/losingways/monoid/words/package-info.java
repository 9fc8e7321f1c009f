// SPDX-License-Identifier: Apache-2.0
/**
 * Elements of monoids as words: alphabets, presentations, reduced confluent systems, Knuth–Bendix
 * completion, small generating sets.
 *
 * <p>Start at {@link org.losingways.monoid.words.Presentation}.
 */
package org.losingways.monoid.words;
