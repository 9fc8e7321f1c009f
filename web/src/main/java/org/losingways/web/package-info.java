// SPDX-License-Identifier: Apache-2.0
/**
 * The workbench: a small HTTP server with an API, and the pages that use it.
 *
 * <p>{@link org.losingways.web.Workbench} starts and stops it. {@link org.losingways.web.Jobs} is
 * where games are solved, each once however many ask for it; {@link org.losingways.web.Views} is
 * where everything else is worked out; {@link org.losingways.web.Press} turns answers into the
 * JSON, LaTeX, GAP, SVG and PNG that the command line writes too.
 */
package org.losingways.web;
