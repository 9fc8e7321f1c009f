// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.house.House;

/** What the store and the census may use. */
class StoreHouseTest {

  private static final House HOUSE =
      new House("org.losingways", Set.of(), Map.of("store", Set.of(), "census", Set.of("store")));

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return HOUSE.rules();
  }

  @Test
  void nothingDependsOnTheWorkbenchOrTheCommandLine() {
    HOUSE.usesNothingOf("org.losingways.cli..", "org.losingways.web..", "picocli..");
  }
}
