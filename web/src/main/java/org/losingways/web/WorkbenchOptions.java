// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import org.losingways.reader.GameReader;
import org.losingways.store.Store;
import org.losingways.web.work.Limits;

/**
 * How a workbench is set up.
 *
 * @param host the address to bind to; loopback unless somebody says otherwise
 * @param port the port, 0 for any that is free
 * @param store what was ever proved; whoever opened it closes it
 * @param limits what it may take
 * @param games reads the games that are asked for
 */
public record WorkbenchOptions(
    String host, int port, Store store, Limits limits, GameReader games) {

  /** A workbench for the games that everybody knows. */
  public WorkbenchOptions(String host, int port, Store store, Limits limits) {
    this(host, port, store, limits, GameReader.withoutFiles());
  }
}
