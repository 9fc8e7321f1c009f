// SPDX-License-Identifier: Apache-2.0
/**
 * Games whose partial quotients grow for ever, and yet regularly, solved for heaps of every size.
 */
package org.losingways.family;
