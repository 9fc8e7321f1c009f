// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.testing.PackageRules;

/** What decisions may use: nothing that a page cannot have, and nobody who asks. */
class AppArchitectureTest {

  private static final PackageRules PACKAGES =
      new PackageRules("org.losingways", Set.of(), Map.of("app", Set.of()));

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  @Test
  void nothingDependsOnTheStoreOrOnAnybodyWhoAsks() {
    PACKAGES.usesNothingOf(
        "org.losingways.store..",
        "org.losingways.census..",
        "org.losingways.web..",
        "org.losingways.cli..");
  }

  @Test
  void aPageCanHaveAllOfIt() {
    noClasses()
        .should()
        .dependOnClassesThat(
            not(resideInAnyPackage("java.lang", "java.lang.invoke", "java.math", "java.time"))
                .and(not(resideInAnyPackage("java.util", "java.util.function", "java.util.stream")))
                .and(not(resideInAnyPackage("it.unimi.dsi.fastutil..", "org.losingways.."))))
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .check(PACKAGES.classes());
  }
}
