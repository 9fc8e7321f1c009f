// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.testing.PackageRules;

/** The referee stands alone: it uses Java and its own packages only. */
class RefereeArchitectureTest {

  private static final PackageRules PACKAGES =
      new PackageRules(
          "org.losingways",
          Set.of("budget"),
          Map.of(
              "budget", Set.of(),
              "game", Set.of(),
              "ints", Set.of(),
              "json", Set.of("game", "ints"),
              "proof", Set.of("game", "ints", "json")));

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  @Test
  void nothingButJavaIsNeeded() {
    noClasses()
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(
                resideInAnyPackage(
                    "java..",
                    "org.losingways.budget",
                    "org.losingways.game..",
                    "org.losingways.ints",
                    "org.losingways.json",
                    "org.losingways.proof..")))
        .check(PACKAGES.classes());
  }

  /** What opens files or prints is apart, so that the rest can be compiled for browsers. */
  @Test
  void onlyTheProgramOpensFilesAndPrints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.losingways.proof.command")
        .and()
        .haveNameNotMatching(".*\\.(CertificateFiles|Certificate|Referee)")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "java.nio.file..",
                "java.net..",
                "java.util.logging..",
                "java.util.concurrent",
                "java.lang.reflect"))
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .check(PACKAGES.classes());
  }

  @Test
  void theModuleExportsEveryPackageButTheProgram() throws IOException {
    String module = Files.readString(Path.of("src/main/java/module-info.java"));
    assertThat(
            Pattern.compile("exports (.*);").matcher(module).results().map(found -> found.group(1)))
        .containsExactlyInAnyOrderElementsOf(
            PACKAGES.classes().stream()
                .map(JavaClass::getPackageName)
                .filter(name -> !name.endsWith(".command"))
                .collect(Collectors.toSet()));
  }
}
