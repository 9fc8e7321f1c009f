// SPDX-License-Identifier: Apache-2.0
/**
 * What clients may do with their connections: how long headers and bodies may take to arrive, in
 * how many pieces, and what happens when a client goes away. It knows nothing of games.
 */
package org.losingways.web.connection;
