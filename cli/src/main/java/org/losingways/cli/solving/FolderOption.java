// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The mixin of commands that write the games of a store as pages: into which folder. */
public final class FolderOption {

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "Where the pages are written.")
  private Path out;

  @Mixin private StoreOption store;

  public Path out() {
    return out;
  }

  public StoreOption store() {
    return store;
  }
}
