// SPDX-License-Identifier: Apache-2.0
/**
 * The workbench: a small HTTP server with an API, and the pages that use it.
 *
 * <p>{@link org.losingways.web.Workbench} starts and stops it. {@link org.losingways.web.Jobs} is
 * where games are solved, each once however many ask for it; {@link org.losingways.web.Views} is
 * where everything else is worked out, by {@link org.losingways.web.Answers} and {@link
 * org.losingways.web.Documents}: the answers that the command line makes too, as the same JSON,
 * LaTeX, GAP, SVG and PNG.
 */
package org.losingways.web;
