// SPDX-License-Identifier: Apache-2.0
/** Answers about whole games: quotients, their inside, and how games compare. */
package org.losingways.show.answer.quotient;
