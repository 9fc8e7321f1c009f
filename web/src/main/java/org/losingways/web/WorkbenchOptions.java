// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import org.losingways.store.Store;

/**
 * How a workbench is set up.
 *
 * @param host the address to bind to; loopback unless somebody says otherwise
 * @param port the port, 0 for any that is free
 * @param store what was ever proved; whoever opened it closes it
 * @param limits what it may take
 */
public record WorkbenchOptions(String host, int port, Store store, Limits limits) {}
