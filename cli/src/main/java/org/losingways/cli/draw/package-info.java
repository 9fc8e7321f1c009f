// SPDX-License-Identifier: Apache-2.0
/**
 * Pictures: a {@link org.losingways.cli.draw.Picture} says what is drawn, and is written as SVG or
 * DOT. One look for all of them: P blue, round and heavy, N vermilion, square and light, everything
 * else ink on paper.
 */
package org.losingways.cli.draw;
