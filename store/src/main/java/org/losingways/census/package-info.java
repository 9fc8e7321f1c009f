// SPDX-License-Identifier: Apache-2.0
/**
 * Many games, each solved as far as limits allow: {@link org.losingways.census.CodeFamily} names
 * them, {@link org.losingways.census.CensusRunner} has them worked on, here or elsewhere, and
 * {@link org.losingways.census.Census} examines what comes back and keeps it.
 */
package org.losingways.census;
