// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.testing.PackageRules;

/** What the packages of the command line may use, and how large they are. */
class CommandArchitectureTest {

  /** Which packages of this module each of them may use, besides itself. */
  private static final PackageRules PACKAGES =
      new PackageRules(
          "org.losingways.cli",
          Set.of(),
          Map.of(
              "rules", Set.of(),
              "terminal", Set.of("rules"),
              "solving", Set.of("rules", "terminal"),
              "play", Set.of("rules", "terminal", "solving"),
              "reproduce", Set.of(),
              "command", Set.of("rules", "terminal", "solving", "play", "reproduce")));

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  /** Answers become JSON in {@code show}. */
  @Test
  void commandsPutNoJsonTogether() {
    PACKAGES.usesNothingOf("tools.jackson..");
  }
}
