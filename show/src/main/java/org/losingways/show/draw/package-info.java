// SPDX-License-Identifier: Apache-2.0
/**
 * Pictures. A {@link org.losingways.show.draw.Picture} says which dots and lines are drawn; laid
 * out it is a {@link org.losingways.show.draw.Scene}, as pictures made of cells are from the start,
 * and a scene is written as SVG or painted as PNG. One look for all of them: P blue, round and
 * heavy, N vermilion, square and light, everything else ink on paper.
 */
package org.losingways.show.draw;
