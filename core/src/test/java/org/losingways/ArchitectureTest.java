// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
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

/** The table of packages in docs/design.md holds: what lives where, and what may use what. */
class ArchitectureTest {

  private static final PackageRules PACKAGES =
      new PackageRules("org.losingways", Set.of(), mayUse());

  private static final JavaClasses LIBRARY = PACKAGES.classes();

  /**
   * Which packages of the library each package may use, besides itself and the module {@code
   * referee}.
   */
  private static Map<String, Set<String>> mayUse() {
    return Map.ofEntries(
        entry("game", Set.of()),
        entry("codec", Set.of("game", "monoid", "quotient", "family", "gauge", "partizan")),
        entry("reader", Set.of("game", "form")),
        entry("normal", Set.of("game", "search")),
        entry("form", Set.of("game", "search")),
        entry("genus", Set.of("game", "form", "search")),
        entry("monoid", Set.of()),
        entry("search", Set.of("game", "monoid")),
        entry("family", Set.of("game", "monoid", "search")),
        entry("quotient", Set.of("game", "normal", "monoid", "search", "family")),
        entry("gauge", Set.of("game", "monoid", "quotient")),
        entry("partizan", Set.of("game", "form", "monoid", "search", "quotient")),
        entry("play", Set.of("game", "normal", "genus", "monoid", "search", "quotient", "family")),
        entry(
            "theory",
            Set.of(
                "game",
                "normal",
                "form",
                "reader",
                "genus",
                "monoid",
                "search",
                "quotient",
                "family",
                "play")));
  }

  @TestFactory
  Stream<DynamicTest> theTableHolds() {
    return PACKAGES.rules();
  }

  @Test
  void theModuleExportsEveryPackage() throws IOException {
    String module = Files.readString(Path.of("src/main/java/module-info.java"));
    assertThat(
            Pattern.compile("exports (.*);").matcher(module).results().map(found -> found.group(1)))
        .containsExactlyInAnyOrderElementsOf(
            LIBRARY.stream().map(JavaClass::getPackageName).collect(Collectors.toSet()));
  }

  /** Solvers and referees share no code; certificates are made in one place, and of assertions. */
  @Test
  void onlyCodecsKnowTheReferee() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.losingways.codec", "org.losingways.theory")
        .should()
        .dependOnClassesThat(resideInAnyPackage("org.losingways.proof.."))
        .check(LIBRARY);
  }

  /** Boards rest on games, and only the reader knows all of them. */
  @Test
  void noGameKnowsTheBoards() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.losingways.game.board", "org.losingways.reader")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.losingways.game.board")
        .check(LIBRARY);
  }

  /** The library is to be compiled for browsers as well, which lack these. */
  @Test
  void theLibraryDoesNotAskTheVirtualMachine() {
    noClasses().should().dependOnClassesThat().areAssignableTo(Runtime.class).check(LIBRARY);
    noClasses()
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.util.concurrent.atomic", "java.lang.reflect"))
        .check(LIBRARY);
  }

  @Test
  void theLibraryDependsOnNothingButPrimitiveCollections() {
    noClasses()
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(
                resideInAnyPackage("java..", "it.unimi.dsi.fastutil..", "org.losingways..")))
        .check(LIBRARY);
  }

  @Test
  void theLibraryDoesNotPrintOpenFilesOrStartThreads() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                "java.nio.file..", "java.net..", "java.util.logging..", "java.util.concurrent"))
        .check(LIBRARY);
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(LIBRARY);
    noClasses().should().dependOnClassesThat().areAssignableTo(Thread.class).check(LIBRARY);
    noClasses().should().dependOnClassesThat().areAssignableTo(java.io.File.class).check(LIBRARY);
  }
}
