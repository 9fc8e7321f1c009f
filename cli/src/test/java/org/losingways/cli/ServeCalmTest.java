// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.losingways.store.Store;

/** The pages of a server keep still while they come, and axe-core has nothing to say of them. */
class ServeCalmTest {

  @Test
  void pagesOfTheServerAreCalmAndAccessible() throws IOException {
    try (OpenWorkbench open = OpenWorkbench.with(Store.none())) {
      for (String view : CalmPages.VIEWS) {
        if (!view.equals("nothing") && !view.equals("explore/none")) {
          CalmPages.look(open.browser(), "/" + view);
        }
      }
      for (String view : CalmPages.LATE) {
        CalmPages.look(open.browser(), "/" + view);
      }
    }
  }
}
