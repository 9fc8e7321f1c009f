// SPDX-License-Identifier: Apache-2.0
/**
 * What the workbench may spend on its clients: how many work at once and in which order, for how
 * long and with how much memory, and what it says when that is not enough. It knows nothing of
 * games or of HTTP but its numbers.
 */
package org.losingways.web.work;
