// SPDX-License-Identifier: Apache-2.0
/**
 * The atlas: a page for every game of a store, and pages that lead to them, made from the answers
 * of commands, and written into a folder that needs no server.
 */
package org.losingways.web.atlas;
