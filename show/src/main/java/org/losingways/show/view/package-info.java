// SPDX-License-Identifier: Apache-2.0
/**
 * A misère quotient of whatever kind, opened up for everything that draws or exports it: {@link
 * org.losingways.show.view.QuotientView} has its elements as points and rays, with words, outcomes
 * and products.
 */
package org.losingways.show.view;
