// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.store.Store;
import org.losingways.web.Workbench;
import org.losingways.web.WorkbenchOptions;
import org.losingways.web.work.Limits;

/** A page that stays open while the server ends and another begins. */
@Tag("browser")
class RestartBrowserTest {

  private static final Pattern REACH = Pattern.compile("heaps to (\\d+)");

  private static Workbench start(int port, Store store) throws IOException {
    return Workbench.start(new WorkbenchOptions("127.0.0.1", port, store, Limits.usual()));
  }

  private static int reach(Browser browser) {
    Matcher found = REACH.matcher(browser.find(".status").getText());
    return found.find() ? Integer.parseInt(found.group(1)) : 0;
  }

  private static void stop(Browser browser) {
    browser.press("Stop");
    browser.waitFor("it can go on", () -> browser.find(".tools").getText().contains("Go on"));
  }

  /** The heaps of 0.005 to 17 have a finite quotient, those to 18 an infinite one. */
  @Test
  void whatIsNotFinishedGoesOnWhereItWas(@TempDir Path data) throws IOException {
    OtherProgram.need("chromium", "chromium");
    OtherProgram.need("chromedriver", "chromium-driver");
    Path file = data.resolve("games.sqlite");
    int port;
    int known;
    Browser browser;
    try (Store store = Store.open(file);
        Workbench first = start(0, store)) {
      port = first.address().getPort();
      browser = Browser.open(first.address());
      browser.go("/explore/0.005");
      browser.waitFor("it goes beyond the finite", () -> reach(browser) > 17);
      stop(browser);
      known = reach(browser);
    }
    assertThat(known).isGreaterThan(17);
    browser.run("dispatchEvent(new Event('focus'))");
    browser.waitForText("The workbench does not answer");
    assertThat(reach(browser)).isEqualTo(known);
    try (Store store = Store.open(file);
        Workbench second = start(port, store)) {
      assertThat(second.address().getPort()).isEqualTo(port);
      browser.waitForText("being solved");
      assertThat(reach(browser)).isGreaterThanOrEqualTo(known);
      assertThat(browser.text()).contains("is proved to be infinite");
      stop(browser);
      browser.close();
    }
  }
}
