// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.losingways.store.Store;

/** The pages of a server keep still while they come, and axe-core has nothing to say of them. */
@Tag("browser")
class ServeCalmTest {

  @Test
  void pagesOfTheServerAreCalmAndAccessible() throws IOException {
    try (OpenWorkbench open = OpenWorkbench.with(Store.none())) {
      for (String view : CalmPages.VIEWS) {
        if (!CalmPages.OF_SITES_ONLY.contains(view)) {
          CalmPages.look(open.browser(), "/" + view);
        }
        // Nobody looks at these games any more.
        if (view.equals("explore/0.76")) {
          open.stop("0.76");
        } else if (view.contains("gauges")) {
          open.stop("4.765");
        }
      }
    }
  }

  /**
   * One cell of a table stands for those that look as it does, but a cell of another look does not.
   */
  @Test
  void whatIsHardToReadIsFoundWhereverItIs() throws IOException {
    try (OpenWorkbench open = OpenWorkbench.with(Store.none())) {
      Browser browser = open.browser();
      browser.go("/explore/0.123/genus");
      browser.find("table.phi .genus sup");
      browser.waitUntilIdle();
      assertThat(browser.accessibilityOfColours()).isEmpty();
      browser.run(
          "const pale = new CSSStyleSheet(); document.adoptedStyleSheets = [pale];"
              + " pale.replaceSync('.pale { color: #bbb !important }');"
              + " const cells = [...document.querySelectorAll('table.phi td')].filter((c) =>"
              + " c.innerText.trim().length > 1); cells[cells.length - 1].classList.add('pale')");
      assertThat(browser.accessibilityOfColours())
          .singleElement()
          .asString()
          .startsWith("color-contrast: ")
          .contains("#bbbbbb");
    }
  }
}
