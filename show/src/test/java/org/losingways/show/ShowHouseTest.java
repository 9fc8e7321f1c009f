// SPDX-License-Identifier: Apache-2.0
package org.losingways.show;

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

/** What the packages that show answers may use. */
class ShowHouseTest {

  private static final int MOST_CLASSES = 25;

  /** Which packages of this module each of them may use, besides itself. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.of(
          "view", Set.of(),
          "answer", Set.of("view"),
          "file", Set.of(),
          "draw", Set.of("view"),
          "page", Set.of("answer", "view", "draw"),
          "json", Set.of("answer"),
          "export", Set.of("answer", "view", "json"),
          "workbench", Set.of("answer", "page", "draw"));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.losingways.show");

  static Set<String> packages() {
    return MAY_USE.keySet();
  }

  private static String[] within(Set<String> packages) {
    return packages.stream().map(p -> "org.losingways.show." + p + "..").toArray(String[]::new);
  }

  @Test
  void everyPackageIsInTheTable() {
    Set<String> found =
        CLASSES.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> !name.equals("org.losingways.show"))
            .map(name -> name.split("\\.", -1)[3])
            .collect(Collectors.toSet());
    assertThat(found).isEqualTo(packages());
  }

  @ParameterizedTest
  @MethodSource("packages")
  void usesOnlyWhatTheTableAllows(String name) {
    noClasses()
        .that()
        .resideInAPackage("org.losingways.show." + name + "..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("org.losingways.show.*..")
                .and(DescribedPredicate.not(resideInAnyPackage(within(Set.of(name)))))
                .and(DescribedPredicate.not(resideInAnyPackage(within(MAY_USE.get(name))))))
        .check(CLASSES);
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
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("org.losingways.cli..", "org.losingways.web..", "picocli.."))
        .check(CLASSES);
  }

  @Test
  void thereAreNoCycles() {
    slices().matching("org.losingways.show.(*)..").should().beFreeOfCycles().check(CLASSES);
    slices().matching("org.losingways.show.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void noPackageIsLarge() {
    Map<String, Long> sizes =
        CLASSES.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(c -> !c.getSimpleName().equals("package-info"))
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    assertThat(sizes).allSatisfy((name, size) -> assertThat(size).isLessThan(MOST_CLASSES));
  }
}
