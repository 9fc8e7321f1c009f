// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.testing.PackageRules;

/** What the store and the census may use. */
class StoreArchitectureTest {

  private static final PackageRules PACKAGES =
      new PackageRules(
          "org.losingways", Set.of(), Map.of("store", Set.of(), "census", Set.of("store")));

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  @Test
  void nothingDependsOnTheWorkbenchOrTheCommandLine() {
    PACKAGES.usesNothingOf("org.losingways.cli..", "org.losingways.web..", "picocli..");
  }
}
