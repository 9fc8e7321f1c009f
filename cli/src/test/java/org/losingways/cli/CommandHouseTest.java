// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.house.House;

/** What the packages of the command line may use, and how large they are. */
class CommandHouseTest {

  /** Which packages of this module each of them may use, besides itself. */
  private static final House HOUSE =
      new House(
          "org.losingways.cli",
          Set.of(),
          Map.of(
              "terminal", Set.of(),
              "solving", Set.of("terminal"),
              "play", Set.of("terminal", "solving"),
              "reproduce", Set.of(),
              "command", Set.of("terminal", "solving", "play", "reproduce")));

  private static final JavaClasses CLASSES = HOUSE.classes();

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return HOUSE.rules();
  }

  /** Answers become JSON in {@code show}. */
  @Test
  void commandsPutNoJsonTogether() {
    noClasses().should().dependOnClassesThat(resideInAnyPackage("tools.jackson..")).check(CLASSES);
  }
}
