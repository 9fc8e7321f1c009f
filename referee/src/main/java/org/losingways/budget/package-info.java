// SPDX-License-Identifier: Apache-2.0

/**
 * What a computation may spend: one budget of time and memory, which can be cancelled, for whatever
 * takes long in any other package.
 *
 * <p>Uses nothing.
 */
package org.losingways.budget;
