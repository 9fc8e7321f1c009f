// SPDX-License-Identifier: Apache-2.0
package org.losingways.show;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.testing.PackageRules;

/** What the packages that show answers may use. */
class ShowArchitectureTest {

  /** Which packages of this module each of them may use, besides itself. */
  private static final PackageRules PACKAGES =
      new PackageRules(
          "org.losingways.show",
          Set.of(""),
          Map.of(
              "view", Set.of(),
              "answer", Set.of("view"),
              "file", Set.of(),
              "draw", Set.of("view"),
              "page", Set.of("answer", "view", "draw"),
              "json", Set.of("answer"),
              "export", Set.of("answer", "view", "json"),
              "workbench", Set.of("answer", "page", "draw")));

  private static final JavaClasses CLASSES = PACKAGES.classes();

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  /** Other ways of showing them, a browser's among them, need answers without JSON and files. */
  @Test
  void answersAndPagesKnowNoLibrary() {
    noClasses()
        .that()
        .resideInAnyPackage("org.losingways.show.answer..", "org.losingways.show.page..")
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(
                resideInAnyPackage("java..", "it.unimi.dsi.fastutil..", "org.losingways..")))
        .orShould()
        .dependOnClassesThat(
            resideInAnyPackage("java.nio.file..", "java.util.concurrent..", "java.lang.reflect.."))
        .check(CLASSES);
  }

  @Test
  void nothingDependsOnTheWorkbenchOrTheCommandLine() {
    PACKAGES.usesNothingOf("org.losingways.cli..", "org.losingways.web..", "picocli..");
  }
}
