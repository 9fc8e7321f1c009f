// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.losingways.store.Store;

/** A workbench without a store, and a browser that looks at it, for all tests of a class. */
abstract class WorkbenchCase {

  protected static OpenWorkbench open;
  protected static Browser browser;

  @BeforeAll
  static void openWorkbench() throws IOException {
    open = OpenWorkbench.with(Store.none());
    browser = open.browser();
  }

  @AfterEach
  void nothingIsComplainedAbout() {
    assertThat(browser.console()).isEmpty();
  }

  @AfterAll
  static void closeWorkbench() {
    if (open != null) {
      open.close();
      open = null;
    }
  }
}
