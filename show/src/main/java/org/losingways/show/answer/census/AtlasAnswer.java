// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

/**
 * The answer of {@code misere atlas}: where it is.
 *
 * @param page the first page, to be opened in a browser
 * @param games how many games have a page
 */
public record AtlasAnswer(String page, int games) {}
