// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.file.Path;
import java.util.Optional;
import org.losingways.reader.GameReader;

/**
 * How a workbench is set up.
 *
 * @param host the address to bind to; loopback unless somebody says otherwise
 * @param port the port, 0 for any that is free
 * @param data the folder for the store of solved games; without one nothing outlives the process
 * @param limits what it may take
 * @param games reads the games that are asked for
 */
public record WorkbenchOptions(
    String host, int port, Optional<Path> data, Limits limits, GameReader games) {

  /** A workbench for the games that everybody knows. */
  public WorkbenchOptions(String host, int port, Optional<Path> data, Limits limits) {
    this(host, port, data, limits, GameReader.withoutFiles());
  }
}
