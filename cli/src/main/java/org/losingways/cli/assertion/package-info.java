// SPDX-License-Identifier: Apache-2.0
/**
 * Somebody's assertion about a game: a small text format, read by {@link
 * org.losingways.cli.assertion.AssertionReader}, and the JSON of {@code misere solve}, read by
 * {@link org.losingways.cli.assertion.AssertionJson}.
 */
package org.losingways.cli.assertion;
