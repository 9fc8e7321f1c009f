// SPDX-License-Identifier: Apache-2.0
/**
 * Genus theory: the symbols g^g₀g₁g₂…, how to compute them, and what they say about a position.
 *
 * <p>Start at {@link org.losingways.genus.GenusTable}, which answers for the heaps and positions of
 * any rules; a single symbol is a {@link org.losingways.genus.Genus}, and its four kinds of animal
 * are {@link org.losingways.genus.Phylum}. Positions whose misère and normal outcomes differ are in
 * {@link org.losingways.genus.FriskyTable}.
 *
 * <p>After Conway, <i>On Numbers and Games</i>, chapter 12, and Berlekamp, Conway and Guy,
 * <i>Winning Ways</i>, chapter 13, as told in Plambeck, <i>Pretending in misère combinatorial
 * games</i>, §2.4–2.6.
 */
package org.losingways.genus;
