// SPDX-License-Identifier: Apache-2.0
/**
 * What is decided between a question and its answer, once for the command line, the workbench and
 * the page: what tells a position's value, which quotient is shown, which limits and formats there
 * are.
 */
package org.losingways.show.ask;
