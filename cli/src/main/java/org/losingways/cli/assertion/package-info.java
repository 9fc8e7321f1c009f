// SPDX-License-Identifier: Apache-2.0
/**
 * Somebody's assertion about a game, in a small text format: read by {@link
 * org.losingways.cli.assertion.AssertionReader}, put before the referee of certificates by {@link
 * org.losingways.cli.assertion.AssertionCheck}.
 */
package org.losingways.cli.assertion;
