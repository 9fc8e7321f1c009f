// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import java.time.Duration;
import org.losingways.store.Store;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;

/** A workbench of its own for the tests of a class, and the browser that looks at it. */
record OpenWorkbench(Workbench workbench, Browser browser) implements AutoCloseable {

  /** The tests are skipped where there is no browser. */
  static OpenWorkbench with(Store store) throws IOException {
    OtherProgram.need("chromium", "chromium");
    OtherProgram.need("chromedriver", "chromium-driver");
    Limits limits = Limits.usual().withTime(Duration.ofMinutes(10));
    Workbench workbench = Workbench.start(new WorkbenchOptions("127.0.0.1", 0, store, limits));
    return new OpenWorkbench(workbench, Browser.open(workbench.address()));
  }

  /** Ends the work on a game that nobody looks at any more: the next pages need the machine. */
  void stop(String game) {
    new Visitor(workbench.address()).post("/api/solve/stop?game=" + Visitor.encoded(game), "");
  }

  @Override
  public void close() {
    browser.close();
    workbench.close();
  }
}
