// SPDX-License-Identifier: Apache-2.0
/**
 * Proves infinite quotients: that a guess gives every position its right outcome, whether it has
 * the value of the next heap, and how what was proved is reduced and written.
 */
package org.losingways.quotient.rays;
