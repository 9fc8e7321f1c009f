// SPDX-License-Identifier: Apache-2.0
/** Pages about whole games: quotients, their inside, and how games compare. */
package org.losingways.show.page.quotient;
