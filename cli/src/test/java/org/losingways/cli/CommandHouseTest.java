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

  private static final int MOST_CLASSES = 25;

  /** Which packages of the command line each of them may use, besides itself. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.of(
          "rules", Set.of(),
          "terminal", Set.of("rules"),
          "solving", Set.of("rules", "terminal"),
          "play", Set.of("rules", "terminal", "solving"),
          "reproduce", Set.of(),
          "command", Set.of("rules", "terminal", "solving", "play", "reproduce"));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.losingways.cli");

  static Set<String> packages() {
    return MAY_USE.keySet();
  }

  private static String[] within(Set<String> packages) {
    return packages.stream().map(p -> "org.losingways.cli." + p + "..").toArray(String[]::new);
  }

  @Test
  void everyPackageIsInTheTable() {
    Set<String> found =
        CLASSES.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> !name.equals("org.losingways.cli"))
            .map(name -> name.replace("org.losingways.cli.", ""))
            .collect(Collectors.toSet());
    assertThat(found).isEqualTo(packages());
  }

  @ParameterizedTest
  @MethodSource("packages")
  void usesOnlyWhatTheTableAllows(String name) {
    noClasses()
        .that()
        .resideInAPackage("org.losingways.cli." + name + "..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("org.losingways.cli..")
                .and(DescribedPredicate.not(resideInAnyPackage(within(Set.of(name)))))
                .and(DescribedPredicate.not(resideInAnyPackage(within(MAY_USE.get(name))))))
        .check(CLASSES);
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

  /** Answers become JSON in {@code show}. */
  @Test
  void commandsPutNoJsonTogether() {
    noClasses().should().dependOnClassesThat(resideInAnyPackage("tools.jackson..")).check(CLASSES);
  }

  @Test
  void thereAreNoCycles() {
    slices().matching("org.losingways.(cli.*)..").should().beFreeOfCycles().check(CLASSES);
  }
}
