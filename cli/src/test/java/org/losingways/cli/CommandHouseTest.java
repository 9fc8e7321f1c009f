// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
