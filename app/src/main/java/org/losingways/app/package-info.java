// SPDX-License-Identifier: Apache-2.0
/**
 * What is decided between a question and its answer, once for the command line, the workbench, the
 * page and the census: what is read from what was saved before, which search comes next, what is
 * tried when the quotient is infinite, what decides a position, which quotient is shown, and what
 * is saved.
 */
package org.losingways.app;
